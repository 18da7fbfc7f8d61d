# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over the product's C++ files. Usage: check_tidy.py ROOT BUILD_FOLDER

A file that passed is not checked again until it, a header of ours that it includes, its compiler options or the
checks change. Files that the time limit leaves unchecked are named, and make the check count as skipped, not failed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from project_files import NOT_INSTALLED

TOOL = "clang-tidy-19"
FOLDERS = ("engine", "ui", "app")
SECONDS = int(os.environ.get("DROVER_TIDY_SECONDS", "1200"))
SECONDS_FOR_ONE_FILE = 300


def product_commands(root, build):
    """The compile commands of our own C++ files, without what the build generated."""
    for command in json.loads((build / "compile_commands.json").read_text()):
        file = Path(command["file"])
        if any(file.is_relative_to(root / folder) for folder in FOLDERS):
            yield command


def headers_by_object(build):
    """What each built object was compiled from, as ninja recorded it."""
    listing = subprocess.run(["ninja", "-C", str(build), "-t", "deps"], capture_output=True, text=True, check=False)
    headers, current = {}, []
    for line in listing.stdout.splitlines():
        if line.startswith("    "):
            current.append(line.strip())
        elif ": #deps" in line:
            current = headers.setdefault(line.partition(": #deps")[0], [])
    return headers


def stamp_key(root, command, headers):
    """Changes whenever the verdict on this file could change; None when that cannot be known."""
    if not headers:
        return None
    key = hashlib.sha256((root / ".clang-tidy").read_bytes())
    key.update(command["command"].encode())
    ours = sorted({command["file"], *(h for h in headers if Path(h).is_relative_to(root))})
    for file in ours:
        if not Path(file).exists():
            return None
        key.update(file.encode() + b"\0" + Path(file).read_bytes())
    return key.hexdigest()


def newest_first(root, commands):
    """Recently committed files first, so that a time limit spares those that changed."""
    if not shutil.which("git"):
        return list(commands)
    log = subprocess.run(
        ["git", "-C", str(root), "log", "--pretty=", "--name-only"], capture_output=True, text=True, check=False
    ).stdout.splitlines()
    age = {}
    for position, name in enumerate(log):
        age.setdefault(name, position)
    return sorted(commands, key=lambda c: age.get(str(Path(c["file"]).relative_to(root)), -1))


def tidy(root, build, command, stamp, deadline):
    """(file, verdict, output), the verdict being passed, failed or unchecked."""
    file = str(Path(command["file"]).relative_to(root))
    left = min(deadline - time.monotonic(), SECONDS_FOR_ONE_FILE)
    if left <= 0:
        return file, "unchecked", ""
    try:
        run = subprocess.run(
            [TOOL, "--quiet", "-p", str(build), command["file"]], capture_output=True, text=True, timeout=left, check=False
        )
    except subprocess.TimeoutExpired:
        return file, "unchecked", ""
    if run.returncode != 0:
        return file, "failed", run.stdout or run.stderr
    if stamp:
        stamp.touch()
    return file, "passed", ""


def main(root, build):
    if not shutil.which(TOOL):
        print(f"{TOOL} is not installed")
        return NOT_INSTALLED
    stamps = build / "tidy"
    stamps.mkdir(exist_ok=True)
    headers = headers_by_object(build)
    deadline = time.monotonic() + SECONDS
    commands = newest_first(root, product_commands(root, build))
    jobs = []
    for command in commands:
        key = stamp_key(root, command, headers.get(command.get("output", "")))
        stamp = stamps / key if key else None
        if not (stamp and stamp.exists()):
            jobs.append((command, stamp))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: tidy(root, build, *job, deadline), jobs))
    for _, verdict, output in results:
        if verdict == "failed":
            print(output)
    count = {v: [file for file, verdict, _ in results if verdict == v] for v in ("passed", "failed", "unchecked")}
    print(f"{len(commands)} files: {len(commands) - len(jobs)} unchanged since they passed, {len(count['passed'])} passed, "
          f"{len(count['failed'])} failed")  # fmt: skip
    if count["unchecked"]:
        print(f"not checked within {SECONDS} s: {' '.join(count['unchecked'])}")
    if count["failed"]:
        return 1
    return NOT_INSTALLED if count["unchecked"] else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
