"""Measures the memory of a phone in each room, and prints the figures; the exit status is 1 where it grows too much.

Usage: python memory.py [GALLERY] [ROOM ...]
"""

import subprocess
import sys
from urllib.parse import urlsplit

from catalog import rooms
from process import children, megabytes
from wire import Page

RESTARTS = 500
STEPS = 500
# Ten minutes at 60 frames a second.
FRAMES = 36_000
# In megabytes, after all of it.
LIMIT = 10


class Gallery:
    def __init__(self, executable):
        self.process = subprocess.Popen([executable, "--port", "0", "--phones", "1"], stdout=subprocess.PIPE, text=True)
        self.authority = urlsplit(self.process.stdout.readline().strip()).netloc
        self.cookie = None


class Clock:
    """A page that draws, and asks for a frame each time."""

    def __init__(self, page):
        self.page = page
        self.ms = 0

    def draw(self, count, frames=1):
        for _ in range(count):
            self.ms += frames * 1000 / 60
            self.page.send(tick={"frames": frames, "ms": self.ms})
            while not {"frame", "rest"} & self.page.next().keys():
                pass

    def touch(self, phase, x, y):
        self.page.send(pointers=[{"id": 1, "phase": phase, "x": x, "y": y, "ms": self.ms}])


def restart(page, clock):
    for _ in range(RESTARTS):
        page.send(restart=True)
        page.until("frame")


def step_back(page, clock):
    """Goes on from a moment a little before the end, again and again, with a finger on a moving page."""
    page.send(restart=True)
    page.until("frame")
    for step in range(STEPS):
        clock.touch("began", 380, 500)
        for x in range(370, 200, -20):
            clock.touch("moved", x, 500)
            clock.draw(1)
        page.send(**{"from": 0.1})
        page.until("frame")


def play(page, clock):
    """Drags to and fro for ten minutes."""
    page.send(restart=True)
    page.until("frame")
    for round in range(FRAMES // 120):
        clock.touch("began", 380 if round % 2 else 10, 500)
        for step in range(20):
            clock.touch("moved", 380 - 17 * step if round % 2 else 10 + 17 * step, 500)
            clock.draw(1)
        clock.touch("ended", 40 if round % 2 else 350, 500)
        clock.draw(34, frames=3)


def measure(room, gallery):
    with Page(gallery, room=room) as page:
        page.until("room")
        [phone] = children(gallery.process.pid)
        clock = Clock(page)
        clock.draw(30)
        before = megabytes(phone)
        figures = []
        for work in [restart, step_back, play]:
            work(page, clock)
            figures.append(megabytes(phone) - before)
        restarts, steps, minutes = (f"{figure:+.1f}" for figure in figures)
        print(
            f"{room}: {before:.1f} MB at first; after {RESTARTS} restarts {restarts},"
            f" {STEPS} steps back {steps}, ten minutes of play {minutes} MB", flush=True
        )
        return max(figures)


def main():
    executable = sys.argv[1] if len(sys.argv) > 1 else "gallery"
    growth = {}
    for room in sys.argv[2:] or rooms():
        gallery = Gallery(executable)
        try:
            growth[room] = measure(room, gallery)
        finally:
            gallery.process.terminate()
    sys.exit(any(megabytes > LIMIT for megabytes in growth.values()))


main()
