# SPDX-License-Identifier: GPL-3.0-or-later
"""The counters of the last line are the sums over the items: whatever the job is, and whatever goes wrong in it."""

import errno
import json
import os
import signal
import subprocess
import tarfile
import time
import zipfile

from support import CLI, BtrfsTest, CliTest, LyingFilesystem

DELIVERED = ("done", "linked", "renamed", "warning")
NOBODY = 65534


class Scenario:
    """What a test builds and runs, and the check of what was printed."""

    def build(self, root="from"):
        self.write(f"{root}/small", "12345")
        self.write(f"{root}/large", os.urandom(3_000_000))
        self.write(f"{root}/d/empty", "")
        os.symlink("small", self.place / root / "link")
        os.mkfifo(self.place / root / "pipe")
        os.link(self.place / root / "large", self.place / root / "d/other name")
        with open(self.place / root / "sparse", "wb") as file:
            file.truncate(4 << 20)

    def run_sums(self, *arguments, **options):
        return self.check(self.run_cli(*arguments, "--json", "--verbose", **options))

    def check(self, done):
        lines = [json.loads(line) for line in done.stdout.decode().splitlines()]
        items, finished = [line for line in lines if line["event"] == "item"], lines[-1]
        told = "\n".join([*map(str, items), str(finished), done.stderr.decode()])

        def number(*results):
            # What is renamed as a whole counts among the directories.
            return sum(item["result"] in results and not (item["directory"] and item["result"] == "renamed") for item in items)

        counted = {name: finished[name] for name in ("files", "skipped", "failed", "warned_of")}
        summed = {"files": number(*DELIVERED), "skipped": number("skipped"), "failed": number("failed"), "warned_of": number("warning")}
        self.assertEqual(counted, summed, told)
        for name, total in finished["bytes"].items():
            self.assertEqual(sum(item["bytes"][name] for item in items), total, told)
        for item in items:
            self.assertTrue(item["path"] and item["destination"], told)
            self.assertEqual("why" in item, item["result"] in ("skipped", "failed", "warning"), told)
            for saved in item["saved"].values():
                self.assertNotEqual(saved, {"bytes": 0, "precision": "at_most"}, told)
        if done.returncode in (0, 1):
            self.assertEqual(done.returncode == 1, finished["failed"] + finished["warned_of"] > 0, told)
        self.assertEqual(finished["errors"] == [], finished["failed"] + finished["warned_of"] == 0, told)
        return items, finished


class Clones(Scenario, BtrfsTest):
    def test_small_files_have_no_hole_that_is_at_most_nothing(self):
        self.build("btrfs/from")
        for number in range(20):
            self.write(f"btrfs/from/inline {number}", "x" * 100)
            self.write(f"btrfs/from/block {number}", "x" * 8192)
        os.sync()
        items, finished = self.run_sums("copy", "btrfs/from", "btrfs/to")
        self.assertGreater(finished["bytes"]["cloned"], 0)
        for item in items:
            if "inline" in item["path"]:
                self.assertEqual(item["saved"]["holes"], {"bytes": 0, "precision": "exact"})


