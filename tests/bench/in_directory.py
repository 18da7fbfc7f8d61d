# SPDX-License-Identifier: GPL-3.0-or-later
"""A test with a directory of its own."""
import os
import shutil
import tempfile
import unittest


class InDirectory(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.mkdtemp(prefix="drover-bench-test.")
        self.addCleanup(shutil.rmtree, self.directory)
        self.source, self.copy = self.path("source"), self.path("copy")

    def path(self, *names):
        return os.path.join(self.directory, *names)

    def write(self, path, content):
        with open(path, "wb") as file:
            file.write(content)
