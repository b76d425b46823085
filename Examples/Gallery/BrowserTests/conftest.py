"""A gallery on a free port, and a page that shows it."""

import functools
import os
import pathlib
import shutil
import subprocess
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from phone import keep, let_pass, phone_id

HERE = pathlib.Path(__file__).parent
PACKAGE = HERE.parent


@pytest.fixture(scope="session")
def executable():
    """The gallery's executable: GALLERY if it is set, otherwise a new build."""
    if given := os.environ.get("GALLERY"):
        return given
    build = ["swift", "build", "--package-path", str(PACKAGE), "--product", "gallery"]
    subprocess.run(build, check=True)
    where = subprocess.run(
        [*build, "--show-bin-path"], check=True, capture_output=True, text=True
    )
    return str(pathlib.Path(where.stdout.strip()) / "gallery")


@pytest.fixture(scope="session")
def launch_browser():
    """Launches a browser with options."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    browsers = []

    def launch_browser(*options):
        browsers.append(
            playwright.chromium.launch(executable_path=chromium, args=[*sandbox, *options])
        )
        return browsers[-1]

    with sync_playwright() as playwright:
        yield launch_browser
        for browser in browsers:
            browser.close()


@pytest.fixture(scope="session")
def browser(launch_browser):
    return launch_browser()


class Gallery:
    """A gallery that serves, on the same port after a restart."""

    def __init__(self, executable, *options):
        self.executable = executable
        self.options = options
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.executable, "--port", str(self.port), *self.options],
            stdout=subprocess.PIPE, text=True,
        )
        self.address = self.process.stdout.readline().strip()
        parts = urlsplit(self.address)
        self.host, self.port, self.authority = parts.hostname, parts.port, parts.netloc
        # None unless it listens on an address of the test's choice.
        self.token = parts.query.removeprefix("token=") or None
        self.cookie = self.token and f"gallery-{self.port}={self.token}"

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=10)


@pytest.fixture
def gallery(executable):
    """A gallery of its own for each test."""
    gallery = Gallery(executable)
    yield gallery
    gallery.stop()


@pytest.fixture
def start_gallery(executable):
    """Starts galleries with options."""
    galleries = []

    def start_gallery(*options):
        galleries.append(Gallery(executable, *options))
        return galleries[-1]

    yield start_gallery
    for gallery in galleries:
        gallery.stop()


@pytest.fixture
def open_page(browser, gallery, request):
    """Opens pages of the gallery, and saves a screenshot of each at the end of the test.

    Each page has a phone of its own, unless it joins the phone of another page. If it is still, nothing plays by
    itself on it. The phone's clock stands but for the frames that a test waits for, so that a busy machine changes
    nothing; unless it runs.
    """
    contexts = []

    def open_page(path="/#/rooms/push", joins=None, still=True, runs=False, **options):
        options = {"viewport": {"width": 1440, "height": 960}, **options}
        context = browser.new_context(**options)
        # A busy machine draws a transition in slow motion for minutes.
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.errors = []
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on(
            "console",
            lambda message: message.type == "error" and page.errors.append(message.text),
        )
        queries = (["still"] if still else []) + ([f"phone={phone_id(joins)}"] if joins else [])
        path = path.replace("/", f"/?{'&'.join(queries)}", 1)
        page.goto(gallery.address + path)
        page.wait_for_function("() => window.gallery?.state().stack.length > 0")
        if not runs:
            page.evaluate("window.gallery.stand()")
            let_pass(page, 1)
        contexts.append((context, page))
        return page

    yield open_page
    for number, (context, page) in enumerate(contexts):
        keep(page, f"{request.node.name}-{number}")
        context.close()
        assert page.errors == []


@pytest.fixture
def page(open_page):
    return open_page()


@pytest.fixture
def running_page(open_page):
    """A page whose phone's clock runs."""
    return open_page(runs=True)


@pytest.fixture
def playing_page(open_page):
    """Opens pages that play by themselves until they are touched."""
    return functools.partial(open_page, still=False, runs=True)
