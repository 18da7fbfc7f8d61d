// SPDX-License-Identifier: GPL-3.0-or-later
// Archive and Extract in the new job panel and in the rows.
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QRadioButton>
#include <algorithm>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"
#include "ui/main_window/drop_overlay.h"

namespace drover::test {
namespace {

using Paths = std::vector<std::string>;

class ArchiveIntakeTest : public WindowTest {
protected:
    ArchiveIntakeTest() { type_destination(QStringLiteral("/srv/backup")); }

    bool chosen(const char* kind) { return part<QRadioButton>(kind).isChecked(); }
    void choose(const char* kind) {
        QTest::mouseClick(&widget(kind), Qt::LeftButton, {}, QPoint(8, widget(kind).height() / 2));
    }
    void drop_and_archive(const QByteArray& uris) {
        ASSERT_TRUE(drop_uris(uris));
        choose("kind_archive");
        ASSERT_TRUE(chosen("kind_archive"));
    }
    QLineEdit& name() { return part<QLineEdit>("archive_name"); }
    void type_name(const QString& text) {
        name().setFocus();
        name().selectAll();
        press(Qt::Key_Delete);
        QTest::keyClicks(&name(), text);
    }
    void choose_type(const QString& suffix) {
        auto& types = part<QComboBox>("archive_type");
        QTest::keyClick(&types, Qt::Key_Home);
        for (int i = 0; i < types.count() && types.currentText() != suffix; ++i) QTest::keyClick(&types, Qt::Key_Down);
        ASSERT_EQ(types.currentText(), suffix);
    }
    JobRequest only_request() {
        const auto requests = engine.requests();
        EXPECT_EQ(requests.size(), 1U);
        return requests.empty() ? JobRequest() : requests.front();
    }
    JobRequest started() {
        click("start");
        return only_request();
    }
    QString overlay_for(const QByteArray& uris, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QMimeData data;
        data.setData(QStringLiteral("text/uri-list"), uris);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, modifiers);
        QApplication::sendEvent(window.get(), &enter);
        QDragMoveEvent move(QPoint(60, 60), Qt::CopyAction, &data, Qt::LeftButton, modifiers);
        QApplication::sendEvent(window.get(), &move);
        auto* overlay = window->findChild<ui::DropOverlay*>();
        const QString headline = overlay->isVisible() ? overlay->headline() : QString();
        QDragLeaveEvent leave;
        QApplication::sendEvent(window.get(), &leave);
        return headline;
    }
};

TEST_F(ArchiveIntakeTest, OneSourceGivesTheArchiveItsName) {
    drop_and_archive("file:///home/me/Films");
    EXPECT_EQ(name().text(), QStringLiteral("Films.tar"));
    const JobRequest request = started();
    EXPECT_EQ(request.kind, JobKind::archive);
    EXPECT_EQ(request.sources, Paths{"/home/me/Films"});
    EXPECT_EQ(request.destination, "/srv/backup/Films.tar");
    EXPECT_EQ(request.options.on_conflict, ConflictPolicy::ask) << "a taken name is a question, as for copies";
    EXPECT_EQ(request.archive.alignment, std::nullopt);
    EXPECT_FALSE(request.archive.deterministic);
}

TEST_F(ArchiveIntakeTest, TheProposalFollowsFilesThatJoin) {
    drop_and_archive("file:///home/me/Films/a.mov");
    EXPECT_EQ(name().text(), QStringLiteral("a.mov.tar"));
    ASSERT_TRUE(drop_uris("file:///home/me/Films/b.mov"));
    EXPECT_TRUE(chosen("kind_archive")) << "what joins does not undo a choice";
    EXPECT_EQ(name().text(), QStringLiteral("Films.tar"));
    ASSERT_TRUE(drop_uris("file:///etc/fstab"));
    EXPECT_EQ(name().text(), QStringLiteral("archive.tar"));
}

TEST_F(ArchiveIntakeTest, ATypedNameStaysWhenFilesJoinAndNotForTheNextJob) {
    drop_and_archive("file:///d/a");
    type_name(QStringLiteral("mine.tar"));
    ASSERT_TRUE(drop_uris("file:///d/b"));
    EXPECT_EQ(name().text(), QStringLiteral("mine.tar"));
    press(Qt::Key_Escape);
    drop_and_archive("file:///d/c");
    EXPECT_EQ(name().text(), QStringLiteral("c.tar"));
}

TEST_F(ArchiveIntakeTest, BytesThatAreNotTextReachTheRequest) {
    drop_and_archive("file:///d/caf%E9");
    EXPECT_EQ(name().text(), QStringLiteral("caf\\xe9.tar"));
    EXPECT_EQ(started().destination, "/srv/backup/caf\xE9.tar");
}

TEST_F(ArchiveIntakeTest, TheRootAsDestinationGetsNoSecondSlash) {
    type_destination(QStringLiteral("/"));
    drop_and_archive("file:///d/a");
    EXPECT_EQ(started().destination, "/a.tar");
}

TEST_F(ArchiveIntakeTest, TheTypeChangesTheEndOfTheName) {
    drop_and_archive("file:///d/a.txt");
    choose_type(QStringLiteral(".tar.zst"));
    EXPECT_EQ(name().text(), QStringLiteral("a.txt.tar.zst"));
    choose_type(QStringLiteral(".zip"));
    EXPECT_EQ(name().text(), QStringLiteral("a.txt.zip"));
    EXPECT_EQ(started().destination, "/srv/backup/a.txt.zip");
}

TEST_F(ArchiveIntakeTest, ATypedEndChoosesTheType) {
    drop_and_archive("file:///d/a");
    type_name(QStringLiteral("b.tar.xz"));
    EXPECT_EQ(part<QComboBox>("archive_type").currentText(), QStringLiteral(".tar.xz"));
    EXPECT_EQ(name().text(), QStringLiteral("b.tar.xz")) << "the typing itself is left alone";
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().destination, "/srv/backup/b.tar.xz");
}

