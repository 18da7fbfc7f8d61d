// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <string>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// What will be free on the destinations when all jobs are through. Asks each filesystem on another thread, because a
// server that is gone may never answer, and every few seconds at most, while samples come.
class FreeSpace : public QObject {
    Q_OBJECT

public:
    static constexpr qint64 interval_ms = 5000;

    explicit FreeSpace(QObject* parent = nullptr);
    ~FreeSpace() override;

    void add_sample(const std::vector<JobSnapshot>& jobs);
    // "Backup: 120 GiB free after the queue", one part a device; empty where there is nothing to say.
    QString text() const { return text_; }

Q_SIGNALS:
    void changed();

private:
    struct Place {
        std::string mount_point;
        QString name;
        std::uint64_t to_write = 0;  // at most: clones and holes take nothing
    };

    static std::vector<Place> places_of(const std::vector<JobSnapshot>& jobs);
    void ask(const std::vector<Place>& places);
    void take(const QString& text);

    QThreadPool asker_;
    QElapsedTimer since_;
    bool asking_ = false;
    QString text_;
};

}  // namespace drover::ui
