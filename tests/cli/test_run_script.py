# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/run for someone who may read the folder and no more."""

import os
import shutil
import subprocess
from pathlib import Path

from support import CliTest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
NOBODY = 65533
CANNOT_START = 70


class RunScript(CliTest):
    def setUp(self):
        super().setUp()
        self.root = self.place / "drover"
        shutil.copytree(PACKAGING, self.root / "packaging")
        os.chmod(self.place, 0o755)
        (self.root / "build").mkdir()
        (self.root / "build/run.lock").touch()

    def run_script(self):
        """As nobody where that can be, in folders that not even their owner may write."""
        folders = [path for path in (self.root, *self.root.rglob("*")) if path.is_dir()]
        for folder in folders:
            os.chmod(folder, 0o555)
            self.addCleanup(os.chmod, folder, 0o755)
        os.chmod(self.root / "build/run.lock", 0o444)
        other = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        command = [self.root / "packaging/run", "copy", "two words", "to"]
        return subprocess.run(command, cwd="/", capture_output=True, timeout=60, check=False, **other)

    def test_starts_what_was_built_by_the_owner(self):
        program = self.root / "build/release/app/drover-cli"
        program.parent.mkdir(parents=True)
        program.write_text('#!/bin/sh\nprintf "%s," "$@"\nexit 130\n')
        os.chmod(program, 0o755)
        done = self.run_script()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (130, b"copy,two words,to,", b""))

    def test_says_that_nothing_was_built(self):
        done = self.run_script()
        self.assertEqual(done.returncode, CANNOT_START)
        self.assertIn(b"Permission denied", done.stderr)
