// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/archive_reader.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "engine/archive/entry_fields.h"
#include "engine/archive/header_search.h"
#include "engine/archive/sparse_map.h"
#include "engine/archive/ustar.h"
#include "engine/archive/utf8_names.h"

namespace drover::archive {

namespace {

ArchiveInput& input_of(void* data) {
    return *static_cast<ArchiveInput*>(data);
}

la_ssize_t read_input(::archive* handle, void* data, const void** block) {
    const auto bytes = input_of(data).read();
    if (!bytes) {
        archive_set_error(handle, static_cast<int>(bytes.error().code), "%s", "The archive cannot be read");
        return ARCHIVE_FATAL;
    }
    *block = bytes->data();
    return static_cast<la_ssize_t>(bytes->size());
}

la_int64_t skip_input(::archive*, void* data, la_int64_t request) {
    return static_cast<la_int64_t>(input_of(data).skip(static_cast<std::uint64_t>(request)));
}

la_int64_t seek_input(::archive*, void* data, la_int64_t offset, int whence) {
    ArchiveInput& input = input_of(data);
    la_int64_t base = 0;
    if (whence == SEEK_CUR) base = static_cast<la_int64_t>(input.position());
    if (whence == SEEK_END) base = static_cast<la_int64_t>(input.size());
    if (base + offset < 0) return ARCHIVE_FATAL;
    input.seek(static_cast<std::uint64_t>(base + offset));
    return base + offset;
}

// Each by itself: "all" would link what is left out here. That is xar, which needs an XML library; mtree, which lists
// files and holds none; and what starts other programs.
void support_formats(::archive* handle) {
    archive_read_support_filter_gzip(handle);
    archive_read_support_filter_bzip2(handle);
    archive_read_support_filter_compress(handle);
    archive_read_support_filter_xz(handle);
    archive_read_support_filter_lzma(handle);
    archive_read_support_filter_lzip(handle);
    archive_read_support_filter_zstd(handle);
    archive_read_support_filter_lz4(handle);
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
    return text == nullptr || *text == '\0' ? "It is damaged" : text;
}

// Names are bytes here, whatever they mean in a locale.
bool is_about_encoding(const std::string& message) {
    return message.find("an't be converted") != std::string::npos ||
           message.find("annot be converted") != std::string::npos;
}

}  // namespace

ArchiveReader::ArchiveReader(sys::Syscalls& sys, int fd, const sys::FileStatus& status, std::string name,
                             std::function<bool()> may_continue, ExpansionLimit limit)
    : sys_(sys),
      input_(sys, fd, status.size, std::move(may_continue)),
      name_(std::move(name)),
      archive_modified_(status.modified),
      limit_(limit),
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
    support_formats(handle_);
    archive_read_set_seek_callback(handle_, seek_input);
    return open_handle();
}

bool ArchiveReader::open_handle() {
    archive_read_set_callback_data(handle_, &input_);
    archive_read_set_read_callback(handle_, read_input);
    archive_read_set_skip_callback(handle_, skip_input);
    return archive_read_open1(handle_) == ARCHIVE_OK;
}

// A tar goes on from any header, and its reader never seeks.
bool ArchiveReader::start_again_at(std::uint64_t offset) {
    archive_read_free(handle_);
    handle_ = archive_read_new();
    base_ = offset;
    next_header_ = offset;
    input_.seek(offset);
    archive_read_support_format_tar(handle_);
    return open_handle();
}

bool ArchiveReader::compressed() const {
    return archive_filter_code(handle_, 0) != ARCHIVE_FILTER_NONE;
}

