"""Touching the phone on the page, and looking at it."""

import pathlib

SCREENSHOTS = pathlib.Path(__file__).parent / "Screenshots"
# Whether pictures are saved for somebody who looks at them; set by the tests' option.
SAVES_PICTURES = False


def keep(page, name, always=False):
    """Saves a screenshot of the page, if pictures are wanted."""
    if not (SAVES_PICTURES or always):
        return
    SCREENSHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def state(page):
    return page.evaluate("window.gallery.state()")


def phone_id(page):
    """The id of the page's phone, with which another page can join it."""
    return page.evaluate("window.gallery.phone()")


def wait_for(page, condition):
    """Lets frames come until a condition about the state `s` holds."""
    wait_until(page, f"() => {{ const s = window.gallery.state(); return {condition}; }}")


def wait_until(page, condition, arg=None):
    """Lets frames come until a function of the page returns true."""
    page.evaluate(
        "([condition, arg]) => Promise.race(["
        f" window.gallery.until(() => Boolean(({condition})(arg))),"
        " new Promise((_, fail) => setTimeout(fail, 120_000, `never: ${condition}`))])",
        [condition, arg],
    )


def see(page, element, state="visible"):
    """Lets frames come until an element of the page is visible, attached or detached."""
    is_so = {
        "visible": element.is_visible,
        "attached": lambda: element.count() > 0,
        "detached": lambda: element.count() == 0,
    }[state]
    for _ in range(1000):
        if is_so():
            return
        let_pass(page, 1 / 60)
    element.wait_for(state=state)


def let_pass(page, seconds):
    """Waits until as many frames have come as in a number of seconds, at 60 a second, or nothing moves any more."""
    page.evaluate("(frames) => window.gallery.pass(frames)", max(round(seconds * 60), 1))


def wait_for_rest(page, condition="true"):
    """Lets the phone come to rest, where a condition holds; in slow motion at full speed until then."""
    slow = page.locator("#speeds [aria-pressed=true]").get_attribute("data-speed")
    if slow != "1":
        page.locator("[data-speed='1']").dispatch_event("click")
    wait_for(page, f"s.phase === 'idle' && {condition}")
    if slow != "1":
        page.locator(f"[data-speed='{slow}']").dispatch_event("click")
        see(page, page.locator(f"[data-speed='{slow}'][aria-pressed=true]"))


def look(page, time):
    """Drags the timeline to a moment."""
    page.evaluate(
        "(time) => { const m = document.getElementById('moment'); m.step = 'any'; m.value = time;"
        " m.dispatchEvent(new Event('input')); }",
        time,
    )


def box(page, view):
    """The frame of a view, once it is drawn."""
    element = page.locator(f"[data-view='{view}']")
    see(page, element)
    return element.bounding_box()


def middle(page, view):
    place = box(page, view)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def click(page, view):
    page.mouse.click(*middle(page, view))


def screen(page):
    """The left and the top of the phone's screen on the page, and CSS pixels for each of its points."""
    return page.evaluate(
        "() => { const s = document.getElementById('screen'), { x, y, width } = s.getBoundingClientRect();"
        " return [x, y, width / s.clientWidth]; }"
    )


def scale(page):
    """CSS pixels for each point."""
    return screen(page)[2]


def point(page, x, y):
    """The position on the page of a point of the phone's screen."""
    left, top, scale = screen(page)
    return left + x * scale, top + y * scale


def slow_down(page, label="1/10"):
    page.get_by_role("button", name=label, exact=True).click()
    see(page, page.locator("#speeds [aria-pressed=true]", has_text=label))


def grab(page, x, y):
    """Presses the mouse on a moving page, and moves it just far enough to be a drag."""
    hold(page, (x, y), (x + 12, y), steps=3)
    wait_for(page, "s.phase === 'dragging'")


def hold(page, start, end, steps=12):
    """Drags with the mouse from one point of the phone's screen to another, and holds it there."""
    press(page, *start)
    drag(page, point(page, *start), point(page, *end), steps)


def swipe(page, start, end, steps=12):
    """Drags the mouse from one point of the phone's screen to another, and lets go."""
    hold(page, start, end, steps)
    page.mouse.up()


def switch(page, name):
    """Presses one of the phone's switches, and waits until it has changed."""
    button = page.get_by_role("button", name=name, exact=True)
    wanted = "false" if button.get_attribute("aria-pressed") == "true" else "true"
    button.click()
    see(page, page.locator(f"[aria-pressed={wanted}]", has_text=name))


def wait_for_size(page, width, height):
    """Waits until the phone has rotated."""
    wait_until(
        page,
        "([width, height]) => { const s = document.getElementById('screen');"
        " return s.clientWidth === width && s.clientHeight === height; }",
        [width, height],
    )


def drag(page, start, end, steps):
    """Moves a pressed mouse, one step for each frame of the phone."""
    for step in range(1, steps + 1):
        share = step / steps
        page.mouse.move(
            start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        )
        let_pass(page, 1 / 60)


def press(page, x, y):
    page.mouse.move(*point(page, x, y))
    page.mouse.down()


def pull(page, start, end, steps=20):
    """Moves a finger that is down, and waits until the result is drawn."""
    drag(page, point(page, *start), point(page, *end), steps)
    let_pass(page, 0.15)
