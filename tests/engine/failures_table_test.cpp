// SPDX-License-Identifier: GPL-3.0-or-later
// The table of failures in tests/README.md and the tests of this program must tell the same story.
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "tests/support/tree_builder.h"

namespace drover::testing {

namespace {

constexpr int failures = 59;

// "07"
std::string two_digits(int number) {
    std::string digits = std::to_string(number);
    return digits.size() < 2 ? digits.insert(0, 1, '0') : digits;
}

std::map<int, std::string> rows_of_the_table() {
    std::map<int, std::string> rows;
    std::istringstream readme(read_file(DROVER_TESTS_README));
    for (std::string line; std::getline(readme, line);) {
        std::istringstream cells(line);
        char bar = 0;
        int number = 0;
        if (cells >> bar >> number && bar == '|') rows[number] = line.substr(line.rfind("| ", line.size() - 3));
    }
    return rows;
}

// The numbers in the names of all tests of this program.
std::set<int> tested_numbers() {
    std::set<int> numbers;
    const auto& all = *::testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const auto& suite = *all.GetTestSuite(i);
        for (int j = 0; j < suite.total_test_count(); ++j) {
            const std::string name = std::string(suite.name()) + "." + suite.GetTestInfo(j)->name();
            const auto at = name.find("Failure");
            for (auto found = at; found != std::string::npos; found = name.find("Failure", found + 1))
                if (std::isdigit(static_cast<unsigned char>(name[found + 7])))
                    numbers.insert(std::stoi(name.substr(found + 7, 2)));
        }
    }
    return numbers;
}

TEST(TableOfFailures, has_a_row_for_each_and_a_test_or_a_reason_in_each_row) {
    const auto rows = rows_of_the_table();
    const auto tested = tested_numbers();
    for (int number = 1; number <= failures; ++number) {
        ASSERT_TRUE(rows.contains(number)) << number << " is missing";
        const std::string& test = rows.at(number);
        const bool elsewhere = test.find("cli.") != std::string::npos || test.find("none: ") != std::string::npos;
        EXPECT_TRUE(elsewhere || tested.contains(number)) << number << " has no test: " << test;
        if (test.find("Failure" + two_digits(number)) == std::string::npos) continue;
        EXPECT_TRUE(tested.contains(number)) << number << " names a test that does not exist";
    }
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(failures));
    for (const int number : tested) EXPECT_TRUE(rows.contains(number)) << number;
}

}  // namespace

}  // namespace drover::testing
