"""Measures the page in a real browser, and prints the figures.

Usage: python measure.py [GALLERY]
"""

import statistics
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

from phone import click, grab, point, wait_for
from process import children, cpu_share

PHONES = 20
MOVES = 200


def median(values):
    return f"{statistics.median(values):.1f} ms (of {len(values)}, 90 % below {sorted(values)[int(len(values) * 0.9)]:.1f})"


def new_page(browser, **options):
    return browser.new_context(viewport={"width": 1440, "height": 960}, **options).new_page()


def open_page(browser, address, **options):
    return go_to(new_page(browser, **options), address)


def go_to(page, address):
    page.goto(f"{address}/?still#/rooms/push")
    page.wait_for_function("() => window.gallery?.state().stack.length > 0")
    return page


def measure_load(browser, address):
    times = []
    for _ in range(5):
        page = new_page(browser)
        start = time.perf_counter()
        go_to(page, address)
        page.locator("[data-view='card.0'] img").first.wait_for()
        times.append((time.perf_counter() - start) * 1000)
        page.context.close()
    print(f"page complete, from its address to its pictures: {median(times)}")


def measure_first_copy(browser, address, what, button, some_text):
    """From the address until the first lines that a newcomer can copy are on the clipboard."""
    times = []
    for _ in range(5):
        context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
        page = context.new_page()
        start = time.perf_counter()
        page.goto(f"{address}/?still#/rooms/push", wait_until="commit")
        page.locator(button).click()
        page.wait_for_function("async (text) => (await navigator.clipboard.readText()).includes(text)", arg=some_text)
        times.append((time.perf_counter() - start) * 1000)
        context.close()
    print(f"{what} copied, from the page's address on: {median(times)}")


def measure_first_progress(page):
    page.evaluate(
        "() => { window.first = null; const loop = () => { const s = window.gallery.state();"
        " if (window.first === null && s.phase.startsWith('settling')) window.first = s.progress;"
        " requestAnimationFrame(loop); }; loop(); }"
    )
    firsts = []
    for _ in range(5):
        page.evaluate("window.first = null")
        click(page, "card.0")
        wait_for(page, "s.stack.length === 2 && s.phase === 'idle'")
        firsts.append(page.evaluate("window.first"))
        page.keyboard.press("b")
        wait_for(page, "s.stack.length === 1 && s.phase === 'idle'")
    print(f"first painted progress of a push: at most {max(firsts):.3f} of {len(firsts)}")


# From the event of a pointer to the picture that has followed it: to the frame in which the page draws it.
FOLLOW = """
() => {
  window.latencies = [];
  const view = () => document.querySelector('[data-view=detail]');
  let moved = null, place = null;
  document.getElementById('screen').addEventListener('pointerrawupdate', (event) => {
    if (moved === null) [moved, place] = [event.timeStamp, view()?.style.transform];
  }, true);
  new MutationObserver(() => {
    if (moved === null || view()?.style.transform === place) return;
    const start = moved;
    moved = null;
    requestAnimationFrame(() => window.latencies.push(performance.now() - start));
  }).observe(document.getElementById('screen'), { attributes: true, subtree: true });
}
"""


def measure_latency(page):
    page.locator("[data-speed='0.1']").click()
    click(page, "card.0")
    wait_for(page, "s.progress > 0.3")
    page.evaluate(FOLLOW)
    grab(page, 300, 500)
    for step in range(MOVES):
        page.mouse.move(*point(page, 300 - 60 * (step % 2), 500))
        page.evaluate("() => new Promise((done) => setTimeout(done, 37))")
    page.mouse.up()
    page.locator("[data-speed='1']").click()
    print(f"pointer to picture: {median(page.evaluate('window.latencies'))}")
    wait_for(page, "s.phase === 'idle'")


def measure_phones(browser, address, server):
    pages = [open_page(browser, address) for _ in range(PHONES)]
    for page in pages:
        page.evaluate("document.getElementById('push').click()")
    for page in pages:
        wait_for(page, "s.stack.length === 2 && s.phase === 'idle'")
    print(f"{PHONES} phones at once: each has pushed its page")
    time.sleep(3)
    share = cpu_share([server, *children(server)], 5)
    print(f"CPU of the server and {PHONES} phones at rest, over 5 s: {share * 100:.2f} %")


def main():
    gallery = sys.argv[1] if len(sys.argv) > 1 else "gallery"
    server = subprocess.Popen([gallery, "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().strip()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox"]
            )
            measure_load(browser, address)
            measure_first_copy(browser, address, "the room's lines", "#copy-snippet", "let transition = ")
            page = open_page(browser, address)
            measure_first_progress(page)
            measure_latency(page)
            measure_phones(browser, address, server.pid)
            browser.close()
    finally:
        server.terminate()


main()
