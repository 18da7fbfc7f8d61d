// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace drover {

// What a caller may want to branch on. The exact errno stays in Error::code, for people and for JSON.
enum class ErrorKind {
    not_found,
    permission,
    exists,
    no_space,     // ENOSPC, EDQUOT: the destination can take no more
    io,           // EIO and its kin: the medium failed
    unsupported,  // the filesystem or the kernel cannot do this at all
    invalid,      // the request makes no sense (a directory into itself, two sources with one name)
    changed,      // the source was replaced, grew or shrank while it was read
    conflict,     // the target name is taken and the policy is to fail
    mismatch,     // verification found different bytes
    unavailable,  // a forced method cannot serve this item
    cancelled,    // the caller asked for it
    other,
};

// One failure, complete enough to show to a person without further context.
struct Error {
    ErrorKind kind = ErrorKind::other;
    std::string operation;  // the call or the step, for example "openat" or "verify"
    std::string code;       // the errno's name, for example "ENOSPC"; empty where no call failed
    std::string reason;     // in words, for example "No space left on device"
    std::string path;       // bytes as the filesystem has them; may not be UTF-8

    // "PATH: REASON (OPERATION, CODE)", the name made printable as in escape_name().
    std::string message() const;
};

// A name as printable, lossless UTF-8: bytes that are not part of valid UTF-8, control characters and the
// backslash become \xHH. The inverse is unescape_name().
std::string escape_name(const std::string& bytes);
std::string unescape_name(const std::string& text);

// Whether a name is valid UTF-8 without control characters beyond ASCII.
bool is_utf8(const std::string& bytes);

}  // namespace drover
