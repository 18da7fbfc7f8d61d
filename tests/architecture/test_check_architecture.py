# SPDX-License-Identifier: GPL-3.0-or-later
"""Feeds offending snippets to the architecture check and sees each rule fail."""

import tempfile
import unittest
from pathlib import Path

from check_architecture import MAY_INCLUDE, MOST_LINES, RULES, SPDX, check_tree

HEAD = f"// {SPDX}\n"

# (rule that must fail, file, what it holds after the SPDX line)
OFFENCES = (
    ("arrow", "engine/base/a.h", '#include "engine/sys/syscalls.h"\n'),
    ("arrow", "engine/sys/a.h", '#include "engine/fs/extent_map.h"\n'),
    ("arrow", "engine/fs/a.h", '#include "engine/transfer/chain.h"\n'),
    ("arrow", "engine/transfer/a.h", '#include "engine/archive/tar/ustar.h"\n'),
    ("arrow", "engine/archive/tar/a.h", '#include "engine/inspect/extents.h"\n'),
    ("arrow", "engine/inspect/a.h", '#include "engine/jobs/queue/job.h"\n'),
    ("arrow", "engine/api/a.h", '#include "engine/sys/syscalls.h"\n'),
    ("arrow", "engine/transfer/a.h", '#include "engine/api/engine.h"\n'),
    ("arrow", "engine/jobs/copy/a.cpp", '#include "ui/bridge/bridge.h"\n'),
    ("arrow", "ui/jobs/a.cpp", '#include "engine/jobs/queue/job.h"\n'),
    ("arrow", "ui/jobs/a.cpp", '  #  include   "app/window/main.h"  // spaced out\n'),
    ("arrow", "app/cli/a.cpp", '#include "engine/transfer/chain.h"\n'),
    ("arrow", "engine/jobs/copy/a.cpp", '#include "engine/jobs/queue/job.h"\n'),
    ("arrow", "engine/jobs/common/a.h", '#include "engine/jobs/copy/placement.h"\n'),
    ("arrow", "engine/archive/read/a.cpp", '#include "engine/archive/create/formats.h"\n'),
    ("room", "engine/a.h", ""),
    ("room", "engine/jobs/a.cpp", ""),
    ("room", "engine/misc/a.h", ""),
    ("path", "engine/fs/a.cpp", '#include "a.h"\n'),
    ("path", "engine/fs/a.cpp", '#include "../sys/syscalls.h"\n'),
    ("path", "engine/fs/a.cpp", '#include "tests/support/scratch.h"\n'),
    ("qt", "engine/base/a.h", "#include <QString>\n"),
    ("qt", "engine/jobs/copy/a.cpp", "#include <QtCore/QString>\n"),
    ("qt", "app/cli/main.cpp", "#include <QCoreApplication>\n"),
    ("system", "engine/fs/a.cpp", "#include <cerrno>\n"),
    ("system", "engine/base/a.cpp", "#include <errno.h>\n"),
    ("system", "engine/jobs/copy/a.cpp", "#include <unistd.h>\n"),
    ("system", "engine/transfer/a.cpp", "#include <fcntl.h>\n"),
    ("system", "engine/archive/tar/a.cpp", "#include <sys/stat.h>\n"),
    ("system", "engine/inspect/a.cpp", "#include <linux/fs.h>\n"),
    ("system", "ui/main/a.cpp", "#include <dirent.h>\n"),
    ("errno", "engine/fs/a.cpp", "int f() { return errno; }\n"),
    ("length", "engine/fs/a.cpp", "\n" * MOST_LINES),
    ("length", "tests/engine/a.cpp", "\n" * MOST_LINES),
)

# Files without the SPDX line.
UNLICENSED = ("engine/base/a.h", "ui/a.cpp", "tests/engine/a_test.cpp", "packaging/a.sh", "CMakeLists.txt")

INNOCENT = {
    "engine/base/result.h": "#include <expected>\n",
    "engine/sys/linux.cpp": '#include <cerrno>\n#include <sys/stat.h>\n#include "engine/base/result.h"\nint e = errno;\n',
    "engine/transfer/chain.cpp": '#include "engine/transfer/chain.h"\n#include "engine/fs/extent_map.h"\n',
    "engine/fs/words.cpp": '// #include <QString> and errno\n/* errno\n#include <unistd.h>\n*/\nauto s = "errno";\n',
    "engine/fs/quotes.cpp": "auto n = 1'000; auto q = '\"'; // errno\nauto r = R\"(errno \")\"; auto t = \"a\\\"errno\";\n",
    "engine/jobs/queue/engine.cpp": '#include "engine/api/engine.h"\n#include "engine/archive/tar/ustar.h"\n',
    "ui/jobs/view.cpp": '#include <QWidget>\n#include "engine/api/engine.h"\n#include "ui/jobs/view.h"\n#include "view.moc"\n',
    "app/window/main.cpp": '#include <QApplication>\n#include "ui/main/window.h"\n',
    "tests/engine/a_test.cpp": '#include <unistd.h>\n#include "engine/jobs/queue/job.h"\nint e = errno;\n',
    "engine/base/longest.cpp": "\n" * (MOST_LINES - 1),
}


class ArchitectureCheck(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def test_each_offence_is_seen_once_and_as_its_rule(self):
        for rule, path, text in OFFENCES:
            with self.subTest(path=path, text=text[:50]):
                file = self.write(path, HEAD + text)
                self.assertEqual([(o.path, o.rule) for o in check_tree(self.root)], [(path, rule)])
                file.unlink()

    def test_a_missing_licence_line_is_seen(self):
        for path in UNLICENSED:
            with self.subTest(path=path):
                file = self.write(path, "\n")
                self.assertIn((path, "spdx"), [(o.path, o.rule) for o in check_tree(self.root)])
                file.unlink()

    def test_the_line_of_an_offence_is_told(self):
        self.write("engine/fs/a.cpp", HEAD + "/* two\nlines */\n#include <unistd.h>\n")
        self.assertEqual([o.line for o in check_tree(self.root)], [4])

    def test_innocent_files_pass(self):
        for path, text in INNOCENT.items():
            self.write(path, HEAD + text)
        self.write("packaging/run", f"#!/bin/sh\n# {SPDX}\n")
        self.write("packaging/notes.txt", "no source\n")
        self.assertEqual(check_tree(self.root), [])

    def test_every_rule_has_an_offence_here(self):
        self.assertEqual({rule for rule, _, _ in OFFENCES} | {"spdx"}, set(RULES))

    def test_the_arrows_make_no_circle(self):
        def reachable(room):
            return {room}.union(*(reachable(other) for other in MAY_INCLUDE[room]))

        for room, others in MAY_INCLUDE.items():
            for other in others:
                self.assertNotIn(room, reachable(other))


if __name__ == "__main__":
    unittest.main()
