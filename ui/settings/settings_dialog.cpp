// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_dialog.h"

#include <QDialogButtonBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "engine/api/queue_state.h"
#include "ui/dialogs/preserve_choices.h"
#include "ui/settings/settings_page.h"

namespace drover::ui {

namespace {

constexpr int mib = 1 << 20;
constexpr int most_mib_per_second = 100'000;
constexpr int most_workers = 64;

std::vector<ValueChoice<Appearance>> appearance_choices() {
    return {
        {Appearance::system,
         {SettingsDialog::tr("Those of the desktop"), SettingsDialog::tr("Follows what the desktop has set.")}},
        {Appearance::light, {SettingsDialog::tr("Light"), SettingsDialog::tr("Dark text on a light ground.")}},
        {Appearance::dark, {SettingsDialog::tr("Dark"), SettingsDialog::tr("Light text on a dark ground.")}},
    };
}

std::vector<ValueChoice<bool>> unit_choices() {
    return {
        {false,
         {SettingsDialog::tr("KiB, MiB, GiB"), SettingsDialog::tr("Steps of 1024, as most tools for files count.")}},
        {true, {SettingsDialog::tr("kB, MB, GB"), SettingsDialog::tr("Steps of 1000, as it is printed on disks.")}},
    };
}

}  // namespace

SettingsDialog::SettingsDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), preferences_(preferences) {
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Settings"));
    auto* pages = new QTabWidget;
    pages->setObjectName(QStringLiteral("settings_pages"));
    pages->setAccessibleName(tr("Settings"));
    pages->addTab(build_jobs_page(), tr("New &jobs"));
    pages->addTab(build_preserve_page(), tr("Copies &keep"));
    pages->addTab(build_queue_page(), tr("&Queue"));
    pages->addTab(build_window_page(), tr("&Window"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(pages, 1);
    layout->addWidget(buttons);
    resize(680, 560);
}

QWidget* SettingsDialog::build_jobs_page() {
    auto* page = new SettingsPage;
    JobOptions& job = preferences_.job;
    page->add_choice("set_conflict", tr("If a &name is taken"), conflict_choices(), job.on_conflict);
    page->add_choice("set_method", tr("&Method"), method_choices(), job.method);
    page->add_choice("set_sparse", tr("&Holes"), sparse_choices(), job.sparse);
    page->add_choice("set_special", tr("&Special files"), special_choices(), job.special_files);
    page->add_number("set_workers", tr("W&orkers"), tr("How many files of a job are in hand at the same time."),
                     {most_workers, 1, tr("Automatic"), {}}, static_cast<int>(job.workers),
                     [&job](int count) { job.workers = static_cast<unsigned>(count); });
    page->add_switch("set_verify", tr("&Verify"),
                     tr("Reads every copied file back from the disk and compares; takes about twice as long."),
                     job.verify);
    page->add_switch("set_sync_removable", tr("&Flush sticks and cards"),
                     tr("A job to a removable device ends only when its data is on the device."), job.sync_removable);
    page->add_switch("set_sync", tr("Flush ever&y device"),
                     tr("The same for all devices. Safer at a power failure, and slower."), job.sync);
    page->add_switch("set_adapt_names", tr("&Adapt names"),
                     tr("Names that the destination cannot hold are changed as the plan proposes, instead of failing."),
                     job.adapt_names);
    page->add_switch("set_hold", tr("Add without star&ting"), tr("New jobs wait in the queue until you start them."),
                     preferences_.hold_new_jobs);
    connect(page, &SettingsPage::changed, this, &SettingsDialog::tell);
    return page;
}

QWidget* SettingsDialog::build_preserve_page() {
    auto* page = new SettingsPage;
    for (const PreserveChoice& choice : preserve_choices())
        page->add_switch(QByteArray("set_").append(choice.name).constData(), choice.label, choice.help,
                         preferences_.job.preserve.*choice.part);
    connect(page, &SettingsPage::changed, this, &SettingsDialog::tell);
    return page;
}

QWidget* SettingsDialog::build_queue_page() {
    auto* page = new SettingsPage;
    page->add_number("set_jobs_per_device", tr("Jobs &side by side"),
                     tr("How many jobs may use one device at the same time. More than one suits fast devices; a disk "
                        "that turns becomes slower."),
                     {QueueState::most_jobs_per_device, 1, {}, {}, 1}, static_cast<int>(preferences_.jobs_per_device),
                     [this](int count) { preferences_.jobs_per_device = static_cast<unsigned>(count); });
    page->add_number(
        "set_limit", tr("Speed &limit"), tr("For all jobs together. Clones move no bytes and are not slowed down."),
        {most_mib_per_second, 10, tr("No limit"), tr(" MiB/s")}, static_cast<int>(preferences_.queue_limit / mib),
        [this](int limit) { preferences_.queue_limit = static_cast<std::uint64_t>(limit) * mib; });
    connect(page, &SettingsPage::changed, this, &SettingsDialog::tell);
    return page;
}

QWidget* SettingsDialog::build_window_page() {
    auto* page = new SettingsPage;
    page->add_choice("set_appearance", tr("&Colours"), appearance_choices(), preferences_.appearance);
    page->add_choice("set_units", tr("&Units"), unit_choices(), preferences_.decimal_units);
    page->add_switch("set_ask_before_quitting", tr("&Ask before quitting"),
                     tr("Closing the window asks once more while jobs have not ended."),
                     preferences_.ask_before_quitting);
    page->add_switch("set_notify", tr("&Tell when the queue has ended"),
                     tr("By a notification of the desktop, while the window is not in front."), preferences_.notify);
    connect(page, &SettingsPage::changed, this, &SettingsDialog::tell);
    return page;
}

}  // namespace drover::ui
