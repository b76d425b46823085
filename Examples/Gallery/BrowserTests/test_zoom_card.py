"""A button that grows into a card with a list, with real fingers."""

import pytest

from fingers import Fingers, drawn
from phone import (
    click,
    drag,
    hold,
    keep,
    let_pass,
    point,
    press,
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
    return open_page("/#/rooms/zoom-card", has_touch=True)


def open_list(page):
    click(page, "chart.lamp")
    wait_for_rest(page, "s.stack.length === 2")


def wait_for_chart(page):
    wait_for_rest(page, "s.stack.length === 1")


def test_the_button_grows_into_the_list_and_back(page):
    keep(page, "chart")
    lamp = drawn(page, "chart.lamp")
    slow_down(page)
    click(page, "chart.lamp")
    wait_for(page, "s.progress > 0.2")
    card = drawn(page, "lights")
    assert 40 < card["width"] < 300
    assert card["x"] + card["width"] <= 394
    keep(page, "lights-growing")
    wait_for_rest(page)
    assert drawn(page, "lights")["width"] == pytest.approx(393)
    keep(page, "lights")
    click(page, "lights.close")
    wait_for_chart(page)
    assert drawn(page, "chart.lamp") == lamp


def test_the_list_scrolls_first_and_then_the_card_follows(page):
    open_list(page)
    swipe(page, (200, 700), (200, 400))
    let_pass(page, 2)
    scrolled = drawn(page, "light.0")["y"]
    assert scrolled < 0
    press(page, 200, 200)
    drag(page, point(page, 200, 200), point(page, 200, 260), 8)
    let_pass(page, 0.1)
    assert state(page)["phase"] == "idle"
    assert drawn(page, "light.0")["y"] > scrolled
    drag(page, point(page, 200, 260), point(page, 230, 830), 30)
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.3)
    held = drawn(page, "lights")
    assert held["width"] < 385 and held["y"] > 20
    keep(page, "lights-in-hand")
    page.mouse.up()
    wait_for_rest(page)


def test_a_drag_at_the_top_of_the_list_carries_the_card_home(page):
    open_list(page)
    hold(page, (200, 250), (260, 620))
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.3)
    held = drawn(page, "lights")
    assert held["width"] < 330 and held["y"] > 150
    page.mouse.up()
    wait_for_chart(page)


def test_two_fingers_pinch_the_list_into_the_button(page):
    open_list(page)
    fingers = Fingers(page)
    fingers.press((110, 300), (290, 520))
    fingers.move((190, 380), (240, 440))
    wait_for(page, "s.phase === 'dragging'")
    held = drawn(page, "lights")
    assert held["width"] == pytest.approx(393 * 0.28, abs=40)
    keep(page, "lights-pinched")
    fingers.lift()
    wait_for_chart(page)


def test_it_is_caught_on_its_way_home_and_thrown_open_again(page):
    open_list(page)
    slow_down(page)
    click(page, "lights.close")
    wait_for(page, "s.phase !== 'idle' && s.progress > 0.3")
    card = drawn(page, "lights")
    x, y = card["x"] + card["width"] / 2, 180
    hold(page, (x, y), (x - 4, y + 12), steps=3)
    wait_for(page, "s.phase === 'dragging'")
    caught = drawn(page, "lights")
    let_pass(page, 0.2)
    assert drawn(page, "lights")["width"] == pytest.approx(caught["width"], abs=0.5)
    keep(page, "lights-caught")
    drag(page, point(page, x - 4, y + 12), point(page, x - 4, y - 150), 6)
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Skerrow Sound", "List of lights"]


def test_at_dusk_in_landscape_and_from_right_to_left(page):
    click(page, "chart.night")
    let_pass(page, 0.3)
    keep(page, "chart-at-dusk")
    open_list(page)
    keep(page, "lights-at-dusk")
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.5)
    assert drawn(page, "chart.lamp")["x"] < 200
    slow_down(page)
    click(page, "chart.lamp")
    wait_for(page, "s.progress > 0.3")
    keep(page, "lights-growing-wide-mirrored")
    wait_for_rest(page)
    keep(page, "lights-wide-mirrored")


def test_the_chart_is_moved_by_a_drag(page):
    before = drawn(page, "chart.sea")
    swipe(page, (200, 500), (260, 420))
    let_pass(page, 2)
    after = drawn(page, "chart.sea")
    assert after["x"] > before["x"] + 40 and after["y"] < before["y"] - 50