TEST_F(ArchiveIntakeTest, ANameWithoutAnEndGetsThatOfTheType) {
    drop_and_archive("file:///d/a");
    choose_type(QStringLiteral(".tar.gz"));
    type_name(QStringLiteral("backup"));
    EXPECT_EQ(started().destination, "/srv/backup/backup.tar.gz");
}

TEST_F(ArchiveIntakeTest, ANameIsAskedForInPlace) {
    drop_and_archive("file:///d/a");
    for (const char* bad : {"", ".tar", "x/y.tar"}) {
        type_name(QString::fromLatin1(bad));
        click("start");
        EXPECT_TRUE(engine.requests().empty()) << bad;
        EXPECT_TRUE(part<QLabel>("new_job_error").isVisible()) << bad;
        EXPECT_TRUE(name().hasFocus()) << bad;
    }
    type_name(QStringLiteral("fine"));
    EXPECT_FALSE(part<QLabel>("new_job_error").isVisible());
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().destination, "/srv/backup/fine.tar");
}

TEST_F(ArchiveIntakeTest, TheLayoutReachesTheRequest) {
    drop_and_archive("file:///d/a");
    EXPECT_FALSE(widget("same_bytes").isVisible());
    click("more_options");
    ASSERT_TRUE(widget("same_bytes").isVisible());
    EXPECT_TRUE(widget("verify").isVisible());
    QTest::keyClick(&widget("alignment"), Qt::Key_End);
    QTest::keyClick(&widget("same_bytes"), Qt::Key_Space);
    const JobRequest request = started();
    EXPECT_EQ(request.archive.alignment, 0U);
    EXPECT_TRUE(request.archive.deterministic);
}

