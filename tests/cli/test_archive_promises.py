# SPDX-License-Identifier: GPL-3.0-or-later
"""What GNU tar keeps and says when it archives, and so does drover-cli."""

import os
import shutil
import socket
import stat
import subprocess
import tarfile
import unittest

from archive_support import Extract, can_have_attributes

IS_ROOT = os.geteuid() == 0


class Archived(Extract):
    def members(self, name):
        with tarfile.open(self.place / name) as archive:
            return {member.name: member for member in archive}


class Top(Archived):
    def test_a_source_without_a_name_keeps_the_directory_itself(self):
        self.write("from/a", "a")
        os.chmod(self.place / "from", 0o750)
        (self.place / "from/d").mkdir()
        os.utime(self.place / "from", ns=(0, 1_234_567_890_000_000_001))
        for number, source in enumerate(("from/.", "from/d/..")):
            with self.subTest(source):
                self.clear("to")
                self.clear("gnu")
                self.expect(0, "archive", "--verify", "-o", f"{number}.tar", source)
                self.expect(0, "extract", f"{number}.tar", "--into", "to")
                (self.place / "gnu").mkdir()
                subprocess.run(["tar", "-xpf", self.place / f"{number}.tar", "-C", self.place / "gnu"], check=True)
                for name in ("to", "gnu"):
                    status = os.stat(self.place / name)
                    self.assertEqual((stat.S_IMODE(status.st_mode), status.st_mtime_ns), (0o750, 1_234_567_890_000_000_001))
                    self.assertEqual(self.read(f"{name}/a"), b"a")
        done = self.expect(0, "archive", "-o", "two.tar", "from/.", "from/d/.")
        self.assertIn(b"an archive has one top", done.stderr)

    def test_a_zip_has_no_top(self):
        self.write("from/a", "a")
        self.expect(0, "archive", "-o", "a.zip", "from/.")
        listed = [line["path"] for line in self.expect_json(0, "list", "a.zip") if line["event"] == "member"]
        self.assertEqual(listed, ["a"])


class Itself(Archived):
    def test_the_archive_that_is_replaced_is_not_put_into_the_new_one(self):
        self.write("from/file", "content")
        for arguments in ([], ["--on-conflict", "replace"], ["--on-conflict", "replace"]):
            done = self.expect(0, "archive", *arguments, "-o", "from/a.tar", "from")
            self.assertIn(b"from/a.tar: The archive is not put into itself", done.stderr)
            self.assertEqual(sorted(self.members("from/a.tar")), ["from", "from/file"])

    def test_nor_is_one_that_lies_beside_its_sources(self):
        self.write("from/file", "content")
        for _ in range(2):
            done = self.expect(0, "archive", "--on-conflict", "replace", "-o", "from/a.tar", "from/.")
            self.assertIn(b"from/a.tar: The archive is not put into itself", done.stderr)
            self.assertEqual(sorted(self.members("from/a.tar")), [".", "file"])

    def test_an_archive_that_is_named_as_its_own_source_is_an_error(self):
        self.write("from/file", "content")
        self.expect(0, "archive", "-o", "a.tar", "from")
        before = self.read("a.tar")
        done = self.expect(1, "archive", "--on-conflict", "replace", "-o", "a.tar", "a.tar")
        self.assertIn(b"a.tar: The archive cannot be put into itself", done.stderr)
        self.assertEqual(self.read("a.tar"), before, "nothing replaces it")

    def test_what_is_replaced_keeps_its_permissions_and_owner(self):
        self.write("from/file", "content")
        self.write("a.tar", "old")
        os.chmod(self.place / "a.tar", 0o640)
        if can_have_attributes(self.place / "a.tar"):
            os.setxattr(self.place / "a.tar", "user.note", b"kept")
        if IS_ROOT:
            os.chown(self.place / "a.tar", 1234, 4321)
        before = os.stat(self.place / "a.tar")
        self.expect(0, "archive", "--on-conflict", "replace", "-o", "a.tar", "from")
        after = os.stat(self.place / "a.tar")
        self.assertEqual((after.st_mode, after.st_uid, after.st_gid), (before.st_mode, before.st_uid, before.st_gid))
        self.assertGreater(after.st_mtime_ns, before.st_mtime_ns)
        self.assertEqual(os.listxattr(self.place / "a.tar"), ["user.note"] if can_have_attributes(self.place / "a.tar") else [])
        self.assertIn("from/file", self.members("a.tar"))
        self.expect(0, "archive", "-o", "new.tar", "from", umask=0o027)
        self.assertEqual(stat.S_IMODE(os.stat(self.place / "new.tar").st_mode), 0o640)


