# SPDX-License-Identifier: GPL-3.0-or-later
"""Filesystems of their own for programs that are to be killed in them."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

MAKE = {
    "btrfs": ["mkfs.btrfs", "-q"],
    "xfs": ["mkfs.xfs", "-q"],
    "ext4": ["mkfs.ext4", "-q", "-F"],
    "tmpfs": None,
}
MiB = 1 << 20
IMAGE_BYTES = 768 * MiB


def why_not(kind):
    """Why this filesystem cannot be made here, or ""."""
    if os.geteuid() != 0:
        return "needs root, to mount filesystems"
    if MAKE[kind] and shutil.which(MAKE[kind][0]) is None:
        return f"{MAKE[kind][0]} is not installed"
    return ""


class Room:
    """A mounted filesystem, gone with the `with` block."""

    def __init__(self, kind, image=None, size=IMAGE_BYTES, make=()):
        self.kind, self.size, self.make = kind, size, make
        self.place = Path(tempfile.mkdtemp(prefix=f"drover-recovery-{kind}-"))
        self.path = self.place / "mounted"
        self.image = image or self.place / "image"

    def __enter__(self):
        self.path.mkdir()
        if MAKE[self.kind] is None:
            command = ["mount", "-t", "tmpfs", "-o", f"size={self.size}", "drover", self.path]
        else:
            if not self.image.exists():
                with open(self.image, "wb") as file:
                    file.truncate(self.size)
                subprocess.run([*MAKE[self.kind], *self.make, self.image], check=True, capture_output=True)
            # A copy of a filesystem has the identity of the first, which XFS refuses to mount twice.
            options = "loop,nouuid" if self.kind == "xfs" else "loop"
            command = ["mount", "-o", options, self.image, self.path]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode != 0:
            shutil.rmtree(self.place, ignore_errors=True)
            raise RuntimeError(f"{self.kind} cannot be mounted: {done.stderr.decode().strip()}")
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", self.path], check=False, capture_output=True)
        if os.path.ismount(self.path):
            subprocess.run(["umount", "-l", self.path], check=False, capture_output=True)
        shutil.rmtree(self.place, ignore_errors=True)
