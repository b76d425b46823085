"""Eggs that open into pages, through a hole in their shape, with real pointer events."""

import re

import pytest

from phone import (
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
    return open_page("/#/rooms/shape")


def hole(page):
    """The left, top, right and bottom of the hole through which the page is seen, in points; None if there is none."""
    path = page.evaluate(
        "() => { const all = [...document.querySelectorAll('#screen *')].map((e) => e.style.clipPath);"
        " return all.filter((path) => path.split('L').length > 40)[0] ?? null; }"
    )
    if path is None:
        return None
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def height(page):
    place = hole(page)
    return place[3] - place[1]


def test_the_shell_of_a_tapped_egg_opens(page):
    keep(page, "eggs")
    slow_down(page)
    click(page, "egg.3")
    wait_for(page, "s.progress > 0.2")
    first = height(page)
    wait_for(page, "s.progress > 0.55")
    assert height(page) > 1.5 * first
    keep(page, "egg-opening")
    wait_for_rest(page)
    assert hole(page) is None
    assert state(page)["stack"] == ["Eggs", "Lapwing"]
    keep(page, "egg-open")


def test_a_drag_from_anywhere_closes_it_under_the_finger(page):
    click(page, "egg.0")
    wait_for_rest(page, "s.stack.length === 2")
    press(page, 60, 700)
    pull(page, (60, 700), (257, 705))
    wait_for(page, "s.phase === 'dragging'")
    assert state(page)["progress"] == pytest.approx(0.5, abs=0.05)
    held = hole(page)
    let_pass(page, 0.2)
    assert hole(page) == held
    keep(page, "egg-on-its-way-back")
    pull(page, (257, 705), (380, 705), 8)
    assert height(page) < held[3] - held[1]
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")
    assert page.locator("[data-view='bird']").count() == 0


def test_an_egg_in_flight_is_caught_and_a_tap_closes_it(page):
    slow_down(page)
    click(page, "egg.2")
    wait_for(page, "s.progress > 0.3")
    press(page, 200, 420)
    let_pass(page, 0.15)
    held = hole(page)
    let_pass(page, 0.3)
    assert hole(page) == held
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)
    assert state(page)["stack"] == ["Eggs"]


def test_every_egg_opens_by_night(page):
    click(page, "eggs.night")
    keep(page, "eggs-by-night")
    for egg in range(6):
        click(page, f"egg.{egg}")
        wait_for_rest(page, "s.stack.length === 2")
        keep(page, f"egg-{egg}-by-night")
        swipe(page, (40, 700), (380, 700))
        wait_for_rest(page, "s.stack.length === 1")


def test_the_room_in_landscape_and_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    keep(page, "eggs-wide-mirrored")
    slow_down(page)
    click(page, "egg.1")
    wait_for(page, "s.progress > 0.5")
    keep(page, "egg-opening-wide-mirrored")
    page.locator("#finish").click()
    wait_for_rest(page)
    keep(page, "egg-wide-mirrored")
    assert state(page)["stack"] == ["Eggs", "Guillemot"]
