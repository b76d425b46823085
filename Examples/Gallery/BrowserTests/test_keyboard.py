"""Rooms that are used by keyboard alone."""

import pytest

from phone import keep, let_pass, see, state, wait_for, wait_for_rest, wait_until


def element(page, name):
    """The element of the phone's screen whose name begins with a text."""
    return page.locator(f".elements > [aria-label^='{name}']").first


def names(page):
    return page.locator(".elements > button").evaluate_all(
        "nodes => nodes.map((node) => node.ariaLabel)"
    )


def go_to(page, name):
    """Presses Tab until an element has the focus."""
    see(page, element(page, name), state="attached")
    for _ in range(80):
        focused = page.evaluate("document.activeElement.ariaLabel ?? ''")
        if focused.startswith(name):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{name} can't be reached with Tab: there are {names(page)}")


def press(page, name):
    go_to(page, name)
    page.keyboard.press("Enter")


def test_pages_are_pushed_and_popped(open_page):
    page = open_page("/#/rooms/push")
    go_to(page, "Aldermoor Ridges")
    keep(page, "keyboard-push-focus")
    page.keyboard.press("Enter")
    wait_for_rest(page, "s.stack.length === 2")

    press(page, "Like")
    see(page, page.locator(".elements > [aria-label='Like'][aria-pressed=true]"), state="attached")
    keep(page, "keyboard-push-page")
    page.keyboard.press("Escape")

    wait_for_rest(page, "s.stack.length === 1")
    see(page, element(page, "Aldermoor Ridges"), state="attached")


def test_arrows_move_from_element_to_element(open_page):
    page = open_page("/#/rooms/push")
    go_to(page, "Aldermoor Ridges")
    order = names(page)
    page.keyboard.press("ArrowDown")
    here = order.index(next(name for name in order if name.startswith("Aldermoor Ridges")))

    assert page.evaluate("document.activeElement.ariaLabel") == order[here + 1]
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.ariaLabel") == order[here]


def test_tabs_are_selected_and_a_slider_is_moved(open_page):
    page = open_page("/#/rooms/tabs")
    go_to(page, "Time of day")
    before = element(page, "Time of day").get_attribute("aria-valuetext")
    page.keyboard.press("ArrowRight")
    wait_until(
        page,
        "(before) => document.activeElement.getAttribute('aria-valuetext') !== before", arg=before
    )
    keep(page, "keyboard-tabs-slider")

    press(page, "Moon")
    wait_for_rest(page, "s.stack[0] === 'Moon'")
    see(page, page.locator(".elements > [aria-label='Moon'][aria-pressed=true]"), state="attached")


def test_a_card_is_opened_and_closed(open_page):
    page = open_page("/#/rooms/modal")
    press(page, "Green Silence")
    wait_for_rest(page, "s.stack.length > 1")
    see(page, element(page, "Play the record"), state="attached")
    assert "Green Silence, Lampfjord, after midnight" not in names(page)
    keep(page, "keyboard-modal-card")

    press(page, "Close")
    wait_for(page, "s.stack.length === 1")
    wait_for_rest(page)
    press(page, "Green Silence")
    wait_for_rest(page, "s.stack.length > 1")
    page.keyboard.press("Escape")

    wait_for_rest(page, "s.stack.length === 1")
    assert state(page)["phase"] == "idle"


def test_page_keys_scroll(open_page):
    page = open_page("/#/rooms/modal")
    go_to(page, "Green Silence")
    before = element(page, "Green Silence").evaluate("node => node.style.cssText")
    page.keyboard.press("PageDown")
    wait_until(
        page,
        "(before) => document.querySelector('.elements > [aria-label^=\"Green Silence\"]')"
        "?.style.cssText !== before",
        before,
    )


def test_space_catches_where_a_button_of_the_phone_has_the_focus(page):
    go_to(page, "Aldermoor Ridges")
    page.keyboard.press("Space")
    wait_for(page, "s.phase === 'settling(end)'")
    page.evaluate("document.querySelector('.elements > button')?.focus()")
    page.keyboard.press("Space")
    wait_for(page, "s.phase === 'paused'")
    page.keyboard.press("Space")
    wait_for_rest(page, "s.stack.length === 2")


def test_the_screen_that_has_come_is_spoken_once(page):
    page.evaluate(
        "() => { window.said = []; new MutationObserver(() => window.said.push(document.getElementById('spoken').textContent))"
        ".observe(document.getElementById('spoken'), { childList: true }); }"
    )
    page.keyboard.press("n")
    wait_for_rest(page, "s.stack.length === 2")
    let_pass(page, 0.2)
    page.keyboard.press("b")
    wait_for_rest(page, "s.stack.length === 1")
    let_pass(page, 0.2)
    assert page.evaluate("window.said") == ["Aldermoor Ridges", "Guide"]


def test_sliders_move_by_steps_of_a_person(page):
    page.keyboard.press("n")
    wait_for_rest(page, "s.stack.length === 2")
    let_pass(page, 0.5)
    page.locator("#moment").focus()
    for key, step in [("ArrowLeft", 0.1), ("PageDown", 1)]:
        before = float(page.locator("#moment").input_value())
        page.keyboard.press(key)
        after = float(page.locator("#moment").input_value())
        assert before - after == pytest.approx(min(step, before), abs=0.011), key
        wait_for(page, f"s.timeline === 'seeking' && Math.abs(s.time - {after}) < 0.02")


@pytest.mark.parametrize("room", ["push", "modal", "overlay", "shop", "shape", "player", "map", "split"])
def test_each_text_of_the_phone_is_exposed_once(open_page, room):
    page = open_page(f"/#/rooms/{room}")
    see(page, page.locator(".elements > div"), state="attached")
    session = page.context.new_cdp_session(page)
    root = session.send("Accessibility.getFullAXTree")["nodes"]
    shown = set(page.locator("#screen svg text").all_text_contents())
    assert len(shown) > 5
    spoken = [
        node["name"]["value"] for node in root
        if node["role"]["value"] == "StaticText" and node["name"]["value"] in shown
    ]
    elements = page.locator(".elements > div").all_text_contents()
    assert sorted(spoken) == sorted(text for text in elements if text in shown)


@pytest.mark.parametrize(
    "room,facts",
    [
        ("push", ["Height, 1,940 m", "Best light, 05:12", "On foot, 6 h"]),
        ("coordinator", ["Painted with since, 700 BC", "Lasts, Ten years"]),
        ("shop", ["Sow, April, in the open", "Height, 2 m", "In the packet, 70 seeds"]),
        ("player", ["Heard, 16:17", "Left, 28:57"]),
    ],
)
def test_a_label_comes_before_its_value(open_page, room, facts):
    page = open_page(f"/#/rooms/{room}")
    page.keyboard.press("n")
    wait_for_rest(page, "s.stack.length === 2")
    see(page, page.locator(".elements > div", has_text=facts[0]), state="attached")
    texts = page.locator(".elements > div").all_inner_texts()
    start = texts.index(facts[0])
    assert texts[start : start + len(facts)] == facts
