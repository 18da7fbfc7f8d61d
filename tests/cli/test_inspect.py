# SPDX-License-Identifier: GPL-3.0-or-later
"""inspect and usage: tables, JSON, CSV, names, errors, pipes, signals."""

import csv
import io
import json
import os
import signal
import subprocess
import time

from support import CLI, BtrfsTest, CliTest, LyingFilesystem

KIND_NAMES = ("data", "compressed", "inline", "delayed", "preallocated", "hole", "unknown")
MiB = 1 << 20


class Inspect(CliTest):
    def sparse(self, name):
        """1 MiB with 64 KiB of data in the middle."""
        path = self.write(name)
        with open(path, "r+b") as file:
            file.truncate(MiB)
            file.seek(MiB // 2)
            file.write(os.urandom(65536))
            os.fsync(file.fileno())
        return path

    def test_json_covers_every_byte(self):
        self.sparse("s")
        file, *lines, finished = self.expect_json(0, "inspect", "s")
        self.assertEqual((file["event"], file["path"], file["bytes"]["apparent"]), ("file", "s", MiB))
        self.assertEqual(sum(file["bytes"][kind]["bytes"] for kind in KIND_NAMES), MiB)
        self.assertEqual(file["bytes"]["allocated"], os.stat(self.place / "s").st_blocks * 512)
        extents = [line for line in lines if line["event"] == "extent"]
        position = 0
        for extent in extents:
            self.assertEqual(extent["offset"], position)
            position += extent["length"]
        self.assertEqual(position, MiB)
        self.assertEqual((finished["event"], finished["state"], finished["files"]), ("finished", "done", 1))

    def test_holes_are_those_of_the_file(self):
        path = self.sparse("s")
        with open(path, "rb") as file:
            self.assertEqual(os.lseek(file.fileno(), 0, os.SEEK_DATA), MiB // 2)
        file = self.expect_json(0, "inspect", "--settle", "s")[0]
        self.assertEqual(file["bytes"]["hole"]["bytes"], MiB - 65536)
        self.assertIn(b"hole", self.expect(0, "inspect", "s").stdout)

    def test_csv_has_a_line_for_each_piece_and_quotes_names(self):
        name = 'a "quoted", name'
        self.sparse(name)
        table = list(csv.DictReader(io.StringIO(self.expect(0, "inspect", "--csv", name).stdout.decode())))
        self.assertTrue(table)
        self.assertEqual({row["path"] for row in table}, {name})
        self.assertEqual(sum(int(row["length"]) for row in table), MiB)

    def test_csv_says_what_json_says(self):
        self.sparse("s")
        os.link(self.place / "s", self.place / "t")
        rows = list(csv.DictReader(io.StringIO(self.expect(0, "inspect", "--csv", "s", "t").stdout.decode())))
        self.assertEqual({(row["path"], row["same_as"]) for row in rows}, {("s", ""), ("t", "0")})
        self.assertEqual({(row["changing"], row["overlap_known"]) for row in rows}, {("no", "")})

    def test_an_interrupt_is_heard_while_extents_are_printed(self):
        with open(self.write("many"), "r+b") as file:
            for number in range(20000):
                file.seek(number * 8192)
                file.write(b"x")
        for options in (["--json"], ["--csv"], ["--extents"]):
            process = subprocess.Popen(
                [CLI, "inspect", *options, *["many"] * 100], cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            out = process.stdout.read(100000)
            process.send_signal(signal.SIGINT)
            begin = time.monotonic()
            rest, err = process.communicate(timeout=60)
            self.assertLess(time.monotonic() - begin, 5)
            self.assertEqual(process.returncode, 130, err)
            if options == ["--json"]:
                self.assertEqual(json.loads((out + rest).splitlines()[-1])["state"], "cancelled")

    def test_text_lists_extents_when_asked(self):
        self.sparse("s")
        short = self.expect(0, "inspect", "s").stdout.decode()
        long = self.expect(0, "inspect", "--extents", "s").stdout.decode()
        self.assertNotIn("sharing", short)
        self.assertRegex(long, rf"(?m)^\s+0\s+{MiB // 2}\s+-\s+hole\s+none")

    def test_names_are_lossless(self):
        raw = b"\xff line\nbreak \\"
        with open(os.path.join(os.fsencode(self.place), raw), "wb") as file:
            file.write(b"x")
        for options in ([], ["--json"], ["--csv"]):
            out = self.expect(0, "inspect", *options, raw).stdout.decode("utf-8")
            self.assertIn("\\xff line\\x0abreak \\x5c", out.replace("\\\\", "\\"))

    def test_errors_name_the_file_and_the_cause(self):
        self.write("good", "x")
        done = self.expect(1, "inspect", "good", "missing", ".")
        self.assertIn(b"good", done.stdout)
        self.assertIn(b"missing: No such file or directory (fstatat, ENOENT)", done.stderr)
        self.assertIn(b".: Is a directory", done.stderr)
        *_, finished = self.expect_json(1, "inspect", "good", "missing")
        self.assertEqual((finished["state"], finished["errors"][0]["errno"]), ("partial", "ENOENT"))
        self.assertEqual(self.expect_json(1, "inspect", "missing")[-1]["state"], "failed")
        self.assertIn(b"missing", self.expect(1, "inspect", "--csv", "missing").stderr)

    def test_a_fifo_is_not_opened(self):
        os.mkfifo(self.place / "fifo")
        writer = subprocess.Popen(["sh", "-c", "echo kept > fifo"], cwd=self.place)
        self.assertIn(b"fifo: Not a regular file but a FIFO", self.expect(1, "inspect", "fifo").stderr)
        self.expect(1, "inspect", "--settle", "fifo")
        self.expect(0, "usage", "fifo")
        with open(self.place / "fifo", "rb") as reader:
            self.assertEqual(reader.readline(), b"kept\n", "the writer still waited")
        self.assertEqual(writer.wait(timeout=60), 0)

    def test_for_a_directory_there_is_usage(self):
        self.assertIn(b".: Is a directory: usage adds up", self.expect(1, "inspect", ".").stderr)

    def test_hard_links_are_the_same_file(self):
        self.write("a", "x" * 5000)
        os.link(self.place / "a", self.place / "b")
        *files, finished = [line for line in self.expect_json(0, "inspect", "a", "b") if line["event"] != "extent"]
        self.assertEqual([file["same_as"] for file in files], [None, 0])
        self.assertEqual(finished["bytes"]["apparent"], 5000)
        self.assertIn(b"the same file as a", self.expect(0, "inspect", "a", "b").stdout)

    def test_usage_errors_are_2(self):
        self.expect(2, "inspect")
        self.expect(2, "usage")
        self.expect(2, "inspect", "--json", "--csv", "x")
        for command in ("inspect", "usage"):
            self.assertIn(b"--settle", self.expect(0, command, "--help").stdout)

    def test_a_reader_that_goes_away_is_no_crash(self):
        self.sparse("s")
        process = subprocess.Popen(
            [CLI, "inspect", "--extents", *["s"] * 2000], cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        process.stdout.read(1)
        process.stdout.close()
        err = process.stderr.read()
        process.stderr.close()
        self.assertEqual(process.wait(timeout=60), 1)
        self.assertIn(b"Broken pipe", err)

    def test_a_lost_output_is_an_error(self):
        self.write("s", "x")
        with open("/dev/full", "wb") as full:
            done = subprocess.run([CLI, "inspect", "s"], cwd=self.place, stdout=full, stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"No space left", done.stderr)


class Usage(CliTest):
    def setUp(self):
        super().setUp()
        self.write("t/a/one", b"1" * 5000)
        self.write("t/b/two", b"2" * 70000)
        os.link(self.place / "t/b/two", self.place / "t/a/link")
        os.symlink("one", self.place / "t/a/symlink")

    def test_json(self):
        *nodes, finished = self.expect_json(0, "usage", "t")
        by_path = {node["path"]: node for node in nodes}
        self.assertEqual(sorted(by_path), ["t", "t/a", "t/b"])
        self.assertEqual(by_path["t"]["bytes"]["apparent"], 75000)
        self.assertEqual(by_path["t/a"]["bytes"]["apparent"], 5000, "the linked file belongs to both")
        self.assertEqual(by_path["t"]["counts"]["files"], 2)
        self.assertEqual(by_path["t"]["counts"]["others"], 1)
        self.assertEqual((finished["state"], finished["bytes"]["apparent"]), ("done", 75000))

    def test_depth(self):
        self.assertEqual(len(self.expect_json(0, "usage", "--depth", "0", "t")), 2)
        self.write("t/a/c/three", "3")
        self.assertEqual(len(self.expect_json(0, "usage", "--depth", "9", "t")), 5)

    def test_text_and_csv(self):
        text = self.expect(0, "usage", "t").stdout.decode()
        self.assertIn("Deleting this would free", text)
        self.assertRegex(text, r"(?m) t/b$")
        rows = list(csv.DictReader(io.StringIO(self.expect(0, "usage", "--csv", "t", "t/a/one").stdout.decode())))
        self.assertEqual([row["path"] for row in rows], ["t", "t/a", "t/b"])
        self.assertEqual(rows[0]["apparent"], "75000")

    def test_allocated_is_what_du_counts(self):
        files = [self.place / "t/a/one", self.place / "t/b/two", self.place / "t/a/link"]
        counted = subprocess.run(["du", "-B1", "-c", *files], capture_output=True, check=True).stdout.decode()
        node = self.expect_json(0, "usage", "t")[0]
        self.assertEqual(node["bytes"]["allocated"], int(counted.splitlines()[-1].split()[0]))

    def test_what_cannot_be_read_is_counted_and_1(self):
        done = self.expect_json(1, "usage", "t", "missing")
        self.assertEqual((done[-1]["state"], done[-1]["errors"][0]["path"]), ("partial", "missing"))
        self.assertIn(b"missing: No such file", self.expect(1, "usage", "t", "missing").stderr)

    def test_a_file_that_may_not_be_read_is_not_inspected_but_counted(self):
        os.chmod(self.place, 0o755)
        os.chmod(self.place / "t/a/one", 0)
        options = {"user": 65534} if os.geteuid() == 0 else {}  # root could read it
        try:
            done = self.expect(1, "usage", "--json", "t", **options)
        except PermissionError:
            self.skipTest("another user may not run this drover-cli")
        finished = json.loads(done.stdout.splitlines()[-1])
        self.assertEqual(finished["counts"]["not_inspected"], 1)
        self.assertEqual(finished["bytes"]["apparent"], 75000)
        self.assertEqual(finished["bytes"]["hole"]["precision"], "unknown")
        self.assertEqual((finished["errors"][0]["path"], finished["errors"][0]["errno"]), ("t/a/one", "EACCES"))

    def test_a_directory_that_may_not_be_read_leaves_only_bounds(self):
        os.chmod(self.place, 0o755)
        os.chmod(self.place / "t/b", 0)
        self.addCleanup(os.chmod, self.place / "t/b", 0o755)
        options = {"user": 65534} if os.geteuid() == 0 else {}  # root could read it
        try:
            text = self.expect(1, "usage", "t", **options).stdout.decode()
        except PermissionError:
            self.skipTest("another user may not run this drover-cli")
        self.assertIn("1 directory not inspected", text)
        self.assertIn("at most is unknown", text)
        self.assertRegex(text, r"(?m)>=0 +>=0 .* t/b$")
        *nodes, finished = [json.loads(line) for line in self.expect(1, "usage", "--json", "t", **options).stdout.splitlines()]
        closed = next(node for node in nodes if node["path"] == "t/b")
        self.assertEqual(closed["bytes"]["exclusive"], {"bytes": None, "precision": "unknown"})
        self.assertEqual(finished["counts"]["unread"], 1)
        table = csv.DictReader(io.StringIO(self.expect(1, "usage", "--csv", "t", **options).stdout.decode()))
        self.assertEqual({row["path"]: row["complete"] for row in table}, {"t": "no", "t/a": "yes", "t/b": "no"})

    def test_a_path_inside_another_is_said_to_count_once(self):
        self.assertIn("counts once", self.expect(0, "usage", "t", "t/a").stdout.decode())
        self.assertNotIn("counts once", self.expect(0, "usage", "t").stdout.decode())

    def test_a_link_outside_keeps_the_file_and_is_named(self):
        text = self.expect(0, "usage", "t/b").stdout.decode()
        self.assertIn("further names outside", text)
        self.assertEqual(self.expect_json(0, "usage", "t/b")[0]["bytes"]["unique"], {"bytes": 0, "precision": "exact"})

    def test_an_interrupt_is_130_and_soon(self):
        LyingFilesystem(self)
        for number in range(10000):
            self.write(f"backing/{number % 30}/{number}", b"x")
        for options in ([], ["--json"]):
            process = subprocess.Popen(
                [CLI, "usage", *options, "mounted", "t"], cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            time.sleep(0.05)
            begin = time.monotonic()
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
            self.assertLess(time.monotonic() - begin, 2)
            self.assertEqual(process.returncode, 130, err)
            if options:
                finished = json.loads(out.splitlines()[-1])
                self.assertEqual(finished["state"], "cancelled")
                self.assertEqual(finished["bytes"]["freed_at_least"]["precision"], "at_least")
                self.assertNotIn("exact", [figure["precision"] for figure in finished["bytes"].values() if isinstance(figure, dict)])
            else:
                self.assertIn(b"cancelled", err)

    def test_behind_fuse_it_is_unknown(self):
        LyingFilesystem(self)
        with open(self.place / "backing/s", "wb") as file:
            file.truncate(MiB)
        node = self.expect_json(0, "usage", "mounted")[0]
        self.assertEqual(node["bytes"]["hole"]["precision"], "unknown")
        self.assertIn(b"?", self.expect(0, "usage", "mounted").stdout)


class Clones(BtrfsTest):
    def setUp(self):
        super().setUp()
        (self.mounted / "a").write_bytes(os.urandom(MiB))
        self.expect(0, "copy", self.mounted / "a", self.mounted / "b")

    def test_what_a_copy_really_shared(self):
        lines = self.expect_json(0, "inspect", "--settle", self.mounted / "a", self.mounted / "b")
        segment = next(line for line in lines if line["event"] == "segment")
        self.assertTrue(segment["overlap_known"])
        self.assertEqual(sorted(use["file"] for use in segment["uses"]), [0, 1])
        self.assertEqual(lines[-1]["bytes"]["overlap"], {"bytes": MiB, "precision": "exact"})
        text = self.expect(0, "inspect", "--settle", "--extents", self.mounted / "a", self.mounted / "b").stdout.decode()
        self.assertIn("in_selection", text)
        self.assertIn(f"{self.mounted}/b at 0", text)

    def test_what_deleting_frees(self):
        node = self.expect_json(0, "usage", "--settle", self.mounted)[0]["bytes"]
        self.assertEqual((node["distinct"]["bytes"], node["in_selection"]["bytes"]), (MiB, 2 * MiB))
        self.assertEqual(node["freed_at_most"], {"bytes": None, "precision": "unknown"})
        self.assertEqual(node["freed_at_least"], {"bytes": 0, "precision": "at_least"})
