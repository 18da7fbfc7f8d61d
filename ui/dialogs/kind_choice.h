// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/job_request.h"

class QButtonGroup;
class QHBoxLayout;

namespace drover::ui {

// What is to be done with the sources. Extract is there only while it makes sense.
class KindChoice : public QWidget {
    Q_OBJECT

public:
    explicit KindChoice(QWidget* parent = nullptr);

    JobKind kind() const;
    void set_kind(JobKind kind);
    void set_extractable(bool extractable);

Q_SIGNALS:
    void changed();

private:
    void add(QHBoxLayout& layout, JobKind kind, const QString& name);

    QButtonGroup* buttons_;
};

}  // namespace drover::ui
