"""Pages of a phone: the mouse, the inspector, the log, and the connection."""

import pytest

from phone import box, click, drag, grab, middle, phone_id, point, slow_down, state, wait_for, wait_for_rest


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


def test_calls_of_uikit_are_logged(page):
    before = len(state(page)["log"])

    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")

    calls = state(page)["log"][before:]
    assert any("interruptibleAnimator" in call for call in calls)
    assert any("viewDidAppear" in call for call in calls)
    assert page.locator("#log li", has_text="viewDidAppear").count() > 0


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
