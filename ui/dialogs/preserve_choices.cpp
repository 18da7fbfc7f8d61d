// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preserve_choices.h"

#include <QCoreApplication>

namespace drover::ui {

namespace {

struct Kept {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Kept)
};

}  // namespace

std::vector<PreserveChoice> preserve_choices() {
    return {
        {&Preserve::permissions, "keep_permissions", Kept::tr("&Permissions"),
         Kept::tr("With access lists. Without them a copy gets what new files get in its folder.")},
        {&Preserve::owner, "keep_owner", Kept::tr("&Owner"),
         Kept::tr("User and group, as far as you may give files away. Without them a copy is yours.")},
        {&Preserve::times, "keep_times", Kept::tr("&Times"),
         Kept::tr("Of the last change and access. Without them a copy that was stopped begins anew.")},
        {&Preserve::attributes, "keep_attributes", Kept::tr("Extended &attributes"),
         Kept::tr("What programs have noted about a file, such as tags, and what it may do by itself.")},
    };
}

}  // namespace drover::ui
