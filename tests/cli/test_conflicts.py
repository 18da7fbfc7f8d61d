# SPDX-License-Identifier: GPL-3.0-or-later
"""--on-conflict: what happens to a name that is taken."""

import json
import os
import signal
import subprocess
import time

from support import CLI, CliTest, tree

OLD, NEW = 1_000_000_000 * 10**9, 1_500_000_000 * 10**9

# Policy, age of the source against the target: exit code, content of the target, other names made.
CASES = [
    ("fail", "newer", 1, "old", []),
    ("skip", "newer", 0, "old", []),
    ("replace", "newer", 0, "new", []),
    ("replace", "older", 0, "new", []),
    ("newer", "newer", 0, "new", []),
    ("newer", "older", 0, "old", []),
    ("newer", "same", 0, "old", []),
    ("keep-both", "newer", 0, "old", ["name (2).tar.gz"]),
]


class Conflicts(CliTest):
    def test_each_policy(self):
        for policy, age, code, content, others in CASES:
            for command in ("copy", "move"):
                with self.subTest(policy=policy, age=age, command=command):
                    where = f"{command}-{policy}-{age}"
                    times = {"newer": (NEW, OLD), "older": (OLD, NEW), "same": (OLD, OLD)}[age]
                    self.write(f"{where}/from/name.tar.gz", "new", times[0])
                    self.write(f"{where}/to/name.tar.gz", "old", times[1])
                    self.write(f"{where}/from/free", "free")
                    done = self.run_cli(command, "--on-conflict", policy, f"{where}/from/name.tar.gz", f"{where}/from/free", f"{where}/to")
                    self.assertEqual(done.returncode, code, done.stderr)
                    self.assertEqual(self.read(f"{where}/to/name.tar.gz").decode(), content)
                    self.assertEqual(self.read(f"{where}/to/free"), b"free")
                    made = {path.name for path in (self.place / where / "to").iterdir()} - {"name.tar.gz", "free"}
                    self.assertEqual(len(made), len(others), made)
                    for name in made:
                        self.assertEqual(self.read(f"{where}/to/{name}"), b"new")
                    gone = command == "move" and (content == "new" or others)
                    self.assertEqual((self.place / where / "from/name.tar.gz").exists(), not gone)

    def test_fail_is_the_default(self):
        self.write("a", "new")
        self.write("b", "old")
        told = self.expect(1, "copy", "a", "b").stderr
        self.assertIn(b"b: File exists", told)
        self.assertEqual(told.count(b"--on-conflict says what becomes of names that are taken"), 1)
        self.assertEqual(self.read("b"), b"old")

    def test_names_for_both_are_found_again_and_again(self):
        self.write("a.txt", "new")
        self.write("to/a.txt", "old")
        for _ in range(3):
            self.expect(0, "copy", "--on-conflict", "keep-both", "a.txt", "to")
        names = sorted(path.name for path in (self.place / "to").iterdir())
        self.assertEqual(names, ["a (2).txt", "a (3).txt", "a (4).txt", "a.txt"])

    def test_a_job_that_goes_on_finds_what_it_put_beside(self):
        def names():
            return sorted(path.name for path in (self.place / "to").iterdir())

        self.write("from/a.txt", "new", NEW)
        self.write("from/d/inner", "new", NEW)
        (self.place / "from/link").symlink_to("new")
        self.write("to/a.txt", "old", OLD)
        self.write("to/a (2).txt", "another's", OLD)
        self.write("to/d", "in the way")
        self.write("to/link", "in the way")
        sources = ("from/a.txt", "from/d", "from/link", "to")
        self.expect(0, "copy", "--on-conflict", "keep-both", *sources)
        whole = ["a (2).txt", "a (3).txt", "a.txt", "d", "d (2)", "link", "link (2)"]
        self.assertEqual(names(), whole)
        told = self.expect_json(0, "copy", "--resume", "--dry-run", "--on-conflict", "keep-both", *sources)
        self.assertEqual(told[-1]["bytes"]["apparent"], 0, told)
        self.expect(0, "copy", "--resume", "--on-conflict", "keep-both", *sources)
        self.assertEqual(names(), whole)
        self.expect(0, "move", "--resume", "--on-conflict", "keep-both", *sources)
        self.assertEqual([path.name for path in (self.place / "from").iterdir()], [])
        self.assertEqual(names(), whole)

    def test_a_folder_that_was_put_beside_and_is_not_complete_goes_on(self):
        for number in range(40):
            self.write(f"from/d/{number}", bytes([number]) * (1 << 20))
        self.write("to/d", "in the way")
        command = ("copy", "--on-conflict", "keep-both", "from/d", "to")
        job = subprocess.Popen([CLI, *command, "--limit", "10M"], cwd=self.place, stderr=subprocess.DEVNULL)
        while not self.leftovers() or len(os.listdir(self.leftovers()[0])) < 5:  # the last ones may not be whole
            time.sleep(0.01)
        job.send_signal(signal.SIGINT)
        self.assertEqual(job.wait(), 130)
        self.assertTrue((self.place / "to/d (2)").is_dir())
        self.expect(0, *command, "--resume")
        self.assertEqual(sorted(os.listdir(self.place / "to")), ["d", "d (2)"])
        self.assertEqual(tree(self.place / "to/d (2)"), tree(self.place / "from/d"))
        try:
            self.assertEqual(os.listxattr(self.place / "to/d (2)"), os.listxattr(self.place / "from/d"))
        except OSError:
            pass

    def test_an_extraction_that_goes_on_finds_what_it_put_beside(self):
        self.write("a", "new", NEW)
        self.write("to/a", "old", OLD)
        self.expect(0, "archive", "--output", "packed.tar", "a")
        for _ in range(2):
            self.expect(0, "extract", "--resume", "--on-conflict", "keep-both", "packed.tar", "--into", "to")
        self.assertEqual(sorted(path.name for path in (self.place / "to").iterdir()), ["a", "a (2)"])

    def test_a_directory_is_renamed_beside_what_is_taken(self):
        self.write("from/d/inner", "new")
        self.write("to/d", "in the way")
        inode = (self.place / "from/d/inner").stat().st_ino
        self.expect(0, "move", "--on-conflict", "keep-both", "from/d", "to")
        self.assertEqual((self.place / "to/d (2)/inner").stat().st_ino, inode)
        self.assertFalse((self.place / "from/d").exists())

    def test_only_files_are_compared_by_size(self):
        self.write("from/file", "")
        self.write("from/large", "x" * 1000)
        (self.place / "from/link").symlink_to("somewhere-far-away")
        self.write("to/link", "small")
        (self.place / "to/file").mkdir()
        (self.place / "to/large").symlink_to("link")
        done = self.run_cli("copy", "--on-conflict", "larger", "from/file", "from/large", "from/link", "to")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.read("to/link"), b"small")
        self.assertTrue((self.place / "to/large").is_symlink() and (self.place / "to/file").is_dir())

    def test_a_link_to_a_folder_is_left_by_a_copy_and_replaced_by_a_move(self):
        self.write("file", "new")
        self.write("folder/inner", "x")
        (self.place / "way").symlink_to("folder")
        self.expect(1, "copy", "-T", "--on-conflict", "replace", "file", "way")
        self.assertTrue((self.place / "way").is_symlink())
        self.expect(0, "move", "-T", "--on-conflict", "replace", "file", "way")
        self.assertEqual(self.read("way"), b"new")
        self.assertEqual(self.read("folder/inner"), b"x")

    def test_of_two_jobs_for_one_new_name_one_wins(self):
        for number in range(8):
            for source in ("one", "two"):
                self.write(f"{source}/name/{number}", source.encode() * (1 << 18))
        for source in ("name", "name/0"):
            with self.subTest(source):
                into = self.place / f"to-{len(source)}"
                into.mkdir()
                jobs = [subprocess.Popen([CLI, "copy", "--limit", "8M", "--json", f"{side}/{source}", into],
                                         cwd=self.place, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
                        for side in ("one", "two")]
                ends = [json.loads(job.communicate()[0].splitlines()[-1]) for job in jobs]
                self.assertEqual(sorted(end["state"] for end in ends), ["done", "failed"])
                self.assertEqual(os.listdir(into), [source.split("/")[-1]])
                for end in ends:
                    if end["state"] == "failed":
                        self.assertEqual((end["files"], end["errors"][0]["errno"]), (0, "EEXIST"))

    def test_a_file_onto_itself_is_refused_or_left_alone_and_never_lost(self):
        for policy in ("fail", "skip", "replace", "newer", "keep-both"):
            for command in ("copy", "move"):
                with self.subTest(policy=policy, command=command):
                    where = f"{command}-{policy}"
                    self.write(f"{where}/a", "content")
                    self.run_cli(command, "--on-conflict", policy, f"{where}/a", where)
                    contents = [path.read_text() for path in (self.place / where).iterdir()]
                    self.assertIn("content", contents)
                    self.assertEqual(set(contents), {"content"})

    def test_a_name_for_the_same_file_is_no_reason_to_lose_it(self):
        for command in ("copy", "move"):
            self.write(f"{command}/a", "content")
            (self.place / command / "b").hardlink_to(self.place / command / "a")
            self.run_cli(command, "--on-conflict", "replace", f"{command}/a", f"{command}/b")
            self.assertEqual(self.read(f"{command}/b"), b"content")

    def test_no_directory_is_replaced_by_a_file_nor_a_file_by_a_directory(self):
        self.write("from/x", "file")
        self.write("to/x/inner", "kept")
        self.expect(1, "copy", "--on-conflict", "replace", "from/x", "to")
        self.assertEqual(self.read("to/x/inner"), b"kept")
        self.write("from2/x/inner", "new")
        self.write("to2/x", "kept")
        self.expect(1, "copy", "--on-conflict", "replace", "from2/x", "to2")
        self.assertEqual(self.read("to2/x"), b"kept")
