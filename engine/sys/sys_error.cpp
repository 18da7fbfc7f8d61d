// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sys/sys_error.h"

#include <cstring>

namespace drover::sys {

namespace {

ErrorKind kind_of(std::errc code) {
    switch (static_cast<int>(code)) {
        case ENOENT:
        case ENOTDIR:
        case ENXIO:
        case ENODEV:
            return ErrorKind::not_found;
        case EACCES:
        case EPERM:
        case EROFS:
            return ErrorKind::permission;
        case EEXIST:
        case ENOTEMPTY:
            return ErrorKind::exists;
        case ENOSPC:
        case EDQUOT:
            return ErrorKind::no_space;
        case EIO:
        case ESTALE:
        case EREMOTEIO:
        case ETIMEDOUT:
            return ErrorKind::io;
        case ENOSYS:
        case ENOTTY:
        case EOPNOTSUPP:
        case EXDEV:
            return ErrorKind::unsupported;
        case EINVAL:
        case ELOOP:
        case ENAMETOOLONG:
        case EISDIR:
            return ErrorKind::invalid;
        default:
            return ErrorKind::other;
    }
}

}  // namespace

std::string code_name(std::errc code) {
    const char* name = ::strerrorname_np(static_cast<int>(code));
    return name != nullptr ? name : "errno " + std::to_string(static_cast<int>(code));
}

std::string code_text(std::errc code) {
    const char* text = ::strerrordesc_np(static_cast<int>(code));
    return text != nullptr ? text : code_name(code);
}

Error to_error(SysError error, std::string path) {
    return Error{.kind = kind_of(error.code),
                 .operation = error.call,
                 .code = code_name(error.code),
                 .reason = code_text(error.code),
                 .path = std::move(path)};
}

std::unexpected<Error> fail(SysError error, std::string path) {
    return std::unexpected(to_error(error, std::move(path)));
}

}  // namespace drover::sys
