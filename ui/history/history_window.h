// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "engine/api/queue_keeper.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace drover::ui {

class HistoryModel;
class HistoryReader;
class MessageBar;

// Jobs that ended, also in earlier runs of the program: searched, reported, exported, done again. The reader answers
// one window at a time.
class HistoryWindow : public QDialog {
    Q_OBJECT

public:
    explicit HistoryWindow(std::shared_ptr<HistoryReader> reader, QWidget* parent = nullptr);
    ~HistoryWindow() override;

Q_SIGNALS:
    void again_wanted(const drover::JobRequest& request);

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr std::size_t most_jobs = 5000;

    QWidget* build_search();
    QWidget* build_lists();
    QWidget* build_buttons();
    QPushButton* add_button(QWidget& bar, const char* name, const QString& text, const QString& help);

    void search();
    void show_found(Result<std::vector<StoredJob>> found);
    void show_current();
    void do_again();
    void choose_export();
    void write_report(const QString& file);
    void ask_to_forget();
    void forget();

    std::shared_ptr<HistoryReader> reader_;
    HistoryModel* model_;
    MessageBar* messages_;
    QLineEdit* words_;
    QLabel* count_;
    QTableView* table_;
    QPlainTextEdit* report_;
    QPushButton* again_ = nullptr;
    QPushButton* save_ = nullptr;
    QPushButton* forget_ = nullptr;
    bool found_once_ = false;
};

}  // namespace drover::ui
