// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/job_request.h"

class QCheckBox;
class QGridLayout;
class QLabel;

namespace drover::ui {

class ArchiveRows;
class PreserveRows;
template <typename Value>
class ValueRow;

// How a job is to be done. Every choice explains itself in a sentence; the rarer ones can be folded away.
class JobOptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit JobOptionsForm(QWidget* parent = nullptr);

    JobOptions options() const;
    void set_options(const JobOptions& options);   // also those that have no row here
    void propose_conflict(ConflictPolicy policy);  // unless somebody has chosen one
    void set_expanded(bool expanded);
    void set_kind(JobKind kind);  // shows what this kind knows
    ArchiveRows& archive() { return *archive_; }
    const ArchiveRows& archive() const { return *archive_; }

private:
    void show_rows();
    void add_verify(QGridLayout& grid, int row);

    ArchiveRows* archive_;
    ValueRow<ConflictPolicy>* conflict_;
    ValueRow<MethodChoice>* method_;
    ValueRow<SparseChoice>* sparse_;
    QCheckBox* verify_;
    QLabel* verify_help_;
    PreserveRows* preserve_;
    JobKind kind_ = JobKind::copy;
    JobOptions base_;
    bool conflict_chosen_ = false;
    bool expanded_ = false;
};

}  // namespace drover::ui
