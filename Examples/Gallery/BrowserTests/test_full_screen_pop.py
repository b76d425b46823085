"""Pages that a drag from anywhere pops, around a list, a slider and swipe actions, with real pointer events."""

import pytest

from phone import (
    box,
    click,
    drag,
    keep,
    let_pass,
    press,
    pull,
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
    page = open_page("/#/rooms/full-screen-pop")
    click(page, "zone.down")
    wait_for_rest(page, "s.stack.length === 2")
    return page


def left(page, view):
    """The left of a view on the phone's screen, in points."""
    return (box(page, view)["x"] - page.locator("#screen").bounding_box()["x"]) / scale(page)


@pytest.mark.parametrize("y", [150, 300, 780], ids=["heading", "row", "button"])
def test_a_drag_pops_from_anywhere(page, y):
    press(page, 90, y)
    pull(page, (90, y), (150, y))
    wait_for(page, "s.phase === 'dragging'")
    before = left(page, "zone.200")
    pull(page, (150, y), (350, y))
    assert left(page, "zone.200") - before == pytest.approx(200, abs=1)
    keep(page, f"dive-surfacing-{y}")
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")


def test_lamp_list_and_swipe_keep_their_drags(page):
    knob = page.locator("[data-view='zone.lamp'] [data-view='slider.knob']").last
    x, y = knob.bounding_box()["x"], knob.bounding_box()["y"]
    size = 28 * scale(page)
    page.mouse.move(x + size / 2, y + size / 2)
    page.mouse.down()
    drag(page, (x + size / 2, y + size / 2), (x + size / 2 + 100 * scale(page), y), 12)
    page.mouse.up()
    let_pass(page, 0.15)
    assert knob.bounding_box()["x"] - x == pytest.approx(100 * scale(page), abs=2)

    top = box(page, "zone.row.3")["y"]
    swipe(page, (200, 640), (200, 560))
    let_pass(page, 0.9)
    assert box(page, "zone.row.3")["y"] < top - 20

    row = box(page, "zone.row.3")
    middle = row["y"] + row["height"] / 2 - page.locator("#screen").bounding_box()["y"]
    swipe(page, (300, middle / scale(page)), (170, middle / scale(page)))
    let_pass(page, 0.7)
    keep(page, "dive-swiped")
    assert state(page)["phase"] == "idle"
    row, button = box(page, "zone.row.3"), box(page, "zone.log.3")
    assert button["x"] + button["width"] == pytest.approx(row["x"] + row["width"], abs=2)
    assert state(page)["stack"] == ["Surface", "200 m"]


def test_a_page_in_flight_is_caught_and_reversed(page):
    slow_down(page)
    click(page, "zone.up")
    wait_for(page, "s.progress > 0.3")
    press(page, 200, 150)
    let_pass(page, 0.2)
    held = left(page, "zone.200")
    let_pass(page, 0.3)
    assert left(page, "zone.200") == pytest.approx(held, abs=0.5)
    keep(page, "dive-held")
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Surface", "200 m"]


def test_by_night_in_landscape_and_from_right_to_left(page):
    click(page, "zone.night")
    page.locator("#push").click()
    wait_for_rest(page, "s.stack.length === 3")
    keep(page, "dive-by-night")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    press(page, 200, 250)
    pull(page, (200, 250), (520, 250))
    keep(page, "dive-wide")
    page.mouse.up()
    wait_for_rest(page)

    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    click(page, "zone.down")
    wait_for_rest(page, "s.stack.length === 2")
    press(page, 300, 400)
    pull(page, (300, 400), (120, 400))
    keep(page, "dive-mirrored")
    page.mouse.up()
    wait_for_rest(page)
