// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/engine_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <vector>

#include "ui/text/phrases/phrases.h"

namespace drover::ui {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("drover::ui::EngineWords", text);
}

struct Pattern {
    const EnginePhrase* phrase;
    QRegularExpression expression;
    std::vector<int> places;  // the number of each group
};

Pattern pattern_of(const EnginePhrase& phrase) {
    static const QRegularExpression place(QStringLiteral("%([1-4])"));
    const QString text = QString::fromUtf8(phrase.text);
    QString expression;
    Pattern pattern{&phrase, {}, {}};
    qsizetype end = 0;
    for (const auto& match : place.globalMatch(text)) {
        expression += QRegularExpression::escape(text.mid(end, match.capturedStart() - end)) + QStringLiteral("(.+)");
        pattern.places.push_back(match.captured(1).toInt());
        end = match.capturedEnd();
    }
    expression += QRegularExpression::escape(text.mid(end));
    pattern.expression = QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                            QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

// Whole sentences by themselves, and those with something in them in the order in which they are tried.
struct Table {
    QHash<QString, const char*> sentences;
    std::vector<Pattern> patterns;

    Table() {
        for (const auto phrases : {phrases_of_files(), phrases_of_archives(), phrases_of_jobs(),
                                   phrases_of_the_inspector(), phrases_of_the_system()})
            for (const EnginePhrase& phrase : phrases) {
                const QString text = QString::fromUtf8(phrase.text);
                if (text.contains(u'%')) patterns.push_back(pattern_of(phrase));
                else sentences.insert(text, phrase.text);
            }
    }
};

std::optional<QString> told(const QString& text);

QString filled(const Pattern& pattern, const QRegularExpressionMatch& match) {
    const QString whole = translated(pattern.phrase->text);
    QString result;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        const int number = whole[i] == u'%' && i + 1 < whole.size() ? whole[i + 1].digitValue() : -1;
        const auto group = std::ranges::find(pattern.places, number);
        if (group == pattern.places.end()) {
            result += whole[i];
            continue;
        }
        const QString part = match.captured(static_cast<int>(group - pattern.places.begin()) + 1);
        const bool is_phrase = QLatin1StringView(pattern.phrase->phrases).contains(whole[i + 1]);
        result += is_phrase ? told(part).value_or(part) : part;
        ++i;
    }
    return result;
}

// Nothing where the text is none of the engine's sentences.
std::optional<QString> told(const QString& text) {
    static const Table table;
    if (const auto known = table.sentences.constFind(text); known != table.sentences.cend()) return translated(*known);
    for (const Pattern& pattern : table.patterns)
        if (const auto match = pattern.expression.match(text); match.hasMatch()) return filled(pattern, match);
    // A name, and what there is to say of it.
    const QString colon = QStringLiteral(": ");
    for (qsizetype cut = text.indexOf(colon); cut >= 0; cut = text.indexOf(colon, cut + 1))
        if (const auto rest = told(text.mid(cut + colon.size())))
            return QCoreApplication::translate("drover::ui::EngineWords", "%1: %2").arg(text.left(cut), *rest);
    return std::nullopt;
}

}  // namespace

QString tell_reason(const std::string& text) {
    const QString arrow = QStringLiteral(" → ");
    QStringList steps = QString::fromStdString(text).split(arrow);
    for (QString& step : steps) step = told(step).value_or(step);
    return steps.join(arrow);
}

QString tell_state(const std::string& text) {
    QString state = tell_reason(text);
    if (!state.isEmpty()) state[0] = state[0].toUpper();
    return state;
}

QString tell_error(const Error& error) {
    return tell_reason(error.message());
}

}  // namespace drover::ui
