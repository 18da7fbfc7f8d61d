# SPDX-License-Identifier: GPL-3.0-or-later
"""One workload on one filesystem: Drover and its peers in turn, every result verified."""
import os
import subprocess
import time
from dataclasses import dataclass, field

import verify
from extents import data_ranges
from filesystems import CLONING, syncfs
from timing import Row, planned_runs, take_turns

M = 1 << 20
SETTLE = 0.1  # idle seconds before each run
ALL_SHARED = 0.99


@dataclass
class Result:
    """Drover's row comes first, then the peers'."""

    filesystem: str
    workload: str
    rows: list[Row]
    absent: list[str] = field(default_factory=list)  # peers that do not take part, and why


class Contest:
    RESULT = "copy"  # its name

    def __init__(self, timer, filesystem, place, workload, commands, runs):
        self.timer, self.filesystem, self.place, self.workload, self.runs = timer, filesystem, place, workload, runs
        self.source, self.copy = os.path.join(place, "source"), os.path.join(place, self.RESULT)
        self.rows = [Row(peer.key, peer.label) for peer in commands]
        self.argv = {peer.key: peer.argv(self.source, self.copy, workload.tree) for peer in commands}
        self.program = {peer.key: peer.program for peer in commands}
        self.touch = min(256 + verify.allocated(self.source) * 5 // 4 // M, free_memory() // 2 // M)

    def play(self):
        first = {row.key: self.first_run(row) for row in self.rows}
        wanted = {key: self.runs or planned_runs(wall) for key, wall in first.items()}
        # Drover and the peer it is judged by have equally many runs.
        for row in self.rows[:2]:
            wanted[row.key] = max(wanted[other.key] for other in self.rows[:2])
        take_turns(self.rows, wanted, self.counted_run)
        self.clear()
        return Result(self.filesystem, self.workload.name, self.rows)

    def first_run(self, row):
        """Not counted. Its result is compared in full."""
        sample = self.run(row)
        if not row.error:
            syncfs(self.place)
            self.judge(row, quick=False)
        if not row.error and self.filesystem in CLONING:
            row.shared = self.shared_part()
            if self.must_be_a_clone(row) and row.shared is not None and row.shared < ALL_SHARED:
                row.error, row.wrong = f"not a clone: {row.shared:.0%} of the data are shared", True
        return sample.wall

    def shared_part(self):
        return verify.shared_part(self.copy)

    def must_be_a_clone(self, row):
        """A single file of Drover's has to be one; in trees its own threshold decides."""
        return row.key == "drover" and not self.workload.tree

    def counted_run(self, row):
        sample = self.run(row)
        if not row.error:
            self.judge(row, quick=True)
        if not row.error:
            row.samples.append(sample)

    def run(self, row):
        self.clear()
        syncfs(self.place)
        if self.workload.before == "dirty":
            rewrite(self.source)
        elif self.workload.before == "cold":
            drop_caches()
        self.load_program(row)
        time.sleep(SETTLE)
        sample = self.timer.run(self.argv[row.key], self.touch)
        if sample.status:
            row.error = f"failed with status {sample.status}: {sample.complaint}"
        return sample

    def load_program(self, row):
        """So that a run is about the files, not about the program's own pages, which may be gone from the cache."""
        subprocess.run([self.program[row.key], "--version"], capture_output=True, check=False)

    def judge(self, row, quick):
        self.settle(row, verify.compare(self.source, self.copy, quick))

    def settle(self, row, verdict):
        for what, count in verdict.lost.items():
            row.lost[what] = max(count, row.lost.get(what, 0))
        if verdict.error:
            row.error, row.wrong = verdict.error, True
        elif row.lost and row.key == "drover":
            row.error, row.wrong = "lost " + ", ".join(f"{what} of {count}" for what, count in row.lost.items()), True

    def clear(self):
        subprocess.run(["rm", "-rf", "--", self.copy], check=True)


def startup(timer, drover, cp, runs):
    """How long the programs take to start and to end."""
    rows = [Row(peer.key, f"{os.path.basename(peer.program)} --version") for peer in (drover, cp)]
    programs = {"drover": drover.program, cp.key: cp.program}

    def play(row):
        sample = timer.run([programs[row.key], "--version"])
        if sample.status:
            row.error = f"failed with status {sample.status}: {sample.complaint}"
        else:
            row.samples.append(sample)

    take_turns(rows, {row.key: runs or 100 for row in rows}, play)
    return Result("", "startup", rows)


def free_memory():
    return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def drop_caches():
    os.sync()
    with open("/proc/sys/vm/drop_caches", "w") as file:
        file.write("3\n")


def rewrite(path):
    """Writes a file's data in place again: its pages are dirty, its content is the same."""
    with open(path, "r+b", buffering=0) as file:
        fd = file.fileno()
        for start, end in list(data_ranges(fd, os.path.getsize(path))):
            for offset in range(start, end, M):
                os.pwrite(fd, os.pread(fd, min(M, end - offset), offset), offset)
