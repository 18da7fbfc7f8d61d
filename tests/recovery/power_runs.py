#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes copies of a filesystem's image while a job runs on it, as a power loss would leave it, mounts each and lets the
job go on there.

    DROVER_CLI=... DROVER_VICTIM=... tests/recovery/power_runs.py [--moments 200] [--seed N] [--filesystem ext4 ...]

The image lies on a filesystem that clones, so that a copy of it is of one moment: what was written to the disk by then
is in it, and nothing else. The job stands still meanwhile, so that a source on another disk is of the same moment.
Promised is what Drover has called done and synced: a move removes nothing before it is on the disk. What was not on the
disk is found out by `--resume --verify` (after a real power loss by `--resume` alone, as the system has started anew).
"""

import argparse
import fcntl
import filecmp
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import trees
from kill_runs import CLI, Broken
from rooms import Room, why_not

KINDS = ("copy", "move", "extract", "archive")
FILESYSTEMS = ("ext4", "xfs", "btrfs")
FICLONE = 0x40049409
RATE = "60M"


class Flushing(threading.Thread):
    """Others write too: now and then all is flushed."""

    def __init__(self, place, chance):
        super().__init__(daemon=True)
        self.place, self.chance, self.ended = place, chance, threading.Event()

    def run(self):
        while not self.ended.wait(self.chance.uniform(0.05, 0.4)):
            subprocess.run(["sync", "-f", self.place], check=False)

    def end(self):
        self.ended.set()
        self.join()


def clone(image, copy):
    with open(image, "rb") as source, open(copy, "wb") as target:
        fcntl.ioctl(target, FICLONE, source.fileno())


class Job:
    """One job, and the moments at which the power fails."""

    def __init__(self, kind, merges, sources, seed, number):
        self.kind, self.merges = kind, merges
        self.home = Path(sources) / f"run-{number}"
        self.home.mkdir()
        self.source = self.home / "from"
        trees.build(self.source, seed)
        self.wanted = trees.snapshot(self.source)
        if kind == "extract":
            subprocess.run([CLI, "archive", "-q", "--output", "packed.tar", "from"], cwd=self.home, check=True)

    def command(self, into, source, *options):
        if self.kind == "extract":
            return [CLI, "extract", "-q", *options, source / "packed.tar", "--into", into]
        if self.kind == "archive":
            return [CLI, "archive", "-q", "--on-conflict", "replace", *options, source / "from", "--output", into / "a.tar"]
        return [CLI, self.kind, "-q", *options, source / "from", into]

    def interrupted(self, inner, outer, moments, chance):
        """Runs it, and gives for each moment the image and the source as they were."""
        into = inner.path / "to"
        into.mkdir()
        if self.merges:
            (into / "from").mkdir()
        subprocess.run(["sync", "-f", into], check=True)
        flushing = Flushing(into, chance)
        flushing.start()
        begin = time.monotonic()
        process = subprocess.Popen(self.command(into, self.home, "--limit", RATE))
        shots = []
        for place, moment in enumerate(sorted(chance.uniform(0, 2.2) for _ in range(moments))):
            time.sleep(max(0, begin + moment - time.monotonic()))
            process.send_signal(signal.SIGSTOP)
            shots.append(self.shot(inner, outer, place))
            process.send_signal(signal.SIGCONT)
        process.wait()
        flushing.end()
        if process.returncode != 0:
            raise Broken(f"the job itself ended with {process.returncode}")
        return shots

    def shot(self, inner, outer, place):
        image, source = outer.path / f"shot-{place}", self.home / f"source-{place}"
        clone(inner.image, image)
        if self.kind == "archive":  # goes on with the very same files only, and they stay
            return image, self.home
        source.mkdir()
        # Of a move that is through nothing may be left.
        for name in ("from", "packed.tar"):
            if (self.home / name).exists():
                subprocess.run(["cp", "-a", self.home / name, source], check=True)
        return image, source

    def go_on(self, room, source):
        into, target = room.path / "to", room.path / "to/from"
        if self.kind == "move":
            self.expect_nothing_lost(source / "from", target)
        done = subprocess.run(self.command(into, source, "--resume", "--verify"), capture_output=True, check=False)
        if done.returncode != 0:
            raise Broken(f"it did not go on: {(done.stdout + done.stderr).decode(errors='replace')}")
        if left := trees.temporaries(into):
            raise Broken("left behind: " + ", ".join(left))
        if self.kind == "archive":
            return self.expect_same_archive(into, source)
        found = trees.snapshot(target)
        if said := trees.differences(self.wanted, found):
            raise Broken("\n".join(said))

    def expect_same_archive(self, into, source):
        subprocess.run([CLI, "archive", "-q", source / "from", "--output", into / "whole.tar"], check=True)
        if not filecmp.cmp(into / "a.tar", into / "whole.tar", shallow=False):
            raise Broken("the archive is another one than without the interruption")

    def expect_nothing_lost(self, *places):
        there = [trees.snapshot(place) if place.exists() else {} for place in places]
        for name, facts in self.wanted.items():
            if not any(trees.same_content(facts, tree.get(name)) for tree in there):
                raise Broken(f"{name} is neither in the source nor in the destination")


def one_job(filesystem, kind, merges, moments, seed, number):
    chance = random.Random(f"{seed} {filesystem} {kind} {number}")
    with Room("tmpfs", size=2 << 30) as sources, Room("xfs", size=4 << 30) as outer:
        job = Job(kind, merges, sources.path, seed, number)
        with Room(filesystem, image=outer.path / "image") as inner:
            shots = job.interrupted(inner, outer, moments, chance)
        for image, source in shots:
            with Room(filesystem, image=image) as room:
                try:
                    job.go_on(room, source)
                except Broken as broken:
                    raise Broken(f"{filesystem}, {kind}{', merging' if merges else ''}, --seed {seed} --only {number}, "
                                 f"{image.name}: {broken}") from None
            os.remove(image)


def cut(moments, seed, filesystems=FILESYSTEMS, each=4, only=None):
    """The number of moments; failures are printed."""
    total, failures, number = 0, 0, 0 if only is None else only
    while total < moments and (only is None or number == only):
        filesystem, kind = filesystems[number % len(filesystems)], KINDS[number // len(filesystems) % len(KINDS)]
        merges = kind == "move" and number // (len(filesystems) * len(KINDS)) % 2 == 1
        count = min(each, moments - total)
        try:
            one_job(filesystem, kind, merges, count, seed, number)
        except Broken as broken:
            failures += 1
            print(broken, flush=True)
        total += count
        number += 1
    return total, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moments", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    parser.add_argument("--only", type=int, help="the number of one job")
    parser.add_argument("--filesystem", nargs="+", choices=FILESYSTEMS, default=list(FILESYSTEMS))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    for kind in {"xfs", *options.filesystem}:
        if reason := why_not(kind):
            sys.exit(f"{kind}: {reason}")
    begin = time.monotonic()
    total, failures = cut(options.moments, options.seed, options.filesystem, only=options.only)
    print(f"{total} moments, {failures} broken promises, {time.monotonic() - begin:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
