// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/plan/obstacle_words.h"

#include <QCoreApplication>

namespace drover::ui {

namespace {

struct Obstacles {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Obstacles)
};

}  // namespace

QString obstacle_text(Obstacle obstacle) {
    switch (obstacle) {
        case Obstacle::name_characters:
            return Obstacles::tr("characters that are forbidden there");
        case Obstacle::name_reserved:
            return Obstacles::tr("a name that is reserved there");
        case Obstacle::name_ending:
            return Obstacles::tr("ends with a dot or a space");
        case Obstacle::name_encoding:
            return Obstacles::tr("not valid UTF-8");
        case Obstacle::name_too_long:
            return Obstacles::tr("name too long");
        case Obstacle::name_case:
            return Obstacles::tr("differs from another only in case");
        case Obstacle::too_large:
            return Obstacles::tr("too large for one file there");
        case Obstacle::type:
            return Obstacles::tr("a kind of file that cannot be there");
    }
    return {};
}

QString fate_text(PlannedFate fate) {
    switch (fate) {
        case PlannedFate::fail:
            return Obstacles::tr("reported as errors");
        case PlannedFate::skip:
            return Obstacles::tr("skipped");
        case PlannedFate::replace:
            return Obstacles::tr("replaced");
        case PlannedFate::keep_both:
            return Obstacles::tr("kept beside each other");
        case PlannedFate::ask:
            return Obstacles::tr("asked about");
    }
    return {};
}

}  // namespace drover::ui
