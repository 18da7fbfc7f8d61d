// SPDX-License-Identifier: GPL-3.0-or-later
// Takes whatever it is given for a name, a request, a report and a queue, and holds the engine to its promises: every
// name comes back byte for byte and is printable on the way, and what is understood once is understood again.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "engine/api/queue_keeper.h"
#include "engine/base/error.h"
#include "engine/store/report_text.h"
#include "engine/store/request_text.h"
#include "tests/support/temporary_directory.h"

namespace drover::fuzz {

namespace {

void expect(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "A promise is broken: %s\n", promise);
    std::abort();
}

void name(const std::string& bytes) {
    const std::string shown = escape_name(bytes);
    expect(unescape_name(shown) == bytes, "a name comes back");
    expect(is_utf8(shown), "a name is shown as UTF-8");
    for (const char c : shown) expect(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F, "no control character");
    JobRequest request;
    request.sources = {bytes};
    const auto back = store::request_from(store::to_text(request));
    expect(back && back->sources == request.sources, "a request keeps its names");
}

template <typename Read>
void text(const std::string& bytes, Read read) {
    const auto understood = read(bytes);
    if (!understood) return;
    const std::string written = store::to_text(*understood);
    const auto again = read(written);
    expect(again && store::to_text(*again) == written, "what was written is understood");
}

void queue(const std::string& bytes) {
    static const testing::TemporaryDirectory place = testing::TemporaryDirectory::in_memory();
    static const std::string file = place / "queue";
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
    const auto jobs = import_queue(file);
    if (!jobs) return;
    expect(export_queue(*jobs, file).has_value(), "a queue is written");
    const auto again = import_queue(file);
    expect(again && again->size() == jobs->size(), "a queue comes back");
    for (std::size_t i = 0; i < jobs->size(); ++i)
        expect(store::to_text((*again)[i]) == store::to_text((*jobs)[i]), "its jobs come back");
}

}  // namespace

}  // namespace drover::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    drover::fuzz::name(bytes);
    drover::fuzz::text(bytes, drover::store::request_from);
    drover::fuzz::text(bytes, drover::store::report_from);
    drover::fuzz::queue(bytes);
    return 0;
}
