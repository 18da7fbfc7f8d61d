# SPDX-License-Identifier: GPL-3.0-or-later
"""Archives with a flipped bit: whatever has a checksum is never delivered as done."""

import bz2
import gzip
import lzma
import random
import shutil
import struct
import subprocess
import unittest
import zipfile
import zlib

from archive_support import Extract
from support import tree

TEXT = b"".join(random.Random(number).choice((b"alpha ", b"beta ", b"gamma ")) for number in range(20_000))


def flipped(content, at):
    changed = bytearray(content)
    changed[at] ^= 0x10
    return bytes(changed)


class Checksums(Extract):
    def pack(self):
        """A plain tar of two members; its bytes."""
        self.write("from/a", TEXT)
        self.write("from/b", random.Random(2).randbytes(100_000))
        self.tool("tar", "-cf", "../plain.tar", "a", "b")
        return self.read("plain.tar")

    def packed_by(self, program, *options):
        if shutil.which(program) is None:
            return None
        command = [program, *options]
        return subprocess.run(command, cwd=self.place / "from", check=True, capture_output=True).stdout

    def every_compression(self):
        plain = self.pack()
        made = {"gz": gzip.compress(plain), "bz2": bz2.compress(plain), "xz": lzma.compress(plain)}
        made["zst"] = self.packed_by("zstd", "--check", "-c", "../plain.tar")
        made["lz4"] = self.packed_by("lz4", "-c", "../plain.tar")
        made["lz"] = self.packed_by("bsdtar", "--lzip", "-cf", "-", "a", "b")
        return {name: content for name, content in made.items() if content}

    def unpack(self, content, name="damaged"):
        self.clear("to")
        self.write(name, content)
        return self.run_cli("extract", name, "--into", "to")

    def is_whole(self):
        return (self.place / "to").exists() and tree(self.place / "from") == tree(self.place / "to")

    def check_never_done(self, content, name, places):
        for at in places:
            with self.subTest(name, at=at):
                done = self.unpack(flipped(content, at))
                self.assertTrue(done.returncode == 1 or self.is_whole(), done.stderr)

    def test_no_flipped_bit_of_a_compressed_tar_is_done(self):
        for name, content in self.every_compression().items():
            with self.subTest(name):
                self.assertEqual(self.unpack(content).returncode, 0)
                self.assertTrue(self.is_whole())
            spread = range(20, len(content), len(content) // 12)
            self.check_never_done(content, name, [*spread, *range(len(content) - 8, len(content))])

    def test_a_wrong_checksum_alone_is_told(self):
        for name, content in self.every_compression().items():
            # Where the last checksum stands, counted from the end.
            back = {"gz": 8, "bz2": 3, "zst": 4, "lz4": 4, "lz": 20}.get(name)
            if back:
                with self.subTest(name):
                    done = self.unpack(flipped(content, len(content) - back))
                    self.assertEqual(done.returncode, 1)
                    self.assertNotEqual(done.stderr, b"")

    def test_a_wrong_size_at_the_end_of_gzip_is_told(self):
        content = gzip.compress(self.pack())
        self.assertEqual(self.unpack(flipped(content, len(content) - 1)).returncode, 1)

    def test_gzip_in_several_members_and_with_zeros_behind(self):
        plain = self.pack()
        several = b"".join(gzip.compress(plain[at : at + 50_000]) for at in range(0, len(plain), 50_000))
        for title, content in {"several": several, "zeros": several + bytes(1003)}.items():
            with self.subTest(title):
                self.assertEqual(self.unpack(content).returncode, 0)
                self.assertTrue(self.is_whole())
        middle = len(gzip.compress(plain[:50_000])) - 6
        self.assertEqual(self.unpack(flipped(several, middle)).returncode, 1)

    def test_lone_files_of_every_size_come_out_whole(self):
        block = 128 << 10
        for size in (1, block - 1, block, block + 1, 2 * block, 5 * block + 7, 8 * block):
            for title, content in {"noise": random.Random(size).randbytes(size), "zeros": bytes(size)}.items():
                self.write("from/plain", content)
                packed = {"gz": gzip.compress(content), "zst": self.packed_by("zstd", "--no-check", "-c", "plain")}
                for name, bytes_of in packed.items():
                    if bytes_of is None:
                        continue
                    with self.subTest(name, size=size, title=title):
                        self.assertEqual(self.unpack(bytes_of, f"plain.{name}").returncode, 0)
                        self.assertTrue(self.is_whole())

    def test_what_bsdtar_writes_into_a_pipe_ends_in_zeros(self):
        self.pack()
        for program in ("gzip", "bzip2", "xz", "zstd", "lz4", "lzip", "lzma", "compress"):
            content = self.packed_by("bsdtar", f"--{program}", "-cf", "-", "a", "b")
            if content is None:
                self.skipTest("needs bsdtar")
            with self.subTest(program):
                self.assertEqual(self.unpack(content).returncode, 0)
                self.assertTrue(self.is_whole())

    def test_bytes_that_belong_to_nothing_are_told(self):
        for name, content in self.every_compression().items():
            if name in ("gz", "bz2", "zst", "lz4", "lz"):
                with self.subTest(name):
                    done = self.unpack(content + b"something else")
                    self.assertEqual(done.returncode, 1)
                    self.assertTrue(self.is_whole())

    def test_a_lone_file_with_a_wrong_checksum_is_not_delivered(self):
        content = gzip.compress(TEXT)
        done = self.unpack(flipped(content, len(content) - 8), "text.gz")
        self.assertEqual((done.returncode, list((self.place / "to").iterdir())), (1, []))

    def test_our_own_archives_have_a_checksum(self):
        self.pack()
        for suffix in ("tar.gz", "tar.zst", "tar.xz", "zip"):
            self.expect(0, "archive", "-o", f"own.{suffix}", "from/a", "from/b")
            content = self.read(f"own.{suffix}")
            spread = range(40, len(content), len(content) // 15)
            self.check_never_done(content, suffix, [*spread, *range(len(content) - 5, len(content))])
            if suffix == "tar.zst":
                self.assertTrue(content[4] & 4, "the flag of the content's checksum")
        if shutil.which("zstd"):
            subprocess.run(["zstd", "-tq", self.place / "own.tar.zst"], check=True)

    def test_zip_and_7z(self):
        self.pack()
        for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            with zipfile.ZipFile(self.place / "a.zip", "w", method) as packed:
                packed.write(self.place / "from/a", "a")
                packed.write(self.place / "from/b", "b")
            content = self.read("a.zip")
            self.check_never_done(content, "zip", range(50, content.rfind(b"PK\1\2"), len(content) // 10))
        if shutil.which("7zz"):
            self.tool("7zz", "a", "-bd", "../a.7z", "a", "b")
            content = self.read("a.7z")
            self.check_never_done(content, "7z", range(32, len(content), len(content) // 10))


def variable(number):
    """As RAR 5 writes numbers."""
    written = bytearray()
    while number >= 0x80:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def rar5_block(*fields):
    body = b"".join(field if isinstance(field, bytes) else variable(field) for field in fields)
    sized = variable(len(body)) + body
    return struct.pack("<I", zlib.crc32(sized)) + sized


def rar5(name, content):
    """A RAR 5 archive with one stored file."""
    head = rar5_block(1, 0, 0)
    about = [2, 2, len(content), 4, len(content), 0o644, struct.pack("<I", zlib.crc32(content)), 0, 1, len(name), name]
    return b"Rar!\x1a\x07\x01\x00" + head + rar5_block(*about) + content + rar5_block(5, 0, 0)


def rar4_block(kind, flags, fields, content=b""):
    rest = struct.pack("<BHH", kind, flags, 7 + len(fields)) + fields
    return struct.pack("<H", zlib.crc32(rest) & 0xFFFF) + rest + content


def rar4(name, content):
    """A RAR 4 archive with one stored file."""
    fields = struct.pack("<IIBIIBBHI", len(content), len(content), 3, zlib.crc32(content), 0x4A6B6B6B, 20, 0x30, len(name), 0o100644)
    file = rar4_block(0x74, 0x8000, fields + name, content)
    return b"Rar!\x1a\x07\x00" + rar4_block(0x73, 0, bytes(6)) + file + rar4_block(0x7B, 0x4000, b"")


def cpio_with_sum(name, content):
    """An SVR4 cpio with a sum and one file."""

    def entry(name, content, total):
        fields = [1, 0o100644, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name) + 1, total]
        head = b"070702" + b"".join(b"%08X" % field for field in fields) + name + b"\0"
        return b"".join(part + bytes(-len(part) % 4) for part in (head, content))

    return entry(name, content, sum(content) & 0xFFFFFFFF) + entry(b"TRAILER!!!", b"", 0)


class Stored(Extract):
    def test_a_flipped_bit_is_not_delivered(self):
        for make in (rar4, rar5, cpio_with_sum):
            content = make(b"a", TEXT)
            at = content.index(TEXT)
            for title, changed, code in (("whole", content, 0), ("flipped", flipped(content, at + 1000), 1)):
                with self.subTest(make.__name__, title=title):
                    self.clear("to")
                    self.write("archive", changed)
                    self.expect(code, "extract", "archive", "--into", "to")
                    self.assertEqual((self.place / "to/a").exists(), code == 0)
                    if code == 0:
                        self.assertEqual(self.read("to/a"), TEXT)


if __name__ == "__main__":
    unittest.main()
