# SPDX-License-Identifier: GPL-3.0-or-later
"""Times before 1970, with fractions, and beyond 2262, which 64 bits of nanoseconds cannot hold."""

import os
import subprocess
import unittest

from archive_support import Extract

SECOND = 10**9
TIMES = (10_000_000_000 * SECOND, -1_500_000_000, -250_000_000, -1, 9_223_372_037_854_000_000, 1_250_000_000)


class Times(Extract):
    def build(self):
        for number, time in enumerate(TIMES):
            self.write(f"from/{number}", "x" * number)
            os.symlink("x", self.place / f"from/link{number}")
            (self.place / f"from/d{number}").mkdir()
            for name in (f"{number}", f"link{number}", f"d{number}"):
                os.utime(self.place / "from" / name, ns=(0, time), follow_symlinks=False)
        os.utime(self.place / "from", ns=(0, TIMES[0]))
        if os.stat(self.place / "from/0").st_mtime_ns != TIMES[0]:
            self.skipTest("this filesystem does not hold times beyond 2262")

    def check(self, root):
        for number, time in enumerate(TIMES):
            for name in (f"{number}", f"link{number}", f"d{number}"):
                self.assertEqual(os.lstat(self.place / root / name).st_mtime_ns, time, name)
        self.assertEqual(os.stat(self.place / root).st_mtime_ns, TIMES[0])

    def test_a_copy_keeps_them(self):
        self.build()
        self.expect(0, "copy", "-T", "from", "to")
        self.check("to")

    def test_an_extraction_keeps_them(self):
        self.build()
        for suffix, how in (("tar", ()), ("tar.gz", ("-z",)), ("tar.xz", ("-J",))):
            with self.subTest(suffix):
                self.clear("to")
                self.tool("tar", "--format=posix", *how, "-cf", f"../a.{suffix}", ".")
                self.expect(0, "extract", f"a.{suffix}", "--into", "to")
                self.check("to")

    def test_an_archive_keeps_them(self):
        self.build()
        for suffix in ("tar", "tar.gz", "tar.zst"):
            with self.subTest(suffix):
                self.clear("to")
                self.expect(0, "archive", "--verify", "-o", f"a.{suffix}", "from")
                self.expect(0, "extract", f"a.{suffix}", "--into", "to")
                self.check("to/from")
        (self.place / "gnu").mkdir()
        subprocess.run(["tar", "-xf", self.place / "a.tar", "-C", self.place / "gnu"], check=True, capture_output=True)
        self.check("gnu/from")

    def test_a_zip_holds_the_nearest_that_it_can(self):
        for name, time in (("early", -631_152_000), ("late", 9_999_999_999), ("held", 1_700_000_000)):
            self.write(f"from/{name}", name)
            os.utime(self.place / "from" / name, (time, time))
        err = self.expect(0, "archive", "--verify", "-o", "a.zip", "from").stderr
        self.assertIn(b"before 1970 or after 2038", err)
        self.expect(0, "extract", "a.zip", "--into", "to")
        found = {name: int(os.stat(self.place / "to/from" / name).st_mtime) for name in ("early", "late", "held")}
        self.assertEqual(found, {"early": 0, "late": 2**31 - 1, "held": 1_700_000_000})

    def test_a_list_tells_them(self):
        self.build()
        self.expect(0, "archive", "-o", "a.tar", "from")
        told = {line["path"]: line["mtime_ns"] for line in self.expect_json(0, "list", "a.tar") if line["event"] == "member"}
        self.assertEqual([told[f"from/{number}"] for number in range(len(TIMES))], list(TIMES))


if __name__ == "__main__":
    unittest.main()
