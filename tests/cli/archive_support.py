# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of archives share: a tree with one of everything, tools that pack it, and a way to compare."""

import os
import random
import shutil
import stat
import subprocess
from pathlib import Path

from support import CliTest, tree

# Newer Pythons warn unless they are told how much to trust an archive.
UNPACK_BY_PYTHON = """
import sys, tarfile
tarfile.TarFile.extraction_filter = staticmethod(getattr(tarfile, "fully_trusted_filter", None))
tarfile.open(sys.argv[1]).extractall(sys.argv[2])
"""


def facts(root):
    """What a tree is made of, hard links and times included."""
    found, first_names = {}, {}
    for folder, directories, files in os.walk(os.fsencode(root)):
        directories.sort()
        for name in sorted(directories + files):
            path = os.path.join(folder, name)
            status = os.lstat(path)
            relative = os.path.relpath(path, os.fsencode(root))
            twin = first_names.setdefault(status.st_ino, relative)
            attributes = {key: os.getxattr(path, key, follow_symlinks=False) for key in os.listxattr(path, follow_symlinks=False)}
            found[relative] = (status.st_mode, status.st_uid, status.st_gid, status.st_mtime_ns, status.st_rdev, twin, attributes)
    return found


def small_tree(root):
    """As tree(), but of large files only the size and the blocks."""
    found = {}
    for folder, directories, files in os.walk(os.fsencode(root)):
        for name in directories + files:
            path = os.path.join(folder, name)
            status = os.lstat(path)
            content = status.st_size
            if stat.S_ISLNK(status.st_mode):
                content = os.readlink(path)
            elif stat.S_ISREG(status.st_mode) and status.st_size < 1 << 24:
                content = Path(os.fsdecode(path)).read_bytes()
            elif stat.S_ISDIR(status.st_mode):
                content = None
            found[os.path.relpath(path, os.fsencode(root))] = (stat.S_IFMT(status.st_mode), content)
    return found


def can_have_attributes(path):
    try:
        os.setxattr(path, "user.probe", b"1")
        os.removexattr(path, "user.probe")
    except OSError:
        return False
    return True


class Extract(CliTest):
    def build(self, sparse=True):
        self.addCleanup(subprocess.run, ["chmod", "-R", "u+rwX", self.place], capture_output=True, check=False)
        noise = random.Random(1)
        self.write("from/small", "12345")
        self.write("from/empty", "")
        self.write("from/large", noise.randbytes(300_000))
        self.write("from/d/e/f", "deep")
        self.write("from/" + "long" * 60, "a long name")
        self.write("from/d/" + "/".join("part%d" % i * 10 for i in range(6)) + "/end", "a long path")
        (self.place / "from/private").mkdir(mode=0o700)
        self.write("from/private/secret", "x")
        os.chmod(self.place / "from/private/secret", 0o400)
        os.symlink("small", self.place / "from/link")
        os.symlink("t" * 100 + "/" + "u" * 200, self.place / "from/dangling")
        os.link(self.place / "from/large", self.place / "from/d/twin")
        os.mkfifo(self.place / "from/pipe")
        with open(os.path.join(os.fsencode(self.place / "from"), b"\xff caf\xe9"), "wb") as file:
            file.write(b"not UTF-8")
        self.write("from/\u00e4\u00f6\u00fc", "UTF-8")
        if sparse:
            self.make_sparse("from/sparse", 4 << 20, [(1 << 20, 65536), (2 << 20, 4096)])
            self.make_sparse("from/hole", 1 << 20, [])
        os.chmod(self.place / "from/d/e", 0o500)
        for number, (folder, directories, files) in enumerate(os.walk(os.fsencode(self.place / "from"), topdown=False)):
            for name in files + directories:
                os.utime(os.path.join(folder, name), ns=(1, 1_234_567_890_123_456_789 + number), follow_symlinks=False)
        return self.place / "from"

    def clear(self, name):
        """Away with it, also with directories that cannot be written to."""
        subprocess.run(["chmod", "-R", "u+rwX", self.place / name], capture_output=True, check=False)
        shutil.rmtree(self.place / name, ignore_errors=True)

    def make_sparse(self, name, size, pieces):
        with open(self.write(name), "wb") as file:
            file.truncate(size)
            for offset, length in pieces:
                file.seek(offset)
                file.write(random.Random(offset).randbytes(length))

    def tool(self, *command, folder="from", needs=None):
        if shutil.which(command[0]) is None:
            self.skipTest(f"needs {command[0]}")
        subprocess.run(command, cwd=self.place / folder, check=True, capture_output=True)

    def check_same(self, ns_times=True, leave_out=()):
        wanted, seen = facts(self.place / "from"), facts(self.place / "to")
        for each in (wanted, seen):
            for name in leave_out:
                each.pop(name, None)
        if not ns_times:
            wanted = {name: (*fact[:3], fact[3] // 10**9, *fact[4:]) for name, fact in wanted.items()}
            seen = {name: (*fact[:3], fact[3] // 10**9, *fact[4:]) for name, fact in seen.items()}
        self.assertEqual(wanted, seen)
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))
        self.assertEqual(self.leftovers(), [])

    def check_holes(self, name):
        source, copy = os.stat(self.place / "from" / name), os.stat(self.place / "to" / name)
        self.assertEqual(source.st_size, copy.st_size)
        self.assertLessEqual(copy.st_blocks, source.st_blocks + 16)
