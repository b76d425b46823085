"""Packets whose picture, name and price fly into a page of their own, with real pointer events."""

import pytest

from fingers import drawn
from phone import (
    box,
    click,
    hold,
    keep,
    let_pass,
    press,
    slow_down,
    state,
    swipe,
    switch,
    wait_for,
    wait_for_rest,
    wait_for_size,
)

PARTS = ["picture", "name", "price"]


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/shop")


def flying(page):
    """The frames of what flies, in points: picture, name and price."""
    return page.evaluate(
        "() => { const s = document.getElementById('screen').getBoundingClientRect();"
        " const k = s.width / document.getElementById('screen').clientWidth;"
        " return [...document.querySelectorAll('[data-view=\"transition.matched\"]')]"
        "   .map((v) => v.getBoundingClientRect())"
        "   .map((b) => ({ x: (b.x - s.x) / k, y: (b.y - s.y) / k, width: b.width / k, height: b.height / k })); }"
    )


def wait_for_shelf(page):
    wait_for_rest(page, "s.stack.join() === 'Seeds'")
    assert flying(page) == []


def parts(page, name):
    return [drawn(page, f"{name}.{part}") for part in PARTS]


def test_a_packet_flies_into_its_page_and_back(page):
    keep(page, "shop")
    home = parts(page, "seed.3")
    slow_down(page)
    click(page, "seed.3")
    wait_for(page, "s.progress > 0.4")
    picture, name, price = flying(page)
    assert home[0]["width"] < picture["width"] < 353
    assert name["x"] < price["x"]
    keep(page, "shop-flying")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Seeds", "Tomato"]
    ends = parts(page, "seed.page")
    assert ends[0]["width"] > 2 * home[0]["width"]
    keep(page, "shop-page")
    click(page, "bar.back")
    wait_for_shelf(page)
    assert parts(page, "seed.3") == [pytest.approx(place, abs=0.5) for place in home]


def test_what_flies_is_seen_once(page):
    slow_down(page)
    click(page, "seed.2")
    wait_for(page, "s.progress > 0.3")
    for view in [f"{name}.{part}" for name in ["seed.2", "seed.page"] for part in PARTS]:
        # A mask of no size hides the view, and its shadow with it.
        clip = page.locator(f"[data-view='{view}']").evaluate("(e) => getComputedStyle(e).clipPath")
        assert clip.startswith("path("), view
    wait_for_rest(page)
    for part in PARTS:
        element = page.locator(f"[data-view='seed.page.{part}']")
        assert element.evaluate("(e) => getComputedStyle(e).clipPath") == "none"


def test_a_finger_catches_it_and_a_tap_sends_it_home(page):
    slow_down(page)
    click(page, "seed.4")
    wait_for(page, "s.progress > 0.4")
    press(page, 200, 300)
    let_pass(page, 0.3)
    held = flying(page)
    let_pass(page, 0.3)
    assert flying(page) == [pytest.approx(place, abs=0.5) for place in held]
    keep(page, "shop-caught")
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_shelf(page)


def test_a_drag_takes_it_back_to_the_packet_that_it_shows_then(page):
    click(page, "seed.0")
    wait_for_rest(page, "s.stack.length === 2")
    for name in ["Carrot", "Tulip", "Tomato", "Sweet pea", "Bellflower", "Daisy", "Beetroot"]:
        click(page, "seed.page.row.4")
        wait_for_rest(page, f"s.stack[1] === '{name}'")
    hold(page, (3, 500), (200, 505))
    wait_for(page, "s.phase === 'dragging'")
    # It has gone as far on its way as the finger.
    assert state(page)["progress"] == pytest.approx(0.5, abs=0.05)
    keep(page, "shop-dragged")
    page.mouse.up()
    wait_for_shelf(page)
    packet = drawn(page, "seed.7")
    assert packet["y"] > 103 and packet["y"] + packet["height"] <= 852 - 33


def test_let_go_near_the_edge_it_stays(page):
    click(page, "seed.1")
    wait_for_rest(page, "s.stack.length === 2")
    before = parts(page, "seed.page")
    swipe(page, (3, 500), (60, 500), steps=40)
    wait_for_rest(page, "s.stack[1] === 'Carrot'")
    assert parts(page, "seed.page") == [pytest.approx(place, abs=0.5) for place in before]

def test_by_night_in_landscape_and_from_right_to_left(page):
    click(page, "shop.night")
    let_pass(page, 0.3)
    keep(page, "shop-by-night")
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.5)
    assert box(page, "seed.0")["x"] > box(page, "seed.1")["x"]
    slow_down(page)
    click(page, "seed.1")
    wait_for(page, "s.progress > 0.4")
    keep(page, "shop-flying-wide-mirrored")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Seeds", "Carrot"]
    picture, name, _ = parts(page, "seed.page")
    assert picture["x"] > 426 > name["x"]
    assert picture["y"] + picture["height"] < 393
    keep(page, "shop-wide-mirrored")
