"""A place's page: its list, strip, slider and form, and the pop gesture beside them."""

import pytest

from phone import (
    box,
    click,
    drag,
    grab,
    keep,
    let_pass,
    middle,
    point,
    scale,
    see,
    slow_down,
    state,
    swipe,
    wait_for,
    wait_for_rest,
    wait_until,
)


@pytest.fixture
def place(page):
    """A page that shows the first place."""
    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")
    return page


def top(page, view):
    """The distance from the top of the phone's screen to a view, in points."""
    screen = page.locator("#screen").bounding_box()
    return (box(page, view)["y"] - screen["y"]) / scale(page)


def stands_still(page, view):
    """Waits until a view no longer moves."""
    before = None
    while (now := box(page, view)) != before:
        before = now
        let_pass(page, 0.1)


def scroll_to(page, view, height):
    """Scrolls the list until a view is at a height, as far as the list goes."""
    for _ in range(8):
        away = top(page, view) - height
        if abs(away) < 30:
            break
        way = max(min(away + (12 if away > 0 else -12), 380), -380)
        page.mouse.move(*point(page, 200, 560))
        page.mouse.down()
        drag(page, point(page, 200, 560), point(page, 200, 560 - way), 10)
        let_pass(page, 0.2)
        page.mouse.up()
        stands_still(page, view)


def test_the_list_scrolls_and_comes_to_rest(place):
    before = top(place, "detail.title")

    swipe(place, (200, 700), (200, 400))
    stands_still(place, "detail.title")

    assert top(place, "detail.title") < before - 280
    assert len(state(place)["stack"]) == 2


def test_the_strip_moves_by_one_picture(place):
    scroll_to(place, "detail.strip", 300)
    height = top(place, "detail.strip") + 95

    swipe(place, (320, height), (90, height), 6)
    let_pass(place, 0.2)
    keep(place, "strip-between-pictures")
    stands_still(place, "detail.strip.1")

    screen = place.locator("#screen").bounding_box()
    left = (box(place, "detail.strip.1")["x"] - screen["x"]) / scale(place)
    assert left == pytest.approx(24, abs=0.5)
    assert len(state(place)["stack"]) == 2
    assert state(place)["phase"] == "idle"


def test_the_slider_follows_the_finger_and_darkens_the_picture(place):
    scroll_to(place, "detail.slider", 400)
    height = top(place, "detail.slider") + 22
    before = middle(place, "slider.knob")[0]

    place.mouse.move(*point(place, 38, height))
    place.mouse.down()
    let_pass(place, 0.2)
    drag(place, point(place, 38, height), point(place, 238, height), 10)
    wait_until(
        place,
        "x => document.querySelector('[data-view=\"slider.knob\"]').getBoundingClientRect().x > x",
        before + 150 * scale(place),
    )
    keep(place, "slider-held")
    moved = (middle(place, "slider.knob")[0] - before) / scale(place)
    assert moved == pytest.approx(200, abs=1)
    drag(place, point(place, 238, height), point(place, 138, height), 10)
    let_pass(place, 0.2)
    moved = (middle(place, "slider.knob")[0] - before) / scale(place)
    assert moved == pytest.approx(100, abs=1)
    place.mouse.up()

    assert state(place)["phase"] == "idle"
    assert len(state(place)["stack"]) == 2


def test_the_form_is_filled_in_with_the_number_pad(place):
    scroll_to(place, "detail.guests", 300)
    click(place, "detail.guests")
    see(place, place.locator("[data-view='pad.4']"))
    stands_still(place, "pad.4")
    click(place, "pad.4")
    click(place, "detail.nights")
    let_pass(place, 0.3)
    see(place, place.locator("[data-view='pad.2']"))
    click(place, "pad.2")
    see(place, place.get_by_text("That makes 8 breakfasts."))
    keep(place, "form")

    click(place, "pad.done")
    see(place, place.locator("[data-view='pad.2']"), state="detached")


def test_the_number_pad_leaves_and_returns_with_the_page(place):
    scroll_to(place, "detail.guests", 300)
    click(place, "detail.guests")
    see(place, place.locator("[data-view='pad.4']"))
    stands_still(place, "pad.4")
    slow_down(place)

    place.mouse.move(*point(place, 2, 300))
    place.mouse.down()
    drag(place, point(place, 2, 300), point(place, 150, 300), 12)
    wait_for(place, "s.phase === 'dragging' && s.progress > 0.25")
    keep(place, "pop-with-a-pad")
    assert box(place, "pad.4")["x"] > place.locator("#screen").bounding_box()["x"] + 20
    drag(place, point(place, 150, 300), point(place, 20, 300), 12)
    place.mouse.up()
    wait_for_rest(place)

    assert len(state(place)["stack"]) == 2
    see(place, place.locator("[data-view='pad.4']"))


def test_a_page_is_caught_over_its_strip_and_its_slider(page):
    slow_down(page)
    click(page, "card.2")
    wait_for(page, "s.progress > 0.3")

    grab(page, 300, 640)
    drag(page, point(page, 312, 640), point(page, 250, 640), 8)
    wait_for(page, "s.phase === 'dragging'")
    keep(page, "push-in-hand")
    page.mouse.up()
    page.locator("[data-speed='1']").click()
    wait_for_rest(page)
