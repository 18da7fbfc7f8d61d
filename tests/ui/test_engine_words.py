# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence that the engine may say is among those that the window knows in the words of its languages."""

import os
import re
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("DROVER_SOURCE", Path(__file__).resolve().parents[2]))
ROOMS = ("archive", "fs", "inspect", "jobs", "transfer")
FILES = ("store/queue_file.cpp", "store/request_text.cpp", "store/report_text.cpp")

# A comment, a character, or strings that stand together.
TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)'|("(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*)""", re.S)
SENTENCE = re.compile(r"[A-Za-z]{2,} [(A-Za-z0-9.\"]|^[^%]*[a-z]{2,} $|^ [a-z]{2,}")
PLACE = re.compile(r"%[1-4]")

# What libraries say and what files hold, which nobody is shown.
OTHERS = {
    "xar is not built in", "an't be converted", "annot be converted", "real size", "incorrect data check", "incorrect length check",
    "out of memory", "read a queue", "read a job",
}


def strings_of(file):
    """The strings of a source, those that stand together as one."""
    text = re.sub(r"^\s*#.*$", "", file.read_text(), flags=re.M)
    for match in TOKEN.finditer(text):
        if match.group(1):
            yield "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', match.group(1)))


def known_pieces():
    pieces = set()
    for file in (SOURCE / "ui/text/phrases").glob("*.cpp"):
        for string in strings_of(file):
            # The context and the phrase are two arguments, so they never stand together.
            pieces.update(piece.strip() for piece in PLACE.split(string))
    return pieces


def sentences():
    files = [file for room in ROOMS for file in sorted((SOURCE / "engine" / room).glob("*.[ch]*"))]
    for file in files + [SOURCE / "engine" / name for name in FILES]:
        for string in strings_of(file):
            if SENTENCE.search(string) and string not in OTHERS:
                yield file.relative_to(SOURCE), string


def is_part(string, whole):
    return whole.startswith(string) or whole.endswith(string)


class EngineWords(unittest.TestCase):
    def test_every_sentence_has_its_place_in_the_window(self):
        known = known_pieces()
        self.assertGreater(len(known), 200)
        found = list(sentences())
        self.assertGreater(len(found), 200)
        # Some sentences are put together.
        missing = sorted({f'{file}: "{string}"' for file, string in found if not any(is_part(string.strip(), piece) for piece in known)})
        self.assertEqual(missing, [], "to be added in ui/text/phrases")

    def test_no_phrase_is_known_that_nobody_says(self):
        said = [string.strip() for _, string in sentences()]
        for file in (SOURCE / "ui/text/phrases").glob("*.cpp"):
            if file.stem == "of_the_system":
                continue
            for phrase in strings_of(file):
                if SENTENCE.search(phrase) and not PLACE.search(phrase):
                    self.assertTrue(any(is_part(string, phrase) for string in said), phrase)
