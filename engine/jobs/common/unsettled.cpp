// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/unsettled.h"

#include "engine/fs/remove_tree.h"
#include "engine/fs/rounded_time.h"
#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

namespace {

using sys::FileType;

sys::SysResult<std::set<std::string>> names_in(sys::Syscalls& sys, int directory) {
    // An offset of its own: the descriptor may have been read before.
    const auto own = sys.openat(directory, ".", sys::OpenMode::directory);
    if (!own) return std::unexpected(own.error());
    std::set<std::string> names;
    for (;;) {
        auto entries = sys.getdents(own->get());
        if (!entries) return std::unexpected(entries.error());
        if (entries->empty()) return names;
        for (auto& entry : *entries) names.insert(std::move(entry.name));
    }
}

class Sieve {
public:
    explicit Sieve(sys::Syscalls& sys) : sys_(sys), boot_time_(sys.boot_time()) {}

    void keep_finished(int source, int copy, const std::string& name) {
        const auto from = sys_.fstatat(source, name);
        const auto to = sys_.fstatat(copy, name);
        if (!to) return;
        if (from && from->type == to->type && to->type == FileType::directory) return keep_inside(source, copy, name);
        if (from && finished(*from, *to)) return;
        static_cast<void>(fs::remove_tree(sys_, copy, name));
    }

private:
    bool finished(const sys::FileStatus& from, const sys::FileStatus& to) const {
        return from.type == to.type && fs::same_time(from.modified, to.modified) && to.changed >= boot_time_ &&
               (from.size == to.size || from.type != FileType::regular);
    }

    void keep_inside(int source, int copy, const std::string& name) {
        const auto from = sys_.openat(source, name, sys::OpenMode::directory);
        const auto to = sys_.openat(copy, name, sys::OpenMode::directory);
        const auto names = to ? names_in(sys_, to->get()) : std::unexpected(to.error());
        if (!from || !names) {
            static_cast<void>(fs::remove_tree(sys_, copy, name));
            return;
        }
        for (const auto& inner : *names) keep_finished(from->get(), to->get(), inner);
    }

    sys::Syscalls& sys_;
    sys::Timestamp boot_time_;
};

}  // namespace

sys::SysResult<std::unique_ptr<Unsettled>> Unsettled::list(sys::Syscalls& sys, int directory) {
    auto names = names_in(sys, directory);
    if (!names) return std::unexpected(names.error());
    auto unsettled = std::make_unique<Unsettled>();
    unsettled->names_ = std::move(*names);
    return unsettled;
}

void remove_unsettled(sys::Syscalls& sys, DirectoryPair& directory, bool stopped) {
    if (!directory.unsettled) return;
    Sieve sieve(sys);
    for (const auto& name : directory.unsettled->take()) {
        if (stopped) sieve.keep_finished(directory.source.get(), directory.destination.get(), name);
        else static_cast<void>(fs::remove_tree(sys, directory.destination.get(), name));
    }
}

}  // namespace drover::jobs
