# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the benchmark itself: workloads, timing, targets and cleaning up are what they say."""
import errno
import fcntl
import hashlib
import os
import shutil
import unittest

import archives
import contest
import filesystems
import report
import targets
import timing
import verify
import workloads
from in_directory import InDirectory

M = 1 << 20


def fingerprint(root):
    """A digest of the names, modes, times, link targets and bytes below root."""
    digest = hashlib.sha256()
    for path, info in sorted(verify.entries(root).items()):
        full = verify.below(root, path)
        digest.update(repr((path, info.st_mode, info.st_nlink, info.st_mtime_ns * (not os.path.islink(full)))).encode())
        if os.path.islink(full):
            digest.update(os.readlink(full).encode())
        elif os.path.isfile(full):
            digest.update(repr(verify.xattrs(full)).encode())
            with open(full, "rb") as file:
                digest.update(hashlib.file_digest(file, "sha256").digest())
    return digest.hexdigest()


class Workloads(InDirectory):
    SCALE = 0.002

    def made(self, workload, seed):
        path = self.path("made")
        try:
            workload.make(path, self.SCALE, seed)
        except OSError as error:
            if error.errno != errno.ENOTSUP:
                raise
            self.skipTest(f"{workload.name}: {error.strerror} in {self.directory}")
        found = fingerprint(path)
        shutil.rmtree(path) if workload.tree else os.unlink(path)
        return found

    def test_the_same_seed_makes_the_same_files(self):
        for workload in workloads.LIST:
            with self.subTest(workload.name):
                self.assertEqual(self.made(workload, 1), self.made(workload, 1))

    def test_another_seed_makes_other_files(self):
        for workload in workloads.LIST:
            if workload.name != "sparse":  # it has no content
                with self.subTest(workload.name):
                    self.assertNotEqual(self.made(workload, 1), self.made(workload, 2))

    def test_sparse_files_keep_to_their_data(self):
        for name, most in (("sparse", 0), ("islands1k", 0.02), ("islands100k", 0.06), ("vm", 0.15)):
            with self.subTest(name):
                workloads.NAMES[name].make(self.path(name), self.SCALE)
                size = os.path.getsize(self.path(name))
                if name == "sparse" and verify.allocated(self.path(name)) >= size:
                    self.skipTest(f"no holes in {self.directory}")
                self.assertLessEqual(verify.allocated(self.path(name)), size * most + M)


class Timing(InDirectory):
    def sample(self, *argv):
        if not shutil.which(os.environ.get("CC", "cc")):
            self.skipTest("no C compiler for the timer")
        return timing.Timer(self.directory).run(argv)

    def test_a_sleep_takes_time_and_no_cpu(self):
        sample = self.sample("sleep", "0.2")
        self.assertGreaterEqual(sample.wall, 0.2)
        self.assertLess(sample.cpu, 0.1)
        self.assertEqual(sample.status, 0)

    def test_a_failure_is_reported_with_its_words(self):
        sample = self.sample("sh", "-c", "echo why >&2; exit 3")
        self.assertEqual((sample.status, sample.complaint), (3, "why"))

    def test_memory_of_the_caller_does_not_count(self):
        ballast = bytearray(200 * M)
        self.assertLess(self.sample("true").rss_kib, 50 << 10)
        del ballast

    def test_turns_begin_with_another_row_each_time(self):
        rows, order = [timing.Row(key, key) for key in "abc"], []

        def play(row):
            order.append(row.key)
            row.samples.append(None)

        timing.take_turns(rows, {"a": 2, "b": 2, "c": 3}, play)
        self.assertEqual("".join(order), "abcbcac")


class Targets(unittest.TestCase):
    @staticmethod
    def row(key, wall, cpu=0.0, rss_kib=0):
        return timing.Row(key, key, [timing.Sample(wall, cpu, 0.0, rss_kib, 0)])

    def met(self, target, drover, cp):
        return target.met(self.row("drover", *drover), self.row("cp", *cp))

    def test_kinds_of_targets(self):
        self.assertTrue(self.met(targets.ratio(2.5), (1.0,), (2.5,)))
        self.assertFalse(self.met(targets.ratio(2.5), (1.0,), (2.4,)))
        self.assertTrue(self.met(targets.ms_more(2), (0.0099,), (0.008,)))
        self.assertFalse(self.met(targets.ms_more(2), (0.0101,), (0.008,)))
        self.assertFalse(self.met(targets.percent_more(5), (1.06,), (1.0,)))
        self.assertFalse(self.met(targets.cpu(1.1), (1.0, 1.2), (1.0, 1.0)))
        self.assertFalse(self.met(targets.memory(30), (1.0, 1.0, 40_000), (1.0,)))

    def test_every_target_belongs_to_a_workload_and_a_filesystem(self):
        archive_tasks = {f"{name} {task}" for name in archives.WORKLOADS for task in ("create", "extract")}
        self.assertLessEqual({*targets.TIME, *targets.MEMORY}, {*workloads.NAMES, *archive_tasks, "startup"})
        for by_filesystem in targets.TIME.values():
            self.assertLessEqual(set(by_filesystem), {*filesystems.NAMES, ""})

    def test_the_tables_and_the_summary(self):
        rows = [self.row("drover", 2.0), self.row("cp", 1.0)]
        result = contest.Result("ext4", "small100k", rows, ["gio copy: copies no directories"])
        self.assertIn("cp/Drover >= 2.5: MISSED", report.text([result]))
        self.assertIn("| small100k | 2.000 s", report.markdown([result]))
        self.assertIn("1 missed", report.summary([result], [], 1))
        self.assertFalse(report.failed([result], []))
        rows[1].error, rows[1].wrong = "other bytes: a", True
        self.assertTrue(report.failed([result], []))


class Leftovers(InDirectory):
    def leftover(self, name):
        os.makedirs(self.path(name))
        self.write(self.path(name, filesystems.LOCK), b"")
        return self.path(name)

    def test_only_directories_of_dead_runs_are_removed(self):
        dead, alive = self.leftover("drover-bench.dead"), self.leftover("drover-bench.alive")
        others = self.leftover("somebody-else"), self.path("drover-bench.unlocked")
        os.mkdir(others[1])
        with open(os.path.join(alive, filesystems.LOCK)) as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            filesystems.take_away_leftovers(self.directory)
        self.assertEqual([os.path.exists(path) for path in (dead, alive, *others)], [False, True, True, True])
