// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace drover::inspect {

// An extent with an address, or a part of one.
struct Record {
    std::uint64_t address = 0;
    std::uint64_t length = 0;
    std::uint64_t offset = 0;  // in the file
    std::uint32_t file = 0;    // whatever the caller counts
    std::uint32_t space = 0;   // AddressSpace::number
};
static_assert(sizeof(Record) == 32);

// Bytes of one address space and the records that cover them: all of them, by file and offset. `length` is what each
// covers; of a compressed extent the longest.
struct Stretch {
    std::uint64_t address = 0;
    std::uint64_t length = 0;
    std::span<const Record* const> records;
    bool compressed = false;

    // Where in its file a record covers it.
    std::uint64_t offset_in(const Record& record) const {
        return compressed ? record.offset : record.offset + (address - record.address);
    }
    std::uint64_t length_in(const Record& record) const { return compressed ? record.length : length; }
};

// Returns false to end the sweep.
using StretchVisit = std::function<bool(const Stretch&)>;

// Sorts the records by address and visits the stretches between their ends, each covered by the same records all
// along; those that nothing covers are left out. Takes time for every record of every stretch. False: ended early.
bool sweep(std::vector<Record>& records, const StretchVisit& visit);

// The same for compressed extents, which are compared by their starts only: two records with one start may be different
// parts of the extent.
bool sweep_compressed(std::vector<Record>& records, const StretchVisit& visit);

}  // namespace drover::inspect
