# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sources against the rooms and arrows of the architecture. Usage: check_architecture.py ROOT"""

import re
import sys
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from project_files import project_sources

# The arrows: each room of product code, and the rooms whose headers it may include besides its own.
BELOW_ARCHIVE = ("engine/base", "engine/sys", "engine/fs", "engine/transfer")
ARCHIVE = tuple(f"engine/archive/{room}" for room in ("member", "tar", "input", "read", "payload", "create"))
BELOW_JOBS = (*BELOW_ARCHIVE, *ARCHIVE, "engine/inspect", "engine/api")
JOBS = tuple(f"engine/jobs/{room}" for room in ("common", "copy", "archive", "extract", "plan"))
MAY_INCLUDE = {
    "engine/base": (),
    "engine/api": ("engine/base",),
    "engine/sys": ("engine/base",),
    "engine/fs": ("engine/base", "engine/sys"),
    "engine/transfer": ("engine/base", "engine/sys", "engine/fs"),
    "engine/archive/member": BELOW_ARCHIVE,
    "engine/archive/tar": (*BELOW_ARCHIVE, "engine/archive/member"),
    "engine/archive/input": BELOW_ARCHIVE,
    "engine/archive/read": (*BELOW_ARCHIVE, "engine/archive/member", "engine/archive/tar", "engine/archive/input"),
    "engine/archive/payload": (*BELOW_ARCHIVE, "engine/archive/member", "engine/archive/read"),
    "engine/archive/create": (
        *BELOW_ARCHIVE, "engine/archive/member", "engine/archive/tar", "engine/archive/payload",
    ),
    "engine/inspect": ("engine/base", "engine/sys", "engine/fs", "engine/api"),
    "engine/jobs/common": BELOW_JOBS,
    "engine/jobs/list": BELOW_JOBS,
    "engine/jobs/copy": (*BELOW_JOBS, "engine/jobs/common"),
    "engine/jobs/archive": (*BELOW_JOBS, "engine/jobs/common", "engine/jobs/copy"),
    "engine/jobs/extract": (*BELOW_JOBS, "engine/jobs/common", "engine/jobs/copy", "engine/jobs/archive"),
    "engine/jobs/plan": (*BELOW_JOBS, "engine/jobs/common", "engine/jobs/copy"),
    "engine/jobs/queue": (*BELOW_JOBS, *JOBS),
    "engine/store": ("engine/base", "engine/sys", "engine/fs", "engine/api"),
    "ui": ("engine/api", "engine/base"),
    "app": ("ui", "engine/api", "engine/base"),
}  # fmt: skip

# Headers that belong to some rooms only: (rule, header, the folders it is forbidden in, except these, why).
FORBIDDEN_HEADERS = (
    ("qt", r"Q[A-Za-z]+(/.*)?", ("engine", "app/cli"), (), "the engine and drover-cli know no Qt"),
    (
        "system",
        r"(cerrno|errno\.h|unistd\.h|fcntl\.h|dirent\.h|(sys|linux)/.*)",
        ("engine", "ui", "app"),
        ("engine/sys", "app/cli/terminal.cpp"),
        "system calls and errno belong in engine/sys, the terminal's in app/cli/terminal.cpp",
    ),
)

# Words that belong to some rooms only, in the same form; comments and strings do not count.
FORBIDDEN_WORDS = (("errno", r"\berrno\b", ("engine", "ui", "app"), ("engine/sys",), "errno is read in engine/sys"),)

PRODUCT_FOLDERS = ("engine", "ui", "app")
GENERATED_HEADERS = re.compile(r"(.*\.moc|moc_.*\.cpp|ui_.*\.h|qrc_.*\.cpp)")
SPDX = "SPDX-License-Identifier: GPL-3.0-or-later"
SPDX_WITHIN_LINES = 3
MOST_LINES = 500

RULES = ("arrow", "room", "path", "qt", "system", "errno", "spdx", "length")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
COMMENT_OR_STRING = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<end>[^\s()\\]{0,16})\(.*?\)(?P=end)"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'', re.S
)


class Offence(NamedTuple):
    path: str
    line: int
    rule: str
    message: str


def is_in(path, folders):
    return any(path == folder or path.startswith(folder + "/") for folder in folders)


def room_of(path):
    """The room that a path from the root lies in, or None."""
    return next((room for room in MAY_INCLUDE if path.startswith(room + "/")), None)


def blank(match, kept):
    text = match.group(0)
    return text if text.startswith(kept) else re.sub(r"[^\n]", " ", text)


def without_comments(text):
    return COMMENT_OR_STRING.sub(lambda match: blank(match, ('"', "R", "'")), text)


def without_comments_and_strings(text):
    return COMMENT_OR_STRING.sub(lambda match: blank(match, ("#",)), text)


def includes(text):
    """(line, is it quoted, header) of each include."""
    for number, line in enumerate(without_comments(text).splitlines(), 1):
        if match := INCLUDE.match(line):
            yield number, match[1] == '"', match[2]


def check_arrow(path, line, header):
    room = room_of(path)
    if not is_in(header, PRODUCT_FOLDERS) or room_of(header) is None:
        if not GENERATED_HEADERS.fullmatch(header):
            yield Offence(path, line, "path", f'"{header}": write the path from the root, into a room that exists')
    elif room_of(header) not in (room, *MAY_INCLUDE[room]):
        allowed = ", ".join(MAY_INCLUDE[room]) or "nothing"
        yield Offence(path, line, "arrow", f'"{header}" goes against the arrows: {room} may include {allowed}')


def check_headers(path, text):
    for line, quoted, header in includes(text):
        if quoted:
            yield from check_arrow(path, line, header)
        for rule, pattern, folders, exceptions, why in FORBIDDEN_HEADERS:
            if re.fullmatch(pattern, header) and is_in(path, folders) and not is_in(path, exceptions):
                yield Offence(path, line, rule, f"<{header}>: {why}")


def check_words(path, text):
    for rule, pattern, folders, exceptions, why in FORBIDDEN_WORDS:
        if is_in(path, folders) and not is_in(path, exceptions):
            for number, line in enumerate(without_comments_and_strings(text).splitlines(), 1):
                if re.search(pattern, line) and not INCLUDE.match(line):
                    yield Offence(path, number, rule, why)


def check_any_source(path, text):
    lines = text.splitlines()
    if not any(SPDX in line for line in lines[:SPDX_WITHIN_LINES]):
        yield Offence(path, 1, "spdx", f"no line with {SPDX}")
    if len(lines) > MOST_LINES:
        yield Offence(path, len(lines), "length", f"{len(lines)} lines; {MOST_LINES} are the most, so split it")


def check_product_source(path, text):
    if room_of(path) is None:
        yield Offence(path, 1, "room", "lies in no room; rooms are listed in MAY_INCLUDE")
        return
    yield from check_headers(path, text)
    yield from check_words(path, text)


def check_tree(root):
    offences = []
    for file in project_sources(root):
        path = str(PurePosixPath(file.relative_to(root)))
        text = file.read_text(encoding="utf-8", errors="replace")
        offences += check_any_source(path, text)
        if is_in(path, PRODUCT_FOLDERS) and file.suffix in {".h", ".hpp", ".cpp", ".cc"}:
            offences += check_product_source(path, text)
    return offences


def main(root):
    offences = check_tree(Path(root))
    for path, line, rule, message in offences:
        print(f"{path}:{line}: {rule}: {message}")
    return 1 if offences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
