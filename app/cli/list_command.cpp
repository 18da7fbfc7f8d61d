// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/list_command.h"

#include <algorithm>
#include <utility>

#include "app/cli/exit_code.h"
#include "app/cli/json_output.h"
#include "app/cli/terminal.h"
#include "engine/api/archive_listing.h"

namespace drover::cli {

namespace {

std::string number_or_dash(const std::optional<std::uint64_t>& number) {
    return number ? std::to_string(*number) : "-";
}

std::string clone_text(const ListedMember& member) {
    if (member.type != ListedType::file) return "-";
    return member.clonable ? "yes" : "no: " + member.why_not;
}

std::string right(const std::string& text) {
    constexpr std::size_t width = 14;
    return std::string(width - std::min(width, text.size()), ' ') + text + " ";
}

std::string left(std::string text) {
    constexpr std::size_t width = 34;
    text.resize(std::max(width, text.size()), ' ');
    return " " + text + " ";
}

std::string row(const ListedMember& member) {
    std::string name = escape_name(member.name);
    if (member.type == ListedType::symlink) name += " -> " + escape_name(member.link_target);
    if (member.type == ListedType::hard_link) name += " link to " + escape_name(member.link_target);
    return right(std::to_string(member.size)) + right(number_or_dash(member.stored)) +
           right(std::to_string(member.holes)) + right(number_or_dash(member.payload_offset)) +
           left(clone_text(member)) + name + "\n";
}

}  // namespace

int run_list(const std::string& archive, bool json) {
    constexpr std::size_t enough = 1 << 14;
    std::string rows;
    if (!json) rows = right("size") + right("stored") + right("holes") + right("offset") + left("clonable") + "name\n";
    ListSums sums;
    const auto listed = list_archive(archive, [&](const ListedMember& member) {
        ++sums.members;
        sums.size += member.size;
        if (json) print_json_member(member);
        else rows += row(member);
        if (rows.size() >= enough) print(std::exchange(rows, {}));
        return !output_lost();
    });
    print(rows);
    if (!listed && !json) print_error("drover-cli: " + listed.error().message() + "\n");
    if (json) print_json_listed(sums, listed ? nullptr : &listed.error());
    return listed ? exit_done : exit_failed;
}

}  // namespace drover::cli
