// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/archive_reader.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "engine/archive/input/libarchive_input.h"
#include "engine/archive/member/utf8_names.h"
#include "engine/archive/read/entry_fields.h"
#include "engine/archive/tar/pax_attributes.h"
#include "engine/archive/tar/sparse_map.h"

namespace drover::archive {

namespace {

ArchiveSource& source_of(void* data) {
    return *static_cast<ArchiveSource*>(data);
}

la_ssize_t read_source(::archive* handle, void* data, const void** block) {
    const auto bytes = source_of(data).read();
    if (!bytes) {
        archive_set_error(handle, static_cast<int>(std::errc::illegal_byte_sequence), "%s", bytes.error().c_str());
        return ARCHIVE_FATAL;
    }
    *block = bytes->data();
    return static_cast<la_ssize_t>(bytes->size());
}

la_int64_t skip_file(::archive*, void* data, la_int64_t request) {
    return static_cast<la_int64_t>(source_of(data).file().skip(static_cast<std::uint64_t>(request)));
}

la_int64_t seek_file(::archive*, void* data, la_int64_t offset, int whence) {
    ArchiveInput& file = source_of(data).file();
    la_int64_t base = 0;
    if (whence == SEEK_CUR) base = static_cast<la_int64_t>(file.position());
    if (whence == SEEK_END) base = static_cast<la_int64_t>(file.size());
    if (base + offset < 0) return ARCHIVE_FATAL;
    file.seek(static_cast<std::uint64_t>(base + offset));
    return base + offset;
}

}  // namespace

ArchiveReader::ArchiveReader(sys::Syscalls& sys, int fd, const sys::FileStatus& status, std::string name,
                             std::function<bool()> may_continue, ExpansionLimit limit)
    : sys_(sys),
      source_(sys, fd, status.size, std::move(may_continue)),
      name_(std::move(name)),
      archive_modified_(status.modified),
      limit_(limit),
      owners_(sys),
      handle_(archive_read_new()) {}

ArchiveReader::~ArchiveReader() {
    archive_read_free(handle_);
}

std::expected<std::unique_ptr<ArchiveReader>, ReadError> ArchiveReader::open(sys::Syscalls& sys, int fd,
                                                                             const sys::FileStatus& status,
                                                                             std::string name,
                                                                             std::function<bool()> may_continue,
                                                                             ExpansionLimit limit) {
    std::unique_ptr<ArchiveReader> reader(
        new ArchiveReader(sys, fd, status, std::move(name), std::move(may_continue), limit));
    if (!reader->start()) return std::unexpected(reader->error(true));
    return reader;
}

bool ArchiveReader::start() {
    const Utf8Names names;
    source_.open();
    support_filters(handle_);  // of what is compressed twice
    support_formats(handle_);
    if (!source_.packed()) archive_read_set_seek_callback(handle_, seek_file);
    return open_handle();
}

bool ArchiveReader::open_handle() {
    archive_read_set_callback_data(handle_, &source_);
    archive_read_set_read_callback(handle_, read_source);
    if (!source_.packed()) archive_read_set_skip_callback(handle_, skip_file);
    return archive_read_open1(handle_) == ARCHIVE_OK;
}

bool ArchiveReader::compressed() const {
    return source_.packed() || archive_filter_code(handle_, 0) != ARCHIVE_FILTER_NONE;
}

bool ArchiveReader::is_tar() const {
    return (archive_format(handle_) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR;
}

// Bytes of the file.
std::uint64_t ArchiveReader::consumed() const {
    if (source_.packed()) return source_.consumed();
    return base_ + static_cast<std::uint64_t>(std::max<la_int64_t>(archive_filter_bytes(handle_, -1), 0));
}

bool ArchiveReader::is_zip() const {
    return (archive_format(handle_) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
}

ReadError ArchiveReader::error(bool final) {
    return {.reason = message_of(handle_),
            .offset = consumed(),
            .error = source_.file().error(),
            .stopped = source_.file().stopped(),
            .final = final};
}

std::expected<std::optional<ReadMember>, ReadError> ArchiveReader::next() {
    const Utf8Names names;
    if (pending_) return std::move(*std::exchange(pending_, std::nullopt));
    auto found = read_next();
    return found || found.error().final ? std::move(found) : merge_damages(std::move(found.error()));
}

std::expected<std::optional<ReadMember>, ReadError> ArchiveReader::read_next() {
    archive_entry* entry = nullptr;
    int status = archive_read_next_header(handle_, &entry);
    // libarchive searches block by block, and each is an error to it.
    while (status == ARCHIVE_RETRY && searching_) status = archive_read_next_header(handle_, &entry);
    searching_ = false;
    if (status == ARCHIVE_EOF) return at_end();
    if (status == ARCHIVE_OK || status == ARCHIVE_WARN) {
        if (auto refused = std::exchange(looked_, true) ? std::nullopt : first_look()) return std::unexpected(*refused);
        return describe(entry, status == ARCHIVE_WARN);
    }
    return std::unexpected(damaged(status));
}

std::expected<std::optional<DataBlock>, ReadError> ArchiveReader::next_block() {
    const Utf8Names names;
    const void* data = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int status = archive_read_data_block(handle_, &data, &size, &offset);
    if (status == ARCHIVE_EOF && sum_ && !sum_->is_right()) {
        ReadError damage = error(false);
        damage.reason = "Its checksum is wrong";
        return std::unexpected(std::move(damage));
    }
    if (status == ARCHIVE_EOF) return std::nullopt;
    // A warning about data (a wrong checksum) means that it is not what was packed.
    if (status != ARCHIVE_OK) return std::unexpected(error(status == ARCHIVE_FATAL));
    if (!fits_limit(size)) return std::unexpected(bomb());
    const std::span bytes(static_cast<const std::byte*>(data), size);
    if (sum_) sum_->add(bytes);
    return DataBlock{bytes, static_cast<std::uint64_t>(offset)};
}

// Of a compressed file that is no archive: what gunzip would call it.
std::string ArchiveReader::lone_name() const {
    const std::string name = name_.substr(name_.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos || dot == 0 ? name + ".unpacked" : name.substr(0, dot);
}

ReadMember ArchiveReader::describe(archive_entry* entry, bool warned) {
    ReadMember found;
    Member& member = found.member;
    member.modified = archive_modified_;
    copy_plain_fields(entry, member);
    member.path = archive_format(handle_) == ARCHIVE_FORMAT_RAW ? lone_name() : entry_path(entry);
    found.accessed = member.modified;
    if (archive_entry_atime_is_set(entry) != 0)
        found.accessed = archive_entry_atime(entry) * one_second + archive_entry_atime_nsec(entry);
    found.special_device = archive_entry_rdev(entry);
    found.size_known = archive_entry_size_is_set(entry) != 0;
    const bool cpio = (archive_format(handle_) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_CPIO;
    const bool file = archive_entry_filetype(entry) == AE_IFREG;
    found.content_follows =
        cpio && member.type == MemberType::regular && member.size == 0 && archive_entry_nlink(entry) > 1;
    found.brings_content = !is_tar() && member.type == MemberType::hard_link && file && member.size > 0;
    if (archive_entry_is_encrypted(entry) != 0) found.unusable = "It is encrypted";
    std::uint64_t map_end = 0;
    if (member.type == MemberType::regular) {
        auto ranges = entry_ranges(entry);
        member.sparse = ranges.sparse;
        member.data = std::move(ranges.data);
        map_end = ranges.end;
        if (ranges.too_many) found.unusable = "It has more holes than can be believed";
    } else if (member.type != MemberType::hard_link) {
        member.size = 0;
    }
    auto attributes = entry_attributes(entry, owners_);
    member.attributes = std::move(attributes.attributes);
    if (!attributes.stranger.empty())
        found.warning = "Its access list names " + escape_name(attributes.stranger) + ", who is not known here";
    if (is_tar())
        for (auto& attribute : member.attributes) attribute.name = decode_attribute_name(attribute.name);
    found.payload.header = header_position();
    const auto own = look_at_headers(found.payload.header);
    const std::uint64_t data_offset = base_ + static_cast<std::uint64_t>(archive_filter_bytes(handle_, 0));
    locate(found, own, data_offset);
    const bool plausible = !member.sparse || is_plausible(member.data, member.size, member.stored());
    if (!plausible) found.damage("Its map of holes makes no sense");
    if (lacks_zip_directory()) take_zip_without_directory(found, data_offset);
    if (own) believe(found, *own, data_offset, map_end);
    if (warned) take_warning(found, own.has_value());
    sum_ = find_sum(found);
    return found;
}

std::optional<ContentSum> ArchiveReader::find_sum(const ReadMember& found) {
    const bool has_content = found.member.size > 0 && !found.member.sparse;
    if (compressed() || !has_content || found.unusable != nullptr) return std::nullopt;
    ArchiveInput look(sys_, fd(), size(), [] { return true; });  // libarchive holds what was read last of the other
    switch (archive_format(handle_) & ARCHIVE_FORMAT_BASE_MASK) {
        case ARCHIVE_FORMAT_CPIO:
            return sum_in_cpio(look, found.payload.header);
        case ARCHIVE_FORMAT_RAR:
            return sum_in_rar4(look, found.payload.header);
        case ARCHIVE_FORMAT_RAR_V5:
            return sum_in_rar5(look, found.payload.header);
        default:
            return std::nullopt;
    }
}

}  // namespace drover::archive
