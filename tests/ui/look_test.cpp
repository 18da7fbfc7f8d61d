// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, textures, names: what every eye and every ear gets.
#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QToolBar>
#include <algorithm>
#include <ranges>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"
#include "ui/paint/method_bar.h"
#include "ui/paint/selection_ground.h"
#include "ui/text/kind_words.h"
#include "ui/theme/appearance.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::test {
namespace {

using namespace drover::ui;

struct NamedPalette {
    const char* name;
    QPalette palette;
};

// As desktops have it: black and white, and a strong colour for what is selected.
NamedPalette high_contrast(const char* name, const QColor& ground, const QColor& text) {
    QPalette palette(ground, ground);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) palette.setColor(role, text);
    palette.setColor(QPalette::Base, ground);
    palette.setColor(QPalette::PlaceholderText, text);
    palette.setColor(QPalette::Highlight, text);
    palette.setColor(QPalette::HighlightedText, ground);
    return {name, palette};
}

class PaletteTest : public testing::TestWithParam<NamedPalette> {
protected:
    QPalette palette = GetParam().palette;
};

TEST_P(PaletteTest, MethodsStandOutFromTheirGround) {
    for (const MethodId method : all_methods) {
        for (const auto role : {QPalette::Window, QPalette::Base}) {
            EXPECT_GE(contrast_ratio(method_color(method, palette), palette.color(role)), 3.0) << method_name(method);
        }
    }
}

TEST_P(PaletteTest, TextsCanBeRead) {
    const QColor base = palette.color(QPalette::Base);
    const QColor window = palette.color(QPalette::Window);
    for (const Signal signal : {Signal::good, Signal::attention, Signal::bad}) {
        EXPECT_GE(contrast_ratio(signal_color(signal, palette), base), 4.5);
        EXPECT_GE(contrast_ratio(signal_color(signal, palette), window), 4.5);
    }
    EXPECT_GE(contrast_ratio(secondary_text(palette), base), 4.5);
    EXPECT_GE(contrast_ratio(palette.color(QPalette::PlaceholderText), window), 4.5) << "sentences of help";
    EXPECT_GE(contrast_ratio(palette.color(QPalette::Text), base), 7.0);
    for (const MethodId method : all_methods) {
        const QColor fill = method == MethodId::hole ? base : method_color(method, palette);
        EXPECT_GE(contrast_ratio(readable_on(fill), fill), 4.5) << "the letter of " << method_name(method);
    }
}

