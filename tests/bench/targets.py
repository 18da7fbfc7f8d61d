# SPDX-License-Identifier: GPL-3.0-or-later
"""What Drover has to reach, all in one place. "cp" is cp -a; its figures, and those of tar and bsdtar, are taken in the same turns."""
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Target:
    text: str
    met: Callable  # (Drover's Row, the peer's Row) -> bool
    peer: str = "cp"


def ratio(least, peer="cp"):
    return Target(f"{peer}/Drover >= {least}", lambda drover, other: other.median() / drover.median() >= least, peer)


def ms(most):
    return Target(f"{most} ms at most", lambda drover, other: drover.median() <= most / 1000, "tar")


def ms_more(most):
    return Target(f"cp + {most} ms at most", lambda drover, cp: drover.median() - cp.median() <= most / 1000)


def percent_more(most):
    return Target(f"cp + {most} % at most", lambda drover, cp: drover.median() <= cp.median() * (1 + most / 100))


def cpu(most):
    return Target(f"CPU <= {most} x cp's", lambda drover, cp: drover.median("cpu") <= most * cp.median("cpu"))


def memory(most):
    return Target(f"memory <= {most} MB", lambda drover, cp: drover.peak_mb() <= most)


TIME = {
    "dense": {
        "ext4": [ratio(0.97), cpu(1.1)],
        "btrfs": [ms_more(2)],
        "xfs": [ms_more(2)],
        "tmpfs": [ratio(0.97)],
    },
    "dense-dirty": {"btrfs": [ms_more(2)], "xfs": [ms_more(2)]},
    # A clone reads no data: with a cold cache the target on btrfs and XFS is to be as fast as cp.
    "dense-cold": {"ext4": [ratio(1.9)], "btrfs": [ms_more(2)], "xfs": [ms_more(2)]},
    "sparse": {"ext4": [ms_more(2)], "btrfs": [ms_more(2)], "xfs": [ms_more(2)], "tmpfs": [ms_more(2)]},
    "islands1k": {"ext4": [ratio(1.0)], "btrfs": [ms_more(2)], "xfs": [ms_more(2)]},
    "islands100k": {"ext4": [ratio(1.5)], "btrfs": [percent_more(5)], "xfs": [percent_more(5)]},
    "vm": {"ext4": [ratio(1.0)], "btrfs": [ms_more(2)], "xfs": [ms_more(2)]},
    "small100k": {"ext4": [ratio(2.5)], "btrfs": [ratio(1.6)], "xfs": [ratio(2.2)], "tmpfs": [ratio(2.5)]},
    "pgdata": {"ext4": [ratio(1.7)], "btrfs": [ratio(1.4)], "xfs": [ratio(1.4)]},
    "mixed": {"ext4": [ratio(2.3)], "btrfs": [ratio(1.6)], "xfs": [ratio(2.0)], "tmpfs": [ratio(2.0)]},
    "startup": {"": [ms_more(5)]},
}
TIME |= {
    "dense create": {
        "ext4": [ratio(2.8, "tar")],
        "btrfs": [ms(20), ratio(100, "tar")],
        "xfs": [ms(20)],
    },
    "dense extract": {"ext4": [ratio(3.5, "tar")], "btrfs": [ms(60)], "xfs": [ms(150)]},
    "vm create": {"ext4": [ratio(2.0, "bsdtar")], "btrfs": [ratio(20, "bsdtar")], "xfs": [ratio(20, "bsdtar")]},
    "vm extract": {"ext4": [ratio(2.0, "bsdtar")], "btrfs": [ratio(15, "bsdtar")], "xfs": [ratio(10, "bsdtar")]},
    "islands100k create": {
        "ext4": [ratio(1.2, "bsdtar")],
        "btrfs": [ratio(1.5, "bsdtar")],
        "xfs": [ratio(1.5, "bsdtar")],
    },
    "small100k create": {
        "ext4": [ratio(1.4, "tar")],
        "btrfs": [ratio(1.7, "tar")],
        "xfs": [ratio(1.7, "tar")],
        "tmpfs": [ratio(1.5, "tar")],
    },
    "small100k extract": {
        "ext4": [ratio(1.7, "tar")],
        "btrfs": [ratio(1.1, "tar")],
        "xfs": [ratio(1.7, "tar")],
        "tmpfs": [ratio(1.5, "tar")],
    },
    "mixed create": {"ext4": [ratio(2.2, "tar")], "btrfs": [ratio(2.0, "tar")], "xfs": [ratio(2.0, "tar")]},
    "mixed extract": {"ext4": [ratio(3.0, "tar")], "btrfs": [ratio(1.5, "tar")], "xfs": [ratio(2.0, "tar")]},
    "pgdata create": {"ext4": [ratio(1.7, "tar")], "btrfs": [ratio(1.6, "tar")], "xfs": [ratio(1.5, "tar")]},
    "pgdata extract": {"ext4": [ratio(1.7, "tar")], "btrfs": [ratio(1.4, "tar")], "xfs": [ratio(1.5, "tar")]},
}
MEMORY = {"small100k": [memory(60)]} | {
    name: [memory(30)] for name in ("dense", "dense-cold", "dense-dirty", "sparse", "islands1k", "islands100k", "vm")
}


def of(workload, filesystem):
    return TIME.get(workload, {}).get(filesystem, []) + MEMORY.get(workload, [])
