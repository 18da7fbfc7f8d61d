# SPDX-License-Identifier: GPL-3.0-or-later
"""extract and archive: a name is bytes. Two names that look the same to a person are two files."""

import os
import tarfile
import zipfile

from archive_support import Extract
from support import tree

COMPOSED, DECOMPOSED = "\u00fc", "u\u0308"
LONG = "x" * 150  # beyond what a ustar header holds


class Names(Extract):
    def setUp(self):
        super().setUp()
        for name in (COMPOSED, DECOMPOSED, LONG + COMPOSED, LONG + DECOMPOSED, "\u212b", "\U0001f600", "\ud55c"):
            self.write("from/" + name, name)
        os.symlink(LONG + DECOMPOSED, self.place / "from/link")
        os.symlink(DECOMPOSED, self.place / "from/short link")
        os.link(self.place / "from" / (LONG + DECOMPOSED), self.place / "from/twin")

    def check(self, archive, top="to"):
        self.expect(0, "extract", archive, "--into", "to")
        self.assertEqual(tree(self.place / "from"), tree(self.place / top))
        self.clear("to")

    def test_drovers_own(self):
        for ending in ("tar", "tar.gz", "tar.zst", "zip"):
            with self.subTest(ending):
                self.expect(0, "archive", "--verify", "--output", "a." + ending, "from")
                self.check("a." + ending, "to/from")

    def test_those_of_other_programs(self):
        for kind in ("pax", "7zip", "zip", "newc", "iso9660"):
            with self.subTest(kind):
                self.tool("bsdtar", "--format", kind, "-cf", "../a", *sorted(os.listdir(self.place / "from")))
                self.check("a")
        self.tool("tar", "--format=posix", "-cf", "../a", ".")
        self.check("a")
        with tarfile.open(self.place / "a", "w", format=tarfile.PAX_FORMAT) as archive:
            archive.add(self.place / "from", ".")
        self.check("a")

    def test_zips_that_say_they_are_utf8(self):
        (self.place / "from/link").unlink()
        (self.place / "from/short link").unlink()
        with zipfile.ZipFile(self.place / "a", "w") as archive:
            for name in os.listdir(self.place / "from"):
                archive.write(self.place / "from" / name, name)
        self.check("a")
