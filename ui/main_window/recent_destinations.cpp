// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/recent_destinations.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>
#include <algorithm>

namespace drover::ui {

namespace {

const QString settings_key = QStringLiteral("destinations");

}  // namespace

std::vector<std::string> RecentDestinations::load() const {
    std::vector<std::string> destinations;
    for (const QString& text : settings_.value(settings_key).toStringList()) {
        destinations.push_back(QByteArray::fromPercentEncoding(text.toLatin1()).toStdString());
    }
    return destinations;
}

void RecentDestinations::add(const std::string& destination) {
    std::vector<std::string> destinations = load();
    std::erase(destinations, destination);
    destinations.insert(destinations.begin(), destination);
    if (destinations.size() > most) destinations.resize(most);
    QStringList texts;
    for (const std::string& path : destinations) {
        texts << QString::fromLatin1(QByteArray::fromStdString(path).toPercentEncoding("/"));
    }
    settings_.setValue(settings_key, texts);
}

}  // namespace drover::ui
