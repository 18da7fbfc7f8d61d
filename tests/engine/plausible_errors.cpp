// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/plausible_errors.h"

#include <cerrno>
#include <map>

namespace drover::testing {

const std::vector<int>& plausible_errors(Call call) {
    static const std::vector<int> any{EIO};
    static const std::map<Call, std::vector<int>> table{
        {Call::openat, {EACCES, EMFILE, EIO, ENOSPC, ESTALE}},
        {Call::openat_beneath, {EACCES, EMFILE, EIO, EXDEV}},
        {Call::close, {EIO, ENOSPC, EDQUOT}},
        {Call::fstat, {EIO, ESTALE}},
        {Call::fstatat, {EACCES, EIO, ESTALE}},
        {Call::getdents, {EIO, ESTALE}},
        {Call::mkdirat, {ENOSPC, EACCES, EEXIST, EMLINK}},
        {Call::mknodat, {EPERM, ENOSPC}},
        {Call::symlinkat, {ENOSPC, EPERM, EEXIST}},
        {Call::readlinkat, {EIO, EACCES}},
        {Call::linkat, {EMLINK, EPERM, EXDEV, ENOSPC}},
        {Call::renameat, {EIO, EACCES, ENOSPC, EXDEV}},
        {Call::renameat_noreplace, {EEXIST, EINVAL, EIO, ENOSPC, EXDEV}},
        {Call::unlinkat, {EACCES, EIO, EBUSY}},
        {Call::faccessat, {EACCES, EROFS, EPERM, EIO}},
        {Call::statx, {EIO, ENOSYS}},
        {Call::flock, {EWOULDBLOCK, ENOLCK, EOPNOTSUPP}},
        {Call::dup, {EMFILE}},
        {Call::pread, {EIO, EINTR, ESTALE}},
        {Call::pwrite, {ENOSPC, EDQUOT, EIO, EINTR, EFBIG, ESTALE}},
        {Call::copy_file_range, {EXDEV, EINVAL, EINTR, EIO, ENOSPC, ENOMEM}},
        {Call::ficlone, {EOPNOTSUPP, EINVAL, EINTR, EIO, ENOSPC}},
        {Call::ftruncate, {EFBIG, ENOSPC, EIO}},
        {Call::seek_data, {EINVAL, ENOENT, EIO}},
        {Call::seek_hole, {EINVAL, ENOENT, EIO}},
        {Call::fsync, {EIO, ENOSPC, EDQUOT}},
        {Call::syncfs, {EIO, ENOSPC}},
        {Call::sync_file_range, {EIO, ENOSPC, ESPIPE}},
        {Call::fchown, {EPERM, EINVAL}},
        {Call::fchownat, {EPERM}},
        {Call::fchmod, {EPERM}},
        {Call::fchmodat, {EPERM, EOPNOTSUPP}},
        {Call::futimens, {EPERM, EROFS}},
        {Call::utimensat, {EPERM}},
        {Call::flistxattr, {EACCES, EIO}},
        {Call::fgetxattr, {EACCES, EIO}},
        {Call::fsetxattr, {EOPNOTSUPP, ENOSPC, EPERM}},
        {Call::storage_device, {ENOENT}},
        {Call::storage_facts, {ENOENT}},
        {Call::writeback_facts, {ENOENT}},
    };
    const auto found = table.find(call);
    return found == table.end() ? any : found->second;
}

}  // namespace drover::testing
