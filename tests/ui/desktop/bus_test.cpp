// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of login1, on a bus of the test's own with a login1 that writes it down.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QElapsedTimer>
#include <QTest>
#include <QThread>
#include <array>
#include <memory>
#include <mutex>

#include "app/window/launcher_entry.h"
#include "app/window/notifier.h"
#include "app/window/power.h"
#include "app/window/sleep_lock.h"

namespace drover::test {

class FakeLogin1 : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    FakeLogin1() {
        if (::pipe2(pipe_.data(), O_CLOEXEC) != 0) qFatal("no pipe");
    }
    ~FakeLogin1() override {
        ::close(pipe_[0]);
        let_go();
    }

    QStringList calls() {
        const std::lock_guard lock(mutex_);
        return calls_;
    }
    // True once nobody holds the descriptor any more that Inhibit gave away.
    bool released() {
        let_go();
        pollfd end{pipe_[0], POLLIN, 0};
        return ::poll(&end, 1, 0) == 1 && (end.revents & POLLHUP);
    }

public Q_SLOTS:
    void Suspend(bool interactive) { note(QStringLiteral("Suspend %1").arg(interactive)); }
    void PowerOff(bool) {
        sendErrorReply(QDBusError::AccessDenied, QStringLiteral("Not for you"));
        note(QStringLiteral("PowerOff"));
    }
    QDBusUnixFileDescriptor Inhibit(const QString& what, const QString& who, const QString&, const QString& mode) {
        note(QStringLiteral("Inhibit %1 %2 %3").arg(what, who, mode));
        return QDBusUnixFileDescriptor(pipe_[1]);
    }

private:
    void note(const QString& call) {
        const std::lock_guard lock(mutex_);
        calls_ << call;
    }
    void let_go() {
        if (pipe_[1] >= 0) ::close(pipe_[1]);
        pipe_[1] = -1;
    }

    std::mutex mutex_;
    QStringList calls_;
    std::array<int, 2> pipe_{-1, -1};
};

class FakeNotifications : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QList<uint> replaced;
    QString last;

public Q_SLOTS:
    uint Notify(const QString& app, uint replaces, const QString&, const QString& title, const QString& text,
                const QStringList&, const QVariantMap&, int) {
        replaced << replaces;
        last = app + u'|' + title + u'|' + text;
        return 7;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString& action);
};

// A dock or a task bar, on a connection of its own.
class Dock : public QObject {
    Q_OBJECT

public:
    struct Update {
        QVariantMap shown;
        qint64 after;  // milliseconds since the dock was made
    };

    Dock() {
        clock_.start();
        QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("dock"));
        listening = bus.connect({}, {}, QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"),
                                this, SLOT(update(QString, QVariantMap)));
    }
    ~Dock() override { QDBusConnection::disconnectFromBus(QStringLiteral("dock")); }

    bool listening = false;
    QString program;
    QList<Update> updates;

public Q_SLOTS:
    void update(const QString& uri, const QVariantMap& properties) {
        program = uri;
        updates << Update{properties, clock_.elapsed()};
    }

private:
    QElapsedTimer clock_;
};

namespace {

class BusTest : public testing::Test {
public:
    ~BusTest() override {
        QDBusConnection::disconnectFromBus(QStringLiteral("fake"));
        thread_.quit();
        thread_.wait();
    }

protected:
    void SetUp() override {
        const QString address = qEnvironmentVariable("DBUS_SYSTEM_BUS_ADDRESS");
        if (address.isEmpty()) GTEST_SKIP() << "no bus: run it in dbus-run-session";
        login1_.moveToThread(&thread_);
        thread_.start();
        QMetaObject::invokeMethod(
            &login1_,
            [&] {
                QDBusConnection bus = QDBusConnection::connectToBus(address, QStringLiteral("fake"));
                bus.registerObject(QStringLiteral("/org/freedesktop/login1"), &login1_,
                                   QDBusConnection::ExportAllSlots);
                ready_ = bus.registerService(QStringLiteral("org.freedesktop.login1"));
            },
            Qt::BlockingQueuedConnection);
        ASSERT_TRUE(ready_);
    }

    FakeLogin1 login1_;
    QThread thread_;
    bool ready_ = false;
};

TEST_F(BusTest, SuspendIsAskedFor) {
    EXPECT_EQ(window::request_power(window::PowerAction::suspend), QString());
    EXPECT_EQ(login1_.calls(), QStringList{QStringLiteral("Suspend 1")});
}

TEST_F(BusTest, ARefusalIsHandedOn) {
    EXPECT_EQ(window::request_power(window::PowerAction::power_off), QStringLiteral("Not for you"));
}

TEST_F(BusTest, SleepIsHeldOffWhileJobsRun) {
    window::SleepLock lock;
    lock.hold(true);
    lock.hold(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return lock.held(); }));
    EXPECT_EQ(login1_.calls(), QStringList{QStringLiteral("Inhibit sleep Drover block")}) << "asked once";
    EXPECT_FALSE(login1_.released());
    lock.hold(false);
    EXPECT_TRUE(QTest::qWaitFor([&] { return login1_.released(); }));
}

TEST_F(BusTest, AnAnswerThatComesTooLateHoldsNothing) {
    window::SleepLock lock;
    lock.hold(true);
    lock.hold(false);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !login1_.calls().isEmpty(); }));
    EXPECT_TRUE(QTest::qWaitFor([&] { return login1_.released(); }));
    EXPECT_FALSE(lock.held());
}

