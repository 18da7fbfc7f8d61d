// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <clocale>

namespace drover::archive {

// libarchive turns names into the locale's encoding, and in the "C" locale every name beyond ASCII is a warning or
// worse. Only this thread's locale changes, and only while libarchive is at work.
//
// It would also compose what is decomposed, so that two names become one: names that an archive has in UTF-8 or UTF-16
// are taken past its conversion, byte for byte (utf8_names.cpp). That part holds for the whole program.
class Utf8Names {
public:
    Utf8Names();
    ~Utf8Names();
    Utf8Names(const Utf8Names&) = delete;
    Utf8Names& operator=(const Utf8Names&) = delete;

private:
    locale_t before_ = nullptr;
};

}  // namespace drover::archive
