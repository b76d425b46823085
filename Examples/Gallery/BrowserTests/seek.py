"""Measures how many moments a second a page shows, after ten minutes of use, and prints the figures.

Usage: python seek.py [GALLERY] [ROOM ...]

The pictures are those of the room's first run, over and over, as many as come in ten minutes at 60 frames a second.
"""

import functools
import http.server
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

FRAMES = 36_000
SEEKS = 600

MEASURE = """
async ([room, count, seeks]) => {
  const { Device } = await import("./device.js");
  const { Frames } = await import("./frames.js");
  const recording = await (await fetch(`recordings/${room}.json`)).json();
  const frames = new Frames();
  for (let i = 0; i < count; i += 1) {
    const message = recording.frames[i % recording.frames.length];
    frames.add({ ...message, frame: i / 60 });
  }
  const device = new Device(document.getElementById("phones"), { title: "measured" }, () => {});
  const drawn = async (time) => {
    device.show(frames.at(time));
    device.screen.getBoundingClientRect();
  };
  const times = [];
  for (let i = 0; i < seeks; i += 1) {
    const moment = ((i * 0.618034) % 1) * count / 60;
    const start = performance.now();
    await drawn(moment);
    times.push(performance.now() - start);
  }
  const along = [];
  for (let i = 0; i < seeks; i += 1) {
    const start = performance.now();
    await drawn(count / 120 + i / 30);
    along.push(performance.now() - start);
  }
  const read = (list) => { list.sort((a, b) => a - b); return [list[seeks / 2], list[Math.floor(seeks * 0.99)]]; };
  return [read(times), read(along)];
}
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def main():
    gallery = sys.argv[1] if len(sys.argv) > 1 else "gallery"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([gallery, "site", folder], check=True)
        handler = functools.partial(Quiet, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            for room in sys.argv[2:] or ["push", "zoom", "album"]:
                page = browser.new_page()
                page.goto(f"http://127.0.0.1:{server.server_port}/?still#/rooms/{room}")
                page.wait_for_function("() => window.gallery?.state().timeline === 'seeking'")
                anywhere, along = page.evaluate(MEASURE, [room, FRAMES, SEEKS])
                print(
                    f"{room}, {FRAMES} frames: a moment anywhere {anywhere[0]:.1f} ms (99 % below {anywhere[1]:.1f}),"
                    f" one near the last {along[0]:.1f} ms (99 % below {along[1]:.1f})", flush=True
                )
                page.close()


main()
