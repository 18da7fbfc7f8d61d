# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares a copy with its source.

Names, types, sizes, bytes and symlink targets decide: a difference there is an error. Lost metadata and lost holes are
counted.
"""
import os
import stat
from collections import Counter
from dataclasses import dataclass, field

from extents import data_ranges, shared_bytes

BLOCK = 1 << 20
PROBE = 4096
PROBED_FILES = 64


@dataclass
class Verdict:
    error: str = ""
    lost: Counter = field(default_factory=Counter)


def entries(root):
    """Path below root -> lstat, for the root itself ("") and everything below."""
    found, todo = {"": os.lstat(root)}, [""]
    while todo:
        directory = todo.pop()
        if not stat.S_ISDIR(found[directory].st_mode):
            continue
        with os.scandir(os.path.join(root, directory)) as listing:
            for entry in listing:
                path = os.path.join(directory, entry.name)
                found[path] = entry.stat(follow_symlinks=False)
                if entry.is_dir(follow_symlinks=False):
                    todo.append(path)
    return found


def below(root, path):
    return os.path.join(root, path) if path else root


class Blocks:
    """Compares the same range of two files. The buffers are reused: fresh memory costs more than the reading."""

    def __init__(self):
        self.left, self.right = bytearray(BLOCK), bytearray(BLOCK)

    def same(self, a, b, start, end):
        while start < end:
            length = min(BLOCK, end - start)
            left, right = memoryview(self.left)[:length], memoryview(self.right)[:length]
            if os.preadv(a, [left], start) != length or os.preadv(b, [right], start) != length or left != right:
                return False
            start += length
        return True


BLOCKS = Blocks()


def every_data_range(a, b, size):
    """The ranges that are data in either file, in order and without overlap: the rest is a hole in both."""
    done = 0
    for start, end in sorted([*data_ranges(a, size), *data_ranges(b, size)]):
        if end > done:
            yield max(start, done), end
            done = end


def probe_ranges(a, b, size):
    """The beginning, the middle and the end of a file."""
    for start in {0, size // 2, max(0, size - PROBE)}:
        yield start, min(size, start + PROBE)


def same_bytes(a, b, ranges=every_data_range):
    with open(a, "rb", buffering=0) as left, open(b, "rb", buffering=0) as right:
        a, b = left.fileno(), right.fileno()
        return all(BLOCKS.same(a, b, *part) for part in ranges(a, b, os.fstat(a).st_size))


def xattrs(path):
    try:
        names = os.listxattr(path, follow_symlinks=False)
        return {name: os.getxattr(path, name, follow_symlinks=False) for name in names}
    except OSError:
        return {}


def holes_lost(source, copy):
    """The copy occupies clearly more than a source with holes; some slack is left for the filesystem's own blocks."""
    occupied = source.st_blocks * 512
    return occupied < source.st_size and copy.st_blocks * 512 > occupied + occupied // 16 + 16 * PROBE


class Comparison:
    def __init__(self, source, copy):
        self.source, self.copy = source, copy
        self.verdict = Verdict()
        self.inodes = {}  # of a source -> of its copy

    def run(self, quick):
        if not os.path.lexists(self.copy):
            return Verdict("no result")
        wanted, found = entries(self.source), entries(self.copy)
        if odd := sorted(wanted.keys() ^ found.keys()):
            return Verdict(f"{len(odd)} names missing or extra, e.g. {odd[0]}")
        files = [path for path, info in wanted.items() if stat.S_ISREG(info.st_mode)]
        probed = set(files[:: max(1, len(files) // PROBED_FILES)])
        for path, info in wanted.items():
            if error := self.difference(path, info, found[path], (path in probed) if quick else None):
                return Verdict(f"{error}: {path}" if path else error, self.verdict.lost)
            self.count_losses(path, info, found[path], quick)
        return self.verdict

    def difference(self, path, source, copy, probe):
        """What makes this entry wrong, or "". `probe`: None reads all bytes, True some of them, False none."""
        a, b = below(self.source, path), below(self.copy, path)
        if stat.S_IFMT(source.st_mode) != stat.S_IFMT(copy.st_mode):
            return "another type"
        if stat.S_ISLNK(source.st_mode):
            return "another symlink target" if os.readlink(a) != os.readlink(b) else ""
        if not stat.S_ISREG(source.st_mode):
            return ""
        if source.st_size != copy.st_size:
            return "another size"
        ranges = {None: every_data_range, True: probe_ranges}.get(probe)
        return "other bytes" if ranges and not same_bytes(a, b, ranges) else ""

    def count_losses(self, path, source, copy, quick):
        lost = self.verdict.lost
        lost["mode"] += source.st_mode != copy.st_mode
        lost["owner"] += (source.st_uid, source.st_gid) != (copy.st_uid, copy.st_gid)
        if source.st_mtime_ns != copy.st_mtime_ns:
            lost["mtime" if source.st_mtime_ns // 10**9 != copy.st_mtime_ns // 10**9 else "mtime-ns"] += 1
        if not stat.S_ISDIR(source.st_mode):
            twin = self.inodes.setdefault(source.st_ino, copy.st_ino)
            lost["hardlink"] += source.st_nlink != copy.st_nlink or twin != copy.st_ino
        if stat.S_ISREG(source.st_mode):
            lost["holes"] += holes_lost(source, copy)
        if not quick:
            lost["xattr"] += xattrs(below(self.source, path)) != xattrs(below(self.copy, path))


def compare(source, copy, quick=False):
    """The Verdict on a copy. `quick` reads samples of the bytes and no extended attributes."""
    verdict = Comparison(source, copy).run(quick)
    verdict.lost = +verdict.lost  # without the zeros
    return verdict


def allocated(root):
    """Bytes on disk; a hard-linked file counts once."""
    return sum({info.st_ino: info.st_blocks * 512 for info in entries(root).values()}.values())


def shared_part(root):
    """The part of a copy's data that lies in extents it shares, 0 to 1; None where nothing can be shared."""
    shared = total = 0
    for path, info in entries(root).items():
        if stat.S_ISREG(info.st_mode):
            of_file = shared_bytes(below(root, path))
            shared, total = shared + of_file[0], total + of_file[1]
    return shared / total if total else None
