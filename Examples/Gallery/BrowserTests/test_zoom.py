"""A picture that grows into a page, and a page that goes back to the picture it shows, with real fingers."""

import pytest

from fingers import Fingers, drawn
from phone import (
    box,
    click,
    hold,
    keep,
    let_pass,
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
    return open_page("/#/rooms/zoom", has_touch=True)


def open_stone(page, number):
    click(page, f"stone.{number}")
    wait_for_rest(page, "s.stack.length === 2")


def wait_for_grid(page):
    wait_for_rest(page, "s.stack.join() === 'Agates'")


def middle(frame):
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def test_a_picture_grows_into_its_page_and_goes_back(page):
    keep(page, "stones")
    home = drawn(page, "stone.2.picture")
    slow_down(page)
    click(page, "stone.2")
    wait_for(page, "s.progress > 0.3")
    grown = drawn(page, "stone.page.2.picture")
    assert home["width"] < grown["width"] < 353
    keep(page, "stone-growing")
    wait_for_rest(page)
    assert drawn(page, "stone.page.2.picture") == pytest.approx(
        {"x": 20, "y": 111, "width": 353, "height": 353}, abs=0.5
    )
    click(page, "bar.back")
    wait_for_grid(page)
    assert drawn(page, "stone.2.picture") == pytest.approx(home, abs=0.5)


def test_it_goes_back_to_the_stone_that_it_shows(page):
    open_stone(page, 2)
    for number in range(3, 9):
        swipe(page, (330, 600), (70, 600), steps=6)
        see(page, page.locator("[data-view='bar']", has_text=f"{number + 1} of 20"))
        let_pass(page, 1)
    keep(page, "stone-paged")
    slow_down(page)
    click(page, "bar.back")
    wait_for(page, "s.phase !== 'idle' && s.progress > 0.6")
    keep(page, "stone-landing")
    wait_for_grid(page)
    tile = drawn(page, "stone.8")
    assert tile["y"] > 103 and tile["y"] + tile["height"] < 852 - 33
    keep(page, "stones-scrolled")


def test_two_fingers_pinch_the_page_onto_its_picture(page):
    home = drawn(page, "stone.4.picture")
    open_stone(page, 4)
    fingers = Fingers(page)
    fingers.press((110, 240), (290, 440))
    fingers.move((190, 300), (240, 360))
    wait_for(page, "s.phase === 'dragging'")
    held = drawn(page, "stone.page.4.picture")
    # The fingers are at three tenths of their distance, less what they move before the card does.
    assert held["width"] == pytest.approx(353 * 0.3, abs=353 * 0.08)
    x, y = middle(held)
    assert x == pytest.approx(215, abs=40) and y == pytest.approx(330, abs=40)
    fingers.move((250, 420), (270, 345))
    turned = drawn(page, "stone.page.4.picture")
    # The fingers go 60 degrees around each other, and the box around the picture grows with its corners.
    assert turned["width"] > held["width"] * 1.05
    keep(page, "stone-pinched")
    fingers.lift()
    wait_for_grid(page)
    assert drawn(page, "stone.4.picture") == pytest.approx(home, abs=0.5)


def test_two_fingers_catch_it_in_flight_and_send_it_on(page):
    slow_down(page)
    click(page, "stone.5")
    wait_for(page, "s.progress > 0.4")
    fingers = Fingers(page)
    fingers.press((150, 300), (250, 420))
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.2)
    held = drawn(page, "stone.page.5.picture")
    let_pass(page, 0.3)
    assert drawn(page, "stone.page.5.picture") == pytest.approx(held, abs=0.5)
    assert 169 < held["width"] < 353
    fingers.move((180, 340), (230, 400))
    keep(page, "stone-caught")
    assert drawn(page, "stone.page.5.picture")["width"] < held["width"]
    fingers.lift()
    wait_for_grid(page)


def test_one_finger_drags_it_down_and_lets_go(page):
    open_stone(page, 1)
    hold(page, (200, 250), (240, 500))
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.3)
    held = drawn(page, "stone.page.1.picture")
    assert held["width"] < 330 and held["y"] > 200
    keep(page, "stone-in-hand")
    page.mouse.up()
    wait_for_grid(page)


def test_a_swipe_from_the_edge_goes_back_and_others_page(page):
    open_stone(page, 3)
    swipe(page, (80, 500), (330, 500), steps=6)
    wait_for_rest(page, "s.stack[1] === 'Plum'")
    let_pass(page, 1)
    swipe(page, (3, 500), (330, 500))
    wait_for_grid(page)


def test_by_night_in_landscape_and_from_right_to_left(page):
    click(page, "stones.night")
    let_pass(page, 0.3)
    keep(page, "stones-by-night")
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.5)
    first = box(page, "stone.0")
    assert first["x"] > box(page, "stone.1")["x"]
    slow_down(page)
    click(page, "stone.1")
    wait_for(page, "s.progress > 0.4")
    keep(page, "stone-growing-wide-mirrored")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Agates", "Fjord"]
    picture = drawn(page, "stone.page.1.picture")
    assert picture["x"] > 426 and picture["y"] + picture["height"] < 393 - 21
    keep(page, "stone-wide-mirrored")
