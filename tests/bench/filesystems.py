# SPDX-License-Identifier: GPL-3.0-or-later
"""Filesystems to measure on: loop-mounted images of btrfs, XFS and ext4, and a tmpfs.

Everything lives in one directory of this run, which is unmounted and removed at the end whatever happens. The lock file
in it is held while the run lives: a later run takes away the directory of one that was killed, and no other.
"""
import contextlib
import ctypes
import fcntl
import os
import re
import shutil
import signal
import stat
import subprocess
import tempfile
import time

PREFIX, LOCK = "drover-bench.", "lock"
GIB = 1 << 30
MKFS = {
    "btrfs": (["mkfs.btrfs", "-q"], "btrfs-progs"),
    "xfs": (["mkfs.xfs", "-q", "-m", "reflink=1"], "xfsprogs"),
    "ext4": (["mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0"], "e2fsprogs"),
}
NAMES = (*MKFS, "tmpfs")
CLONING = ("btrfs", "xfs")


class Unavailable(Exception):
    """Why a filesystem cannot be measured here."""


def syncfs(path):
    fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    ctypes.CDLL(None).syncfs(fd)
    os.close(fd)


@contextlib.contextmanager
def undisturbed():
    """Cleaning up is not cut short by a second Ctrl-C, neither here nor in the commands started meanwhile."""
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.signal(number, signal.SIG_IGN) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before):
            signal.signal(number, handler)


def mounts_below(directory):
    """Mount points below a directory, the deepest first."""
    with open("/proc/self/mountinfo", encoding="utf-8", errors="surrogateescape") as file:
        points = [re.sub(r"\\([0-7]{3})", lambda m: chr(int(m[1], 8)), line.split()[4]) for line in file]
    return sorted((point for point in points if point.startswith(directory + "/")), reverse=True)


def unmount(point):
    for _ in range(60):  # a command that was just killed may still hold the mount for a moment
        done = subprocess.run(["umount", point], capture_output=True, text=True)
        if done.returncode == 0:
            return
        time.sleep(0.5)
    raise OSError(f"cannot unmount {point}: {done.stderr.strip()}")


def take_away(directory):
    """Unmounts everything below a run's directory and removes it."""
    with undisturbed():
        for point in mounts_below(directory):
            unmount(point)
        shutil.rmtree(directory)


def take_away_leftovers(parent):
    """Removes the directories of runs that were killed: our name, our owner, and nobody holds the lock."""
    with os.scandir(parent) as listing:
        for entry in listing:
            info = entry.stat(follow_symlinks=False)
            ours = entry.name.startswith(PREFIX) and stat.S_ISDIR(info.st_mode) and info.st_uid == os.geteuid()
            if not ours or not os.path.isfile(lock := os.path.join(entry.path, LOCK)):
                continue
            with open(lock) as file, contextlib.suppress(BlockingIOError):
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                print(f"removing {entry.path}, left by a run that was killed")
                take_away(entry.path)


class Scratch:
    """The directory of this run. `with Scratch(parent, scale) as scratch, scratch.mounted("xfs") as place: ...`"""

    def __init__(self, parent, scale):
        self.parent, self.size = os.path.realpath(parent), int(8 * GIB * max(1.0, scale))
        self.needed = int(5 * GIB * scale) + GIB // 4

    def __enter__(self):
        os.makedirs(self.parent, exist_ok=True)
        take_away_leftovers(self.parent)
        self.path = tempfile.mkdtemp(prefix=PREFIX, dir=self.parent)
        self.lock = open(os.path.join(self.path, LOCK), "w")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        return self

    def __exit__(self, *_):
        take_away(self.path)
        self.lock.close()

    @contextlib.contextmanager
    def mounted(self, name):
        """A new filesystem, mounted; gone afterwards."""
        self.check(name)
        place, image = os.path.join(self.path, name), os.path.join(self.path, name + ".img")
        os.mkdir(place)
        try:
            if name == "tmpfs":
                run(["mount", "-t", "tmpfs", "-o", f"size={self.size}", "drover-bench", place])
            else:
                with open(image, "wb") as file:
                    file.truncate(self.size)
                run([*MKFS[name][0], image])
                run(["mount", "-o", "loop", image, place])
            yield place
        finally:
            with undisturbed():
                if os.path.ismount(place):
                    unmount(place)
                os.rmdir(place)
                if os.path.exists(image):
                    os.unlink(image)

    def check(self, name):
        with open("/proc/filesystems") as file:
            known = name in file.read().split()
        if not known and subprocess.run(["modprobe", "-q", name], check=False).returncode:
            raise Unavailable(f"the kernel has no {name}")
        if name == "tmpfs":
            with open("/proc/meminfo") as file:
                free = int(re.search(r"MemAvailable: +(\d+)", file.read())[1]) * 1024
            where = "memory"
        else:
            command, package = MKFS[name]
            if not shutil.which(command[0]):
                raise Unavailable(f"{command[0]} not found (Debian package {package})")
            room = os.statvfs(self.path)
            free, where = room.f_bavail * room.f_frsize, self.parent
        if free < self.needed:
            raise Unavailable(f"needs {self.needed / GIB:.1f} GiB in {where}, {free / GIB:.1f} are free")

    @staticmethod
    def trim(place):
        """Gives freed blocks of an image back, so that the images together stay small."""
        subprocess.run(["fstrim", place], check=False, capture_output=True)


def run(argv):
    done = subprocess.run(argv, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(f"{' '.join(argv)}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}")
