// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/member/utf8_names.h"

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/archive/member/utf16.h"

struct archive_entry;
struct archive_string_conv;

// The linker leads libarchive's own calls of these functions here (--wrap in engine/CMakeLists.txt), since no option of
// libarchive reads a name without composing it.
#define DROVER_CONVERTED(what)                                                                                        \
    extern "C" int drover_real_##what(archive_entry*, const char*, std::size_t,                                       \
                                      archive_string_conv*) asm("__real__archive_entry_copy_" #what "_l");            \
    extern "C" int drover_take_##what(archive_entry* entry, const char* bytes, std::size_t length,                    \
                                      archive_string_conv* conversion) asm("__wrap__archive_entry_copy_" #what "_l"); \
    extern "C" int drover_take_##what(archive_entry* entry, const char* bytes, std::size_t length,                    \
                                      archive_string_conv* conversion) {                                              \
        return drover::archive::take_name(drover_real_##what, entry, bytes, length, conversion);                      \
    }
#define DROVER_UPDATED(what)                                                                                  \
    extern "C" void archive_entry_copy_##what(archive_entry*, const char*);                                   \
    extern "C" int drover_update_##what(archive_entry* entry,                                                 \
                                        const char* bytes) asm("__wrap_archive_entry_update_" #what "_utf8"); \
    extern "C" int drover_update_##what(archive_entry* entry, const char* bytes) {                            \
        archive_entry_copy_##what(entry, bytes);                                                              \
        return 1;                                                                                             \
    }

// Of the encoding that a name is in.
extern "C" const char* archive_string_conversion_charset_name(archive_string_conv*);

namespace drover::archive {

namespace {

using Take = int(archive_entry*, const char*, std::size_t, archive_string_conv*);

int take_name(Take* real, archive_entry* entry, const char* bytes, std::size_t length,
              archive_string_conv* conversion) {
    if (conversion == nullptr || bytes == nullptr) return real(entry, bytes, length, conversion);
    const std::string_view encoding = ::archive_string_conversion_charset_name(conversion);
    if (encoding == "UTF-8") return real(entry, bytes, length, nullptr);
    const bool little = encoding == "UTF-16LE";
    if (!little && encoding != "UTF-16BE") return real(entry, bytes, length, conversion);
    const std::string name = utf8_of_utf16({bytes, length}, little ? ByteOrder::little : ByteOrder::big);
    return real(entry, name.data(), name.size(), nullptr);
}

}  // namespace

Utf8Names::Utf8Names() {
    static const locale_t utf8 = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    if (utf8 != nullptr) before_ = ::uselocale(utf8);
}

Utf8Names::~Utf8Names() {
    if (before_ != nullptr) ::uselocale(before_);
}

}  // namespace drover::archive

DROVER_CONVERTED(pathname)
DROVER_CONVERTED(link)
DROVER_CONVERTED(symlink)
DROVER_CONVERTED(hardlink)
DROVER_CONVERTED(uname)
DROVER_CONVERTED(gname)
// RAR 5 takes this way.
DROVER_UPDATED(pathname)
DROVER_UPDATED(symlink)
DROVER_UPDATED(hardlink)
