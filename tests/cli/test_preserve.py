# SPDX-License-Identifier: GPL-3.0-or-later
"""What --no-preserve leaves out of a copy."""

import os
import stat
import struct

from support import CliTest

OLD = 1_000_000_000_123_456_789
STRANGER = 54321
UMASK = 0o027

# An access list that lets one more user read: version, then tag, permissions and id of each entry.
ACCESS_LIST = struct.pack("<I", 2) + b"".join(
    struct.pack("<HHI", *entry)
    for entry in ((1, 6, 0xFFFFFFFF), (2, 4, 1003), (4, 0, 0xFFFFFFFF), (16, 4, 0xFFFFFFFF), (32, 0, 0xFFFFFFFF))
)
ACL = "system.posix_acl_access"


class Preserve(CliTest):
    def setUp(self):
        super().setUp()
        self.addCleanup(os.umask, os.umask(UMASK))
        self.write("from/file", "content")
        os.mkfifo(self.place / "from/pipe")
        os.chmod(self.place / "from/file", 0o604)
        os.chmod(self.place / "from/pipe", 0o604)
        os.chmod(self.place / "from", 0o705)
        self.noted = self.note("from/file", "user.note", b"x")
        self.listed = self.note("from/file", ACL, ACCESS_LIST)
        for name in ("from/file", "from/pipe", "from"):
            if os.geteuid() == 0:
                os.chown(self.place / name, STRANGER, STRANGER)
            os.utime(self.place / name, ns=(OLD, OLD))

    def note(self, name, attribute, value):
        try:
            os.setxattr(self.place / name, attribute, value)
        except OSError:
            return False
        return True

    def facts(self, name):
        found = os.lstat(self.place / name)
        return {
            "mode": stat.S_IMODE(found.st_mode),
            "ownership": (found.st_uid, found.st_gid),
            "timestamps": found.st_mtime_ns,
        }

    def expect_copy(self, *left_out):
        """Each name has what was not left out; of what was, what the system gives."""
        option = ["--no-preserve", ",".join(left_out)] if left_out else []
        self.expect(0, "copy", "-T", *option, "from", "to")
        for name in ("", "/file", "/pipe"):
            was, became = self.facts("from" + name), self.facts("to" + name)
            for fact, before in was.items():
                if fact not in left_out:
                    self.assertEqual(became[fact], before, f"{fact} of {name}")
        names = os.listxattr(self.place / "to/file")
        self.assertEqual("user.note" in names, self.noted and "xattr" not in left_out)
        self.assertEqual(ACL in names, self.listed and "mode" not in left_out)

    def test_everything_is_kept_by_itself(self):
        self.expect_copy()

    def test_mode(self):
        self.expect_copy("mode")
        self.assertEqual(self.facts("to")["mode"], 0o777 & ~UMASK)
        self.assertEqual(self.facts("to/file")["mode"], 0o666 & ~UMASK)
        self.assertEqual(self.facts("to/pipe")["mode"], 0o666 & ~UMASK)

    def test_mode_in_a_folder_with_a_list_of_its_own(self):
        (self.place / "shared").mkdir()
        if not self.note("shared", "system.posix_acl_default", ACCESS_LIST):
            self.skipTest("no access lists here")
        self.expect(0, "copy", "--no-preserve", "mode", "from", "shared")
        (self.place / "shared/by-hand").touch()
        for name in ("file", "pipe"):
            self.assertIn(ACL, os.listxattr(self.place / "shared/from" / name), name)
        self.assertEqual(self.facts("shared/from/file")["mode"], self.facts("shared/by-hand")["mode"])

    def test_ownership(self):
        self.expect_copy("ownership")
        for name in ("to", "to/file", "to/pipe"):
            self.assertEqual(self.facts(name)["ownership"][0], os.geteuid())

    def test_timestamps(self):
        self.expect_copy("timestamps")
        for name in ("to", "to/file", "to/pipe"):
            self.assertGreater(self.facts(name)["timestamps"], OLD)

    def test_xattr(self):
        self.expect_copy("xattr")

    def test_all_of_them(self):
        self.expect_copy("mode", "ownership", "timestamps", "xattr")

    def test_mode_where_the_folder_has_a_list_for_what_comes(self):
        os.mkdir(self.place / "to")
        if not self.note("to", "system.posix_acl_default", ACCESS_LIST):
            self.skipTest("this filesystem has no access lists")
        os.mkfifo(self.place / "to/usual")
        wanted = self.facts("to/usual")["mode"]
        self.assertEqual(wanted, 0o640)
        self.expect(0, "copy", "--no-preserve", "mode", "from/file", "from/pipe", "to")
        self.expect(0, "copy", "--no-preserve", "mode", "from", "to")
        for name in ("file", "pipe", "from/file", "from/pipe"):
            self.assertEqual(self.facts(f"to/{name}")["mode"], wanted, name)
            self.assertEqual(os.getxattr(self.place / "to" / name, ACL), os.getxattr(self.place / "to/usual", ACL))

    def test_a_stranger_gets_no_power_of_the_owner(self):
        if os.geteuid() != 0:
            self.skipTest("only root can give files away")
        os.chmod(self.place / "from/file", 0o4755)
        self.expect(0, "copy", "--no-preserve", "ownership", "from/file", "copy")
        self.assertEqual(self.facts("copy")["mode"], 0o755)

    def test_resume_gives_a_finished_copy_nothing_that_is_left_out(self):
        self.expect(0, "copy", "-T", "--no-preserve", "mode,xattr", "from", "to")
        self.expect(0, "copy", "-T", "--resume", "--no-preserve", "mode,xattr", "from", "to")
        self.assertEqual(self.facts("to/file")["mode"], 0o666 & ~UMASK)
        self.assertEqual(os.listxattr(self.place / "to/file"), [])

    def test_resume_needs_the_times(self):
        done = self.expect(2, "copy", "--resume", "--no-preserve", "timestamps", "from", "to")
        self.assertIn(b"has to keep the times", done.stderr)

    def test_a_word_that_means_nothing(self):
        done = self.expect(2, "copy", "--no-preserve", "mode,links", "from", "to")
        self.assertIn(b"links is none of mode, ownership, timestamps, xattr", done.stderr)

    def test_a_move_keeps_everything(self):
        self.expect(2, "move", "--no-preserve", "mode", "from", "to")
        self.assertTrue((self.place / "from/file").exists())
