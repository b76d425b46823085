"""Presentations that are swiped up, caught, dragged and reversed, with real pointer events."""

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
    return open_page("/#/rooms/modal")


def top(page, view):
    """The distance from the top of the phone's screen to a view, in points."""
    screen = page.locator("#screen").bounding_box()
    return (box(page, view)["y"] - screen["y"]) / scale(page)


def open_card(page, tile="tile.0"):
    click(page, tile)
    wait_for_rest(page, "s.stack.length === 2")


def test_the_player_grows_out_of_the_bar_under_the_finger(page):
    press(page, 200, 785)
    pull(page, (200, 785), (200, 600))
    wait_for(page, "s.phase === 'dragging'")
    before = top(page, "player")
    pull(page, (200, 600), (200, 360))
    wait_for(page, "s.progress > 0.5")

    assert before - top(page, "player") == pytest.approx(240, abs=1)
    keep(page, "player-in-hand")
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Records", "Now playing"]
    assert top(page, "player") == pytest.approx(0, abs=0.5)


def test_a_drag_down_returns_the_player_to_the_bar(page):
    click(page, "bar")
    wait_for_rest(page, "s.stack.length === 2")

    swipe(page, (200, 300), (200, 760), steps=8)

    wait_for_rest(page, "s.stack.length === 1")


def test_a_player_in_flight_is_caught_and_dragged_back(page):
    slow_down(page)
    click(page, "bar")
    wait_for(page, "s.progress > 0.4")

    press(page, 200, 640)
    pull(page, (200, 640), (200, 660), 4)
    wait_for(page, "s.phase === 'dragging'")
    held = state(page)["progress"]
    pull(page, (200, 660), (200, 820), 20)
    wait_for(page, f"s.progress < {held} - 0.1")
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Records"]


def test_a_tap_reverses_a_card(page):
    slow_down(page)
    click(page, "tile.1")
    wait_for(page, "s.progress > 0.3")
    keep(page, "card-in-flight")

    page.mouse.click(*point(page, 200, 150))
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Records"]


def test_one_touch_scrolls_the_list_drags_the_card_and_scrolls_again(page):
    open_card(page)
    card, row = top(page, "album"), top(page, "album.track.0")

    # A finger that has not moved for 150 ms belongs to the row.
    start, next = point(page, 200, 700), point(page, 200, 680)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*next)
    pull(page, (200, 680), (200, 600))
    assert state(page)["phase"] == "idle"
    assert top(page, "album.track.0") < row - 50
    pull(page, (200, 600), (200, 840), 30)
    wait_for(page, "s.phase === 'dragging' && s.progress > 0.1")
    assert top(page, "album") > card + 80
    keep(page, "card-in-hand")
    pull(page, (200, 840), (200, 560), 30)
    wait_for_rest(page)

    assert top(page, "album") == pytest.approx(card, abs=0.5)
    assert top(page, "album.track.0") < row - 10
    page.mouse.up()
    wait_for_rest(page)
    assert len(state(page)["stack"]) == 2


def test_a_drag_of_the_cards_header_dismisses_it(page):
    open_card(page, "tile.2")

    swipe(page, (200, 330), (200, 720))

    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='dimming']").count() == 0


def test_the_slider_of_the_player_keeps_its_drags(page):
    click(page, "bar")
    wait_for_rest(page, "s.stack.length === 2")
    height = top(page, "player.slider") + 22

    swipe(page, (44, height), (240, height + 60))

    assert state(page)["phase"] == "idle"
    assert len(state(page)["stack"]) == 2


def test_a_card_covers_the_player_which_covers_the_shelf(page):
    click(page, "bar")
    wait_for_rest(page, "s.stack.length === 2")
    click(page, "player.list")
    wait_for_rest(page, "s.stack.length === 3")
    click(page, "album.track.4")
    let_pass(page, 0.2)
    keep(page, "card-on-player")

    page.locator("#dismiss").click()
    wait_for_rest(page, "s.stack.length === 2")
    see(page, page.get_by_text("Curtain", exact=True).first)
    page.locator("#dismiss").click()
    wait_for_rest(page, "s.stack.length === 1")


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    slow_down(page)
    click(page, "bar")
    wait_for(page, "s.progress > 0.4")
    keep(page, "player-wide-mirrored")
    wait_for_rest(page)

    # The sign of what is left stands before its number.
    sign, digit = page.locator("#screen text", has_text="6:52").evaluate(
        "(text) => ['−', '6'].map((c) => text.getExtentOfChar(text.textContent.indexOf(c)).x)"
    )
    assert sign < digit
    screen = page.locator("#screen").bounding_box()
    assert box(page, "player.cover")["x"] > screen["x"] + screen["width"] / 2
    assert box(page, "player")["width"] == pytest.approx(screen["width"], abs=1)
