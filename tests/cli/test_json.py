# SPDX-License-Identifier: GPL-3.0-or-later
"""--json: one object a line, in the documented shape, with sums that agree with each other and with the files."""

import json
import os
import subprocess
import zipfile

from support import CLI, CliTest, tree

METHODS = {"cloned", "kernel_copied", "buffered", "holes"}


def unescape(text):
    """The inverse of the documented escape: \\xHH is a byte, everything else is UTF-8."""
    out, rest = b"", text
    while rest:
        if rest.startswith("\\x"):
            out, rest = out + bytes([int(rest[2:4], 16)]), rest[4:]
        else:
            out, rest = out + rest[0].encode(), rest[1:]
    return out


class Json(CliTest):
    def check_bytes(self, figures):
        self.assertEqual(set(figures), METHODS | {"apparent"})
        self.assertEqual(sum(figures[name] for name in METHODS), figures["apparent"])

    def build(self):
        self.write("from/small", "12345")
        self.write("from/large", os.urandom(3_000_000))
        self.write("from/d/empty", "")
        with open(self.place / "from/sparse", "wb") as file:
            file.truncate(4 << 20)
            file.seek(1 << 20)
            file.write(b"x" * 65536)
        os.symlink("small", self.place / "from/link")

    def test_the_last_line_is_the_outcome(self):
        self.build()
        finished = self.expect_json(0, "copy", "from", "to")[-1]
        wanted = {"event", "state", "files", "skipped", "failed", "directories", "bytes", "saved", "seconds", "errors", "warnings"}
        self.assertLessEqual(wanted, set(finished))
        self.assertEqual((finished["event"], finished["state"]), ("finished", "done"))
        self.assertEqual((finished["files"], finished["directories"], finished["errors"]), (5, 2, []))
        self.check_bytes(finished["bytes"])
        self.assertEqual(finished["bytes"]["apparent"], 5 + 3_000_000 + (4 << 20))
        self.assertGreater(finished["seconds"], 0)
        for saved in finished["saved"].values():
            self.assertEqual(set(saved), {"bytes", "precision"})
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_verbose_tells_each_file_and_the_items_sum_up_to_the_outcome(self):
        self.build()
        *items, finished = self.expect_json(0, "copy", "--verbose", "from", "to")
        items = [line for line in items if line["event"] == "item"]
        names = ("small", "large", "d/empty", "sparse", "link")
        self.assertEqual(sorted(item["path"] for item in items), sorted(f"from/{name}" for name in names))
        for item in items:
            self.assertEqual(item["result"], "done")
            if item["path"] in ("from/link", "from/d/empty"):  # nothing was moved
                self.assertNotIn("method", item)
                continue
            self.assertIn(item["method"], ("clone", "kernel", "sparse", "buffered", "hole"))
            self.assertEqual(item["destination"], item["path"].replace("from", "to", 1))
            self.check_bytes(item["bytes"])
            self.assertEqual(item["bytes"]["apparent"], item["size"])
            for attempt in item["attempts"]:
                self.assertIn(attempt["outcome"], ("completed", "not_applicable"))
                self.assertEqual("reason" in attempt, attempt["outcome"] == "not_applicable")
        for name, total in finished["bytes"].items():
            self.assertEqual(sum(item["bytes"][name] for item in items), total, name)
        large = next(item for item in items if item["path"] == "from/large")
        self.assertEqual(sum(attempt["bytes"] for attempt in large["attempts"]), 3_000_000)

    def test_errors_are_listed_with_path_operation_errno_and_message(self):
        self.build()
        finished = self.expect_json(1, "copy", "from/small", "nowhere/at/all")[-1]
        self.assertEqual((finished["state"], finished["files"]), ("failed", 0))
        finished = self.expect_json(1, "copy", "from", "missing", self.place)[-1]
        self.assertEqual(finished["state"], "failed")  # `from` cannot go onto itself, and `missing` is missing
        (self.place / "to").mkdir()
        finished = self.expect_json(1, "copy", "from", "missing", "to")[-1]
        self.assertEqual((finished["state"], finished["files"], finished["failed"]), ("partial", 5, 1))
        (error,) = finished["errors"]
        self.assertEqual(set(error), {"path", "operation", "errno", "message"})
        self.assertEqual((error["path"], error["errno"]), ("missing", "ENOENT"))
        self.assertIn("No such file or directory", error["message"])

    def test_bytes_of_a_member_that_failed_are_not_among_what_was_done(self):
        with zipfile.ZipFile(self.place / "a.zip", "w") as made:
            made.writestr("bad", b"b" * 300_000)
            made.writestr("good", b"g" * 200_000)
        content = bytearray(self.read("a.zip"))
        content[1000] ^= 1
        self.write("a.zip", bytes(content))
        *_, finished = self.expect_json(1, "extract", "--into", "to", "a.zip")
        self.assertEqual((finished["files"], finished["failed"], finished["bytes"]["apparent"]), (1, 1, 200_000))
        self.check_bytes(finished["bytes"])

    def test_more_errors_than_are_listed_are_counted(self):
        for number in range(1200):
            self.write(f"from/{number}", "new")
        self.expect(0, "copy", "from", "to")
        finished = self.expect_json(1, "copy", "-T", "from", "to")[-1]
        self.assertEqual(finished["failed"], 1200)
        self.assertEqual(len(finished["errors"]) + finished["errors_not_listed"], 1200)

    def test_skipped_files_are_counted(self):
        self.build()
        self.expect(0, "copy", "from", "to")
        finished = self.expect_json(0, "copy", "-T", "--on-conflict", "skip", "from", "to")[-1]
        self.assertEqual((finished["state"], finished["files"], finished["skipped"]), ("done", 0, 5))

    def outcomes(self, code, *arguments):
        lines = self.expect_json(code, *arguments, "--verbose")
        return {line["path"]: (line["result"], line.get("why")) for line in lines if line["event"] == "item"}

    def test_verbose_tells_what_became_of_every_entry(self):
        self.write("from/a", "x" * 1000)
        os.link(self.place / "from/a", self.place / "from/twin")
        os.symlink("a", self.place / "from/link")
        told = self.outcomes(0, "copy", "from", "to")
        self.assertEqual(sorted(told), ["from/a", "from/link", "from/twin"])
        self.assertEqual(sorted(result for result, _ in told.values()), ["done", "done", "linked"])
        self.write("from/new", "y")
        told = self.outcomes(0, "copy", "-T", "--on-conflict", "skip", "from", "to")
        self.assertEqual(told.pop("from/new"), ("done", None))
        self.assertEqual({result for result, _ in told.values()}, {"skipped"})
        told = self.outcomes(1, "copy", "from/new", "missing", "to")
        self.assertEqual(told, {"from/new": ("failed", "File exists"), "missing": ("failed", "No such file or directory")})
        (self.place / "there").mkdir()
        told = self.outcomes(0, "move", "from", "there")
        self.assertEqual(told, {"from": ("renamed", None)})

    def test_progress_lines_come_while_it_runs_and_never_go_back(self):
        self.write("big", b"x" * 6_000_000)
        lines = self.expect_json(0, "copy", "--limit", "2M", "big", "copy")
        progress = [line for line in lines if line["event"] == "progress"]
        self.assertGreaterEqual(len(progress), 2)
        moved = [line["bytes"]["apparent"] for line in progress]
        self.assertEqual(moved, sorted(moved))
        for line in progress:
            self.check_bytes(line["bytes"])
            self.assertEqual(line["path"], "big")

    def test_every_name_is_told_and_can_be_told_from_every_other(self):
        names = [b"\xff", b"\\xff", b"\\", b"a\nb", b"\x1b[31m", b"\xc3\xa4", b"\xc3", b"\xed\xa0\x80", b"caf\xe9", b'"', b"\xf0\x9f\x90\x91"]
        os.mkdir(self.place / "from")
        for name in names:
            with open(os.path.join(os.fsencode(self.place / "from"), name), "wb") as file:
                file.write(name)
        *items, _ = self.expect_json(0, "copy", "--verbose", "from", "to")
        told = [item["path"] for item in items if item["event"] == "item"]
        self.assertEqual(len(set(told)), len(names))
        self.assertEqual(sorted(unescape(path) for path in told), sorted(b"from/" + name for name in names))
        for path in told:
            self.assertTrue(path.isprintable(), path)
        self.assertEqual(tree(self.place / "from"), tree(self.place / "to"))

    def test_names_in_messages_are_escaped_too(self):
        done = subprocess.run([CLI, "copy", b"\xff\n\x1b", b"to"], cwd=self.place, capture_output=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(rb"\xff\x0a\x1b", done.stderr)
        self.assertEqual(done.stderr.count(b"\n"), 1)

    def test_each_line_is_complete_in_itself(self):
        self.build()
        done = self.expect(0, "copy", "--json", "--verbose", "from", "to")
        self.assertTrue(done.stdout.endswith(b"\n"))
        events = [json.loads(line)["event"] for line in done.stdout.splitlines()]
        self.assertEqual(events.count("finished"), 1)
        self.assertEqual(events[-1], "finished")
