# SPDX-License-Identifier: GPL-3.0-or-later
"""The short form of kill_runs.py."""

import filecmp
import os
import random
import re
import signal
import subprocess
import time
import unittest

import kill_runs
import trees
from rooms import MAKE, MiB, Room, why_not

KILLS = 40


def missing():
    return "; ".join(sorted({why_not(kind) for kind in MAKE} - {""}))


def fill(sources):
    for number in range(24):
        trees.write(sources.path / f"f{number:02}", random.randbytes(4 * MiB))


def pack(sources, archive, *options):
    return [kill_runs.CLI, "archive", sources.path, "--output", archive, *options]


def kill_when(command, is_time):
    process = subprocess.Popen(command)
    while not is_time():
        if process.poll() is not None:
            raise AssertionError("it ended before")
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()


@unittest.skipIf(missing(), missing())
class Kills(unittest.TestCase):
    def test_a_killed_job_loses_nothing_and_goes_on(self):
        seed = random.SystemRandom().randrange(1 << 30)
        print(f"seed {seed}", flush=True)
        total, failures = kill_runs.kill(KILLS, seed)
        self.assertEqual(failures, 0)
        self.assertGreaterEqual(total, KILLS)

    def test_a_killed_tar_keeps_its_members(self):
        for kind in MAKE:
            with self.subTest(kind), Room("tmpfs") as sources, Room(kind) as room:
                fill(sources)
                archive, whole = room.path / "a.tar", room.path / "whole.tar"
                subprocess.run(pack(sources, whole, "-q"), check=True)
                kill_when(pack(sources, archive, "-q", "--limit", "60M"),
                          lambda: sum(map(os.path.getsize, trees.temporaries(room.path))) > 48 * MiB)
                again = pack(sources, archive, "--resume", "--json", "--verbose")
                said = subprocess.run(again, check=True, capture_output=True, text=True).stdout
                kept = re.findall(r"went on at byte (\d+)", said)
                self.assertEqual(len(kept), 1, said)
                self.assertGreater(int(kept[0]), 40 * MiB)
                self.assertEqual(trees.temporaries(room.path), [])
                self.assertTrue(filecmp.cmp(archive, whole, shallow=False))

    def test_a_tar_notes_how_many_of_its_members_are_on_the_disk(self):
        with Room("tmpfs") as sources, Room("ext4") as room:
            fill(sources)
            kill_when(pack(sources, room.path / "a.tar", "-q", "--limit", "10M"),
                      lambda: any(trees.noted(part) for part in trees.temporaries(room.path)))
            (left,) = trees.temporaries(room.path)
            self.assertGreater(trees.noted(left), 32 * MiB)
            self.assertIn(trees.noted(left), trees.member_ends(left))
