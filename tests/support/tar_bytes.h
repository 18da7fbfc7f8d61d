// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/archive/member/member.h"
#include "engine/archive/tar/ustar.h"

namespace drover::testing {

// A tar put together by hand, honest or not, each step in the order of the archive.
//     TarBytes().directory("d").file("d/a", "text").symlink("l", "d").complete();
class TarBytes {
public:
    TarBytes& file(const std::string& path, std::string_view content, std::uint64_t alignment = 0);
    TarBytes& directory(const std::string& path, unsigned permissions = 0755);
    TarBytes& symlink(const std::string& path, const std::string& target);
    TarBytes& hard_link(const std::string& path, const std::string& target);
    TarBytes& member(const archive::Member& member, std::string_view payload = "", std::uint64_t alignment = 0);

    // One header block as it is told, and one of pax records.
    TarBytes& header(const archive::UstarFields& fields);
    TarBytes& records(const std::vector<std::pair<std::string, std::string>>& records, char type = 'x');
    // Bytes, and zeros up to a whole block.
    TarBytes& blocks(std::string_view bytes);

    std::uint64_t size() const { return bytes_.size(); }
    const std::string& cut() const { return bytes_; }  // without an end mark
    std::string complete() const;

    // What `file` makes, for tests that change something of it.
    static archive::Member file_member(const std::string& path, std::uint64_t size);
    static constexpr std::int64_t time = 1'234'567'890'123'456'789;

private:
    std::string bytes_;
};

}  // namespace drover::testing
