"""The server under attack, and its phones' processes."""

import contextlib
import json
import os
import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

from phone import keep, phone_id, state, wait_for_rest
from process import (
    children, cpu_share, descriptors, is_running, megabytes, wait_until,
)
from wire import Page, dial, parse, read_all, request, reset, text_frame, upgrade

PROTECTION = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def answers_at_once(gallery):
    start = time.monotonic()
    return request(gallery)[0] == 200 and time.monotonic() - start < 1


# Requests


def test_other_hosts_and_origins_are_refused(gallery):
    port = gallery.port
    for host in ["evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}"]:
        assert request(gallery, host=host)[0] == 403
    for origin in ["http://evil.example", "null", f"https://localhost:{port}"]:
        assert request(gallery, Origin=origin)[0] == 403
    for name in ["localhost", "127.0.0.1", "[::1]"]:
        assert request(gallery, host=f"{name}:{port}", Origin=f"http://{name}:{port}")[0] == 200


@pytest.mark.parametrize("more", ["Origin: http://evil.example\r\n", "Origin: null\r\n"])
def test_the_web_socket_is_refused_to_other_sites(gallery, more):
    connection, answer = upgrade(gallery, more)
    connection.close()

    assert parse(answer)[0] == 403


def test_every_answer_is_protected(gallery):
    connection, switched = upgrade(gallery)
    connection.close()
    answers = [
        request(gallery), request(gallery, "/nowhere"), request(gallery, host="evil.example"),
        request(gallery, method="DELETE"), request(gallery, "/live"), parse(switched),
    ]

    assert [status for status, _, _ in answers] == [200, 404, 403, 405, 426, 101]
    for _, headers, _ in answers:
        assert PROTECTION.items() <= headers.items()
        policy = headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy


def test_a_head_is_an_answer_without_its_body(gallery):
    full = request(gallery, "/main.js")
    head = request(gallery, "/main.js", method="HEAD")

    assert head == (200, full[1], b"")
    assert int(full[1]["Content-Length"]) == len(full[2])


def test_a_body_is_refused(gallery):
    assert request(gallery, method="POST", Content_Length=5)[0] == 413
    assert request(gallery, method="POST", Transfer_Encoding="chunked")[0] == 413


@pytest.mark.parametrize("garbage", [b"\x16\x03\x01\x02\x00\x01", b"HELLO\r\n\r\n", b"\r\n" * 10000])
def test_what_is_no_request_is_answered_or_closed(gallery, garbage):
    with dial(gallery, timeout=15) as connection:
        connection.sendall(garbage)
        answer = read_all(connection)

    assert answer == b"" or parse(answer)[0] == 400
    assert answers_at_once(gallery)


def test_a_huge_head_is_refused_and_costs_nothing_afterwards(gallery):
    with dial(gallery) as connection:
        try:
            connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * (1 << 20))
            answer = read_all(connection)
        except ConnectionError:
            answer = b""

    assert answer == b"" or parse(answer)[0] == 431
    assert cpu_share([gallery.process.pid], 1) < 0.1
    assert answers_at_once(gallery)


def test_a_head_that_comes_slowly_is_given_up(gallery):
    with dial(gallery, timeout=20) as connection:
        start = time.monotonic()
        connection.sendall(b"GET / HTTP/1.1\r\n")
        closed = False
        while not closed and time.monotonic() - start < 15:
            try:
                connection.sendall(b"X: x\r\n")
                time.sleep(0.5)
            except ConnectionError:
                closed = True

    assert closed
    assert 9 < time.monotonic() - start < 13


# Web sockets


@pytest.mark.parametrize("size", [100_000, 3_000_000, 5_000_000])
def test_a_huge_message_is_refused(gallery, size):
    with Page(gallery) as page:
        page.until("frame")
        with contextlib.suppress(ConnectionClosed):
            # The server may close before it has read all of it.
            page.send(do="x" * size)
        # A frame above all limits isn't read to its end, so that the reason for the close may not arrive.
        assert page.close_code() in ([1009, None] if size > 4.5e6 else [1009])
    assert answers_at_once(gallery)


