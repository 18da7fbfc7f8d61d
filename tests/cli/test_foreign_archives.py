# SPDX-License-Identifier: GPL-3.0-or-later
"""extract: the archives that Go and libarchive test themselves with, odd, damaged and hostile ones among them.

Each comes out as GNU tar or bsdtar unpacks it, or is refused in words. Where Drover differs, DIFFERENCES says why.
"""

import binascii
import os
import shutil
import subprocess
from pathlib import Path

from archive_support import Extract, small_tree
from support import CLI

ROOT = Path(__file__).resolve().parents[2]
LIBARCHIVE = Path(os.environ.get("DROVER_LIBARCHIVE_TESTS", ROOT / "build/foreign-archives/libarchive"))

CUT = "it ends before its members do: others leave the beginning of a file, Drover leaves nothing"
BEHIND_THE_END = "members stand behind an end mark: others pass over them in silence, Drover unpacks them and tells it"

# By the archive's name, with the reason. What Drover does instead is tested below.
DIFFERENCES = {
    "writer-big.tar": CUT,
    "writer-big-long.tar": CUT,
    "test_read_format_tar_concatenated.tar": BEHIND_THE_END,
}


def uudecoded(path):
    lines = iter(path.read_bytes().splitlines())
    for line in lines:
        if line.startswith(b"begin "):
            break
    decoded = bytearray()
    for line in lines:
        if line.strip() == b"end":
            break
        try:
            decoded += binascii.a2b_uu(line)
        except binascii.Error:  # some encoders leave garbage behind the line's length
            decoded += binascii.a2b_uu(line[: 1 + ((line[0] - 32) & 63) * 4 // 3 + 4])
    return bytes(decoded)


class ForeignArchives(Extract):
    def unpack(self, archive, name, *command):
        self.clear(name)
        (self.place / name).mkdir()
        done = subprocess.run([*command, archive], cwd=self.place / name, capture_output=True, timeout=60, check=False)
        subprocess.run(["chmod", "-R", "u+rwX", self.place / name], check=True)
        return done, small_tree(self.place / name)

    def check(self, archive):
        ours, seen = self.unpack(archive, "ours", CLI, "extract")
        _, gnu = self.unpack(archive, "gnu", "tar", "-xf")
        _, bsd = self.unpack(archive, "bsd", "bsdtar", "-xf")
        said = ours.stderr.decode(errors="replace")
        self.assertIn(ours.returncode, (0, 1), said)
        self.assertEqual(self.leftovers("ours"), [])
        if archive.name in DIFFERENCES:
            self.assertFalse(seen in (gnu, bsd), "This is no difference any more")
            self.check_difference(DIFFERENCES[archive.name], ours, seen)
        elif ours.returncode == 0:
            self.assertTrue(seen in (gnu, bsd), f"{said}\n{seen}\n{gnu}\n{bsd}")
        else:
            self.assertNotEqual(said, "")
            strange = {name for name, what in seen.items() if what not in (gnu.get(name), bsd.get(name))}
            self.assertEqual(strange, set(), said)

    def check_difference(self, reason, ours, seen):
        if reason == CUT:
            self.assertIn(b"It is incomplete", ours.stderr)
            self.assertFalse(any(content for _, content in seen.values()))
        elif reason == BEHIND_THE_END:
            self.assertIn(b"There is an end mark before its end; reading goes on", ours.stderr)
            self.assertEqual(sorted(seen), [b"file1", b"file2"])
        else:
            self.fail(reason)

    def check_all(self, archives):
        if not shutil.which("bsdtar"):
            self.skipTest("needs bsdtar")
        for archive in archives:
            with self.subTest(archive.name):
                self.check(archive)

    def test_those_of_go(self):
        archives = sorted(Path("/usr/share").glob("go-*/src/archive/tar/testdata/*.tar*"))
        if not archives:
            self.skipTest("needs golang-src")
        self.assertGreater(len(archives), 40)
        self.check_all(archives)

    def test_the_tars_of_libarchive(self):
        encoded = [path for path in sorted(LIBARCHIVE.glob("*.uu")) if "tar" in path.name and "rar" not in path.name]
        if not encoded:
            self.skipTest("needs libarchive's source package: packaging/test fetches it")
        self.assertGreater(len(encoded), 30)
        (self.place / "archives").mkdir()
        archives = []
        for path in encoded:
            archives.append(self.place / "archives" / path.stem)
            archives[-1].write_bytes(uudecoded(path))
        self.check_all(archives)
