"""The room on a phone that folds: its list and its pages beside each other, or in one column."""

import pytest

from fingers import drawn
from phone import click, hold, keep, let_pass, point, press, scale, state, wait_for, wait_for_rest, wait_for_size


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/split")


def test_a_held_page_stays_under_the_finger_while_the_phone_unfolds(page):
    click(page, "pilot.light.1")
    wait_for_rest(page, "s.stack.length === 2")
    hold(page, (100, 500), (250, 500))
    wait_for(page, "s.phase === 'dragging'")
    page.keyboard.down("Shift")
    page.mouse.up()
    page.keyboard.up("Shift")
    before = drawn(page, "pilot.page.1")["x"]
    page.keyboard.press("u")
    for _ in range(6):
        let_pass(page, 1 / 20)
        assert drawn(page, "pilot.page.1")["x"] == pytest.approx(before, abs=0.5)
    wait_for_size(page, 786, 852)
    keep(page, "split-held")

    press(page, 250, 500)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)' || s.phase === 'settling(end)'")
    wait_for_rest(page)
    page.locator("#push").click()
    wait_for_rest(page)
    assert state(page)["stack"][:2] == ["Lights", "No light"]
    keep(page, "split-open")
    page.keyboard.press("o")
    wait_for_size(page, 852, 786)
    let_pass(page, 0.5)
    keep(page, "split-open-in-landscape")
    page.keyboard.press("u")
    wait_for_size(page, 852, 393)
    let_pass(page, 0.5)
    keep(page, "split-folded-in-landscape")


def test_a_page_under_the_mouse_stays_there_when_the_phone_unfolds_and_the_mouse_moves_on(page):
    click(page, "pilot.light.1")
    wait_for_rest(page, "s.stack.length === 2")
    hold(page, (100, 500), (250, 500))
    wait_for(page, "s.phase === 'dragging'")
    before = drawn(page, "pilot.page.1")["x"]
    place = point(page, 250, 500)
    page.keyboard.press("u")
    wait_for_size(page, 786, 852)
    let_pass(page, 0.5)
    page.mouse.move(place[0] + 1, place[1])
    let_pass(page, 0.2)
    assert drawn(page, "pilot.page.1")["x"] == pytest.approx(before, abs=3)
    keep(page, "split-under-the-mouse")
    page.mouse.move(place[0] + 61, place[1])
    let_pass(page, 0.2)
    assert drawn(page, "pilot.page.1")["x"] == pytest.approx(before + 61 / scale(page), abs=3)
    page.mouse.up()
    wait_for_rest(page)


def test_by_night_and_from_right_to_left(page):
    page.get_by_role("button", name="Dark", exact=True).click()
    page.get_by_role("button", name="Right to left", exact=True).click()
    wait_for(page, "s.stack.length === 1")
    page.keyboard.press("u")
    wait_for_size(page, 786, 852)
    click(page, "pilot.light.5")
    wait_for_rest(page, "s.stack.length === 3")
    assert drawn(page, "pilot.page.5")["x"] == pytest.approx(0, abs=0.5)
    keep(page, "split-night")
