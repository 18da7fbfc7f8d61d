# SPDX-License-Identifier: GPL-3.0-or-later
"""extract: archives that end early, conflicts, cancel, exit codes and JSON."""

import gzip
import io
import os
import random
import shutil
import signal
import subprocess
import tarfile
import time
import zipfile

from archive_support import Extract
from support import CLI, tree


class EarlyEnds(Extract):
    def pack(self):
        self.write("from/a", "first")
        self.write("from/b", random.Random(3).randbytes(100_000))
        self.write("from/c", "last")
        self.tool("tar", "--format=pax", "--sort=name", "-cf", "../whole.tar", "a", "b", "c")
        return self.read("whole.tar")

    def positions(self, whole):
        with tarfile.open(fileobj=io.BytesIO(whole)) as packed:
            return {member.name: (member.offset, member.offset_data, member.offset_data + member.size) for member in packed}

    def test_a_cut_archive_delivers_what_is_complete_and_is_never_done(self):
        whole = self.pack()
        at = self.positions(whole)
        end_of = {name: (place[2] + 511) // 512 * 512 for name, place in at.items()}
        cuts = {
            "in the first header": (100, []),
            "between header and payload": (at["b"][1], ["a"]),
            "in a payload": (at["b"][1] + 50_000, ["a"]),
            "one byte short": (at["b"][2] - 1, ["a"]),
            "after a payload, before its padding": (at["b"][2], ["a", "b"]),
            "between two members": (end_of["b"], ["a", "b"]),
            "in a pax header": (at["c"][0] + 700, ["a", "b"]),
            "before the end mark": (end_of["c"], ["a", "b", "c"]),
        }
        for title, (length, complete) in cuts.items():
            # A lone piece of a header under gzip is a compressed file as good as any.
            for packed in (False, True) if length > 512 else (False,):
                with self.subTest(title, packed=packed):
                    self.clear("to")
                    self.write("cut", gzip.compress(whole[:length]) if packed else whole[:length])
                    finished = self.expect_json(1, "extract", "cut", "--into", "to")[-1]
                    self.assertIn(finished["state"], ("partial", "failed"))
                    self.assertEqual(sorted(os.listdir(self.place / "to")), complete)
                    for name in complete:
                        self.assertEqual(self.read(f"to/{name}"), self.read(f"from/{name}"))
                    self.assertTrue(any("byte" in error["message"] for error in finished["errors"]), finished["errors"])

    def test_a_member_that_is_cut_is_named_with_its_offset(self):
        whole = self.pack()
        self.write("cut", whole[: self.positions(whole)["b"][1] + 1000])
        errors = self.expect_json(1, "extract", "cut", "--into", "to")[-1]["errors"]
        (error,) = [error for error in errors if error["path"] == "cut/b"]
        self.assertIn(f"begins at byte {self.positions(whole)['b'][0]}", error["message"])

    def test_a_cut_compressed_archive(self):
        whole = gzip.compress(self.pack())
        self.write("cut.gz", whole[: len(whole) * 9 // 10])
        finished = self.expect_json(1, "extract", "cut.gz", "--into", "to")[-1]
        self.assertEqual(finished["state"], "partial")
        self.assertEqual(os.listdir(self.place / "to"), ["a"])

    def test_a_damaged_checksum_in_a_zip_costs_that_member(self):
        with zipfile.ZipFile(self.place / "a.zip", "w") as packed:
            packed.writestr("a", "A" * 1000)
            packed.writestr("b", "B" * 1000)
        damaged = self.read("a.zip").replace(b"A" * 1000, b"A" * 999 + b"X")
        self.write("a.zip", damaged)
        finished = self.expect_json(1, "extract", "a.zip", "--into", "to")[-1]
        self.assertEqual(finished["state"], "partial")
        self.assertEqual(os.listdir(self.place / "to"), ["b"])

    def test_what_is_no_archive_is_said_so(self):
        for content in (b"", b"just text\n" * 1000, b"\0" * 10, os.urandom(5000)):
            self.write("no", content)
            done = self.expect(1, "extract", "no", "--into", "to")
            self.assertIn(b"no: ", done.stderr)
        self.assertIn(b"No such file", self.expect(1, "extract", "missing").stderr)
        self.assertIn(b"regular file", self.expect(1, "extract", "to").stderr)


class Behaviour(Extract):
    def pack(self, **files):
        for name, content in files.items():
            self.write(f"from/{name}", content, time_ns=2_000_000_000 * 10**9)
        self.tool("tar", "-cf", "../a.tar", *files)

    def test_the_default_destination_is_here_and_others_are_made(self):
        self.pack(a="new")
        self.expect(0, "extract", "a.tar")
        self.assertEqual(self.read("a"), b"new")
        self.expect(0, "extract", "a.tar", "--into", "x/y/z")
        self.assertEqual(self.read("x/y/z/a"), b"new")

    def test_an_archive_behind_a_link(self):
        self.pack(a="new")
        os.symlink("a.tar", self.place / "link.tar")
        self.expect(0, "extract", "link.tar", "--into", "to")
        self.expect(0, "list", "link.tar")

    def test_conflict_policies(self):
        self.pack(a="new")
        for policy, code, a, others in (
            ("fail", 1, b"old", []),
            ("skip", 0, b"old", []),
            ("replace", 0, b"new", []),
            ("newer", 0, b"new", []),
            ("keep-both", 0, b"old", ["a (2)"]),
        ):
            with self.subTest(policy):
                self.clear("to")
                self.write("to/a", "old", time_ns=10**18)
                self.expect(code, "extract", "a.tar", "--into", "to", "--on-conflict", policy)
                self.assertEqual(self.read("to/a"), a)
                self.assertEqual(sorted(os.listdir(self.place / "to")), ["a", *others])

    def test_newer_files_stay(self):
        self.pack(a="new")
        self.write("to/a", "old", time_ns=3_000_000_000 * 10**9)
        self.expect(0, "extract", "a.tar", "--into", "to", "--on-conflict", "newer")
        self.assertEqual(self.read("to/a"), b"old")

    def test_several_archives(self):
        self.pack(a="new")
        shutil.copy(self.place / "a.tar", self.place / "one.tar")
        self.pack(b="other")
        self.expect(0, "extract", "one.tar", "a.tar", "--into", "to")
        self.assertEqual(sorted(os.listdir(self.place / "to")), ["a", "b"])
        self.expect(1, "extract", "missing.tar", "a.tar", "--into", "again")
        self.assertEqual(os.listdir(self.place / "again"), ["b"])

    def test_json_items_sum_up(self):
        self.pack(a="12345", b="x" * 200_000)
        *items, finished = self.expect_json(0, "extract", "--verbose", "a.tar", "--into", "to")
        items = [item for item in items if item["event"] == "item"]
        self.assertEqual([item["path"] for item in items], ["a.tar/a", "a.tar/b"])
        self.assertEqual([item["destination"] for item in items], ["to/a", "to/b"])
        self.assertEqual((finished["state"], finished["files"], finished["bytes"]["apparent"]), ("done", 2, 200_005))
        for name, total in finished["bytes"].items():
            self.assertEqual(sum(item["bytes"][name] for item in items), total, name)

    def test_dry_run_counts_members_and_changes_nothing(self):
        self.pack(a="12345", b="x" * 200_000)
        self.write("a.tar.gz", gzip.compress(self.read("a.tar")))
        for name in ("a.tar", "a.tar.gz"):
            planned = self.expect_json(0, "extract", "--dry-run", name, "--into", "to")[-1]["planned"]
            self.assertEqual((planned["files"], planned["bytes"]), (2, 200_005))
        self.assertFalse((self.place / "to").exists())

    def test_a_forced_method_that_cannot_serve_fails_with_the_reason(self):
        self.pack(a="x" * 200_000)
        self.write("a.tar.gz", gzip.compress(self.read("a.tar")))
        for method in ("clone", "kernel"):
            done = self.expect(1, "extract", "--method", method, "a.tar.gz", "--into", "to")
            self.assertIn(b"compressed archive", done.stderr)
        self.expect(0, "extract", "--method", "buffered", "a.tar.gz", "--into", "to")

    def test_verify_and_sync(self):
        self.build()
        self.tool("tar", "-S", "-cf", "../a.tar", ".")
        self.expect(0, "extract", "--verify", "--sync", "a.tar", "--into", "to")
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_a_cancelled_extraction_leaves_complete_members_only_and_goes_on_later(self):
        for number in range(40):
            self.write(f"from/d/{number}", random.Random(number).randbytes(200_000))
        for pack in ("-cf", "-czf"):
            with self.subTest(pack):
                self.clear("to")
                self.tool("tar", pack, "../a.tar", ".")
                running = subprocess.Popen([CLI, "extract", "--limit", "4M", "a.tar", "--into", "to"], cwd=self.place)
                time.sleep(0.8)
                running.send_signal(signal.SIGINT)
                self.assertEqual(running.wait(10), 130)
                self.assertEqual(self.leftovers(), [])
                done = sorted(os.listdir(self.place / "to/d"))
                self.assertTrue(0 < len(done) < 40, len(done))
                for name in done:
                    self.assertEqual(self.read(f"to/d/{name}"), self.read(f"from/d/{name}"))
                finished = self.expect_json(0, "extract", "a.tar", "--into", "to", "--on-conflict", "skip")[-1]
                self.assertEqual((finished["skipped"], finished["files"]), (len(done), 40 - len(done)))
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_a_wrong_command_line_is_2(self):
        for arguments in (["extract"], ["list"], ["list", "a", "b"], ["extract", "--into"], ["extract", "-T", "a"], ["extract", "--into", "", "a"]):
            self.expect(2, *arguments)
