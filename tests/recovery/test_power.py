# SPDX-License-Identifier: GPL-3.0-or-later
"""The short form of power_runs.py."""

import random
import unittest

import power_runs
from rooms import why_not

MOMENTS = 8


class PowerLoss(unittest.TestCase):
    def test_what_was_promised_is_there_and_the_job_goes_on(self):
        if reasons := {why_not(kind) for kind in power_runs.FILESYSTEMS} - {""}:
            self.skipTest("; ".join(sorted(reasons)))
        seed = random.SystemRandom().randrange(1 << 30)
        print(f"seed {seed}", flush=True)
        total, failures = power_runs.cut(MOMENTS, seed, each=2)
        self.assertEqual((total, failures), (MOMENTS, 0))
