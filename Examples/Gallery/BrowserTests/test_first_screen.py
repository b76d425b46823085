"""What a newcomer finds beside the phone: what it is, lines to copy, and the numbers of a release."""

import json
import pathlib
import re

import pytest

import catalog
from phone import drag, keep, let_pass, point, press, state, swipe, wait_for, wait_for_rest, wait_until

HERE = pathlib.Path(__file__).parent
CODE = {
    "path": "Examples/Gallery/Sources/GalleryScreens/FieldGuide/FieldGuideTransition.swift",
    "text": "import UIKit\n\nfinal class FieldGuideTransition {}\n",
    "snippet": "let transition = InterruptibleTransition(.slide)\nnavigationController.delegate = transition",
}


@pytest.fixture
def page_with_code(browser, gallery):
    """A page whose phone tells the room's Swift."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()

    def connect(socket):
        server = socket.connect_to_server()

        def tell(message):
            if message.startswith('{"room":'):
                message = json.dumps({**json.loads(message), "code": CODE})
            socket.send(message)

        server.on_message(tell)

    page.route_web_socket("**/live", connect)
    page.goto(f"{gallery.address}/?still#/rooms/push")
    page.locator("#code").wait_for()
    yield page
    context.close()


@pytest.mark.parametrize("room,needed", [("diagonal", "CornerEffect"), ("zoom", "PictureGrid"), ("full-screen-pop", None)])
def test_lines_that_need_their_file_are_copied_with_it(open_page, room, needed):
    page = open_page(f"/#/rooms/{room}", permissions=["clipboard-read", "clipboard-write"])
    snippet = page.locator("#snippet").text_content()
    text = copied(page, "#copy-snippet")
    note = page.locator("#needs")
    if needed:
        assert snippet.splitlines()[0] in text and re.search(rf"(class|struct|protocol) {needed}\b", text)
        assert needed in note.inner_text()
    else:
        assert text == snippet and not note.is_visible()


def copied(page, button):
    # It says so for a moment only, which a busy machine may miss.
    page.evaluate(
        "(button) => { const element = document.querySelector(button); window.said = [];"
        " new MutationObserver(() => window.said.push(element.textContent)).observe(element, { childList: true }); }",
        button,
    )
    page.locator(button).click()
    page.wait_for_function("() => window.said.includes('Copied')")
    return page.evaluate("navigator.clipboard.readText()")


def test_it_says_what_it_is_and_how_to_add_it(open_page):
    page = open_page()
    line = page.locator(".brand p").inner_text()
    assert all(words in line for words in ["UIKit", "iOS 13 and later", "no dependencies"])
    assert "File › Add Package Dependencies" in page.locator(".adding").inner_text()
    # Nobody knows here where the source is published.
    assert not page.locator("[data-copies=package]").is_visible() and not page.locator(".links").is_visible()


def test_the_lines_of_the_room_and_its_file_can_be_copied(page_with_code):
    page = page_with_code
    assert page.locator("#snippet").text_content() == CODE["snippet"]
    assert copied(page, "[data-copies=snippet]") == CODE["snippet"]
    assert not page.locator("#file").is_visible()
    page.locator("#code summary").click()
    assert copied(page, "[data-copies=file]") == CODE["text"]
    keep(page, "first-screen")


def test_a_room_without_lines_shows_none(page):
    assert page.locator("#code").is_visible() == page.evaluate(
        "document.getElementById('snippet').textContent !== ''"
    )


@pytest.mark.parametrize("width,height", [(1440, 900), (1024, 576)])
def test_all_of_it_is_in_the_window(open_page, width, height):
    page = open_page(viewport={"width": width, "height": height})
    for part in [".brand p", ".adding", "#device", "#release", ".beside button"]:
        place = page.locator(part).first.bounding_box()
        assert place["y"] >= 0 and place["y"] + place["height"] <= height, part


def release(page):
    """Pushes a page, and pulls it back from the leading edge."""
    page.keyboard.press("n")
    wait_for_rest(page, "s.stack.length === 2")
    swipe(page, (4, 420), (184, 420), 12)
    wait_until(page, "() => document.querySelector('#release strong')")


def test_a_release_is_told_in_points_per_second(page):
    before = page.locator("#release").inner_text()
    assert "shown here" in before
    release(page)
    text = page.locator("#release").inner_text()
    speeds = [int(number) for number in re.findall(r"(\d+) pt/s", text)]
    assert text == f"Let go at {speeds[0]} pt/s, went on at {speeds[1]} pt/s"
    # 15 points in each frame of a sixtieth of a second; when in its frame a move counts is up to the page's own clock, which
    # a busy machine makes uneven.
    assert speeds[0] == pytest.approx(900, rel=0.3)
    assert speeds[1] == pytest.approx(speeds[0], rel=0.02)
    assert re.search(r"(past|short of) ½, so", page.locator("#why").inner_text())
    keep(page, "release")

    page.locator("#moment").fill("0.1")
    wait_for(page, "s.timeline === 'seeking'")
    page.locator("#restart").click()
    wait_until(page, "() => !document.querySelector('#release strong')")


def test_the_same_finger_on_the_phones_beside_it_has_numbers_too(running_page):
    page = running_page
    page.locator("[data-variant=percentDriven]").first.click()
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=home]').length === 2")
    page.keyboard.press("n")
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=detail]').length === 2")
    wait_for_rest(page, "s.stack.length === 2")
    let_pass(page, 0.5)
    press(page, 4, 420)
    drag(page, point(page, 4, 420), point(page, 150, 420), 10)
    page.mouse.up()
    wait_until(page, "() => document.querySelector('.beside:last-child strong')")
    text = page.locator(".beside:last-child .speeds").inner_text()
    assert re.fullmatch(r"went (on|back) at \d+ pt/s", text)
    assert page.locator(".beside:last-child .speeds").get_attribute("data-state") == "lost"


def test_the_axis_of_speeds_is_for_a_hand(page):
    release(page)
    chart = page.evaluate(
        "async () => { const { releasesBetween, speedRange } = await import('./speeds.js');"
        " const { Recording } = await import('./recording.js');"
        " const recording = new Recording(); recording.events = window.gallery.events();"
        " recording.samples = [{ time: 0, velocity: 30, kind: 'settling' }];"
        " const releases = releasesBetween(recording, 0, 100);"
        " return [releases, speedRange(recording.samples, releases, releases[0].way)]; }"
    )
    releases, [low, high] = chart
    assert len(releases) == 1
    hand_off = [e for e in page.evaluate("window.gallery.events()") if e["text"] == "hand-off"][-1]
    assert releases[0]["time"] == hand_off["t"]
    assert re.fullmatch(r"\d+ → \d+", releases[0]["text"])
    # Round in points, and not ruled by a push that begins with 30 ways per second.
    assert high * releases[0]["way"] == pytest.approx(1500)
    assert low == -high


@pytest.mark.parametrize("case", json.loads((HERE / "speeds.json").read_text()), ids=lambda case: case["name"])
def test_the_speeds_of_the_chart_are_those_of_a_film(page, case):
    """The same cases as those of films, which are drawn in Swift."""
    releases, [low, high] = page.evaluate(
        "async ({ samples, handOffs, releases }) => {"
        " const { releasesBetween, speedRange } = await import('./speeds.js');"
        " const { Recording } = await import('./recording.js');"
        " const recording = new Recording();"
        " recording.samples = samples.map(([time, velocity, kind]) => ({ time, velocity, kind }));"
        " const marks = handOffs.map((t) => ({ t, kind: 'mark', text: 'hand-off' }));"
        " const ends = releases.map((release) => ({ t: release.t, kind: 'release', text: '', release }));"
        " recording.events = [...marks, ...ends].sort((a, b) => a.t - b.t);"
        " const shown = releasesBetween(recording, -1, 100);"
        " const way = shown.findLast(({ way }) => way !== null)?.way ?? null;"
        " return [shown, speedRange(recording.samples, shown, way)]; }",
        case,
    )
    expected = case["expected"]
    assert [r["text"] for r in releases] == [r["text"] for r in expected["releases"]]
    assert [r["time"] for r in releases] == [r["time"] for r in expected["releases"]]
    for release, other in zip(releases, expected["releases"]):
        assert release["speeds"] == pytest.approx(other["speeds"])
    assert (low, high) == (-high, pytest.approx(expected["high"]))


def test_your_turn_is_said_where_the_first_run_ends(playing_page):
    page = playing_page("/#/rooms/container")
    page.locator(".tip:visible").wait_for()
    tip, phone = page.locator(".tip:visible").bounding_box(), page.locator("#device").bounding_box()
    assert tip["x"] + tip["width"] <= phone["x"]
    keep(page, "tip-beside")
    page.mouse.click(*point(page, 200, 500))
    page.locator(".tip", has_text="Your turn").wait_for()
    page.locator("[data-speed='1'][aria-pressed=true]").wait_for()
    assert state(page)["timeline"] == "live"
    page.locator(".tip").wait_for(state="hidden")


@pytest.mark.parametrize("room", ["tabs", "modal", "context", "percent-driven"])
@pytest.mark.parametrize("width,height", [(1440, 900), (1024, 576), (390, 844)])
def test_tips_are_never_on_the_phone(playing_page, room, width, height):
    page = playing_page(f"/#/rooms/{room}", viewport={"width": width, "height": height})
    page.locator(".tip:visible").wait_for()
    tip, phone = page.locator(".tip:visible").bounding_box(), page.locator("#device").bounding_box()
    assert tip["x"] + tip["width"] <= phone["x"] or tip["y"] + tip["height"] <= phone["y"] + 1
    assert tip["x"] >= 0 and tip["x"] + tip["width"] <= width


def test_uikits_phone_fails_beside_it_in_the_first_run_with_a_number(playing_page):
    page = playing_page(viewport={"width": 1440, "height": 900})
    phones = page.locator(".handset")
    phones.nth(1).wait_for()
    ours, theirs = (phone.bounding_box() for phone in phones.all())
    assert ours["x"] + ours["width"] <= theirs["x"] and ours["height"] > 650
    line = page.locator(".beside .speeds").first
    page.locator(".beside .speeds strong").first.wait_for()
    assert re.fullmatch(r"didn’t hear the finger for 0\.\d\d s", line.inner_text())
    assert line.get_attribute("data-state") == "lost"
    # Each of the phones has a clock of its own.
    page.locator("#release strong").first.wait_for()
    kept = page.locator("#release").inner_text()
    assert re.fullmatch(r"Let go at (\d+) pt/s, went on at \d+ pt/s", kept)
    keep(page, "first-run-beside")
    # What is closed stays closed.
    page.locator(".beside [data-variant=system]").click()
    page.locator("#rooms a[href='#/rooms/tabs']").click()
    wait_for(page, "s.room === 'tabs' && s.timeline === 'demo'")
    assert phones.count() == 1


@pytest.mark.parametrize("width,height,least,has_room", [(1024, 576, 490, True), (390, 844, 660, False)])
def test_a_small_window_tells_uikits_number_beside_one_phone(playing_page, width, height, least, has_room):
    page = playing_page(viewport={"width": width, "height": height})
    page.locator(".aside .speeds strong").wait_for(state="attached")
    assert re.fullmatch(r"didn’t hear the finger for 0\.\d\d s", page.locator(".aside .speeds").text_content())
    page.mouse.click(*point(page, 200, 500))
    page.locator(".tip").first.wait_for(state="hidden")
    device, number = page.locator("#device").bounding_box(), page.locator(".aside figcaption").bounding_box()
    assert device["height"] >= least and number["x"] >= 0 and number["x"] + number["width"] <= width
    assert number["x"] >= device["x"] + device["width"] or number["y"] + number["height"] <= device["y"]
    assert page.locator(".aside .device").is_visible() == has_room
    keep(page, f"first-run-small-{width}")
    # What is told of it stands beside its button, which gives it the size of the first one.
    assert page.locator(".aside").get_attribute("inert") is not None
    button = page.locator(".beside [data-variant=system]")
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    sizes = [phone.bounding_box()["height"] for phone in page.locator(".device").all()]
    assert len(sizes) == 2 and sizes[0] == sizes[1]


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_phone_beside_the_first_run_is_dark_as_well(playing_page, width):
    page = playing_page(viewport={"width": width, "height": 900}, color_scheme="dark")
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=home]').length === 2")
    assert page.locator(".device").evaluate_all("all => all.map((one) => one.dataset.statusBar)") == ["light", "light"]


def test_lines_that_are_too_long_for_the_panel_are_broken(page):
    snippet = page.locator("#snippet")
    assert snippet.locator(".line").count() == len(snippet.text_content().splitlines())
    assert snippet.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_each_room_has_a_first_run_at_its_first_visit(playing_page):
    page = playing_page("/#/rooms/push")
    page.mouse.click(*point(page, 200, 500))
    page.locator("#rooms a[href='#/rooms/tabs']").click()
    wait_for(page, "s.room === 'tabs' && s.timeline === 'demo'")
    page.locator("#rooms a[href='#/rooms/push']").click()
    wait_for(page, "s.room === 'push'")
    # Longer than the wait before a first run.
    page.wait_for_timeout(2000)
    assert state(page)["timeline"] == "live"


def test_the_rooms_are_grouped_and_have_pictures(page):
    assert page.locator("#rooms h2").all_inner_texts() == [
        "Screens that change places", "Effects", "Together with UIKit", "Side by side",
    ]
    links = page.locator("#rooms a")
    assert links.count() == page.locator("#rooms .glyph").count() == len(catalog.rooms())
    for link in links.all():
        names = link.locator("b").evaluate_all("parts => parts.map((part) => getComputedStyle(part).animationName)")
        assert set(names) - {"none"}


@pytest.mark.parametrize("width,height", [(1024, 576), (390, 844)])
def test_the_list_shows_that_it_goes_on(open_page, width, height):
    page = open_page(viewport={"width": width, "height": height})
    assert page.locator("#rooms").get_attribute("data-more") == "after"
    page.locator("#rooms").evaluate("list => list.scrollTo(9999, 9999)")
    page.locator("#rooms[data-more=before]").wait_for()


def test_pictures_stand_still_for_who_prefers_it(open_page):
    page = open_page(reduced_motion="reduce")
    names = page.locator("#rooms .glyph b").evaluate_all("parts => parts.map((part) => getComputedStyle(part).animationName)")
    assert set(names) == {"none"}


@pytest.mark.parametrize("width,height,least", [(1024, 576, 490), (390, 844, 660)])
def test_the_height_goes_to_the_phone(open_page, width, height, least):
    page = open_page(viewport={"width": width, "height": height})
    place = page.locator("#device").bounding_box()
    assert place["height"] >= least
    assert place["y"] + place["height"] <= height


@pytest.mark.parametrize("width,height", [(1440, 900), (1280, 720), (1024, 576)])
def test_the_phones_beside_it_are_within_the_window(open_page, width, height):
    page = open_page("/#/rooms/push", viewport={"width": width, "height": height})
    for variant in ["system", "percentDriven"]:
        page.locator(f".beside [data-variant={variant}]").click()
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=home]').length === 3")
    page.get_by_role("button", name="Fold", exact=True).click()
    wait_until(page, "() => document.getElementById('screen').clientWidth === 786")
    stage = page.locator(".phones").bounding_box()
    keep(page, f"beside-{width}")
    for handset in page.locator(".handset").all():
        place = handset.bounding_box()
        assert place["x"] >= stage["x"] and place["x"] + place["width"] <= stage["x"] + stage["width"]
        assert place["y"] >= stage["y"] and place["y"] + place["height"] <= stage["y"] + stage["height"]
