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


class Kills(unittest.TestCase):
    def test_a_killed_job_loses_nothing_and_goes_on(self):
        if reasons := {why_not(kind) for kind in MAKE} - {""}:
            self.skipTest("; ".join(sorted(reasons)))
        seed = random.SystemRandom().randrange(1 << 30)
        print(f"seed {seed}", flush=True)
        total, failures = kill_runs.kill(KILLS, seed)
        self.assertEqual(failures, 0)
        self.assertGreaterEqual(total, KILLS)

    def test_a_killed_tar_keeps_its_members(self):
        if reasons := {why_not(kind) for kind in MAKE} - {""}:
            self.skipTest("; ".join(sorted(reasons)))
        for kind in MAKE:
            with self.subTest(kind), Room("tmpfs") as sources, Room(kind) as room:
                for number in range(24):
                    trees.write(sources.path / f"f{number:02}", random.randbytes(4 * MiB))
                command = [kill_runs.CLI, "archive", sources.path, "--output"]
                subprocess.run([*command, room.path / "whole.tar", "-q"], check=True)
                process = subprocess.Popen([*command, room.path / "a.tar", "-q", "--limit", "60M"])
                while sum(map(os.path.getsize, trees.temporaries(room.path))) < 48 * MiB:
                    time.sleep(0.01)
                process.send_signal(signal.SIGKILL)
                process.wait()
                again = [*command, room.path / "a.tar", "--resume", "--json", "--verbose"]
                said = subprocess.run(again, check=True, capture_output=True, text=True).stdout
                kept = re.findall(r"went on at byte (\d+)", said)
                self.assertEqual(len(kept), 1, said)
                self.assertGreater(int(kept[0]), 40 * MiB)
                self.assertEqual(trees.temporaries(room.path), [])
                self.assertTrue(filecmp.cmp(room.path / "a.tar", room.path / "whole.tar", shallow=False))
