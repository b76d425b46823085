"""Cards that turn over, are caught on their edge, and turned back from the leading edge, with real pointer events."""

import pytest

from phone import (
    box,
    click,
    keep,
    let_pass,
    press,
    pull,
    scale,
    slow_down,
    state,
    switch,
    wait_for,
    wait_for_rest,
    wait_for_size,
)


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/card-flip")


def width(page, view):
    """The width of a view as it is seen, in points."""
    return box(page, view)["width"] / scale(page)


def turn_over(page):
    click(page, "riddle.0")
    wait_for_rest(page, "s.stack.length === 2")


def test_a_tapped_card_turns_over_and_grows(page):
    assert width(page, "riddle.0.face") == pytest.approx(301, abs=1)
    keep(page, "riddles")
    slow_down(page)
    click(page, "riddle.0")
    wait_for(page, "s.progress > 0.12")
    page.locator("#pause").click()
    let_pass(page, 0.15)
    assert 20 < width(page, "riddle.0.face") < 280
    keep(page, "riddle-turning")
    page.locator("#pause").click()
    wait_for(page, "s.progress > 0.45")
    page.locator("#pause").click()
    let_pass(page, 0.15)
    assert 20 < width(page, "answer") < 320
    keep(page, "answer-turning-up")
    page.locator("#finish").click()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Who am I?", "The fox"]
    assert width(page, "answer") == pytest.approx(393, abs=1)
    keep(page, "answer")


def test_a_drag_from_the_leading_edge_turns_it_back(page):
    turn_over(page)
    press(page, 3, 500)
    pull(page, (3, 500), (200, 505))
    wait_for(page, "s.phase === 'dragging'")
    assert state(page)["progress"] == pytest.approx(0.5, abs=0.05)
    held = width(page, "answer")
    let_pass(page, 0.2)
    assert width(page, "answer") == pytest.approx(held, abs=0.5)
    keep(page, "answer-on-its-way-back")
    pull(page, (200, 505), (350, 505), 8)
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")
    assert width(page, "riddle.0.face") == pytest.approx(301, abs=1)


def test_a_card_in_flight_is_caught_and_a_tap_reverses_it(page):
    slow_down(page)
    click(page, "riddle.0")
    wait_for(page, "s.progress > 0.15")
    press(page, 100, 780)
    let_pass(page, 0.15)
    held = state(page)["progress"]
    let_pass(page, 0.3)
    assert state(page)["progress"] == pytest.approx(held, abs=0.001)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Who am I?"]


def test_the_next_card_turns_over_by_night(page):
    click(page, "riddles.night")
    press(page, 330, 500)
    # Two moves at least, however slow the phone is.
    pull(page, (330, 500), (300, 500), 4)
    pull(page, (300, 500), (70, 500))
    page.mouse.up()
    let_pass(page, 0.9)
    keep(page, "riddles-by-night")
    page.locator("#present").click()
    wait_for_rest(page, "s.stack[1] === 'The owl'")
    keep(page, "answer-by-night")
    click(page, "answer.back")
    wait_for_rest(page, "s.stack.length === 1")


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    keep(page, "riddles-wide-mirrored")
    turn_over(page)
    keep(page, "answer-wide-mirrored")
    press(page, 849, 200)
    pull(page, (849, 200), (300, 205))
    wait_for(page, "s.phase === 'dragging'")
    keep(page, "riddle-wide-mirrored")
    pull(page, (300, 205), (60, 205), 8)
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")
