// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/museum.h"

#include <sys/stat.h>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

void build_modes(const std::string& room) {
    make_directory(room);
    for (const std::uint32_t mode : {0000U, 0400U, 0640U, 0666U, 0777U, 01644U, 02755U, 04755U, 06777U}) {
        const std::string path = room + "/file-" + std::to_string(mode);
        write_file(path, "mode");
        set_owner(path, 1000 + mode, 2000 + mode);
        set_permissions(path, mode);
    }
    for (const std::uint32_t mode : {0500U, 0700U, 01777U, 02775U, 03770U}) {
        const std::string path = room + "/directory-" + std::to_string(mode);
        make_directory(path);
        write_file(path + "/inside", "x");
        set_owner(path, 1234, 5678);
        set_permissions(path, mode);
    }
}

void build_attributes(const std::string& room) {
    make_directory(room);
    write_file(room + "/attributes", "a");
    set_attribute(room + "/attributes", "user.comment", "hello");
    set_attribute(room + "/attributes", "user.empty", "");
    set_attribute(room + "/attributes", "user.bytes", std::string("\0\xff\n", 3));
    set_attribute(room + "/attributes", "user.long", std::string(1000, 'x'));
    set_attribute(room + "/attributes", "trusted.note", "for root only");
    write_file(room + "/access-list", "b", 0640);
    set_attribute(room + "/access-list", "system.posix_acl_access", acl_with(1001, 6, 2002, 4));
    write_file(room + "/capability", "c", 0755);
    set_owner(room + "/capability", 1000, 1000);
    set_attribute(room + "/capability", "security.capability", net_raw_capability());
    make_directory(room + "/with-default");
    write_file(room + "/with-default/made-before", "d");
    set_attribute(room + "/with-default", "system.posix_acl_access", acl_with(1001, 7, 2002, 5));
    set_attribute(room + "/with-default", "system.posix_acl_default", acl_with(1003, 4, 2004, 4));
    set_attribute(room + "/with-default", "user.of-a-directory", "yes");
}

void build_kinds(const std::string& room) {
    make_directory(room);
    make_symlink("no/such/target", room + "/dangling");
    make_symlink("../modes", room + "/to-a-directory");
    make_symlink(std::string(1000, 'l'), room + "/long-link");
    set_owner(room + "/dangling", 77, 88);
    make_node(room + "/fifo", S_IFIFO | 0622);
    make_node(room + "/socket", S_IFSOCK | 0755);
    make_node(room + "/null", S_IFCHR | 0666, 1, 3);
    make_node(room + "/disk", S_IFBLK | 0640, 259, 200'000);
    set_owner(room + "/disk", 0, 6);
    for (const auto& name : names_in(room)) set_time(room + "/" + name, year_1950 + 7);
}

void build_links(const std::string& room) {
    make_directory(room);
    make_directory(room + "/other");
    write_file(room + "/first", "linked");
    make_link(room + "/first", room + "/second");
    make_link(room + "/first", room + "/other/third");
    set_attribute(room + "/first", "user.shared", "by three names");
}

void build_names(const std::string& room) {
    make_directory(room);
    for (const std::string name :
         {"-rf", " ", "new\nline", "back\\slash", "\xff\xfe latin \xe9", "ümlaut", ".hidden", "*?[a]"})
        write_file(room + "/" + name, "content of " + name);
    write_file(room + "/" + std::string(255, 'n'), "a long name");
    make_directory(room + "/" + std::string(255, '\xe4'));
    write_file(room + "/" + std::string(255, '\xe4') + "/inside", "x");
}

void build_sizes(const std::string& room) {
    make_directory(room);
    for (const char* shape : {"empty", "one_byte", "block_plus_1", "dense_odd_end", "islands", "all_hole_odd_size"})
        build_file(room + "/" + shape, file_shape(shape));
}

void age(const std::string& directory, std::int64_t time) {
    for (const auto& name : names_in(directory)) {
        const std::string path = directory + "/" + name;
        struct stat st;
        if (::lstat(path.c_str(), &st) != 0) continue;
        if (S_ISDIR(st.st_mode)) age(path, time + 1);
        else if (S_ISREG(st.st_mode)) set_time(path, time + 3);
    }
    set_time(directory, time);
}

}  // namespace

void build_museum(const std::string& root) {
    make_directory(root, 0751);
    build_modes(root + "/modes");
    build_attributes(root + "/attributes");
    build_kinds(root + "/kinds");
    build_links(root + "/links");
    build_names(root + "/names");
    build_sizes(root + "/sizes");
    make_directory(root + "/empty", 0711);
    age(root + "/names", year_1950);
    age(root + "/modes", year_2001);
    age(root + "/sizes", -1);  // the nanosecond before 1970
    set_time(root + "/empty", year_1950);
    set_time(root, year_2001 + 5);
}

}  // namespace drover::test
