"""A small player that becomes a full one, part by part, with real pointer events."""

import pytest

from phone import (
    box,
    click,
    keep,
    let_pass,
    press,
    pull,
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
    return open_page("/#/rooms/player")


def flying(page):
    """The frames of the parts that fly."""
    return page.evaluate(
        "() => [...document.querySelectorAll(\"[data-view='transition.matched']\")].map((part) => {"
        " const { x, y, width, height } = part.getBoundingClientRect(); return [x, y, width, height]; })"
    )


def test_five_parts_fly_from_the_small_player(page):
    keep(page, "sounds")
    slow_down(page)
    click(page, "small.name")
    wait_for(page, "s.progress > 0.3")
    first = flying(page)
    assert len(first) == 5
    let_pass(page, 0.3)
    assert all(now[1] < before[1] for now, before in zip(flying(page)[:3], first))
    keep(page, "sounds-opening")
    wait_for_rest(page)
    assert flying(page) == []
    assert state(page)["stack"] == ["Sounds", "Player"]
    keep(page, "sounds-player")


def test_a_drag_up_opens_it_and_a_drag_down_closes_it(page):
    press(page, 200, 770)
    pull(page, (200, 770), (200, 470))
    wait_for(page, "s.phase === 'dragging'")
    assert state(page)["progress"] == pytest.approx(0.5, abs=0.05)
    held = flying(page)
    let_pass(page, 0.2)
    assert flying(page) == held
    keep(page, "sounds-in-hand")
    pull(page, (200, 470), (200, 250), 8)
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 2")
    swipe(page, (200, 250), (200, 760))
    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='player']").count() == 0


def test_a_player_in_flight_is_caught_and_a_tap_reverses_it(page):
    slow_down(page)
    click(page, "small.name")
    wait_for(page, "s.progress > 0.3")
    press(page, 200, 300)
    let_pass(page, 0.15)
    held = flying(page)
    let_pass(page, 0.3)
    assert flying(page) == held
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Sounds"]


def test_another_sound_goes_back_into_the_small_player(page):
    click(page, "sounds.night")
    keep(page, "sounds-by-night")
    click(page, "sound.3")
    click(page, "small.name")
    wait_for_rest(page, "s.stack.length === 2")
    keep(page, "sounds-player-by-night")
    click(page, "player.next")
    let_pass(page, 0.5)
    click(page, "player.close")
    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='small.name']").inner_text() == "Frogs"


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    keep(page, "sounds-wide-mirrored")
    slow_down(page)
    click(page, "small.name")
    wait_for(page, "s.progress > 0.5")
    keep(page, "sounds-opening-wide-mirrored")
    page.locator("#finish").click()
    wait_for_rest(page)
    keep(page, "sounds-player-wide-mirrored")
    assert box(page, "player.cover")["x"] > box(page, "player.wave")["x"]
    # The sign of what is left stands before its number.
    sign, digit = page.locator("#screen text", has_text="28:57").evaluate(
        "(text) => ['−', '2'].map((c) => text.getExtentOfChar(text.textContent.indexOf(c)).x)"
    )
    assert sign < digit
