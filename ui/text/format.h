// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/base/savings.h"

namespace drover::ui {

// Units of sizes and rates from now on: "GB" in steps of 1000, or "GiB" in steps of 1024, which is the default.
void use_decimal_units(bool decimal);
double unit_step();  // 1000 or 1024

// Figures as people read them, in the language and with the digits of the default QLocale.
QString format_count(std::uint64_t count);
QString format_size(std::uint64_t bytes);                           // "3.1 GiB"
QString format_size_of(std::uint64_t done, std::uint64_t total);    // "3.1 of 8.0 GiB"
QString format_size(const SavedBytes& saved);                       // "at least 3.1 GiB"
QString format_rate(double bytes_per_second);                       // "412 MiB/s"
QString format_share(double fraction);                              // "38 %", rounded
QString format_percent(double fraction);                            // "38 %", never 100 before the end
QString format_duration(std::chrono::duration<double> duration);    // "3 min 12 s"
QString format_remaining(std::chrono::duration<double> remaining);  // "3 min left"
QString format_time(std::int64_t ns_since_epoch);                   // "30 Nov 2026 12:30"
// Bytes per second of running time. None below a tenth of a second, where it would tell how long a job takes to begin.
std::optional<double> average_rate(std::uint64_t bytes, std::chrono::duration<double> running);
SavedBytes total_saved(const Savings& saved);

// Names are bytes; these show them without loss of a byte that matters.
QString show_path(const std::string& path);
QString show_name(const std::string& path);  // the last component

}  // namespace drover::ui