QImage badge(MethodId method, const QPalette& palette) {
    QImage image(48, 48, QImage::Format_ARGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    paint_method_badge(painter, image.rect(), method, palette);
    return image;
}

TEST_P(PaletteTest, MethodsDifferWithoutColour) {
    std::vector<QImage> images;
    for (const MethodId method : all_methods)
        images.push_back(badge(method, palette).convertToFormat(QImage::Format_Grayscale8));
    for (std::size_t i = 0; i < images.size(); ++i) {
        for (std::size_t k = i + 1; k < images.size(); ++k) EXPECT_NE(images[i], images[k]);
    }
}

INSTANTIATE_TEST_SUITE_P(All, PaletteTest,
                         testing::Values(NamedPalette{"light", palette_for(Appearance::light)},
                                         NamedPalette{"dark", palette_for(Appearance::dark)},
                                         high_contrast("high_contrast", Qt::white, Qt::black),
                                         high_contrast("high_contrast_dark", Qt::black, Qt::white)),
                         [](const auto& test) { return test.param.name; });

TEST(HighContrastPalette, TonesNothingDown) {
    for (const auto& [name, palette] :
         {high_contrast("light", Qt::white, Qt::black), high_contrast("dark", Qt::black, Qt::white)}) {
        EXPECT_EQ(secondary_text(palette), palette.color(QPalette::Text)) << name;
        EXPECT_GE(contrast_ratio(hairline(palette), palette.color(QPalette::Window)), 3.0) << name;
    }
}

TEST(HighContrastPalette, IsNotThatOfQtItself) {
    const QPalette ordinary = QApplication::style()->standardPalette();
    EXPECT_FALSE(wants_high_contrast(ordinary)) << "every desktop without a theme of its own has it";
    EXPECT_NE(secondary_text(ordinary), ordinary.color(QPalette::Text));
}

TEST(HighContrastPalette, TheSelectedRowIsOutlined) {
    const QPalette palette = high_contrast("light", Qt::white, Qt::black).palette;
    const auto edge = [&palette](QStyle::State state) {
        QImage image(60, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.palette = palette;
        option.state = state;
        paint_selection_ground(painter, option, QRectF(5, 5, 50, 20), 0);
        return image.pixelColor(30, 5);
    };
    EXPECT_GE(contrast_ratio(edge(QStyle::State_Selected), Qt::white), 4.5);
    EXPECT_LT(contrast_ratio(edge(QStyle::State_None), Qt::white), 1.1);
}

TEST(MethodBar, SegmentsFillTheirShareAndTheSmallestStaysVisible) {
    BarContent content;
    content.shares = {0.5, 0.25, 0.0001, 0};
    const auto segments = bar_segments(content, QRectF(10, 0, 400, 12));
    ASSERT_EQ(segments.size(), 3U);
    EXPECT_DOUBLE_EQ(segments[0].rect.width(), 200);
    EXPECT_DOUBLE_EQ(segments[1].rect.left(), 210);
    EXPECT_GE(segments[2].rect.width(), 2);
}

TEST(MethodBar, NeverLeavesItsRectangle) {
    BarContent content;
    content.shares = {0.99, 0.01, 0.0001, 0.0001};
    for (const BarSegment& segment : bar_segments(content, QRectF(0, 0, 40, 12))) EXPECT_LE(segment.rect.right(), 40.0);
}

TEST(MethodBar, SharesFollowTheBytes) {
    const BarContent content = bar_content(running_job());
    double sum = 0;
    for (const double share : content.shares) sum += share;
    EXPECT_NEAR(sum, 3.1 / 8.0, 0.001);
    EXPECT_NEAR(content.shares[0], 1.3 / 8.0, 0.001);
}

TEST(Icons, AreThereAndFollowThePalette) {
    const QIcon icon = symbolic_icon(QStringLiteral("add-files"));
    const QPalette before = QApplication::palette();
    apply_appearance(Appearance::light);
    const QImage light = icon.pixmap(32).toImage();
    apply_appearance(Appearance::dark);
    const QImage dark = icon.pixmap(32).toImage();
    QApplication::setPalette(before);
    EXPECT_FALSE(light.isNull());
    EXPECT_NE(light, dark);
    EXPECT_FALSE(application_icon().pixmap(64).isNull());
}

TEST(Icons, EveryKindOfJobHasItsOwn) {
    std::vector<QImage> images;
    for (const JobKind kind : {JobKind::copy, JobKind::move, JobKind::archive, JobKind::extract}) {
        images.push_back(symbolic_icon(kind_words(kind).symbol).pixmap(32).toImage());
        const QImage& image = images.back();
        EXPECT_GT(std::ranges::count_if(std::views::iota(0, 32 * 32),
                                        [&](int i) { return qAlpha(image.pixel(i % 32, i / 32)) > 0; }),
                  50)
            << "nothing is drawn for " << kind_words(kind).symbol.toStdString();
    }
    for (std::size_t i = 0; i < images.size(); ++i) {
        for (std::size_t k = i + 1; k < images.size(); ++k) EXPECT_NE(images[i], images[k]);
    }
}

// The contrast of the middle to what lies around it inside the ring.
double dot_contrast(QRadioButton& button) {
    const auto middle_of = [&button](bool checked) {
        button.setChecked(checked);
        QStyleOptionButton option;
        option.initFrom(&button);
        const QRect indicator = button.style()->subElementRect(QStyle::SE_RadioButtonIndicator, &option, &button);
        return button.grab().toImage().pixelColor(indicator.center());
    };
    button.setAutoExclusive(false);
    return contrast_ratio(middle_of(true), middle_of(false));
}

TEST(RadioButtons, ShowTheirDotInBothColours) {
    const QPalette before = QApplication::palette();
    for (const Appearance appearance : {Appearance::light, Appearance::dark}) {
        apply_appearance(appearance);
        QRadioButton button(QStringLiteral("Copy"));
        button.resize(button.sizeHint());
        EXPECT_GE(dot_contrast(button), 4.5) << static_cast<int>(appearance);
    }
    QApplication::setPalette(before);
}

TEST(CheckedButtons, DifferFromOthersInBothColours) {
    const QPalette before = QApplication::palette();
    for (const Appearance appearance : {Appearance::light, Appearance::dark}) {
        apply_appearance(appearance);
        QPushButton button(QStringLiteral("By offset"));
        button.setCheckable(true);
        button.resize(button.sizeHint());
        const auto ground = [&button](bool checked) {
            button.setChecked(checked);
            return button.grab().toImage().pixelColor(5, button.height() / 2);
        };
        EXPECT_GE(contrast_ratio(ground(true), ground(false)), 1.3) << static_cast<int>(appearance);
    }
    QApplication::setPalette(before);
}

class NamesTest : public WindowTest {};

TEST_F(NamesTest, EveryButtonHasAName) {
    engine.add_job(attention_job());
    ASSERT_TRUE(rows_become(1));
    ASSERT_TRUE(drop_uris("file:///a"));
    const auto buttons = window->findChildren<QAbstractButton*>();
    EXPECT_GT(buttons.size(), 15);
    for (QAbstractButton* button : buttons) {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(button);
        ASSERT_NE(accessible, nullptr);
        EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
            << button->metaObject()->className() << ' ' << button->objectName().toStdString() << " in "
            << button->parent()->metaObject()->className();
    }
}

TEST_F(NamesTest, ListsAndFieldsHaveNames) {
    for (const char* name : {"jobs", "destination", "questions", "errors", "details", "conflict", "method", "sparse",
                             "sidebar", "files", "causes", "graph", "log", "obstacles", "files_filter"}) {
        EXPECT_FALSE(widget(name).accessibleName().isEmpty()) << name;
    }
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&list());
    EXPECT_EQ(accessible->role(), QAccessible::List);
}

TEST_F(NamesTest, TooltipsTellTheKeys) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    const std::pair<const char*, const char*> keys[] = {{"add-files", "Ctrl+O"}, {"add-folder", "Ctrl+Shift+O"},
                                                        {"paste", "Ctrl+V"},     {"pause", "Space"},
                                                        {"cancel", "Del"},       {"up", "Alt+Up"},
                                                        {"down", "Alt+Down"}};
    for (const auto& [name, key] : keys) {
        const QString tip = action(name).toolTip();
        EXPECT_TRUE(tip.contains(QString::fromLatin1(key))) << tip.toStdString();
    }
}

TEST_F(NamesTest, TabReachesTheListAndTheDestination) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    bool list_reached = false;
    bool destination_reached = false;
    for (int i = 0; i < 40 && !(list_reached && destination_reached); ++i) {
        press(Qt::Key_Tab);
        const QWidget* focus = QApplication::focusWidget();
        list_reached |= focus == &list();
        destination_reached |= widget("destination").isAncestorOf(focus) || focus == &widget("destination");
    }
    EXPECT_TRUE(list_reached);
    EXPECT_TRUE(destination_reached);
}

TEST_F(NamesTest, AChangeOfColoursReachesTheWindow) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    const QPalette before = QApplication::palette();
    apply_appearance(Appearance::light);
    QTest::qWait(50);
    const QColor light = window->grab().toImage().pixelColor(5, window->height() - 5);
    apply_appearance(Appearance::dark);
    QTest::qWait(50);
    const QColor dark = window->grab().toImage().pixelColor(5, window->height() - 5);
    QApplication::setPalette(before);
    EXPECT_GT(light.lightness(), 200);
    EXPECT_LT(dark.lightness(), 60);
}

}  // namespace
}  // namespace drover::test
