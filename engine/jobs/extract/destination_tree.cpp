// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/extract/destination_tree.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/fs/remove_tree.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/copy/type_words.h"

namespace drover::jobs {

namespace {

using archive::MemberPath;
using transfer::Side;

constexpr std::size_t most_open = 128;

MemberPath split(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return {.parent = {}, .name = path};
    return {.parent = path.substr(0, slash), .name = path.substr(slash + 1)};
}

std::string first_part(const std::string& path) {
    return path.substr(0, path.find('/'));
}

bool is_missing(sys::SysError error) {
    return error.is(std::errc::no_such_file_or_directory);
}

}  // namespace

DestinationTree::DestinationTree(JobContext& job, MemberDresser& dresser, sys::UniqueFd root, std::string path)
    : job_(job),
      dresser_(dresser),
      root_(std::move(root)),
      path_(std::move(path)),
      profile_(&fs::profile_of(job.sys, root_.get())) {
    if (const auto facts = job_.sys.fstatfs(root_.get()); facts && facts->block_size > 0) block_ = facts->block_size;
    if (const auto status = job_.sys.fstat(root_.get())) device_ = status->id.device;
}

void DestinationTree::set_archive(const std::string& path) {
    archive_ = path;
    opened_.clear();
}

bool DestinationTree::in_hidden_tree(const std::string& path) const {
    return hidden_.contains(first_part(path));
}

std::string DestinationTree::real_path(const std::string& path) const {
    const auto tree = hidden_.find(first_part(path));
    if (tree == hidden_.end()) return path.empty() ? "." : path;
    return tree->second.name() + path.substr(tree->first.size());
}

sys::SysResult<DirectoryPairPtr> DestinationTree::open(const std::string& path) {
    auto fd = job_.sys.openat_beneath(root_.get(), real_path(path), sys::OpenMode::root, 0);
    if (!fd) return std::unexpected(fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return std::unexpected(status.error());
    auto pair = std::make_shared<DirectoryPair>();
    pair->source_path = path.empty() ? archive_ : DirectoryPair::join(archive_, path);
    pair->destination_path = path.empty() ? path_ : DirectoryPair::join(path_, path);
    pair->destination_id = status->id;
    pair->destination_profile = status->id.device == device_ ? profile_ : &fs::profile_of(job_.sys, fd->get());
    pair->fresh = fresh_.contains(path);
    const bool in_leftover = taken_over_.contains(first_part(path));
    if (in_leftover) entered_.insert(path);
    pair->taken_over = in_leftover && !pair->fresh;
    pair->append_only = !pair->fresh && !in_leftover && is_append_only(job_.sys, fd->get());
    pair->inherits_acl = job_.metadata.has_default_acl(fd->get());
    pair->destination = std::move(*fd);
    return pair;
}

sys::SysResult<DirectoryPairPtr> DestinationTree::open_or_make(const std::string& path) {
    auto opened = open(path);
    if (opened || !is_missing(opened.error()) || path.empty()) return opened;
    const MemberPath parts = split(path);
    const auto parent = open_or_make(parts.parent);
    if (!parent) return parent;
    const auto made = make(**parent, parts, 0777);
    if (!made && !made.error().is(std::errc::file_exists)) return std::unexpected(made.error());
    // A link that stands there may lead to a tree that has no name yet.
    if (!made) publish();
    return open(path);
}

// Beside existing entries as a hidden tree, inside one under its own name.
sys::SysStatus DestinationTree::make(const DirectoryPair& parent, const MemberPath& path, std::uint32_t permissions) {
    const bool at_top = path.parent.empty();
    if (!at_top || in_hidden_tree(path.name)) {
        auto made = job_.sys.mkdirat(parent.destination.get(), path.name, permissions);
        if (made && parent.fresh) fresh_.insert(path.whole());
        return made;
    }
    if (job_.sys.fstatat(root_.get(), path.name))
        return std::unexpected(sys::SysError{std::errc::file_exists, "mkdirat"});
    if (parent.append_only) return std::unexpected(append_only_refuses());
    auto tree = fs::StagedEntry::hidden(job_.sys, root_.get(), path.name);
    const bool left = job_.request.options.go_on && tree.take_over_directory();
    if (!left)
        if (const auto made = tree.create_directory(permissions); !made) return made;
    if (const auto closed = close_to_others(tree.name(), path.name); !closed) return closed;
    hidden_.emplace(path.name, std::move(tree));
    (left ? taken_over_ : fresh_).insert(path.name);
    return {};
}

// Whatever is created inside may then have its own permissions at once. Those that the umask left are for the end,
// unless a member says better.
sys::SysStatus DestinationTree::close_to_others(const std::string& hidden, const std::string& name) {
    const auto fd = job_.sys.openat(root_.get(), hidden, sys::OpenMode::directory);
    if (!fd) return std::unexpected(fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return std::unexpected(status.error());
    implied_[name] = status->permissions;
    return status->permissions == 0700 ? sys::SysStatus{} : job_.sys.fchmod(fd->get(), 0700);
}

std::expected<DirectoryPairPtr, Error> DestinationTree::directory(const std::string& path) {
    if (const auto found = opened_.find(path); found != opened_.end()) return found->second;
    auto opened = open_or_make(path);
    if (!opened) {
        Error error = sys::to_error(opened.error(), DirectoryPair::join(path_, path));
        if (opened.error().is(std::errc::cross_device_link)) {
            error.kind = ErrorKind::invalid;
            error.reason = "The way there leads out of the destination";
        }
        return std::unexpected(std::move(error));
    }
    if (opened_.size() >= most_open) opened_.clear();
    opened_[path] = *opened;
    return *opened;
}

void DestinationTree::add(const MemberPath& path, const archive::ReadMember& found) {
    const std::string whole = path.whole();
    if (!path.name.empty() && !enter(path, true)) return;
    auto fd = job_.sys.openat_beneath(root_.get(), real_path(whole), sys::OpenMode::directory, 0);
    const auto status = fd ? job_.sys.fstat(fd->get()) : std::unexpected(fd.error());
    if (!status) {
        fail(status.error(), whole);
        return;
    }
    Waiting waiting{.member = {}, .wanted = dresser_.wanted(found), .id = status->id};
    waiting.member.attributes = found.member.attributes;
    waiting_.insert_or_assign(whole, std::move(waiting));
    job_.record.directory_done();
}

// Makes it, or merges into what is there.
bool DestinationTree::enter(const MemberPath& path, bool may_make) {
    const auto parent = directory(path.parent);
    const std::string whole = path.whole();
    if (!parent) return fail(parent.error(), whole);
    const std::string name = path.parent.empty() ? real_path(path.name) : path.name;
    const auto existing = job_.sys.fstatat((*parent)->destination.get(), name);
    if (existing && existing->type == sys::FileType::directory) return opened_again(**parent, whole, name, *existing);
    if (existing) {
        if (job_.request.options.on_conflict != ConflictPolicy::skip)
            return fail({.kind = ErrorKind::conflict,
                         .operation = "extract",
                         .code = "EEXIST",
                         .reason = not_replaced(existing->type, sys::FileType::directory),
                         .path = DirectoryPair::join(path_, whole)},
                        whole);
        job_.skip_item(DirectoryPair::join(archive_, whole), DirectoryPair::join(path_, whole), Skip{}.why, 0,
                       JobRecord::Kind::directory);
        return false;
    }
    if (!is_missing(existing.error())) return fail(existing.error(), whole);
    // The owner's alone until its own permissions are set, after its content.
    const auto made = make(**parent, path, 0700);
    if (made) return true;
    const bool again = made.error().is(std::errc::file_exists) && may_make;
    return again ? enter(path, false) : fail(made.error(), whole);
}

// What a job that died left may have got its own permissions already.
bool DestinationTree::opened_again(const DirectoryPair& parent, const std::string& path, const std::string& name,
                                   const sys::FileStatus& existing) {
    if (!parent.taken_over || (existing.permissions & 0700U) == 0700U) return true;
    const auto opened = job_.sys.fchmodat(parent.destination.get(), name, 0700);
    return opened ? true : fail(opened.error(), path);
}

void DestinationTree::remove_others(const std::string& path, const std::function<bool(const std::string&)>& delivered) {
    const auto fd = job_.sys.openat_beneath(root_.get(), real_path(path), sys::OpenMode::directory, 0);
    const auto left = fd ? Unsettled::list(job_.sys, fd->get()) : std::unexpected(fd.error());
    if (!left) return static_cast<void>(fail(left.error(), path));
    for (const auto& name : (*left)->take()) {
        const std::string inner = path + '/' + name;
        if (entered_.contains(inner)) remove_others(inner, delivered);
        else if (!waiting_.contains(inner) && !delivered(inner))
            static_cast<void>(fs::remove_tree(job_.sys, fd->get(), name));
    }
}

void DestinationTree::finish(const std::function<bool(const std::string&)>& delivered) {
    opened_.clear();
    if (job_.control.stop_requested()) be_incomplete();
    for (const auto& name : taken_over_) remove_others(name, delivered);
    std::vector<std::pair<const std::string*, const Waiting*>> order;
    order.reserve(waiting_.size());
    for (const auto& [path, waiting] : waiting_) order.emplace_back(&path, &waiting);
    const auto depth = [](const std::string& path) { return path.empty() ? 0 : 1 + std::ranges::count(path, '/'); };
    std::ranges::sort(order, std::ranges::greater{}, [&](const auto& one) { return depth(*one.first); });
    for (const auto& [path, waiting] : order)
        if (!path->empty()) dress(*path, *waiting);
    publish();
    // The destination's own times change with each name in it.
    if (const auto own = waiting_.find(""); own != waiting_.end()) dress("", own->second);
    waiting_.clear();
}

// Through no link, and only where the directory is still the one that was seen.
void DestinationTree::dress(const std::string& path, const Waiting& waiting) {
    const std::string shown = path.empty() ? path_ : DirectoryPair::join(path_, path);
    auto fd = job_.sys.openat_beneath(root_.get(), real_path(path), sys::OpenMode::directory, 0);
    if (!fd) return job_.record.losses.note(fs::Loss::permissions, fd.error(), shown);
    const auto now = job_.sys.fstat(fd->get());
    if (!now) return job_.record.losses.note(fs::Loss::permissions, now.error(), shown);
    if (now->id != waiting.id) return;
    sys::FileStatus wanted = waiting.wanted;
    // Whoever goes on with an extraction that was stopped has to get in.
    if (job_.control.stop_requested()) wanted.permissions |= 0700U;
    if (!complete_) {
        wanted.accessed = now->accessed;
        wanted.modified = now->modified;
    }
    dresser_.dress(fd->get(), waiting.member, wanted, *now, job_.metadata.has_default_acl(fd->get()), shown);
}

void DestinationTree::publish() {
    for (auto& [name, tree] : hidden_) {
        const auto implied = implied_.find(name);
        if (!waiting_.contains(name) && implied != implied_.end())
            static_cast<void>(job_.sys.fchmodat(root_.get(), tree.name(), implied->second));
        publish(tree);
    }
    implied_.clear();
    hidden_.clear();
    fresh_.clear();
    taken_over_.clear();
    entered_.clear();
    opened_.clear();
}

void DestinationTree::publish(fs::StagedEntry& tree) {
    // A job that was stopped before anything got here leaves no empty shell behind.
    if (job_.control.stop_requested() && job_.sys.unlinkat(root_.get(), tree.name(), true)) return;
    if (!complete_)
        job_.record.warn(escape_name(DirectoryPair::join(path_, tree.final_name())) +
                         " is incomplete: the job ended before all was there");
    const auto named = tree.commit(fs::Replace::no);
    if (named) return;
    // Another program took the name. What was unpacked is not thrown away for that.
    const auto name = free_name(job_.sys, root_.get(), tree.final_name());
    const auto kept = name ? tree.commit_as(*name) : sys::SysStatus(std::unexpected(name.error()));
    auto error = sys::to_error(named.error(), DirectoryPair::join(path_, tree.final_name()));
    if (kept) error.reason += "; what was unpacked is in " + escape_name(*name);
    fail(std::move(error), tree.final_name());
}

bool DestinationTree::fail(sys::SysError error, const std::string& path) {
    return fail(sys::to_error(error, DirectoryPair::join(path_, path)), path);
}

bool DestinationTree::fail(Error error, const std::string& path) {
    job_.fail_entry(std::move(error), Side::destination, DirectoryPair::join(archive_, path),
                    DirectoryPair::join(path_, path), JobRecord::Kind::directory);
    return false;
}

}  // namespace drover::jobs
