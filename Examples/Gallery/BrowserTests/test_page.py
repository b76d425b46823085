"""The page around the phone: its first minute, its timeline, its files and its layout."""

import json
import re
import subprocess

import pytest

from phone import (
    box, click, drag, grab, keep, let_pass, look, point, slow_down, state, wait_for, wait_for_rest,
    wait_for_size, wait_until,
)

SIZES = [(390, 844), (820, 1180), (1024, 576), (1440, 960), (1920, 1080)]


def events(page, *kinds):
    return [event for event in page.evaluate("window.gallery.events()") if event["kind"] in kinds]


def push(page):
    """Pushes a page at a tenth of the speed, and leaves it on its way."""
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.3")


# The first minute


def test_a_page_that_nobody_touches_plays_by_itself_until_it_is_touched(playing_page):
    page = playing_page("/#/rooms/push")
    page.locator("#device .finger.other").wait_for()
    wait_for(page, "s.phase === 'dragging'")
    page.locator(".tip:visible").wait_for()
    assert page.locator("#tips [aria-current=step]").count() == 1
    keep(page, "first-run")

    page.mouse.click(*point(page, 200, 500))

    page.locator("#device .finger.other").wait_for(state="detached")
    page.wait_for_function("() => [...document.querySelectorAll('.tip')].every((tip) => tip.hidden)")
    wait_for(page, "s.timeline === 'live'")
    wait_for_rest(page)


def test_a_page_that_prefers_less_motion_plays_only_when_asked(playing_page):
    page = playing_page("/#/rooms/push", reduced_motion="reduce")
    page.wait_for_timeout(2500)
    assert state(page)["timeline"] == "live"
    assert len(state(page)["stack"]) == 1

    page.locator("#show-me").click()

    page.locator(".finger.other").wait_for()


def test_there_are_tips_instead_of_a_paragraph(page):
    tips = page.locator("#tips li").all_inner_texts()
    assert len(tips) == 3
    assert all(len(tip) < 70 for tip in tips)
    assert not page.locator("#read-me").is_visible()


def test_the_first_picture_of_a_push_shows_its_beginning(running_page):
    page = running_page
    for press in ["card.0", "card.3"]:
        click(page, press)
        wait_for_rest(page, "s.stack.length === 2")
        start = [event["t"] for event in events(page, "mark") if event["text"] == "start"][-1]
        # The pictures are kept as they came, also those that a busy page has had no time to draw.
        for step in range(120):
            look(page, start + step / 240)
            shown = state(page)
            if shown["phase"] != "idle":
                break
        assert shown["phase"] == "settling(end)" and shown["progress"] < 0.05
        page.locator("#live").click()
        page.keyboard.press("b")
        wait_for_rest(page, "s.stack.length === 1")


# The timeline


def test_any_moment_can_be_seen_again_and_played_on(page):
    push(page)
    wait_for_rest(page)
    halfway = next(e["t"] for e in events(page, "mark") if e["text"] == "start") + 0.05

    page.locator("#moment").fill(f"{halfway:.2f}")

    wait_for(page, "s.timeline === 'seeking' && s.phase === 'settling(end)'")
    seen, progress = box(page, "detail")["x"], state(page)["progress"]
    assert 0.2 < progress < 0.9
    keep(page, "timeline-at-a-moment")
    page.locator("#moment").fill("0")
    wait_for(page, "s.time < 0.02")
    page.locator("#moment").fill(f"{halfway:.2f}")
    wait_for(page, "s.phase === 'settling(end)'")
    assert box(page, "detail")["x"] == seen
    assert state(page)["progress"] == progress

    page.locator("#play").click()
    wait_for(page, "s.timeline === 'live' && s.phase === 'idle' && s.stack.length === 2")


def test_now_is_live_again(page):
    slow_down(page)
    push(page)
    wait_for(page, "s.progress > 0.3")
    page.locator("#moment").fill("0")
    assert state(page)["timeline"] == "seeking"
    assert page.locator("#screen [data-view=detail]").count() == 0

    page.locator("#live").click()

    assert state(page)["timeline"] == "live"
    assert state(page)["progress"] > 0.3
    wait_for(page, "s.progress > 0.5")
    wait_for_rest(page, "s.stack.length === 2")


