// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/error.h"

namespace drover::ui {

namespace {

struct Figures {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Figures)
};

using Seconds = std::chrono::duration<double>;

bool decimal_units = false;

// Three digits are as many as an eye takes in while they change.
int decimals_for(double bytes) {
    const double step = unit_step();
    if (bytes < step) return 0;
    double in_unit = bytes;
    while (in_unit >= step) in_unit /= step;
    return in_unit < 100 ? 1 : 0;
}

struct SizeText {
    QString number;
    QString unit;
};

SizeText split_size(const QString& text) {
    qsizetype space = text.size();
    while (space > 0 && !text.at(space - 1).isSpace()) --space;
    return {text.left(std::max<qsizetype>(space - 1, 0)), text.mid(space)};
}

}  // namespace

void use_decimal_units(bool decimal) {
    decimal_units = decimal;
}

double unit_step() {
    return decimal_units ? 1000 : 1024;
}

QString format_count(std::uint64_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString format_size(std::uint64_t bytes) {
    if (bytes == 1) return Figures::tr("1 byte");
    const int decimals = decimals_for(static_cast<double>(bytes));
    const auto units = decimal_units ? QLocale::DataSizeSIFormat : QLocale::DataSizeIecFormat;
    constexpr std::uint64_t most = std::numeric_limits<qint64>::max();
    if (bytes <= most) return QLocale().formattedDataSize(static_cast<qint64>(bytes), decimals, units);
    // Qt counts to 8 EiB.
    const QString number = QLocale().toString(static_cast<double>(bytes) / std::pow(unit_step(), 6), 'f', 1);
    return number + u' ' + split_size(QLocale().formattedDataSize(most, decimals, units)).unit;
}

QString format_size_of(std::uint64_t done, std::uint64_t total) {
    const QString whole = format_size(total);
    const SizeText part = split_size(format_size(done));
    if (done == 0) return Figures::tr("0 of %1").arg(whole);
    if (part.unit == split_size(whole).unit) return Figures::tr("%1 of %2").arg(part.number, whole);
    return Figures::tr("%1 of %2").arg(format_size(done), whole);
}

QString format_size(const SavedBytes& saved) {
    switch (saved.precision) {
        case Precision::exact:
            return format_size(saved.bytes);
        case Precision::at_least:
            return Figures::tr("at least %1").arg(format_size(saved.bytes));
        case Precision::at_most:
            return Figures::tr("at most %1").arg(format_size(saved.bytes));
        case Precision::unknown:
            break;
    }
    return Figures::tr("unknown");
}

QString format_rate(double bytes_per_second) {
    const auto bytes = static_cast<std::uint64_t>(std::max(0.0, bytes_per_second));
    return Figures::tr("%1/s").arg(format_size(bytes));
}

QString format_percent(double fraction) {
    const int percent = static_cast<int>(std::clamp(fraction, 0.0, 1.0) * 100);
    return Figures::tr("%1 %").arg(QLocale().toString(percent));
}

QString format_share(double fraction) {
    if (fraction > 0 && fraction < 0.01) return Figures::tr("< 1 %");
    return Figures::tr("%1 %").arg(QLocale().toString(std::lround(fraction * 100)));
}

QString format_duration(Seconds duration) {
    const auto seconds = static_cast<qlonglong>(std::max(0.0, duration.count()));
    const auto number = [](qlonglong value) { return QLocale().toString(value); };
    if (duration.count() < 1) return Figures::tr("less than 1 s");
    if (seconds < 60) return Figures::tr("%1 s").arg(number(seconds));
    if (seconds < 3600) return Figures::tr("%1 min %2 s").arg(number(seconds / 60), number(seconds % 60));
    if (seconds < 86400) return Figures::tr("%1 h %2 min").arg(number(seconds / 3600), number(seconds % 3600 / 60));
    return Figures::tr("%1 d %2 h").arg(number(seconds / 86400), number(seconds % 86400 / 3600));
}

QString format_remaining(Seconds remaining) {
    const double seconds = std::max(0.0, remaining.count());
    if (seconds < 1) return Figures::tr("moments left");
    // Seconds beside minutes would pretend to know more than an estimate does.
    if (seconds < 60) return Figures::tr("%1 s left").arg(QLocale().toString(std::lround(seconds)));
    if (seconds < 3600) return Figures::tr("%1 min left").arg(QLocale().toString(std::lround(seconds / 60)));
    return Figures::tr("%1 left").arg(format_duration(remaining));
}

QString format_time(std::int64_t ns_since_epoch) {
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(ns_since_epoch / 1'000'000);
    // The locale of no language would show seconds and the month in words.
    if (QLocale().language() == QLocale::C) return time.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    return QLocale().toString(time, QLocale::ShortFormat);
}

std::optional<double> average_rate(std::uint64_t bytes, Seconds running) {
    constexpr Seconds least(0.1);
    if (running < least) return std::nullopt;
    return static_cast<double>(bytes) / running.count();
}

SavedBytes total_saved(const Savings& saved) {
    SavedBytes total = saved.clones;
    return total += saved.holes;
}

QString show_path(const std::string& path) {
    return QString::fromStdString(escape_name(path));
}

QString show_name(const std::string& path) {
    const std::size_t end = path.find_last_not_of('/');
    if (end == std::string::npos) return show_path(path);
    const std::size_t slash = path.find_last_of('/', end);
    const std::size_t begin = slash == std::string::npos ? 0 : slash + 1;
    return show_path(path.substr(begin, end - begin + 1));
}

}  // namespace drover::ui
