# SPDX-License-Identifier: GPL-3.0-or-later
"""What is copied. The same name, scale and seed give the same names, bytes, modes and times every time."""
import os
import random
from dataclasses import dataclass
from typing import Callable

K, M, G = 1 << 10, 1 << 20, 1 << 30
PAGE = 4 * K
EPOCH = 1_700_000_000


@dataclass(frozen=True)
class Workload:
    name: str
    about: str
    write: Callable  # (path, random.Random, scale)
    tree: bool = False
    sparse: bool = False  # mostly holes: a copy that fills them needs many times the room
    before: str = ""  # "cold": caches are dropped before each run; "dirty": the source is rewritten

    def make(self, path, scale, seed=1):
        self.write(path, random.Random(seed), scale)
        if not self.tree:
            os.utime(path, ns=(EPOCH * 10**9 + 1, EPOCH * 10**9 + 1))


def whole_pages(size):
    return int(size) // PAGE * PAGE


def dense(path, rng, scale):
    left = whole_pages(2 * G * scale)
    with open(path, "wb", buffering=0) as file:
        while left > 0:
            left -= file.write(rng.randbytes(min(M, left)))


def sparse(path, rng, scale):
    with open(path, "wb") as file:
        file.truncate(whole_pages(10 * G * scale))


def islands(count, size):
    def write(path, rng, scale):
        total, islands_here = whole_pages(10 * G * scale), max(1, int(count * scale))
        step = whole_pages(total // islands_here)
        with open(path, "wb", buffering=0) as file:
            file.truncate(total)
            for i in range(islands_here):
                os.pwrite(file.fileno(), rng.randbytes(size), i * step)

    return write


def vm(path, rng, scale):
    total, left, sizes = whole_pages(20 * G * scale), whole_pages(2 * G * scale), []
    while left > 0:
        sizes.append(min(left, max(PAGE, whole_pages(2 ** rng.uniform(12, 23)))))
        left -= sizes[-1]
    gap = whole_pages((total - sum(sizes)) // len(sizes))
    with open(path, "wb", buffering=0) as file:
        file.truncate(total)
        position = 0
        for i, size in enumerate(sizes):
            for offset in range(0, size, M):
                os.pwrite(file.fileno(), rng.randbytes(min(M, size - offset)), position + offset)
            position += size + gap
            if i % 30 == 0 and gap > M:  # preallocated and not written, inside the gap
                os.posix_fallocate(file.fileno(), position - M, M)


class Tree:
    """Files whose content is cut from one random pool, which makes them cheap, and which all differ."""

    def __init__(self, root, rng, pool):
        self.root, self.rng, self.pool, self.made = root, rng, pool, 0
        os.makedirs(root)

    def path(self, name):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def file(self, name, size, mode=0o644):
        path, content = self.path(name), b""
        while len(content) < size:
            cut = self.rng.randrange(len(self.pool))
            content += self.pool[cut : cut + size - len(content)]
        with open(path, "wb", buffering=0) as file:
            file.write(content)
        os.chmod(path, mode)
        self.made += 1
        time = (EPOCH + self.made) * 10**9 + self.made % 1000
        os.utime(path, ns=(time, time))
        return path

    def finish(self):
        for directory, _, _ in os.walk(self.root, topdown=False):
            os.utime(directory, ns=(EPOCH * 10**9 + 7, EPOCH * 10**9 + 7))


def small100k(path, rng, scale):
    tree, last = Tree(path, rng, rng.randbytes(8 * M)), None
    for i in range(int(100_000 * scale)):
        name = f"d{i // 10000:02}/s{i // 100 % 100:02}/f{i:06}"
        if i % 100 == 37:
            os.symlink(f"../s{i // 100 % 100:02}/f{i - 1:06}", tree.path(name))
        elif i % 100 == 73:
            os.link(last, tree.path(name))
        else:
            size = 0 if i % 50 == 0 else int(2 ** rng.uniform(0, 16))
            last = tree.file(name, size, 0o755 if i % 20 == 0 else 0o644)
            if i % 100 == 11:
                os.setxattr(last, "user.drover.note", b"v%d" % i)
    tree.finish()


def pgdata(path, rng, scale):
    tree, page = Tree(path, rng, rng.randbytes(8 * M)), 8 * K
    for database in (1, 4, 5):
        for i in range(int(260 * scale)):
            pages = [0, 1, 1, 1, 2, 2, 2, 3, 5, 9][rng.randrange(10)] if i % 60 else rng.randint(40, 80)
            table = f"base/{database}/{1000 + i * 7}"
            tree.file(table, pages * page, 0o600)
            if i % 8 == 0:
                tree.file(f"{table}_fsm", 3 * page, 0o600)
                tree.file(f"{table}_vm", page, 0o600)
    for i in range(60):
        tree.file(f"global/{1200 + i}", (i % 4) * page, 0o600)
    tree.file("pg_wal/000000010000000000000001", 16 * M, 0o600)
    for directory in ("pg_xact", "pg_multixact/offsets", "pg_subtrans"):
        tree.file(f"{directory}/0000", page, 0o600)
    for name in ("postgresql.conf", "pg_hba.conf", "PG_VERSION", "postmaster.opts"):
        tree.file(name, rng.randint(3, 30000), 0o600)
    tree.finish()


def mixed(path, rng, scale):
    words = [bytes(rng.choices(b"abcdefghijklmnopqrstuvwxyz_", k=rng.randint(2, 10))) for _ in range(2000)]
    tree = Tree(path, rng, b" ".join(rng.choices(words, k=M)))
    for i in range(int(20_000 * scale)):
        blob = i % 200 == 0  # objects, archives, pictures among the sources
        size = int(2 ** rng.uniform(20, 24.5)) if blob else min(M, int(rng.lognormvariate(8.6, 1.5)))
        module = f"src/m{i % 37:02}"
        tree.file(f"{module}/p{i // 37 % 23:02}/{f'blob{i:05}.o' if blob else f'unit{i:05}.c'}", size)
        if i % 500 == 3:
            os.symlink("unit.h", tree.path(f"{module}/link{i}"))
    tree.finish()


LIST = (
    Workload("dense", "one file, 2 GiB", dense),
    Workload("sparse", "one file, 10 GiB, one hole", sparse, sparse=True),
    Workload("islands1k", "one file, 10 GiB with 1000 islands of 64 KiB", islands(1000, 64 * K), sparse=True),
    Workload("islands100k", "one file, 10 GiB with 100,000 islands of 4 KiB", islands(100_000, 4 * K), sparse=True),
    Workload("vm", "one file, 20 GiB with 2 GiB of data in pieces, some preallocated", vm, sparse=True),
    Workload("small100k", "100,000 files of 0 to 64 KiB; 1 % symlinks, hard links, xattrs", small100k, tree=True),
    Workload("pgdata", "a new database cluster: about 1000 files, 40 MB", pgdata, tree=True),
    Workload("mixed", "a source tree with build output: 20,000 files, about 1 GiB", mixed, tree=True),
    Workload("dense-cold", "dense, nothing in the page cache", dense, before="cold"),
    Workload("dense-dirty", "dense, just rewritten and not yet on disk", dense, before="dirty"),
)
NAMES = {workload.name: workload for workload in LIST}