# All that is drawn, whatever the order in which it came to be.
DRAWN = """
() => {
  const write = (node) => {
    if (!(node instanceof HTMLElement)) return node.outerHTML ?? "";
    const style = [...node.style].sort().map((name) => `${name}:${node.style.getPropertyValue(name)}`)
      .filter((line) => line !== "opacity:1");
    return `<${node.className} ${node.dataset.view ?? ""} ${node.src ?? ""} ${style.join(";")}>`
      + [...node.childNodes].map(write).sort().join("") + "</>";
  };
  return [...document.getElementById("screen").childNodes].map(write).sort().join("");
}
"""


@pytest.mark.parametrize("room", ["push", "zoom", "album"])
def test_recorded_pictures_are_what_was_seen(page, room):
    page.evaluate("(room) => { location.hash = `/rooms/${room}`; }", room)
    wait_for(page, f"s.room === '{room}' && s.stack.length === 1")
    page.evaluate("() => document.getElementById('push').click()")
    seen = {}
    for _ in range(24):
        let_pass(page, 1 / 60)
        seen[state(page)["time"]] = page.evaluate(DRAWN)
    wait_for_rest(page)
    now = page.evaluate(DRAWN)
    assert len(set(seen.values())) > 10

    page.evaluate(
        "() => { window.sent = []; const { send } = WebSocket.prototype;"
        " WebSocket.prototype.send = function (text) { window.sent.push(text); send.call(this, text); }; }"
    )
    moments = list(seen)
    for time in moments[::-2] + moments[::7]:
        look(page, time)
        assert page.evaluate(DRAWN) == seen[time], time
    page.locator("#live").click()
    assert page.evaluate(DRAWN) == now
    assert [text for text in page.evaluate("window.sent") if "tick" not in text] == []


def test_a_touch_at_a_moment_goes_on_from_it(page):
    push(page)
    wait_for_rest(page)
    start = next(e["t"] for e in events(page, "mark") if e["text"] == "start")
    page.locator("#moment").fill(f"{start + 0.05:.2f}")
    wait_for(page, "s.timeline === 'seeking' && s.phase === 'settling(end)'")

    page.mouse.click(*point(page, 300, 500))

    wait_for(page, "s.timeline === 'live'")
    wait_for_rest(page, "s.stack.length === 1")
    assert [e["text"] for e in events(page, "mark")][-3:] == ["catch", "hand-off", "rest"]


def test_the_rule_that_decided_is_told(page):
    push(page)
    grab(page, 300, 500)
    drag(page, point(page, 312, 500), point(page, 240, 500), 8)
    let_pass(page, 0.1)
    page.mouse.up()
    wait_for_rest(page)

    rules = [e["text"] for e in events(page, "rule")]
    assert any(re.search(r"(past|short of) ½, so", rule) for rule in rules)
    assert page.locator("#why").inner_text() == rules[-1]
    page.locator("#tab-log").click()
    assert page.locator("#log [data-kind=rule]").last.inner_text().endswith(rules[-1])
    keep(page, "log")


# Files


