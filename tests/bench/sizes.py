# SPDX-License-Identifier: GPL-3.0-or-later
"""One file of every size in one process: runs method_by_size, which is built with Drover."""
import os
import subprocess
from dataclasses import dataclass, field

LARGEST = 1 << 30
BESIDE_DROVER = "../tests/bench/method_by_size"  # in the build directory, from app/


@dataclass
class SizeTable:
    filesystem: str
    table: str = ""
    missed: list[str] = field(default_factory=list)  # "4 KiB (1.571)": the size and automatic / best
    error: str = ""


def beside(drover):
    return os.path.normpath(os.path.join(os.path.dirname(drover), BESIDE_DROVER))


def measure(program, filesystem, place, scale):
    largest = max(1, int(LARGEST * min(scale, 1)))
    done = subprocess.run([program, place, str(largest)], capture_output=True, text=True)
    result = SizeTable(filesystem, done.stdout)
    for line in done.stdout.splitlines():
        if line.endswith("MISSED"):
            number, unit, *_, ratio, _ = line.split()
            result.missed.append(f"{number} {unit} ({ratio})")
    if done.returncode > 1:
        result.error = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
    return result
