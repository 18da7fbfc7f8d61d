# SPDX-License-Identifier: GPL-3.0-or-later
"""Drover's command and those of the programs it is compared with. SRC, a file or a tree, becomes DST."""
import os
import shutil
import subprocess
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Peer:
    key: str
    label: str
    program: str
    command: Callable  # (program, source, destination, tree) -> argv
    holes: str = "kept"  # "kept", "filled", or "cloned": kept only where the whole file can be cloned
    trees: bool = True
    single_files: bool = True

    def skips(self, workload, cloning):
        """Why this peer does not take part in a workload, or ""."""
        if workload.tree and not self.trees:
            return "copies no directories"
        if not workload.tree and not self.single_files:
            return "copies directories only"
        if workload.sparse and (self.holes == "filled" or self.holes == "cloned" and not cloning):
            return "fills the holes"
        return ""

    def argv(self, source, destination, tree):
        return self.command(self.program, source, destination, tree)

    def version(self):
        done = subprocess.run([self.program, "--version"], capture_output=True, text=True, check=False)
        first = (done.stdout.strip().splitlines() or ["unknown version"])[0]
        return first if os.path.basename(self.program) in first else f"{os.path.basename(self.program)} {first}"


def drover(program):
    return Peer("drover", "drover-cli copy", program, lambda p, s, d, tree: [p, "copy", "--quiet", "-T", s, d])


def rsync(option):
    def command(program, source, destination, tree):
        ends = (f"{source}/", f"{destination}/") if tree else (source, destination)
        return [program, option, *ends]

    return command


def kio(program, source, destination, tree):
    quiet = ["env", "QT_QPA_PLATFORM=offscreen", "QT_LOGGING_RULES=*=false"]
    return [*quiet, program, "--noninteractive", "copy", source, destination]


FLOOR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../build/release/tests/bench/floor")

# The first one is what the targets are about. -a for single files too: the same metadata as Drover preserves.
LIST = (
    Peer("cp", "cp -a", "cp", lambda p, s, d, tree: [p, "-aT", s, d]),
    Peer("cp-never", "cp -a --reflink=never", "cp", lambda p, s, d, tree: [p, "-aT", "--reflink=never", s, d]),
    Peer("rsync", "rsync -a", "rsync", rsync("-a"), holes="filled"),
    Peer("rsync-S", "rsync -aS", "rsync", rsync("-aS")),
    Peer("gio", "gio copy", "gio", lambda p, s, d, tree: [p, "copy", s, d], holes="cloned", trees=False),
    Peer("kio", "KIO", "kioclient", kio, holes="cloned"),
    # Not a peer but a bound: see floor.cpp.
    Peer("floor", "floor", FLOOR, lambda p, s, d, tree: [p, s, d], single_files=False),
)
NAMES = {peer.key: peer for peer in LIST}
REFERENCE = LIST[0]
USUAL = ("cp", "rsync", "rsync-S", "gio", "kio")


def installed(keys):
    """(the peers that are here, the labels of those that are not)."""
    chosen = [NAMES[key] for key in keys]
    here = [peer for peer in chosen if shutil.which(peer.program)]
    return here, [f"{peer.label} ({peer.program} not found)" for peer in chosen if peer not in here]
