# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Which Debian packages Drover needs, and how to install those that are missing. To be sourced with
# the repository's folder in root.
# shellcheck disable=SC2154

# One package a line: the group that needs it, its name on Debian 12 and on Debian 13 ("-": does not exist there, and
# is not needed), and the text in a CMakeLists.txt that asks for it ("-": always needed).
readonly drover_packages='
build   g++                 g++                 -
build   cmake               cmake               -
build   ninja-build         ninja-build         -
build   libcli11-dev        libcli11-dev        CLI11
build   libarchive-dev      libarchive-dev      LibArchive
build   libzstd-dev         libzstd-dev         zstd
build   liblz4-dev          liblz4-dev          lz4
build   liblzma-dev         liblzma-dev         lzma
build   libbz2-dev          libbz2-dev          bz2
build   zlib1g-dev          zlib1g-dev          LibArchive
build   nettle-dev          nettle-dev          nettle
build   libsqlite3-dev      libsqlite3-dev      SQLite3
build   libxxhash-dev       libxxhash-dev       xxhash
build   nlohmann-json3-dev  nlohmann-json3-dev  nlohmann_json
build   pkg-config          pkgconf             PkgConfig
window  qt6-base-dev        qt6-base-dev        Qt6
window  qt6-svg-dev         qt6-svg-dev         Svg
window  -                   qt6-svg-plugins     Svg
window  qt6-wayland         qt6-wayland         Qt6
window  qt6-tools-dev       qt6-tools-dev       LinguistTools
window  qt6-l10n-tools      qt6-l10n-tools      LinguistTools
window  -                   libkf6solid-dev     KF6
test    libgtest-dev        libgtest-dev        GTest
test    libgmock-dev        libgmock-dev        GTest
test    libbenchmark-dev    libbenchmark-dev    benchmark
test    libfuse3-dev        libfuse3-dev        fuse3
test    python3             python3             -
test    xz-utils            xz-utils            -
test    btrfs-progs         btrfs-progs         -
test    btrfs-compsize      btrfs-compsize      -
test    xfsprogs            xfsprogs            -
test    e2fsprogs           e2fsprogs           -
test    dosfstools          dosfstools          -
test    exfatprogs          exfatprogs          -
test    mount               mount               -
test    fuse3               fuse3               -
test    libarchive-tools    libarchive-tools    -
test    zstd                zstd                -
test    lz4                 lz4                 -
test    golang-go           golang-go           -
test    golang-src          golang-src          -
test    7zip                7zip                -
test    busybox-static      busybox-static      -
test    pax                 pax                 -
test    acl                 acl                 -
test    attr                attr                -
test    rsync               rsync               -
test    xvfb                xvfb                -
test    xauth               xauth               -
test    xdotool             xdotool             -
test    dbus-daemon         dbus-daemon         -
check   clang-format-19     clang-format-19     -
check   clang-tidy-19       clang-tidy-19       -
check   shellcheck          shellcheck          -
check   clang-19            clang-19            -
check   libclang-rt-19-dev  libclang-rt-19-dev  -
'

say() { printf '%s\n' "$*" >&2; }

is_debian() { command -v dpkg-query > /dev/null && command -v apt-get > /dev/null; }

# The column of the table above that fits this system: unreleased Debians and their kin are like the newest.
package_column() {
    local version
    version=$(. /etc/os-release && printf '%s' "${VERSION_ID:-}")
    if [[ $version == 12 ]]; then echo 2; else echo 3; fi
}

asked_by_cmake() {
    grep -rqiF --include=CMakeLists.txt --include='*.cmake' -- "$1" \
        "$root"/CMakeLists.txt "$root"/engine "$root"/app "$root"/ui "$root"/tests 2> /dev/null
}

# packages_of GROUP...: the packages that these groups need here, one a line.
packages_of() {
    local column wanted group row word
    column=$(package_column)
    while read -r -a row; do
        [[ ${#row[@]} == 4 ]] || continue
        wanted=${row[column - 1]} word=${row[3]}
        [[ $wanted != - ]] || continue
        for group in "$@"; do
            [[ $group == "${row[0]}" ]] || continue
            if [[ $word == - ]] || asked_by_cmake "$word"; then echo "$wanted"; fi
        done
    done <<< "$drover_packages"
}

# missing_of PACKAGE...: those that are not installed, one a line.
missing_of() {
    local installed package
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2> /dev/null || true)
    for package in "$@"; do
        grep -qxF "installed $package" <<< "$installed" || echo "$package"
    done
}

# How this person may install packages: "" as root, "sudo" through sudo; fails when neither is possible.
privilege() {
    if [[ $EUID == 0 ]]; then
        echo ''
    elif command -v sudo > /dev/null; then
        echo sudo
    else
        return 1
    fi
}

# apt-get without questions; its output is shown only when it fails, and never on standard output.
apt_get() {
    local log status=0
    local -a sudo=()
    [[ -z $(privilege) ]] || sudo=(sudo)
    log=$(mktemp)
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 "$@" \
        > "$log" 2>&1 < /dev/null || status=$?
    [[ $status == 0 ]] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# install_missing GROUP...: installs what these groups need and is not there, and says what it installs.
# Fails when something is still missing afterwards.
install_missing() {
    local -a needed missing
    mapfile -t needed < <(packages_of "$@")
    if ! is_debian; then
        say "This is not a Debian system, so nothing is installed. What Drover needs is called there: ${needed[*]}"
        return 0
    fi
    mapfile -t missing < <(missing_of "${needed[@]}")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if ! privilege > /dev/null; then
        say "Missing, and neither root nor sudo to install it. As root: apt-get install ${missing[*]}"
        return 1
    fi
    say "Installing ${missing[*]}"
    apt_get update || say 'The package lists could not all be renewed; going on with those that are here.'
    apt_get install --no-install-recommends "${missing[@]}"
}