class Versions(Archived):
    def test_the_last_version_of_a_member_wins(self):
        self.write("from/a", "first")
        self.tool("tar", "-cf", "../a.tar", "a")
        self.write("from/a", "second")
        self.tool("tar", "-rf", "../a.tar", "a")
        for policy in ("fail", "skip", "keep-both"):
            with self.subTest(policy):
                self.clear("to")
                self.expect(0, "extract", "a.tar", "--into", "to", "--on-conflict", policy)
                self.assertEqual({path.name: path.read_text() for path in (self.place / "to").iterdir()}, {"a": "second"})

    def test_an_interrupted_extraction_goes_on_to_the_last_version(self):
        self.write("from/a", "first")
        self.tool("tar", "-cf", "../a.tar", "a")
        self.expect(0, "extract", "a.tar", "--into", "to")  # as far as it came
        self.write("from/a", "second!")
        self.tool("tar", "-rf", "../a.tar", "a")
        for _ in range(2):
            self.expect(0, "extract", "a.tar", "--into", "to", "--on-conflict", "skip")
            self.assertEqual(self.read("to/a"), b"second!")
        self.write("to/a", "somebody else's")
        self.expect(0, "extract", "a.tar", "--into", "to", "--on-conflict", "skip")
        self.assertEqual(self.read("to/a"), b"somebody else's")

    def test_another_archive_of_the_same_job_is_a_conflict(self):
        for number in "12":
            self.write("from/a", number)
            self.tool("tar", "-cf", f"../{number}.tar", "a")
        self.expect(1, "extract", "1.tar", "2.tar", "--into", "to")
        self.assertEqual(self.read("to/a"), b"1")
        self.expect(0, "extract", "1.tar", "2.tar", "--into", "other", "--on-conflict", "keep-both")
        self.assertEqual(self.read("other/a (2)"), b"2")


class Attributes(Archived):
    NAMES = ("user.a=b", "user.100%", "user.%3D", "user.plain", "user.x=%25=y")

    def setUp(self):
        super().setUp()
        if not can_have_attributes(self.write("from/a", "a")):
            self.skipTest("no user attributes here")
        for name in self.NAMES:
            os.setxattr(self.place / "from/a", name, name.encode())

    def check(self, path):
        found = {name: os.getxattr(path, name) for name in os.listxattr(path)}
        self.assertEqual(found, {name: name.encode() for name in self.NAMES})

    def test_names_with_signs_go_from_gnu_tar_to_us_and_back(self):
        for suffix, how in (("tar", "-c"), ("tar.gz", "-cz")):
            self.clear("to")
            self.tool("tar", "--xattrs", "--format=posix", how, "-f", f"../gnu.{suffix}", "a")
            self.expect(0, "extract", f"gnu.{suffix}", "--into", "to")
            self.check(self.place / "to/a")
        self.expect(0, "archive", "-o", "own.tar", "from")
        (self.place / "gnu").mkdir()
        subprocess.run(["tar", "--xattrs", "-xf", self.place / "own.tar", "-C", self.place / "gnu"], check=True)
        self.check(self.place / "gnu/from/a")
        self.expect(0, "extract", "own.tar", "--into", "own")
        self.check(self.place / "own/from/a")


class Told(Archived):
    def test_sockets_that_are_left_out_are_named(self):
        self.write("from/file", "content")
        for number in range(12):
            with socket.socket(socket.AF_UNIX) as made:
                made.bind(os.path.relpath(self.place / f"from/s{number:02}"))
        done = self.expect(0, "archive", "-o", "a.tar", "from").stderr.decode()
        self.assertIn("from/s00, from/s01", done)
        self.assertIn("from/s09 and 2 more", done)

    def test_a_name_that_nothing_can_unpack_is_told(self):
        part = "d" * 250
        here = os.open(self.place, os.O_RDONLY)
        self.addCleanup(os.close, here)
        where = os.dup(here)
        for _ in range(17):
            os.mkdir(part, dir_fd=where)
            where, last = os.open(part, os.O_RDONLY, dir_fd=where), where
            os.close(last)
        os.close(where)
        self.addCleanup(subprocess.run, ["rm", "-rf", self.place / part], check=False)
        done = self.expect(0, "archive", "-o", "a.tar", part)
        self.assertIn(b"longer than 4095 bytes", done.stderr)

    def test_suffixes_in_either_case_and_alignments_with_units(self):
        self.write("from/large", os.urandom(100_000))
        self.expect(0, "archive", "--align", "8K", "-o", "A.TAR", "from")
        member = self.members("A.TAR")["from/large"]
        self.assertEqual(member.offset_data % 8192, 0)
        self.expect(0, "archive", "-o", "A.Tar.GZ", "from")
        self.assertEqual(self.read("A.Tar.GZ")[:2], b"\x1f\x8b")
        for wrong in ("4k5", "0", "1000", "8Q"):
            self.expect(2, "archive", "--align", wrong, "-o", "b.tar", "from")

    def test_a_list_tells_mode_owner_and_time(self):
        self.write("from/a", "x" * 5, time_ns=1_234_567_890_123_456_789)
        os.chmod(self.place / "from/a", 0o4751)
        self.tool("tar", "--format=posix", "--owner=somebody:12", "--group=some:34", "-cf", "../a.tar", "a")
        member = self.expect_json(0, "list", "a.tar")[0]
        wanted = {"permissions": 0o4751, "uid": 12, "gid": 34, "user": "somebody", "group": "some", "mtime_ns": 1_234_567_890_123_456_789}
        self.assertEqual({key: member[key] for key in wanted}, wanted)
        head, line = self.expect(0, "list", "a.tar", env={**os.environ, "TZ": "UTC"}).stdout.decode().splitlines()
        self.assertEqual(head.split()[:4], ["mode", "owner/group", "size", "modified"])
        self.assertEqual(line.split()[:5], ["-rwsr-x--x", "somebody/some", "5", "2009-02-13", "23:31"])


