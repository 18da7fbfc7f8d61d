// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plan_output.h"

#include <array>
#include <nlohmann/json.hpp>

#include "app/cli/counted.h"
#include "app/cli/units.h"
#include "engine/api/extent_names.h"

namespace drover::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Fate {
    const char* name;   // in JSON
    const char* words;  // after "is taken and"
};
constexpr std::array<Fate, planned_fate_count> fates{{{"fail", "would fail"},
                                                      {"skip", "would stay as it is"},
                                                      {"replace", "would be replaced"},
                                                      {"keep_both", "would stay, beside the new one"},
                                                      {"ask", "would be asked about"}}};

std::string_view name_of(Obstacle kind) {
    switch (kind) {
        case Obstacle::name_characters:
            return "name_characters";
        case Obstacle::name_reserved:
            return "name_reserved";
        case Obstacle::name_ending:
            return "name_ending";
        case Obstacle::name_encoding:
            return "name_encoding";
        case Obstacle::name_too_long:
            return "name_too_long";
        case Obstacle::name_case:
            return "name_case";
        case Obstacle::too_large:
            return "too_large";
        case Obstacle::type:
            return "type";
    }
    return "";
}

std::string amount(const PlannedPart& part) {
    return counted(part.files, "file") + ", " + format_bytes(part.bytes);
}

std::string methods_text(const Plan& plan) {
    constexpr std::array<const char*, method_count> words{"cloned", "copied by the kernel", "read and written",
                                                          "nothing but holes"};
    std::string text;
    const auto add = [&](const std::string& what, const PlannedPart& part) {
        if (part.files > 0) text += "  " + what + ": " + amount(part) + "\n";
    };
    for (const MethodId id : all_methods)
        if (id != MethodId::hole) add(words.at(static_cast<std::size_t>(id)), plan.by(id));
    const auto holes = plan.by(MethodId::hole);
    if (holes.bytes > 0) text += "  holes kept: " + format_bytes(holes.bytes);
    if (holes.files > 0) text += ", " + counted(holes.files, "file") + " of nothing else";
    if (holes.bytes > 0) text += "\n";
    add("renamed", plan.renamed);
    add("linked", plan.linked);
    return text;
}

std::string side_text(const ConflictSide& side) {
    if (side.directory) return "a directory";
    return format_bytes(side.size) + " of " + format_date(side.mtime_ns);
}

std::string conflicts_text(const Plan& plan) {
    std::string text;
    std::uint64_t all = 0;
    for (const auto& conflict : plan.conflicts)
        text += "  " + escape_name(conflict.existing.path) + ": " + side_text(conflict.existing) + " " +
                fates.at(static_cast<std::size_t>(conflict.fate)).words +
                "; the source: " + side_text(conflict.source) + "\n";
    for (const auto count : plan.conflict_counts) all += count;
    if (all > plan.conflicts.size()) text += "  and " + std::to_string(all - plan.conflicts.size()) + " more\n";
    return all == 0 ? "" : counted(all, "name") + (all == 1 ? " is" : " are") + " taken\n" + text;
}

std::string obstacles_text(const Plan& plan) {
    if (plan.obstacles_total == 0) return "";
    std::string text = "the target cannot take " + std::to_string(plan.obstacles_total) +
                       (plan.obstacles_total == 1 ? " entry" : " entries") + "\n";
    for (const auto& obstacle : plan.obstacles) {
        text.append("  ").append(escape_name(obstacle.source)).append(": ").append(reason_of(obstacle.kind));
        if (obstacle.kind == Obstacle::too_large) text += " (" + format_bytes(obstacle.size) + ")";
        if (!obstacle.proposal.empty()) text += "; it could be " + escape_name(obstacle.proposal);
        text += "\n";
    }
    if (plan.obstacles_total > plan.obstacles.size())
        text += "  and " + std::to_string(plan.obstacles_total - plan.obstacles.size()) + " more\n";
    return text;
}

std::string space_text(const PlannedSpace& space) {
    std::string text = "needs ";
    if (space.precision == Precision::at_most) text += "at most ";
    if (space.precision == Precision::at_least) text += "at least ";
    text += format_bytes(space.needed);
    if (space.available) text += " of " + format_bytes(*space.available) + " free";
    else text += "; how much is free is not known";
    if (!space.enough_inodes())
        text += ", " + counted(space.inodes, "inode") + " of " + std::to_string(*space.free_inodes) + " free";
    if (!space.enough()) text += space.too_little() ? ": not enough" : ": it may not be enough";
    return text + "\n";
}

Json to_json(const PlannedPart& part) {
    return {{"files", part.files}, {"bytes", part.bytes}};
}

Json to_json(const ConflictSide& side) {
    return {{"path", escape_name(side.path)},
            {"size", side.size},
            {"mtime_ns", side.mtime_ns},
            {"directory", side.directory}};
}

Json conflicts_to_json(const Plan& plan) {
    Json json = Json::object();
    for (std::size_t i = 0; i < fates.size(); ++i) json[fates.at(i).name] = plan.conflict_counts.at(i);
    json["first"] = Json::array();
    for (const auto& conflict : plan.conflicts)
        json["first"].push_back({{"fate", fates.at(static_cast<std::size_t>(conflict.fate)).name},
                                 {"source", to_json(conflict.source)},
                                 {"existing", to_json(conflict.existing)}});
    return json;
}

Json obstacles_to_json(const Plan& plan) {
    Json json{{"count", plan.obstacles_total}, {"first", Json::array()}};
    for (const auto& obstacle : plan.obstacles) {
        Json entry{{"kind", name_of(obstacle.kind)},
                   {"source", escape_name(obstacle.source)},
                   {"destination", escape_name(obstacle.destination)},
                   {"size", obstacle.size}};
        if (!obstacle.proposal.empty()) entry["proposal"] = escape_name(obstacle.proposal);
        json["first"].push_back(std::move(entry));
    }
    return json;
}

Json to_json(const PlannedSpace& space) {
    return {{"needed", space.needed},
            {"precision", name_of(space.precision)},
            {"available", space.available ? Json(*space.available) : Json()},
            {"inodes_needed", space.inodes},
            {"inodes_available", space.free_inodes ? Json(*space.free_inodes) : Json()},
            {"enough", space.enough()}};
}

}  // namespace

std::string plan_text(const Plan& plan) {
    const auto all = plan.arriving();
    return "would transfer " + counted(all.files, "file") + ", " + counted(all.bytes, "byte") + "\n" +
           methods_text(plan) + conflicts_text(plan) + obstacles_text(plan) + space_text(plan.space);
}

nlohmann::ordered_json plan_to_json(const Plan& plan) {
    Json json = to_json(plan.arriving());
    json["directories"] = plan.directories;
    json["methods"] = Json::object();
    for (const MethodId id : all_methods) json["methods"][std::string(method_name(id))] = to_json(plan.by(id));
    json["renamed"] = to_json(plan.renamed);
    json["linked"] = to_json(plan.linked);
    json["conflicts"] = conflicts_to_json(plan);
    json["obstacles"] = obstacles_to_json(plan);
    json["space"] = to_json(plan.space);
    return json;
}

}  // namespace drover::cli
