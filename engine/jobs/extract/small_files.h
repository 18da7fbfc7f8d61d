// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_set>
#include <vector>

#include "engine/jobs/common/job_body.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/extract/member_dresser.h"
#include "engine/transfer/method.h"

namespace drover::jobs {

// A small file of which all is known and read: it has only to be written, into a directory that this job made.
struct SmallFile {
    DirectoryPairPtr directory;
    std::string parent;  // below the destination
    std::string name;
    sys::FileStatus wanted;
    archive::Member member;  // its attributes
    std::vector<std::byte> content;
    sys::FileId id{};  // once it is there

    std::string placed_as{};  // its name there

    std::string source() const { return directory->source_of(name); }
    std::string destination() const { return directory->destination_of(name); }
    std::string member_path() const { return parent.empty() ? name : parent + '/' + name; }
};

// Writes small files on threads of its own, because making them is what unpacking many of them costs: an archive is
// read by one thread, but two may create. Each takes the files of a directory together, since two threads in one
// directory wait for each other. Used by one thread, which writes with the others when they have enough to do.
class SmallFiles {
public:
    SmallFiles(JobContext& job, MemberDresser& dresser, WorkerSlots& slots, transfer::Workspace& own);
    ~SmallFiles();
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

    // More threads than this one are wanted; they are started when there is something to do.
    void allow(std::size_t threads) { most_threads_ = threads; }
    bool useful() const { return most_threads_ > 0; }
    static constexpr std::uint64_t largest = std::uint64_t{64} * 1024;

    void put(SmallFile file);
    // Something with this name is on its way: settle() before the name is used again.
    bool on_its_way(const std::string& path) const { return sent_.contains(path); }
    // What is there now and was not told before.
    std::vector<SmallFile> written();
    // The same, once all are written.
    std::vector<SmallFile> settle();
    // Lets the threads go. What is not settled is not written.
    void end();

private:
    static constexpr std::uint64_t most_bytes = std::uint64_t{16} << 20;
    static constexpr std::size_t most_files = 2048;
    static constexpr std::size_t batch_files = 256;

    struct Batch {
        DirectoryPairPtr directory;
        std::vector<SmallFile> files;
        std::uint64_t bytes = 0;
    };
    using Lock = std::unique_lock<std::mutex>;

    void work(std::size_t number);
    bool too_much_waits() const { return waiting_bytes_ >= most_bytes || waiting_files_ >= most_files; }
    void write_next(Lock& lock, transfer::Workspace& work);
    std::deque<Batch>::iterator next_batch();
    void start_thread();
    void write(SmallFile& file, transfer::Workspace& work);
    bool make(SmallFile& file, transfer::Workspace& work);
    bool fill(SmallFile& file, sys::UniqueFd target, transfer::Workspace& work);
    bool place_anew(SmallFile& file, const Item& item, std::optional<Place>& place);
    bool fail(const SmallFile& file, sys::SysError error);
    void report(const SmallFile& file);

    JobContext& job_;
    MemberDresser& dresser_;
    WorkerSlots& slots_;
    transfer::Workspace& own_;
    std::size_t most_threads_ = 0;
    std::unordered_set<std::string> sent_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Batch> waiting_;  // guarded, as all below
    std::uint64_t waiting_bytes_ = 0;
    std::size_t waiting_files_ = 0;
    std::vector<const DirectoryPair*> at_work_;  // whose files are being written
    bool ending_ = false;
    std::vector<SmallFile> written_;
    std::vector<std::jthread> threads_;
};

}  // namespace drover::jobs
