# SPDX-License-Identifier: GPL-3.0-or-later
"""extract: archives that lost their end or changed on the way, and members that have no way to their place."""

import os
import subprocess
import time

from archive_support import Extract
from support import CLI


class LostEnds(Extract):
    def test_a_zip_without_its_directory_makes_no_files_of_links(self):
        self.write("from/script", "#!/bin/sh\n" * 500)
        os.chmod(self.place / "from/script", 0o755)
        self.write("from/note", "x\n")
        os.symlink("some/target", self.place / "from/link")
        self.expect(0, "archive", "-o", "drover.zip", "from")
        self.tool("bsdtar", "--format", "zip", "-cf", "../bsd.zip", "-C", "..", "from")
        for name in ("drover.zip", "bsd.zip"):
            with self.subTest(name):
                self.clear("to")
                whole = (self.place / name).read_bytes()
                self.write(name, whole[: whole.index(b"PK\1\2") + 40])
                said = self.expect(1, "extract", name, "--into", "to").stderr
                self.assertFalse(os.path.lexists(self.place / "to/from/link"))
                self.assertIn(b"/from/link: It may be a symlink", said)
                self.assertIn(b"/from/script: Its permissions are lost", said)
                self.assertEqual(self.read("to/from/script"), b"#!/bin/sh\n" * 500)
                self.assertEqual(self.read("to/from/note"), b"x\n")

    def test_an_archive_that_changes_while_it_is_read_is_not_done(self):
        self.write("from/a", os.urandom(6_000_000))
        self.tool("tar", "-cf", "../a.tar", ".")
        command = [CLI, "extract", "--limit", "4M", "a.tar", "--into", "to"]
        with subprocess.Popen(command, cwd=self.place, stderr=subprocess.PIPE) as running:
            time.sleep(0.4)
            with open(self.place / "a.tar", "r+b") as archive:
                archive.seek(5_000_000)
                archive.write(b"something else")
            said = running.stderr.read()
        self.assertEqual(running.returncode, 1)
        self.assertIn(b"a.tar: It was changed while it was read", said)

    def test_a_member_that_cannot_get_where_it_belongs_is_named_itself(self):
        self.write("from/d/one", "1")
        self.write("from/d/two", "2")
        self.tool("tar", "-cf", "../a.tar", "d/one", "d/two")
        (self.place / "to").mkdir()
        os.symlink("/tmp", self.place / "to/d")
        said = self.expect(1, "extract", "a.tar", "--into", "to").stderr
        self.assertIn(b"a.tar/d/one: ", said)
        self.assertIn(b"a.tar/d/two: ", said)