def test_what_was_done_is_kept_as_a_trace_and_played_again(page, executable, tmp_path):
    push(page)
    wait_for_rest(page)
    with page.expect_download() as download:
        page.locator("#export-trace").click()
    trace = tmp_path / download.value.suggested_filename
    download.value.save_as(trace)
    assert trace.name == "push.json"
    run = subprocess.run(
        [executable, "trace", "push", "--input", str(trace)], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    last = json.loads(run.stdout.splitlines()[-1])
    assert last["views"]["detail"] == [0, 0, 393, 852, 1] and "home" not in last["views"]

    page.locator("#restart").click()
    wait_for(page, "s.stack.length === 1")
    page.locator("#open-trace").set_input_files(trace)
    wait_for(page, "s.timeline === 'playing'")
    wait_for(page, "s.timeline === 'live' && s.stack.length === 2 && s.phase === 'idle'")


def test_a_long_trace_is_opened_and_kept_again(page, tmp_path):
    """Two thirds of the longest recording, close together in time so that it is played soon."""
    items = [
        {"t": number / 15000, "touch": 1, "phase": "moved", "x": 380 - number / 140, "y": 420 + number % 7 / 7}
        for number in range(30_000)
    ]
    items[0]["phase"], items[-1]["phase"] = "began", "ended"
    trace = tmp_path / "long.json"
    trace.write_text(json.dumps(items))
    assert trace.stat().st_size > 2.5e6

    page.locator("#open-trace").set_input_files(trace)
    wait_for(page, "s.timeline === 'playing'")
    wait_for(page, "s.timeline === 'live' && s.stack.length === 2 && s.phase === 'idle'")

    with page.expect_download() as download:
        page.locator("#export-trace").click()
    assert len(json.loads(download.value.path().read_text())) == len(items)
    page.locator("#restart").click()
    wait_for(page, "s.stack.length === 1")


def test_a_broken_trace_gets_one_line(page, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("[{]")
    page.locator("#open-trace").set_input_files(broken)
    page.get_by_text("“broken.json” is not a trace").wait_for()


def test_what_was_done_is_kept_as_a_film(page, tmp_path):
    push(page)
    wait_for_rest(page)
    page.locator("#export-film").click()
    assert page.locator("#cut-from").evaluate("e => e === document.activeElement")
    page.locator("#cut-from").fill("5")
    assert not page.locator("#cut").evaluate("e => e.checkValidity()")
    page.locator("#cut-from").fill("0.1")
    page.locator("#cut-to").fill("0.4")
    keep(page, "film-part")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the film").click()
    assert not page.locator("#cut").is_visible()
    film = tmp_path / download.value.suggested_filename
    download.value.save_as(film)
    text = film.read_text()
    assert film.name == "push.svg"
    assert text.startswith("<svg") and "<title" in text and "@keyframes" in text


# Tuning


def test_a_spring_is_tuned_and_its_lines_are_shown(page):
    page.locator("#tab-tune").click()
    before = page.locator("#swift").inner_text()
    page.locator("[data-name=effect]").select_option("fade")
    wait_until(
        page,
        "before => document.getElementById('swift').innerText !== before", arg=before
    )
    assert ".fade" in page.locator("#swift").inner_text()
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.progress > 0.4")
    screen = page.locator("#screen").bounding_box()
    assert box(page, "detail")["x"] == pytest.approx(screen["x"], abs=0.5)
    keep(page, "tune")


# Phones beside it


def test_the_same_finger_moves_the_phones_beside_it(page):
    page.locator("[data-variant=system]").first.click()
    page.locator("[data-variant=percentDriven]").first.click()
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=home]').length === 3")
    slow_down(page)
    click_first(page, "card.0")
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=detail]').length === 3")
    wait_for(page, "s.progress > 0.4")
    first = page.locator("#screen").bounding_box()
    page.mouse.move(first["x"] + first["width"] * 0.7, first["y"] + first["height"] * 0.6)
    page.mouse.down()
    wait_for(page, "s.phase === 'dragging' || s.phase === 'paused'")
    held = page.locator("#screen [data-view=detail]").bounding_box()["x"]
    others = page.locator(".screen:not(#screen) [data-view=detail]")
    before = [others.nth(i).bounding_box()["x"] for i in range(2)]
    wait_until(
        page,
        "before => [...document.querySelectorAll('.screen:not(#screen) [data-view=detail]')]"
        ".every((view, i) => view.getBoundingClientRect().x < before[i])",
        before,
    )
    keep(page, "beside")
    assert page.locator("#screen [data-view=detail]").bounding_box()["x"] == held
    page.mouse.up()

    page.locator("[data-variant=system]").first.click()
    wait_until(page, "() => document.querySelectorAll('.handset').length === 2")


