# SPDX-License-Identifier: GPL-3.0-or-later
"""--method, --sparse, --workers: the same bytes by every way, or an error that says why not."""

import os

from support import CliTest, tree

SIZE = 2 << 20


class Methods(CliTest):
    def figures(self, *arguments):
        return self.expect_json(0, "copy", *arguments)[-1]["bytes"]

    def clones(self):
        """Whether the place can clone at all."""
        self.write("probe", b"x" * SIZE)
        return self.run_cli("copy", "--method", "clone", "probe", "probe 2").returncode == 0

    def test_each_method_moves_all_the_bytes_itself(self):
        content = os.urandom(SIZE)
        self.write("file", content)
        for method, figure in (("kernel", "kernel_copied"), ("buffered", "buffered")):
            figures = self.figures("--method", method, "file", method)
            self.assertEqual(self.read(method), content)
            # btrfs and XFS clone what they are asked to copy, and Drover says so.
            self.assertEqual(figures[figure] + (figures["cloned"] if method == "kernel" else 0), SIZE)

    def test_auto_finds_a_way(self):
        content = os.urandom(SIZE)
        self.write("file", content)
        self.assertEqual(self.figures("--method", "auto", "file", "copy")["apparent"], SIZE)
        self.assertEqual(self.read("copy"), content)

    def test_clone_where_there_is_none_fails_with_the_reason_and_leaves_nothing(self):
        if self.clones():
            self.skipTest("the temporary directory is on a filesystem that clones")
        self.write("file", os.urandom(SIZE))
        finished = self.expect_json(1, "copy", "--method", "clone", "file", "copy")[-1]
        self.assertRegex(finished["errors"][0]["message"], r"clone: (not supported here|other filesystem)")
        self.assertEqual(finished["bytes"]["apparent"], 0)
        self.assertFalse((self.place / "copy").exists())

    def test_a_forced_method_fails_on_proc_with_its_name_and_the_reason(self):
        for method in ("clone", "kernel"):
            done = self.expect(1, "copy", "--method", method, "/proc/version", "copy")
            self.assertIn(b"(" + method.encode() + b": the size of this file is not known", done.stderr)
            self.assertFalse((self.place / "copy").exists())

    def sparse_file(self, name):
        with open(self.place / name, "wb") as file:
            file.truncate(4 * SIZE)
            file.seek(SIZE)
            file.write(b"data" * 1024)
        return os.stat(self.place / name)

    def test_sparse_auto_keeps_holes(self):
        self.sparse_file("file")
        figures = self.figures("--sparse", "auto", "file", "copy")
        self.assertEqual(self.read("copy"), self.read("file"))
        self.assertLess(os.stat(self.place / "copy").st_blocks * 512, SIZE)
        self.assertEqual(figures["holes"], 4 * SIZE - 4096)

    def test_sparse_never_fills_holes(self):
        self.sparse_file("file")
        figures = self.figures("--sparse", "never", "file", "copy")
        self.assertEqual(self.read("copy"), self.read("file"))
        self.assertGreaterEqual(os.stat(self.place / "copy").st_blocks * 512, 4 * SIZE)
        self.assertEqual(figures["holes"], 0)

    def test_sparse_always_makes_holes_of_zeros(self):
        self.write("file", b"x" * 4096 + bytes(SIZE) + b"y" * 100)
        os.sync()
        figures = self.figures("--sparse", "always", "file", "copy")
        self.assertEqual(self.read("copy"), self.read("file"))
        self.assertLess(os.stat(self.place / "copy").st_blocks * 512, SIZE)
        self.assertEqual(figures["holes"], SIZE)

    def test_any_number_of_workers_makes_the_same_tree(self):
        for number in range(300):
            self.write(f"from/d{number % 7}/{number}", os.urandom(number * 37))
        for workers in ("1", "2", "16", "64"):
            self.expect(0, "copy", "--workers", workers, "from", f"to-{workers}")
            self.assertEqual(tree(self.place / "from"), tree(self.place / f"to-{workers}"))
