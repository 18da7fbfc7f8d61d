// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "engine/store/report_text.h"
#include "engine/store/request_text.h"

namespace drover::store {

namespace {

JobRequest unusual_request() {
    JobRequest request{.kind = JobKind::move,
                       .sources = {"/a\n\xff", "/b\\x41", "/c \"d\""},
                       .destination = "/\xc3\xa4/",
                       .targets = {"", "/t", ""},
                       .destination_is_target = true,
                       .create_destination = true,
                       .options = {},
                       .archive = {}};
    request.options = {.method = MethodChoice::kernel,
                       .sparse = SparseChoice::never,
                       .on_conflict = ConflictPolicy::keep_both,
                       .special_files = SpecialFiles::skip,
                       .verify = true,
                       .sync = true,
                       .preserve = {.owner = false, .attributes = false},
                       .workers = 3,
                       .bytes_per_second = UINT64_MAX};
    request.archive = {.alignment = 0, .deterministic = true, .latest_time = -5};
    return request;
}

std::string reason_of(const std::string& text) {
    const auto request = request_from(text);
    return request ? "no error" : request.error().reason;
}

}  // namespace

TEST(RequestText, KeepsEveryField) {
    const JobRequest request = unusual_request();
    const auto back = request_from(to_text(request));
    ASSERT_TRUE(back) << back.error().message();
    EXPECT_EQ(back->kind, request.kind);
    EXPECT_EQ(back->sources, request.sources);
    EXPECT_EQ(back->destination, request.destination);
    EXPECT_EQ(back->targets, request.targets);
    EXPECT_TRUE(back->destination_is_target && back->create_destination);
    EXPECT_EQ(back->options.method, request.options.method);
    EXPECT_EQ(back->options.sparse, request.options.sparse);
    EXPECT_EQ(back->options.on_conflict, request.options.on_conflict);
    EXPECT_EQ(back->options.special_files, request.options.special_files);
    EXPECT_TRUE(back->options.verify && back->options.sync);
    EXPECT_EQ(back->options.workers, 3U);
    EXPECT_EQ(back->options.bytes_per_second, UINT64_MAX);
    EXPECT_EQ(back->options.preserve, request.options.preserve);
    EXPECT_EQ(back->archive.alignment, 0U);
    EXPECT_EQ(back->archive.latest_time, -5);
    EXPECT_EQ(to_text(*back), to_text(request));
}

TEST(RequestText, MissingFieldsKeepTheirDefaultsAndUnknownOnesArePassedOver) {
    const auto request = request_from(R"({"kind":"copy","sources":["/a"],"of_the_future":[1,{}]})");
    ASSERT_TRUE(request) << request.error().message();
    EXPECT_EQ(request->sources, std::vector<std::string>{"/a"});
    EXPECT_EQ(request->options.on_conflict, ConflictPolicy::fail);
    EXPECT_FALSE(request->archive.alignment.has_value());
}

TEST(RequestText, NamesTheFieldWhoseValueMeansNothing) {
    EXPECT_EQ(reason_of("[]"), "It is no JSON object");
    EXPECT_EQ(reason_of("{\"kind\":"), "It is no JSON object");
    EXPECT_EQ(reason_of(R"({"kind":"teleport"})"), "Its value of \"kind\" means nothing");
    EXPECT_EQ(reason_of(R"({"sources":"/a"})"), "Its value of \"sources\" means nothing");
    EXPECT_EQ(reason_of(R"({"sources":[1]})"), "Its value of \"sources\" means nothing");
    EXPECT_EQ(reason_of(R"({"options":[]})"), "Its value of \"options\" means nothing");
    EXPECT_EQ(reason_of(R"({"options":{"workers":-1}})"), "Its value of \"workers\" means nothing");
    EXPECT_EQ(reason_of(R"({"options":{"workers":4294967296}})"), "Its value of \"workers\" means nothing");
    EXPECT_EQ(reason_of(R"({"options":{"verify":1}})"), "Its value of \"verify\" means nothing");
    EXPECT_EQ(reason_of(R"({"archive":{"latest_time":9223372036854775808}})"),
              "Its value of \"latest_time\" means nothing");
}

TEST(ReportText, KeepsEveryField) {
    JobReport report{.state = JobState::partial,
                     .state_reason = "no space left on /\xff",
                     .submitted = 5,
                     .ended = 6,
                     .counts = {1, 2, 3, 7, 8, 4, 5, 6},
                     .bytes = {},
                     .saved = {},
                     .seconds = 1.5,
                     .errors = {},
                     .errors_total = 2000,
                     .warnings = {"The owner of \\x41 could not be kept"}};
    report.bytes[MethodId::clone] = 7;
    report.bytes[MethodId::hole] = 8;
    report.saved.clones = {9, Precision::at_most};
    report.errors.push_back(
        {.kind = ErrorKind::mismatch, .operation = "verify", .code = "EIO", .reason = "because", .path = "/\xfe\n"});
    const auto back = report_from(to_text(report));
    ASSERT_TRUE(back) << back.error().message();
    EXPECT_EQ(back->state, JobState::partial);
    EXPECT_EQ(back->state_reason, report.state_reason);
    EXPECT_EQ(back->ended, 6);
    EXPECT_EQ(back->counts.files_warned_of, 7U);
    EXPECT_EQ(back->counts.files_not_attempted, 8U);
    EXPECT_EQ(back->counts.directories_done, 4U);
    EXPECT_EQ(back->bytes.total(), 15U);
    EXPECT_EQ(back->saved.clones.precision, Precision::at_most);
    ASSERT_EQ(back->errors.size(), 1U);
    EXPECT_EQ(back->errors[0].kind, ErrorKind::mismatch);
    EXPECT_EQ(back->errors[0].path, "/\xfe\n");
    EXPECT_EQ(back->warnings, report.warnings);
    EXPECT_EQ(to_text(*back), to_text(report));
}

}  // namespace drover::store
