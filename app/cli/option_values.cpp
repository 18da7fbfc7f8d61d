// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_values.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <utility>
#include <vector>

#include "app/cli/byte_count.h"
#include "engine/base/error.h"

namespace drover::cli {

namespace {

// The names of an option's values; the first is the default.
template <typename Choice>
using Names = std::vector<std::pair<std::string, Choice>>;

const Names<MethodChoice> methods{{"auto", MethodChoice::automatic},
                                  {"clone", MethodChoice::clone},
                                  {"kernel", MethodChoice::kernel},
                                  {"buffered", MethodChoice::buffered}};
const Names<SparseChoice> sparse_choices{
    {"auto", SparseChoice::automatic}, {"always", SparseChoice::always}, {"never", SparseChoice::never}};
const Names<ConflictPolicy> policies{{"fail", ConflictPolicy::fail},       {"skip", ConflictPolicy::skip},
                                     {"replace", ConflictPolicy::replace}, {"newer", ConflictPolicy::newer},
                                     {"larger", ConflictPolicy::larger},   {"keep-both", ConflictPolicy::keep_both}};

template <typename Choice>
std::string joined(const Names<Choice>& names, const char* separator) {
    std::string all;
    for (const auto& [name, value] : names) all += (all.empty() ? "" : separator) + name;
    return all;
}

// In place of CLI11's CheckedTransformer, whose help and errors show the numbers behind the names.
template <typename Choice>
void add_choice(CLI::App& command, const char* option, Choice& target, const Names<Choice>& names, const char* help) {
    const auto choose = [option, &target, &names](const std::string& text) {
        const auto found = std::ranges::find(names, text, &std::pair<std::string, Choice>::first);
        if (found == names.end())
            throw CLI::ValidationError(option, escape_name(text) + " is none of " + joined(names, ", "));
        target = found->second;
    };
    command.add_option_function<std::string>(option, choose, help)->type_name(joined(names, "|"));
}

}  // namespace

void add_method(CLI::App& command, MethodChoice& method) {
    add_choice(command, "--method", method, methods,
               "force one method; a file that it cannot serve fails, with the reason");
}

void add_sparse(CLI::App& command, SparseChoice& sparse) {
    add_choice(command, "--sparse", sparse, sparse_choices,
               "keep holes / also turn blocks of zeros into holes / fill holes");
}

void add_on_conflict(CLI::App& command, ConflictPolicy& policy) {
    add_choice(command, "--on-conflict", policy, policies, "what to do when a name is taken (default: fail)");
}

std::optional<std::uint64_t> alignment_of(const std::string& text) {
    if (text == "auto") return std::nullopt;
    if (text == "none") return 0;
    const auto bytes = parse_bytes(text);
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    if (!bytes || *bytes % 512 != 0 || *bytes > most)
        throw CLI::ValidationError("--align", escape_name(text) + " is neither auto nor none nor a multiple of 512");
    return bytes;
}

std::uint64_t rate_of(const std::string& text) {
    const auto rate = parse_bytes(text);
    if (!rate) throw CLI::ValidationError("--limit", escape_name(text) + " is no rate (for example 20M)");
    return *rate;
}

std::optional<std::int64_t> source_date_epoch() {
    const char* text = std::getenv("SOURCE_DATE_EPOCH");
    if (!text) return std::nullopt;
    std::int64_t seconds = 0;
    const char* const last = text + std::strlen(text);
    const auto [end, error] = std::from_chars(text, last, seconds);
    if (error != std::errc{} || end != last)
        throw CLI::ValidationError("SOURCE_DATE_EPOCH", escape_name(text) + " is no number of seconds");
    return seconds;
}

}  // namespace drover::cli
