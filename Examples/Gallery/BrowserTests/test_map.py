"""Photographs that are lifted from a map and become cards, with real pointer events."""

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
    return open_page("/#/rooms/map")


def place(page, view):
    """The middle and the size of a view on the phone's screen, in points."""
    screen, frame = page.locator("#screen").bounding_box(), box(page, view)
    return tuple(
        value / scale(page)
        for value in (
            frame["x"] + frame["width"] / 2 - screen["x"],
            frame["y"] + frame["height"] / 2 - screen["y"],
            frame["width"],
            frame["height"],
        )
    )


def is_shown(page, view):
    return page.locator(f"[data-view='{view}']").is_visible()


def lift(page, hut=3):
    click(page, f"hut.{hut}")
    wait_for_rest(page, "s.stack.length === 2")


def test_a_photograph_is_lifted_and_laid_back(page):
    keep(page, "map")
    before = place(page, "hut.3")
    slow_down(page)
    click(page, "hut.3")
    wait_for(page, "s.progress > 0.15")
    assert not is_shown(page, "hut.3")
    keep(page, "map-lifting")
    wait_for(page, "s.progress > 0.6")
    keep(page, "map-lifted")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Huts", "Moraine Hut"]
    keep(page, "map-card")
    page.locator("#dismiss").click()
    wait_for_rest(page, "s.stack.length === 1")
    assert is_shown(page, "hut.3")
    assert place(page, "hut.3") == pytest.approx(before, abs=0.5)
    assert page.locator("[data-view='map.dimming']").count() == 0


def test_a_card_is_carried_in_both_axes_and_thrown_back(page):
    lift(page)
    press(page, 200, 300)
    pull(page, (200, 300), (200, 420))
    wait_for(page, "s.phase === 'dragging'")
    first = place(page, "hut")
    pull(page, (200, 420), (120, 560))
    let_pass(page, 0.1)
    second = place(page, "hut")
    assert second[0] < first[0] - 20 and second[1] > first[1] + 60
    assert second[2] < first[2]
    let_pass(page, 0.2)
    assert place(page, "hut") == pytest.approx(second, abs=0.5)
    keep(page, "map-card-in-hand")
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='hut']").count() == 0 and is_shown(page, "hut.3")


def test_a_small_pull_comes_back(page):
    lift(page)
    before = place(page, "hut")
    swipe(page, (200, 300), (230, 340), 30)
    wait_for_rest(page, "s.stack.length === 2")
    assert place(page, "hut") == pytest.approx(before, abs=0.5)


def test_the_card_goes_home_to_the_hut_that_it_shows(page):
    lift(page, 0)
    click(page, "hut.next")
    let_pass(page, 0.2)
    assert page.locator("[data-view='hut.name']").inner_text() == "Larch House"
    assert is_shown(page, "hut.0") and not is_shown(page, "hut.1")
    page.mouse.click(*point(page, 200, 800))
    wait_for_rest(page, "s.stack.length === 1")
    assert is_shown(page, "hut.1")


def test_a_tap_reverses_a_card_in_flight(page):
    slow_down(page)
    click(page, "hut.5")
    wait_for(page, "s.progress > 0.4")
    press(page, 200, 420)
    let_pass(page, 0.05)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Huts"] and is_shown(page, "hut.5")


def test_every_hut_by_night(page):
    click(page, "map.night")
    let_pass(page, 0.3)
    keep(page, "map-by-night")
    lift(page, 0)
    for hut in range(6):
        keep(page, f"map-card-{hut}-by-night")
        click(page, "hut.next")
        let_pass(page, 0.2)


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    keep(page, "map-wide-mirrored")
    slow_down(page)
    page.locator("#present").click()
    wait_for(page, "s.progress > 0.4")
    keep(page, "map-lifting-wide-mirrored")
    page.locator("#finish").click()
    wait_for_rest(page)
    keep(page, "map-card-wide-mirrored")
    assert box(page, "hut.photograph")["x"] > box(page, "hut.name")["x"]
