# SPDX-License-Identifier: GPL-3.0-or-later
"""The short form of kill_runs.py."""

import random
import unittest

import kill_runs
from rooms import MAKE, why_not

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
