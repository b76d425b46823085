"""A gallery on a free port, and a page that shows it."""

import functools
import os
import pathlib
import shutil
import subprocess
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

import phone
from phone import keep, let_pass, phone_id

HERE = pathlib.Path(__file__).parent
PACKAGE = HERE.parent
# Most pages have this window and nothing else of their own.
WINDOW = {"width": 1440, "height": 960}


def pytest_addoption(parser):
    parser.addoption("--pictures", action="store_true", help="save screenshots of pages, also in flight")


def pytest_configure(config):
    """Builds the gallery once, for all processes that run tests."""
    phone.SAVES_PICTURES = config.getoption("--pictures")
    if "GALLERY" in os.environ or config.option.collectonly:
        return
    build = ["swift", "build", "--package-path", str(PACKAGE), "--product", "gallery"]
    subprocess.run(build, check=True)
    where = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    os.environ["GALLERY"] = str(pathlib.Path(where.stdout.strip()) / "gallery")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if call.when == "call":
        item.has_passed = report.passed
    return report


@pytest.fixture(scope="session")
def executable():
    """The gallery's executable: GALLERY if it is set, otherwise a new build."""
    return os.environ["GALLERY"]


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


@pytest.fixture(scope="session")
def shared_gallery(executable):
    gallery = Gallery(executable)
    yield gallery
    gallery.stop()


@pytest.fixture(scope="session")
def blank_pages(browser):
    """Pages that tests have left, of the usual window: a new one takes as long as all else that a test opens."""
    pages = []
    yield pages
    for page in pages:
        page.context.close()


def new_page(browser, options):
    context = browser.new_context(**{"viewport": WINDOW, **options})
    # A busy machine draws a transition in slow motion for minutes.
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on(
        "console",
        lambda message: message.type == "error" and page.errors.append(message.text),
    )
    return page


def leave(page):
    """Leaves a page as a new one is."""
    page.goto("about:blank")
    page.mouse.up()
    page.mouse.move(0, 0)
    page.keyboard.up("Shift")


@pytest.fixture
def open_page(browser, blank_pages, request):
    """Opens pages of the test's own gallery, or of one for all tests, and saves a screenshot of each if the test fails.

    Each page has a phone of its own, unless it joins the phone of another page. If it is still, nothing plays by
    itself on it. The phone's clock stands but for the frames that a test waits for, so that a busy machine changes
    nothing; unless it runs.
    """
    name = "gallery" if "gallery" in request.fixturenames else "shared_gallery"
    gallery = request.getfixturevalue(name)
    opened = []

    def open_page(path="/#/rooms/push", joins=None, still=True, runs=False, **options):
        page = blank_pages.pop() if blank_pages and not options else new_page(browser, options)
        opened.append((page, not options))
        queries = (["still"] if still else []) + ([f"phone={phone_id(joins)}"] if joins else [])
        path = path.replace("/", f"/?{'&'.join(queries)}", 1)
        page.goto(gallery.address + path)
        page.wait_for_function("() => window.gallery?.state().stack.length > 0")
        if not runs:
            page.evaluate("window.gallery.stand()")
            let_pass(page, 1)
        return page

    yield open_page
    has_passed = getattr(request.node, "has_passed", False)
    for number, (page, is_usual) in enumerate(opened):
        keep(page, f"{request.node.name}-{number}", always=not has_passed)
        if has_passed and is_usual and page.errors == []:
            leave(page)
            blank_pages.append(page)
        else:
            page.context.close()
    assert [page.errors for page, _ in opened if page.errors] == []


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
