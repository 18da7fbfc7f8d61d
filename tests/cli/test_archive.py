# SPDX-License-Identifier: GPL-3.0-or-later
"""Archives that drover-cli makes, read by the tools that people have."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import unittest
import zipfile

from archive_support import UNPACK_BY_PYTHON
from support import CliTest

MiB = 1 << 20
ODD_TIME = 1_600_000_000_123_456_789


def facts(root):
    """Type, mode, time, size, content, links and attributes of every name below, as bytes paths."""
    found = {}
    inodes = {}
    root = os.fsencode(root)
    for folder, directories, files in os.walk(root):
        for name in directories + files:
            path = os.path.join(folder, name)
            short = os.path.relpath(path, root)
            status = os.lstat(path)
            what = {"mode": oct(status.st_mode), "time": status.st_mtime_ns, "owner": (status.st_uid, status.st_gid)}
            if os.path.islink(path):
                what["target"] = os.readlink(path)
            elif os.path.isfile(path):
                with open(path, "rb") as file:
                    what["bytes"] = hashlib.sha256(file.read()).hexdigest()
                what["first name"] = inodes.setdefault(status.st_ino, short) if status.st_nlink > 1 else None
                what["attributes"] = {key: os.getxattr(path, key) for key in os.listxattr(path)}
            found[short] = what
    for what in found.values():
        if what.get("first name"):
            what["first name"] = sorted(name for name, other in found.items() if other.get("first name") == what["first name"])
    return found


READERS = {
    "tar": lambda archive, place: ["tar", "--xattrs", "-xpf", archive, "-C", place],
    "bsdtar": lambda archive, place: ["bsdtar", "-xpf", archive, "-C", place],
    "python": lambda archive, place: [
        sys.executable, "-c", UNPACK_BY_PYTHON, archive, place],
}
# What a reader never restores.
LOSSES = {"python": ("time", "attributes")}


class Archive(CliTest):
    def make_tree(self):
        self.write("from/empty")
        self.write("from/small", b"small")
        self.write("from/exact", b"e" * 512)
        self.write("from/dir/block", os.urandom(4096))
        self.write("from/dir/large", os.urandom(3 * MiB + 777))
        self.write("from/" + "l" * 120, b"a name longer than a ustar field")
        deep = "/".join(["d" * 60] * 5)
        self.write(f"from/{deep}/deep", b"a path longer than prefix and name together")
        self.write(b"from/not-utf8-\xff\xfe".decode(errors="surrogateescape"), b"bytes")
        self.write("from/ünï", "cödè")
        os.symlink("small", self.place / "from/link")
        os.symlink("x" * 300, self.place / "from/long link")
        os.link(self.place / "from/dir/large", self.place / "from/second name")
        os.mkfifo(self.place / "from/fifo", 0o640)
        os.mkdir(self.place / "from/empty directory", 0o700)
        self.write("from/mode", b"").chmod(0o4751)
        os.setxattr(self.place / "from/small", "user.note", b"with\0zero\nand newline=equals")
        for path in (self.place / "from").rglob("*"):
            os.utime(path, ns=(ODD_TIME, ODD_TIME), follow_symlinks=False)
        os.utime(self.place / "from", ns=(ODD_TIME, ODD_TIME))

    def assert_same_when_read(self, archive, but=()):
        """By every reader that is installed: the same tree as `from`, and nothing to complain about."""
        wanted = facts(self.place / "from")
        for reader, command in READERS.items():
            if reader in but or (reader != "python" and not shutil.which(reader)):
                continue
            with self.subTest(reader=reader, archive=archive):
                place = self.place / f"by-{reader}"
                shutil.rmtree(place, ignore_errors=True)
                place.mkdir()
                done = subprocess.run(
                    command(self.place / archive, place), capture_output=True, check=False, timeout=120, stdin=subprocess.DEVNULL
                )
                self.assertEqual((done.returncode, done.stderr.decode()), (0, ""))
                got = facts(place / "from")
                self.assertEqual(sorted(got), sorted(wanted))
                for name, what in wanted.items():
                    for key, value in what.items():
                        if key not in LOSSES.get(reader, ()):
                            self.assertEqual(got[name].get(key), value, f"{key} of {name}")

    def test_every_kind_of_entry_comes_back_from_every_reader(self):
        self.make_tree()
        for arguments in ([], ["--align", "4096"], ["--align", "none"], ["--align", "65536"]):
            with self.subTest(arguments=arguments):
                done = self.expect(0, "archive", *arguments, "--on-conflict", "replace", "-o", "a.tar", "from")
                self.assertEqual((done.stdout, done.stderr), (b"", b""))
                self.assert_same_when_read("a.tar")
        self.assertEqual(self.leftovers(), [])

    def test_compressed_tars_hold_the_same(self):
        self.make_tree()
        # GNU tar unpacks by these programs; Python knows no zstd yet.
        programs = {"tar.gz": "gzip", "tgz": "gzip", "tar.xz": "xz", "tar.zst": "zstd"}
        for suffix, program in programs.items():
            without = ["tar"] * (not shutil.which(program)) + ["python"] * (suffix == "tar.zst")
            self.expect(0, "archive", "-o", f"a.{suffix}", "from")
            self.assert_same_when_read(f"a.{suffix}", but=without)

    def test_compressed_archives_are_compressed(self):
        self.write("from/text", b"the same words again and again\n" * 100_000)
        for suffix in ("tar.gz", "tar.xz", "tar.zst", "zip"):
            self.expect(0, "archive", "-o", f"a.{suffix}", "from")
            self.assertLess(os.stat(self.place / f"a.{suffix}").st_size, 100_000, suffix)

    def test_the_same_tree_gives_the_same_compressed_bytes(self):
        self.make_tree()
        for suffix in ("tar.gz", "tar.xz", "tar.zst"):
            for name in ("one", "two"):
                self.expect(0, "archive", "--deterministic", "-o", f"{name}.{suffix}", "from")
            self.assertEqual(self.read(f"one.{suffix}"), self.read(f"two.{suffix}"), suffix)

    def test_a_zip_holds_what_a_zip_can_and_says_what_it_cannot(self):
        self.make_tree()
        done = self.expect(0, "archive", "-o", "a.zip", "from")
        for said in (b"Extended attributes", b"Hard links", b"FIFOs"):
            self.assertIn(said, done.stderr)
        with zipfile.ZipFile(self.place / "a.zip") as archive:
            self.assertIsNone(archive.testzip())
            names = {info.filename: info for info in archive.infolist()}
            self.assertIn("from/ünï", names)
            self.assertIn("from/empty directory/", names)
            self.assertNotIn("from/fifo", names)
            for name in ("dir/large", "second name", "small", "\u00fcn\u00ef"):
                self.assertEqual(archive.read("from/" + name), self.read("from/" + name), name)
            self.assertEqual(archive.read("from/link"), b"small")
            self.assertEqual(names["from/mode"].external_attr >> 16 & 0o7777, 0o4751)

    def test_aligned_payloads_begin_on_the_block(self):
        self.make_tree()
        self.expect(0, "archive", "--align", "4096", "-o", "a.tar", "from")
        with tarfile.open(self.place / "a.tar") as archive:
            large = [member for member in archive if member.isreg() and member.size >= 65536]
            self.assertEqual([member.name for member in large], ["from/dir/large"])
            self.assertEqual([member.offset_data % 4096 for member in large], [0])
            self.assertEqual(large[0].pax_headers.get("comment"), " " * 499)

    def test_sparse_members_keep_their_holes(self):
        (self.place / "from").mkdir()
        content = {"middle": {8 * MiB: b"m" * 5000}, "end": {0: b"e", 16 * MiB: b"e"}, "none": {}}
        for name, pieces in content.items():
            with open(self.place / "from" / name, "wb") as file:
                file.truncate(32 * MiB)
                for offset, data in pieces.items():
                    os.pwrite(file.fileno(), data, offset)
        if os.stat(self.place / "from/none").st_blocks:
            self.skipTest("this filesystem has no holes")
        self.expect(0, "archive", "-o", "a.tar", "from")
        self.assertLess(os.stat(self.place / "a.tar").st_size, MiB)
        # Python's own holes are as good as its filesystem's; GNU tar and bsdtar restore them.
        self.assert_same_when_read("a.tar")
        for reader in ("tar", "bsdtar"):
            if shutil.which(reader):
                self.assertEqual(os.stat(self.place / f"by-{reader}/from/none").st_blocks, 0, reader)
        self.expect(0, "archive", "--sparse", "never", "-o", "dense.tar", "from")
        self.assertGreater(os.stat(self.place / "dense.tar").st_size, 96 * MiB)
        self.assert_same_when_read("dense.tar")

    def test_deterministic_archives_are_equal_to_the_byte(self):
        self.make_tree()
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "1500000000"}
        self.expect(0, "archive", "--deterministic", "-o", "one.tar", "from", env=environment)
        # The same content in other inodes, made in another order, owned by somebody else.
        subprocess.run(["cp", "-a", self.place / "from", self.place / "copy"], check=True)
        shutil.rmtree(self.place / "from")
        subprocess.run(["cp", "-a", self.place / "copy", self.place / "from"], check=True)
        if os.geteuid() == 0:
            os.chown(self.place / "from/small", 1000, 1000)
        self.expect(0, "archive", "--deterministic", "-o", "two.tar", "from", env=environment)
        self.assertEqual(self.read("one.tar"), self.read("two.tar"))
        with tarfile.open(self.place / "one.tar") as archive:
            self.assertEqual({(member.uid, member.gid, member.uname) for member in archive}, {(0, 0, "")})
            self.assertLessEqual(max(member.mtime for member in archive), 1_500_000_000)

    def test_times_before_the_epoch_are_stored(self):
        # Not in the tree above: bsdtar 3.6 reads -1.5 as -0.5, and GNU tar finds such a time implausible.
        os.utime(self.write("file"), ns=(0, -1_500_000_000))
        self.expect(0, "archive", "-o", "a.tar", "file")
        with tarfile.open(self.place / "a.tar") as archive:
            self.assertEqual([member.mtime for member in archive], [-1.5])

    def test_what_cannot_be_read_is_named_and_the_rest_is_stored(self):
        self.write("from/good", b"good")
        done = self.expect(1, "archive", "-o", "a.tar", "missing", "from")
        self.assertIn(b"missing: No such file or directory", done.stderr)
        self.assert_same_when_read("a.tar")

    def test_nothing_is_replaced_by_an_archive_of_nothing(self):
        self.write("from/good", b"good")
        self.expect(0, "archive", "-o", "a.tar", "from")
        before = self.read("a.tar")
        self.expect(1, "archive", "--on-conflict", "replace", "-o", "a.tar", "form")
        self.assertEqual(self.read("a.tar"), before)
        self.expect(1, "archive", "-o", "b.tar", "form")
        self.assertFalse((self.place / "b.tar").exists())

    def test_an_archive_is_not_put_into_itself(self):
        self.write("from/file", b"content")
        self.expect(0, "archive", "-o", "from/a.tar", "from")
        with tarfile.open(self.place / "from/a.tar") as archive:
            self.assertEqual(archive.getnames(), ["from", "from/file"])

    def test_names_that_tell_no_format_and_taken_names_are_refused(self):
        self.write("from/file", b"content")
        self.write("taken.tar", b"precious")
        done = self.expect(2, "archive", "-o", "a.docx", "from")
        self.assertIn(b"a.docx: Its name tells no format that can be written (.tar", done.stderr)
        self.expect(1, "archive", "-o", "taken.tar", "from")
        self.assertEqual(self.read("taken.tar"), b"precious")
        self.expect(0, "archive", "--on-conflict", "keep-both", "-o", "taken.tar", "from")
        self.assertEqual(self.read("taken.tar"), b"precious")
        self.assertTrue((self.place / "taken (2).tar").exists())
        self.expect(0, "archive", "--on-conflict", "replace", "-o", "taken.tar", "from")
        self.assert_same_when_read("taken.tar")

    def test_verify_reads_the_archive_back(self):
        self.make_tree()
        for suffix in ("tar", "tar.zst", "zip"):
            self.expect(0, "archive", "--verify", "-o", f"a.{suffix}", "from")
        self.assert_same_when_read("a.tar")

    def test_what_the_format_can_do_nothing_about_is_a_wrong_command_line(self):
        self.write("from/file", b"content" * 1000)
        for suffix in ("tar.gz", "tar.zst", "tar.xz", "zip"):
            for method in ("clone", "kernel"):
                done = self.expect(2, "archive", "--method", method, "-o", f"a.{suffix}", "from")
                self.assertIn(b"is compressed", done.stderr)
            self.expect(0, "archive", "--method", "buffered", "-o", f"a.{suffix}", "from")
            os.unlink(self.place / f"a.{suffix}")
        for wrong in (["--workers", "2", "-o", "a.tar"], ["--workers", "2", "-o", "a.zip"], ["--sparse", "always", "-o", "a.zip"]):
            self.assertNotEqual(self.expect(2, "archive", *wrong, "from").stderr, b"")
        self.expect(0, "archive", "--workers", "2", "-o", "a.tar.xz", "from")

    def test_json_counts_members_and_tells_methods(self):
        self.write("from/large", os.urandom(MiB))
        self.write("from/small", b"small")
        lines = self.expect_json(0, "archive", "--verbose", "-o", "a.tar", "from")
        items = {line["path"]: line for line in lines if line["event"] == "item"}
        self.assertEqual(sorted(items), ["from/large", "from/small"])
        self.assertEqual(items["from/small"]["method"], "buffered")
        self.assertEqual(lines[-1]["state"], "done")
        self.assertEqual(lines[-1]["files"], 2)
        self.assertEqual(lines[-1]["bytes"]["apparent"], MiB + 5)

    def test_a_forced_clone_that_cannot_be_fails_the_member(self):
        # /dev/shm is a tmpfs, which clones nothing.
        if not os.path.isdir("/dev/shm"):
            self.skipTest("no /dev/shm")
        source = self.write("large", os.urandom(MiB))
        target = f"/dev/shm/drover-test-{os.getpid()}.tar"
        self.addCleanup(lambda: os.path.exists(target) and os.unlink(target))
        done = self.expect(1, "archive", "--method", "clone", "-o", target, source)
        self.assertIn(b"The method asked for cannot serve this file", done.stderr)
        self.assertFalse(os.path.exists(target), "an archive of nothing")


if __name__ == "__main__":
    unittest.main()
