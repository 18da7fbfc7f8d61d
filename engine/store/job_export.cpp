// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/job_export.h"

#include <ctime>
#include <utility>

#include "engine/store/enum_names.h"
#include "engine/store/json_fields.h"
#include "engine/store/new_file.h"
#include "engine/store/report_text.h"
#include "engine/store/request_text.h"

namespace drover::store {

namespace {

constexpr std::size_t items_at_once = 4096;

// What a format makes of a job: `begin`, each item, `end`.
struct Layout {
    std::string (*begin)(const StoredJob&);
    std::string (*item)(const ItemRecord&, bool first);
    std::string (*end)();
};

std::string method_of(const ItemRecord& item) {
    return item.method ? std::string(method_name(*item.method)) : "";
}

// --- text ------------------------------------------------------------------------------------------------------------

std::string time_text(std::int64_t seconds) {
    const std::time_t time = seconds;
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", &parts)};
}

std::string text_begin(const StoredJob& job) {
    const auto& report = job.report;
    std::string text = std::string(name_of(job.request.kind)) + " to " + escape_name(job.request.destination) + ": ";
    text += name_of(report.state);
    if (!report.state_reason.empty()) text += " (" + escape_name(report.state_reason) + ")";
    text += "\nfrom " + time_text(report.submitted);
    if (report.ended) text += " to " + time_text(*report.ended);
    text += "\n";
    for (const auto& source : job.request.sources) text += "source: " + escape_name(source) + "\n";
    const auto& counts = report.counts;
    text += std::to_string(counts.files_done) + " files and " + std::to_string(counts.directories_done) +
            " directories done, " + std::to_string(counts.files_skipped) + " skipped, " +
            std::to_string(counts.files_failed) + " failed";
    if (counts.files_warned_of > 0) text += ", " + std::to_string(counts.files_warned_of) + " done with a warning";
    if (counts.files_not_attempted) text += ", " + std::to_string(*counts.files_not_attempted) + " not attempted";
    text += "\n";
    for (const MethodId id : all_methods)
        if (report.bytes[id] > 0)
            text += std::string(method_name(id)) + ": " + std::to_string(report.bytes[id]) + " bytes\n";
    for (const auto& warning : report.warnings) text += "warning: " + escape_name(warning) + "\n";
    for (const auto& error : report.errors) text += "error: " + error.message() + "\n";
    return text + "\n";
}

std::string text_item(const ItemRecord& item, bool) {
    std::string line = std::string(name_of(item.result)) + "  " + escape_name(item.source);
    if (!item.destination.empty()) line += " -> " + escape_name(item.destination);
    line += "  " + std::to_string(item.size) + " bytes";
    if (item.method) line += "  " + method_of(item);
    if (!item.why.empty()) line += "  (" + escape_name(item.why) + ")";
    return line + "\n";
}

std::string nothing() {
    return "";
}

// --- CSV -------------------------------------------------------------------------------------------------------------

std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csv_begin(const StoredJob&) {
    return "source,destination,result,size,method,clone,kernel,buffered,hole,seconds,why\r\n";
}

std::string csv_item(const ItemRecord& item, bool) {
    std::string line = field(escape_name(item.source)) + ',' + field(escape_name(item.destination)) + ',';
    line += name_of(item.result);
    line += ',' + std::to_string(item.size) + ',' + method_of(item);
    for (const auto bytes : item.bytes.bytes) line += ',' + std::to_string(bytes);
    return line + ',' + std::to_string(item.seconds) + ',' + field(escape_name(item.why)) + "\r\n";
}

// --- JSON ------------------------------------------------------------------------------------------------------------

std::string json_begin(const StoredJob& job) {
    return "{\"request\": " + to_text(job.request) + ",\n\"report\": " + to_text(job.report) + ",\n\"items\": [";
}

std::string json_item(const ItemRecord& item, bool first) {
    Json json{{"source", escape_name(item.source)},
              {"destination", escape_name(item.destination)},
              {"result", name_of(item.result)},
              {"size", item.size},
              {"seconds", item.seconds}};
    if (item.method) json["method"] = method_name(*item.method);
    for (const MethodId id : all_methods)
        if (item.bytes[id] > 0) json["bytes"][std::string(method_name(id))] = item.bytes[id];
    if (!item.why.empty()) json["why"] = escape_name(item.why);
    return (first ? "\n" : ",\n") + json.dump();
}

std::string json_end() {
    return "\n]}\n";
}

Layout layout_of(ReportFormat format) {
    switch (format) {
        case ReportFormat::text:
            return {text_begin, text_item, nothing};
        case ReportFormat::csv:
            return {csv_begin, csv_item, nothing};
        case ReportFormat::json:
            return {json_begin, json_item, json_end};
    }
    std::unreachable();
}

}  // namespace

Status write_report(sys::Syscalls& sys, const StoredJob& job, ReportFormat format, const std::string& file,
                    const ItemReader& items) {
    const Layout layout = layout_of(format);
    NewFile out(sys, file);
    out.add(layout.begin(job));
    for (std::uint64_t first = 0; out.good();) {
        const auto some = items(first, items_at_once);
        if (!some) return std::unexpected(some.error());
        if (some->empty()) break;
        for (std::size_t i = 0; i < some->size(); ++i) out.add(layout.item((*some)[i], first + i == 0));
        first += some->size();
    }
    out.add(layout.end());
    return out.finish();
}

}  // namespace drover::store