TEST_F(ArchiveIntakeTest, OnlyAPlainTarHasAnAlignment) {
    drop_and_archive("file:///d/a");
    click("more_options");
    EXPECT_TRUE(widget("alignment").isVisible());
    choose_type(QStringLiteral(".tar.zst"));
    EXPECT_FALSE(widget("alignment").isVisible());
    type_name(QStringLiteral("b.tar"));
    EXPECT_TRUE(widget("alignment").isVisible());
}

TEST_F(ArchiveIntakeTest, CopiesShowNothingOfArchives) {
    ASSERT_TRUE(drop_uris("file:///d/a"));
    click("more_options");
    for (const char* part : {"archive_name", "archive_type", "alignment", "same_bytes", "kind_extract"}) {
        EXPECT_FALSE(widget(part).isVisible()) << part;
    }
    EXPECT_TRUE(widget("verify").isVisible());
}

TEST_F(ArchiveIntakeTest, TheRecentDestinationIsTheFolder) {
    drop_and_archive("file:///d/a");
    click("start");
    window.reset();
    show_window();
    EXPECT_EQ(part<QComboBox>("destination").currentText(), QStringLiteral("/srv/backup"));
}

TEST_F(ArchiveIntakeTest, DroppedArchivesAreExtracted) {
    ASSERT_TRUE(drop_uris("file:///d/a.tar.zst\r\nfile:///d/B.ZIP\r\n"));
    EXPECT_TRUE(chosen("kind_extract"));
    EXPECT_TRUE(widget("kind_extract").isVisible());
    press(Qt::Key_Return);
    const JobRequest request = only_request();
    EXPECT_EQ(request.kind, JobKind::extract);
    EXPECT_EQ(request.sources, (Paths{"/d/a.tar.zst", "/d/B.ZIP"}));
    EXPECT_EQ(request.destination, "/srv/backup");
}

TEST_F(ArchiveIntakeTest, KeysCopyAndMoveArchivesAsTheyAre) {
    ASSERT_TRUE(drop_uris("file:///d/a.tar", Qt::ControlModifier));
    EXPECT_TRUE(chosen("kind_copy"));
    EXPECT_TRUE(widget("kind_extract").isVisible()) << "still on offer";
    press(Qt::Key_Escape);
    ASSERT_TRUE(drop_uris("file:///d/a.tar", Qt::ShiftModifier));
    EXPECT_TRUE(chosen("kind_move"));
}

TEST_F(ArchiveIntakeTest, APasteOfArchivesCopiesThem) {
    copy_to_clipboard("text/uri-list", "file:///d/a.tar\r\n");
    click_toolbar("paste");
    EXPECT_TRUE(chosen("kind_copy"));
    EXPECT_TRUE(widget("kind_extract").isVisible());
}

TEST_F(ArchiveIntakeTest, AnotherFileTakesTheExtractAway) {
    ASSERT_TRUE(drop_uris("file:///d/a.tar"));
    ASSERT_TRUE(chosen("kind_extract"));
    ASSERT_TRUE(drop_uris("file:///d/b.txt"));
    EXPECT_TRUE(chosen("kind_copy"));
    EXPECT_FALSE(widget("kind_extract").isVisible());
    ASSERT_TRUE(drop_uris("file:///d/c.zip"));
    EXPECT_TRUE(chosen("kind_copy")) << "not all of them are archives";
    EXPECT_FALSE(widget("kind_extract").isVisible());
}

TEST_F(ArchiveIntakeTest, FilesDroppedOnTheNameJoinTheJob) {
    drop_and_archive("file:///d/a");
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), "file:///d/b");
    data.setText(QStringLiteral("file:///d/b"));  // file managers add it, and a field would take it
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&name(), &enter);
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&name(), &drop);
    EXPECT_EQ(name().text(), QStringLiteral("d.tar"));
    EXPECT_EQ(started().sources, (Paths{"/d/a", "/d/b"}));
}

