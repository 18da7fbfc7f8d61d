// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/archive_names.h"

#include <gtest/gtest.h>

namespace drover::ui {
namespace {

TEST(ArchiveNames, AreKnownByTheirEnd) {
    for (const char* name : {"/d/a.tar", "/d/a.tar.gz", "/d/a.tar.zst", "/d/a.tgz", "/d/a.tbz2", "/d/a.txz", "/d/a.zip",
                             "/d/a.7z", "/d/a.cpio", "/d/a.rar", "/d/A.ZIP", "/d/a.tar.Z", "/d/a.TAR.GZ"}) {
        EXPECT_TRUE(all_name_archives({name})) << name;
    }
    for (const char* name : {"/d/a", "/d/a.txt", "/d/tar", "/d/atar", "/d.zip/a", "/d/a.zip.part", "/d/.zip", "/",
                             "/d/log.gz", "/d/disk.iso", "/d/disk.img.xz"}) {
        EXPECT_FALSE(all_name_archives({name})) << name;
    }
}

TEST(ArchiveNames, OneOtherFileIsEnoughToMakeItACopy) {
    EXPECT_TRUE(all_name_archives({"/a.tar", "/b.zip"}));
    EXPECT_FALSE(all_name_archives({"/a.tar", "/b.txt"}));
    EXPECT_FALSE(all_name_archives({}));
}

TEST(ArchiveNames, SuffixesComeOffAsAWhole) {
    EXPECT_EQ(without_archive_suffix("a.tar.zst"), "a");
    EXPECT_EQ(without_archive_suffix("a.tar"), "a");
    EXPECT_EQ(without_archive_suffix("a.zip.tar"), "a.zip");
    EXPECT_EQ(without_archive_suffix("a.txt"), "a.txt");
    EXPECT_EQ(new_archive_suffix("a.tar.gz"), ".tar.gz");
    EXPECT_EQ(new_archive_suffix("a.rar"), "") << "can be opened, not made";
}

TEST(ArchiveNames, AreProposedFromTheSources) {
    EXPECT_EQ(proposed_archive_stem({"/home/me/Films"}), "Films");
    EXPECT_EQ(proposed_archive_stem({"/d/caf\xE9"}), "caf\xE9");
    EXPECT_EQ(proposed_archive_stem({"/home/me/Films/a", "/home/me/Films/b"}), "Films");
    EXPECT_EQ(proposed_archive_stem({"/home/me/a", "/home/you/b"}), "archive");
    EXPECT_EQ(proposed_archive_stem({"/a", "/b"}), "archive") << "the root has no name";
    EXPECT_EQ(proposed_archive_stem({"/"}), "archive");
}

}  // namespace
}  // namespace drover::ui
