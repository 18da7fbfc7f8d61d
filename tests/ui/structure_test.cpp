// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is clipped and nothing overlaps: in every view, language, direction and both appearances. Run again with
// QT_SCALE_FACTOR for screens of other densities.
#include "tests/ui/structure.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include "tests/ui/extents/take_inspector.h"
#include "tests/ui/sample_history.h"
#include "tests/ui/sample_jobs.h"
#include "tests/ui/spoken.h"
#include "tests/ui/stage.h"
#include "ui/history/history_reader.h"
#include "ui/history/history_window.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/appearance.h"

namespace drover::test {
namespace {

using ui::Appearance;

struct Look {
    const char* language;
    Appearance appearance;
    Qt::LayoutDirection direction;
};

class StructureTest : public testing::TestWithParam<Look> {
protected:
    StructureTest() : spoken_(GetParam().language), palette_(QApplication::palette()) {
        ui::apply_appearance(GetParam().appearance);
        QApplication::setLayoutDirection(GetParam().direction);
    }
    ~StructureTest() override {
        QApplication::setPalette(palette_);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    static void expect_sound(QWidget& window, const char* view) {
        QTest::qWait(60);
        for (const std::string& fault : structure_faults(window)) ADD_FAILURE() << view << ": " << fault;
    }

private:
    Spoken spoken_;
    QPalette palette_;
};

TEST_P(StructureTest, FirstStartAndNewJobs) {
    Stage stage({});
    expect_sound(stage.window(), "empty");
    for (const JobKind kind : {JobKind::copy, JobKind::archive}) {
        stage.offer(kind);
        expect_sound(stage.window(), "new job");
        stage.click("more_options");
        expect_sound(stage.window(), "all options");
        stage.click("more_options");
    }
}

TEST_P(StructureTest, EveryTab) {
    Stage stage(sample_jobs());
    for (const char* tab : {"overview", "files", "conflicts", "errors", "plan", "log"}) {
        stage.open_tab(tab);
        for (const std::uint64_t job : {1, 3, 5, 7}) {
            stage.select(job);
            expect_sound(stage.window(), tab);
        }
    }
}

TEST_P(StructureTest, APlanWithObstacles) {
    Stage stage({planned_job()});
    stage.open_tab("plan");
    expect_sound(stage.window(), "plan");
}

TEST_P(StructureTest, TheToolbarFits) {
    Stage stage(sample_jobs());
    QTest::qWait(50);
    auto* more = stage.find<QToolButton>("qt_toolbar_ext_button");
    EXPECT_FALSE(more->isVisible()) << "some buttons have no room at the first start's width";
}

TEST_P(StructureTest, Settings) {
    ui::SettingsDialog settings{ui::Preferences{}};
    settings.show();
    auto* pages = settings.findChild<QTabWidget*>();
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        expect_sound(settings, "settings");
    }
}

TEST_P(StructureTest, History) {
    SampleKeeper keeper;
    ui::HistoryWindow history(std::make_shared<ui::HistoryReader>(keeper));
    history.show();
    QTest::qWait(100);
    expect_sound(history, "history");
    history.resize(620, 420);
    expect_sound(history, "small history");
}

TEST_P(StructureTest, TheInspectorInEveryState) {
    take_inspector([](QWidget& window, const char* name) {
        expect_sound(window, name);
        const QSize size = window.size();
        window.resize(780, 560);
        expect_sound(window, (std::string("small ") + name).c_str());
        window.resize(size);
    });
}

TEST_P(StructureTest, ASmallWindow) {
    Stage stage(sample_jobs());
    stage.window().resize(720, 520);
    for (const char* tab : {"overview", "conflicts", "errors"}) {
        stage.open_tab(tab);
        stage.select(3);
        expect_sound(stage.window(), tab);
    }
}

INSTANTIATE_TEST_SUITE_P(Looks, StructureTest,
                         testing::Values(Look{"en_GB", Appearance::light, Qt::LeftToRight},
                                         Look{"de_DE", Appearance::light, Qt::LeftToRight},
                                         Look{"de_DE", Appearance::dark, Qt::LeftToRight},
                                         Look{"fr_FR", Appearance::dark, Qt::LeftToRight},
                                         Look{"en_GB", Appearance::light, Qt::RightToLeft}),
                         [](const auto& test) {
                             const std::string direction = test.param.direction == Qt::RightToLeft ? "_mirrored" : "";
                             return test.param.language +
                                    std::string(test.param.appearance == Appearance::dark ? "_dark" : "_light") +
                                    direction;
                         });

}  // namespace
}  // namespace drover::test
