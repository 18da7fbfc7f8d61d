// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/option_choices.h"

#include <QCoreApplication>

namespace drover::ui {

namespace {

struct Choices {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Choices)
};

}  // namespace

std::vector<ValueChoice<ConflictPolicy>> conflict_choices() {
    return {
        {ConflictPolicy::ask,
         {Choices::tr("Ask me"), Choices::tr("The file waits for your answer in this window; all others go on.")}},
        {ConflictPolicy::keep_both,
         {Choices::tr("Keep both"), Choices::tr("The new file gets a free name, such as “name (2).txt”.")}},
        {ConflictPolicy::skip, {Choices::tr("Skip"), Choices::tr("The file at the destination stays as it is.")}},
        {ConflictPolicy::newer,
         {Choices::tr("Keep the newer"), Choices::tr("Replaces a file only by one that was changed later.")}},
        {ConflictPolicy::larger,
         {Choices::tr("Keep the larger"), Choices::tr("Replaces a file only by one that has more bytes.")}},
        {ConflictPolicy::replace,
         {Choices::tr("Replace"), Choices::tr("The old file stays in place until the new one is complete.")}},
        {ConflictPolicy::fail,
         {Choices::tr("Report an error"), Choices::tr("The file is not copied and is listed among the errors.")}},
    };
}

std::vector<ValueChoice<MethodChoice>> method_choices() {
    return {
        {MethodChoice::automatic,
         {Choices::tr("Automatic"), Choices::tr("Each file takes the cheapest way that its filesystems allow.")}},
        {MethodChoice::clone,
         {Choices::tr("Clone only"), Choices::tr("Shares blocks with the source; files that cannot be cloned fail.")}},
        {MethodChoice::kernel,
         {Choices::tr("Kernel copy only"), Choices::tr("The kernel copies; files that it cannot serve fail.")}},
        {MethodChoice::buffered,
         {Choices::tr("Buffered only"), Choices::tr("Reads and writes every byte: a physical second copy.")}},
    };
}

std::vector<ValueChoice<SparseChoice>> sparse_choices() {
    return {
        {SparseChoice::automatic,
         {Choices::tr("Keep"), Choices::tr("Holes in sparse files stay holes and take no space.")}},
        {SparseChoice::always,
         {Choices::tr("Make more"), Choices::tr("Blocks of zeros become holes too, which reads every byte.")}},
        {SparseChoice::never,
         {Choices::tr("Fill"), Choices::tr("Holes are written out as zeros, so all space is taken now.")}},
    };
}

std::vector<ValueChoice<SpecialFiles>> special_choices() {
    return {
        {SpecialFiles::copy, {Choices::tr("Make anew"), Choices::tr("FIFOs, sockets and devices are made anew.")}},
        {SpecialFiles::skip, {Choices::tr("Skip"), Choices::tr("FIFOs, sockets and devices are left out.")}},
    };
}

}  // namespace drover::ui
