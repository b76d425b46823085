"""A plate that shows what a transition's context says, with real pointer events."""

import pytest

from phone import (
    click,
    keep,
    let_pass,
    press,
    pull,
    slow_down,
    state,
    switch,
    wait_for,
    wait_for_rest,
    wait_for_size,
)


@pytest.fixture
def page(open_page):
    return open_page("/#/rooms/context")


def text(page, name):
    return page.locator(f"[data-view='context.{name}']").inner_text()


def test_a_push_is_caught_scrubbed_reversed_and_released(page):
    assert text(page, "in flight.value") == "false"
    slow_down(page, "¼")
    click(page, "rosette.next")
    wait_for(page, "s.progress > 0.4")
    press(page, 200, 300)
    pull(page, (200, 300), (90, 300))
    assert text(page, "isInteractive.value") == "true"
    assert text(page, "viewController.to") == "Trochoid"
    pull(page, (90, 300), (240, 300), 40)
    assert text(page, "update") == f"{round(state(page)['progress'] * 100)} %"
    keep(page, "context-held")
    page.mouse.up()
    wait_for(page, "s.phase.startsWith('settling')")
    let_pass(page, 0.08)
    assert text(page, "isInteractive.value") == "false"
    press(page, 40, 300)
    pull(page, (40, 300), (350, 300), 24)
    keep(page, "context-caught-again")
    page.mouse.up()
    wait_for_rest(page)
    let_pass(page, 0.15)

    assert state(page)["stack"] == ["Rosette"]
    assert text(page, "transitionWasCancelled.value") == "true"
    assert text(page, "in flight.value") == "false"
    keep(page, "context-cancelled")


def test_a_drag_pushes_and_another_one_pops(page):
    press(page, 320, 280)
    pull(page, (320, 280), (120, 280))
    wait_for(page, "s.phase === 'dragging'")
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 2")
    press(page, 120, 280)
    pull(page, (120, 280), (320, 280))
    keep(page, "context-going-back")
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")


def test_the_blueprint_in_landscape(page):
    click(page, "plate.night")
    keep(page, "context-blueprint")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    slow_down(page, "¼")
    press(page, 300, 200)
    pull(page, (300, 200), (120, 200))
    pull(page, (120, 200), (180, 200))
    keep(page, "context-blueprint-wide")
    page.mouse.up()
    wait_for_rest(page)
    assert text(page, "viewController.to") == "Trochoid"


def test_the_plate_from_right_to_left(page):
    switch(page, "Right to left")
    wait_for(page, "s.stack.length === 1")
    press(page, 80, 280)
    pull(page, (80, 280), (320, 280))
    keep(page, "context-mirrored")
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 2")
