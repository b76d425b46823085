"""Two stacks and a card in flight at once, each under a finger of its own, with real touches."""

import re

import pytest

from fingers import Fingers
from phone import (
    box,
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

NORTH, SOUTH, COMET = (150, 300), (340, 300), (190, 700)


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/simultaneous", has_touch=True)


def says(page, dial, text):
    """Waits until a dial says what its transition does."""
    see(page, page.locator(f"[data-view='dial.{dial}']", has_text=re.compile(text)))


def left_edge(page, view):
    """The left edge of a view on the phone's screen, in points."""
    screen = page.locator("#screen").bounding_box()
    return (box(page, view)["x"] - screen["x"]) / scale(page)


def start_all(page):
    slow_down(page)
    page.locator("#push").click()
    wait_for(page, "s.progress > 0.4")


def test_three_fingers_hold_one_transition_each(page):
    keep(page, "sky")
    start_all(page)
    fingers = Fingers(page)
    fingers.press(NORTH, SOUTH, COMET)
    for dial in ["north", "south", "comet"]:
        says(page, dial, "In hand")
    north, south = left_edge(page, "north.page"), left_edge(page, "south.page")
    fingers.move((190, 300), (328, 300), (190, 740))

    assert left_edge(page, "north.page") - north == pytest.approx(40, abs=1)
    assert left_edge(page, "south.page") - south == pytest.approx(-12, abs=1)
    keep(page, "sky-in-three-hands")
    fingers.lift(1)
    says(page, "south", "Going on")
    says(page, "north", "In hand")
    fingers.flick(0, (200, 300))
    says(page, "north", "Going back")
    says(page, "comet", "In hand")
    fingers.flick(2, (190, 840))
    wait_for_rest(page)
    assert state(page)["stack"] == ["North", "South", "The Cross", "Tray"]


def test_a_click_on_a_moon_reverses_its_own_transition(page):
    start_all(page)
    click(page, "dial.north")
    says(page, "north", "Going back")
    says(page, "south", "Going on")
    says(page, "comet", "Going on")
    wait_for_rest(page)

    assert state(page)["stack"] == ["North", "South", "The Cross", "Tray", "Comet Hallin"]
    keep(page, "sky-with-the-comet")


def test_a_stack_turns_beside_the_card(page):
    click(page, "comet.bar")
    wait_for_rest(page, "s.stack.length === 4")
    swipe(page, (180, 300), (30, 300))
    wait_for_rest(page, "s.stack[1] === 'The Plough'")
    swipe(page, (200, 600), (200, 830), steps=6)
    wait_for_rest(page, "s.stack.join() === 'North,The Plough,South,Tray'")


def test_the_room_at_night(page):
    click(page, "lamp")
    let_pass(page, 0.3)
    keep(page, "sky-at-night")
    click(page, "north.row.2")
    click(page, "south.row.1")
    wait_for_rest(page, "s.stack.length === 5")
    page.mouse.move(*point(page, 200, 810))
    page.mouse.down()
    drag(page, point(page, 200, 810), point(page, 200, 600), 12)
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.2)
    keep(page, "sky-at-night-with-the-comet")
    page.mouse.up()
    wait_for_rest(page)


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 3")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.5)
    keep(page, "sky-wide-mirrored")
    start_all(page)
    assert left_edge(page, "north.page") < 426
    keep(page, "sky-wide-mirrored-in-flight")
    wait_for_rest(page)
    let_pass(page, 0.3)
    keep(page, "sky-wide-mirrored-with-the-comet")

    assert state(page)["stack"] == ["North", "The Plough", "South", "The Cross", "Tray", "Comet Hallin"]
