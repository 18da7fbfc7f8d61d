# SPDX-License-Identifier: GPL-3.0-or-later
"""Archives that end early, begin in another volume, or seem to end in the middle: none of them is done."""

import gzip
import random
import tarfile
import unittest
import zipfile

from archive_support import Extract
from test_checksums import rar5


class Ends(Extract):
    def pack(self):
        """A plain tar of three members; its bytes."""
        for name in "abc":
            self.write(f"from/{name}", random.Random(name).randbytes(3000))
        self.tool("tar", "-cf", "../plain.tar", "a", "b", "c")
        return self.read("plain.tar")

    def unpack(self, code, name):
        self.clear("to")
        return self.expect(code, "extract", name, "--into", "to").stderr.decode()

    def names(self):
        return sorted(path.name for path in (self.place / "to").rglob("*"))

    def test_a_zip_without_the_record_at_its_end(self):
        with zipfile.ZipFile(self.place / "whole.zip", "w", zipfile.ZIP_DEFLATED) as packed:
            for name in "abc":
                packed.writestr(name, name * 5000)
        whole = self.read("whole.zip")
        directory, end = whole.index(b"PK\1\2"), whole.rindex(b"PK\5\6")
        self.assertEqual(self.unpack(0, "whole.zip"), "")
        for length in (directory, directory + 4, end, len(whole) - 1):
            with self.subTest(length=length):
                self.write("cut.zip", whole[:length])
                self.assertNotEqual(self.unpack(1, "cut.zip"), "")
                self.assertEqual(self.names(), ["a", "b", "c"])
                self.assertEqual(self.expect_json(1, "list", "cut.zip")[-1]["state"], "partial")
        self.write("packed.zip.gz", gzip.compress(whole))
        self.assertEqual(self.unpack(0, "packed.zip.gz"), "")
        self.write("packed.zip.gz", gzip.compress(whole[:end]))
        self.unpack(1, "packed.zip.gz")

    def test_a_zip_with_a_long_comment_or_nothing_in_it_is_whole(self):
        with zipfile.ZipFile(self.place / "a.zip", "w") as packed:
            packed.writestr("a", "x")
            packed.comment = b"c" * 65_535
        self.assertEqual(self.unpack(0, "a.zip"), "")
        zipfile.ZipFile(self.place / "empty.zip", "w").close()
        self.assertEqual(self.unpack(0, "empty.zip"), "")

    def test_a_rar_without_its_last_block(self):
        whole = rar5(b"a", b"content")
        self.write("a.rar", whole)
        self.assertEqual(self.unpack(0, "a.rar"), "")
        self.write("a.rar", whole[:-8])
        self.assertIn("cut off", self.unpack(1, "a.rar"))
        self.assertEqual(self.read("to/a"), b"content")

    def test_a_file_that_began_in_another_volume_is_not_delivered(self):
        self.write("from/big", random.Random(1).randbytes(300_000))
        self.write("from/small", "small")
        for kind in ("gnu", "posix"):
            volumes = [f"{kind}-{number}.tar" for number in (1, 2, 3)]
            files = [word for name in volumes for word in ("-f", f"../{name}")]
            self.tool("tar", f"--format={kind}", "-M", "-L", "200", "-c", *files, "big", "small")
            for packed in (False, True):
                with self.subTest(kind, packed=packed):
                    for name in volumes[:2]:
                        self.write("volume", gzip.compress(self.read(name)) if packed else self.read(name))
                        said = self.unpack(1, "volume")
                    self.assertIn("It is the rest of a file that began in another volume", said)
                    self.assertEqual(self.names(), ["small"])

    def test_zeros_in_place_of_a_header_are_no_end(self):
        whole = self.pack()
        with tarfile.open(self.place / "plain.tar") as archive:
            second = archive.getmember("b").offset
        broken = whole[:second] + bytes(1024) + whole[second + 1024 :]
        self.write("broken.tar", broken)
        self.assertIn("an end mark before its end", self.unpack(1, "broken.tar"))
        self.assertEqual(self.names(), ["a", "c"])
        self.write("broken.tar.gz", gzip.compress(broken))
        self.assertIn("an end mark before its end", self.unpack(1, "broken.tar.gz"))
        self.assertEqual(self.names(), ["a"])

    def test_what_promises_a_tar_and_is_none_is_not_delivered_as_a_file(self):
        broken = bytearray(self.pack())
        broken[0] ^= 1
        for name in ("a.tar.gz", "a.tgz"):
            self.write(name, gzip.compress(bytes(broken)))
            self.assertIn("The first header is damaged", self.unpack(1, name))
            self.assertEqual(self.names(), [])

    def test_what_begins_with_zeros_is_no_empty_tar(self):
        image = bytes(4096) + b"a filesystem" + bytes(9000)
        self.write("disk.img.gz", gzip.compress(image))
        self.assertEqual(self.unpack(0, "disk.img.gz"), "")
        self.assertEqual(self.read("to/disk.img"), image)
        self.write("disk.img", image)
        self.assertIn("not an archive", self.unpack(1, "disk.img"))
        self.write("empty.tar.gz", gzip.compress(bytes(10_240)))
        self.assertEqual((self.unpack(0, "empty.tar.gz"), self.names()), ("", []))
        self.write("empty.tar", bytes(10_240))
        self.assertEqual((self.unpack(0, "empty.tar"), self.names()), ("", []))

    def test_an_error_is_one_line(self):
        with zipfile.ZipFile(self.place / "a.zip", "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("a", "text" * 5000)
        content = bytearray(self.read("a.zip"))
        at = content.index(b"PK\1\2")
        content[at + 24 : at + 28] = (19_999).to_bytes(4, "little")  # its size
        content[22:26] = (19_999).to_bytes(4, "little")
        self.write("a.zip", bytes(content))
        self.assertEqual(self.unpack(1, "a.zip").count("\n"), 1)


if __name__ == "__main__":
    unittest.main()
