# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things go: DESTINATION follows cp. Each case is run by cp -a and by drover-cli on equal trees."""

import os
import subprocess

from support import CLI, CliTest, tree

# Sources and destination, below a directory with: file, other, dir/inner, dir/sub/deep, existing/, link -> dir,
# to-file -> file, dangling -> nowhere, way -> existing.
CASES = {
    "a file to a new name": ["file", "new"],
    "a file into a directory": ["file", "existing"],
    "a file into a directory with a slash": ["file", "existing/"],
    "a file into a directory with many slashes": ["file", "existing///"],
    "a file to a new name with a slash": ["file", "new/"],
    "a file below a missing directory": ["file", "missing/new"],
    "a file below a file": ["file", "other/new"],
    "a file that is given as a directory": ["file/", "existing"],
    "a symlink to a file that is given as a directory": ["to-file/", "existing"],
    "a file through a symlink to a directory": ["file", "link"],
    "a directory to a new name": ["dir", "new"],
    "a directory to a new name with a slash": ["dir", "new/"],
    "a directory with a slash to a new name": ["dir/", "new"],
    "a directory into a directory": ["dir", "existing"],
    "a directory with slashes into a directory": ["dir//", "existing"],
    "a directory onto a file": ["dir", "file"],
    "the content of a directory": ["dir/.", "existing"],
    "the content of a directory to a new name": ["dir/.", "new"],
    "a directory by a way round": ["dir/../dir/sub", "existing"],
    "several into a directory": ["file", "dir", "other", "existing"],
    "several into nothing": ["file", "other", "new"],
    "several onto a file": ["file", "dir", "other"],
    "a missing file": ["missing", "existing"],
    "a missing file among others": ["file", "missing", "other", "existing"],
    "a symlink": ["link", "new"],
    "a dangling symlink": ["dangling", "new"],
    "a symlink into a directory": ["to-file", "existing"],
    "a directory into itself": ["dir", "dir"],
    "a directory below itself": ["dir", "dir/sub"],
    "-T a directory onto an existing one": ["-T", "dir", "existing"],
    "-T a file to a new name": ["-T", "file", "new"],
    "-T a file onto a directory": ["-T", "file", "existing"],
    "-T a directory with a slash": ["-T", "dir/", "new/"],
    "-T a directory onto a link to one": ["-T", "dir", "way"],
    "-T a directory through a link to one": ["-T", "dir", "way/"],
    "-T a directory with slashes through a link": ["-T", "dir//", "way//"],
    "-T a link with a slash through a link": ["-T", "link/", "way/"],
    "-T a link through a link": ["-T", "link", "way/"],
    "-T a file onto a link to a directory": ["-T", "file", "way"],
    "-T a file through a link to a directory": ["-T", "file", "way/"],
    "-T a file through a link to a file": ["-T", "other", "to-file/"],
}


class Destination(CliTest):
    def build(self, name):
        root = self.place / name
        for folder in ("dir/sub", "existing"):
            (root / folder).mkdir(parents=True)
        for file in ("file", "other", "dir/inner", "dir/sub/deep"):
            (root / file).write_text(file)
        for link, target in (("link", "dir"), ("to-file", "file"), ("dangling", "nowhere"), ("way", "existing")):
            (root / link).symlink_to(target)
        return root

    def test_follows_cp(self):
        for number, (title, words) in enumerate(CASES.items()):
            with self.subTest(title):
                by_cp, by_drover = self.build(f"{number}-cp"), self.build(f"{number}-drover")
                wanted = subprocess.run(["cp", "-a", *words], cwd=by_cp, capture_output=True, check=False)
                seen = subprocess.run([CLI, "copy", *words], cwd=by_drover, capture_output=True, check=False)
                self.assertEqual(seen.returncode, wanted.returncode, (wanted.stderr, seen.stderr))
                if wanted.returncode == 0:
                    self.assertEqual(tree(by_drover), tree(by_cp))
                else:
                    self.assertNotEqual(seen.stderr, b"")
                self.assertEqual(self.leftovers(by_drover), [])

    def test_absolute_names_and_the_current_directory(self):
        self.write("dir/file", "x")
        (self.place / "to").mkdir()
        self.expect(0, "copy", self.place / "dir", self.place / "to")
        self.assertEqual(self.read("to/dir/file"), b"x")
        os.mkdir(self.place / "here")
        self.expect(0, "copy", "dir/file", ".")
        self.assertEqual(self.read("file"), b"x")

    def test_an_existing_tree_is_merged_and_its_other_files_stay(self):
        self.write("dir/new", "new")
        self.write("dir/sub/new", "new")
        self.write("to/dir/old", "old")
        self.write("to/dir/sub/old", "old")
        self.expect(0, "copy", "dir", "to")
        self.assertEqual(sorted(tree(self.place / "to")), [b"dir", b"dir/new", b"dir/old", b"dir/sub", b"dir/sub/new", b"dir/sub/old"])

    def test_the_current_directory_is_not_moved_away(self):
        self.write("from/file", "x")
        (self.place / "to").mkdir()
        for name in (".", "from/.", "from/.."):
            done = self.expect(1, "move", name, "to")
            self.assertIn(b"A directory is moved by its name, not by . or ..", done.stderr)
        self.assertEqual(sorted(tree(self.place)), [b"from", b"from/file", b"to"])

    def test_a_destination_that_cannot_be_written_is_an_error(self):
        self.write("file", "x")
        for destination in ("/proc/new", "/nowhere/at/all/"):
            done = self.expect(1, "copy", "file", destination)
            self.assertNotEqual(done.stderr, b"")
