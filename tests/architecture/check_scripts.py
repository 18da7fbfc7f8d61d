# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs shellcheck over all shell scripts. Usage: check_scripts.py ROOT"""

import shutil
import subprocess
import sys

from project_files import NOT_INSTALLED, project_sources


def is_shell(path):
    first = path.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    return path.suffix == ".sh" or (first.startswith("#!") and first.endswith(("bash", "/sh")))


def main(root):
    if not shutil.which("shellcheck"):
        print("shellcheck is not installed")
        return NOT_INSTALLED
    files = [str(path.relative_to(root)) for path in project_sources(root) if is_shell(path)]
    print(f"{len(files)} scripts")
    return subprocess.run(["shellcheck", "-x", *files], cwd=root, check=False).returncode if files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