def test_the_longest_recording_is_written_and_opened_again(gallery):
    with Page(gallery) as page:
        page.until("stack")
        pid = gallery.process.pid
        before = megabytes(pid)
        move = {"id": 1, "x": 200, "y": 400, "ms": 0}
        page.send(pointers=[{**move, "phase": "began"}])
        for frame in range(1, 1000):
            ms = frame * 50 / 3
            # The most inputs of a frame, with places in full precision.
            moves = [{**move, "phase": "moved", "x": 100 + (frame + n) % 97 / 7, "ms": ms} for n in range(500)]
            page.send(pointers=moves[:250])
            page.send(pointers=moves[250:])
            page.send(tick={"frames": 1, "ms": ms})
            if "recording is full" in next_of(page, "error", "stack"):
                break
        page.send(export="trace")
        text = page.until("file")["text"]
        assert 3.5e6 < len(text) < 4 << 20

        page.send(open="tabs")
        assert page.until("room") == "tabs"
        page.send(load={"room": "push", "input": json.loads(text)})
        assert page.until("room") == "push"
        assert page.until("moment")["state"] == "playing"
        # What is opened can be written, and is the same.
        page.send(export="trace")
        again = json.loads(page.until("file")["text"])
        assert [what(item) for item in again] == [what(item) for item in json.loads(text)]
        assert megabytes(pid) < before + 60
        page.send(open="modal")
        assert page.until("room") == "modal"
    assert answers_at_once(gallery)


def next_of(page, *keys):
    """The value of the next message that has one of some keys."""
    while True:
        message = page.next()
        for key in keys:
            if key in message:
                return message[key]


def what(item):
    return {key: value for key, value in item.items() if key != "t"}


def test_a_trace_may_be_longer(gallery):
    with Page(gallery) as page:
        page.until("frame")
        page.send(load={"room": "push", "input": [], "more": "x" * (4 << 20)})
        page.send(open="modal")
        assert page.until("room") in ["push", "modal"]


def test_a_thousand_broken_connections_leave_nothing_behind(gallery):
    pid = gallery.process.pid
    with Page(gallery) as page:
        phone = page.until("phone")
        page.until("frame")
        assert wait_until(lambda: len(children(pid)) == 2)  # One is a spare.
        before = descriptors(pid)
        hello = text_frame('{"hello":{"room":null,"fresh":true,"phone":"%s"}}' % phone)
        for _ in range(500):
            connection = dial(gallery)
            connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
            reset(connection)
            connection, _ = upgrade(gallery)
            connection.sendall(hello)
            reset(connection)

        assert answers_at_once(gallery)
        assert wait_until(lambda: descriptors(pid) <= before)
        page.send(open="modal")
        assert page.until("room") == "modal"
    assert wait_until(lambda: cpu_share([pid], 0.5) < 0.1)


def test_too_many_connections_are_closed_at_once(gallery):
    connections = [dial(gallery) for _ in range(600)]
    closed = [connection for connection in connections[512:] if read_all(connection) == b""]
    assert len(closed) == 88
    assert descriptors(gallery.process.pid) < 600

    for connection in connections:
        reset(connection)
    assert wait_until(lambda: answers_at_once(gallery))


def test_a_web_socket_without_hello_or_pong_is_closed(gallery):
    silent, _ = upgrade(gallery)
    mute, _ = upgrade(gallery)
    mute.sendall(text_frame('{"hello":{"room":"push","fresh":true}}'))
    start = time.monotonic()

    silent.settimeout(15)
    read_all(silent)
    assert 9 < time.monotonic() - start < 13
    mute.settimeout(40)
    read_all(mute)
    assert 25 < time.monotonic() - start < 35


def test_two_hundred_pages_show_one_phone(gallery):
    pages = [Page(gallery)]
    phone = pages[0].until("phone")
    pages += [Page(gallery, phone=phone) for _ in range(199)]
    try:
        for page in pages:
            assert page.until("stack")
        assert answers_at_once(gallery)
        assert len(children(gallery.process.pid)) <= 2
    finally:
        for page in pages:
            page.close()


def test_a_page_that_does_not_read_is_closed_and_others_go_on(gallery):
    pid = gallery.process.pid
    with Page(gallery) as other:
        other.until("frame")
        before = megabytes(pid)
        connection, _ = upgrade(gallery)
        connection.settimeout(0.5)
        connection.sendall(text_frame('{"hello":{"room":"push","fresh":true}}'))
        asking = text_frame('{"open":"nowhere"}') * 20
        closed = False
        end = time.monotonic() + 60
        while not closed and time.monotonic() < end:
            try:
                connection.sendall(asking)
            except TimeoutError:
                pass
            except ConnectionError:
                closed = True
            assert megabytes(pid) < before + 40
        other.send(open="modal")
        assert other.until("room") == "modal"
        connection.close()
    assert closed
    assert answers_at_once(gallery)


# Phones


