"""A percent-driven transition beside the framework's, both under the same finger, with real pointer events."""

import re

import pytest

from phone import (
    click,
    drag,
    keep,
    let_pass,
    point,
    scale,
    see,
    slow_down,
    state,
    swipe,
    switch,
    wait_for,
    wait_for_rest,
    wait_for_size,
)


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/percent-driven")


def says(page, lane, text):
    """Waits until the note of a lane says something, and returns it."""
    note = page.locator(f"[data-view='note.{lane}']", has_text=re.compile(text))
    see(page, note)
    return note.inner_text()


def left_edge(page, lane, poster):
    """The left edge of a poster in a lane, in points."""
    screen = page.locator("#screen").bounding_box()
    view = page.locator(f"[data-view='lane.{lane}'] [data-view='poster.{poster}']")
    see(page, view)
    return (view.bounding_box()["x"] - screen["x"]) / scale(page)


def let_go(page, start, end, steps):
    page.mouse.move(*point(page, *start))
    page.mouse.down()
    drag(page, point(page, *start), point(page, *end), steps)


def test_one_finger_drags_both_lanes(page):
    keep(page, "lanes")
    let_go(page, (350, 230), (150, 230), 20)
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.2)

    old, new = left_edge(page, "old", 1), left_edge(page, "new", 1)
    assert old == pytest.approx(393 - 200, abs=1)
    assert new == pytest.approx(393 - 188, abs=1)
    keep(page, "lanes-in-hand")
    drag(page, point(page, 150, 230), point(page, 100, 230), 5)
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Poster 1", "Poster 2", "Poster 1", "Poster 2"]


def test_the_notes_and_the_chart_tell_the_speeds(page):
    let_go(page, (350, 450), (130, 450), 20)
    page.mouse.up()
    numbers = [
        [float(number) for number in re.findall(r"\d+\.\d+", says(page, lane, "Let go at"))]
        for lane in ["old", "new"]
    ]
    wait_for_rest(page)
    let_pass(page, 0.3)
    keep(page, "lanes-charted")

    (_, old), (before, new) = numbers
    assert old > 2 and old > before + 0.5
    assert abs(new - before) < abs(old - before)


def test_a_touch_in_flight_catches_the_new_lane_only(page):
    slow_down(page)
    page.locator("#push").click()
    wait_for(page, "s.progress > 0.5")
    page.mouse.move(*point(page, 150, 230))
    page.mouse.down()
    says(page, "old", "nothing happens")
    says(page, "new", "caught")
    let_pass(page, 0.2)
    new = left_edge(page, "new", 1)
    while left_edge(page, "old", 1) > 0.5:
        let_pass(page, 0.1)
    assert new > 20
    assert left_edge(page, "new", 1) == pytest.approx(new, abs=0.5)

    drag(page, point(page, 150, 230), point(page, 330, 230), 30)
    let_pass(page, 0.3)
    keep(page, "lanes-caught")
    page.mouse.up()
    page.locator("[data-speed='1']").click()
    wait_for_rest(page)
    # The old lane is at rest by now, and may have been popped by the same finger.
    assert state(page)["stack"][-1] == "Poster 1"


def test_the_room_at_night(page):
    click(page, "lamp")
    swipe(page, (350, 450), (100, 450), steps=16)
    let_pass(page, 0.1)
    wait_for_rest(page)
    swipe(page, (350, 230), (200, 230), steps=16)
    let_pass(page, 0.1)
    wait_for_rest(page)
    let_pass(page, 0.3)
    keep(page, "lanes-at-night")


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 2")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.5)
    let_go(page, (500, 110), (690, 110), 16)
    let_pass(page, 0.2)
    keep(page, "lanes-wide-mirrored-in-hand")
    drag(page, point(page, 690, 110), point(page, 740, 110), 5)
    page.mouse.up()
    wait_for_rest(page)
    let_pass(page, 0.3)
    keep(page, "lanes-wide-mirrored")
    assert state(page)["stack"] == ["Poster 1", "Poster 2", "Poster 1", "Poster 2"]
