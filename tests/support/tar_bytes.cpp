// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tar_bytes.h"

#include "engine/archive/tar/pax.h"
#include "engine/archive/tar/tar_header.h"

namespace drover::testing {

namespace {

archive::Member plain(const std::string& path, archive::MemberType type, unsigned permissions) {
    archive::Member member;
    member.path = path;
    member.type = type;
    member.permissions = permissions;
    member.modified = TarBytes::time;
    return member;
}

}  // namespace

archive::Member TarBytes::file_member(const std::string& path, std::uint64_t size) {
    archive::Member member = plain(path, archive::MemberType::regular, 0644);
    member.size = size;
    return member;
}

TarBytes& TarBytes::file(const std::string& path, std::string_view content, std::uint64_t alignment) {
    return member(file_member(path, content.size()), content, alignment);
}

TarBytes& TarBytes::directory(const std::string& path, unsigned permissions) {
    return member(plain(path, archive::MemberType::directory, permissions));
}

TarBytes& TarBytes::symlink(const std::string& path, const std::string& target) {
    archive::Member link = plain(path, archive::MemberType::symlink, 0777);
    link.link_target = target;
    return member(link);
}

TarBytes& TarBytes::hard_link(const std::string& path, const std::string& target) {
    archive::Member link = plain(path, archive::MemberType::hard_link, 0644);
    link.link_target = target;
    return member(link);
}

TarBytes& TarBytes::member(const archive::Member& member, std::string_view payload, std::uint64_t alignment) {
    bytes_ += archive::encode_member(member, bytes_.size(), alignment);
    return blocks(payload);
}

TarBytes& TarBytes::header(const archive::UstarFields& fields) {
    const auto block = archive::encode_ustar(fields);
    bytes_.append(block.data(), block.size());
    return *this;
}

TarBytes& TarBytes::records(const std::vector<std::pair<std::string, std::string>>& records, char type) {
    std::string text;
    for (const auto& [key, value] : records) archive::add_pax_record(text, key, value);
    return header({.name = "PaxHeaders/records", .mode = 0644, .size = text.size(), .type = type}).blocks(text);
}

TarBytes& TarBytes::blocks(std::string_view bytes) {
    bytes_ += bytes;
    bytes_.resize(archive::to_tar_blocks(bytes_.size()), '\0');
    return *this;
}

std::string TarBytes::complete() const {
    return bytes_ + archive::encode_end();
}

}  // namespace drover::testing
