# SPDX-License-Identifier: GPL-3.0-or-later
"""extract: what other programs packed comes out as they meant it."""

import gzip
import os
import random
import shutil
import subprocess
import tarfile
import unittest
import zipfile

from archive_support import Extract, can_have_attributes
from support import tree

IS_ROOT = os.geteuid() == 0


class OthersArchives(Extract):
    def test_gnu_tar_in_each_format(self):
        self.build()
        for kind in ("gnu", "oldgnu", "pax", "posix"):
            with self.subTest(kind):
                self.clear("to")
                self.tool("tar", f"--format={kind}", "-cf", "../a.tar", ".")
                self.expect(0, "extract", "a.tar", "--into", "to")
                self.check_same(ns_times=kind in ("pax", "posix"))

    def test_gnu_tar_in_the_formats_that_hold_less(self):
        self.write("from/a", "a")
        self.write("from/d/b", "b")
        os.link(self.place / "from/a", self.place / "from/c")
        for kind in ("ustar", "v7"):
            with self.subTest(kind):
                self.clear("to")
                self.tool("tar", f"--format={kind}", "-cf", "../a.tar", ".")
                self.expect(0, "extract", "a.tar", "--into", "to")
                self.check_same(ns_times=False)

    def test_sparse_members_of_every_dialect_keep_their_holes(self):
        self.build()
        dialects = [("posix", version) for version in ("0.0", "0.1", "1.0")] + [("gnu", "1.0"), ("oldgnu", "1.0")]
        for kind, version in dialects:
            with self.subTest(kind=kind, version=version):
                self.clear("to")
                self.tool("tar", f"--format={kind}", "-S", f"--sparse-version={version}", "-cf", "../a.tar", ".")
                finished = self.expect_json(0, "extract", "a.tar", "--into", "to")[-1]
                self.check_same(ns_times=kind == "posix")
                self.check_holes("sparse")
                self.check_holes("hole")
                self.assertEqual(finished["bytes"]["holes"], (4 << 20) - 65536 - 4096 + (1 << 20))

    def test_a_sparse_member_with_more_ranges_than_a_header_holds(self):
        self.make_sparse("from/islands", 64 << 20, [(offset << 16, 4096) for offset in range(0, 1024, 3)])
        for kind, version in (("posix", "0.0"), ("posix", "0.1"), ("posix", "1.0"), ("gnu", "1.0")):
            with self.subTest(kind=kind, version=version):
                self.clear("to")
                self.tool("tar", f"--format={kind}", "-S", f"--sparse-version={version}", "-cf", "../a.tar", ".")
                self.expect(0, "extract", "a.tar", "--into", "to", "--verify")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
                self.check_holes("islands")

    def test_holes_can_be_filled_and_zeros_become_holes(self):
        self.make_sparse("from/sparse", 4 << 20, [(1 << 20, 65536)])
        self.tool("tar", "-S", "-cf", "../sparse.tar", ".")
        self.expect(0, "extract", "sparse.tar", "--into", "to", "--sparse", "never")
        self.assertGreaterEqual(os.stat(self.place / "to/sparse").st_blocks * 512, 4 << 20)
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
        self.tool("tar", "-cf", "../dense.tar", ".")
        self.clear("to")
        self.expect(0, "extract", "dense.tar", "--into", "to", "--sparse", "always")
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
        self.check_holes("sparse")

    def test_bsdtar(self):
        self.build()
        for kind in ("pax", "gnutar", "cpio", "newc"):
            with self.subTest(kind):
                self.clear("to")
                self.tool("bsdtar", f"--format={kind}", "-cf", "../a.tar", ".")
                self.expect(0, "extract", "a.tar", "--into", "to")
                if kind == "pax":
                    self.check_same()
                    self.check_holes("sparse")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_python(self):
        self.build()
        for kind in (tarfile.PAX_FORMAT, tarfile.GNU_FORMAT):
            with self.subTest(kind):
                self.clear("to")
                with tarfile.open(self.place / "a.tar", "w", format=kind) as packed:
                    packed.add(self.place / "from", ".")
                self.expect(0, "extract", "a.tar", "--into", "to")
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_every_compression_and_other_formats(self):
        self.write("from/a", "a" * 100_000)
        self.write("from/d/b", random.Random(2).randbytes(200_000))
        self.tool("tar", "-cf", "../a.tar", ".")
        made = []
        for program, suffix in (("gzip", "gz"), ("bzip2", "bz2"), ("xz", "xz"), ("zstd", "zst"), ("lz4", "lz4")):
            if shutil.which(program):
                packed = subprocess.run([program, "-c", self.place / "a.tar"], check=True, capture_output=True).stdout
                made.append(self.write(f"a.tar.{suffix}", packed))
        with zipfile.ZipFile(self.place / "a.zip", "w", zipfile.ZIP_DEFLATED) as packed:
            packed.write(self.place / "from/a", "a")
            packed.write(self.place / "from/d/b", "d/b")
        made.append(self.place / "a.zip")
        if shutil.which("bsdtar"):
            for kind, suffix in (("7zip", "7z"), ("iso9660", "iso")):
                self.tool("bsdtar", f"--format={kind}", "-cf", f"../a.{suffix}", "a", "d")
                made.append(self.place / f"a.{suffix}")
        for archive in made:
            with self.subTest(archive.name):
                self.clear("to")
                finished = self.expect_json(0, "extract", archive.name, "--into", "to", "--verify")[-1]
                self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
                self.assertEqual(finished["bytes"]["buffered"], 300_000)

    def test_a_compressed_file_that_is_no_archive(self):
        self.write("notes.txt.gz", gzip.compress(b"notes"))
        self.expect(0, "extract", "notes.txt.gz")
        self.assertEqual(self.read("notes.txt"), b"notes")

    def test_attributes_and_access_lists(self):
        self.write("from/a", "a")
        if not can_have_attributes(self.place / "from/a"):
            self.skipTest("no user attributes here")
        os.setxattr(self.place / "from/a", "user.note", b"\x00kept\xff")
        os.setxattr(self.place / "from", "user.of.directory", b"too")
        if shutil.which("setfacl"):
            subprocess.run(["setfacl", "-m", "u:12345:r,g:4321:rw", self.place / "from/a"], check=False)
        for program in (("tar", "--xattrs", "--acls"), ("bsdtar",)):
            with self.subTest(program[0]):
                self.clear("to")
                self.tool(*program, "--format=pax", "-cf", "../a.tar", ".")
                self.expect(0, "extract", "a.tar", "--into", "to")
                self.check_same()
                self.assertEqual(os.getxattr(self.place / "to", "user.of.directory"), b"too")

    @unittest.skipUnless(shutil.which("setfacl"), "needs setfacl")
    def test_access_lists_with_names(self):
        self.write("from/a", "a")
        (self.place / "from/d").mkdir()
        for entries, name in (("u:nobody:rw,g:daemon:r", "a"), ("d:u:daemon:rwx,d:g:nogroup:r", "d")):
            if subprocess.run(["setfacl", "-m", entries, self.place / "from" / name], check=False).returncode != 0:
                self.skipTest("no access lists here")
        for options in (("--acls",), ("--acls", "--xattrs"), ("--acls", "--xattrs", "--xattrs-include=*")):
            with self.subTest(options):
                self.clear("to")
                self.tool("tar", "--format=posix", *options, "-cf", "../a.tar", ".")
                done = self.expect(0, "extract", "a.tar", "--into", "to")
                self.assertNotIn(b"warning", done.stderr)
                self.check_same()
        self.tool("tar", "--format=posix", "--acls", "-cf", "../a.tar", ".")
        packed = (self.place / "a.tar").read_bytes().replace(b"user:nobody:", b"user:nobodx:")
        self.write("a.tar", packed)
        self.clear("to")
        done = self.expect(0, "extract", "a.tar", "--into", "to")
        self.assertIn(b"a.tar/a: Its access list names nobodx, who is not known here", done.stderr)
        held = subprocess.run(["getfacl", "-cp", self.place / "to/a"], capture_output=True, text=True, check=True).stdout
        self.assertIn("group:daemon:r--", held)
        self.assertNotIn("user:nob", held)

    @unittest.skipUnless(IS_ROOT, "needs root")
    def test_owners_devices_and_set_id_bits_as_root(self):
        self.write("from/a", "a")
        os.chown(self.place / "from/a", 1234, 4321)
        os.chmod(self.place / "from/a", 0o6755)
        os.mknod(self.place / "from/null", 0o20666, os.makedev(1, 3))
        os.chown(self.place / "from", 1, 1)
        self.tool("tar", "-cf", "../a.tar", ".")
        self.expect(0, "extract", "a.tar", "--into", "to")
        self.check_same(ns_times=False)
        self.assertEqual(os.stat(self.place / "to").st_uid, 1)

    def test_a_directory_without_permissions_is_filled_before_it_gets_them(self):
        self.write("from/locked/a", "a")
        self.write("from/locked/d/b", "b")
        os.chmod(self.place / "from/locked/d", 0o500)
        os.chmod(self.place / "from/locked", 0o500)
        self.addCleanup(subprocess.run, ["chmod", "-R", "u+w", self.place])
        self.tool("tar", "-cf", "../a.tar", ".")
        self.expect(0, "extract", "a.tar", "--into", "to")
        self.check_same(ns_times=False)
