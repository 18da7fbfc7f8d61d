# SPDX-License-Identifier: GPL-3.0-or-later
"""Making and unpacking a tar: Drover, GNU tar and bsdtar in turn, every result verified."""
import os
import shutil
import subprocess

import verify
from contest import Contest, Result
from filesystems import CLONING
from peers import Peer

WORKLOADS = ("dense", "islands100k", "vm", "small100k", "pgdata", "mixed")
ABSENT = "not installed"


def creators(program, sparse):
    """What makes an archive of `source` under the name `archive`; its members begin with the source's last part."""

    def tar(p, source, archive, tree):
        parent, name = os.path.split(source)
        return [p, *(["-S"] if sparse else []), "--xattrs", "-C", parent, "-cf", archive, name]

    def bsdtar(p, source, archive, tree):
        parent, name = os.path.split(source)
        return [p, "-C", parent, "-cf", archive, name]

    def drover(p, source, archive, tree):
        return [p, "archive", "--quiet", "-o", archive, source]

    return _installed(Peer("drover", "drover-cli archive", program, drover),
                      Peer("tar", "tar -S" if sparse else "tar", "tar", tar), Peer("bsdtar", "bsdtar", "bsdtar", bsdtar))


def extractors(program, archive):
    """What unpacks `archive` into a directory that is there."""
    return _installed(
        Peer("drover", "drover-cli extract", program, lambda p, s, d, tree: [p, "extract", "--quiet", archive, "--into", d]),
        Peer("tar", "tar", "tar", lambda p, s, d, tree: [p, "--xattrs", "-xpf", archive, "-C", d]),
        Peer("bsdtar", "bsdtar", "bsdtar", lambda p, s, d, tree: [p, "-xpf", archive, "-C", d]),
    )  # fmt: skip


def _installed(*tools):
    return [tool for tool in tools if shutil.which(tool.program)]


class Create(Contest):
    """`copy` is the archive."""

    RESULT = "made.tar"

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.sizes = {}

    def judge(self, row, quick):
        size = os.path.getsize(self.copy)
        if quick:
            if size != self.sizes[row.key]:
                row.error, row.wrong = f"{size} bytes after {self.sizes[row.key]}", True
            return
        self.sizes[row.key] = size
        check = os.path.join(self.place, "check")
        os.mkdir(check)
        done = subprocess.run(["tar", "--xattrs", "-xpf", self.copy, "-C", check], capture_output=True, check=False)
        if done.returncode or done.stderr:
            row.error, row.wrong = f"GNU tar reads it with status {done.returncode}: {done.stderr[-200:]}", True
        else:
            verdict = verify.compare(self.source, os.path.join(check, os.path.basename(self.source)), quick)
            # What tar allocated here is not the archive's doing (XFS preallocates behind a growing file); that holes are
            # stored as holes shows in the archive's size.
            verdict.lost.pop("holes", None)
            self.settle(row, verdict)
        subprocess.run(["rm", "-rf", "--", check], check=True)

    def must_be_a_clone(self, row):
        return super().must_be_a_clone(row) and not self.workload.sparse

    def padding(self):
        """Of Drover's archive, in parts of tar's."""
        return self.sizes["drover"] / self.sizes["tar"] - 1 if {"drover", "tar"} <= self.sizes.keys() else None


class Extract(Contest):
    """`copy` is the directory that receives the members."""

    def clear(self):
        super().clear()
        os.mkdir(self.copy)

    def judge(self, row, quick):
        unpacked = os.path.join(self.copy, os.path.basename(self.source))
        self.settle(row, verify.compare(self.source, unpacked, quick))

    def shared_part(self):
        return verify.shared_part(os.path.join(self.copy, os.path.basename(self.source)))


def play(workload, filesystem, place, program, timer, runs):
    """The two contests of a workload whose source is there."""
    create = Create(timer, filesystem, place, workload, creators(program, workload.sparse), runs)
    made = create.play()
    yield Result(filesystem, f"{workload.name} create", made.rows, _said_of_padding(create))
    archive = os.path.join(place, "archive.tar")
    subprocess.run([program, "archive", "--quiet", "-o", archive, os.path.join(place, "source")], check=True)
    unpacked = Extract(timer, filesystem, place, workload, extractors(program, archive), runs).play()
    subprocess.run(["rm", "-rf", "--", archive, os.path.join(place, "copy")], check=True)
    yield Result(filesystem, f"{workload.name} extract", unpacked.rows)


def _said_of_padding(create):
    padding = create.padding()
    cloning = create.filesystem in CLONING
    return [f"padding: the archive is {padding:+.2%} larger than tar's"] if cloning and padding is not None else []
