// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/remove_tree.h"

#include <optional>
#include <utility>
#include <vector>

#include "engine/fs/open_again.h"

namespace drover::fs {

namespace {

// Goes down into the first directory that is not empty and back up by "..", which must be where it came from: a
// directory that somebody moves meanwhile leads nowhere else.
class Removal {
public:
    explicit Removal(sys::Syscalls& sys) : sys_(sys) {}

    // Everything in the directory, and what is below.
    sys::SysStatus empty(sys::UniqueFd top) {
        here_ = std::move(top);
        for (;;) {
            auto inner = remove_files();
            if (!inner) return std::unexpected(inner.error());
            if (*inner) {
                if (const auto entered = enter(std::move(**inner)); !entered) return entered;
            } else if (way_.empty()) {
                return {};
            } else if (const auto left = leave(); !left) {
                return left;
            }
        }
    }

private:
    struct Step {
        sys::FileId above;
        std::string name;  // of the directory below
    };

    // A directory that is in the way, or nothing once all is gone.
    sys::SysResult<std::optional<std::string>> remove_files() {
        for (;;) {
            const auto entries = sys_.getdents(here_.get());
            if (!entries) return std::unexpected(entries.error());
            if (entries->empty()) return std::nullopt;
            for (const auto& entry : *entries) {
                const auto removed = sys_.unlinkat(here_.get(), entry.name);
                if (removed) continue;
                if (!removed.error().is(std::errc::is_a_directory)) return std::unexpected(removed.error());
                // One that is empty already.
                if (sys_.unlinkat(here_.get(), entry.name, true)) continue;
                return entry.name;
            }
        }
    }

    sys::SysStatus enter(std::string name) {
        const auto status = sys_.fstat(here_.get());
        if (!status) return std::unexpected(status.error());
        auto inside = sys_.openat(here_.get(), name, sys::OpenMode::directory);
        if (!inside) return std::unexpected(inside.error());
        way_.push_back({status->id, std::move(name)});
        here_ = std::move(*inside);
        return {};
    }

    sys::SysStatus leave() {
        const Step step = std::move(way_.back());
        way_.pop_back();
        auto above = open_above(sys_, here_.get(), step.above);
        if (!above) return std::unexpected(above.error());
        here_ = std::move(*above);
        return sys_.unlinkat(here_.get(), step.name, true);
    }

    sys::Syscalls& sys_;
    sys::UniqueFd here_;
    std::vector<Step> way_;
};

}  // namespace

sys::SysStatus remove_tree(sys::Syscalls& sys, int directory, const std::string& name) {
    auto removed = sys.unlinkat(directory, name);
    if (removed || !removed.error().is(std::errc::is_a_directory)) return removed;
    if (auto empty = sys.unlinkat(directory, name, true); empty || !empty.error().is(std::errc::directory_not_empty))
        return empty;
    auto inside = sys.openat(directory, name, sys::OpenMode::directory);
    if (!inside) return std::unexpected(inside.error());
    if (const auto emptied = Removal(sys).empty(std::move(*inside)); !emptied) return emptied;
    return sys.unlinkat(directory, name, true);
}

}  // namespace drover::fs
