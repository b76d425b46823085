"""Albums whose cards spread into a grid, are caught, and dragged back, with real pointer events."""

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
    return open_page("/#/rooms/album")


def center(page, view):
    """The middle of a view on the phone's screen, in points."""
    screen, place = page.locator("#screen").bounding_box(), box(page, view)
    return (
        (place["x"] + place["width"] / 2 - screen["x"]) / scale(page),
        (place["y"] + place["height"] / 2 - screen["y"]) / scale(page),
    )


def test_the_cards_of_a_tapped_album_spread_into_a_grid(page):
    pile = center(page, "album.Emperors")
    keep(page, "cabinet")
    slow_down(page)
    click(page, "album.Emperors")
    wait_for(page, "s.progress > 0.4")
    page.locator("#pause").click()
    let_pass(page, 0.15)
    first, last = center(page, "page.card.0"), center(page, "page.card.11")
    keep(page, "album-opening")
    page.locator("#finish").click()
    wait_for_rest(page)
    ends = center(page, "page.card.0"), center(page, "page.card.11")
    assert state(page)["stack"] == ["The moth cabinet", "Emperors"]
    assert ends[1][1] - ends[0][1] > 400
    assert abs(first[1] - pile[1]) > 0.3 * abs(ends[0][1] - pile[1])
    assert abs(last[1] - pile[1]) < 0.3 * abs(ends[1][1] - pile[1])
    keep(page, "album")


def test_a_drag_closes_it_under_the_finger(page):
    click(page, "album.Tigers")
    wait_for_rest(page, "s.stack.length === 2")
    press(page, 60, 700)
    pull(page, (60, 700), (257, 705))
    wait_for(page, "s.phase === 'dragging'")
    assert state(page)["progress"] == pytest.approx(0.5, abs=0.05)
    held = center(page, "page.card.4")
    let_pass(page, 0.2)
    assert center(page, "page.card.4") == pytest.approx(held, abs=0.5)
    keep(page, "album-on-its-way-back")
    pull(page, (257, 705), (380, 705), 8)
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='page']").count() == 0


def test_an_album_in_flight_is_caught_and_a_tap_reverses_it(page):
    slow_down(page)
    click(page, "album.Hawks")
    wait_for(page, "s.progress > 0.2")
    press(page, 200, 125)
    let_pass(page, 0.15)
    held = center(page, "page.card.2")
    let_pass(page, 0.3)
    assert center(page, "page.card.2") == pytest.approx(held, abs=0.5)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)
    assert state(page)["stack"] == ["The moth cabinet"]


def test_the_moon_moths_by_night(page):
    click(page, "cabinet.night")
    keep(page, "cabinet-by-night")
    click(page, "album.Moon moths")
    wait_for_rest(page, "s.stack[1] === 'Moon moths'")
    keep(page, "album-by-night")
    click(page, "page.back")
    wait_for_rest(page, "s.stack.length === 1")


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    keep(page, "cabinet-wide-mirrored")
    slow_down(page)
    click(page, "album.Hawks")
    wait_for(page, "s.progress > 0.4")
    keep(page, "album-opening-wide-mirrored")
    page.locator("#finish").click()
    wait_for_rest(page)
    keep(page, "album-wide-mirrored")
    assert center(page, "page.card.0")[0] > 700
