// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/dropped_files.h"

#include <QMimeData>
#include <QSysInfo>

namespace drover::ui {

namespace {

const QString uri_list_type = QStringLiteral("text/uri-list");
const QString gnome_type = QStringLiteral("x-special/gnome-copied-files");
const QString kde_cut_type = QStringLiteral("application/x-kde-cutselection");

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// A percent sign without two digits stands for itself; QByteArray::fromPercentEncoding would eat what follows it.
std::string percent_decoded(const QByteArray& text) {
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(text.size()));
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool room = text[i] == '%' && i + 2 < text.size();
        const int high = room ? hex_digit(text[i + 1]) : -1;
        const int low = room ? hex_digit(text[i + 2]) : -1;
        if (high < 0 || low < 0) {
            bytes += text[i];
        } else {
            bytes += static_cast<char>(high << 4 | low);
            i += 2;
        }
    }
    return bytes;
}

bool is_this_machine(const QByteArray& host) {
    return host.isEmpty() || host == "localhost" || host == QSysInfo::machineHostName().toUtf8();
}

std::string without_trailing_slashes(std::string path) {
    while (path.size() > 1 && path.back() == '/') path.pop_back();
    return path;
}

void add_line(DroppedFiles& files, const QByteArray& line) {
    const QByteArray url = line.trimmed();
    if (url.isEmpty() || url.startsWith('#')) return;
    if (auto path = local_path(url)) {
        files.paths.push_back(std::move(*path));
        return;
    }
    if (files.remote++ == 0) files.first_remote = url.toStdString();
}

// "copy" or "cut", then one URL a line. Some programs end the list with a line feed, some do not.
DroppedFiles read_gnome_list(const QByteArray& data) {
    const qsizetype line_end = data.indexOf('\n');
    if (line_end < 0) return {};
    DroppedFiles files = read_uri_list(data.mid(line_end + 1));
    files.kind = data.left(line_end).trimmed() == "cut" ? JobKind::move : JobKind::copy;
    return files;
}

DroppedFiles read_paths_as_text(const QByteArray& text) {
    DroppedFiles files;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("file:")) add_line(files, line);
        else if (line.startsWith('/')) files.paths.push_back(without_trailing_slashes(line.toStdString()));
    }
    return files;
}

}  // namespace

std::optional<std::string> local_path(const QByteArray& url) {
    constexpr qsizetype scheme_length = 5;
    if (url.left(scheme_length).toLower() != "file:") return std::nullopt;
    QByteArray rest = url.mid(scheme_length);
    if (rest.startsWith("//")) {
        const qsizetype slash = rest.indexOf('/', 2);
        if (slash < 0 || !is_this_machine(rest.mid(2, slash - 2))) return std::nullopt;
        rest = rest.mid(slash);
    }
    std::string path = percent_decoded(rest);
    const bool usable = path.starts_with('/') && path.find('\0') == std::string::npos;
    return usable ? std::optional(without_trailing_slashes(std::move(path))) : std::nullopt;
}

DroppedFiles read_uri_list(const QByteArray& list) {
    DroppedFiles files;
    for (const QByteArray& line : list.split('\n')) add_line(files, line);
    return files;
}

DroppedFiles read_urls(const QList<QUrl>& urls) {
    DroppedFiles files;
    for (const QUrl& url : urls) add_line(files, url.toEncoded());
    return files;
}

bool announces_files(const QMimeData& data) {
    return data.hasFormat(uri_list_type) || data.hasFormat(gnome_type);
}

DroppedFiles read_files(const QMimeData& data) {
    DroppedFiles files;
    if (data.hasFormat(gnome_type)) files = read_gnome_list(data.data(gnome_type));
    if (files.empty() && data.hasFormat(uri_list_type)) files = read_uri_list(data.data(uri_list_type));
    if (files.empty() && data.hasText()) files = read_paths_as_text(data.text().toUtf8());
    if (data.hasFormat(kde_cut_type))
        files.kind = data.data(kde_cut_type).startsWith('1') ? JobKind::move : JobKind::copy;
    return files;
}

}  // namespace drover::ui
