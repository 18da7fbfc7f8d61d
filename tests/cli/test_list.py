# SPDX-License-Identifier: GPL-3.0-or-later
"""list: members, offsets, holes, what can be cloned and why not."""

import os
import tarfile

from archive_support import Extract


class Listing(Extract):
    def test_members_in_json(self):
        self.build()
        self.tool("tar", "--format=posix", "-S", "-cf", "../a.tar", ".")
        *members, finished = self.expect_json(0, "list", "a.tar")
        by_name = {member["path"]: member for member in members}
        self.assertEqual((finished["state"], finished["members"]), ("done", len(members)))
        sparse = by_name["./sparse"]
        self.assertEqual((sparse["size"], sparse["stored"]), (4 << 20, 65536 + 4096))
        self.assertEqual(sparse["holes"], (4 << 20) - 65536 - 4096)
        large = by_name["./large"] if by_name["./large"]["type"] == "file" else by_name["./d/twin"]
        content = self.read("a.tar")[large["payload_offset"] :][: large["size"]]
        self.assertEqual(content, self.read("from/large"))
        self.assertFalse(large["clonable"] and large["payload_offset"] % 4096)
        self.assertEqual(by_name["./link"]["link_target"], "small")
        self.assertIn("./\\xff caf\\xe9", by_name)
        self.assertIn("./\u00e4\u00f6\u00fc", by_name)
        with tarfile.open(self.place / "a.tar") as packed:
            self.assertEqual(len(packed.getmembers()), len(members))

    def test_a_compressed_archive_has_no_offsets(self):
        self.write("from/a", "x" * 100_000)
        self.tool("tar", "-czf", "../a.tgz", "a")
        member, finished = self.expect_json(0, "list", "a.tgz")
        self.assertEqual((member["size"], member["stored"], member["payload_offset"]), (100_000, None, None))
        self.assertEqual((member["clonable"], member["why_not"]), (False, "compressed archive"))
        self.assertEqual(finished["bytes"]["apparent"], 100_000)

    def test_what_one_compressed_file_unpacks_to_is_not_known(self):
        for suffix, *command in (".gz", "gzip"), (".xz", "xz"), (".zst", "zstd", "-q"), (".bz2", "bzip2"):
            with self.subTest(suffix):
                self.write("from/notes", "x" * 100_000)
                self.tool(*command, "-f", "-k", "notes")
                member, finished = self.expect_json(0, "list", "from/notes" + suffix)
                self.assertEqual((member["path"], member["size"], member["size_precision"]), ("notes", None, "unknown"))
                self.assertEqual(finished["bytes"], {"apparent": 0, "precision": "at_least"})
                self.assertEqual(self.expect(0, "list", "from/notes" + suffix).stdout.decode().splitlines()[1].split()[2], "?")
                planned = self.expect_json(0, "extract", "--dry-run", "from/notes" + suffix, "--into", "to")[-1]["planned"]
                self.assertEqual(planned["space"]["precision"], "at_least")

    def test_sizes_that_are_known_are_exact(self):
        self.write("from/a", "x" * 100_000)
        self.tool("tar", "-czf", "../a.tgz", "a")
        member, finished = self.expect_json(0, "list", "a.tgz")
        self.assertEqual((member["size"], member["size_precision"]), (100_000, "exact"))
        self.assertEqual(finished["bytes"], {"apparent": 100_000, "precision": "exact"})

    def test_text_names_every_member(self):
        self.write("from/a", "x")
        os.symlink("a", self.place / "from/l")
        self.tool("tar", "-cf", "../a.tar", "a", "l")
        lines = self.expect(0, "list", "a.tar").stdout.decode().splitlines()
        self.assertEqual(len(lines), 3)
        self.assertTrue(lines[1].endswith(" a"))
        self.assertTrue(lines[2].endswith("l -> a"))

    def test_an_archive_that_ends_early_is_1_after_the_members_before(self):
        self.write("from/a", "x")
        self.tool("tar", "-cf", "../a.tar", "a")
        self.write("cut", self.read("a.tar")[:1024])
        member, finished = self.expect_json(1, "list", "cut")
        self.assertEqual((member["path"], finished["state"]), ("a", "partial"))
        self.assertIn("end mark", finished["errors"][0]["message"])
        self.assertIn(b"end mark", self.expect(1, "list", "cut").stderr)
        self.assertEqual(self.expect_json(1, "list", "missing")[-1]["errors"][0]["errno"], "ENOENT")
