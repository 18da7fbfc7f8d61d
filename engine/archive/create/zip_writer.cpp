// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/zip_writer.h"

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <optional>

#include "engine/archive/create/payload_reader.h"
#include "engine/archive/member/utf8_names.h"

namespace drover::archive {

namespace {

sys::SysStatus open(LibarchiveOutput& out) {
    archive_write_set_format_zip(out.handle());
    return out.open();
}

unsigned file_type(MemberType type) {
    switch (type) {
        case MemberType::directory:
            return AE_IFDIR;
        case MemberType::symlink:
            return AE_IFLNK;
        default:
            return AE_IFREG;
    }
}

}  // namespace

ZipWriter::ZipWriter(transfer::Workspace& work, int fd) : work_(work), out_(work.sys, fd), opened_(open(out_)) {}

sys::SysStatus ZipWriter::begin(const Member& member) {
    if (!opened_) return opened_;
    const std::unique_ptr<::archive_entry, void (*)(::archive_entry*)> owned(archive_entry_new(), &archive_entry_free);
    ::archive_entry* entry = owned.get();
    const std::string name = member.type == MemberType::directory ? member.path + '/' : member.path;
    archive_entry_set_pathname(entry, name.c_str());
    archive_entry_set_filetype(entry, file_type(member.type));
    archive_entry_set_perm(entry, static_cast<__LA_MODE_T>(member.permissions));
    archive_entry_set_uid(entry, static_cast<la_int64_t>(member.uid));
    archive_entry_set_gid(entry, static_cast<la_int64_t>(member.gid));
    archive_entry_set_size(entry, static_cast<la_int64_t>(member.size));
    archive_entry_set_mtime(entry, whole_seconds(member.modified), 0);
    if (member.type == MemberType::symlink) archive_entry_set_symlink(entry, member.link_target.c_str());
    // So that the zip says that this name is UTF-8.
    std::optional<Utf8Names> utf8;
    if (is_utf8(name)) utf8.emplace();
    return out_.begin(entry);
}

sys::SysStatus ZipWriter::add(const Member& member, std::span<const std::byte> content) {
    if (const auto begun = begin(member); !begun) return begun;
    work_.moved(MethodId::buffered, content.size());
    return out_.put({reinterpret_cast<const char*>(content.data()), content.size()});
}

transfer::TransferReport ZipWriter::add(const Member& member, const PayloadSource& source) {
    if (const auto begun = begin(member); !begun) {
        transfer::TransferReport report;
        report.fail(begun.error(), transfer::Side::destination);
        return report;
    }
    return read_payload(work_, member, source, [this](std::string_view bytes) { return out_.put(bytes); });
}

sys::SysStatus ZipWriter::finish() {
    return opened_ ? out_.finish() : opened_;
}

}  // namespace drover::archive

// libarchive's zip writer shares an object with a table of all formats, which would link the xar writer and with it
// libxml2. Drover writes no xar, so the linker finds this one first.
extern "C" int archive_write_set_format_xar(struct archive* handle) {
    archive_set_error(handle, -1, "xar is not built in");
    return ARCHIVE_FATAL;
}
