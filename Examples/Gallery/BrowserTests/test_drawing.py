"""What a browser draws of a room that the places of its views don't tell, and touches where the phone changes its size."""

import base64
import re

import pytest

from fingers import drawn
from phone import click, hold, keep, let_pass, point, scale, slow_down, state, switch, wait_for, wait_for_rest, wait_for_size


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


def test_the_shell_of_a_tapped_egg_opens(open_page):
    page = open_page("/#/rooms/shape")
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


def test_a_texture_does_not_break_up_the_line_at_the_lower_edge(open_page):
    """Over wood and the edge of a pile of cards, neighboring points of it are alike."""
    page = open_page("/#/rooms/diagonal")
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


def test_the_sign_of_a_time_stands_before_its_number_also_from_right_to_left(open_page):
    page = open_page("/#/rooms/modal")
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    click(page, "bar")
    wait_for_rest(page, "s.stack.length === 2")
    sign, digit = page.locator("#screen text", has_text="6:52").evaluate(
        "(text) => ['−', '6'].map((c) => text.getExtentOfChar(text.textContent.indexOf(c)).x)"
    )
    assert sign < digit


def test_a_page_under_the_mouse_stays_there_when_the_phone_unfolds_and_the_mouse_moves_on(open_page):
    page = open_page("/#/rooms/split")
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
