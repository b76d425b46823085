"""A card that comes from the corner, is caught, and dragged down, with real pointer events."""

import base64

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
    return open_page("/#/rooms/diagonal")


def corner(page, view):
    """The top left corner of a view on the phone's screen, in points."""
    screen, place = page.locator("#screen").bounding_box(), box(page, view)
    return (
        (place["x"] - screen["x"]) / scale(page),
        (place["y"] - screen["y"]) / scale(page),
    )


def lay_card(page):
    click(page, "desk.pile")
    wait_for_rest(page, "s.stack.length === 2")


def test_a_drag_from_the_corner_lays_a_card(page):
    press(page, 320, 780)
    pull(page, (320, 780), (310, 600))
    wait_for(page, "s.phase === 'dragging'")
    before = corner(page, "card")
    pull(page, (310, 600), (300, 400))
    after = corner(page, "card")

    assert before[1] - after[1] == pytest.approx(200, abs=1)
    assert before[0] - after[0] > 80
    keep(page, "postcard-in-hand")
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["The post", "Lantern Bay"]
    keep(page, "postcard")


def test_a_drag_down_puts_it_away(page):
    lay_card(page)
    press(page, 200, 300)
    pull(page, (200, 300), (205, 480))
    wait_for(page, "s.phase === 'dragging'")
    keep(page, "postcard-on-its-way-out")
    pull(page, (205, 480), (205, 760), 8)
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='desk.dimming']").count() == 0


def test_a_card_in_flight_is_caught_and_a_tap_reverses_it(page):
    slow_down(page)
    click(page, "desk.pile")
    wait_for(page, "s.progress > 0.4")
    press(page, 100, 300)
    let_pass(page, 0.15)
    held = corner(page, "card")
    let_pass(page, 0.3)
    assert corner(page, "card") == pytest.approx(held, abs=0.5)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["The post"]


def test_a_line_of_the_note_lays_its_card_by_candlelight(page):
    click(page, "desk.candle")
    click(page, "desk.line.4")
    wait_for_rest(page, "s.stack[1] === 'Lake Hallin'")
    keep(page, "postcard-by-candlelight")
    page.mouse.click(*point(page, 200, 60))
    wait_for_rest(page, "s.stack.length === 1")
    keep(page, "desk-by-candlelight")


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    keep(page, "desk-wide-mirrored")
    press(page, 150, 350)
    pull(page, (150, 350), (160, 110))
    keep(page, "postcard-wide-mirrored")
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["The post", "Lantern Bay"]

    swipe(page, (420, 120), (425, 370))
    wait_for_rest(page, "s.stack.length === 1")

def test_a_texture_does_not_break_up_the_line_at_the_lower_edge(page):
    """Over wood and the edge of a pile of cards, neighboring points of it are alike."""
    home = page.locator("#device .home").bounding_box()
    middle = home["y"] + home["height"] * (8.5 / 19)
    clip = {"x": home["x"] + home["width"] * 0.22, "y": middle, "width": home["width"] * 0.56, "height": 2}
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()
    steps = page.evaluate(
        """async (picture) => {
          const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, 1);
          const light = [...Array(bitmap.width).keys()].map((x) => data[4 * x] + data[4 * x + 1] + data[4 * x + 2]);
          return light.slice(1).map((value, x) => Math.abs(value - light[x]) / 3);
        }""",
        picture,
    )
    assert max(steps) < 60
