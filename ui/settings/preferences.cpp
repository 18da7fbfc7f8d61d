// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/preferences.h"

#include <QSettings>
#include <array>
#include <utility>

#include "engine/api/queue_state.h"

namespace drover::ui {

namespace {

template <typename Value, std::size_t count>
using Names = std::array<std::pair<Value, const char*>, count>;

constexpr Names<ConflictPolicy, 7> conflict_names{{{ConflictPolicy::fail, "fail"},
                                                   {ConflictPolicy::skip, "skip"},
                                                   {ConflictPolicy::replace, "replace"},
                                                   {ConflictPolicy::newer, "newer"},
                                                   {ConflictPolicy::larger, "larger"},
                                                   {ConflictPolicy::keep_both, "keep-both"},
                                                   {ConflictPolicy::ask, "ask"}}};
constexpr Names<MethodChoice, 4> method_names{{{MethodChoice::automatic, "auto"},
                                               {MethodChoice::clone, "clone"},
                                               {MethodChoice::kernel, "kernel"},
                                               {MethodChoice::buffered, "buffered"}}};
constexpr Names<SparseChoice, 3> sparse_names{
    {{SparseChoice::automatic, "auto"}, {SparseChoice::always, "always"}, {SparseChoice::never, "never"}}};
constexpr Names<SpecialFiles, 2> special_names{{{SpecialFiles::copy, "copy"}, {SpecialFiles::skip, "skip"}}};
constexpr Names<Appearance, 3> appearance_names{
    {{Appearance::system, "system"}, {Appearance::light, "light"}, {Appearance::dark, "dark"}}};

constexpr unsigned most_workers = 64;
struct Allowed {
    unsigned least, most;
};

// Passes over every preference with its key, so that reading and writing cannot differ.
template <typename Preference, typename Visit>
void visit_all(Preference& all, const Visit& visit) {
    visit("job/conflict", all.job.on_conflict, conflict_names);
    visit("job/method", all.job.method, method_names);
    visit("job/sparse", all.job.sparse, sparse_names);
    visit("job/special-files", all.job.special_files, special_names);
    visit("job/verify", all.job.verify);
    visit("job/sync", all.job.sync);
    visit("job/sync-removable", all.job.sync_removable);
    visit("job/adapt-names", all.job.adapt_names);
    visit("job/keep-permissions", all.job.preserve.permissions);
    visit("job/keep-owner", all.job.preserve.owner);
    visit("job/keep-times", all.job.preserve.times);
    visit("job/keep-attributes", all.job.preserve.attributes);
    visit("job/workers", all.job.workers, Allowed{0, most_workers});
    visit("job/hold", all.hold_new_jobs);
    visit("queue/bytes-per-second", all.queue_limit);
    visit("queue/jobs-per-device", all.jobs_per_device, Allowed{1, QueueState::most_jobs_per_device});
    visit("window/decimal-units", all.decimal_units);
    visit("window/ask-before-quitting", all.ask_before_quitting);
    visit("window/notify", all.notify);
    visit("appearance", all.appearance, appearance_names);
}

struct Read {
    const QSettings& settings;

    void operator()(const char* key, bool& value) const { value = settings.value(QLatin1String(key), value).toBool(); }
    void operator()(const char* key, std::uint64_t& value) const {
        bool number = false;
        const qulonglong stored = settings.value(QLatin1String(key)).toULongLong(&number);
        if (number) value = stored;
    }
    void operator()(const char* key, unsigned& value, Allowed span) const {
        std::uint64_t stored = value;
        (*this)(key, stored);
        if (stored >= span.least && stored <= span.most) value = static_cast<unsigned>(stored);
    }
    template <typename Value, std::size_t count>
    void operator()(const char* key, Value& value, const Names<Value, count>& names) const {
        const QString stored = settings.value(QLatin1String(key)).toString();
        for (const auto& [meaning, name] : names) {
            if (stored == QLatin1String(name)) value = meaning;
        }
    }
};

struct Write {
    QSettings& settings;

    void operator()(const char* key, bool value) const { settings.setValue(QLatin1String(key), value); }
    void operator()(const char* key, std::uint64_t value) const {
        settings.setValue(QLatin1String(key), QVariant::fromValue<qulonglong>(value));
    }
    void operator()(const char* key, unsigned value, Allowed) const { settings.setValue(QLatin1String(key), value); }
    template <typename Value, std::size_t count>
    void operator()(const char* key, Value value, const Names<Value, count>& names) const {
        for (const auto& [meaning, name] : names) {
            if (value == meaning) settings.setValue(QLatin1String(key), QLatin1String(name));
        }
    }
};

}  // namespace

Preferences load_preferences(const QSettings& settings) {
    Preferences preferences;
    visit_all(preferences, Read{settings});
    return preferences;
}

void save_preferences(QSettings& settings, const Preferences& preferences) {
    visit_all(preferences, Write{settings});
}

}  // namespace drover::ui
