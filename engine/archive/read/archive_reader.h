// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/archive/member/member.h"
#include "engine/archive/read/archive_source.h"
#include "engine/archive/read/content_sum.h"
#include "engine/archive/tar/raw_tar.h"
#include "engine/fs/owner_names.h"

struct archive;
struct archive_entry;

namespace drover::archive {

// Where a member's bytes are in the archive file.
struct PayloadPlace {
    std::uint64_t header = 0;  // offset of its first header block; of a compressed archive, in what was packed
    std::optional<std::uint64_t> offset;  // of the payload in the file; empty where it is packed or unknown
    std::uint64_t stored = 0;             // bytes of it, holes left out
    // Why the bytes cannot be moved straight from the archive file; nullptr: they can. A string literal.
    const char* indirect = nullptr;

    std::uint64_t end() const { return offset.value_or(0) + stored; }
};

// A member as it was found.
struct ReadMember {
    Member member;  // the path is still as it is stored
    bool size_known = true;
    bool ambiguous_size = false;  // two sizes are stored and differ: readers may disagree on all that follows
    sys::Timestamp accessed = 0;
    std::uint64_t special_device = 0;
    PayloadPlace payload;
    std::string warning;             // of libarchive; empty: none
    bool content_follows = false;    // at a later name of the same file: a cpio has it at the last one
    bool brings_content = false;     // a hard link that does
    const char* unusable = nullptr;  // why it cannot be unpacked
    bool damaged = false;            // that is why: what the archive says of it cannot be true

    void damage(const char* why) {
        unusable = why;
        damaged = true;
        ambiguous_size = false;
    }
};

// Why reading did not go on.
struct ReadError {
    std::string reason;
    std::uint64_t offset = 0;            // in the archive file
    std::optional<sys::SysError> error;  // where the file could not be read
    bool stopped = false;                // may_continue said so
    bool final = true;                   // nothing more can be read; else the next member can
};

// A piece of a member's payload; valid until the next call.
struct DataBlock {
    std::span<const std::byte> bytes;
    std::uint64_t offset = 0;  // in the member
};

// What unpacking may cost: a bomb expands without end. `free` bytes are always allowed.
struct ExpansionLimit {
    std::uint64_t free = std::uint64_t{1} << 30;
    std::uint64_t ratio = 50'000;  // bytes unpacked for each byte of the archive

    bool allows(std::uint64_t unpacked, std::uint64_t packed) const {
        return unpacked <= free || (unpacked - free) / ratio <= packed;
    }
};

// Reads the members of any archive that libarchive knows, in the order in which they are stored. Not thread-safe.
class ArchiveReader {
public:
    // `fd` stays the caller's and open. Fails where the file is no archive.
    static std::expected<std::unique_ptr<ArchiveReader>, ReadError> open(
        sys::Syscalls& sys, int fd, const sys::FileStatus& status, std::string name,
        std::function<bool()> may_continue = [] { return true; }, ExpansionLimit limit = {});
    ~ArchiveReader();
    ArchiveReader(const ArchiveReader&) = delete;
    ArchiveReader& operator=(const ArchiveReader&) = delete;

    // The next member, or nothing at the end of a complete archive. What was not read of the last one is passed over.
    // Behind a damaged header of a tar goes on with the next one that can be found, after an error that says so.
    std::expected<std::optional<ReadMember>, ReadError> next();

    // The next bytes of the current member; nothing at its end. Offsets only grow.
    std::expected<std::optional<DataBlock>, ReadError> next_block();

    int fd() const { return source_.file().fd(); }
    std::uint64_t size() const { return source_.file().size(); }
    bool compressed() const;
    bool is_tar() const;

private:
    static constexpr const char* unknown = "This is not an archive of a known format";

    ArchiveReader(sys::Syscalls& sys, int fd, const sys::FileStatus& status, std::string name,
                  std::function<bool()> may_continue, ExpansionLimit limit);

    bool start();
    bool open_handle();
    ReadError error(bool final);
    ReadError damaged(int status);
    std::expected<std::optional<ReadMember>, ReadError> read_next();
    std::unexpected<ReadError> merge_damages(ReadError first);
    bool go_on_after(ReadError& damage);
    bool go_on_from(std::uint64_t offset, ReadError& damage);
    bool start_again_at(std::uint64_t offset);
    std::uint64_t header_position() const;
    std::expected<std::optional<ReadMember>, ReadError> at_end();
    const char* missing_end();
    std::string last_bytes(std::uint64_t count);
    bool is_zip() const;
    bool lacks_zip_directory();
    void take_zip_without_directory(ReadMember& found, std::uint64_t data_offset);
    std::optional<ReadError> read_rest();
    std::optional<ReadError> more_behind_end();
    void look_for_headers();
    std::uint64_t consumed() const;
    bool fits_limit(std::uint64_t more);
    ReadError bomb();
    std::optional<ReadError> first_look();
    ReadMember describe(archive_entry* entry, bool warned);
    std::optional<RawTarMember> look_at_headers(std::uint64_t offset);
    void take_warning(ReadMember& found, bool headers_seen);
    void believe(ReadMember& found, const RawTarMember& own, std::uint64_t data_offset, std::uint64_t map_end);
    void locate(ReadMember& found, const std::optional<RawTarMember>& own, std::uint64_t data_offset);
    void compare(ReadMember& found, const RawTarMember& own, std::uint64_t data_offset);
    std::optional<ContentSum> find_sum(const ReadMember& found);
    std::string lone_name() const;
    bool promises_tar() const;
    std::expected<std::optional<ReadMember>, ReadError> read_as_lone_file();

    sys::Syscalls& sys_;
    ArchiveSource source_;
    std::string name_;
    sys::Timestamp archive_modified_;
    ExpansionLimit limit_;
    fs::OwnerNames owners_;
    ::archive* handle_;
    std::uint64_t base_ = 0;         // where in the file `handle_` began to read
    std::uint64_t next_header_ = 0;  // of a tar: where it has to be, behind the current member
    PaxFields global_;               // of a tar: what its global headers say
    std::optional<bool> zip_directory_missing_;
    bool looked_ = false;
    bool searching_ = false;                  // for a header behind a damaged one
    std::optional<ContentSum> sum_;           // of the current member, where nobody else looks at it
    std::optional<std::uint64_t> rest_from_;  // behind the end mark of a packed tar: not looked at yet
    bool headers_in_rest_ = false;
    std::string resumed_;  // how reading went on behind damage, in words
    std::optional<std::expected<std::optional<ReadMember>, ReadError>> pending_;  // was read already
    std::uint64_t unpacked_ = 0;
};

}  // namespace drover::archive
