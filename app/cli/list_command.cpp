// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/list_command.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "app/cli/exit_code.h"
#include "app/cli/json_output.h"
#include "app/cli/rows.h"
#include "app/cli/terminal.h"
#include "app/cli/units.h"
#include "engine/api/archive_listing.h"

namespace drover::cli {

namespace {

// What is not known is never shown as 0.
std::string size_text(const std::optional<std::uint64_t>& size) {
    return size ? std::to_string(*size) : "?";
}

std::string number_or_dash(const std::optional<std::uint64_t>& number) {
    return number ? std::to_string(*number) : "-";
}

std::string clone_text(const ListedMember& member) {
    if (member.type != ListedType::file) return "-";
    return member.clonable ? "yes" : "no: " + member.why_not;
}

char type_letter(ListedType type) {
    switch (type) {
        case ListedType::file:
            return '-';
        case ListedType::hard_link:
            return 'h';
        case ListedType::symlink:
            return 'l';
        case ListedType::directory:
            return 'd';
        case ListedType::device:
            return 'b';
        case ListedType::fifo:
            return 'p';
    }
    return '?';
}

// As ls and tar show them.
std::string mode_text(const ListedMember& member) {
    constexpr std::string_view letters = "rwxrwxrwx";
    struct Special {
        std::uint32_t bit;
        std::size_t at;
        char with_execute;
        char without;
    };
    constexpr std::array specials{Special{04000, 3, 's', 'S'}, Special{02000, 6, 's', 'S'},
                                  Special{01000, 9, 't', 'T'}};
    std::string text(1, type_letter(member.type));
    for (std::size_t i = 0; i < letters.size(); ++i)
        text += (member.permissions >> (letters.size() - 1 - i) & 1U) != 0 ? letters[i] : '-';
    for (const auto& special : specials)
        if ((member.permissions & special.bit) != 0)
            text[special.at] = text[special.at] == 'x' ? special.with_execute : special.without;
    return text;
}

std::string owner_text(const ListedMember& member) {
    const auto one = [](const std::string& name, std::uint64_t number) {
        return name.empty() ? std::to_string(number) : escape_name(name);
    };
    return one(member.user, member.uid) + "/" + one(member.group, member.gid);
}

struct Columns {
    std::string mode;
    std::string owner;
    std::string size;
    std::string modified;
    std::string stored;
    std::string holes;
    std::string offset;
    std::string clonable;
    std::string name;
};

std::string row(const Columns& columns) {
    constexpr std::size_t digits = 14;
    return left(columns.mode, 10) + left(columns.owner, 16) + right(columns.size, digits) + left(columns.modified, 16) +
           right(columns.stored, digits) + right(columns.holes, digits) + right(columns.offset, digits) + " " +
           left(columns.clonable, 34) + columns.name;
}

std::string row(const ListedMember& member) {
    std::string name = escape_name(member.name);
    if (member.type == ListedType::symlink) name += " -> " + escape_name(member.link_target);
    if (member.type == ListedType::hard_link) name += " link to " + escape_name(member.link_target);
    return row({.mode = mode_text(member),
                .owner = owner_text(member),
                .size = size_text(member.size),
                .modified = format_date(member.modified),
                .stored = number_or_dash(member.stored),
                .holes = std::to_string(member.holes),
                .offset = number_or_dash(member.payload_offset),
                .clonable = clone_text(member),
                .name = std::move(name)});
}

}  // namespace

int run_list(const std::string& archive, bool json) {
    std::optional<Rows> rows(std::in_place);
    if (!json)
        rows->add(row({.mode = "mode",
                       .owner = "owner/group",
                       .size = "size",
                       .modified = "modified",
                       .stored = "stored",
                       .holes = "holes",
                       .offset = "offset",
                       .clonable = "clonable",
                       .name = "name"}));
    ListSums sums;
    const auto listed = list_archive(archive, [&](const ListedMember& member) {
        ++sums.members;
        sums.size += {member.size.value_or(0), member.size ? Precision::exact : Precision::at_least};
        if (json) print_json_member(member);
        else rows->add(row(member));
        return !output_lost();
    });
    rows.reset();
    if (!listed && !json) print_error("drover-cli: " + listed.error().message() + "\n");
    if (json) print_json_listed(sums, listed ? nullptr : &listed.error());
    return listed ? exit_done : exit_failed;
}

}  // namespace drover::cli
