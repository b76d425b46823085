"""The phone's size: its edges are pulled and it folds, also while a finger holds a page."""

import pytest

from phone import drag, hold, keep, let_pass, point, press, scale, see, state, wait_for, wait_for_rest, wait_for_size


def hold_page(page):
    """Drags a page back from its edge, and leaves the finger there; returns its progress."""
    page.locator("#push").click()
    wait_for_rest(page, "s.stack.length === 2")
    hold(page, (3, 300), (180, 300))
    wait_for(page, "s.phase === 'dragging'")
    page.keyboard.down("Shift")
    page.mouse.up()
    page.keyboard.up("Shift")
    let_pass(page, 0.3)
    assert state(page)["phase"] == "dragging"
    return state(page)["progress"]


def size(page):
    return page.evaluate(
        "(s => [s.clientWidth, s.clientHeight])(document.getElementById('screen'))"
    )


def middle(page, grip):
    box = page.locator(f".grip.{grip}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_held_page_keeps_its_progress_while_the_corner_is_pulled(page):
    progress = hold_page(page)
    keep(page, "size-held")
    corner = middle(page, "corner")
    before, scale_before = size(page), scale(page)
    page.mouse.move(*corner)
    page.mouse.down()
    for dx, dy in [(40, -60), (80, -100), (-30, -160), (60, -80)]:
        goal = corner[0] + dx, corner[1] + dy
        drag(page, corner, goal, steps=4)
        let_pass(page, 0.1)
        assert state(page)["phase"] == "dragging"
        assert state(page)["progress"] == pytest.approx(progress, abs=0.001)
        # The corner is under the pointer.
        assert middle(page, "corner") == pytest.approx(goal, abs=1.5)
    keep(page, "size-pulled")
    assert size(page) == [
        pytest.approx(before[0] + 2 * 60 / scale_before, abs=1),
        pytest.approx(before[1] - 2 * 80 / scale_before, abs=1),
    ]
    page.mouse.up()
    let_pass(page, 0.1)
    assert state(page)["progress"] == pytest.approx(progress, abs=0.001)

    # The mouse moves the finger on from anywhere, and lets it go.
    press(page, 100, 500)
    drag(page, point(page, 100, 500), point(page, 250, 500), 10)
    assert state(page)["progress"] > progress + 0.2
    keep(page, "size-dragged-on")
    page.mouse.up()
    wait_for_rest(page, "s.stack.length === 1")


def test_one_finger_pulls_an_edge_while_another_holds_a_page(open_page):
    page = open_page(has_touch=True)
    page.locator("#push").click()
    wait_for_rest(page, "s.stack.length === 2")
    touches = page.context.new_cdp_session(page)

    def touch(kind, number, x, y):
        touches.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number}]},
        )

    start, goal = point(page, 3, 300), point(page, 200, 300)
    touch("touchStart", 0, *start)
    for step in range(1, 11):
        touch("touchMove", 0, start[0] + (goal[0] - start[0]) * step / 10, start[1])
        let_pass(page, 1 / 60)
    wait_for(page, "s.phase === 'dragging'")
    let_pass(page, 0.2)
    progress = state(page)["progress"]
    x, y = middle(page, "width")
    touch("touchStart", 1, x, y)
    for _ in range(8):
        x += 10
        touch("touchMove", 1, x, y)
        let_pass(page, 1 / 60)
        assert state(page)["phase"] == "dragging"
        assert state(page)["progress"] == pytest.approx(progress, abs=0.001)
    let_pass(page, 0.1)
    assert size(page)[0] > 393 + 150 and size(page)[1] == 852
    keep(page, "size-by-touch")


def test_a_held_page_keeps_its_progress_while_the_phone_unfolds(page):
    progress = hold_page(page)
    page.get_by_role("button", name="Fold", exact=True).click()
    for _ in range(5):
        let_pass(page, 1 / 20)
        assert state(page)["progress"] == pytest.approx(progress, abs=0.001)
    wait_for_size(page, 786, 852)
    assert state(page)["phase"] == "dragging"
    let_pass(page, 0.5)
    keep(page, "size-unfolded")
    page.keyboard.press("u")
    wait_for_size(page, 393, 852)
    assert state(page)["phase"] == "dragging"
    assert state(page)["progress"] == pytest.approx(progress, abs=0.001)
    see(page, page.locator("#device[data-pose=upright]"))


def test_arrows_resize_the_phone(page):
    page.get_by_role("separator", name="Width of the phone").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        let_pass(page, 0.1)
    wait_for_size(page, 453, 852)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    wait_for_size(page, 453, 832)
    heights = page.get_by_role("separator", name="Height of the phone")
    assert heights.get_attribute("aria-valuenow") == "832"
    keep(page, "size-by-keyboard")
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 832, 453)
    let_pass(page, 0.5)
    keep(page, "size-rotated")
    page.get_by_role("button", name="Fold", exact=True).click()
    wait_for_size(page, 852, 393)
    see(page, page.locator("#device[data-pose=lying]"))
