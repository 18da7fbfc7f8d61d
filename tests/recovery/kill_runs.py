#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills or cancels jobs at random moments, lets them go on, and looks whether anything was lost.

    DROVER_CLI=build/release/app/drover-cli DROVER_VICTIM=build/release/tests/recovery/drover_victim \\
        tests/recovery/kill_runs.py [--kills 1000] [--seed N] [--filesystem btrfs ...] [--kind move ...]

Every run is made from the seed and its number, so that one that failed is made again by --seed and --only. The moment
of the kill is as random as the machine is.
"""

import argparse
import filecmp
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import trees
from rooms import MAKE, Room, why_not

CLI = os.environ.get("DROVER_CLI", "drover-cli")
VICTIM = os.environ.get("DROVER_VICTIM", "drover_victim")
KINDS = ("copy", "move", "archive", "extract")
SUFFIXES = (".tar", ".tar", ".tar.zst", ".zip")
DONE, NOTHING_LEFT, HAD_ENDED = 0, 3, 4


class Broken(Exception):
    """A promise was not kept."""


class Run:
    """One job that is killed once or more and then goes on to its end."""

    def __init__(self, kind, room, sources, chance):
        self.kind, self.chance = kind, chance
        self.by_queue = chance.random() < 0.5
        self.elsewhere = kind == "move" or chance.random() < 0.5
        self.merges = kind in ("copy", "move") and chance.random() < 0.3
        self.signal = signal.SIGINT if not self.by_queue and chance.random() < 0.3 else signal.SIGKILL
        self.place = Path(tempfile.mkdtemp(dir=room.path, prefix="run-"))
        self.home = Path(tempfile.mkdtemp(dir=sources, prefix="run-")) if self.elsewhere else self.place
        self.suffix = chance.choice(SUFFIXES)
        self.kept = 0  # bytes of the archive that was gone on with
        self.source = self.home / "from"
        self.into = self.place / "to"
        self.into.mkdir()

    def title(self):
        ways = ["by the queue" if self.by_queue else "by the command line", self.signal.name]
        ways += ["from another filesystem"] * self.elsewhere + ["merging"] * self.merges
        return f"{self.kind}{self.suffix if 'a' in self.kind[:1] + self.kind[4:5] else ''} {', '.join(ways)}"

    def prepare(self, pristine):
        subprocess.run(["cp", "-a", pristine, self.source], check=True)
        self.wanted = trees.snapshot(self.source)
        if self.merges:
            (self.into / "from").mkdir()
            trees.write(self.into / "from/bystander", b"was there before")
        self.archive = self.home / f"packed{self.suffix}"
        if self.goes_on_inside():
            # Holes are where they are only once the source is on the disk.
            subprocess.run(["sync", "-f", self.source], check=True)
            subprocess.run([CLI, "archive", "-q", "--output", self.place / "whole.tar", self.source], check=True)
        if self.kind == "extract":
            subprocess.run([CLI, "archive", "-q", "--output", self.archive, "from"], cwd=self.home, check=True)
            subprocess.run([CLI, "extract", "-q", self.archive, "--into", self.home / "reference"], check=True)
            self.wanted = trees.snapshot(self.home / "reference/from")

    def goes_on_inside(self):
        return self.kind == "archive" and self.suffix == ".tar"

    def arguments(self):
        """Destination and sources."""
        if self.kind == "archive":
            return [self.into / f"packed{self.suffix}", self.source]
        return [self.into, self.archive if self.kind == "extract" else self.source]

    def command(self, resume):
        destination, source = self.arguments()
        if self.by_queue:
            queue = [VICTIM, self.home / "queue.db"]
            return queue + (["resume"] if resume else [self.kind, destination, source])
        again = ["--resume"] if resume else []
        if self.kind == "archive":
            again += ["--json", "--verbose"] if resume else ["-q"]
            return [CLI, "archive", "--on-conflict", "replace", *again, "--output", destination, source]
        if self.kind == "extract":
            return [CLI, "extract", "-q", *again, source, "--into", destination]
        return [CLI, self.kind, "-q", *again, source, destination]

    def kill_after(self, seconds, resume=False):
        """False when it had ended before."""
        process = subprocess.Popen(self.command(resume), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(self.signal)
            process.wait()
            return True
        return False

    def whole_members(self):
        """Bytes of them in the archive that was left."""
        left = [part for part in trees.temporaries(self.into) if trees.noted(part) is not None]
        return (trees.member_ends(left[0]) or [0])[-1] if left else 0

    def go_on(self):
        to_keep = self.whole_members() if self.goes_on_inside() else 0
        code, said = self.complete(self.command(True))
        if self.by_queue and code in (NOTHING_LEFT, HAD_ENDED):
            if code == HAD_ENDED:
                self.expect_whole()  # it says so
            self.by_queue = False
            code, said = self.complete(self.command(True))
        if code != DONE:
            raise Broken(f"it did not end well: {code}\n{said}")
        if self.goes_on_inside():
            self.kept = sum(map(int, re.findall(r"went on at byte (\d+)", said)))
            if self.kept != to_keep:
                raise Broken(f"it kept {self.kept} bytes of the archive, and {to_keep} were whole")

    @staticmethod
    def complete(command):
        done = subprocess.run(command, capture_output=True, timeout=300, check=False)
        return done.returncode, (done.stdout + done.stderr).decode(errors="replace")

    # --- what has to be true -----------------------------------------------------------------------------------------

    def expect_nothing_half_done(self):
        target = self.into / "from"
        if self.kind == "archive":
            if self.arguments()[0].exists():
                self.expect_archive()
            return
        if partial := trees.partial_files(self.wanted, target):
            raise Broken("\n".join(partial))
        if self.kind != "move":
            return
        there = [trees.snapshot(place) if place.exists() else {} for place in (self.source, target)]
        for name, facts in self.wanted.items():
            if not any(trees.same_content(facts, tree.get(name)) for tree in there):
                raise Broken(f"{name} is neither in the source nor in the destination")

    def expect_whole(self):
        if self.kind == "archive":
            return self.expect_archive()
        found = trees.snapshot(self.into / "from")
        if self.merges and found.pop("bystander")[5] != len(b"was there before"):
            raise Broken("what was there before has changed")
        if said := trees.differences(self.wanted, found):
            raise Broken("\n".join(said))
        if self.kind == "move" and self.source.exists():
            raise Broken("the source of the move is still there")

    def expect_archive(self):
        if self.goes_on_inside() and not filecmp.cmp(self.arguments()[0], self.place / "whole.tar", shallow=False):
            raise Broken("the archive is another one than without the interruption")
        out = self.home / "unpacked"
        code, said = self.complete([CLI, "extract", "-q", "--on-conflict", "replace", self.arguments()[0], "--into", out])
        if code != DONE:
            raise Broken(f"the archive is damaged\n{said}")
        if self.suffix != ".zip":  # which holds neither links nor attributes
            if said := trees.differences(self.wanted, trees.snapshot(out / "from")):
                raise Broken("\n".join(said))
        elif partial := trees.partial_files(self.wanted, out / "from"):
            raise Broken("\n".join(partial))
        subprocess.run(["rm", "-rf", out], check=True)

    def expect_nothing_left(self):
        if left := trees.temporaries(self.into):
            raise Broken("left behind: " + ", ".join(left))

    def clean(self):
        subprocess.run(["rm", "-rf", self.place, self.home], check=True)


class Campaign:
    """Runs on one filesystem."""

    def __init__(self, room, sources, seed):
        self.room, self.sources, self.seed = room, sources, seed
        self.pristine = {size: Path(tempfile.mkdtemp(dir=sources)) / "from" for size in (False, True)}
        for large, place in self.pristine.items():
            trees.build(place, seed, large=large)
        self.seconds = {}

    def duration(self, kind, large):
        """Seconds that a run takes when nobody kills it."""
        if (kind, large) not in self.seconds:
            run = self.prepared(kind, large, random.Random(f"{self.seed} {kind}"))
            begin = time.monotonic()
            run.kill_after(120)
            self.seconds[kind, large] = time.monotonic() - begin
            run.clean()
        return self.seconds[kind, large]

    def prepared(self, kind, large, chance):
        run = Run(kind, self.room, self.sources, chance)
        run.prepare(self.pristine[large])
        return run

    def one(self, kind, number):
        """How often it was killed, and how much of an archive was kept."""
        chance = random.Random(f"{self.seed} {self.room.kind} {kind} {number}")
        large = number % 12 >= 8
        seconds = self.duration(kind, large)
        run = self.prepared(kind, large, chance)
        kills = 0
        try:
            for attempt in range(chance.choice((1, 1, 2, 3))):
                kills += run.kill_after(chance.uniform(0.002, seconds * 1.05), resume=attempt > 0)
                run.expect_nothing_half_done()
            run.go_on()
            run.expect_whole()
            run.expect_nothing_left()
        except Broken as broken:
            raise Broken(f"{self.room.kind}, {run.title()}, --seed {self.seed} --only {number}: {broken}\n"
                         f"kept in {run.place} and {run.home}") from None
        run.clean()
        return kills, run.kept


def filesystems(wanted):
    for kind in wanted:
        if reason := why_not(kind):
            print(f"{kind} is left out: {reason}")
        else:
            yield kind


def kill(kills, seed, wanted=tuple(MAKE), kinds=KINDS, only=None, keep_going=False):
    """The number of kills, and of failures, which are printed."""
    total, failures, kept, archives = 0, 0, 0, 0
    possible = list(filesystems(wanted))
    for place, kind_of_room in enumerate(possible):
        with Room("tmpfs", size=2 << 30) as sources, Room(kind_of_room) as room:
            campaign = Campaign(room, sources.path, seed)
            aim = kills * (place + 1) // len(possible)
            numbers = iter([only] if only is not None else range(1_000_000))
            for number in numbers:
                if total >= aim:
                    break
                try:
                    count, bytes_kept = campaign.one(kinds[number % len(kinds)], number)
                    total, kept, archives = total + count, kept + bytes_kept, archives + (bytes_kept > 0)
                except Broken as broken:
                    failures += 1
                    print(broken, flush=True)
                    if not keep_going:
                        return total, failures
                if total and number % 50 == 49:
                    print(f"{kind_of_room}: {total} kills", flush=True)
    print(f"{kept >> 20} MiB of {archives} archives were kept", flush=True)
    return total, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    parser.add_argument("--only", type=int, help="the number of one run")
    parser.add_argument("--filesystem", nargs="+", choices=MAKE, default=list(MAKE))
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--keep-going", action="store_true", help="after a failure too")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    begin = time.monotonic()
    total, failures = kill(options.kills, options.seed, options.filesystem, options.kind, options.only,
                           options.keep_going)
    print(f"{total} kills, {failures} broken promises, {time.monotonic() - begin:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
