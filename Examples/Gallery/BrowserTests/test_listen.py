"""A server that listens on an address of the user's choice, and asks for its token."""

import re

import pytest

from phone import click, drag, grab, keep, point, slow_down, state, wait_for, wait_for_rest
# What comes before the token is asked for holds here too: the same tests, with this file's gallery.
from test_server import (  # noqa: F401
    PROTECTION,
    test_the_web_socket_is_refused_to_other_sites,
    test_too_many_connections_are_closed_at_once,
    test_what_is_no_request_is_answered_or_closed,
)
from wire import Page, parse, request, upgrade

# A name that the browser takes for this machine; as it isn't that of this machine, its page isn't secure.
NAME = "gallery.example"


@pytest.fixture
def gallery(start_gallery):
    return start_gallery("--listen", "127.0.0.1")


@pytest.fixture(scope="module")
def browser(launch_browser):
    return launch_browser("--host-resolver-rules=MAP *.example 127.0.0.1")


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": 1440, "height": 960})
    context.set_default_timeout(120_000)
    yield context
    context.close()


def wrong(token):
    return ("A" if token[0] != "A" else "B") + token[1:]


# Requests


def test_the_token_is_exchanged_for_a_cookie(gallery):
    status, headers, body = request(gallery, f"/?phone=a&token={gallery.token}", Cookie=None)

    assert (status, headers["Location"], body) == (303, "/?phone=a", b"")
    assert headers["Set-Cookie"] == f"{gallery.cookie}; Path=/; HttpOnly; SameSite=Strict"
    assert PROTECTION.items() <= headers.items()
    assert request(gallery, headers["Location"])[0] == 200


@pytest.mark.parametrize("path", ["/", "/main.js", "/gallery.css", "/images/0", "/live", "/nowhere"])
def test_nothing_is_answered_without_the_cookie(gallery, path):
    none = request(gallery, path, Cookie=None)

    assert none[0] == 403 and b"the address that the gallery printed" in none[2]
    assert PROTECTION.items() <= none[1].items()
    assert "Set-Cookie" not in none[1]
    for name, value in [(f"gallery-{gallery.port}", wrong(gallery.token)), ("gallery", gallery.token)]:
        assert request(gallery, path, Cookie=f"{name}={value}") == none
    assert request(gallery, f"{path}?token={wrong(gallery.token)}", Cookie=None) == none
    assert request(gallery, path, method="POST", Cookie=None, Content_Length=5)[0] == 403


def test_each_start_has_a_token_of_its_own(start_gallery):
    one, other = start_gallery("--listen", "127.0.0.1"), start_gallery("--listen", "127.0.0.1")

    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", one.token) and one.token != other.token
    assert request(other, f"/?token={one.token}", Cookie=None)[0] == 403


@pytest.mark.parametrize("host", ["localhost", "gallery.example:9000", "192.168.1.5:8080", "[fd00::5]"])
def test_any_host_is_answered_and_its_own_page_only(gallery, host):
    port = host.rpartition(":")[2] if re.search(r":\d+$", host) else "80"
    cookie = f"gallery-{port}={gallery.token}"

    assert request(gallery, host=host, Cookie=cookie)[0] == 200
    assert request(gallery, host=host, Cookie=cookie, Origin=f"http://{host}")[0] == 200
    assert request(gallery, host=host, Cookie=None)[0] == 403
    for origin in ["http://evil.example", f"https://{host}", f"http://{host}1", "null"]:
        assert request(gallery, host=host, Cookie=cookie, Origin=origin)[0] == 403


@pytest.mark.parametrize("host", ["", "a b", "user@box", "box:port"])
def test_what_is_no_host_is_refused(gallery, host):
    assert request(gallery, host=host or " ")[0] in [400, 403]


# The web socket


@pytest.mark.parametrize(
    "more", ["", "Origin: http://127.0.0.1:{port}\r\n", "Cookie: gallery-{port}={wrong}\r\n"]
)
def test_the_web_socket_is_refused_without_the_cookie(gallery, more):
    more = more.format(port=gallery.port, wrong=wrong(gallery.token))
    connection, answer = upgrade(gallery, more, cookie=False)
    connection.close()

    assert parse(answer)[0] == 403


def test_the_web_socket_opens_for_its_own_origin(gallery):
    own = f"Origin: http://box:{gallery.port}\r\n"
    for host, status in [(f"box:{gallery.port}", 101), ("box", 403), (f"127.0.0.1:{gallery.port}", 403)]:
        connection, answer = upgrade(gallery, own, host=host)
        connection.close()
        assert parse(answer)[0] == status


def test_the_web_socket_shows_a_phone(gallery):
    with Page(gallery) as page:
        assert page.until("stack")


@pytest.mark.parametrize("address", ["::1", "0.0.0.0", "::"])
def test_other_addresses_are_listened_on(start_gallery, address):
    gallery = start_gallery("--listen", address)

    where = "[::1]" if address == "::1" else "127.0.0.1"
    assert gallery.address.startswith(f"http://{where}:{gallery.port}/?token=")
    if address != "::1":
        assert "another machine" in gallery.process.stdout.readline()
        assert request(gallery)[0] == 200
        assert request(gallery, Cookie=None)[0] == 403