class Trees(Scenario, CliTest):
    def setUp(self):
        super().setUp()
        os.chmod(self.place, 0o777)
        os.mkdir(self.place / "to", 0o777)
        os.chmod(self.place / "to", 0o777)

    def test_what_goes_well(self):
        self.build()
        for command in ("copy", "move"):  # the second one by a rename
            _, finished = self.run_sums(command, "from", f"to/{command}")
            self.assertEqual(finished["state"], "done")
        self.build()
        self.run_sums("move", "from/small", "from/d", "to")
        self.run_sums("copy", "--dry-run", "from", "to")

    def test_sources_that_are_refused_all_fail(self):
        for name in "abc":
            self.write(name, name)
        for command in ("copy", "move"):
            items, finished = self.run_sums(command, "a", "b", "c", "nowhere/")
            self.assertEqual(finished["failed"], 3)
            self.assertEqual([item["destination"] for item in items], ["nowhere/a", "nowhere/b", "nowhere/c"])
        items, finished = self.run_sums("copy", "a", "missing", "b/", "to", "to")
        self.assertEqual((finished["files"], finished["failed"]), (1, 3))
        wanted = {"a": "to/a", "missing": "to/missing", "b": "to/b", "to": "to/to"}
        self.assertEqual({item["path"]: item["destination"] for item in items}, wanted)

    def test_conflicts(self):
        for policy in ("fail", "skip", "newer", "keep-both", "replace"):
            for command in ("copy", "move"):
                self.build(f"{policy} {command}")
                self.write(f"to/{policy} {command}/small", "there", time_ns=1)
                self.write(f"to/{policy} {command}/link", "there")
                os.mkdir(self.place / "to" / f"{policy} {command}" / "large")
                os.symlink("nowhere", self.place / "to" / f"{policy} {command}" / "d")
                self.run_sums(command, "--on-conflict", policy, f"{policy} {command}", "to")

    def test_what_cannot_be_read(self):
        if os.geteuid() != 0:
            self.skipTest("needs root, to run as somebody else")
        self.build()
        os.chmod(self.place / "from/small", 0)
        os.chmod(self.place / "from/d", 0)
        for arguments in (["copy", "from", "to"], ["archive", "-o", "to/a.tar", "from"], ["copy", "--dry-run", "from", "to/2"]):
            _, finished = self.run_sums(*arguments, user=NOBODY)
            self.assertEqual((finished["state"], finished["failed"]), ("partial", 2))
        items, finished = self.run_sums("move", "from", "to/moved", user=NOBODY)
        self.assertEqual((finished["state"], finished["failed"]), ("failed", 1), items)

    def test_a_move_whose_originals_stay(self):
        filesystem = LyingFilesystem(self)
        if os.geteuid() != 0:
            self.skipTest("needs root, for a folder that nothing can be removed from")
        for folder, sources in (("whole", ["whole"]), ("single", ["single/small", "single/large"])):
            self.build(folder)
            subprocess.run(["chattr", "+a", self.place / folder], check=False, capture_output=True)
            self.addCleanup(subprocess.run, ["chattr", "-R", "-a", self.place / folder], check=False, capture_output=True)
            _, finished = self.run_sums("move", *sources, filesystem.mounted)
            if not (self.place / folder / "small").exists():
                self.skipTest("this filesystem knows no append-only folders")
            self.assertNotEqual(finished["failed"], 0)

    def test_a_move_that_would_lose_an_attribute(self):
        filesystem = LyingFilesystem(self, "no-attributes=1")
        self.build()
        os.setxattr(self.place / "from/small", "user.note", b"x")
        os.setxattr(self.place / "from/d", "user.note", b"x")
        _, finished = self.run_sums("move", "from", filesystem.mounted)
        self.assertEqual((finished["state"], finished["failed"]), ("partial", 2))
        os.makedirs(self.place / "merged/d")
        os.setxattr(self.place / "merged/d", "user.note", b"x")
        os.makedirs(filesystem.mounted / "merged/d")
        _, finished = self.run_sums("move", "merged", filesystem.mounted)
        self.assertTrue((self.place / "merged/d").is_dir())
        self.assertNotEqual(finished["failed"], 0)

    def test_a_full_disk(self):
        filesystem = LyingFilesystem(self, f"write={errno.ENOSPC}", "full-at=2000000")
        for command in ("copy", "move"):
            self.build(command)
            for number in range(300):
                self.write(f"{command}/z/{number}", "x" * 100)
                self.write(f"after/{number}", "x")
            _, finished = self.run_sums(command, command, "after", filesystem.mounted)
            self.assertEqual(finished["state"], "partial" if finished["files"] else "failed")
            settled = finished["files"] + finished["skipped"] + finished["failed"]
            self.assertEqual(settled + finished["not_attempted"], 7 + 300 + 300)
            self.assertGreaterEqual(finished["not_attempted"], 300)
            done = self.run_cli(command, "after", "single", filesystem.mounted)
            self.assertNotIn(b"not attempted", done.stderr)

    def test_what_is_cancelled(self):
        for number in range(40):
            self.write(f"from/{number:02}", os.urandom(200_000))
        self.expect(0, "archive", "-o", "whole.tar", "--align", "none", "from")
        for number, command in enumerate((["copy", "from", "to"], ["archive", "-o", "a.tar", "from"], ["extract", "whole.tar", "--into", "out"])):
            output = self.place / f"output {number}"
            with open(output, "wb") as file:
                arguments = [CLI, *command, "--method", "buffered", "--limit", "2M", "--json", "--verbose"]
                process = subprocess.Popen(arguments, cwd=self.place, stdout=file, stderr=subprocess.PIPE)
            while process.poll() is None and b'"item"' not in output.read_bytes():
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 130, err)
            items, finished = self.check(subprocess.CompletedProcess(arguments, 130, output.read_bytes(), err))
            self.assertGreater(len(items), 0)
            self.assertLess(len(items), 40)
            self.assertIsNone(finished["not_attempted"])


