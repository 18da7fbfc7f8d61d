# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Archives that other projects test themselves with, for tests/cli/test_foreign_archives.py. To be sourced after
# dependencies.sh.

# Only asked for here: an apt-get with lists of its own, so that the system's, which mostly leave sources out, stay as
# they are.
apt_get_sources() {
    local work=$1
    shift
    apt-get -q -y -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$work/parts" \
        -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}

# The system's own sources, as sources of source packages.
write_source_lists() {
    local parts=$1 file
    mkdir -p "$parts"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [[ ! -f $file ]] || sed -n 's/^deb /deb-src /p' "$file" > "$parts/$(basename "$file" .list).list"
    done
    for file in /etc/apt/sources.list.d/*.sources; do
        [[ ! -f $file ]] || sed 's/^Types:.*/Types: deb-src/' "$file" > "$parts/$(basename "$file")"
    done
}

# fetch_libarchive_tests FOLDER: the uuencoded archives of libarchive's source package; once.
fetch_libarchive_tests() {
    local folder=$1 work status=0
    [[ ! -d $folder ]] || return 0
    is_debian || return 1
    work=$(mktemp -d)
    mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/tests"
    write_source_lists "$work/parts"
    {
        (cd "$work" && apt_get_sources "$work" update && apt_get_sources "$work" source --download-only libarchive) &&
            tar -xf "$work"/libarchive_*.orig.tar.[gx]z -C "$work/tests" --strip-components=3 --wildcards '*/libarchive/test/*.uu' &&
            mkdir -p "$(dirname "$folder")" && mv "$work/tests" "$folder"
    } > "$work/log" 2>&1 < /dev/null || status=$?
    [[ $status == 0 ]] || tail -n 5 "$work/log" >&2
    rm -rf "$work"
    return "$status"
}
