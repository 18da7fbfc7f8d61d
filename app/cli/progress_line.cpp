// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_line.h"

#include <array>
#include <cmath>
#include <cstdio>

#include "app/cli/terminal.h"

namespace drover::cli {

namespace {

std::string format_bytes(double bytes) {
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    std::size_t unit = 0;
    while (bytes >= 1000 && unit + 1 < units.size()) bytes /= 1024, ++unit;
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), unit == 0 || bytes >= 100 ? "%.0f %s" : "%.1f %s", bytes, units[unit]);
    return text.data();
}

std::string format_bytes(std::uint64_t bytes) {
    return format_bytes(static_cast<double>(bytes));
}

std::string format_duration(double seconds) {
    std::array<char, 32> text;
    const long whole = std::lround(seconds);
    if (seconds < 10) std::snprintf(text.data(), text.size(), "%.1f s", seconds);
    else if (whole < 60) std::snprintf(text.data(), text.size(), "%ld s", whole);
    else if (whole < 3600) std::snprintf(text.data(), text.size(), "%ld:%02ld min", whole / 60, whole % 60);
    else std::snprintf(text.data(), text.size(), "%ld:%02ld h", whole / 3600, whole / 60 % 60);
    return text.data();
}

// "saved 2.2 GiB", with what the figure is worth; empty when nothing was.
std::string saved_text(const Savings& saved) {
    SavedBytes sum = saved.clones;
    sum += saved.holes;
    if (sum.bytes == 0) return "";
    const char* bound = sum.precision == Precision::at_most ? "up to " : "";
    return std::string("saved ") + bound + format_bytes(sum.bytes);
}

void append(std::string& line, const std::string& part) {
    if (part.empty()) return;
    if (!line.empty()) line += "  ";
    line += part;
}

std::string percent(const JobSnapshot& job) {
    if (!job.totals || !job.totals->complete) return "";
    const auto& totals = *job.totals;
    if (totals.bytes > 0) return std::to_string(job.counts.bytes_done * 100 / totals.bytes) + " %";
    return totals.files > 0 ? std::to_string(job.counts.files_done * 100 / totals.files) + " %" : "";
}

// Whole UTF-8 sequences only.
std::string cut(const std::string& text, std::size_t columns) {
    std::string out;
    std::size_t used = 0;
    for (const char c : text) {
        const bool starts = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        if (starts && used++ == columns) break;
        out += c;
    }
    return out;
}

}  // namespace

std::string progress_text(const JobSnapshot& job, std::size_t columns) {
    std::string line = format_bytes(job.counts.bytes_done);
    if (job.totals)
        line += " of " + std::string(job.totals->complete ? "" : "at least ") + format_bytes(job.totals->bytes);
    append(line, percent(job));
    append(line, std::to_string(job.counts.files_done) + " files");
    if (job.bytes_per_second > 0) append(line, format_bytes(job.bytes_per_second) + "/s");
    if (job.remaining) append(line, format_duration(job.remaining->count()) + " left");
    append(line, saved_text(job.saved));
    if (!job.current.empty()) {
        const auto& file = job.current.front();
        append(line, file.why.empty() ? std::string(method_name(file.method)) : file.why);
        append(line, escape_name(file.path));
    }
    return cut(line, columns);
}

std::string summary_text(const JobSnapshot& job) {
    std::string line = std::to_string(job.counts.files_done) + " files, " + format_bytes(job.bytes.total()) + " in " +
                       format_duration(job.elapsed.count());
    for (const MethodId method : all_methods) {
        constexpr std::array words{"cloned", "copied by the kernel", "read and written", "holes kept"};
        if (job.bytes[method] > 0)
            append(line, format_bytes(job.bytes[method]) + " " + words[static_cast<std::size_t>(method)]);
    }
    append(line, saved_text(job.saved));
    if (job.counts.files_skipped > 0) append(line, std::to_string(job.counts.files_skipped) + " skipped");
    if (job.errors_total > 0) append(line, std::to_string(job.errors_total) + " failed");
    return line;
}

ProgressLine::ProgressLine(bool wanted) : terminal_(wanted && error_output_is_terminal()) {}

void ProgressLine::show(const JobSnapshot& job) {
    if (!terminal_) return;
    std::fprintf(stderr, "\r\033[K%s", progress_text(job, terminal_columns() - 1).c_str());
    drawn_ = true;
}

void ProgressLine::clear() {
    if (drawn_) std::fputs("\r\033[K", stderr);
    drawn_ = false;
}

}  // namespace drover::cli
