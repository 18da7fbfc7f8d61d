// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, textures, names, and writing from right to left.
#include <QAbstractButton>
#include <QAccessible>
#include <QPainter>
#include <array>
#include <string>

#include "tests/ui/extents/inspector_fixture.h"
#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/strip/byte_ruler.h"
#include "ui/extents/strip/lane_tiles.h"
#include "ui/extents/strip/minimap.h"
#include "ui/theme/appearance.h"
#include "ui/theme/colors.h"

namespace drover::test {
namespace {

using namespace drover::ui;

QPalette high_contrast(bool dark) {
    QPalette palette = palette_for(dark ? Appearance::dark : Appearance::light);
    for (const auto role : {QPalette::Window, QPalette::Base}) palette.setColor(role, dark ? Qt::black : Qt::white);
    for (const auto role : {QPalette::WindowText, QPalette::Text}) palette.setColor(role, dark ? Qt::white : Qt::black);
    return palette;
}

class LooksTest : public testing::TestWithParam<int> {
protected:
    QPalette palette = GetParam() == 0   ? palette_for(Appearance::light)
                       : GetParam() == 1 ? palette_for(Appearance::dark)
                                         : high_contrast(GetParam() == 3);

    QImage swatch(const ClassLook& look) const {
        QImage image(48, 24, QImage::Format_RGB32);
        image.fill(palette.color(QPalette::Window));
        QPainter painter(&image);
        paint_class(painter, image.rect(), look, palette);
        painter.end();
        return image.convertToFormat(QImage::Format_Grayscale8);
    }
};

TEST_P(LooksTest, StandOutFromTheirGround) {
    for (const LaneTopic topic : {LaneTopic::state, LaneTopic::sharing, LaneTopic::members}) {
        for (const ClassLook& look : classes_of(topic)) {
            EXPECT_GE(contrast_ratio(look.color(palette), palette.color(QPalette::Window)), 3.0)
                << look.name.toStdString();
            EXPECT_GE(contrast_ratio(look.color(palette), palette.color(QPalette::Base)), 3.0)
                << look.name.toStdString();
        }
    }
}

TEST_P(LooksTest, DifferWithoutColour) {
    for (const LaneTopic topic : {LaneTopic::state, LaneTopic::sharing, LaneTopic::members}) {
        const auto looks = classes_of(topic);
        for (std::size_t i = 0; i < looks.size(); ++i) {
            for (std::size_t k = i + 1; k < looks.size(); ++k)
                EXPECT_NE(swatch(looks[i]), swatch(looks[k]))
                    << looks[i].name.toStdString() << looks[k].name.toStdString();
        }
    }
}

TEST_P(LooksTest, TilesAreAsHighAsTheirLane) {
    const int height = 24;
    const LaneTiles tiles(LaneTopic::state, height, 1, palette, 0);
    for (const ClassLook& look : classes_of(LaneTopic::state)) {
        const QImage& tile = tiles.of(look.id);
        ASSERT_EQ(tile.height(), height);
        ASSERT_EQ(tile.width(), 16);
    }
}

std::string palette_name(const testing::TestParamInfo<int>& test) {
    constexpr std::array names{"light", "dark", "high_contrast", "high_contrast_dark"};
    return names[static_cast<std::size_t>(test.param)];
}

INSTANTIATE_TEST_SUITE_P(All, LooksTest, testing::Range(0, 4), palette_name);

TEST(HighContrast, IsNoticed) {
    EXPECT_TRUE(wants_high_contrast(high_contrast(false)));
    EXPECT_TRUE(wants_high_contrast(high_contrast(true)));
    EXPECT_FALSE(wants_high_contrast(palette_for(Appearance::light)));
    EXPECT_FALSE(wants_high_contrast(palette_for(Appearance::dark)));
}

TEST(Ruler, StepsAreRoundAndFarEnoughApart) {
    EXPECT_EQ(ruler_step(0.3), 1U);
    EXPECT_EQ(ruler_step(1000), 1024U);
    EXPECT_EQ(ruler_step(1025), 2048U);
    EXPECT_EQ(ruler_step(1e19), std::uint64_t{1} << 63);
}

class InspectorLookTest : public InspectorTest {};

TEST_F(InspectorLookTest, EveryControlHasAName) {
    open_comparison(believable_comparison());
    const auto controls = window->findChildren<QWidget*>();
    int checked = 0;
    for (QWidget* control : controls) {
        if (!control->isVisible() || control->focusPolicy() == Qt::NoFocus) continue;
        if (qobject_cast<QMainWindow*>(control) || control->objectName().startsWith(QStringLiteral("qt_"))) continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(control);
        ASSERT_NE(accessible, nullptr);
        EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
            << control->metaObject()->className() << ' ' << control->objectName().toStdString();
        ++checked;
    }
    EXPECT_GT(checked, 15);
}

TEST_F(InspectorLookTest, AChangeOfColoursReachesTheStrips) {
    open_comparison(believable_comparison());
    const QPalette before = QApplication::palette();
    apply_appearance(Appearance::light);
    QTest::qWait(30);
    const QImage light = strip(0).grab().toImage();
    apply_appearance(Appearance::dark);
    QTest::qWait(30);
    const QImage dark = strip(0).grab().toImage();
    QApplication::setPalette(before);
    EXPECT_NE(light, dark);
}

TEST_F(InspectorLookTest, FromRightToLeftTheBytesKeepTheirDirection) {
    open_comparison(believable_comparison());
    const QRect before = strip(0).bytes_rect();
    window->setLayoutDirection(Qt::RightToLeft);
    QTest::qWait(30);
    const QRect after = strip(0).bytes_rect();
    EXPECT_LT(after.left(), before.left()) << "the titles are on the right now";
    press(Qt::Key_Right);
    EXPECT_GT(strip(0).cursor_range()->offset, 0U) << "right is onwards, as the bytes are drawn";
}

}  // namespace
}  // namespace drover::test
