# SPDX-License-Identifier: GPL-3.0-or-later
"""archive: what other programs make of Drover's archives: the same content, and not a word on standard error."""

import os
import random
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from archive_support import UNPACK_BY_PYTHON
from support import CliTest, tree

HERE = Path(__file__).resolve().parent
MiB = 1 << 20
WHOLE_SECONDS = 1_600_000_000
ODD_TIME = WHOLE_SECONDS * 10**9 + 123_456_789

class Reader(NamedTuple):
    program: str
    command: callable  # of the archive and an empty directory
    knows_sparse: bool = False
    keeps: tuple = ("mode", "time")  # whole seconds; what it restores of the metadata


def go_command(archive, place):
    return ["go", "run", HERE / "unpack.go", archive, place]


READERS = {
    "GNU tar": Reader("tar", lambda a, p: ["tar", "-xpf", a, "-C", p], knows_sparse=True),
    "bsdtar": Reader("bsdtar", lambda a, p: ["bsdtar", "-xpf", a, "-C", p], knows_sparse=True),
    "Python": Reader(sys.executable, lambda a, p: [sys.executable, "-c", UNPACK_BY_PYTHON, a, p], knows_sparse=True),
    "Go": Reader("go", go_command, knows_sparse=True),
    "7-Zip": Reader("7zz", lambda a, p: ["7zz", "x", "-y", "-bso0", "-bsp0", f"-o{p}", a]),
    "busybox": Reader("busybox", lambda a, p: ["busybox", "tar", "-xpf", a, "-C", p]),
    "pax": Reader("pax", lambda a, p: ["sh", "-c", 'cd "$1" && pax -r -pe -f "$0"', a, p]),
}


def metadata(root, keeps):
    """Of regular files: permissions and time, as far as a reader restores them."""
    found = {}
    for path in Path(root).rglob("*"):
        status = os.lstat(path)
        if stat.S_ISREG(status.st_mode):
            facts = {"mode": stat.S_IMODE(status.st_mode), "time": status.st_mtime_ns // 10**9}
            found[str(path.relative_to(root))] = {key: facts[key] for key in keeps}
    return found


class Readers(CliTest):
    def build(self):
        """What all of them can make: files, directories, symlinks, hard links, long names."""
        noise = random.Random(4)
        for size in (0, 1, 511, 512, 513, 4096, 65536, 300_000, 3 * MiB + 777):
            self.write(f"from/size {size}", noise.randbytes(size))
        self.write("from/d/e/mode", "x").chmod(0o640)
        self.write("from/" + "n" * 120, "a name longer than a ustar field")
        self.write("from/" + "/".join(["p" * 60] * 5) + "/end", "a path longer than prefix and name together")
        self.write("from/\u00fcn\u00ef", "UTF-8")
        os.symlink("d/e/mode", self.place / "from/link")
        os.link(self.place / "from/size 300000", self.place / "from/twin")
        for path in (self.place / "from").rglob("*"):
            os.utime(path, ns=(ODD_TIME, ODD_TIME), follow_symlinks=False)

    def check_reader(self, reader, archive):
        if not shutil.which(reader.program):
            self.skipTest(f"needs {reader.program}")
        place = self.place / "out"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        environment = {**os.environ, "GOCACHE": str(self.place / "go-cache"), "GOFLAGS": "-mod=mod"}
        done = subprocess.run(
            reader.command(self.place / archive, place),
            capture_output=True, check=False, timeout=240, stdin=subprocess.DEVNULL, env=environment,
        )  # fmt: skip
        self.assertEqual((done.returncode, done.stderr.decode(errors="replace")), (0, ""))
        self.assertEqual(tree(place / "from"), tree(self.place / "from"))
        self.assertEqual(metadata(place / "from", reader.keeps), metadata(self.place / "from", reader.keeps))

    def check_readers(self, archive, sparse=False):
        for name, reader in READERS.items():
            if reader.knows_sparse or not sparse:
                with self.subTest(reader=name, archive=archive):
                    self.check_reader(reader, archive)

    def test_aligned_and_not(self):
        self.build()
        for alignment in ("none", "4096", "65536"):
            self.expect(0, "archive", "--align", alignment, "-o", f"{alignment}.tar", "from")
            self.check_readers(f"{alignment}.tar")

    def make_sparse(self, name, pieces):
        with open(self.write(f"from/{name}"), "wb") as file:
            file.truncate(16 * MiB)
            for offset, length in pieces:
                os.pwrite(file.fileno(), random.Random(offset).randbytes(length), offset)

    def test_sparse_members_and_the_same_files_without_holes(self):
        self.make_sparse("middle", [(8 * MiB, 100_000)])
        self.make_sparse("ends", [(0, 4096), (16 * MiB - 5, 5)])
        self.make_sparse("nothing", [])
        if os.stat(self.place / "from/nothing").st_blocks:
            self.skipTest("this filesystem has no holes")
        for alignment in ("none", "4096"):
            self.expect(0, "archive", "--align", alignment, "-o", f"sparse-{alignment}.tar", "from")
            self.assertLess(os.stat(self.place / f"sparse-{alignment}.tar").st_size, MiB)
            self.check_readers(f"sparse-{alignment}.tar", sparse=True)
        self.expect(0, "archive", "--sparse", "never", "-o", "dense.tar", "from")
        self.check_readers("dense.tar")

    def test_a_zip(self):
        self.build()
        self.expect(0, "archive", "-o", "a.zip", "from")
        for name in ("bsdtar", "7-Zip"):
            with self.subTest(name):
                self.check_reader(READERS[name], "a.zip")