class Deterministic(Archived):
    FILESYSTEMS = {"ext4": ("mkfs.ext4", "-Fq"), "btrfs": ("mkfs.btrfs", "-qf"), "xfs": ("mkfs.xfs", "-qf")}

    def build(self, root):
        def put(name, content, *pieces):
            path = root / "from" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            for offset, data in pieces:
                with open(path, "r+b") as file:
                    file.seek(offset)
                    file.write(data)
            os.utime(path, ns=(0, 1_000_000_000_123_456_789))

        put("sub/small", b"small")
        put("large", bytes(range(256)) * 4000)
        put("holes", b"", (5 << 20, b"x" * 10_000), (9 << 20, b"y"))
        with open(root / "from/zeros", "wb") as file:
            file.write(b"a" * 4096 + bytes(3 << 20) + b"b")
        os.utime(root / "from/zeros", ns=(0, 1))
        for name in ("user.b", "user.a", "user.c"):
            if can_have_attributes(root / "from/large"):
                os.setxattr(root / "from/large", name, b"1")
        os.link(root / "from/large", root / "from/sub/twin")
        for name in ("from/sub", "from"):
            os.utime(root / name, ns=(0, 2))

    def places(self):
        yield "here", self.place
        for name, (program, *options) in self.FILESYSTEMS.items():
            if not IS_ROOT or shutil.which(program) is None:
                continue
            image, mounted = self.place / f"{name}.image", self.place / name
            mounted.mkdir()
            with open(image, "wb") as file:
                file.truncate(400 << 20)
            subprocess.run([program, *options, image], check=True, capture_output=True)
            if subprocess.run(["mount", "-o", "loop", image, mounted], capture_output=True, check=False).returncode == 0:
                self.addCleanup(subprocess.run, ["umount", "-l", mounted], check=True)
                yield name, mounted
        if os.access("/dev/shm", os.W_OK):
            memory = self.place / "tmpfs"
            memory.mkdir()
            if IS_ROOT and subprocess.run(["mount", "-t", "tmpfs", "none", memory], capture_output=True, check=False).returncode == 0:
                self.addCleanup(subprocess.run, ["umount", "-l", memory], check=True)
                yield "tmpfs", memory

    def test_the_same_tree_gives_the_same_bytes_on_every_filesystem(self):
        seen = {}
        for title, root in self.places():
            self.build(root)
            for options in ((), ("--sparse", "always")):
                for suffix in ("tar", "tar.zst", "tar.xz"):
                    target = root / f"a.{suffix}"
                    self.expect(0, "archive", "--deterministic", *options, "-o", target, root / "from/sub", root / "from")
                    content = target.read_bytes()
                    target.unlink()
                    self.expect(0, "archive", "--deterministic", *options, "-o", target, root / "from", root / "from/sub")
                    self.assertEqual(content, target.read_bytes(), "the order of the sources")
                    target.unlink()
                    self.assertEqual(seen.setdefault((options, suffix), content), content, f"{title} {options} {suffix}")
        sizes = {options: len(seen[options, "tar"]) for options in ((), ("--sparse", "always"))}
        self.assertGreater(sizes[()], 12 << 20)
        self.assertLess(sizes["--sparse", "always"], 3 << 20)


if __name__ == "__main__":
    unittest.main()
