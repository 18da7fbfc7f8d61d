# SPDX-License-Identifier: GPL-3.0-or-later
"""--dry-run: what would be done, what is in the way, whether there is room; and that nothing is done."""

import os
import unittest

from support import CliTest


def marks(path):
    """All that a run that changes nothing must not change."""
    return {
        name: (os.lstat(os.path.join(folder, name)).st_mtime_ns, os.lstat(os.path.join(folder, name)).st_ino)
        for folder, directories, files in os.walk(path)
        for name in directories + files
    }


class DryRun(CliTest):
    def dry(self, code, *arguments):
        """The lines that it prints, after a look that it changed nothing."""
        before = marks(self.place)
        lines = self.expect(code, *arguments, "--dry-run").stdout.decode().splitlines()
        self.assertEqual(marks(self.place), before)
        return lines

    def planned(self, code, *arguments):
        return self.expect_json(code, *arguments, "--dry-run")[-1]["planned"]

    def test_counts_what_would_arrive(self):
        self.write("from/a", b"x" * 1000)
        self.write("from/d/b", b"y" * 500)
        for command in ("copy", "move"):
            self.assertEqual(self.dry(0, command, "from", "to")[0], "would transfer 2 files, 1500 bytes")
            finished = self.expect_json(0, command, "from", "to", "--dry-run")[-1]
            self.assertEqual((finished["planned"]["files"], finished["planned"]["bytes"]), (2, 1500))
            self.assertEqual(finished["bytes"]["apparent"], 0)

    def test_counts_one_as_one(self):
        self.write("empty", "")
        self.write("one", "1")
        self.assertEqual(self.dry(0, "copy", "empty", "b")[0], "would transfer 1 file, 0 bytes")
        self.assertEqual(self.dry(0, "copy", "one", "b")[0], "would transfer 1 file, 1 byte")

    def test_says_how_and_whether_there_is_room(self):
        self.write("from/a", os.urandom(300_000))
        os.link(self.place / "from/a", self.place / "from/b")
        lines = self.dry(0, "copy", "--method", "buffered", "from", "to")
        self.assertIn("  read and written: 1 file, 293 KiB", lines)
        self.assertIn("  linked: 1 file, 293 KiB", lines)
        self.assertRegex(lines[-1], r"^needs \d+ KiB of .* free$")
        planned = self.planned(0, "copy", "--method", "buffered", "from", "to")
        self.assertEqual(planned["methods"]["buffered"], {"files": 1, "bytes": 300_000})
        self.assertEqual(planned["linked"]["files"], 1)
        self.assertGreaterEqual(planned["space"]["needed"], 300_000)
        self.assertTrue(planned["space"]["enough"])

    def test_a_move_beside_is_a_rename(self):
        self.write("from/a", b"x" * 1000)
        planned = self.planned(0, "move", "from", "to")
        self.assertEqual(planned["renamed"], {"files": 1, "bytes": 1000})
        self.assertEqual(planned["space"]["needed"], 0)

    def test_conflicts_are_told_with_what_the_policy_does(self):
        self.write("from/a", "newer", time_ns=3_000_000_000)
        self.write("from/free", "1")
        self.write("to/from/a", "old", time_ns=1_000_000_000)
        lines = self.dry(1, "copy", "from", "to")
        self.assertEqual(lines[0], "would transfer 1 file, 1 byte")
        self.assertIn("1 name is taken", lines)
        self.assertRegex("\n".join(lines), r"  to/from/a: 3 B of 19\d\d-\d\d-\d\d \d\d:\d\d would fail; the source: 5 B of ")
        expected = {"skip": (0, 1), "replace": (0, 2), "newer": (0, 2), "larger": (0, 2), "keep-both": (0, 2)}
        for policy, (code, files) in expected.items():
            with self.subTest(policy):
                planned = self.planned(code, "copy", "--on-conflict", policy, "from", "to")
                self.assertEqual(planned["files"], files)
                fate = {"keep-both": "keep_both", "newer": "replace", "larger": "replace"}.get(policy, policy)
                self.assertEqual(planned["conflicts"][fate], 1)
                first = planned["conflicts"]["first"][0]
                self.assertEqual((first["fate"], first["existing"]["size"], first["source"]["size"]), (fate, 3, 5))
                self.assertEqual(first["existing"]["mtime_ns"], 1_000_000_000)

    def test_what_cannot_be_done_counts_nothing(self):
        self.write("from/a", "content")
        done = self.expect(1, "copy", "--dry-run", "from", "from/")
        self.assertIn(b"from: A directory cannot go into itself", done.stderr)
        self.assertEqual(done.stdout, b"")
        self.assertNotIn("planned", self.expect_json(1, "copy", "--dry-run", "from", "from/")[-1])

    def test_meets_errors_too(self):
        done = self.expect(1, "copy", "--dry-run", "missing", "to")
        self.assertIn(b"missing", done.stderr)

    def test_an_archive_and_its_name(self):
        self.write("from/a", b"x" * 5000)
        self.write("taken.tar", "")
        lines = self.dry(0, "archive", "-o", "new.tar.zst", "from")
        self.assertEqual(lines[0], "would transfer 1 file, 5000 bytes")
        self.assertTrue(lines[-1].startswith("needs at most "), lines[-1])
        self.assertEqual(self.planned(1, "archive", "-o", "taken.tar", "from")["conflicts"]["fail"], 1)


if __name__ == "__main__":
    unittest.main()