# The page


def open_printed(page, gallery, host=None, more=""):
    """Opens the address that was printed, perhaps under another name of the machine."""
    address = gallery.address.replace("127.0.0.1", host) if host else gallery.address
    page.goto(address + more)
    page.wait_for_function("() => window.gallery?.state().stack.length > 0")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", NAME])
def test_the_page_works_and_its_address_has_no_token(context, gallery, host):
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    seen = []
    page.on("request", lambda request: seen.append((request.url, request.headers.get("referer", ""))))

    open_printed(page, gallery, host, "&still#/rooms/push")
    page.evaluate("window.gallery.stand()")
    slow_down(page)
    click(page, "card.1")
    wait_for(page, "s.progress > 0.4")
    grab(page, 240, 420)
    caught = state(page)["progress"]
    drag(page, point(page, 252, 420), point(page, 300, 420), 10)
    wait_for(page, f"s.progress < {caught} - 0.05")
    keep(page, f"listen-{host}")
    page.mouse.up()
    wait_for_rest(page)

    assert page.url == f"http://{host}:{gallery.port}/?still#/rooms/push"
    assert len(seen) > 20
    assert [url for url, referrer in seen if gallery.token in url + referrer] == [seen[0][0]]
    assert page.evaluate("document.cookie") == ""
    assert page.evaluate("navigation.entries().map(({ url }) => url).join()").count("token") == 0
    [cookie] = context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"], cookie["path"]) == (True, "Strict", "/")
    page.reload()
    page.wait_for_function("() => window.gallery?.state().stack.length > 0")
    assert errors == []


@pytest.mark.parametrize("host", ["127.0.0.1", NAME])
def test_a_shared_link_has_no_token_and_opens_in_the_same_browser(context, gallery, host):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    open_printed(page, gallery, host, "&still#/rooms/push")

    page.get_by_role("button", name="Share").click()
    page.get_by_text("The link is copied").wait_for()
    page.evaluate("document.body.prepend(document.createElement('textarea'))")
    page.locator("body > textarea").focus()
    page.keyboard.press("Control+V")
    link = page.locator("body > textarea").input_value()

    phone = page.evaluate("window.gallery.phone()")
    assert link == f"http://{host}:{gallery.port}/?phone={phone}#/rooms/push"
    other = context.new_page()
    other.goto(link)
    other.wait_for_function("() => window.gallery?.state().stack.length > 0")
    assert other.evaluate("window.gallery.phone()") == phone


def test_a_page_without_the_token_says_what_to_do(context, gallery):
    page = context.new_page()

    for query in ["", f"?token={wrong(gallery.token)}"]:
        assert page.goto(f"http://127.0.0.1:{gallery.port}/{query}").status == 403
        page.get_by_text("Open the address that the gallery printed").wait_for()
    assert context.cookies() == []


@pytest.mark.parametrize("host", ["127.0.0.1", NAME])
def test_a_link_of_another_site_is_opened_with_one_more_click(context, gallery, host):
    page = context.new_page()
    printed = gallery.address.replace("127.0.0.1", host)
    shared = f"http://{host}:{gallery.port}/?phone=none"
    links = "".join(f"<p><a href='{link}'>link</a>" for link in [printed, shared])
    page.route("http://chat.example/", lambda route: route.fulfill(body=links, content_type="text/html"))

    for number in range(2):
        page.goto("http://chat.example/")
        page.locator("a").nth(number).click()
        page.get_by_role("link", name="open this page again").click()
        page.wait_for_function("() => window.gallery?.state().stack.length > 0")
        # The phone of the second link is gone, and so not in the address any more.
        assert page.get_by_text("The phone that was shared is gone").is_visible() == (number == 1)
        assert page.url.startswith(f"http://{host}:{gallery.port}/#/rooms/")


def test_another_site_gets_nothing_with_a_browser_that_has_the_cookie(context, gallery, start_gallery):
    """A site that embeds the page, connects to it, or lets its own name point to it."""
    open_printed(context.new_page(), gallery, NAME)
    site = start_gallery()
    page = context.new_page()
    statuses = []
    page.on("response", lambda response: statuses.append((response.url, response.status)))
    answer = {"body": "<p>evil", "content_type": "text/html"}
    page.route(f"http://evil.example:{site.port}/", lambda route: route.fulfill(**answer))
    page.goto(f"http://evil.example:{site.port}/")

    goal = f"{NAME}:{gallery.port}"
    closed = page.evaluate(
        """(goal) => new Promise((resolve) => {
          const socket = new WebSocket(`ws://${goal}/live`);
          socket.onopen = () => resolve("open");
          socket.onclose = () => resolve("closed");
        })""",
        goal,
    )
    fetched = page.evaluate(
        "(goal) => fetch(`http://${goal}/main.js`, { mode: 'no-cors', credentials: 'include' })"
        ".then(() => 'read', () => 'refused')",
        goal,
    )
    rebound = page.goto(f"http://evil.example:{gallery.port}/")

    assert (closed, fetched, rebound.status) == ("closed", "refused", 403)
