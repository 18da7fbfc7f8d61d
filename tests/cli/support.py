# SPDX-License-Identifier: GPL-3.0-or-later
"""What every test of drover-cli needs: a place for files, a way to run it, and a look at what it left behind."""

import json
import os
import shutil
import stat
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

CLI = os.environ.get("DROVER_CLI", "drover-cli")
SANITIZED = os.environ.get("DROVER_SANITIZE", "")


class CliTest(unittest.TestCase):
    """A test with a directory of its own."""

    def setUp(self):
        self.place = Path(tempfile.mkdtemp(prefix="drover-cli-"))
        self.addCleanup(shutil.rmtree, self.place, ignore_errors=True)

    def write(self, name, content=b"", time_ns=None):
        path = self.place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        if time_ns is not None:
            os.utime(path, ns=(time_ns, time_ns))
        return path

    def read(self, name):
        return (self.place / name).read_bytes()

    def run_cli(self, *arguments, **options):
        """Runs drover-cli inside the place; the names of files may be relative to it."""
        command = [CLI, *[os.fsencode(word) if isinstance(word, (str, Path)) else word for word in arguments]]
        return subprocess.run(command, cwd=self.place, capture_output=True, timeout=120, check=False, **options)

    def expect(self, code, *arguments, **options):
        done = self.run_cli(*arguments, **options)
        self.assertEqual(done.returncode, code, f"{arguments}\n{done.stdout.decode()}\n{done.stderr.decode()}")
        return done

    def expect_json(self, code, *arguments):
        """The objects that it prints; the last is the outcome."""
        done = self.expect(code, *arguments, "--json")
        return [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]

    @staticmethod
    def last_line(done):
        return json.loads(done.stdout.splitlines()[-1])

    def leftovers(self, name="."):
        return [str(path) for path in (self.place / name).rglob(".drover-*.part")]


class BtrfsTest(CliTest):
    """A test with a filesystem that clones, at self.mounted."""

    def setUp(self):
        super().setUp()
        if os.geteuid() != 0 or shutil.which("mkfs.btrfs") is None:
            self.skipTest("needs root and mkfs.btrfs, to mount a filesystem that clones")
        image, self.mounted = self.place / "image", self.place / "btrfs"
        self.mounted.mkdir()
        with open(image, "wb") as file:
            file.truncate(256 << 20)
        subprocess.run(["mkfs.btrfs", "-q", image], check=True, capture_output=True)
        if subprocess.run(["mount", "-o", "loop", image, self.mounted], capture_output=True, check=False).returncode != 0:
            self.skipTest("a loop device cannot be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", self.mounted], check=True)


def tree(root):
    """Every name below with its type and content, as bytes: for comparing trees."""
    found = {}
    for folder, directories, files in os.walk(os.fsencode(root)):
        for name in directories + files:
            path = os.path.join(folder, name)
            mode = os.lstat(path).st_mode
            if stat.S_ISLNK(mode):
                content = os.readlink(path)
            elif stat.S_ISREG(mode):
                with open(path, "rb") as file:
                    content = file.read()
            else:
                content = None
            found[os.path.relpath(path, os.fsencode(root))] = (stat.S_IFMT(mode), content)
    return found


class LyingFilesystem:
    """A mounted FUSE filesystem with faults; see tests/support/fuse_fixture/lying_filesystem.cpp."""

    def __init__(self, test, *faults):
        program = os.environ.get("DROVER_LYING_FILESYSTEM", "")
        if not program:
            test.skipTest("built without libfuse3")
        if not os.access("/dev/fuse", os.R_OK | os.W_OK):
            test.skipTest("/dev/fuse is missing or not ours to open")
        self.backing = test.place / "backing"
        self.mounted = test.place / "mounted"
        self.backing.mkdir()
        self.mounted.mkdir()
        self.child = subprocess.Popen([program, self.backing, self.mounted, *faults])
        test.addCleanup(self.unmount)
        deadline = time.monotonic() + 5
        while not os.path.ismount(self.mounted):
            if self.child.poll() is not None or time.monotonic() > deadline:
                test.skipTest("the FUSE filesystem does not mount (no fusermount3, or not allowed)")
            time.sleep(0.01)

    def unmount(self):
        self.child.terminate()
        self.child.wait()
