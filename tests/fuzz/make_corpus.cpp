// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a fuzzer starts from into a directory: one archive of each kind that the tests know to build, and one of
// each format that Drover makes; or texts. Usage: make_fuzz_corpus archives|texts DIRECTORY
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string_view>

#include "engine/api/queue_keeper.h"
#include "engine/archive/create/formats.h"
#include "engine/store/report_text.h"
#include "engine/store/request_text.h"
#include "tests/engine/job_run.h"
#include "tests/support/tar_bytes.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::fuzz {

namespace {

namespace files = std::filesystem;
using archive::Member;
using archive::MemberType;
using testing::pattern;
using testing::TarBytes;

struct Seed {
    const char* name;
    std::string bytes;
};

Member sparse_member(const std::string& path) {
    Member member = TarBytes::file_member(path, 1 << 20);
    member.sparse = true;
    member.data = {{0, 512}, {8192, 4096}, {500'000, 100}};
    return member;
}

Member device(const std::string& path) {
    Member member = TarBytes::file_member(path, 0);
    member.type = MemberType::char_device;
    member.device_major = 1;
    member.device_minor = 3;
    return member;
}

std::string honest() {
    Member rich = TarBytes::file_member(std::string(120, 'n') + "/" + std::string(120, 'm'), 3);
    rich.attributes = {{"user.note", std::string("a\0b", 3)}};
    rich.user = std::string(40, 'u');
    rich.modified = -1'500'000'000;
    return TarBytes()
        .directory("d")
        .file("d/small", "small")
        .file("d/aligned", pattern(70'000), 4096)
        .member(rich, "abc")
        .symlink("d/link", "small")
        .hard_link("twin", "d/small")
        .member(device("null"))
        .complete();
}

std::string sparse() {
    const Member member = sparse_member("sparse");
    Member hole = TarBytes::file_member("hole", 1 << 20);
    hole.sparse = true;
    return TarBytes().member(member, pattern(member.stored())).member(hole).complete();
}

// The map of holes in pax records (0.0 and 0.1) instead of in the payload (1.0).
std::string sparse_by_records() {
    const std::string payload = pattern(600);
    return TarBytes()
        .records({{"GNU.sparse.size", "10000"},
                  {"GNU.sparse.numblocks", "2"},
                  {"GNU.sparse.offset", "0"},
                  {"GNU.sparse.numbytes", "512"},
                  {"GNU.sparse.offset", "4096"},
                  {"GNU.sparse.numbytes", "88"}})
        .header({.name = "zero.zero", .mode = 0644, .size = 600})
        .blocks(payload)
        .records({{"GNU.sparse.size", "10000"},
                  {"GNU.sparse.numblocks", "2"},
                  {"GNU.sparse.map", "0,512,4096,88"},
                  {"GNU.sparse.name", "zero.one"}})
        .header({.name = "GNUSparseFile.0/zero.one", .mode = 0644, .size = 600})
        .blocks(payload)
        .records({{"SUN.holesdata", " 0 512 4096 4608"}})
        .header({.name = "solaris", .mode = 0644, .size = 5000})
        .blocks(pattern(5000))
        .complete();
}

std::string escaping() {
    return TarBytes()
        .symlink("link", "../outside")
        .file("link/secret", "changed")
        .file("../outside/secret", "changed")
        .file("/absolute", "x")
        .hard_link("one", "../outside/secret")
        .directory("a")
        .symlink("a/up", "..")
        .file("a/up/up/outside/new", "x")
        .complete();
}

std::string sizes_that_differ() {
    return TarBytes()
        .records({{"size", "1024"}})
        .header({.name = "wrapper", .mode = 0644, .size = 0})
        .blocks(TarBytes().file("smuggled", "x").cut())
        .records({{"size", "9"}}, 'g')
        .file("after", "x")
        .complete();
}

std::string long_names() {
    return TarBytes()
        .header({.name = "././@LongLink", .size = 300, .type = 'L'})
        .blocks(std::string(300, 'l'))
        .header({.name = "././@LongLink", .size = 200, .type = 'K'})
        .blocks(std::string(200, 'k'))
        .header({.name = "cut", .mode = 0777, .type = '2', .link_name = "cut"})
        .complete();
}

std::string damaged() {
    std::string bytes = TarBytes().file("a", pattern(2000)).file("b", pattern(3000)).file("c", "c").complete();
    bytes[512 + 2048] = 'X';  // the first byte of the second name
    return bytes;
}

std::string of_another_volume() {
    return TarBytes()
        .header({.name = "gnu", .mode = 0644, .size = 600, .type = 'M'})
        .blocks(pattern(600))
        .records({{"GNU.volume.filename", "posix"}, {"GNU.volume.size", "600"}, {"GNU.volume.offset", "9"}}, 'g')
        .header({.name = "GNUFileParts/posix.2", .mode = 0644, .size = 600})
        .blocks(pattern(600))
        .records({{"mtime", "-1.5"}, {"SCHILY.xattr.user.a%3Db", "x"}})
        .header({.name = "after", .mode = 0644})
        .complete();
}

std::string ends_twice() {
    return TarBytes().file("a", "x").complete() + TarBytes().file("b", "x").complete();
}

std::string twice() {
    return TarBytes().file("t", "1").file("t", "2").directory("t").file("d/x", "1").symlink("d", "t").complete();
}

std::vector<Seed> tars() {
    return {{"empty", TarBytes().complete()},
            {"honest", honest()},
            {"sparse", sparse()},
            {"sparse-by-records", sparse_by_records()},
            {"escaping", escaping()},
            {"sizes", sizes_that_differ()},
            {"long-names", long_names()},
            {"damaged", damaged()},
            {"twice", twice()},
            {"volume", of_another_volume()},
            {"ends-twice", ends_twice()},
            {"cut", honest().substr(0, 60'000)},
            {"text", "no archive at all"}};
}

// Every format that Drover writes.
void pack(const files::path& directory) {
    const testing::TemporaryDirectory place = testing::TemporaryDirectory::in_memory();
    testing::TreeBuilder(place / "tree")
        .file("small", "small")
        .directory("d")
        .file("d/other", pattern(5000))
        .symlink("link", "small")
        .hard_link("twin", "small")
        .sparse("holes", 4 << 20, {{1 << 20, "x"}});
    for (const auto& format : archive::writable_formats()) {
        JobRequest request;
        request.kind = JobKind::archive;
        request.sources = {(place / "tree").string()};
        request.destination = (directory / ("packed" + std::string(format.suffix))).string();
        const auto job = testing::run_job(std::move(request));
        if (job.shot.state != JobState::done) throw std::runtime_error("no archive is made");
    }
}

JobRequest full_request() {
    JobRequest request;
    request.kind = JobKind::move;
    request.sources = {"/a\n\xff", "/b\\x41", "/c \"d\""};
    request.destination = "/\xc3\xa4/";
    request.targets = {"", "/t", ""};
    request.options.bytes_per_second = UINT64_MAX;
    request.archive = {.alignment = 0, .deterministic = true, .latest_time = -5};
    return request;
}

JobReport full_report() {
    JobReport report;
    report.state = JobState::partial;
    report.ended = 6;
    report.bytes[MethodId::clone] = 7;
    report.saved.clones = {9, Precision::at_most};
    report.errors.push_back(
        {.kind = ErrorKind::mismatch, .operation = "verify", .code = "EIO", .reason = "because", .path = "/\xfe\n"});
    report.warnings = {"a warning"};
    return report;
}

void write_archives(const files::path& directory) {
    for (const auto& seed : tars()) testing::write_file(directory / seed.name, seed.bytes);
    pack(directory);
}

void write_texts(const files::path& directory) {
    testing::write_file(directory / "request", store::to_text(full_request()));
    testing::write_file(directory / "report", store::to_text(full_report()));
    testing::write_file(directory / "name",
                        "a\xe2\x80\xae"
                        "b\\x0\xff\x7f");
    if (!export_queue({full_request(), {}}, directory / "queue")) throw std::runtime_error("no queue is made");
}

}  // namespace

}  // namespace drover::fuzz

int main(int argc, char** argv) try {
    const std::string_view kind = argc == 3 ? argv[1] : "";
    if (kind == "archives") drover::fuzz::write_archives(argv[2]);
    else if (kind == "texts") drover::fuzz::write_texts(argv[2]);
    else return 2;
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
