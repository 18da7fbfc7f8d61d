// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/libarchive_output.h"

#include <archive.h>

namespace drover::archive {

namespace {

// Never fails: what libarchive holds is not freed after an error of its file. answer() tells of it.
la_ssize_t write_to_file(::archive*, void* data, const void* bytes, std::size_t count) {
    auto& file = *static_cast<LibarchiveOutput::File*>(data);
    if (file.dropped || file.error) return static_cast<la_ssize_t>(count);
    const auto written = file.sys.pwrite(file.fd, {static_cast<const std::byte*>(bytes), count}, file.position);
    if (!written) {
        file.error = written.error();
        return static_cast<la_ssize_t>(count);
    }
    file.position += *written;
    return static_cast<la_ssize_t>(*written);
}

}  // namespace

void LibarchiveOutput::Free::operator()(::archive* handle) const {
    archive_write_free(handle);
}

LibarchiveOutput::LibarchiveOutput(sys::Syscalls& sys, int fd) : file_{sys, fd, 0, {}}, handle_(archive_write_new()) {}

LibarchiveOutput::~LibarchiveOutput() {
    file_.dropped = true;  // freed, libarchive writes the end of an archive that nobody wants
}

sys::SysStatus LibarchiveOutput::open() {
    // No padding of the file to whole tape blocks.
    archive_write_set_bytes_in_last_block(handle(), 1);
    return answer(archive_write_open(handle(), &file_, nullptr, &write_to_file, nullptr));
}

sys::SysStatus LibarchiveOutput::begin(::archive_entry* entry) {
    return answer(archive_write_header(handle(), entry));
}

sys::SysStatus LibarchiveOutput::put(std::string_view bytes) {
    while (!bytes.empty()) {
        const la_ssize_t taken = archive_write_data(handle(), bytes.data(), bytes.size());
        if (taken <= 0) return answer(ARCHIVE_FATAL);
        bytes.remove_prefix(static_cast<std::size_t>(taken));
    }
    return answer(ARCHIVE_OK);
}

sys::SysStatus LibarchiveOutput::finish() {
    return answer(archive_write_close(handle()));
}

sys::SysStatus LibarchiveOutput::answer(int code) const {
    if (file_.error) return std::unexpected(*file_.error);
    if (code >= ARCHIVE_WARN) return {};
    const int number = archive_errno(handle());
    return std::unexpected(
        sys::SysError{number > 0 ? static_cast<std::errc>(number) : std::errc::io_error, "compress"});
}

}  // namespace drover::archive
