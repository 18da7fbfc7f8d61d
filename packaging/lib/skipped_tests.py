# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists the tests that ctest's JUnit reports show as skipped, grouped by their reasons."""

import re
import sys
import xml.etree.ElementTree as xml
from collections import defaultdict
from pathlib import Path

# GoogleTest prints "FILE:LINE: Skipped", the reason, an empty line and "[  SKIPPED ] Suite.Test (0 ms)".
GTEST_SKIP = re.compile(r"^\S+:\d+: Skipped\n(?P<reason>.*?)\n*^\[  SKIPPED \] (?P<name>\S+) \(", re.M | re.S)

# Python's unittest prints "test_name (module.Class.test_name) ... skipped 'reason'".
UNITTEST_SKIP = re.compile(r"^(?P<name>\S+) \(.*\.\.\. skipped (?P<quote>['\"])(?P<reason>.*)(?P=quote)$", re.M)


def skipped(case):
    """The (test, reason) pairs of one ctest test, which may be a program with many GoogleTest tests."""
    output = case.findtext("system-out") or ""
    found = [(m["name"], m["reason"].strip() or "no reason given") for m in GTEST_SKIP.finditer(output)]
    found += [(m["name"], m["reason"]) for m in UNITTEST_SKIP.finditer(output)]
    if not found and case.get("status") in ("notrun", "disabled"):
        lines = [line for line in output.splitlines() if line.strip()]
        found = [(case.get("name"), lines[-1].strip() if lines else case.get("status"))]
    return found


def main(reports):
    names = defaultdict(list)
    for report in reports:
        preset = Path(report).parent.name
        for case in xml.parse(report).iter("testcase"):
            for name, reason in skipped(case):
                names[(preset, reason)].append(name)
    for (preset, reason), tests in names.items():
        print(f"{preset}: {len(tests)} skipped: {reason}")
        print("\n".join(f"    {test}" for test in tests))
    if not names:
        print("Everything ran.")


if __name__ == "__main__":
    main(sys.argv[1:])
