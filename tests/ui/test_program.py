# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as its users start and stop it: a process, its arguments, its signals."""

import os
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = os.environ.get("DROVER_WINDOW", "drover")
MiB = 1 << 20
RETURN_KEY = 0xFF0D


def receive(connection, size):
    data = b""
    while len(data) < size:
        piece = connection.recv(size - len(data))
        if not piece:
            raise ConnectionError("the window closed the connection")
        data += piece
    return data


class Keyboard:
    """Presses keys in a window that Qt shows over the VNC protocol (RFC 6143)."""

    def __init__(self, port):
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=10)
        receive(self.connection, 12)
        self.connection.sendall(b"RFB 003.003\n")
        receive(self.connection, 4)  # no password
        self.connection.sendall(b"\x01")
        receive(self.connection, 20)
        receive(self.connection, struct.unpack(">I", receive(self.connection, 4))[0])

    def press(self, key):
        for down in (1, 0):
            self.connection.sendall(struct.pack(">BBxxI", 4, down, key))

    def close(self):
        self.connection.close()


class Program(unittest.TestCase):
    def setUp(self):
        self.place = Path(tempfile.mkdtemp(prefix="drover-window-"))
        self.addCleanup(shutil.rmtree, self.place, ignore_errors=True)
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        }
        self.environment.update(
            HOME=str(self.place),
            XDG_CONFIG_HOME=str(self.place / "config"),
            XDG_DATA_HOME=str(self.place / "data"),
            DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent",  # else a window of the tester would take the files
        )

    def run_program(self, *arguments):
        return subprocess.run(
            [PROGRAM, *arguments], env=self.environment, capture_output=True, timeout=60, check=False, text=True
        )

    def start(self, platform, *arguments):
        process = subprocess.Popen(
            [PROGRAM, *arguments],
            env={**self.environment, "QT_QPA_PLATFORM": platform},
            cwd=self.place,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def wait_for(self, something, pause=0.002):
        deadline = time.monotonic() + 30
        while not something():
            self.assertLess(time.monotonic(), deadline, "it never came")
            time.sleep(pause)

    def leftovers(self):
        return list((self.place / "to").rglob(".drover-*.part"))

    def test_help_and_version_need_no_display(self):
        for option in ("--help", "-h"):
            done = self.run_program(option)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("usage: drover", done.stdout.lower())
        done = self.run_program("--version")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"^drover \d+\.\d+")

    def test_an_unknown_option_is_refused(self):
        for arguments in (["--frobnicate"], ["file", "-x"]):
            done = self.run_program(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(arguments[-1], done.stderr)

    def test_each_signal_ends_an_idle_window(self):
        for signal_number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            process = self.start("offscreen", "--", "-a file")
            time.sleep(1)
            process.send_signal(signal_number)
            self.assertEqual(process.wait(timeout=20), 0, signal_number)

    def test_the_inspector_opens_files_folders_and_nothing(self):
        (self.place / "file").write_bytes(bytes(100000))
        for arguments in (["file"], ["."], ["--", "-no-such-file"], []):
            process = self.start("offscreen", "--inspect", *arguments)
            time.sleep(1)
            self.assertIsNone(process.poll(), "the inspector ended by itself")
            process.send_signal(signal.SIGTERM)
            self.assertEqual(process.wait(timeout=20), 0, arguments)

    def keyboard(self, port):
        keyboards = []

        def connect():
            try:
                keyboards.append(Keyboard(port))
            except ConnectionRefusedError:
                return False
            return True

        self.wait_for(connect, 0.05)
        self.addCleanup(keyboards[0].close)
        return keyboards[0]

    def start_copy(self):
        """A window with a path as its argument, and Enter: the copy is under way when this returns."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        process = self.start(f"vnc:port={port}:size=1100x700", "from")
        keyboard = self.keyboard(port)
        presses = []

        def begun():
            self.assertIsNone(process.poll(), "the window ended by itself")
            if len(presses) * 0.3 < time.monotonic() - begin:
                presses.append(keyboard.press(RETURN_KEY))
            return self.leftovers()

        begin = time.monotonic()
        self.wait_for(begun)
        return process

    def test_a_signal_during_a_copy_leaves_nothing_half_done(self):
        (self.place / "to").mkdir()
        (self.place / "from").mkdir()
        (self.place / "config/drover").mkdir(parents=True)
        (self.place / "config/drover/drover.conf").write_text(
            f"[General]\ndestinations={self.place}/to\n", encoding="utf-8"
        )
        for number in range(12):
            (self.place / f"from/{number}").write_bytes(os.urandom(MiB) * 64)
        for signal_number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            process = self.start_copy()
            process.send_signal(signal_number)
            self.assertEqual(process.wait(timeout=30), 0, signal_number)
            self.assertEqual(self.leftovers(), [])
            shutil.rmtree(self.place / "to")
            (self.place / "to").mkdir()


if __name__ == "__main__":
    unittest.main()
