// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/reading/inspection.h"

#include <algorithm>
#include <utility>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/tree/usage_words.h"
#include "ui/intake/archive_names.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

// The work of one reading. Runs on a thread that may outlive the inspection, which therefore is touched by messages
// only: they are not delivered to one that is gone.
class Reading {
public:
    Reading(std::shared_ptr<const Readers> readers, Inspection* owner, const std::stop_token& stop,
            const Background::Post& post)
        : readers_(std::move(readers)), owner_(owner), stop_(stop), post_(post) {}

    void whatever(const std::vector<std::string>& paths);
    void compare(std::vector<std::string> paths, bool settle);
    void directory(const std::string& path);

private:
    void scan(std::vector<std::string> paths);
    void list_archive(const std::string& path);
    void fail(const Error& error);
    void note(const QString& text);

    std::shared_ptr<const Readers> readers_;
    Inspection* owner_;
    const std::stop_token& stop_;
    const Background::Post& post_;
};

void Reading::whatever(const std::vector<std::string>& paths) {
    if (std::ranges::any_of(paths, readers_->is_directory)) scan(paths);
    else if (paths.size() == 1 && all_name_archives(paths)) list_archive(paths.front());
    else compare(paths, false);
}

void Reading::fail(const Error& error) {
    post_([owner = owner_, error] {
        if (error.kind == ErrorKind::cancelled) Q_EMIT owner->stopped();
        else Q_EMIT owner->failed(error);
    });
}

void Reading::note(const QString& text) {
    post_([owner = owner_, text] { Q_EMIT owner->noted(text); });
}

void Reading::compare(std::vector<std::string> paths, bool settle) {
    if (paths.size() > Inspection::most_files) {
        note(Inspection::tr("Only the first %1 of %2 are shown.")
                 .arg(format_count(Inspection::most_files), files_text(paths.size())));
        paths.resize(Inspection::most_files);
    }
    ComparisonRequest request;
    request.paths = std::move(paths);
    request.settle = settle;
    auto result = readers_->compare(request, stop_, [&](const ComparisonProgress& progress) {
        post_([owner = owner_, progress, all = request.paths.size()] {
            Q_EMIT owner->progressed(
                Inspection::tr("%1 of %2, %3 extents")
                    .arg(format_count(progress.files_read), files_text(all), format_count(progress.extents_read)));
        });
    });
    if (!result) return fail(result.error());
    post_([owner = owner_, picture = picture_of(std::move(*result))] { Q_EMIT owner->compared(picture); });
}

void Reading::scan(std::vector<std::string> paths) {
    UsageRequest request;
    request.roots = std::move(paths);
    auto result = readers_->usage(request, stop_, [&](const UsageProgress& progress) {
        post_([owner = owner_, progress] { Q_EMIT owner->progressed(scan_progress_text(progress)); });
    });
    if (!result) return fail(result.error());
    post_([owner = owner_, usage = std::make_shared<const TreeUsage>(std::move(*result))] {
        Q_EMIT owner->scanned(usage);
    });
}

void Reading::list_archive(const std::string& path) {
    auto view = readers_->archive(path, stop_);
    if (!view) {
        if (view.error().kind == ErrorKind::cancelled) return fail(view.error());
        note(Inspection::tr("Its members cannot be shown: %1").arg(tell_error(view.error())));
        return compare({path}, false);
    }
    ComparisonRequest request;
    request.paths = {path};
    auto file = readers_->compare(request, stop_, {});
    if (!file) return fail(file.error());
    auto archive = std::make_shared<ArchivePicture>();
    archive->path = path;
    archive->members = std::make_shared<const ExtentLane>(member_lane(*view));
    archive->view = std::move(*view);
    archive->file = picture_of(std::move(*file));
    post_([owner = owner_, archive] { Q_EMIT owner->listed(archive); });
}

void Reading::directory(const std::string& path) {
    auto files = readers_->files_inside(path, Inspection::most_files + 1);
    if (!files) return fail(files.error());
    if (files->empty()) {
        Error none;
        none.kind = ErrorKind::not_found;
        none.operation = "inspect";
        none.reason = Inspection::tr("there are no files directly inside").toStdString();
        none.path = path;
        return fail(none);
    }
    if (files->size() > Inspection::most_files) {
        files->resize(Inspection::most_files);
        note(Inspection::tr("Only the first %1 files of this folder are shown.")
                 .arg(format_count(Inspection::most_files)));
    }
    compare(std::move(*files), false);
}

}  // namespace

Inspection::Inspection(Readers readers, QObject* parent)
    : QObject(parent), readers_(std::make_shared<const Readers>(std::move(readers))) {}

void Inspection::open(std::vector<std::string> paths) {
    background_.start([this, readers = readers_, paths = std::move(paths)](const auto& stop, const auto& post) {
        Reading(readers, this, stop, post).whatever(paths);
    });
}

void Inspection::open_directory(const std::string& path) {
    background_.start([this, readers = readers_, path](const auto& stop, const auto& post) {
        Reading(readers, this, stop, post).directory(path);
    });
}

void Inspection::compare(std::vector<std::string> paths, bool settle) {
    background_.start([this, readers = readers_, paths = std::move(paths), settle](const auto& stop, const auto& post) {
        Reading(readers, this, stop, post).compare(paths, settle);
    });
}

void Inspection::stop() {
    background_.stop();
}

}  // namespace drover::ui
