// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/extents/sample_extents.h"

#include <algorithm>
#include <random>
#include <set>

namespace drover::test {

namespace {

struct Reference {
    std::uint64_t address;
    std::uint64_t length;
    std::uint32_t file;
    std::uint64_t offset;
};

void fill_totals(FileView& file) {
    FileTotals totals;
    totals.apparent = file.size;
    for (const Extent& extent : file.extents) {
        if (extent.offset >= file.size) {
            totals.preallocated_after_end.bytes += extent.length;
            continue;
        }
        totals.of(extent.kind).bytes += extent.length;
        if (extent.kind != ExtentKind::hole) totals.allocated += extent.length;
    }
    for (const SharingRange& range : file.sharing) {
        if (range.sharing == Sharing::exclusive) totals.exclusive.bytes += range.length;
        if (range.sharing == Sharing::in_selection) totals.in_selection.bytes += range.length;
        if (range.sharing == Sharing::outside) totals.outside.bytes += range.length;
    }
    totals.shared.bytes = totals.in_selection.bytes + totals.outside.bytes;
    file.totals = totals;
}

Sharing alone(const Extent& extent) {
    if (extent.kind == ExtentKind::hole) return Sharing::none;
    if (extent.kind == ExtentKind::unknown) return Sharing::unknown;
    return extent.reported_shared ? Sharing::outside : Sharing::exclusive;
}

void share_with_nobody(FileView& file) {
    file.sharing.clear();
    for (const Extent& extent : file.extents) {
        if (extent.offset < file.size)
            file.sharing.push_back({extent.offset, extent.length, no_segment, alone(extent)});
    }
}

std::vector<Reference> references(const std::vector<FileView>& files, const std::set<std::uint64_t>& cuts) {
    std::vector<Reference> found;
    for (std::uint32_t i = 0; i < files.size(); ++i) {
        for (const Extent& extent : files[i].extents) {
            if (!extent.has_address || extent.offset >= files[i].size) continue;
            std::uint64_t done = 0;
            while (done < extent.length) {
                const auto cut = cuts.upper_bound(extent.address + done);
                const std::uint64_t left = extent.length - done;
                const std::uint64_t part = cut == cuts.end() ? left : std::min(left, *cut - extent.address - done);
                found.push_back({extent.address + done, part, i, extent.offset + done});
                done += part;
            }
        }
    }
    std::ranges::stable_sort(found, {}, &Reference::address);
    return found;
}

// Cuts a range out of those that share with nobody, for one that shares.
void put_sharing(FileView& file, const SharingRange& shared) {
    std::vector<SharingRange> ranges;
    for (const SharingRange& range : file.sharing) {
        if (range.end() <= shared.offset || range.offset >= shared.end()) {
            ranges.push_back(range);
            continue;
        }
        SharingRange before = range;
        before.length = shared.offset - range.offset;
        if (before.length > 0) ranges.push_back(before);
        ranges.push_back(shared);
        SharingRange after = range;
        after.offset = shared.end();
        after.length = range.end() - shared.end();
        if (after.length > 0) ranges.push_back(after);
    }
    file.sharing = std::move(ranges);
}

}  // namespace

Extent data(std::uint64_t offset, std::uint64_t length, std::uint64_t address) {
    return of_kind(ExtentKind::data, offset, length, address);
}

Extent of_kind(ExtentKind kind, std::uint64_t offset, std::uint64_t length, std::uint64_t address) {
    Extent extent;
    extent.offset = offset;
    extent.length = length;
    extent.kind = kind;
    extent.address = address;
    extent.has_address = address > 0;
    if (kind == ExtentKind::preallocated) extent.flags = 0x800;
    return extent;
}

FileView file_view(const std::string& path, std::uint64_t size, const std::vector<Extent>& extents) {
    FileView file;
    file.path = path;
    file.size = size;
    file.links = 1;
    file.inode = std::hash<std::string>()(path);
    file.filesystem = {"btrfs", "sample", 4096, true, false};
    std::uint64_t end = 0;
    for (const Extent& extent : extents) {
        if (extent.offset > end) file.extents.push_back(of_kind(ExtentKind::hole, end, extent.offset - end));
        file.extents.push_back(extent);
        end = extent.end();
    }
    if (end < size) file.extents.push_back(of_kind(ExtentKind::hole, end, size - end));
    share_with_nobody(file);
    fill_totals(file);
    return file;
}

Comparison comparison_of(std::vector<FileView> files) {
    std::set<std::uint64_t> cuts;
    for (const FileView& file : files) {
        for (const Extent& extent : file.extents) {
            cuts.insert(extent.address);
            cuts.insert(extent.address + extent.length);
        }
    }
    Comparison comparison;
    const auto found = references(files, cuts);
    ComparisonTotals& totals = comparison.totals;
    for (std::size_t i = 0; i < found.size();) {
        std::size_t end = i + 1;
        while (end < found.size() && found[end].address == found[i].address) ++end;
        totals.distinct.bytes += found[i].length;
        totals.mapped.bytes += found[i].length * (end - i);
        if (end - i > 1) {
            totals.overlap.bytes += found[i].length;
            const auto number = static_cast<std::uint32_t>(comparison.segments.size());
            comparison.segments.push_back(
                {found[i].address, found[i].length, comparison.uses.size(), static_cast<std::uint32_t>(end - i), true});
            for (std::size_t k = i; k < end; ++k) {
                comparison.uses.push_back({found[k].offset, found[k].file});
                put_sharing(files[found[k].file], {found[k].offset, found[k].length, number, Sharing::in_selection});
            }
        }
        i = end;
    }
    totals.saved.bytes = totals.mapped.bytes - totals.distinct.bytes;
    for (FileView& file : files) {
        fill_totals(file);
        totals.apparent += file.size;
        totals.allocated += file.totals.allocated;
        comparison.files.emplace_back(std::move(file));
    }
    return comparison;
}

FileView huge_file(std::size_t extents) {
    constexpr std::uint64_t block = 4096;
    std::mt19937 random(20);
    FileView file;
    file.path = "/huge";
    file.filesystem = {"xfs", "sample", block, true, false};
    file.extents.reserve(extents);
    std::uint64_t end = 0;
    for (std::size_t i = 0; i < extents; ++i) {
        const auto kind = all_extent_kinds[random() % extent_kinds];
        Extent extent = of_kind(kind, end, (random() % 64 + 1) * block, kind == ExtentKind::hole ? 0 : end + block);
        extent.reported_shared = random() % 4 == 0;
        file.extents.push_back(extent);
        end = extent.end();
    }
    file.size = end;
    share_with_nobody(file);
    fill_totals(file);
    return file;
}

Comparison believable_comparison() {
    std::mt19937 random(7);
    const auto some = [&random](std::uint64_t least, std::uint64_t most) { return least + random() % (most - least); };
    std::vector<Extent> image;
    std::uint64_t address = 40 * GiB;
    for (std::uint64_t offset = 0; offset + 96 * MiB < 4 * GiB;) {
        const std::uint64_t length = some(24, 1400) * 64 * KiB;
        image.push_back(data(offset, length, address));
        if (random() % 6 == 0) image.back().reported_shared = true;
        address += length;
        offset += length + (random() % 3 == 0 ? 0 : some(8, 2600) * 64 * KiB);
    }
    std::vector<Extent> clone;
    std::uint64_t fresh = 120 * GiB;
    for (Extent extent : image) {
        if (extent.offset + extent.length > 4 * GiB) continue;
        extent.reported_shared = false;
        if (random() % 4 != 0) {
            clone.push_back(extent);
            continue;
        }
        const std::uint64_t half = extent.length / 2 / (4 * KiB) * (4 * KiB);
        clone.push_back(extent);
        clone.back().length = half;
        clone.push_back(data(extent.offset + half, extent.length - half, fresh));
        fresh += extent.length;
    }
    std::vector<Extent> database{
        data(0, 420 * MiB, 200 * GiB),
        of_kind(ExtentKind::compressed, 420 * MiB, 300 * MiB, 210 * GiB),
        of_kind(ExtentKind::delayed, 720 * MiB, 60 * MiB),
        of_kind(ExtentKind::preallocated, 780 * MiB, 1300 * MiB, 220 * GiB),
        of_kind(ExtentKind::preallocated, 2560 * MiB, 400 * MiB, 230 * GiB),
    };
    std::erase_if(image, [](const Extent& extent) { return extent.end() > 4 * GiB; });
    std::vector<FileView> files{file_view("/srv/machines/debian.img", 4 * GiB, image),
                                file_view("/srv/machines/debian-clone.img", 4 * GiB, clone),
                                file_view("/srv/machines/orders.db", 2560 * MiB, database)};
    files[2].settled = Settled::no;
    return comparison_of(std::move(files));
}

ArchiveView believable_archive() {
    std::mt19937 random(3);
    ArchiveView archive;
    archive.block = 4096;
    std::uint64_t end = 0;
    for (int i = 0; i < 60; ++i) {
        ArchivePart part;
        const bool large = random() % 3 != 0;
        part.name =
            (large ? "photos/2026/DSC_" : "notes/entry-") + std::to_string(1000 + i) + (large ? ".jpg" : ".txt");
        part.length = large ? (random() % 900 + 60) * 4 * KiB : random() % 3000 + 100;
        end += 512;
        part.clonable = large;
        if (large) end = (end + 4095) / 4096 * 4096;
        part.offset = end;
        part.alignment = end & (~end + 1);
        part.size = part.length;
        if (!large) part.why_not = "smaller than a block";
        end += (part.length + 511) / 512 * 512;
        archive.payload += part.length;
        if (large) archive.clonable += part.length;
        archive.parts.push_back(part);
    }
    archive.size = end + 1024;
    archive.members = 66;
    archive.overhead = archive.size - archive.payload;
    return archive;
}

}  // namespace drover::test
