"""A bar, a label and a field that go along with a push, with real pointer events."""

import re

import pytest

from phone import (
    click,
    drag,
    keep,
    let_pass,
    point,
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
    return open_page("/#/rooms/coordinator")


def color(page):
    """The color of the bar as it is seen, with one plate over another: red, green and blue."""
    plates = page.locator("[data-view='paint.plate']").evaluate_all(
        "plates => plates.map(p => { const s = getComputedStyle(p);"
        " return [Number(s.zIndex), s.backgroundColor, Number(s.opacity)]; })"
    )
    seen = [0.0, 0.0, 0.0]
    for _, text, opacity in sorted(plates):
        paint = [float(part) for part in re.findall(r"[\d.]+", text)][:3]
        seen = [over * opacity + under * (1 - opacity) for over, under in zip(paint, seen)]
    return seen


def says(page, text):
    see(page, page.locator("[data-view='paint.note']", has_text=text))


def open_keys(page, hue):
    click(page, "hue.field")
    let_pass(page, 0.6)
    click(page, f"hue.{hue}")
    let_pass(page, 0.2)


def test_the_bar_takes_the_color_of_the_page(page):
    keep(page, "pigments")
    wall = color(page)
    slow_down(page)
    click(page, "chip.7")
    wait_for(page, "s.progress > 0.5")
    page.get_by_role("button", name="Pause", exact=True).click()
    wait_for(page, "s.phase === 'paused'")
    let_pass(page, 0.15)
    keep(page, "pigment-in-flight")
    mixed = color(page)
    page.get_by_role("button", name="Resume", exact=True).click()
    wait_for_rest(page)
    let_pass(page, 0.2)

    paint = color(page)
    keep(page, "pigment")
    assert all(min(a, b) < c < max(a, b) for a, b, c in zip(wall, paint, mixed))


def test_bar_and_label_follow_the_finger_there_and_back(page):
    wall = color(page)
    slow_down(page)
    click(page, "chip.3")
    wait_for(page, "s.progress > 0.4")
    says(page, "On its way")

    page.mouse.move(*point(page, 200, 820))
    page.mouse.down()
    says(page, "In your hand")
    drag(page, point(page, 200, 820), point(page, 340, 820), 16)
    wait_for(page, "s.phase === 'dragging'")
    keep(page, "pigment-in-hand")
    page.mouse.up()
    says(page, "Going back")
    wait_for_rest(page)
    let_pass(page, 0.2)

    assert state(page)["stack"] == ["Pigments"]
    assert color(page) == wall


def test_the_keys_leave_and_return_with_the_transition(page):
    open_keys(page, "blue")
    keep(page, "hues")
    slow_down(page)
    click(page, "chip.6")
    wait_for(page, "s.progress > 0.3")
    page.mouse.move(*point(page, 200, 400))
    page.mouse.down()
    drag(page, point(page, 200, 400), point(page, 340, 400), 10)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    slow_down(page, "1")
    wait_for_rest(page)
    let_pass(page, 0.8)

    assert state(page)["stack"] == ["Pigments"]
    see(page, page.locator("[data-view='hue.done']"))
    keep(page, "hues-again")


def test_a_swipe_goes_back_and_the_bar_with_it(page):
    wall = color(page)
    click(page, "chip.9")
    wait_for_rest(page, "s.stack.length === 2")

    swipe(page, (60, 600), (360, 600), steps=8)

    wait_for_rest(page, "s.stack.length === 1")
    let_pass(page, 0.2)
    assert color(page) == wall


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.6)
    keep(page, "pigments-wide-mirrored")
    slow_down(page)
    click(page, "chip.4")
    wait_for(page, "s.progress > 0.5")
    keep(page, "pigment-wide-mirrored")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Pigments", "Verdigris"]
