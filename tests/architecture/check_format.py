# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that clang-format would change nothing. Usage: check_format.py ROOT [--fix]"""

import shutil
import subprocess
import sys

from project_files import NOT_INSTALLED, cpp_sources

TOOL = "clang-format-19"


def main(root, fix):
    if not shutil.which(TOOL):
        print(f"{TOOL} is not installed")
        return NOT_INSTALLED
    files = [str(path) for path in cpp_sources(root)]
    mode = ["-i"] if fix else ["--dry-run", "-Werror"]
    status = subprocess.run([TOOL, *mode, *files], check=False).returncode if files else 0
    print(f"{len(files)} files" if status == 0 else "To mend it: python3 -B tests/architecture/check_format.py . --fix")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], "--fix" in sys.argv[2:]))
