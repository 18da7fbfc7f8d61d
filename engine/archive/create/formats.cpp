// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/formats.h"

#include <algorithm>
#include <array>

#include "engine/archive/create/compressed_tar_writer.h"
#include "engine/archive/create/zip_writer.h"

namespace drover::archive {

namespace {

std::unique_ptr<ArchiveWriter> create_tar(const NewArchive& archive) {
    return std::make_unique<TarWriter>(archive.work, archive.target, archive.alignment, archive.method,
                                       archive.resumable);
}

template <Compression compression>
std::unique_ptr<ArchiveWriter> create_compressed(const NewArchive& archive) {
    return std::make_unique<CompressedTarWriter>(archive.work, archive.target.fd, compression, archive.threads);
}

std::unique_ptr<ArchiveWriter> create_zip(const NewArchive& archive) {
    return std::make_unique<ZipWriter>(archive.work, archive.target.fd);
}

// In either case: ".TAR" comes from systems that wrote names so.
bool has_suffix(std::string_view name, std::string_view suffix) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return name.size() >= suffix.size() &&
           std::ranges::equal(name.substr(name.size() - suffix.size()), suffix, {}, lower);
}

constexpr auto formats = std::to_array<Format>({
    {.suffix = ".tar", .stores_holes = true, .stores_bytes = true, .stores_all = true, .create = &create_tar},
    {.suffix = ".tar.zst",
     .stores_holes = true,
     .stores_all = true,
     .many_threads = true,
     .create = &create_compressed<Compression::zstd>},
    {.suffix = ".tar.gz", .stores_holes = true, .stores_all = true, .create = &create_compressed<Compression::gzip>},
    {.suffix = ".tgz", .stores_holes = true, .stores_all = true, .create = &create_compressed<Compression::gzip>},
    {.suffix = ".tar.xz",
     .stores_holes = true,
     .stores_all = true,
     .many_threads = true,
     .create = &create_compressed<Compression::xz>},
    {.suffix = ".zip", .create = &create_zip},
});

}  // namespace

std::span<const Format> writable_formats() {
    return formats;
}

const Format* format_of_name(std::string_view name) {
    const auto found =
        std::ranges::find_if(formats, [&](const Format& format) { return has_suffix(name, format.suffix); });
    return found == formats.end() ? nullptr : &*found;
}

std::string unknown_format() {
    std::string all;
    for (const auto& format : formats) all += (all.empty() ? "" : ", ") + std::string(format.suffix);
    return "Its name tells no format that can be written (" + all + ")";
}

}  // namespace drover::archive