TEST(Notifications, ReplaceEachOtherAndBringTheWindowBack) {
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) GTEST_SKIP() << "no bus: run it in dbus-run-session";
    FakeNotifications desktop;
    QDBusConnection bus = QDBusConnection::sessionBus();
    ASSERT_TRUE(bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), &desktop,
                                   QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    ASSERT_TRUE(bus.registerService(QStringLiteral("org.freedesktop.Notifications")));
    window::Notifier notifier;
    int chosen = 0;
    QObject::connect(&notifier, &window::Notifier::chosen, [&chosen] { ++chosen; });
    notifier.tell(QStringLiteral("Ended"), QStringLiteral("<b> & more"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desktop.replaced.size() == 1; }));
    EXPECT_EQ(desktop.last, QStringLiteral("Drover|Ended|&lt;b&gt; &amp; more")) << "names are no markup";
    QTest::qWait(50);
    notifier.tell(QStringLiteral("Ended"), QStringLiteral("again"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return desktop.replaced.size() == 2; }));
    EXPECT_EQ(desktop.replaced, (QList<uint>{0, 7}));
    Q_EMIT desktop.ActionInvoked(8, QStringLiteral("default"));
    Q_EMIT desktop.ActionInvoked(7, QStringLiteral("default"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return chosen > 0; }));
    EXPECT_EQ(chosen, 1) << "clicks on other programs' are none of ours";
}

class LauncherTest : public testing::Test {
protected:
    void SetUp() override {
        if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
            GTEST_SKIP() << "no bus: run it in dbus-run-session";
        ASSERT_TRUE(dock_.listening);
        entry_ = std::make_unique<window::LauncherEntry>([this] {
            ++looks_;
            return state_;
        });
    }
    bool told(int times) {
        return QTest::qWaitFor([&] { return dock_.updates.size() >= times; });
    }
    QVariant shown(const char* what) { return dock_.updates.back().shown.value(QString::fromLatin1(what)); }

    Dock dock_;
    window::LauncherEntry::State state_;
    int looks_ = 0;
    std::unique_ptr<window::LauncherEntry> entry_;
};

TEST_F(LauncherTest, ShowsProgressAndRunningJobs) {
    state_ = {.running = 2, .progress = 0.25};
    entry_->set_busy(true);
    ASSERT_TRUE(told(1));
    EXPECT_EQ(dock_.program, QStringLiteral("application://drover.desktop"));
    EXPECT_EQ(shown("progress").toDouble(), 0.25);
    EXPECT_TRUE(shown("progress-visible").toBool());
    EXPECT_EQ(shown("count").typeId(), QMetaType::LongLong) << "docks want an x";
    EXPECT_EQ(shown("count").toLongLong(), 2);
    EXPECT_TRUE(shown("count-visible").toBool());
    state_ = {.running = 1, .progress = std::nullopt};
    ASSERT_TRUE(told(2));
    EXPECT_FALSE(shown("progress-visible").toBool()) << "no percentage, no bar";
    EXPECT_TRUE(shown("count-visible").toBool());
}

TEST_F(LauncherTest, TellsAtMostOnceASecondAndOnlyWhatIsNew) {
    state_ = {.running = 1, .progress = 0};
    for (int i = 0; i < 25; ++i) {
        *state_.progress += 0.01;
        entry_->set_busy(i % 2 == 0);  // many short jobs
        QTest::qWait(100);
    }
    ASSERT_GE(dock_.updates.size(), 2);
    EXPECT_LE(dock_.updates.size(), 3);
    for (qsizetype i = 1; i < dock_.updates.size(); ++i)
        EXPECT_GE(dock_.updates[i].after - dock_.updates[i - 1].after, 900);
    const auto before = dock_.updates.size();
    entry_->set_busy(true);
    ASSERT_TRUE(told(static_cast<int>(before) + 1));
    QTest::qWait(1500);
    EXPECT_EQ(dock_.updates.size(), before + 1) << "nothing has changed";
}

TEST_F(LauncherTest, LooksAtNothingWhileNothingRuns) {
    state_ = {.running = 1, .progress = 0.5};
    entry_->set_busy(true);
    ASSERT_TRUE(told(1));
    entry_->set_busy(false);
    ASSERT_TRUE(told(2));
    EXPECT_FALSE(shown("progress-visible").toBool());
    EXPECT_FALSE(shown("count-visible").toBool());
    const int looks = looks_;
    QTest::qWait(1300);
    EXPECT_EQ(looks_, looks);
    EXPECT_EQ(dock_.updates.size(), 2);
}

TEST_F(LauncherTest, TheEndOfTheProgramLeavesNothingShown) {
    state_ = {.running = 1, .progress = 0.5};
    entry_->set_busy(true);
    ASSERT_TRUE(told(1));
    entry_.reset();
    ASSERT_TRUE(told(2));
    EXPECT_FALSE(shown("count-visible").toBool());
}

TEST(NoLogin1, MeansNoLockAndAReason) {
    if (qEnvironmentVariableIsEmpty("DBUS_SYSTEM_BUS_ADDRESS")) GTEST_SKIP() << "no bus: run it in dbus-run-session";
    window::SleepLock lock;
    lock.hold(true);
    QTest::qWait(100);
    EXPECT_FALSE(lock.held());
    EXPECT_FALSE(window::request_power(window::PowerAction::suspend).isEmpty());
}

}  // namespace
}  // namespace drover::test

int main(int argc, char** argv) {
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", qgetenv("DBUS_SESSION_BUS_ADDRESS"));
    const QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}

#include "bus_test.moc"
