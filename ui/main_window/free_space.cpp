// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/free_space.h"

#include <QStringList>
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "ui/text/format.h"

namespace drover::ui {

namespace {

std::uint64_t left_to_write(const JobSnapshot& job) {
    if (is_final(job.state)) return 0;
    if (job.plan && job.plan->complete && job.counts.bytes_done == 0) return job.plan->space.needed;
    if (!job.totals) return 0;
    return job.totals->bytes - std::min(job.totals->bytes, job.counts.bytes_done);
}

}  // namespace

FreeSpace::FreeSpace(QObject* parent) : QObject(parent) {
    asker_.setMaxThreadCount(1);
}

FreeSpace::~FreeSpace() {
    asker_.clear();
    asker_.waitForDone();
}

std::vector<FreeSpace::Place> FreeSpace::places_of(const std::vector<JobSnapshot>& jobs) {
    std::vector<Place> places;
    for (const JobSnapshot& job : jobs) {
        if (is_final(job.state) || job.devices->empty()) continue;
        const Device& device = job.devices->front();
        auto known = std::ranges::find(places, device.mount_point, &Place::mount_point);
        if (known == places.end()) {
            places.push_back({device.mount_point, show_path(device.name())});
            known = std::prev(places.end());
        }
        known->to_write += left_to_write(job);
    }
    return places;
}

void FreeSpace::add_sample(const std::vector<JobSnapshot>& jobs) {
    if (asking_ || (since_.isValid() && since_.elapsed() < interval_ms && !text_.isEmpty())) return;
    const std::vector<Place> places = places_of(jobs);
    if (places.empty()) return take({});
    ask(places);
}

void FreeSpace::ask(const std::vector<Place>& places) {
    asking_ = true;
    since_.start();
    asker_.start([this, places] {
        QStringList parts;
        for (const Place& place : places) {
            std::error_code failure;
            const std::filesystem::space_info space = std::filesystem::space(place.mount_point, failure);
            if (failure) continue;
            const bool fits = space.available >= place.to_write;
            const QString rest =
                format_size(fits ? space.available - place.to_write : place.to_write - space.available);
            parts << (fits ? tr("%1: %2 free after the queue") : tr("%1: up to %2 too little for the queue"))
                         .arg(place.name, rest);
        }
        QMetaObject::invokeMethod(
            this,
            [this, text = parts.join(QStringLiteral(" · "))] {
                asking_ = false;
                take(text);
            },
            Qt::QueuedConnection);
    });
}

void FreeSpace::take(const QString& text) {
    if (text == text_) return;
    text_ = text;
    Q_EMIT changed();
}

}  // namespace drover::ui
