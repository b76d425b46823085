"""A link with which another page touches the phone."""

import pytest

from phone import phone_id, state, wait_for, wait_for_rest, wait_until

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def share(page):
    page.locator("#share").click()
    page.locator("#notice", has_text="copied").wait_for()
    return page.evaluate("navigator.clipboard.readText()")


def tune(page):
    page.locator("#tab-tune").click()
    page.locator("[data-name=effect]").select_option("fade")
    wait_until(page, "() => document.getElementById('swift').textContent.includes('.fade')")
    page.locator("#tab-controls").click()


def path(gallery, link):
    return link.removeprefix(gallery.address).replace("/?", "/?still&", 1)


def open_link(page, gallery, link):
    page.goto("about:blank")
    page.goto(gallery.address + path(gallery, link))
    page.wait_for_function("() => window.gallery?.state().stack.length > 0")


def test_a_link_carries_the_room_and_the_moment(open_page, gallery):
    page, other = open_page("/#/rooms/tabs", permissions=CLIPBOARD), open_page()
    page.locator("#select-1").click()
    wait_for_rest(page, "s.stack[0] !== 'Today'")
    start = next(e["t"] for e in page.evaluate("window.gallery.events()") if e["text"] == "start")
    page.locator("#moment").fill(f"{start + 0.1:.2f}")
    wait_for(page, "s.timeline === 'seeking' && s.phase !== 'idle'")
    link = share(page)
    assert "#/rooms/tabs?moment=" in link

    moment = state(page)["time"]
    page.locator("#moment").fill("0")
    wait_for(page, "s.time < 0.02")

    open_link(other, gallery, link)
    assert phone_id(other) == phone_id(page)
    other.wait_for_function("moment => Math.abs(window.gallery.state().time - moment) < 0.02", arg=moment)
    assert state(other)["phase"] != "idle"
    assert state(other)["room"] == "tabs"
    assert state(other)["timeline"] == "seeking"


def test_a_link_without_changes_carries_the_room_alone(open_page):
    link = share(open_page("/#/rooms/modal", permissions=CLIPBOARD))
    assert link.endswith("#/rooms/modal")


def test_a_link_to_a_phone_that_is_gone_says_so_and_keeps_room_and_tuning(open_page, gallery):
    page, other = open_page("/#/rooms/tabs", permissions=CLIPBOARD), open_page()
    tune(page)
    link = share(page)
    assert "effect=fade" in link
    gone = link.replace(phone_id(page), "3w5e11264sgsf")

    open_link(other, gallery, gone + "&moment=1.5")
    other.locator("#notice", has_text="is gone").wait_for()
    other.wait_for_function("() => document.getElementById('swift').textContent.includes('.fade')")
    assert state(other)["room"] == "tabs"
    assert "phone=" not in other.url
    # It stays, however long one needs to read it.
    other.wait_for_timeout(4500)
    assert other.locator("#notice").is_visible()