TEST_F(ArchiveIntakeTest, TheOverlaySaysExtractOrArchive) {
    EXPECT_EQ(overlay_for("file:///d/a.tar"), QStringLiteral("Drop to extract to backup"));
    EXPECT_EQ(overlay_for("file:///d/a.tar", Qt::ControlModifier), QStringLiteral("Drop to copy to backup"));
    EXPECT_EQ(overlay_for("file:///d/a.tar", Qt::ShiftModifier), QStringLiteral("Drop to move to backup"));
    EXPECT_EQ(overlay_for("file:///d/a.txt"), QStringLiteral("Drop to copy to backup"));
    drop_and_archive("file:///d/a");
    EXPECT_EQ(overlay_for("file:///d/b"), QStringLiteral("Drop to archive into backup"));
}

TEST_F(ArchiveIntakeTest, KeysChooseTheKind) {
    ASSERT_TRUE(drop_uris("file:///d/a.tar"));
    press(Qt::Key_I, Qt::AltModifier);
    ASSERT_TRUE(soon([&] { return chosen("kind_archive"); }));
    press(Qt::Key_L, Qt::AltModifier);
    EXPECT_TRUE(name().hasFocus());
    press(Qt::Key_X, Qt::AltModifier);
    EXPECT_TRUE(soon([&] { return chosen("kind_extract"); }));
}

TEST_F(ArchiveIntakeTest, NoTwoVisibleMnemonicsAreTheSame) {
    drop_and_archive("file:///d/a.tar");
    click("more_options");
    for (const char* kind : {"kind_copy", "kind_archive", "kind_extract"}) {
        choose(kind);
        QMap<QString, QString> owners;
        const auto take = [&](const QString& text) {
            const QString key = QKeySequence::mnemonic(text).toString();
            if (key.isEmpty()) return;
            EXPECT_FALSE(owners.contains(key))
                << key.toStdString() << ": " << owners[key].toStdString() << " and " << text.toStdString();
            owners[key] = text;
        };
        for (const auto* button : widget("new_job").findChildren<QAbstractButton*>())
            if (button->isVisible()) take(button->text());
        for (const auto* label : window->findChildren<QLabel*>())
            if (label->isVisible() && label->buddy()) take(label->text());
        EXPECT_GT(owners.size(), 8) << kind;
    }
}

TEST_F(ArchiveIntakeTest, AllOptionsFitOnASmallScreen) {
    const auto fits = [this](int height) { return soon([&] { return window->minimumSizeHint().height() <= height; }); };
    drop_and_archive("file:///d/a");
    click("more_options");
    EXPECT_TRUE(fits(680)) << window->minimumSizeHint().height();
    engine.add_job(archiving_job());
    ASSERT_TRUE(rows_become(1));
    EXPECT_TRUE(fits(560)) << window->minimumSizeHint().height();
}

TEST_F(ArchiveIntakeTest, FieldsHaveNames) {
    for (const char* field : {"archive_name", "archive_type", "alignment"}) {
        EXPECT_FALSE(widget(field).accessibleName().isEmpty()) << field;
    }
    EXPECT_FALSE(widget("same_bytes").accessibleDescription().isEmpty());
}

TEST_F(ArchiveIntakeTest, TheDetailsCountMembers) {
    const auto shows = [this](const QString& text) {
        return soon([&] {
            const auto labels = widget("details").findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                                       [&](auto* label) { return label->isVisible() && label->text() == text; });
        });
    };
    engine.add_job(archiving_job());
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(2));
    EXPECT_TRUE(shows(QStringLiteral("Archiving · 11 s left")));
    EXPECT_TRUE(shows(QStringLiteral("Members")));
    EXPECT_TRUE(shows(QStringLiteral("/srv/Backup/films.tar")));
    select_row(1);
    EXPECT_TRUE(shows(QStringLiteral("Files")));
}

}  // namespace
}  // namespace drover::test
