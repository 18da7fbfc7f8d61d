// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/strip/lane_topic.h"

#include <QCoreApplication>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

struct Lanes {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Lanes)
};

// Each at 3:1 or better on the window's ground, and distinct from each other for protan, deutan and tritan eyes.
constexpr QRgb blue = 0xFF02309B, blue_dark = 0xFF186DE5;
constexpr QRgb rust = 0xFFAC3A01, rust_dark = 0xFFE27B26;
constexpr QRgb grey = 0xFF5D646A, grey_dark = 0xFF959DA6;
constexpr QRgb teal = 0xFF419A9C, teal_dark = 0xFF89DBC2;
constexpr QRgb plum = 0xFF591848, plum_dark = 0xFF965B8F;
constexpr QRgb straw = 0xFFA28C3B, straw_dark = 0xFFD9CD09;
constexpr QRgb line = 0xFF6B7178, line_dark = 0xFF8A9299;
constexpr QRgb black = 0xFF000000, white = 0xFFFFFFFF;

std::vector<ClassLook> state_looks() {
    return {
        {class_of(ExtentKind::data), Lanes::tr("Data"), Lanes::tr("Written, in blocks of the disk."), blue, blue_dark,
         Texture::solid},
        {class_of(ExtentKind::compressed), Lanes::tr("Compressed"),
         Lanes::tr("Written and compressed by the filesystem. How much of the disk it takes, only root can see."), teal,
         teal_dark, Texture::horizontal},
        {class_of(ExtentKind::inlined), Lanes::tr("Inline"),
         Lanes::tr("So small that it lies inside the filesystem’s metadata."), plum, plum_dark, Texture::dots},
        {class_of(ExtentKind::delayed), Lanes::tr("Delayed"),
         Lanes::tr("Written, but not yet given a place on the disk."), straw, straw_dark, Texture::dashed_edge},
        {class_of(ExtentKind::preallocated), Lanes::tr("Preallocated"),
         Lanes::tr("Blocks are set aside for it, but nothing is written: it reads as zeros."), grey, grey_dark,
         Texture::diagonal},
        {class_of(ExtentKind::hole), Lanes::tr("Hole"), Lanes::tr("Takes no blocks at all: it reads as zeros."), line,
         line_dark, Texture::centre_line},
        {class_of(ExtentKind::unknown), Lanes::tr("Unknown"), Lanes::tr("The filesystem does not say."), black, white,
         Texture::question_mark},
    };
}

std::vector<ClassLook> sharing_looks() {
    return {
        {class_of(Sharing::exclusive), Lanes::tr("Exclusive"), Lanes::tr("Nobody else uses these blocks."), blue,
         blue_dark, Texture::solid},
        {class_of(Sharing::in_selection), Lanes::tr("Shared here"),
         Lanes::tr("Shared with another place of the files that are shown."), rust, rust_dark, Texture::notch},
        {class_of(Sharing::outside), Lanes::tr("Shared elsewhere"),
         Lanes::tr(
             "Shared, but with nothing that is shown: another file, a snapshot, or what is left of an extent that "
             "was overwritten in part."),
         rust, rust_dark, Texture::cross_hatch},
        {class_of(Sharing::unknown), Lanes::tr("Unknown"),
         Lanes::tr("The filesystem cannot say who shares these bytes."), black, white, Texture::question_mark},
        {class_of(Sharing::none), Lanes::tr("Nothing to share"),
         Lanes::tr("Holes have no blocks that could be shared."), line, line_dark, Texture::empty},
    };
}

std::vector<ClassLook> member_looks() {
    return {
        {class_of(ArchiveClass::clonable), Lanes::tr("Can be cloned"),
         Lanes::tr("Begins on a block, so that extracting it shares its blocks instead of copying them."), rust,
         rust_dark, Texture::notch},
        {class_of(ArchiveClass::copied), Lanes::tr("Must be copied"), Lanes::tr("Extracting it writes its bytes anew."),
         blue, blue_dark, Texture::solid},
        {class_of(ArchiveClass::between), Lanes::tr("Headers and padding"),
         Lanes::tr("What the archive needs besides the contents of its members."), line, line_dark,
         Texture::centre_line},
        {class_of(ArchiveClass::packed), Lanes::tr("Compressed, with headers"),
         Lanes::tr("Compressed contents, which are no ranges of the archive, and the headers between them."), teal,
         teal_dark, Texture::horizontal},
    };
}

}  // namespace

QColor ClassLook::color(const QPalette& palette) const {
    return QColor::fromRgba(is_dark(palette) ? dark : light);
}

QString topic_title(LaneTopic topic) {
    switch (topic) {
        case LaneTopic::state:
            return Lanes::tr("State");
        case LaneTopic::sharing:
            return Lanes::tr("Sharing");
        case LaneTopic::members:
            return Lanes::tr("Members");
    }
    return {};
}

std::vector<ClassLook> classes_of(LaneTopic topic) {
    switch (topic) {
        case LaneTopic::state:
            return state_looks();
        case LaneTopic::sharing:
            return sharing_looks();
        case LaneTopic::members:
            return member_looks();
    }
    return {};
}

QString class_name(LaneTopic topic, LaneClass id) {
    for (const ClassLook& look : classes_of(topic)) {
        if (look.id == id) return look.name;
    }
    return Lanes::tr("Beyond the end");
}

}  // namespace drover::ui
