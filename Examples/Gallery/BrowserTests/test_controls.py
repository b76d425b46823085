"""The controls beside the phone: the room's moves and the phone's settings."""

import pytest

from phone import (
    box, click, drag, grab, keep, point, scale, see, slow_down, state, swipe, switch, wait_for,
    wait_for_rest, wait_for_size, wait_until,
)


def button(page, name):
    """A button of the page; the phone may have one of the same name."""
    return page.locator(".inspector").get_by_role("button", name=name, exact=True)


def test_there_is_a_button_for_each_move_of_the_room(page):
    assert page.locator("#moves button").all_inner_texts() == ["Back", "Next", "Contents"]


def test_the_room_is_in_the_menu_with_a_hint(page):
    assert page.locator("#rooms [aria-current]").inner_text() == "Push and pop"
    assert page.locator("#room-title").inner_text() == "Push and pop"
    page.locator(".hint summary").click()
    assert "Tap a picture" in page.locator("#read-me").inner_text()


def test_the_current_room_is_seen_in_the_menu_and_its_hint_fits(open_page):
    page = open_page("/#/rooms/percent-driven")
    link = page.locator("#rooms [aria-current]").bounding_box()
    menu = page.locator(".rooms nav").bounding_box()
    assert menu["y"] - 1 <= link["y"]
    assert link["y"] + link["height"] <= menu["y"] + menu["height"] + 1
    page.locator(".hint summary").click()
    assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.hint'))")


def test_the_buttons_move_between_the_screens(page):
    for depth in [2, 3]:
        button(page, "Next").click()
        wait_for_rest(page, f"s.stack.length === {depth}")
    button(page, "Back").click()
    wait_for_rest(page, "s.stack.length === 2")
    button(page, "Next").click()
    wait_for_rest(page, "s.stack.length === 3")
    button(page, "Contents").click()
    wait_for_rest(page, "s.stack.length === 1")


def test_listed_keys_work(page):
    keys = page.locator("#keys").inner_text()
    assert all(words in keys for words in ["N next", "T contents", "O rotate", "M reduce motion"])

    page.keyboard.press("n")
    wait_for_rest(page, "s.stack.length === 2")
    page.keyboard.press("t")
    wait_for_rest(page, "s.stack.length === 1")
    page.keyboard.press("o")
    wait_for_size(page, 852, 393)


def test_a_rotated_phone_is_in_landscape_and_can_be_touched(page):
    button(page, "Rotate").click()
    wait_for_size(page, 852, 393)
    screen = page.locator("#screen").bounding_box()
    assert screen["width"] / screen["height"] == pytest.approx(852 / 393, abs=0.01)
    home = box(page, "home")
    assert [home["width"], home["height"]] == pytest.approx(
        [screen["width"], screen["height"]], abs=0.5
    )

    slow_down(page)
    click(page, "card.5")
    wait_for(page, "s.progress > 0.4")
    grab(page, 600, 200)
    caught = box(page, "detail")["x"]
    drag(page, point(page, 612, 200), point(page, 712, 200), 10)
    wait_for(page, "s.phase === 'dragging'")
    wait_until(
        page,
        "x => document.querySelector('[data-view=detail]').getBoundingClientRect().x > x",
        caught + 90 * scale(page),
    )
    moved = (box(page, "detail")["x"] - caught) / scale(page)
    assert moved == pytest.approx(100, abs=1)
    keep(page, "push-on-its-side")
    page.mouse.up()
    wait_for_rest(page)

    button(page, "Rotate").click()
    wait_for_size(page, 393, 852)


def test_a_phone_can_rotate_in_mid_transition(page):
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.3")

    button(page, "Rotate").click()
    wait_until(page, "() => document.getElementById('screen').clientWidth > 500")
    keep(page, "push-while-turning")
    wait_for_size(page, 852, 393)
    page.locator("[data-speed='1']").click()
    wait_for_rest(page)

    assert len(state(page)["stack"]) == 2
    detail, screen = box(page, "detail"), page.locator("#screen").bounding_box()
    assert [detail["x"], detail["width"]] == pytest.approx(
        [screen["x"], screen["width"]], abs=0.5
    )


def test_right_to_left_creates_the_room_again_and_mirrors_it(page):
    left = box(page, "card.0")["x"]
    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")

    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    wait_until(
        page,
        "x => document.querySelector('[data-view=\"card.0\"]')?.getBoundingClientRect().x > x",
        left + 50,
    )
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.5")
    keep(page, "push-right-to-left")
    screen = page.locator("#screen").bounding_box()
    assert box(page, "detail")["x"] < screen["x"]
    page.locator("[data-speed='1']").click()
    wait_for_rest(page)
    swipe(page, (391, 500), (60, 500))
    wait_for_rest(page, "s.stack.length === 1")

    switch(page, "Right to left")
    wait_until(
        page,
        "x => document.querySelector('[data-view=\"card.0\"]')?.getBoundingClientRect().x === x",
        left,
    )


def test_switches_are_the_same_on_every_page_of_a_phone(open_page):
    one = open_page(runs=True)
    other = open_page(joins=one, runs=True)

    switch(one, "Reduce motion")

    see(other, other.locator("#reduce-motion[aria-pressed=true]"))
    late = open_page(joins=one, runs=True)
    see(late, late.locator("#reduce-motion[aria-pressed=true]"))
    assert late.locator("#right-to-left").get_attribute("aria-pressed") == "false"


def test_the_dark_style_is_a_setting_of_the_phone(page):
    color = "getComputedStyle(document.querySelector(`[data-view='home']`)).backgroundColor"
    light = page.evaluate(color)
    push_room = state(page)["stack"]

    switch(page, "Dark")
    wait_until(page, f"light => {color} !== light", light)
    see(page, page.locator("[data-status-bar=light]"))
    assert state(page)["stack"] == push_room
    keep(page, "push-dark")

    page.keyboard.press("k")
    wait_until(page, f"light => {color} === light", light)
    see(page, page.locator("[data-status-bar=dark]"))