def test_the_phones_beside_it_say_which_ios_they_show_and_have_the_same_status_bar(page):
    page.locator("[data-variant=system]").first.click()
    page.locator("[data-variant=percentDriven]").first.click()
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=home]').length === 3")
    click_first(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")
    style = "() => new Set([...document.querySelectorAll('.device')].map((device) => device.dataset.statusBar))"
    wait_until(page, f"() => {{ const styles = ({style})(); return styles.size === 1 && styles.has('light'); }}")
    assert "iOS 18" in page.locator("[data-companion=system] .title").inner_text()
    button = page.locator(".beside [data-variant=system]")
    assert "iOS 18" in button.inner_text() and "iOS 26" in button.get_attribute("title")
    assert "iOS 18" in page.locator(".legend [data-variant=system]").inner_text()
    keep(page, "beside-at-rest")


def test_the_phones_beside_it_show_the_same_earlier_moment(running_page):
    page = running_page
    page.locator("[data-variant=system]").first.click()
    page.locator("[data-variant=percentDriven]").first.click()
    wait_until(page, "() => document.querySelectorAll('.screen [data-view=home]').length === 3")
    slow_down(page)
    page.evaluate(
        "() => { window.sent = []; const { send } = WebSocket.prototype;"
        " WebSocket.prototype.send = function (text) { window.sent.push(text); send.call(this, text); };"
        " window.seen = []; const loop = () => { window.seen.push([window.gallery.state().time, ..."
        f" {PLACES}]); requestAnimationFrame(loop); }}; loop(); }}"
    )
    click_first(page, "card.0")
    wait_until(page, f"() => {{ const x = {PLACES}; return x.length === 3 && x.every((x) => x === 0); }}")
    seen = [sample for sample in page.evaluate("window.seen") if len(sample) == 4]
    assert len(seen) > 30

    first, last = seen[0][0], seen[-1][0]
    for share in [0.7, 0.2, 0.5, 0.3]:
        time = first + share * (last - first)
        look(page, time)
        places = page.evaluate(PLACES)
        # A phone is told of a frame a little before or after the first one.
        near = [sample[1:] for sample in seen if abs(sample[0] - time) < 0.03]
        for place, *others in zip(places, *near):
            assert min(others) - 0.5 <= place <= max(others) + 0.5, time
    keep(page, "beside-at-a-moment")

    # What is done now goes on from there, on all of them.
    flying = page.evaluate(PLACES)
    assert all(place > 1 for place in flying)
    page.keyboard.press("f")
    wait_until(page, f"() => {PLACES}.every((x) => x === 0)")
    assert len([text for text in page.evaluate("window.sent") if text.startswith('{"from"')]) == 3
    wait_for(page, "s.timeline === 'live'")
    # Now is what all phones show.
    look(page, 0)
    wait_until(page, f"() => {PLACES}.length === 0")
    page.locator("#live").click()
    wait_until(page, f"() => {{ const x = {PLACES}; return x.length === 3 && x.every((x) => x === 0); }}")


# Where the pages of all phones are on their screens, in pixels of the page.
PLACES = (
    "[...document.querySelectorAll('.screen [data-view=detail]')].map((view) =>"
    " view.getBoundingClientRect().x - view.closest('.screen').getBoundingClientRect().x)"
)


def click_first(page, view):
    place = page.locator(f"#screen [data-view='{view}']").bounding_box()
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def test_a_phone_that_falls_behind_real_time_says_so(browser, gallery):
    page = browser.new_page()
    page.add_init_script(
        "const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');"
        " Object.defineProperty(WebSocket.prototype, 'onmessage',"
        " { set(handle) { set.call(this, (event) => setTimeout(() => handle(event), window.delay ?? 0)); } });"
    )
    page.goto(f"{gallery.address}/?still#/rooms/push")
    page.wait_for_function("() => window.gallery?.state().stack.length > 0")
    notice = page.get_by_text("moves more slowly than in real time")
    slow_down(page)
    assert notice.count() == 0

    page.evaluate("window.delay = 90")
    click(page, "card.0")
    notice.wait_for()

    page.close()


# Addresses and the connection


@pytest.mark.parametrize("address", ["/#/rooms/nowhere", "/#/elsewhere"])
def test_an_unknown_address_says_so(open_page, address):
    page = open_page(address)
    page.locator("#notice", has_text=re.compile("There is (no room|nothing)")).wait_for()
    wait_for(page, "s.room === 'push'")


def test_a_lost_connection_disables_the_controls(page, gallery):
    gallery.stop()
    page.get_by_text("The connection is lost").wait_for()
    assert page.locator(".inspector").evaluate("e => e.inert")
    keep(page, "connection-lost")
    gallery.start()
    page.get_by_text("The connection is lost").wait_for(state="hidden")
    assert not page.locator(".inspector").evaluate("e => e.inert")
    page.errors.clear()


# For everybody


def test_nothing_speaks_while_a_transition_runs(page):
    page.evaluate(
        "() => { window.spoken = 0; for (const e of document.querySelectorAll("
        "'[aria-live]:not([aria-live=off]), [role=status], [role=alert], output:not([aria-live=off])'))"
        " new MutationObserver(() => window.spoken++)"
        ".observe(e, { childList: true, characterData: true, subtree: true }); }"
    )
    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")
    assert page.evaluate("window.spoken") <= 2


def test_the_wheel_scrolls(page):
    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")
    before = box(page, "detail.title")["y"]
    page.mouse.move(*point(page, 200, 600))
    page.mouse.wheel(0, 200)
    wait_until(
        page,
        "y => document.querySelector('[data-view=\"detail.title\"]').getBoundingClientRect().y < y - 50",
        before,
    )


def test_the_phone_keeps_its_shape_while_it_turns(page):
    page.evaluate(
        "() => { window.shapes = new Set(); const loop = () => {"
        " const b = document.querySelector('.body');"
        " window.shapes.add([b.offsetWidth, b.offsetHeight].sort().join());"
        " requestAnimationFrame(loop); }; loop(); }"
    )
    page.get_by_role("button", name="Rotate", exact=True).click()
    wait_for_size(page, 852, 393)
    assert page.evaluate("[...window.shapes]") == ["419,878"]


@pytest.mark.parametrize("width,height", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_out_of_reach(open_page, width, height, scheme):
    page = open_page("/#/rooms/modal", viewport={"width": width, "height": height}, color_scheme=scheme)
    for tab in ["tab-controls", "tab-tune", "tab-log"]:
        page.locator(f"#{tab}").click()
        out = page.evaluate(
            "() => [...document.querySelectorAll('button, input, select, a, summary')]"
            ".filter(e => e.checkVisibility() && !e.closest('.elements, .skip, .button'))"
            ".filter(e => { e.scrollIntoView({ block: 'nearest', inline: 'nearest' });"
            " const r = e.getBoundingClientRect();"
            " return r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1; })"
            ".map(e => e.id || e.textContent)"
        )
        assert out == []
    page.locator("#tab-controls").click()
    page.evaluate("scrollTo(0, 0)")
    keep(page, f"page-{width}x{height}-{scheme}")
    phone = page.locator("#device").bounding_box()
    assert phone["height"] > 400
    assert page.evaluate("document.documentElement.scrollWidth") <= width


# Keeps what the last frame of the chart has drawn: texts with their places, and the points of its lines within their clips.
CHARTED = """
() => {
  const drawn = (window.drawn = { texts: [], points: [] });
  const { fillText, lineTo, clearRect, save, restore, rect, clip } = CanvasRenderingContext2D.prototype;
  let [clips, box] = [[], null];
  const shows = (y) => clips.flat().every(([, top, , height]) => y >= top && y <= top + height);
  const told = {
    clearRect() { drawn.texts.length = drawn.points.length = clips.length = 0; },
    save() { clips.push([]); },
    restore() { clips.pop(); },
    rect(...now) { box = now; },
    clip() { clips.at(-1)?.push(box); },
    fillText(text, x, y) { drawn.texts.push({ text, x, y, width: this.measureText(text).width, align: this.textAlign }); },
    lineTo(x, y) { if (this.lineWidth === 2 && shows(y)) drawn.points.push({ x, y }); },
  };
  for (const [name, call] of Object.entries({ clearRect, save, restore, rect, clip, fillText, lineTo })) {
    CanvasRenderingContext2D.prototype[name] = function (...values) {
      if (this.canvas.id === "chart") told[name].apply(this, values);
      return call.apply(this, values);
    };
  }
}
"""


def test_the_unit_of_the_speeds_is_not_crossed_by_a_curve(page):
    page.evaluate(CHARTED)
    # Slow enough for the whole way to be on the chart.
    slow_down(page)
    click(page, "card.0")
    wait_for(page, "s.stack.length === 2 && s.phase === 'idle'")
    let_pass(page, 0.1)
    drawn = page.evaluate("window.drawn")
    unit = next(text for text in drawn["texts"] if text["text"].startswith("speed"))
    below = [p for p in drawn["points"] if unit["x"] - 2 < p["x"] < unit["x"] + unit["width"] + 2]
    assert len(drawn["points"]) > 20 and below
    assert all(abs(point["y"] - unit["y"]) > 4.5 for point in below)


def test_the_speeds_of_releases_close_together_are_not_written_over_each_other(page):
    page.evaluate(CHARTED)
    page.evaluate(
        "async () => { const [{ Chart }, { Recording }] = await Promise.all([import('./chart.js'), import('./recording.js')]);"
        " const recording = new Recording();"
        " recording.samples = [9, 9.5, 10].map((time) => ({ time, progress: 0.5, velocity: 1, kind: 'dragging' }));"
        " recording.events = [[9.2, 1495], [9.4, 1426]].map(([t, speed]) => ({ t, kind: 'release', text: '', progress: 0.5,"
        " release: { before: speed, after: speed, way: 393, held: true, free: false } }));"
        " new Chart(document.getElementById('chart'), recording).show(10);"
        " for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame); }"
    )
    one, other = [text for text in page.evaluate("window.drawn")["texts"] if "→" in text["text"]]
    assert one["align"] == other["align"] == "left"
    assert one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    assert abs(one["y"] - other["y"]) >= 12
