# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Configures and builds a preset of CMakePresets.json. To be sourced after dependencies.sh.

# cached ROOT PRESET NAME: the value of a variable in the preset's CMake cache, or nothing.
cached() {
    local cache=$1/build/$2/CMakeCache.txt
    [[ ! -f $cache ]] || sed -n "s/^$3:[A-Z]*=//p" "$cache"
}

is_configured() {
    local root=$1 preset=$2
    [[ -f $root/build/$preset/build.ninja && $(cached "$root" "$preset" CMAKE_HOME_DIRECTORY) == "$root" ]]
}

# quietly LOG COMMAND...: runs it with its output in LOG, which is shown on standard error when it fails.
quietly() {
    local log=$1 status=0
    shift
    mkdir -p "$(dirname "$log")"
    "$@" > "$log" 2>&1 < /dev/null || status=$?
    [[ $status == 0 ]] || cat "$log" >&2
    return "$status"
}

# configure ROOT PRESET [-DNAME=VALUE...]: starts afresh where an earlier attempt failed or the folder was moved.
configure() {
    local root=$1 preset=$2
    local -a fresh=()
    shift 2
    is_configured "$root" "$preset" || fresh=(--fresh)
    if [[ -z ${CMAKE_CXX_COMPILER_LAUNCHER:-} ]] && command -v ccache > /dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    fi
    quietly "$root/build/$preset-configure.log" cmake "${fresh[@]}" -S "$root" --preset "$preset" "$@"
}

# build ROOT PRESET [TARGET...]: everything, or the targets.
build() {
    local root=$1 preset=$2
    shift 2
    quietly "$root/build/$preset-build.log" cmake --build "$root/build/$preset" --parallel "$(nproc)" \
        ${1:+--target "$@"}
}
