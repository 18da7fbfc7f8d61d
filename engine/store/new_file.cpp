// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/new_file.h"

#include <span>
#include <utility>

#include "engine/base/path.h"

namespace drover::store {

namespace {

constexpr std::size_t enough_to_write = std::size_t{1} << 20;
constexpr std::uint32_t permissions = 0600;

}  // namespace

NewFile::NewFile(sys::Syscalls& sys, std::string path) : sys_(sys), path_(std::move(path)), status_(open()) {}

sys::SysStatus NewFile::open() {
    const auto [folder, name] = split_path(path_);
    auto directory =
        sys_.openat(sys::working_directory, folder.empty() ? "." : std::string(folder), sys::OpenMode::root);
    if (!directory) return std::unexpected(directory.error());
    directory_ = std::move(*directory);
    entry_.emplace(fs::StagedEntry::hidden(sys_, directory_.get(), std::string(name)));
    auto file = entry_->create_file(permissions);
    if (!file) return std::unexpected(file.error());
    file_ = std::move(*file);
    return {};
}

void NewFile::add(std::string_view text) {
    if (!good()) return;
    waiting_ += text;
    if (waiting_.size() >= enough_to_write) status_ = write_out();
}

sys::SysStatus NewFile::write_out() {
    std::string_view rest = waiting_;
    while (!rest.empty()) {
        const auto count = sys_.pwrite(file_.get(), std::as_bytes(std::span(rest)), written_);
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count) return std::unexpected(count.error());
        rest.remove_prefix(*count);
        written_ += *count;
    }
    waiting_.clear();
    return {};
}

sys::SysStatus NewFile::name() {
    if (const auto written = write_out(); !written) return written;
    if (const auto synced = sys_.fsync(file_.get()); !synced) return synced;
    if (const auto closed = sys_.close(std::move(file_)); !closed) return closed;
    return entry_->commit(fs::Replace::yes);
}

Status NewFile::finish() {
    if (good()) status_ = name();
    if (!good()) return std::unexpected(sys::to_error(status_.error(), path_));
    return {};
}

}  // namespace drover::store
