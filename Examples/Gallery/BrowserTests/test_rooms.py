"""Every room, touched as in its first run: what the page draws is what a trace of the same input says.

What a room does with its touches is tested in Swift, by `EveryFirstRunTests` and the suite of the room. The same first run
is played here by real touches, so that a difference is one of the page: of its touches, its connection or its drawing.
"""

import collections
import itertools
import json
import math
import subprocess

import pytest

import catalog
from fingers import Fingers
from phone import keep, switch, wait_for_rest, wait_for_size

HZ = 60
# Calls come just after a frame, and touches with the next one.
AFTER_FRAME = 0.0012
MOVES = {"push": "push", "present": "present", "select-1": {"select": 1}}

# Makes a number of frames, and returns what is drawn then: the views by identifier, in points, and their opacities.
LOOK = """
async (frames) => {
  const left = () => Math.round((goal - window.gallery.state().time) * 60);
  const goal = window.gallery.state().time + frames / 60;
  // No more come once the phone is at rest.
  for (let last = null; left() > 0 && left() !== last;) {
    last = left();
    await window.gallery.pass(last);
  }
  const screen = document.getElementById("screen");
  const [all, scale] = [screen.getBoundingClientRect(), screen.getBoundingClientRect().width / screen.clientWidth];
  const opacity = (e) => e === screen ? 1 : e.style.display === "none" ? 0 : (e.style.opacity || 1) * opacity(e.parentElement);
  const views = [...screen.querySelectorAll("[data-view]")].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [e.dataset.view, [x - all.x, y - all.y, width, height].map((n) => n / scale), opacity(e)];
  });
  const fingers = document.querySelectorAll("#device .finger").length;
  const { phase, progress, stack } = window.gallery.state();
  return { views, fingers, phase, progress, stack };
}
"""


class Trace:
    """A run of a room without a browser."""

    def __init__(self, executable, room, steps, *options):
        self.run = subprocess.run(
            [executable, "trace", room, "--input", "-", "--hz", str(HZ), *options],
            input=json.dumps(steps), capture_output=True, text=True,
        )
        assert self.run.returncode == 0, self.run.stderr
        self.frames = [json.loads(line) for line in self.run.stdout.splitlines()]

    def check(self, number, seen):
        """Compares what is drawn with a frame."""
        frame = self.frames[min(number, len(self.frames) - 1)]
        assert seen["phase"] == frame["phase"], number
        assert seen["progress"] == pytest.approx(frame["progress"], abs=0.001), number
        assert seen["stack"] == frame["stack"], number
        told = by_name((name.split("#")[0], place[:4], place[4]) for name, place in frame["views"].items())
        drawn = by_name(seen["views"])
        assert drawn.keys() == told.keys(), number
        for name, places in told.items():
            assert drawn[name] == [pytest.approx(place, abs=0.1) for place in places], (number, name)


def by_name(views):
    """The places and opacities of the views that can be seen, by their identifiers."""
    found = {}
    for name, place, opacity in views:
        if opacity > 0.005 and place[2] * place[3] > 0:
            found.setdefault(name, []).append([*place, opacity])
    return {name: sorted(places, key=lambda place: [round(number) for number in place]) for name, places in found.items()}


def frame_of(step):
    return math.ceil(step["t"] * HZ - 1e-6)


def thinned(steps):
    """Steps with every other move of a finger, and one for each frame: a move takes the browser two frames."""
    counts = collections.Counter()
    for index, step in enumerate(steps):
        finger = step.get("touch")
        after = next((other for other in steps[index + 1:] if other.get("touch") == finger), {})
        if step.get("phase") == after.get("phase") == "moved":
            counts[finger] += 1
            if counts[finger] % 2 == 0 or frame_of(step) == frame_of(after):
                continue
        yield step


def play(page, executable, room):
    """Plays the first run of a room with real touches."""
    steps = list(thinned(catalog.first_run(room)["input"]))
    timed = [{**step, "t": (frame_of(step) - ("do" in step)) / HZ + ("do" in step) * AFTER_FRAME} for step in steps]
    trace = Trace(executable, room, sorted(timed, key=lambda step: step["t"]))
    fingers, now = Fingers(page), 0
    for frame, group in itertools.groupby(steps, frame_of):
        seen = page.evaluate(LOOK, frame - 1 - now)
        trace.check(frame - 1, seen)
        assert seen["fingers"] == len(fingers.places), frame
        for phase, steps in itertools.groupby(group, lambda step: step.get("phase")):
            if phase:
                fingers.play(phase, {step["touch"]: (step["x"], step["y"]) for step in steps})
                continue
            for step in steps:
                page.locator(f"#{step['do']}").dispatch_event("click")
        now = frame - 1
    keep(page, f"{room}-end")
    trace.check(len(trace.frames), page.evaluate(LOOK, len(trace.frames) - now))
    assert page.evaluate(LOOK, 0)["fingers"] == 0


def play_mirrored(page, executable, room):
    """Makes the first move of a room in landscape and from right to left."""
    switch(page, "Right to left")
    wait_for_rest(page)
    page.locator("#rotate").click()
    wait_for_size(page, 852, 393)
    wait_for_rest(page)
    button = page.locator(", ".join(f"#{move}" for move in MOVES)).first
    move = MOVES[button.get_attribute("id")]
    start = 2 * HZ
    steps = [{"t": 0, "do": "rotate"}, {"t": (start - 1) / HZ + AFTER_FRAME, "do": move}]
    trace = Trace(executable, room, steps, "--right-to-left")
    page.evaluate(LOOK, 120)
    trace.check(start - 1, page.evaluate(LOOK, 0))
    button.dispatch_event("click")
    for number in [start + 6, start + 14]:
        trace.check(number, page.evaluate(LOOK, 7 if number == start + 6 else 8))
        keep(page, f"{room}-mirrored-{number}")
    trace.check(len(trace.frames), page.evaluate(LOOK, len(trace.frames)))


@pytest.mark.parametrize("room", catalog.rooms())
def test_a_room_is_drawn_as_its_trace_says(open_page, executable, room):
    page = open_page(f"/#/rooms/{room}", has_touch=True)
    play(page, executable, room)
    play_mirrored(page, executable, room)
