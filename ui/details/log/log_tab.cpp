// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/log/log_tab.h"

#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/details/log/job_journal.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

QString line(const JournalEntry& entry) {
    return LogTab::tr("%1  %2").arg(QLocale().toString(entry.time.time(), QStringLiteral("HH:mm:ss")), entry.text);
}

}  // namespace

LogTab::LogTab(const JobJournal& journal, QWidget* parent)
    : DetailTab(parent), journal_(journal), text_(new QPlainTextEdit) {
    text_->setObjectName(QStringLiteral("log"));
    text_->setAccessibleName(tr("What happened"));
    text_->setReadOnly(true);
    text_->setFrameShape(QFrame::NoFrame);
    text_->setUndoRedoEnabled(false);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->document()->setDocumentMargin(10);
    use_slim_scroll_bar(*text_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text_);
}

// Only what is new is appended, so that a selection stays.
void LogTab::show_job(const JobSnapshot& job) {
    const JobStory* story = journal_.story(job.id);
    const bool same_job = job_ == job.id;
    job_ = job.id;
    if (!same_job) {
        text_->clear();
        shown_ = 0;
    }
    if (!story || story->revision() == shown_) return;
    const auto& entries = story->entries();
    const auto news = std::min<std::uint64_t>(story->revision() - shown_, entries.size());
    for (auto entry = entries.end() - static_cast<std::ptrdiff_t>(news); entry != entries.end(); ++entry) {
        text_->appendPlainText(line(*entry));
    }
    shown_ = story->revision();
}

void LogTab::show_nothing() {
    job_.reset();
    text_->clear();
    shown_ = 0;
}

void LogTab::focus_content() {
    text_->setFocus(Qt::OtherFocusReason);
}

}  // namespace drover::ui
