# SPDX-License-Identifier: GPL-3.0-or-later
"""A clone that really is one: Failure 27, a wrong ioctl number would disable clones without a word."""

import os
import subprocess

from support import BtrfsTest

SIZE = 8 << 20


class Clones(BtrfsTest):
    def setUp(self):
        super().setUp()
        (self.mounted / "file").write_bytes(os.urandom(SIZE))

    def shared(self, name):
        """Whether the first extents of the file and of this copy are at the same place."""
        places = []
        for path in (self.mounted / "file", self.mounted / name):
            listing = subprocess.run(["filefrag", "-s", "-v", path], capture_output=True, check=True).stdout.decode()
            places.append(next(line.split()[3] for line in listing.splitlines() if line.strip().startswith("0:")))
        return places[0] == places[1]

    def test_auto_clones_and_says_so(self):
        *items, finished = self.expect_json(0, "copy", "--verbose", self.mounted / "file", self.mounted / "copy")
        item = next(line for line in items if line["event"] == "item")
        self.assertEqual((item["method"], item["bytes"]["cloned"]), ("clone", SIZE))
        self.assertEqual(item["attempts"], [{"method": "clone", "outcome": "completed", "bytes": SIZE}])
        self.assertEqual(finished["saved"]["clones"], {"bytes": SIZE, "precision": "exact"})
        self.assertTrue(self.shared("copy"))

    def test_a_forced_clone_clones(self):
        self.expect(0, "copy", "--method", "clone", self.mounted / "file", self.mounted / "copy")
        self.assertTrue(self.shared("copy"))

    def test_a_forced_read_and_write_does_not(self):
        self.expect(0, "copy", "--method", "buffered", self.mounted / "file", self.mounted / "copy")
        self.assertFalse(self.shared("copy"))

    def test_a_clone_over_a_border_is_a_copy_and_forced_an_error(self):
        finished = self.expect_json(0, "copy", self.mounted / "file", self.place / "copy")[-1]
        self.assertEqual(finished["bytes"]["cloned"], 0)
        self.assertEqual(self.read("copy"), (self.mounted / "file").read_bytes())
        finished = self.expect_json(1, "copy", "--method", "clone", self.mounted / "file", self.place / "copy 2")[-1]
        self.assertIn("clone: other filesystem", finished["errors"][0]["message"])

    def test_another_subvolume_is_no_border(self):
        subprocess.run(["btrfs", "-q", "subvolume", "create", self.mounted / "volume"], check=True)
        finished = self.expect_json(0, "copy", self.mounted / "file", self.mounted / "volume/copy")[-1]
        self.assertEqual(finished["bytes"]["cloned"], SIZE)
