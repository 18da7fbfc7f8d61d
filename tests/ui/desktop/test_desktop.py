# SPDX-License-Identifier: GPL-3.0-or-later
"""The window on a real X server, with files from another process: dragged by the mouse, or from the clipboard."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ.get("DROVER_WINDOW", "drover")
DRAG_SOURCE = os.environ.get("DRAG_SOURCE", "drag_source")
TOOLS = ("Xvfb", "xdotool", "dbus-daemon")
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)}")
class Desktop(unittest.TestCase):
    def setUp(self):
        self.place = Path(tempfile.mkdtemp(prefix="drover-desktop-"))
        self.addCleanup(shutil.rmtree, self.place, ignore_errors=True)
        self.target = self.place / "to"
        self.target.mkdir()
        self.file = self.place / "a film.mov"
        self.file.write_bytes(b"moving pictures" * 1000)
        config = self.place / "config/drover"
        config.mkdir(parents=True)
        (config / "drover.conf").write_text(f"[General]\ndestinations={self.target}\n", encoding="utf-8")
        self.environment = {
            **os.environ,
            "HOME": str(self.place),
            "XDG_CONFIG_HOME": str(self.place / "config"),
            "XDG_DATA_HOME": str(self.place / "data"),
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
            "DISPLAY": self.start_screen(),
            "DBUS_SESSION_BUS_ADDRESS": self.start_bus(),
        }
        self.environment.pop("WAYLAND_DISPLAY", None)

    def start_screen(self):
        reader, writer = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1500x900x24", "-nolisten", "tcp"],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        self.addCleanup(server.wait)
        self.addCleanup(server.terminate)
        with os.fdopen(reader) as display:
            return ":" + display.readline().strip()

    def start_bus(self):
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.addCleanup(bus.stdout.close)
        self.addCleanup(bus.wait)
        self.addCleanup(bus.terminate)
        return bus.stdout.readline().strip()

    def start(self, *command, **more):
        process = subprocess.Popen(
            command, env=self.environment, stderr=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, **more
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def start_source(self, task):
        source = self.start(DRAG_SOURCE, task, str(self.file))
        self.assertEqual(source.stdout.readline().strip(), "ready")
        return source

    def xdotool(self, *words):
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True, check=False, timeout=20
        )
        return done.stdout.split()

    def wait_for(self, something, what):
        deadline = time.monotonic() + 20
        while not something():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.05)

    def window(self, title):
        self.wait_for(lambda: self.xdotool("search", "--onlyvisible", "--name", title), f"no window {title}")
        return self.xdotool("search", "--onlyvisible", "--name", title)[0]

    def start_window(self, *arguments, title="^Drover$"):
        self.start(PROGRAM, *arguments)
        window = self.window(title)
        self.xdotool("windowmove", "--sync", window, 0, 0)
        self.xdotool("windowfocus", "--sync", window)
        time.sleep(0.3)
        return window

    def drag(self, key=None):
        """From the source at the right edge into the middle of the window, at a person's pace."""
        steps = [(1440, 60), (1430, 70), (1390, 120), (1000, 300), (700, 400), (650, 450), (648, 452)]
        self.xdotool("mousemove", *steps[0], "mousedown", 1)
        for step in steps[1:]:
            self.xdotool("mousemove", *step)
            time.sleep(0.15)
        if key:
            self.xdotool("keydown", key)
            self.xdotool("mousemove", 646, 454)
            time.sleep(0.3)
        self.xdotool("mouseup", 1)
        time.sleep(0.2)
        if key:
            self.xdotool("keyup", key)

    def press_until(self, window, key, happened, what):
        def pressed():
            self.xdotool("windowfocus", "--sync", window)
            self.xdotool("key", key)
            time.sleep(0.3)
            return happened()

        self.wait_for(pressed, what)

    def copied(self):
        copy = self.target / self.file.name
        return copy.exists() and copy.read_bytes() == b"moving pictures" * 1000

    def test_a_drop_from_another_process_is_copied(self):
        source = self.start_source("drag")
        window = self.start_window()
        self.drag()
        self.assertEqual(source.stdout.readline().strip(), "dropped: copy")
        self.press_until(window, "Return", self.copied, "the dropped file never arrived")
        self.assertTrue(self.file.exists())

    def test_with_shift_it_is_moved_by_us_and_not_by_the_source(self):
        source = self.start_source("drag")
        window = self.start_window()
        self.drag("shift")
        self.assertEqual(source.stdout.readline().strip(), "dropped: copy", "else the source would delete the file")
        self.assertTrue(self.file.exists())
        self.press_until(window, "Return", self.copied, "the dropped file never arrived")
        self.wait_for(lambda: not self.file.exists(), "the original stays after a move")

    def test_the_clipboard_of_another_process_is_pasted(self):
        self.start_source("copy")
        window = self.start_window()
        self.xdotool("key", "ctrl+v")
        time.sleep(0.5)
        self.press_until(window, "Return", self.copied, "the pasted file never arrived")
        self.assertTrue(self.file.exists())

    def test_what_was_cut_is_moved(self):
        self.start_source("cut")
        window = self.start_window()
        self.xdotool("key", "ctrl+v")
        time.sleep(0.5)
        self.press_until(window, "Return", self.copied, "the pasted file never arrived")
        self.wait_for(lambda: not self.file.exists(), "what was cut is still there")

    def test_a_second_start_hands_its_files_to_the_window_that_is_there(self):
        window = self.start_window()
        second = self.start(PROGRAM, self.file.name, cwd=self.place)
        self.assertEqual(second.wait(timeout=20), 0)
        self.assertEqual(len(self.xdotool("search", "--onlyvisible", "--name", "^Drover$")), 1)
        self.press_until(window, "Return", self.copied, "the file never arrived")

    def test_a_second_start_without_files_shows_the_window(self):
        window = self.start_window()
        self.xdotool("windowminimize", "--sync", window)
        self.assertEqual(self.start(PROGRAM).wait(timeout=20), 0)
        self.wait_for(lambda: self.xdotool("search", "--onlyvisible", "--name", "^Drover$") == [window], "it stays away")

    def test_the_inspector_takes_a_drop(self):
        source = self.start_source("drag")
        self.start_window("--inspect", title="^Inspector$")
        self.drag()
        self.assertEqual(source.stdout.readline().strip(), "dropped: copy")
        self.window(f"^{self.file.name} — Inspector$")


if __name__ == "__main__":
    unittest.main()
