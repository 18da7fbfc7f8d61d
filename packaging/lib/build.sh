# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Configures and builds a preset of CMakePresets.json. To be sourced with the repository's folder in root.
# shellcheck disable=SC2154

# cached PRESET NAME: the value of a variable in the preset's CMake cache, or nothing.
cached() {
    local cache=$root/build/$1/CMakeCache.txt
    [[ ! -f $cache ]] || sed -n "s/^$2:[A-Z]*=//p" "$cache"
}

is_configured() {
    local preset=$1
    [[ -f $root/build/$preset/build.ninja && $(cached "$preset" CMAKE_HOME_DIRECTORY) == "$root" ]]
}

# quietly LOG COMMAND...: runs it with its output in LOG, which is shown on standard error when it fails.
quietly() {
    local log=$1 status=0
    shift
    mkdir -p "$(dirname "$log")"
    "$@" > "$log" 2>&1 < /dev/null || status=$?
    [[ $status == 0 ]] || grep -vE '^\[[0-9]+/[0-9]+\] (Building|Linking|Automatic)' "$log" >&2 || true
    return "$status"
}

# configure PRESET [-DNAME=VALUE...]: starts afresh where an earlier attempt failed or the folder was moved.
configure() {
    local preset=$1
    local -a fresh=()
    shift
    is_configured "$preset" || fresh=(--fresh)
    if [[ -z ${CMAKE_CXX_COMPILER_LAUNCHER:-} ]] && command -v ccache > /dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    fi
    quietly "$root/build/$preset-configure.log" cmake "${fresh[@]}" -S "$root" --preset "$preset" "$@"
}

# build PRESET [TARGET...]: everything, or the targets.
build() {
    local preset=$1
    shift
    quietly "$root/build/$preset-build.log" cmake --build "$root/build/$preset" --parallel "$(nproc)" \
        ${1:+--target "$@"}
}
