// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>

#include "engine/api/queue_keeper.h"
#include "tests/support/temporary_directory.h"

namespace drover {

namespace {

class QueueFileTest : public ::testing::Test {
protected:
    std::string reason(const std::string& content) {
        std::ofstream(file_) << content;
        const auto jobs = import_queue(file_);
        if (jobs) return "no error";
        EXPECT_EQ(jobs.error().path, file_);
        return jobs.error().reason;
    }

    testing::TemporaryDirectory directory_;
    std::string file_ = (directory_ / "list.drover").string();
};

}  // namespace

TEST_F(QueueFileTest, BringsBackWhatWasExported) {
    JobRequest copy;
    copy.sources = {"/a", "/\xff"};
    copy.destination = "/b";
    JobRequest archive{.kind = JobKind::archive, .sources = {"/c"}, .destination = "/d.tar.zst", .options = {}};
    ASSERT_TRUE(export_queue({copy, archive}, file_));
    ASSERT_TRUE(export_queue({copy, archive}, file_)) << "an older list is replaced";
    const auto jobs = import_queue(file_);
    ASSERT_TRUE(jobs) << jobs.error().message();
    ASSERT_EQ(jobs->size(), 2U);
    EXPECT_EQ((*jobs)[0].sources, copy.sources);
    EXPECT_EQ((*jobs)[1].kind, JobKind::archive);
    EXPECT_EQ((*jobs)[1].destination, "/d.tar.zst");
}

TEST_F(QueueFileTest, AnUnreadableFileIsRefusedAsAWhole) {
    EXPECT_EQ(reason(""), "It is no queue of Drover");
    EXPECT_EQ(reason("\xff\xfe"), "It is no queue of Drover");
    EXPECT_EQ(reason("{}"), "It is no queue of Drover");
    EXPECT_EQ(reason(R"({"drover_queue":"1"})"), "It is no queue of Drover");
    EXPECT_EQ(reason(R"({"drover_queue":2,"jobs":[]})"), "It was written by a newer version of Drover");
    EXPECT_EQ(reason(R"({"drover_queue":1})"), "It has no list of jobs");
    EXPECT_EQ(reason(R"({"drover_queue":1,"jobs":[{"kind":"copy"},{"kind":7}]})"),
              "Job 2: Its value of \"kind\" means nothing");
}

TEST_F(QueueFileTest, WhatIsNestedDeeplyCostsNoStack) {
    constexpr std::size_t depth = 1'000'000;
    const std::string nested = std::string(depth, '[') + std::string(depth, ']');
    EXPECT_EQ(reason(R"({"drover_queue":1,"jobs":[{"kind":"copy","of_the_future":)" + nested + "}]}"), "no error");
    EXPECT_EQ(reason(R"({"drover_queue":1,"jobs":[{"kind":)" + nested + "}]}"),
              "Job 1: Its value of \"kind\" means nothing");
}

TEST_F(QueueFileTest, AFileThatIsNotThereIsNamed) {
    const auto jobs = import_queue(file_);
    ASSERT_FALSE(jobs);
    EXPECT_EQ(jobs.error().kind, ErrorKind::not_found);
    EXPECT_EQ(jobs.error().path, file_);
}

TEST_F(QueueFileTest, AFolderThatIsNotThereIsNamed) {
    const auto saved = export_queue({}, (directory_ / "none/list").string());
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().kind, ErrorKind::not_found);
}

}  // namespace drover
