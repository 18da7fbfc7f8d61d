# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what ctest's JUnit reports show: which tests were skipped, grouped by reason, or what failed ones printed.

test_reports.py skipped|failed REPORT...
"""

import re
import sys
import xml.etree.ElementTree as xml
from collections import defaultdict
from pathlib import Path

# GoogleTest prints "FILE:LINE: Skipped", the reason, an empty line and "[  SKIPPED ] Suite.Test (0 ms)".
GTEST_SKIP = re.compile(r"^\S+:\d+: Skipped\n(?P<reason>.*?)\n*^\[  SKIPPED \] (?P<name>\S+) \(", re.M | re.S)

# Python's unittest prints "test_name (module.Class.test_name) ... skipped 'reason'".
UNITTEST_SKIP = re.compile(r"^(?P<name>\S+) \(.*\.\.\. skipped (?P<quote>['\"])(?P<reason>.*)(?P=quote)$", re.M)

# What GoogleTest prints between the start of a test and its failure, and unittest below "FAIL: test_name (...)".
GTEST_FAILURE = re.compile(r"^\[ RUN      \] (?P<name>\S+)\n(?P<told>(?:(?!\[ RUN      \]).*\n)*?)\[  FAILED  \] (?P=name)", re.M)
UNITTEST_FAILURE = re.compile(r"^(?:FAIL|ERROR): (?P<name>\S+) .*\n-+\n(?P<told>(?:(?![=-]{40}).*\n)*)", re.M)

LINES_OF_A_FAILURE = 30


def skipped(case):
    """The (test, reason) pairs of one ctest test, which may be a program with many GoogleTest tests."""
    output = case.findtext("system-out") or ""
    found = [(m["name"], m["reason"].strip() or "no reason given") for m in GTEST_SKIP.finditer(output)]
    found += [(m["name"], m["reason"]) for m in UNITTEST_SKIP.finditer(output)]
    if not found and case.get("status") in ("notrun", "disabled"):
        lines = [line for line in output.splitlines() if line.strip()]
        found = [(case.get("name"), lines[-1].strip() if lines else case.get("status"))]
    return found


def failures(case):
    """The (test, what it printed) pairs of one ctest test."""
    if case.get("status") != "fail":
        return []
    output = case.findtext("system-out") or ""
    found = [(m["name"], m["told"]) for form in (GTEST_FAILURE, UNITTEST_FAILURE) for m in form.finditer(output)]
    return found or [(case.get("name"), output)]


def cases(reports):
    for report in reports:
        for case in xml.parse(report).iter("testcase"):
            yield Path(report).parent.name, case


def list_skipped(reports):
    names = defaultdict(list)
    for preset, case in cases(reports):
        for name, reason in skipped(case):
            names[(preset, reason)].append(name)
    for (preset, reason), tests in names.items():
        print(f"{preset}: {len(tests)} skipped: {reason}")
        print("\n".join(f"    {test}" for test in tests))
    if not names:
        print("Everything ran.")


def list_failed(reports):
    for preset, case in cases(reports):
        for name, told in failures(case):
            print(f"{preset}: {name} failed:")
            print("\n".join(f"    {line}" for line in told.rstrip().splitlines()[-LINES_OF_A_FAILURE:]))


if __name__ == "__main__":
    {"skipped": list_skipped, "failed": list_failed}[sys.argv[1]](sys.argv[2:])