class Archives(Scenario, CliTest):
    def test_archives(self):
        self.build()
        os.mkfifo(self.place / "from/d/pipe")
        self.write("other/from", "the same name")
        for name in ("a.tar", "a.tar.zst", "a.zip", "from/inside.tar"):
            self.run_sums("archive", "-o", name, "from", "other/from", "missing")
            self.run_sums("archive", "-o", name, "from")
            self.run_sums("archive", "-o", name, "from", "--on-conflict", "skip")
            self.run_sums("archive", "-o", name, "from", "--on-conflict", "replace", "--verify")
        self.run_sums("archive", "-o", "nowhere/a.tar", "from")

    def test_an_archive_on_a_full_disk(self):
        filesystem = LyingFilesystem(self, f"write={errno.ENOSPC}", "full-at=1000000")
        self.build()
        _, finished = self.run_sums("archive", "-o", filesystem.mounted / "a.tar", "from", "--method", "buffered")
        self.assertEqual(finished["state"], "failed")
        self.assertEqual(finished["files"] + finished["skipped"] + finished["failed"] - 1 + finished["not_attempted"], 7)

    def test_extractions(self):
        self.build()
        self.expect(0, "archive", "-o", "a.tar", "from")
        self.expect(0, "archive", "-o", "a.zip", "from")
        self.run_sums("extract", "a.tar", "--into", "to/1")
        for policy in ("fail", "skip", "replace", "keep-both"):
            self.run_sums("extract", "a.tar", "--into", "to/1", "--on-conflict", policy)
        self.run_sums("extract", "a.tar", "a.zip", "missing.tar", "from/small", "--into", "to/2")
        self.write("to/3/from", "in the way")
        for policy in ("fail", "skip"):
            self.run_sums("extract", "a.tar", "--into", "to/3", "--on-conflict", policy)
        self.run_sums("extract", "a.tar", "a.zip", "--into", "to/3/from")
        self.write("cut.tar", self.read("a.tar")[:2_000_000])
        self.run_sums("extract", "cut.tar", "--into", "to/4")

    def test_members_that_are_refused(self):
        with tarfile.open(self.place / "a.tar", "w") as archive:
            for name, kind, target in (("good", tarfile.REGTYPE, ""), ("../bad", tarfile.REGTYPE, ""), ("d", tarfile.DIRTYPE, ""),
                                       ("link", tarfile.LNKTYPE, "nowhere"), ("d", tarfile.REGTYPE, ""), ("good", tarfile.DIRTYPE, "")):
                member = tarfile.TarInfo(name)
                member.type, member.linkname = kind, target
                archive.addfile(member)
        self.write("bad.zip", b"")
        with zipfile.ZipFile(self.place / "bad.zip", "w") as archive:
            archive.writestr("fine", "x" * 1000)
            archive.writestr("wrong", "unlike anything else")
        content = bytearray(self.read("bad.zip"))
        content[content.index(b"unlike")] ^= 1
        self.write("bad.zip", bytes(content))
        done = self.run_cli("extract", "a.tar", "bad.zip", "--into", "to", "--json", "--verbose")
        # A name that leads outside has no place to be.
        output = done.stdout.replace(b'"destination":"",', b'"destination":"outside",')
        self.check(subprocess.CompletedProcess(done.args, done.returncode, output, done.stderr))

    def test_an_extraction_to_a_full_disk(self):
        filesystem = LyingFilesystem(self, f"write={errno.ENOSPC}", "full-at=1000000")
        self.build()
        for number in range(300):
            self.write(f"from/z/{number}", "x" * 100)
        self.expect(0, "archive", "-o", "a.tar", "from")
        _, finished = self.run_sums("extract", "a.tar", "--into", filesystem.mounted)
        self.assertEqual(finished["files"] + finished["skipped"] + finished["failed"] + finished["not_attempted"], 307)
