// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_line.h"

#include <algorithm>
#include <array>

#include "app/cli/columns.h"
#include "app/cli/counted.h"
#include "app/cli/terminal.h"
#include "app/cli/units.h"

namespace drover::cli {

namespace {

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
    return job.progress ? std::to_string(static_cast<int>(*job.progress * 100)) + " %" : "";
}

std::string amount(const JobSnapshot& job) {
    std::string text = format_bytes(job.counts.bytes_done);
    if (!job.totals) return text;
    return text + " of " + (job.totals->complete ? "" : "at least ") + format_bytes(job.totals->bytes);
}

// The parts of the line that have a fixed length, as they follow each other; an empty one is left out.
enum Part : std::uint8_t { done, share, files, speed, time_left, saved, method, part_count };

class Parts {
public:
    explicit Parts(std::size_t room) : room_(room) {}

    // Takes a text in place of what the part has, where there is room for it.
    void offer(Part part, const std::string& text) {
        if (text.empty() || room_ + taken_by(texts_[part]) < taken_by(text)) return;
        room_ = room_ + taken_by(texts_[part]) - taken_by(text);
        texts_[part] = text;
    }

    std::size_t room() const { return room_; }

    std::string joined() const {
        std::string line;
        for (const auto& text : texts_) append(line, text);
        return line;
    }

private:
    static constexpr std::size_t gap = 2;  // what append() puts between
    static std::size_t taken_by(const std::string& text) { return text.empty() ? 0 : columns_of(text) + gap; }

    std::array<std::string, part_count> texts_;
    std::size_t room_;
};

std::string name_in_hand(const JobSnapshot& job) {
    if (job.flush) return "writing to the device, " + format_bytes(job.flush->left) + " left";
    if (job.current.empty()) return "";
    const std::string& path = job.current.front().path;
    return escape_name(path.substr(path.rfind('/') + 1));
}

// What a name gets before anything else does.
std::size_t room_for_name(const std::string& name, std::size_t columns) {
    constexpr std::size_t least = 9;
    return std::min({columns_of(name), std::max(least, columns / 4), columns});
}

}  // namespace

std::string progress_text(const JobSnapshot& job, std::size_t columns) {
    const std::string name = name_in_hand(job);
    const std::size_t reserved = room_for_name(name, columns);
    constexpr std::size_t gap = 2;
    Parts parts(columns - reserved + (name.empty() ? gap : 0));
    // The most important first.
    if (job.bytes_per_second > 0) parts.offer(speed, format_bytes(job.bytes_per_second) + "/s");
    const std::string remaining = job.remaining ? format_duration(job.remaining->count()) : "";
    parts.offer(time_left, remaining);
    if (!job.current.empty()) parts.offer(method, std::string(method_name(job.current.front().method)));
    parts.offer(share, percent(job));
    parts.offer(saved, saved_text(job.saved));
    if (!remaining.empty()) parts.offer(time_left, remaining + " left");
    parts.offer(done, format_bytes(job.counts.bytes_done));
    parts.offer(done, amount(job));
    if (!job.current.empty()) parts.offer(method, job.current.front().why);
    parts.offer(files, counted(job.counts.files_done, "file"));
    std::string line = parts.joined();
    append(line, shortened(name, reserved + parts.room()));
    return line;
}

std::string summary_text(const JobSnapshot& job) {
    std::string line = counted(job.counts.files_done, "file") + ", " + format_bytes(job.bytes.total()) + " in " +
                       format_duration(job.elapsed.count());
    for (const MethodId method : all_methods) {
        constexpr std::array words{"cloned", "copied by the kernel", "read and written", "holes kept"};
        if (job.bytes[method] > 0)
            append(line, format_bytes(job.bytes[method]) + " " + words[static_cast<std::size_t>(method)]);
    }
    append(line, saved_text(job.saved));
    const auto add = [&line](std::uint64_t count, const char* word) {
        if (count > 0) append(line, std::to_string(count) + word);
    };
    add(job.counts.files_skipped, " skipped");
    add(job.counts.files_failed, " failed");
    add(job.counts.files_warned_of, " with a warning");
    add(job.counts.files_not_attempted.value_or(0), " not attempted");
    return line;
}

ProgressLine::ProgressLine(bool wanted) : terminal_(wanted && error_output_is_terminal()) {}

void ProgressLine::show(const JobSnapshot& job) {
    if (terminal_) show(progress_text(job, terminal_columns() - 1));
}

void ProgressLine::show(const std::string& text) {
    if (!terminal_) return;
    print_error("\r\033[K" + shortened(text, terminal_columns() - 1));
    drawn_ = true;
}

void ProgressLine::clear() {
    if (drawn_) print_error("\r\033[K");
    drawn_ = false;
}

}  // namespace drover::cli
