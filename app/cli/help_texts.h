// SPDX-License-Identifier: GPL-3.0-or-later
// What --help says below the options of each command.
#pragma once

namespace drover::cli {

inline constexpr const char* copy_footer =
    R"(Everything is preserved, as with cp -a, but for what --no-preserve leaves out of a copy. An existing directory as DESTINATION receives the sources inside it.

)";

inline constexpr const char* archive_footer =
    R"(Formats: .tar, .tar.zst, .tar.gz, .tar.xz, with everything that cp -a would preserve, and .zip. Holes are stored as GNU sparse members where that saves
at least 1 MiB and a tenth of the file: GNU tar, bsdtar, Python and Go restore them; 7-Zip, busybox and pax do not, and
--sparse never is for them. --sparse always looks for zeros in files of more than 64 KiB. Payloads of 64 KiB and more
begin on a block where source and archive share a filesystem that clones. --workers is for .tar.zst and .tar.xz, which
are compressed by several threads, --method clone and kernel for .tar; --verify reads the whole archive back.

Only the last part of a source's path is stored; a source without one, as ".", is the top of the archive, with its
permissions and times. The archive is a file, not a pipe. One that is replaced keeps its owner and permissions.

)";

inline constexpr const char* extract_footer =
    R"(Members never land outside DIR, whatever the archive and the links in DIR say. A damaged archive gives its complete
members, and the rest is reported. Owners, devices and set-id bits are restored for root only; for others the umask
counts. Of a member that the archive holds several times, the last version wins.

)";

inline constexpr const char* inspect_footer =
    R"(Several files are compared with each other: "in selection" is what they share, "outside" what the filesystem calls
shared with others. A figure with ">=" or "<=" is a bound, "?" is unknown: the notes say why. Compressed extents are
compared by their start only, so files that share one need not hold the same bytes.

)";

inline constexpr const char* usage_footer =
    R"(Hard links, and ranges that several directories share, count at their lowest common ancestor only, so a directory can
hold more than its subdirectories together. "unique" is what only this directory uses: its exclusive bytes, and once
what it shares within itself. Directories on other filesystems below DIR are walked as well.

)";

inline constexpr const char* footer =
    R"(Names that are not UTF-8 are printed with \xHH for each byte that is no part of UTF-8; control characters and the
backslash itself are printed the same way, so that every name can be told from every other.

Exit status: 0 all done, 1 some items failed, 2 usage, 130 cancelled.
)";

}  // namespace drover::cli
