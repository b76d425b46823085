"""Cards that unfold from the lines of a timetable, with real pointer events."""

import pytest

from phone import (
    box,
    click,
    drag,
    keep,
    let_pass,
    point,
    scale,
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
    return open_page("/#/rooms/overlay")


def place(page, view):
    """The top and the bottom of a view on the phone's screen, in points."""
    screen, frame = page.locator("#screen").bounding_box(), box(page, view)
    top = (frame["y"] - screen["y"]) / scale(page)
    return top, top + frame["height"] / scale(page)


def open_card(page, line):
    click(page, line)
    wait_for_rest(page, "s.stack.length === 2")


def test_a_line_unfolds_into_a_card_and_folds_up_again(page):
    keep(page, "timetable")
    line = place(page, "line.1")
    slow_down(page)
    click(page, "line.1")
    wait_for(page, "s.progress > 0.5")
    keep(page, "card-unfolding")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Night trains", "Lampfjord"]
    keep(page, "card-unfolded")

    page.locator("#dismiss").click()
    wait_for_rest(page, "s.stack.length === 1")
    assert place(page, "line.1") == pytest.approx(line, abs=0.5)
    assert page.locator("[data-view='overlay.dimming']").count() == 0


@pytest.mark.parametrize("line, end, edge", [("line.0", 280, 1), ("line.5", 560, 0)])
def test_a_card_is_dragged_toward_its_line(page, line, end, edge):
    open_card(page, line)
    page.mouse.move(*point(page, 200, 420))
    page.mouse.down()
    half = (420 + end) / 2
    drag(page, point(page, 200, 420), point(page, 200, half), 10)
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.15)
    before = place(page, "train")[edge]
    drag(page, point(page, 200, half), point(page, 200, end), 10)
    let_pass(page, 0.15)

    assert place(page, "train")[edge] - before == pytest.approx(end - half, abs=1)
    keep(page, f"card-in-hand-{line}")
    page.mouse.up()
    wait_for_rest(page)


def test_a_card_in_flight_is_caught_reversed_and_caught_again(page):
    slow_down(page)
    click(page, "line.5")
    wait_for(page, "s.progress > 0.3")
    page.mouse.click(*point(page, 200, 600))
    wait_for(page, "s.phase === 'settling(start)'")
    page.mouse.move(*point(page, 200, 620))
    page.mouse.down()
    wait_for(page, "s.phase === 'paused' || s.phase === 'dragging'")
    drag(page, point(page, 200, 620), point(page, 200, 300), 12)
    wait_for(page, "s.phase === 'dragging'")
    page.mouse.up()
    wait_for_rest(page)

    assert state(page)["stack"] == ["Night trains", "Orran"]


def test_a_card_is_placed_again_when_the_phone_rotates(page):
    open_card(page, "line.4")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.8)
    assert place(page, "train") == pytest.approx((16, 356), abs=1)
    keep(page, "card-wide")

    slow_down(page)
    page.locator("#dismiss").click()
    wait_for(page, "s.progress > 0.5")
    keep(page, "card-wide-folding")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Night trains"]


def test_a_touch_beside_the_card_closes_it(page):
    open_card(page, "line.2")

    page.mouse.click(*point(page, 200, 100))

    wait_for_rest(page, "s.stack.length === 1")


def test_the_card_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    slow_down(page)
    click(page, "line.3")
    wait_for(page, "s.progress > 0.6")
    keep(page, "card-mirrored")
    wait_for_rest(page)

    swipe(page, (200, 400), (200, 560))
    wait_for(page, "s.phase !== 'idle'")
    wait_for_rest(page)
