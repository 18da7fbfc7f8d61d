// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/list_command.h"

#include <optional>
#include <utility>

#include "app/cli/exit_code.h"
#include "app/cli/json_output.h"
#include "app/cli/rows.h"
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

std::string row(const std::string& size, const std::string& stored, const std::string& holes, const std::string& offset,
                const std::string& clonable, const std::string& name) {
    constexpr std::size_t digits = 14;
    return right(size, digits) + right(stored, digits) + right(holes, digits) + right(offset, digits) + " " +
           left(clonable, 34) + name;
}

std::string row(const ListedMember& member) {
    std::string name = escape_name(member.name);
    if (member.type == ListedType::symlink) name += " -> " + escape_name(member.link_target);
    if (member.type == ListedType::hard_link) name += " link to " + escape_name(member.link_target);
    return row(std::to_string(member.size), number_or_dash(member.stored), std::to_string(member.holes),
               number_or_dash(member.payload_offset), clone_text(member), name);
}

}  // namespace

int run_list(const std::string& archive, bool json) {
    std::optional<Rows> rows(std::in_place);
    if (!json) rows->add(row("size", "stored", "holes", "offset", "clonable", "name"));
    ListSums sums;
    const auto listed = list_archive(archive, [&](const ListedMember& member) {
        ++sums.members;
        sums.size += member.size;
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
