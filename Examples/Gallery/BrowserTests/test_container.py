"""A watch that is turned, held on its edge and reversed, with real pointer events."""

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
    switch,
    wait_for,
    wait_for_rest,
    wait_for_size,
)


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/container")


def test_next_and_back_turn_the_watch(page):
    assert page.locator("#moves button").all_inner_texts() == ["Back", "Next"]
    for move, town in [("#push", "Lisbon"), ("#push", "Nuuk"), ("#push", "Osaka"), ("#pop", "Nuuk")]:
        page.locator(move).click()
        wait_for_rest(page, f"s.stack.join() === '{town}'")


def test_the_crown_turns_it_and_a_click_reverses_it(page):
    slow_down(page)
    click(page, "watch.crown")
    wait_for(page, "s.progress > 0.2")

    page.mouse.click(*point(page, 200, 420))
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["stack"] == ["Zürich"]


def test_a_finger_holds_it_on_its_edge(page):
    hold(page, (330, 360), (160, 360))
    wait_for(page, "s.phase === 'dragging' && Math.abs(s.progress - 0.5) < 0.06")
    let_pass(page, 0.1)
    keep(page, "container-on-its-edge")

    town = page.locator("[data-view='face.Zürich']").bounding_box()
    assert town is None or town["width"] / scale(page) < 80
    drag(page, point(page, 160, 360), point(page, 320, 360), 10)
    wait_for(page, "s.progress < 0.1")
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Zürich"]


def test_it_is_caught_and_flicked_back(page):
    slow_down(page)
    page.locator("#push").click()
    wait_for(page, "s.phase !== 'idle' && s.progress > 0.3")

    grab(page, 200, 380)
    keep(page, "container-in-hand")
    drag(page, point(page, 212, 380), point(page, 380, 380), 8)
    page.mouse.up()
    wait_for_rest(page)

    assert state(page)["stack"] == ["Zürich"]


def test_turns_in_flight_are_queued(page):
    for _ in range(3):
        page.locator("#push").click()
    wait_for_rest(page, "s.stack.join() === 'Osaka'")


def test_from_right_to_left_a_drag_turns_it_the_other_way(page):
    switch(page, "Right to left")
    let_pass(page, 0.3)

    hold(page, (60, 360), (240, 360))
    wait_for(page, "s.phase === 'dragging'")
    assert state(page)["stack"] == ["Zürich", "Lisbon"]
    keep(page, "container-from-right-to-left")
    drag(page, point(page, 240, 360), point(page, 360, 360), 6)
    page.mouse.up()
    wait_for_rest(page)
    assert state(page)["stack"] == ["Lisbon"]


def test_in_landscape_the_caption_is_beside_the_watch(page):
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    let_pass(page, 0.6)

    hold(page, (330, 200), (240, 200))
    wait_for(page, "s.phase === 'dragging' && s.progress > 0.2")
    keep(page, "container-on-its-side")
    page.mouse.up()
    wait_for_rest(page)

    face, socket = box(page, f"face.{state(page)['stack'][0]}"), box(page, "watch.socket")
    assert [face["x"], face["width"]] == pytest.approx([socket["x"], socket["width"]], abs=0.5)


def test_with_reduce_motion_the_sides_cross_fade(page):
    switch(page, "Reduce motion")
    slow_down(page)

    page.locator("#push").click()
    wait_for(page, "s.phase !== 'idle' && s.progress > 0.4")
    keep(page, "container-with-less-motion")

    assert box(page, "face.Lisbon")["width"] == pytest.approx(
        box(page, "watch.socket")["width"], abs=0.5
    )
    page.locator("[data-speed='1']").click()
    wait_for_rest(page)
