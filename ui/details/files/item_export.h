// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <string>

#include "engine/api/engine.h"

namespace drover::ui {

// Writes part of an item log into a file of comma-separated values (RFC 4180), on a thread of its own. Names are bytes
// and are written as they are.
class ItemExport : public QObject {
    Q_OBJECT

public:
    explicit ItemExport(Engine& engine, QObject* parent = nullptr);
    ~ItemExport() override;

    void start(JobId job, const ItemQuery& query, const std::string& path);

Q_SIGNALS:
    void finished(const QString& problem);  // empty when all went well

private:
    Engine& engine_;
    QThreadPool writer_;
};

}  // namespace drover::ui
