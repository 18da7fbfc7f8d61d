// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <clocale>

namespace drover::archive {

// libarchive turns names into the locale's encoding, and in the "C" locale every name beyond ASCII is a warning or
// worse. Only this thread's locale changes, and only while libarchive is at work.
class Utf8Names {
public:
    Utf8Names() {
        static const locale_t utf8 = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        if (utf8 != nullptr) before_ = ::uselocale(utf8);
    }
    ~Utf8Names() {
        if (before_ != nullptr) ::uselocale(before_);
    }
    Utf8Names(const Utf8Names&) = delete;
    Utf8Names& operator=(const Utf8Names&) = delete;

private:
    locale_t before_ = nullptr;
};

}  // namespace drover::archive
