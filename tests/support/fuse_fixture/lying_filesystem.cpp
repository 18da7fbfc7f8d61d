// SPDX-License-Identifier: GPL-3.0-or-later
// A filesystem that passes everything on to a directory, but for what it was told to do wrong. Each fault stands for
// one that a real filesystem has; see usage() below.
#define FUSE_USE_VERSION 31
#include <dirent.h>
#include <fcntl.h>
#include <fuse.h>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <string>

namespace {

std::string root;
std::map<std::string, long> faults;

void usage() {
    std::fputs(
        "usage: drover_lying_filesystem DIRECTORY MOUNTPOINT [FAULT=NUMBER]...\n"
        "  size=N          every file says that it has N bytes (as /proc does)\n"
        "  blocks=N        every file says that it has N blocks (vmfs-fuse)\n"
        "  flush=ERRNO     close() fails (NFS, quota)\n"
        "  fsync=ERRNO     fsync() fails\n"
        "  write=ERRNO     write() fails ...\n"
        "  full-at=BYTES   ... once a file has so many bytes\n"
        "  corrupt=OFFSET  the byte there reads wrong\n"
        "  no-replace=1    renameat2() refuses its flags (NFS, FAT)\n"
        "  no-links=1      there are no hard links (FAT)\n"
        "  no-attributes=1 there are no extended attributes\n"
        "  illegal=CHAR    names with this character cannot be made: ENOENT (exFAT)\n"
        "  longest=N       longer names are refused (eCryptfs)\n",
        stderr);
}

long fault(const char* name, long otherwise = 0) {
    const auto found = faults.find(name);
    return found == faults.end() ? otherwise : found->second;
}

std::string below(const char* path) {
    return root + path;
}
int answer(long result) {
    return result < 0 ? -errno : 0;
}
int handle(const fuse_file_info* info) {
    return static_cast<int>(info->fh);
}

// 0, or why this name cannot be made.
int refuse_name(const char* path) {
    const char* name = std::strrchr(path, '/') + 1;
    if (static_cast<long>(std::strlen(name)) > fault("longest", 255)) return -ENAMETOOLONG;
    const auto illegal = static_cast<int>(fault("illegal"));
    return illegal != 0 && std::strchr(name, illegal) != nullptr ? -ENOENT : 0;
}

void* begin(fuse_conn_info*, fuse_config* config) {
    config->use_ino = 1;                               // so that hard links are known as such,
    config->attr_timeout = config->entry_timeout = 0;  // also right after they were made
    config->hard_remove = 1;                           // what is removed while it is open gets no hidden name
    return nullptr;
}

int get_status(const char* path, struct stat* status, fuse_file_info*) {
    if (::lstat(below(path).c_str(), status) < 0) return -errno;
    if (!S_ISREG(status->st_mode)) return 0;
    status->st_size = fault("size", status->st_size);
    status->st_blocks = fault("blocks", status->st_blocks);
    return 0;
}

int read_link(const char* path, char* buffer, std::size_t size) {
    const ssize_t length = ::readlink(below(path).c_str(), buffer, size - 1);
    if (length < 0) return -errno;
    buffer[length] = '\0';
    return 0;
}

int read_directory(const char* path, void* buffer, fuse_fill_dir_t fill, off_t, fuse_file_info*, fuse_readdir_flags) {
    DIR* directory = ::opendir(below(path).c_str());
    if (directory == nullptr) return -errno;
    while (const dirent* entry = ::readdir(directory)) fill(buffer, entry->d_name, nullptr, 0, fuse_fill_dir_flags{});
    ::closedir(directory);
    return 0;
}

int make_node(const char* path, mode_t mode, dev_t device) {
    const int refusal = refuse_name(path);
    return refusal != 0 ? refusal : answer(::mknod(below(path).c_str(), mode, device));
}
int make_directory(const char* path, mode_t mode) {
    const int refusal = refuse_name(path);
    return refusal != 0 ? refusal : answer(::mkdir(below(path).c_str(), mode));
}
int make_symlink(const char* target, const char* path) {
    return answer(::symlink(target, below(path).c_str()));
}
int make_link(const char* from, const char* to) {
    return fault("no-links") != 0 ? -EPERM : answer(::link(below(from).c_str(), below(to).c_str()));
}
int remove_file(const char* path) {
    return answer(::unlink(below(path).c_str()));
}
int remove_directory(const char* path) {
    return answer(::rmdir(below(path).c_str()));
}

int rename_entry(const char* from, const char* to, unsigned flags) {
    if (flags != 0 && fault("no-replace") != 0) return -EINVAL;
    const int refusal = refuse_name(to);
    if (refusal != 0) return refusal;
    return answer(::renameat2(AT_FDCWD, below(from).c_str(), AT_FDCWD, below(to).c_str(), flags));
}

int set_permissions(const char* path, mode_t mode, fuse_file_info*) {
    return answer(::chmod(below(path).c_str(), mode));
}
int set_owner(const char* path, uid_t uid, gid_t gid, fuse_file_info*) {
    return answer(::lchown(below(path).c_str(), uid, gid));
}
int set_size(const char* path, off_t size, fuse_file_info*) {
    return answer(::truncate(below(path).c_str(), size));
}
int set_times(const char* path, const timespec times[2], fuse_file_info*) {
    return answer(::utimensat(AT_FDCWD, below(path).c_str(), times, AT_SYMLINK_NOFOLLOW));
}

int open_file(const char* path, fuse_file_info* info) {
    const int fd = ::open(below(path).c_str(), info->flags & ~O_NOFOLLOW);
    if (fd < 0) return -errno;
    info->fh = static_cast<std::uint64_t>(fd);
    info->direct_io = fault("size", -1) >= 0;
    return 0;
}
int create_file(const char* path, mode_t mode, fuse_file_info* info) {
    const int refusal = refuse_name(path);
    if (refusal != 0) return refusal;
    const int fd = ::open(below(path).c_str(), info->flags | O_CREAT, mode);
    if (fd < 0) return -errno;
    info->fh = static_cast<std::uint64_t>(fd);
    return 0;
}

int read_file(const char*, char* buffer, std::size_t size, off_t offset, fuse_file_info* info) {
    const ssize_t count = ::pread(handle(info), buffer, size, offset);
    const off_t wrong = fault("corrupt", -1);
    if (wrong >= offset && wrong < offset + count)
        buffer[wrong - offset] = static_cast<char>(buffer[wrong - offset] ^ 1);
    return count < 0 ? -errno : static_cast<int>(count);
}

int write_file(const char*, const char* data, std::size_t size, off_t offset, fuse_file_info* info) {
    const long error = fault("write");
    if (error != 0 && offset + static_cast<off_t>(size) > fault("full-at")) return static_cast<int>(-error);
    const ssize_t count = ::pwrite(handle(info), data, size, offset);
    return count < 0 ? -errno : static_cast<int>(count);
}

int flush_file(const char*, fuse_file_info* info) {
    const bool written = (::fcntl(handle(info), F_GETFL) & O_ACCMODE) != O_RDONLY;
    return written ? static_cast<int>(-fault("flush")) : 0;
}
int release_file(const char*, fuse_file_info* info) {
    return answer(::close(handle(info)));
}
int sync_file(const char*, int, fuse_file_info*) {
    return static_cast<int>(-fault("fsync"));
}
int get_facts(const char* path, struct statvfs* facts) {
    return answer(::statvfs(below(path).c_str(), facts));
}

int set_attribute(const char* path, const char* name, const char* value, std::size_t size, int flags) {
    if (fault("no-attributes") != 0) return -EOPNOTSUPP;
    return answer(::lsetxattr(below(path).c_str(), name, value, size, flags));
}
int get_attribute(const char* path, const char* name, char* value, std::size_t size) {
    const ssize_t length = ::lgetxattr(below(path).c_str(), name, value, size);
    return length < 0 ? -errno : static_cast<int>(length);
}
int list_attributes(const char* path, char* list, std::size_t size) {
    if (fault("no-attributes") != 0) return -EOPNOTSUPP;
    const ssize_t length = ::llistxattr(below(path).c_str(), list, size);
    return length < 0 ? -errno : static_cast<int>(length);
}

fuse_operations operations() {
    fuse_operations all{};
    all.init = begin;
    all.getattr = get_status;
    all.readlink = read_link;
    all.readdir = read_directory;
    all.mknod = make_node;
    all.mkdir = make_directory;
    all.symlink = make_symlink;
    all.link = make_link;
    all.unlink = remove_file;
    all.rmdir = remove_directory;
    all.rename = rename_entry;
    all.chmod = set_permissions;
    all.chown = set_owner;
    all.truncate = set_size;
    all.utimens = set_times;
    all.open = open_file;
    all.create = create_file;
    all.read = read_file;
    all.write = write_file;
    all.flush = flush_file;
    all.release = release_file;
    all.fsync = sync_file;
    all.statfs = get_facts;
    all.setxattr = set_attribute;
    all.getxattr = get_attribute;
    all.listxattr = list_attributes;
    return all;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) return usage(), 2;
    root = argv[1];
    for (int i = 3; i < argc; ++i) {
        const std::string word = argv[i];
        const auto equals = word.find('=');
        if (equals == std::string::npos) return usage(), 2;
        faults[word.substr(0, equals)] = std::atol(word.c_str() + equals + 1);
    }
    const char* arguments[] = {argv[0], "-f", "-s", "-o", "fsname=drover-lying,default_permissions", argv[2]};
    const fuse_operations all = operations();
    return fuse_main(static_cast<int>(std::size(arguments)), const_cast<char**>(arguments), &all, nullptr);
}
