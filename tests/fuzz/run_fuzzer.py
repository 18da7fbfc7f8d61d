#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds a fuzzer with clang and runs it.

    tests/fuzz/run_fuzzer.py [--fuzzer archives|texts] [--seconds N] [--build FOLDER]
                                      what it finds is left in FOLDER/archives/findings
    tests/fuzz/run_fuzzer.py INPUT...
                                      runs these inputs once, for example a finding
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

NOT_INSTALLED = 77  # ctest counts this exit code as skipped
A_FINDING_FAILS = "-error_exitcode=1"  # libFuzzer's own is 77, too
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FUZZERS = {"archives": "archive.dict", "texts": "text.dict"}
COMPILERS = ("clang++-19", "clang++-20", "clang++-21")


def find_compiler():
    """A clang that is new enough for std::expected of libstdc++ 12 and has libFuzzer, or None."""
    for name in COMPILERS:
        compiler = shutil.which(name)
        if compiler:
            asked = subprocess.run([compiler, "-print-resource-dir"], capture_output=True, text=True, check=True)
            if any(Path(asked.stdout.strip()).rglob("libclang_rt.fuzzer[-.]*")):
                return compiler
    return None


def build(compiler, folder):
    configured = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=RelWithDebInfo", "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g1"]
    configured += [f"-DCMAKE_CXX_COMPILER={compiler}", "-DDROVER_SANITIZE=fuzzer-no-link,address,undefined"]
    configured += ["-DDROVER_BUILD_WINDOW=OFF"]
    if shutil.which("ccache"):
        configured += ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"]
    targets = ["--target", *(f"fuzz_{name}" for name in FUZZERS), "make_fuzz_corpus", "--parallel", str(os.cpu_count())]
    for command in (["cmake", "-S", ROOT, "-B", folder, *configured], ["cmake", "--build", folder, *targets]):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            sys.exit(f"{done.stdout}\nThe fuzzers did not build")


def environment():
    return {
        **os.environ,
        "ASAN_OPTIONS": "detect_stack_use_after_return=1:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
    }


def fuzz(name, folder, seconds):
    corpus, seeds, findings = (folder / name / part for part in ("corpus", "seeds", "findings"))
    for each in (corpus, findings):
        each.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(seeds, ignore_errors=True)
    seeds.mkdir()
    programs = folder / "tests/fuzz"
    subprocess.run([programs / "make_fuzz_corpus", name, seeds], check=True)
    if not any(seeds.iterdir()):
        sys.exit("There are no seeds")
    options = [f"-max_total_time={seconds}", "-timeout=30", "-rss_limit_mb=3072", "-max_len=98304", "-print_final_stats=1"]
    options += [A_FINDING_FAILS, f"-artifact_prefix={findings}/", f"-dict={HERE / FUZZERS[name]}"]
    command = [programs / f"fuzz_{name}", *options, corpus, seeds]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment(), check=False)
    print("\n".join(done.stdout.decode(errors="replace").splitlines()[-60:]))
    return done.returncode


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--fuzzer", choices=FUZZERS, default="archives")
    arguments.add_argument("--build", type=Path, default=ROOT / "build/fuzz")
    arguments.add_argument("--seconds", type=int, default=600)
    arguments.add_argument("inputs", nargs="*", type=Path)
    options = arguments.parse_args()
    compiler = find_compiler()
    if compiler is None:
        print(f"needs clang with libFuzzer ({', '.join(COMPILERS)}; packages clang-19 and libclang-rt-19-dev)")
        return NOT_INSTALLED
    build(compiler, options.build)
    if options.inputs:
        command = [options.build / f"tests/fuzz/fuzz_{options.fuzzer}", A_FINDING_FAILS, *options.inputs]
        return subprocess.run(command, env=environment(), check=False).returncode
    return fuzz(options.fuzzer, options.build, options.seconds)


if __name__ == "__main__":
    sys.exit(main())
