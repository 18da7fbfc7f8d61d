// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/libarchive_input.h"

#include <archive.h>

namespace drover::archive {

void support_filters(::archive* handle) {
    archive_read_support_filter_gzip(handle);
    archive_read_support_filter_bzip2(handle);
    archive_read_support_filter_compress(handle);
    archive_read_support_filter_xz(handle);
    archive_read_support_filter_lzma(handle);
    archive_read_support_filter_lzip(handle);
    archive_read_support_filter_zstd(handle);
    archive_read_support_filter_lz4(handle);
}

void support_formats(::archive* handle) {
    archive_read_support_format_tar(handle);
    archive_read_support_format_zip(handle);
    archive_read_support_format_7zip(handle);
    archive_read_support_format_cpio(handle);
    archive_read_support_format_iso9660(handle);
    archive_read_support_format_cab(handle);
    archive_read_support_format_lha(handle);
    archive_read_support_format_rar(handle);
    archive_read_support_format_rar5(handle);
    archive_read_support_format_ar(handle);
    archive_read_support_format_warc(handle);
    archive_read_support_format_raw(handle);
}

std::string message_of(::archive* handle) {
    const char* text = archive_error_string(handle);
    std::string message(text == nullptr ? "" : text);
    while (message.ends_with('\n')) message.pop_back();
    return message.empty() ? "It is damaged" : message;
}

}  // namespace drover::archive
