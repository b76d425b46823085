"""The page with recorded runs, as any web server shows it."""

import fcntl
import functools
import http.server
import json
import os
import subprocess
import threading

import pytest

import catalog
from phone import keep, look, state


@pytest.fixture(scope="module")
def folder(executable, tmp_path_factory):
    """The page, written once for all processes that run tests."""
    base = tmp_path_factory.getbasetemp()
    web = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "web"
    web.mkdir(exist_ok=True)
    with open(web / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (web / "is-whole").exists():
            subprocess.run([executable, "site", str(web / "under" / "a-path")], check=True)
            (web / "is-whole").touch()
    return web / "under" / "a-path"


@pytest.fixture(scope="module")
def address(folder):
    """A web server that knows nothing of the gallery."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

    handler = functools.partial(Quiet, directory=folder.parent.parent)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/under/a-path/"
        server.shutdown()


@pytest.fixture
def site(browser, address):
    """Opens a room, and checks in the end that nothing was missing and nothing went wrong."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    wrong = []
    page.on("response", lambda answer: answer.status < 400 or wrong.append(f"{answer.status} {answer.url}"))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("websocket", lambda socket: wrong.append(socket.url))

    def open_room(room, still=True):
        page.goto("about:blank")
        page.goto(f"{address}{'?still' if still else ''}#/rooms/{room}")
        page.wait_for_function(
            "([room, shown]) => { const s = window.gallery?.state(); return s?.room === room && s.timeline === shown; }",
            arg=[room, "seeking" if still else "replaying"],
        )
        return page

    yield open_room
    context.close()
    assert wrong == []


def end(page):
    return float(page.locator("#moment").get_attribute("max"))


def test_every_room_is_there_and_moves(site, folder):
    rooms = [room["id"] for room in json.loads((folder / "recordings/rooms.json").read_text())["rooms"]]
    assert rooms == catalog.rooms()
    for room in rooms:
        page = site(room)
        seen = set()
        for share in range(0, 25):
            look(page, end(page) * share / 24)
            seen.add(page.locator("#screen").inner_html())
        assert len(seen) > 8, room
        assert page.locator("#tips li").count() == 3
        assert len(page.locator("#snippet").inner_text()) > 20
        assert page.locator("#screen").evaluate("e => e.getBoundingClientRect().height") > 400


def test_a_moment_has_its_finger_tip_and_readings(site):
    page = site("push")
    for time in [0.1 * step for step in range(int(end(page) * 10))]:
        look(page, time)
        if state(page)["phase"] == "dragging":
            break
    assert page.locator(".finger").count() == 1
    assert page.locator("#tips [aria-current=step]").count() == 1
    assert page.locator("#phase").inner_text() == "dragging"
    keep(page, "site-a-moment")


def test_the_phone_of_uikit_moves_under_the_same_finger(site):
    page = site("push")
    page.locator("button[data-variant=system]").click()
    page.locator(".handset").nth(1).locator("[data-view]").first.wait_for(state="attached")
    beside = page.locator(".handset").nth(1).locator(".screen")
    seen = set()
    for step in range(25):
        look(page, end(page) * step / 24)
        seen.add(beside.inner_html())
        ours, theirs = page.locator(".finger").count(), beside.locator("xpath=..").locator(".finger").count()
        assert ours == 2 * theirs
    assert len(seen) > 4
    keep(page, "site-beside")


def test_the_phone_of_uikit_plays_beside_it_from_the_beginning(site):
    page = site("push", still=False)
    page.locator(".beside .speeds strong").first.wait_for()
    assert "didn’t hear the finger" in page.locator(".beside .speeds").first.inner_text()
    assert page.locator(".handset").count() == 2
    # The second phone doesn't stop the first one.
    now = state(page)["time"]
    page.wait_for_function("(now) => window.gallery.state().time > now", arg=now)
    assert state(page)["timeline"] == "replaying"


def test_the_run_plays_to_its_end(site):
    page = site("tabs")
    page.locator("[data-speed='1']").click()
    page.locator("#show-me").click()
    assert state(page)["timeline"] == "replaying"
    page.wait_for_function("() => window.gallery.state().timeline === 'live'")
    assert state(page)["time"] == pytest.approx(end(page), abs=0.02)


def test_nothing_offers_to_touch_the_phone(site):
    page = site("push")
    for hidden in ["#restart", ".grip.width", "#push", "#rotate", "#export-trace", "#tab-tune"]:
        assert not page.locator(hidden).first.is_visible(), hidden
    assert page.get_by_text("These are recordings.").is_visible()


def test_a_folder_that_cannot_be_written_is_said_in_one_line(executable, tmp_path):
    (tmp_path / "file").write_text("")
    run = subprocess.run(
        [executable, "site", str(tmp_path / "file" / "site")], capture_output=True, text=True
    )
    assert run.returncode == 1
    assert run.stderr == f"gallery: {tmp_path}/file/site: cannot be written\n"


def test_where_it_is_published_it_says_how_to_add_it(launch_browser, address):
    browser = launch_browser("--host-resolver-rules=MAP someone.github.io 127.0.0.1")
    page = browser.new_page()
    page.goto(address.replace("127.0.0.1", "someone.github.io"))
    package = page.locator("#package")
    package.wait_for()
    assert package.inner_text() == '.package(url: "https://github.com/someone/InterruptibleTransitions", branch: "main")'
    assert not page.locator(".adding").is_visible()
    links = page.locator(".links a").evaluate_all("links => links.map((link) => [link.textContent, link.href])")
    assert [name for name, _ in links] == ["Source", "Documentation", "App for a device"]
    assert all("/someone/" in link or "someone.github.io" in link for _, link in links)


def test_it_says_how_to_touch_it_on_linux_and_on_a_mac(site):
    text = site("push").locator(".of-recordings").inner_text()
    linux, mac = text.split("on a Mac")
    assert "On Linux, run swift run" in linux and "swift" not in mac and "GalleryApp.xcodeproj" in mac
