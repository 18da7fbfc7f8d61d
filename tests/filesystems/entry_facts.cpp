// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/entry_facts.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <functional>
#include <set>
#include <stdexcept>

#include "engine/base/error.h"
#include "engine/sys/unique_fd.h"

namespace drover::test {

namespace {

[[noreturn]] void give_up(const std::string& what) {
    throw std::runtime_error(what + ": " + std::strerror(errno));
}

std::string by_descriptor(int fd) {
    return "/proc/self/fd/" + std::to_string(fd);
}

std::size_t hash_of_file(const std::string& path) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!fd) give_up(path);
    std::string content;
    std::array<char, 65536> piece;
    for (;;) {
        const ssize_t count = ::read(fd.get(), piece.data(), piece.size());
        if (count < 0) give_up(path);
        if (count == 0) return std::hash<std::string>{}(content);
        content.append(piece.data(), static_cast<std::size_t>(count));
    }
}

std::string link_target(int directory, const std::string& name) {
    std::array<char, 4097> target;
    const ssize_t length = ::readlinkat(directory, name.c_str(), target.data(), target.size());
    if (length < 0) give_up(name);
    return {target.data(), static_cast<std::size_t>(length)};
}

class Walk {
public:
    TreeFacts facts;

    void visit(int directory, const std::string& name, const std::string& path) {
        const sys::UniqueFd entry(::openat(directory, name.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
        struct stat st;
        if (!entry || ::fstat(entry.get(), &st) < 0) give_up(path);
        EntryFacts& found = facts[path];
        found.mode = st.st_mode;
        found.uid = st.st_uid;
        found.gid = st.st_gid;
        found.modified = st.st_mtim.tv_sec * std::int64_t{1'000'000'000} + st.st_mtim.tv_nsec;
        if (S_ISCHR(st.st_mode) || S_ISBLK(st.st_mode)) found.device = st.st_rdev;
        found.first_name = path;
        if (S_ISLNK(st.st_mode)) {
            found.link = link_target(directory, name);
            return;
        }
        found.attributes = attributes_of(by_descriptor(entry.get()));
        if (S_ISREG(st.st_mode)) {
            found.size = static_cast<std::uint64_t>(st.st_size);
            found.content = hash_of_file(by_descriptor(entry.get()));
            found.first_name = names_.emplace(std::pair(st.st_dev, st.st_ino), path).first->second;
        }
        if (S_ISDIR(st.st_mode)) enter(entry.get(), path);
    }

private:
    void enter(int entry, const std::string& path) {
        const sys::UniqueFd inside(::openat(entry, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (!inside) give_up(path);
        for (const auto& name : names_in(inside.get()))
            visit(inside.get(), name, path.empty() ? name : path + "/" + name);
    }

    static std::set<std::string> names_in(int directory) {
        DIR* stream = ::fdopendir(::dup(directory));
        if (stream == nullptr) give_up("fdopendir");
        std::set<std::string> names;
        while (const dirent* entry = ::readdir(stream)) names.insert(entry->d_name);
        ::closedir(stream);
        names.erase(".");
        names.erase("..");
        return names;
    }

    std::map<std::pair<dev_t, ino_t>, std::string> names_;
};

std::string printable(const std::map<std::string, std::string>& attributes) {
    std::string text;
    for (const auto& [name, value] : attributes) text += " " + name + "=" + escape_name(value);
    return text.empty() ? " none" : text;
}

std::string what_differs(const EntryFacts& wanted, const EntryFacts& found) {
    std::string text;
    const auto compare = [&](const char* what, std::uint64_t a, std::uint64_t b) {
        if (a != b) text += std::string(" ") + what + " " + std::to_string(a) + " became " + std::to_string(b) + ";";
    };
    compare("mode", wanted.mode, found.mode);
    compare("uid", wanted.uid, found.uid);
    compare("gid", wanted.gid, found.gid);
    if (wanted.modified != found.modified)
        text += " time " + std::to_string(wanted.modified) + " became " + std::to_string(found.modified) + ";";
    compare("size", wanted.size, found.size);
    compare("device", wanted.device, found.device);
    compare("content", wanted.content, found.content);
    if (wanted.link != found.link) text += " link " + wanted.link + " became " + found.link + ";";
    if (wanted.first_name != found.first_name)
        text += " link to " + wanted.first_name + " became one to " + found.first_name + ";";
    if (wanted.attributes != found.attributes)
        text += " attributes" + printable(wanted.attributes) + " became" + printable(found.attributes) + ";";
    return text;
}

}  // namespace

std::map<std::string, std::string> attributes_of(const std::string& path) {
    std::array<char, 65536> buffer;
    const ssize_t length = ::listxattr(path.c_str(), buffer.data(), buffer.size());
    if (length < 0 && errno != EOPNOTSUPP) give_up("listxattr " + path);
    std::map<std::string, std::string> attributes;
    for (ssize_t at = 0; at < length;) {
        const std::string name = buffer.data() + at;
        at += static_cast<ssize_t>(name.size()) + 1;
        if (name.starts_with("trusted.SGI_")) continue;  // how XFS keeps access lists
        std::string value(65536, '\0');
        const ssize_t size = ::getxattr(path.c_str(), name.c_str(), value.data(), value.size());
        if (size < 0) give_up("getxattr " + name);
        value.resize(static_cast<std::size_t>(size));
        attributes[name] = value;
    }
    return attributes;
}

TreeFacts tree_facts(const std::string& root) {
    Walk walk;
    walk.visit(AT_FDCWD, root, "");
    return std::move(walk.facts);
}

std::vector<std::string> differences(const TreeFacts& wanted, const TreeFacts& found) {
    std::vector<std::string> lines;
    for (const auto& [path, facts] : wanted) {
        const auto other = found.find(path);
        if (other == found.end()) lines.push_back(escape_name(path) + " is missing");
        else if (facts != other->second) lines.push_back(escape_name(path) + ":" + what_differs(facts, other->second));
    }
    for (const auto& [path, facts] : found)
        if (!wanted.contains(path)) lines.push_back(escape_name(path) + " is too many");
    return lines;
}

}  // namespace drover::test
