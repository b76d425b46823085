"""Pushes that are caught, flicked and reversed, with real pointer events."""

import json
import subprocess

import pytest

from phone import (
    box, click, drag, grab, middle, phone_id, point, scale, slow_down, state, wait_for,
    wait_for_rest, wait_until,
)


def test_the_room_is_drawn(page):
    assert state(page)["room"] == "push"
    assert state(page)["phase"] == "idle"
    assert box(page, "home")["width"] == pytest.approx(393 * scale(page), abs=0.5)


def test_a_click_on_a_card_pushes(page):
    before = state(page)["stack"]

    click(page, "card.0")
    wait_for(page, "s.phase === 'settling(end)'")
    wait_for_rest(page)

    assert state(page)["progress"] == 1
    assert state(page)["stack"][:-1] == before
    screen = page.locator("#screen").bounding_box()
    assert box(page, "detail")["x"] == pytest.approx(screen["x"], abs=0.5)


def test_a_push_is_caught_where_it_is_and_dragged_back(page):
    before = state(page)["stack"]
    slow_down(page)
    click(page, "card.1")
    wait_for(page, "s.progress > 0.4")

    grab(page, 240, 420)
    caught = state(page)["progress"]
    seen = box(page, "detail")["x"]
    drag(page, point(page, 252, 420), point(page, 290, 420), 10)
    wait_for(page, f"s.progress < {caught} - 0.05")
    held = box(page, "detail")["x"]
    assert held > seen
    assert state(page)["phase"] == "dragging"
    drag(page, point(page, 290, 420), point(page, 380, 420), 20)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert state(page)["progress"] == 0
    assert state(page)["stack"] == before


def test_a_flick_continues_to_the_end(page):
    slow_down(page)
    click(page, "card.2")
    wait_for(page, "s.progress > 0.2")

    grab(page, 330, 420)
    drag(page, point(page, 342, 420), point(page, 230, 420), 6)
    page.mouse.up()
    wait_for(page, "s.phase === 'settling(end)'")
    wait_for_rest(page)

    assert len(state(page)["stack"]) == 2


def test_a_tap_reverses_a_push(page):
    slow_down(page)
    click(page, "card.3")
    wait_for(page, "s.progress > 0.3")

    page.mouse.click(*point(page, 330, 420))
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert len(state(page)["stack"]) == 1


def test_the_inspector_pauses_scrubs_and_reverses(page):
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.2")

    page.get_by_role("button", name="Pause").click()
    wait_for(page, "s.phase === 'paused'")
    page.locator("#scrub").fill("0.6")
    wait_for(page, "Math.abs(s.progress - 0.6) < 0.002")
    screen = page.locator("#screen").bounding_box()
    left = (box(page, "detail")["x"] - screen["x"]) / screen["width"]
    assert left == pytest.approx(0.4, abs=0.01)
    page.get_by_role("button", name="Resume").click()
    wait_for(page, "s.phase === 'settling(end)'")
    page.get_by_role("button", name="Reverse").click()
    wait_for(page, "s.phase === 'settling(start)'")
    wait_for_rest(page)

    assert len(state(page)["stack"]) == 1


def test_the_page_matches_a_trace(page, executable, tmp_path):
    steps = tmp_path / "half.json"
    steps.write_text(
        '[{"t": 0, "do": "push"}, {"t": 0.1, "do": {"scrub": 0.5}}, {"t": 0.2, "do": "finish"}]'
    )
    command = [executable, "trace", "push", "--input", str(steps), "--hz", "60"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    frame = next(f for f in map(json.loads, lines) if f["t"] > 0.15)
    assert frame["progress"] == 0.5

    slow_down(page)
    page.keyboard.press("n")
    wait_for(page, "s.phase !== 'idle'")
    page.locator("#scrub").fill("0.5")
    wait_for(page, "s.progress === 0.5")
    screen = page.locator("#screen").bounding_box()

    assert len(frame["views"]) > 5
    for name, (x, y, width, height, _) in frame["views"].items():
        if width * height == 0:
            continue
        seen = box(page, name)
        shown = [seen["x"] - screen["x"], seen["y"] - screen["y"], seen["width"], seen["height"]]
        assert [n / scale(page) for n in shown] == pytest.approx([x, y, width, height], abs=0.1), name


def test_calls_of_uikit_are_logged(page):
    before = len(state(page)["log"])

    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")

    calls = state(page)["log"][before:]
    assert any("interruptibleAnimator" in call for call in calls)
    assert any("viewDidAppear" in call for call in calls)
    assert page.locator("#log li", has_text="viewDidAppear").count() > 0


def test_two_fingers_are_two_touches(open_page):
    page = open_page(has_touch=True)
    slow_down(page)
    touch = page.context.new_cdp_session(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.5")

    def send(kind, *points):
        touch.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [
                    {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)
                ],
            },
        )

    first, second = point(page, 270, 300), point(page, 300, 600)
    send("touchStart", point(page, 250, 300))
    send("touchMove", first)
    wait_for(page, "s.phase === 'dragging'")
    send("touchStart", first, second)
    wait_until(page, "() => document.querySelectorAll('.finger').length === 2")
    assert state(page)["phase"] == "dragging"
    send("touchEnd", second)
    send("touchEnd")
    wait_until(page, "() => document.querySelectorAll('.finger').length === 0")
    wait_for_rest(page)


def test_a_lost_pointer_releases_the_page(page):
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.5")
    grab(page, 250, 420)

    page.reload()
    page.wait_for_function("() => window.gallery?.state().stack.length > 0")

    wait_for_rest(page)
    page.mouse.up()


def test_each_page_has_a_phone_of_its_own(open_page):
    one, other = open_page(), open_page("/#/rooms/tabs")

    click(one, "card.4")
    wait_for_rest(one, "s.stack.length === 2")

    assert phone_id(one) != phone_id(other)
    assert state(other)["room"] == "tabs"
    assert state(other)["phase"] == "idle"


def test_a_page_joins_the_phone_of_another_by_its_link(open_page):
    one = open_page(runs=True)
    other = open_page(joins=one, runs=True)
    assert phone_id(one) == phone_id(other)

    click(one, "card.4")

    wait_for_rest(other, "s.stack.length === 2")
    wait_for_rest(one)
    assert middle(one, "detail") == pytest.approx(middle(other, "detail"))


def test_an_unknown_room_is_reported(open_page):
    page = open_page("/#/rooms/nowhere")

    page.get_by_text("There is no room").wait_for()
    assert state(page)["room"] in page.url


def test_a_lost_connection_is_reopened(open_page, gallery):
    page = open_page()

    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")

    gallery.stop()
    page.get_by_text("The connection is lost").wait_for()
    gallery.start()

    page.get_by_text("The connection is lost").wait_for(state="hidden")
    wait_for(page, "s.stack.length === 1")
    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")
    page.errors.clear()  # The browser has noted every attempt in vain.
