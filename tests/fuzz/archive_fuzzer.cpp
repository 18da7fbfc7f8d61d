// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and unpacks whatever it is given, and holds the engine to its promises: nothing outside of the destination,
// nothing left open, nothing unsaid, the bytes that the archive holds, and the same by every method.
#include <algorithm>
#include <array>

#include "tests/fuzz/extraction_room.h"
#include "tests/fuzz/tar_mutator.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t room);

namespace drover::fuzz {

namespace {

// The input's length chooses, so that every file is an input as it is.
JobOptions options_for(std::size_t size, MethodChoice method) {
    constexpr std::array policies{ConflictPolicy::fail, ConflictPolicy::replace, ConflictPolicy::keep_both,
                                  ConflictPolicy::skip};
    constexpr std::array sparse{SparseChoice::automatic, SparseChoice::always};
    JobOptions options;
    options.method = method;
    options.on_conflict = policies[size % policies.size()];
    options.sparse = sparse[size / policies.size() % sparse.size()];
    options.verify = true;
    options.workers = 1;
    return options;
}

// Two runs can be compared where neither had a reason to leave anything out.
bool comparable(const Extracted& one, const Extracted& other) {
    return one.errors.empty() && other.errors.empty() && one.counts.files_done == other.counts.files_done;
}

void run(std::span<const std::byte> bytes) {
    static ExtractionRoom room;
    room.put_archive(bytes);
    room.list();
    // Payloads straight from the archive file, by our own reading of the headers, and by libarchive's.
    const auto direct = room.extract("one", options_for(bytes.size(), MethodChoice::kernel));
    const auto unpacked = room.extract("other", options_for(bytes.size(), MethodChoice::automatic));
    if (comparable(direct, unpacked)) room.expect_same("one", "other");
    room.clear("one");
    room.clear("other");
}

}  // namespace

}  // namespace drover::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    drover::fuzz::run(std::as_bytes(std::span(data, size)));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
    const bool blocks = seed % 4 == 0;
    size = blocks ? drover::fuzz::rearrange_blocks(data, size, room, seed) : LLVMFuzzerMutate(data, size, room);
    // Some inputs keep their damage.
    if (seed % 16 != 1) drover::fuzz::mend_checksums({data, size});
    return size;
}
