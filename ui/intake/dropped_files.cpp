// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/dropped_files.h"

#include <QMimeData>
#include <QSysInfo>
#include <algorithm>
#include <cctype>
#include <filesystem>

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
std::string percent_decoded(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool room = text[i] == '%' && i + 2 < text.size();
        const int high = room ? hex_digit(text[i + 1]) : -1;
        const int low = room ? hex_digit(text[i + 2]) : -1;
        const bool encoded = high >= 0 && low >= 0;
        bytes += encoded ? static_cast<char>(high << 4 | low) : text[i];
        if (encoded) i += 2;
    }
    return bytes;
}

bool is_this_machine(std::string_view host) {
    return host.empty() || host == "localhost" || host == QSysInfo::machineHostName().toStdString();
}

std::string without_trailing_slashes(std::string path) {
    while (path.size() > 1 && path.back() == '/') path.pop_back();
    return path;
}

std::string_view trimmed(std::string_view line) {
    constexpr std::string_view blank = " \t\r";
    const std::size_t begin = line.find_first_not_of(blank);
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_last_not_of(blank) - begin + 1);
}

// A name that stands for a folder is replaced by the folder's own, under which it arrives at the destination. Elsewhere
// ".." stays, because it may follow a symlink.
std::string absolute_path(const std::string& word, const std::string& folder) {
    std::filesystem::path path = std::filesystem::path(folder) / without_trailing_slashes(word);
    if (path.filename() == "." || path.filename() == "..") path = path.lexically_normal();
    return without_trailing_slashes(path.string());
}

bool has_file_scheme(std::string_view url) {
    constexpr std::string_view scheme = "file:";
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    return std::ranges::equal(url.substr(0, scheme.size()), scheme, same);
}

// Drops of a hundred thousand files happen: lines are views, and each path is the only allocation.
template <typename Take>
void for_each_line(std::string_view text, Take take) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        take(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::string_view view_of(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

void add_url(DroppedFiles& files, std::string_view line) {
    const std::string_view url = trimmed(line);
    if (url.empty() || url.starts_with('#')) return;
    if (auto path = local_path(url)) {
        files.paths.push_back(std::move(*path));
        return;
    }
    if (files.remote++ == 0) files.first_remote = url;
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
    for_each_line(view_of(text), [&files](std::string_view line) {
        const std::string_view path = trimmed(line);
        if (has_file_scheme(path)) add_url(files, path);
        else if (path.starts_with('/')) files.paths.push_back(without_trailing_slashes(std::string(path)));
    });
    return files;
}

}  // namespace

std::optional<std::string> local_path(std::string_view url) {
    if (!has_file_scheme(url)) return std::nullopt;
    std::string_view rest = url.substr(url.find(':') + 1);
    if (rest.starts_with("//")) {
        const std::size_t slash = rest.find('/', 2);
        if (slash == std::string_view::npos || !is_this_machine(rest.substr(2, slash - 2))) return std::nullopt;
        rest.remove_prefix(slash);
    }
    std::string path = percent_decoded(rest);
    const bool usable = path.starts_with('/') && path.find('\0') == std::string::npos;
    return usable ? std::optional(without_trailing_slashes(std::move(path))) : std::nullopt;
}

DroppedFiles read_uri_list(const QByteArray& list) {
    DroppedFiles files;
    for_each_line(view_of(list), [&files](std::string_view line) { add_url(files, line); });
    return files;
}

DroppedFiles read_urls(const QList<QUrl>& urls) {
    DroppedFiles files;
    for (const QUrl& url : urls) add_url(files, view_of(url.toEncoded()));
    return files;
}

DroppedFiles read_arguments(const std::vector<std::string>& words, const std::string& folder) {
    DroppedFiles files;
    for (const std::string& word : words) {
        if (has_file_scheme(word)) add_url(files, word);
        else if (!word.empty()) files.paths.push_back(absolute_path(word, folder));
    }
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