bool ArchiveReader::is_tar() const {
    return (archive_format(handle_) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR;
}

ReadError ArchiveReader::error(bool final) {
    return {.reason = message_of(handle_),
            .offset = base_ + static_cast<std::uint64_t>(std::max<la_int64_t>(archive_filter_bytes(handle_, -1), 0)),
            .error = input_.error(),
            .stopped = input_.stopped(),
            .final = final};
}

std::expected<std::optional<ReadMember>, ReadError> ArchiveReader::next() {
    const Utf8Names names;
    archive_entry* entry = nullptr;
    int status = archive_read_next_header(handle_, &entry);
    // libarchive searches block by block, and each is an error to it.
    while (status == ARCHIVE_RETRY && searching_) status = archive_read_next_header(handle_, &entry);
    searching_ = false;
    if (status == ARCHIVE_EOF) return at_end();
    if (status == ARCHIVE_OK || status == ARCHIVE_WARN) {
        if (auto refused = std::exchange(looked_, true) ? std::nullopt : first_look()) return std::unexpected(*refused);
        ReadMember found = describe(entry);
        if (status == ARCHIVE_WARN && !is_about_encoding(message_of(handle_))) found.warning = message_of(handle_);
        return found;
    }
    return std::unexpected(damaged(status));
}

// After a fatal error libarchive does not tell.
std::uint64_t ArchiveReader::header_position() const {
    const la_int64_t position = archive_read_header_position(handle_);
    return position < 0 ? next_header_ : base_ + static_cast<std::uint64_t>(position);
}

ReadError ArchiveReader::damaged(int status) {
    ReadError damage = error(status == ARCHIVE_FATAL);
    if (!is_tar() || damage.error || damage.stopped) return damage;
    if (!compressed()) {
        damage.final = !go_on_after(damage);
    } else if (status == ARCHIVE_RETRY) {
        searching_ = true;
        damage.reason += "; the next header is searched for, and what it tells of may be content of the damaged member";
    }
    return damage;
}

// Behind the member where its own figures can still be read, else behind the damaged block.
bool ArchiveReader::go_on_after(ReadError& damage) {
    damage.offset = header_position();
    const auto own = read_raw_tar(sys_, input_.fd(), damage.offset);
    const auto found = find_tar_header(input_, own ? to_tar_blocks(own->end()) : damage.offset + tar_block);
    damage.error = input_.error();
    damage.stopped = input_.stopped();
    if (!found || !start_again_at(*found)) return false;
    damage.reason += "; reading goes on with the header at byte " + std::to_string(*found) +
                     ", and what it tells of may be content of the damaged member";
    return true;
}

// Any file at all passes as "raw", which means something for a compressed file only.
std::optional<ReadError> ArchiveReader::first_look() {
    if (archive_format(handle_) != ARCHIVE_FORMAT_RAW || compressed()) return std::nullopt;
    if (name_.ends_with(".tar")) {
        ReadError damage{.reason = "The first header is damaged", .error = std::nullopt};
        damage.final = !go_on_after(damage);
        if (!damage.final || damage.error || damage.stopped) return damage;
    }
    return ReadError{.reason = "This is not an archive of a known format", .error = std::nullopt};
}

// A tar that was cut between two members looks complete, but for the blocks of zeros at its end.
std::expected<std::optional<ReadMember>, ReadError> ArchiveReader::at_end() {
    const bool marked = archive_filter_bytes(handle_, 0) > archive_read_header_position(handle_);
    if (!is_tar() || marked) return std::nullopt;
    ReadError cut = error(true);
    cut.reason = "The archive has no end mark: it was cut off, and members may be missing";
    return std::unexpected(std::move(cut));
}

std::expected<std::optional<DataBlock>, ReadError> ArchiveReader::next_block() {
    const Utf8Names names;
    const void* data = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int status = archive_read_data_block(handle_, &data, &size, &offset);
    if (status == ARCHIVE_EOF) return std::nullopt;
    // A warning about data (a wrong checksum) means that it is not what was packed.
    if (status != ARCHIVE_OK) return std::unexpected(error(status == ARCHIVE_FATAL));
    unpacked_ += size;
    if (!limit_.allows(unpacked_, base_ + static_cast<std::uint64_t>(archive_filter_bytes(handle_, -1)))) {
        ReadError bomb = error(true);
        bomb.reason = "It unpacks to more than " + std::to_string(limit_.ratio) + " times its size";
        return std::unexpected(std::move(bomb));
    }
    return DataBlock{{static_cast<const std::byte*>(data), size}, static_cast<std::uint64_t>(offset)};
}

// Of a compressed file that is no archive: what gunzip would call it.
std::string ArchiveReader::lone_name() const {
    const std::string name = name_.substr(name_.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos || dot == 0 ? name + ".unpacked" : name.substr(0, dot);
}

ReadMember ArchiveReader::describe(archive_entry* entry) {
    ReadMember found;
    Member& member = found.member;
    member.modified = archive_modified_;
    copy_plain_fields(entry, member);
    member.path = archive_format(handle_) == ARCHIVE_FORMAT_RAW ? lone_name() : entry_path(entry);
    found.accessed = member.modified;
    if (archive_entry_atime_is_set(entry) != 0)
        found.accessed = archive_entry_atime(entry) * 1'000'000'000 + archive_entry_atime_nsec(entry);
    found.special_device = archive_entry_rdev(entry);
    found.size_known = archive_entry_size_is_set(entry) != 0;
    if (archive_entry_is_encrypted(entry) != 0) found.unusable = "It is encrypted";
    if (member.type == MemberType::regular) {
        auto ranges = entry_ranges(entry);
        member.sparse = ranges.sparse;
        member.data = std::move(ranges.data);
        if (ranges.too_many) found.unusable = "It has more holes than can be believed";
    } else if (member.type != MemberType::hard_link) {
        member.size = 0;
    }
    found.payload.header = header_position();
    locate(found, base_ + static_cast<std::uint64_t>(archive_filter_bytes(handle_, 0)));
    const bool plausible = !member.sparse || is_plausible(member.data, member.size, member.stored());
    if (!plausible) found.unusable = "Its map of holes makes no sense";
    return found;
}

void ArchiveReader::locate(ReadMember& found, std::uint64_t data_offset) {
    auto& payload = found.payload;
    payload.stored = found.member.stored();
    next_header_ = data_offset + to_tar_blocks(payload.stored);
    if (compressed()) payload.indirect = "compressed archive";
    else if (!is_tar()) payload.indirect = "the archive is no tar";
    if (payload.indirect != nullptr || found.member.type != MemberType::regular) return;
    payload.offset = data_offset;
    const auto own = read_raw_tar(sys_, input_.fd(), payload.header, input_.last_block(), input_.last_block_offset());
    if (!own) payload.indirect = "the headers are of an unusual kind";
    else compare(found, *own, data_offset);
}

// Both readings have to agree before anything is moved by the figures of either.
void ArchiveReader::compare(ReadMember& found, const RawTarMember& own, std::uint64_t data_offset) {
    auto& payload = found.payload;
    Member& member = found.member;
    next_header_ = to_tar_blocks(own.end());
    if (own.ambiguous) {
        found.ambiguous_size = true;
        payload.indirect = "the size is ambiguous";
    }
    if (own.stores_holes) {
        payload.indirect = "the holes are stored";
        payload.stored = own.size;
        return;
    }
    const std::uint64_t map = data_offset - own.payload;  // of holes, at the start of the payload
    const bool same_place = data_offset >= own.payload && map % tar_block == 0 && map <= own.size;
    if (!same_place || (map > 0 && !member.sparse)) {
        payload.indirect = "the headers are of an unusual kind";
    } else if (own.size - map != payload.stored) {
        found.ambiguous_size = true;
        payload.indirect = "the size is ambiguous";
        if (member.sparse) found.unusable = "Its map of holes does not fit what is stored";
        else member.size = payload.stored = own.size;  // a GNU "real size" that belongs to no sparse member
    }
}

}  // namespace drover::archive
