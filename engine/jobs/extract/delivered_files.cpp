// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/extract/delivered_files.h"

#include <algorithm>
#include <string_view>

namespace drover::jobs {

void DeliveredFiles::add(const std::string& path, const std::string& placed_as, sys::FileId id) {
    files_[hash(path)] = {id, archive_};
    if (!earlier_.empty()) earlier_.erase(hash(path));
    if (!contents_.empty()) contents_.erase(path);
    const bool renamed = std::string_view(path).substr(path.rfind('/') + 1) != placed_as;
    if (renamed) renamed_[path] = placed_as;
    else if (!renamed_.empty()) renamed_.erase(path);
}

void DeliveredFiles::add(const std::vector<SmallFile>& written) {
    for (const auto& file : written) add(file.member_path(), file.placed_as, file.id);
}

void DeliveredFiles::add_earlier(const std::string& path, const std::string& name, sys::FileId id) {
    add(path, name, id);
    earlier_.insert(hash(path));
}

std::optional<archive::MemberPath> DeliveredFiles::content_of(const std::string& path) const {
    const auto found = contents_.find(path);
    return found == contents_.end() ? std::nullopt : std::optional(found->second);
}

bool DeliveredFiles::placed(const std::string& path) const {
    if (contains(path)) return true;
    const std::string_view whole = path;
    const std::size_t slash = path.rfind('/');
    return std::ranges::any_of(renamed_, [&](const auto& renamed) {
        return renamed.first.rfind('/') == slash && renamed.first.starts_with(whole.substr(0, slash + 1)) &&
               whole.substr(slash + 1) == renamed.second;
    });
}

std::optional<DeliveredFiles::Found> DeliveredFiles::find(const archive::MemberPath& path) const {
    const std::string whole = path.whole();
    const auto found = files_.find(hash(whole));
    if (found == files_.end()) return std::nullopt;
    const auto renamed = renamed_.find(whole);
    return Found{.id = found->second.id,
                 .name = renamed == renamed_.end() ? path.name : renamed->second,
                 .earlier = earlier_.contains(found->first),
                 .same_archive = found->second.archive == archive_};
}

}  // namespace drover::jobs