def test_a_page_that_lost_its_connection_finds_its_phone(gallery):
    with Page(gallery) as page:
        phone = page.until("phone")
        page.until("frame")
        page.send(open="tabs")
        assert page.until("room") == "tabs"

    with Page(gallery, phone=phone, room="tabs", fresh=False) as page:
        assert page.until("phone") == phone
        assert page.until("room") == "tabs"


def test_an_unknown_phone_is_reported_and_replaced(gallery):
    with Page(gallery, phone="nobody") as page:
        assert "There is no phone “nobody”" in page.until("error")
        assert page.until("phone") != "nobody"
        assert page.until("stack")


def test_a_phone_ends_some_seconds_after_its_last_page(gallery):
    pid = gallery.process.pid
    with Page(gallery) as page:
        page.until("frame")
        used = min(children(pid))
    left = time.monotonic()

    assert wait_until(lambda: not is_running(used), seconds=15)
    assert time.monotonic() - left > 9


def test_a_trap_ends_one_phone_only_and_it_starts_again(gallery):
    pid = gallery.process.pid
    with Page(gallery) as one, Page(gallery) as other:
        phone = one.until("phone")
        one.until("frame")
        other.until("frame")
        one.send(open="tabs")
        one.until("stack")
        os.kill(min(children(pid)), signal.SIGILL)
        assert "room “tabs”" in one.until("ended")

        other.send(open="modal")
        assert other.until("room") == "modal"
        one.send(restart=True)
        assert one.until("room") == "tabs"
        assert one.until("stack")
        one.send(open="drawer")
        assert one.until("room") == "drawer"
        with Page(gallery, phone=phone, room=None) as late:
            assert late.until("room") == "drawer"


def test_a_phone_that_has_ended_opens_another_room(gallery):
    with Page(gallery) as page:
        page.until("frame")
        os.kill(min(children(gallery.process.pid)), signal.SIGILL)
        page.until("ended")

        page.send(open="modal")

        assert [page.until("room"), page.until("room")] == ["push", "modal"]


def test_there_is_a_limit_to_phones(start_gallery):
    gallery = start_gallery("--phones", "2")
    with Page(gallery) as one, Page(gallery) as other:
        assert one.until("stack") and other.until("stack")
        with Page(gallery) as late:
            assert "All 2 phones are in use" in late.until("full")
            assert late.close_code() == 1013
        with Page(gallery, phone=None) as again:
            again.until("full")
    # A phone that nobody uses makes room for a new page at once.
    with Page(gallery) as page:
        assert page.until("stack")


def test_twenty_pages_have_their_phones(gallery):
    pages = [Page(gallery, room="modal") for _ in range(20)]
    try:
        assert len({page.until("phone", 60) for page in pages}) == 20
        for page in pages:
            assert page.until("stack", 60)
    finally:
        for page in pages:
            page.close()


def test_phones_end_with_the_server_however_it_ends(gallery):
    with Page(gallery) as page:
        page.until("frame")
        pid = gallery.process.pid
        assert wait_until(lambda: len(children(pid)) == 2)  # One is a spare.
        phones = children(pid)
        os.kill(pid, signal.SIGKILL)
        assert wait_until(lambda: not any(map(is_running, phones)))


# The page


def test_a_page_at_rest_costs_nothing(running_page, gallery):
    pid = gallery.process.pid
    assert wait_until(lambda: len(children(pid)) == 2)

    assert wait_until(lambda: cpu_share([pid, *children(pid)], 1) == 0, seconds=20)
    # One tick of the kernel's own clock may fall on a ping.
    assert cpu_share([pid, *children(pid)], 3) < 0.005


def test_the_page_says_that_its_phone_has_ended_and_starts_it_again(page, gallery):
    phone = phone_id(page)
    os.kill(min(children(gallery.process.pid)), signal.SIGILL)
    page.get_by_text("The phone with the room “push” has ended").wait_for()
    keep(page, "phone-has-ended")

    page.get_by_role("button", name="Start it again").click()

    page.locator(".over").wait_for(state="hidden")
    wait_for_rest(page, "s.stack.length === 1")
    assert phone_id(page) == phone


def test_a_page_without_a_phone_says_so_and_gets_the_next_one(browser, start_gallery):
    gallery = start_gallery("--phones", "1")
    with Page(gallery) as other:
        other.until("frame")
        page = browser.new_page()
        page.goto(f"{gallery.address}/#/rooms/tabs")
        page.get_by_text("The only phone is in use").wait_for()
        keep(page, "no-phone")
    page.wait_for_function("() => window.gallery.state().stack.length > 0")
    assert state(page)["room"] == "tabs"
    page.close()
