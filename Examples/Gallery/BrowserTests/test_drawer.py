"""A drawer that is pulled open, caught, thrown and closed, with real pointer events."""

import pytest

from phone import (
    box,
    click,
    keep,
    let_pass,
    point,
    press,
    pull,
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
    return open_page("/#/rooms/drawer")


def left(page, view):
    """The distance from the left of the phone's screen to a view, in points."""
    screen = page.locator("#screen").bounding_box()
    return (box(page, view)["x"] - screen["x"]) / scale(page)


def open_drawer(page):
    click(page, "books.menu")
    wait_for_rest(page, "s.stack.length === 2")


def test_a_pull_from_the_edge_moves_the_page_under_the_finger(page):
    press(page, 4, 420)
    pull(page, (4, 420), (80, 420))
    wait_for(page, "s.phase === 'dragging'")
    before = left(page, "library")
    pull(page, (80, 420), (200, 420))

    assert left(page, "library") - before == pytest.approx(120, abs=1)
    keep(page, "drawer-in-hand")
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Tonight", "Shelves"]
    assert left(page, "library") == pytest.approx(291, abs=0.5)
    keep(page, "drawer-open")


def test_a_drawer_in_flight_is_caught_and_thrown_back(page):
    slow_down(page)
    click(page, "books.menu")
    wait_for(page, "s.progress > 0.4")

    press(page, 340, 700)
    pull(page, (340, 700), (300, 700), 6)
    wait_for(page, "s.phase === 'dragging'")
    pull(page, (300, 700), (250, 700), 6)
    page.mouse.up()
    wait_for_rest(page)

    assert left(page, "library") in (pytest.approx(0, abs=0.5), pytest.approx(291, abs=0.5))
    page.locator("#dismiss").click()
    wait_for_rest(page, "s.stack.length === 1")
    assert left(page, "library") == pytest.approx(0, abs=0.5)


def test_a_tap_reverses_it(page):
    slow_down(page)
    click(page, "books.menu")
    wait_for(page, "s.progress > 0.3")
    page.mouse.click(*point(page, 350, 300))
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Tonight"]


def test_a_tap_or_a_drag_beside_the_drawer_closes_it(page):
    open_drawer(page)
    page.mouse.click(*point(page, 350, 420))
    wait_for_rest(page, "s.stack.length === 1")

    open_drawer(page)
    swipe(page, (340, 420), (120, 425))
    wait_for_rest(page, "s.stack.length === 1")


def test_a_shelf_is_shown_and_a_story_is_read(page):
    open_drawer(page)
    click(page, "drawer.shelf.2")
    wait_for_rest(page, "s.stack[0] === 'Dry places'")
    keep(page, "drawer-another-shelf")
    click(page, "book.1")
    wait_for_rest(page, "s.stack.length === 2")
    keep(page, "drawer-story")
    swipe(page, (3, 500), (320, 505))
    wait_for_rest(page, "s.stack.length === 1")


def test_the_lamp_is_switched_on_in_the_drawer(page):
    open_drawer(page)
    click(page, "drawer.lamp")
    see(page, page.get_by_text("Lamp on", exact=True).first)
    press(page, 340, 420)
    pull(page, (340, 420), (200, 425))
    keep(page, "drawer-by-lamplight")
    page.mouse.up()
    wait_for_rest(page)


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    press(page, 848, 200)
    pull(page, (848, 200), (660, 205))
    keep(page, "drawer-wide-mirrored")
    page.mouse.up()
    wait_for_rest(page)

    assert left(page, "drawer") == pytest.approx(512, abs=0.5)
    assert left(page, "library") < 0
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 393, 852)
    let_pass(page, 0.3)
    keep(page, "drawer-upright-mirrored")
    page.locator("#dismiss").click()
    wait_for_rest(page, "s.stack.length === 1")
    assert left(page, "library") == pytest.approx(0, abs=0.5)
