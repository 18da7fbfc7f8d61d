// SPDX-License-Identifier: GPL-3.0-or-later
// drag_source drag|copy|cut PATH...: another program. Its window at the right edge gives the paths away: by a drag from
// it, or on the clipboard, as file managers do. Says what it does, a line each.
#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QScreen>
#include <QTimer>
#include <QUrl>
#include <QWidget>
#include <cstdio>

namespace {

constexpr int side = 120;

void say(const char* text) {
    std::puts(text);
    std::fflush(stdout);
}

QMimeData* files(const QList<QUrl>& urls, const QByteArray& verb) {
    auto* data = new QMimeData;
    data->setUrls(urls);
    QByteArray list = verb;
    for (const QUrl& url : urls) list += '\n' + url.toEncoded();
    if (!verb.isEmpty()) data->setData(QStringLiteral("x-special/gnome-copied-files"), list + '\n');
    return data;
}

class DragSource : public QWidget {
public:
    explicit DragSource(QList<QUrl> urls) : urls_(std::move(urls)) {
        setWindowFlags(Qt::FramelessWindowHint);
        const QRect screen = QApplication::primaryScreen()->geometry();
        setGeometry(screen.right() - side, screen.top(), side, side);
    }

protected:
    void mouseMoveEvent(QMouseEvent* event) override {
        if (!(event->buttons() & Qt::LeftButton)) return;
        auto* drag = new QDrag(this);
        drag->setMimeData(files(urls_, {}));
        const Qt::DropAction action = drag->exec(Qt::CopyAction | Qt::MoveAction | Qt::LinkAction, Qt::CopyAction);
        say(action == Qt::CopyAction ? "dropped: copy" : action == Qt::IgnoreAction ? "dropped: nothing" : "dropped");
    }

private:
    QList<QUrl> urls_;
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    QList<QUrl> urls;
    for (const QString& path : words.mid(2)) urls << QUrl::fromLocalFile(path);
    DragSource window(urls);
    window.show();
    const QString task = words.value(1);
    if (task != QStringLiteral("drag")) QApplication::clipboard()->setMimeData(files(urls, task.toLatin1()));
    QTimer::singleShot(200, [] { say("ready"); });
    return QApplication::exec();
}
