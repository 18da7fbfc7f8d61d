# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs commands one at a time, in turn, and keeps what each run took."""
import json
import os
import statistics
import subprocess
from dataclasses import dataclass, field

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "timer.c")


@dataclass
class Sample:
    """What one run of a command took, by the kernel's accounting of the finished process."""

    wall: float
    user: float
    system: float
    rss_kib: int
    status: int
    complaint: str = ""  # the last line the command wrote to its standard error

    @property
    def cpu(self):
        return self.user + self.system


@dataclass
class Row:
    """One command of a contest: its counted runs and what its result was like."""

    key: str
    label: str
    samples: list[Sample] = field(default_factory=list)
    error: str = ""  # why there is no figure
    wrong: bool = False  # the error is a wrong result, not a command that failed
    lost: dict[str, int] = field(default_factory=dict)
    shared: float | None = None  # part of the data that lies in extents shared with the source

    def values(self, what):
        return [getattr(sample, what) for sample in self.samples]

    def median(self, what="wall"):
        return statistics.median(self.values(what))

    def peak_mb(self):
        return max(self.values("rss_kib")) * 1024 / 1e6


class Timer:
    """The compiled timer.c. Its program and notes live in `directory`."""

    def __init__(self, directory):
        self.program = os.path.join(directory, "timer")
        self.complaints = os.path.join(directory, "stderr")
        subprocess.run([os.environ.get("CC", "cc"), "-O2", "-o", self.program, SOURCE], check=True)

    def run(self, argv, touch_mib=0):
        done = subprocess.run([self.program, str(touch_mib), self.complaints, *argv], check=True, capture_output=True)
        with open(self.complaints, errors="replace") as file:
            lines = file.read().strip().splitlines()
        return Sample(**json.loads(done.stdout), complaint=lines[-1] if lines else "")


def planned_runs(wall):
    """About ten seconds of measuring, but never fewer than 3 runs nor more than 15."""
    return max(3, min(15, int(10 / max(wall, 0.001))))


def take_turns(rows, wanted, play):
    """Calls play(row) until each row has wanted[row.key] samples or an error: A B C, B C A, C A B, ..."""
    turn = 0
    while todo := [row for row in rows if not row.error and len(row.samples) < wanted[row.key]]:
        first = turn % len(todo)
        for row in todo[first:] + todo[:first]:
            play(row)
        turn += 1
