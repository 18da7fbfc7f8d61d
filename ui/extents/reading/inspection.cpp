// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/reading/inspection.h"

#include <algorithm>
#include <utility>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/tree/usage_words.h"
#include "ui/intake/archive_names.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

Inspection::Inspection(Readers readers, QObject* parent) : QObject(parent), readers_(std::move(readers)) {}

void Inspection::open(std::vector<std::string> paths) {
    background_.start([this, paths = std::move(paths)](const std::stop_token& stop, const Post& post) {
        if (std::ranges::any_of(paths, readers_.is_directory)) run_usage(paths, stop, post);
        else if (paths.size() == 1 && all_name_archives(paths)) run_archive(paths.front(), stop, post);
        else run_compare(paths, false, stop, post);
    });
}

void Inspection::open_directory(const std::string& path) {
    background_.start([this, path](const std::stop_token& stop, const Post& post) { run_directory(path, stop, post); });
}

void Inspection::compare(std::vector<std::string> paths, bool settle) {
    background_.start([this, paths = std::move(paths), settle](const std::stop_token& stop, const Post& post) {
        run_compare(paths, settle, stop, post);
    });
}

void Inspection::stop() {
    background_.stop();
}

void Inspection::post_error(const Error& error, const Post& post) {
    post([this, error] {
        if (error.kind == ErrorKind::cancelled) Q_EMIT stopped();
        else Q_EMIT failed(error);
    });
}

void Inspection::post_note(const QString& text, const Post& post) {
    post([this, text] { Q_EMIT noted(text); });
}

void Inspection::run_compare(std::vector<std::string> paths, bool settle, const std::stop_token& stop,
                             const Post& post) {
    if (paths.size() > most_files) {
        post_note(tr("Only the first %1 of %2 are shown.").arg(format_count(most_files), files_text(paths.size())),
                  post);
        paths.resize(most_files);
    }
    ComparisonRequest request;
    request.paths = std::move(paths);
    request.settle = settle;
    auto result = readers_.compare(request, stop, [&](const ComparisonProgress& progress) {
        post([this, progress, all = request.paths.size()] {
            Q_EMIT progressed(
                tr("%1 of %2, %3 extents")
                    .arg(format_count(progress.files_read), files_text(all), format_count(progress.extents_read)));
        });
    });
    if (!result) return post_error(result.error(), post);
    post([this, picture = picture_of(std::move(*result))] { Q_EMIT compared(picture); });
}

void Inspection::run_usage(std::vector<std::string> paths, const std::stop_token& stop, const Post& post) {
    UsageRequest request;
    request.roots = std::move(paths);
    auto result = readers_.usage(request, stop, [&](const UsageProgress& progress) {
        post([this, progress] { Q_EMIT progressed(scan_progress_text(progress)); });
    });
    if (!result) return post_error(result.error(), post);
    post([this, usage = std::make_shared<const TreeUsage>(std::move(*result))] { Q_EMIT scanned(usage); });
}

void Inspection::run_archive(const std::string& path, const std::stop_token& stop, const Post& post) {
    auto view = readers_.archive(path, stop);
    if (!view) {
        if (view.error().kind == ErrorKind::cancelled) return post_error(view.error(), post);
        post_note(tr("Its members cannot be shown: %1").arg(QString::fromStdString(view.error().message())), post);
        return run_compare({path}, false, stop, post);
    }
    ComparisonRequest request;
    request.paths = {path};
    auto file = readers_.compare(request, stop, {});
    if (!file) return post_error(file.error(), post);
    auto archive = std::make_shared<ArchivePicture>();
    archive->path = path;
    archive->members = std::make_shared<const Lane>(member_lane(*view));
    archive->view = std::move(*view);
    archive->file = picture_of(std::move(*file));
    post([this, archive] { Q_EMIT listed(archive); });
}

void Inspection::run_directory(const std::string& path, const std::stop_token& stop, const Post& post) {
    auto files = readers_.files_inside(path, most_files + 1);
    if (!files) return post_error(files.error(), post);
    if (files->empty()) {
        Error none;
        none.kind = ErrorKind::not_found;
        none.operation = "inspect";
        none.reason = tr("there are no files directly inside").toStdString();
        none.path = path;
        return post_error(none, post);
    }
    if (files->size() > most_files) {
        files->resize(most_files);
        post_note(tr("Only the first %1 files of this folder are shown.").arg(format_count(most_files)), post);
    }
    run_compare(std::move(*files), false, stop, post);
}

}  // namespace drover::ui
