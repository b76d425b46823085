"""Tabs that are tapped, dragged and reversed, with real pointer events."""

import pytest

from phone import (
    box,
    click,
    drag,
    grab,
    hold,
    keep,
    let_pass,
    point,
    scale,
    slow_down,
    state,
    swipe,
    switch,
    wait_for,
    wait_for_rest,
    wait_for_size,
    wait_until,
)

ROOM = "/#/rooms/tabs"


@pytest.fixture
def page(open_page):
    return open_page(ROOM)


def left(page, view):
    """The left edge of a view, in points from the left of the phone's screen."""
    return (box(page, view)["x"] - page.locator("#screen").bounding_box()["x"]) / scale(page)


def select(page, tab):
    click(page, f"tabbar.{tab}")
    wait_for(page, "s.phase !== 'idle'")
    wait_for_rest(page)


def test_a_click_in_the_bar_selects_a_tab(page):
    for tab, title in [(1, "Week"), (3, "Moon"), (2, "Hours"), (0, "Today")]:
        select(page, tab)
        assert state(page)["stack"] == [title]


def test_there_is_a_button_for_each_tab(page):
    assert page.locator("#moves button").all_inner_texts() == ["Today", "Week", "Hours", "Moon"]
    page.locator("#select-3").click()
    wait_for_rest(page, "s.stack[0] === 'Moon'")


def test_a_click_reverses_the_tabs(page):
    slow_down(page)
    click(page, "tabbar.1")
    wait_for(page, "s.progress > 0.2")

    page.mouse.click(*point(page, 200, 500))
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Today"]


def test_a_click_on_the_first_tab_reverses_the_tabs_too(page):
    slow_down(page)
    click(page, "tabbar.1")
    wait_for(page, "s.progress > 0.2")

    click(page, "tabbar.0")
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Today"]


def test_a_click_on_a_third_tab_is_queued(page):
    slow_down(page)
    click(page, "tabbar.1")
    wait_for(page, "s.progress > 0.2")

    click(page, "tabbar.3")
    let_pass(page, 0.1)
    assert state(page)["phase"] == "settling(end)"
    wait_for_rest(page, "s.stack[0] === 'Moon'")

    assert abs(left(page, "moon")) < 1


def test_tabs_are_caught_and_dragged_back_and_forth(page):
    slow_down(page)
    click(page, "tabbar.3")
    wait_for(page, "s.progress > 0.3")
    grab(page, 200, 300)
    caught = left(page, "moon")
    drag(page, point(page, 212, 300), point(page, 312, 300), 10)
    let_pass(page, 0.15)
    assert left(page, "moon") == pytest.approx(caught + 100, abs=2)
    assert left(page, "moon") == pytest.approx(left(page, "today") + 393, abs=1)
    keep(page, "tabs-in-hand")
    drag(page, point(page, 312, 300), point(page, 60, 300), 14)
    page.mouse.up()
    wait_for_rest(page)

    assert state(page)["stack"] == ["Moon"]


def test_the_pager_pages_before_the_tabs_switch(page):
    select(page, 1)
    swipe(page, (340, 400), (60, 400), 6)
    let_pass(page, 0.8)
    assert state(page)["stack"] == ["Week"]
    assert left(page, "week.day.1") == pytest.approx(24, abs=1)

    swipe(page, (60, 400), (340, 400), 6)
    let_pass(page, 0.8)
    assert left(page, "week.day.0") == pytest.approx(24, abs=1)
    hold(page, (60, 400), (260, 400))
    wait_for(page, "s.phase === 'dragging' && s.progress > 0.4")
    keep(page, "tabs-past-the-first-day")
    drag(page, point(page, 260, 400), point(page, 340, 400), 6)
    page.mouse.up()
    wait_for_rest(page)

    assert state(page)["stack"] == ["Today"]


def test_the_slider_moves_the_sun_and_not_the_tabs(page):
    before = left(page, "today.sun")

    hold(page, (42, 726), (220, 726))
    let_pass(page, 0.2)

    assert state(page)["phase"] == "idle"
    assert left(page, "today.sun") > before + 50
    page.mouse.up()


def test_from_right_to_left_in_landscape_the_tabs_are_mirrored(page):
    switch(page, "Right to left")
    wait_until(
        page,
        "() => document.querySelector('[data-view=\"tabbar.0\"]')?.getBoundingClientRect().x"
        " > document.querySelector('[data-view=\"tabbar.3\"]')?.getBoundingClientRect().x"
    )
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.6)

    hold(page, (300, 120), (640, 120))
    wait_for(page, "s.phase === 'dragging' && s.progress > 0.3")
    keep(page, "tabs-from-right-to-left")
    assert left(page, "week") == pytest.approx(left(page, "today") - 852, abs=1)
    page.mouse.up()
    wait_for_rest(page)


def test_with_reduce_motion_the_tabs_fade(page):
    switch(page, "Reduce motion")
    slow_down(page)

    click(page, "tabbar.3")
    wait_for(page, "s.progress > 0.4")
    keep(page, "tabs-with-less-motion")

    assert left(page, "moon") == pytest.approx(0, abs=0.5)
    page.locator("[data-speed='1']").click()
    wait_for_rest(page)
