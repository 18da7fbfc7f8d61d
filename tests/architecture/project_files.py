# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the project that the checks look at."""

from pathlib import Path

FOLDERS = ("engine", "ui", "app", "tests", "packaging", ".ci")
ENDINGS = {".h", ".hpp", ".cpp", ".cc", ".c", ".py", ".sh", ".cmake"}

NOT_INSTALLED = 77  # ctest counts this exit code as skipped


def is_script(path):
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def is_source(path):
    return path.suffix in ENDINGS or path.name == "CMakeLists.txt" or (not path.suffix and is_script(path))


def project_sources(root):
    """Every source file, C++ or not, in a fixed order."""
    inside = [p for folder in FOLDERS for p in sorted((Path(root) / folder).rglob("*")) if p.is_file() and is_source(p)]
    top = Path(root) / "CMakeLists.txt"
    return ([top] if top.is_file() else []) + inside


def cpp_sources(root):
    return [path for path in project_sources(root) if path.suffix in {".h", ".hpp", ".cpp", ".cc"}]
