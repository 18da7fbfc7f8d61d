// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/files/files_tab.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "engine/base/error.h"
#include "ui/details/files/item_columns.h"
#include "ui/details/files/item_model.h"
#include "ui/details/files/item_table.h"
#include "ui/lists/search_field.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

constexpr int every_one = -1;

QComboBox* choice(const QString& name, const QString& accessible_name, const QString& all) {
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->setAccessibleName(accessible_name);
    combo->addItem(all, every_one);
    return combo;
}

}  // namespace

FilesTab::FilesTab(Engine& engine, QWidget* parent)
    : DetailTab(parent),
      model_(new ItemModel(engine, this)),
      text_(search_field("files_filter", tr("Part of a name or path"), tr("Show files whose path contains"))),
      method_(choice(QStringLiteral("method_filter"), tr("Show files by method"), tr("All methods"))),
      result_(choice(QStringLiteral("result_filter"), tr("Show files by result"), tr("All results"))),
      count_(new QLabel),
      table_(new ItemTable(*model_)) {
    for (const MethodId method : all_methods) method_->addItem(method_title(method), static_cast<int>(method));
    for (const auto result : {ItemResult::done, ItemResult::linked, ItemResult::renamed, ItemResult::skipped,
                              ItemResult::warning, ItemResult::failed}) {
        result_->addItem(item_result_text(result), static_cast<int>(result));
    }
    table_->setObjectName(QStringLiteral("files"));
    table_->setAccessibleName(tr("Files of the job"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(build_filters());
    layout->addWidget(table_, 1);
    connect(text_, &QLineEdit::textChanged, this, &FilesTab::apply_filters);
    connect(method_, &QComboBox::currentIndexChanged, this, &FilesTab::apply_filters);
    connect(result_, &QComboBox::currentIndexChanged, this, &FilesTab::apply_filters);
    connect(&model_->log(), &ItemLog::search_changed, this, &FilesTab::show_count);
    connect(table_, &ItemTable::inspect_wanted, this, &FilesTab::inspect_wanted);
    show_count();
}

QWidget* FilesTab::build_filters() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(10, 6, 12, 6);
    layout->setSpacing(8);
    layout->addWidget(text_, 1);
    layout->addWidget(method_);
    layout->addWidget(result_);
    layout->addWidget(count_);
    count_->setObjectName(QStringLiteral("files_count"));
    return bar;
}

void FilesTab::show_job(const JobSnapshot& job) {
    model_->log().show_job(job);
    show_count();
}

void FilesTab::show_nothing() {
    model_->log().show_nothing();
    show_count();
}

void FilesTab::focus_content() {
    text_->setFocus(Qt::OtherFocusReason);
}

void FilesTab::apply_filters() {
    ItemQuery query = model_->log().query();
    query.text = unescape_name(text_->text().toStdString());
    const int method = method_->currentData().toInt();
    const int result = result_->currentData().toInt();
    query.method = method == every_one ? std::nullopt : std::optional(static_cast<MethodId>(method));
    query.results.clear();
    if (result != every_one) query.results.push_back(static_cast<ItemResult>(result));
    model_->log().set_query(query);
    show_count();
}

void FilesTab::show_count() {
    const ItemLog& log = model_->log();
    const QString shown = format_count(log.size());
    if (log.searching() && log.size() == 0) count_->setText(tr("Searching…"));
    else if (log.size() == log.logged()) count_->setText(files_text(log.logged()));
    else count_->setText(tr("%1 of %2").arg(shown, files_text(log.logged())));
}

}  // namespace drover::ui
