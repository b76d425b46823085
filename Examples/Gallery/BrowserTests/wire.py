"""Talking to the server without a browser."""

import json
import socket
import struct

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

UPGRADE = (
    "GET /live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)


def dial(gallery, timeout=10):
    return socket.create_connection((gallery.host, gallery.port), timeout=timeout)


def read_all(connection):
    """All bytes until the server closes."""
    received = b""
    try:
        while block := connection.recv(65536):
            received += block
    except ConnectionError:
        pass
    return received


def request(gallery, path="/", method="GET", host=None, **headers):
    """The status, the headers and the body of a plain request; with the gallery's cookie unless another is given."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or gallery.authority}"]
    headers = {"Cookie": gallery.cookie, **headers}
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items() if value is not None]
    lines += ["Connection: close", "", ""]
    with dial(gallery) as connection:
        connection.sendall("\r\n".join(lines).encode())
        return parse(read_all(connection))


def parse(response):
    head, _, body = response.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in rest)
    return int(first.split()[1]), headers, body


def upgrade(gallery, more="", host=None, cookie=True):
    """A web socket's connection after the handshake, and the answer to it."""
    connection = dial(gallery)
    if cookie and gallery.cookie:
        more += f"Cookie: {gallery.cookie}\r\n"
    connection.sendall(UPGRADE.format(host=host or gallery.authority, more=more).encode())
    received = b""
    while b"\r\n\r\n" not in received:
        block = connection.recv(4096)
        if not block:
            break
        received += block
    return connection, received


def text_frame(text):
    """A frame of a web socket, as a page sends it."""
    data = text.encode()
    size = len(data)
    if size < 126:
        head = bytes([0x81, 0x80 | size])
    elif size < 65536:
        head = bytes([0x81, 0xFE]) + struct.pack(">H", size)
    else:
        head = bytes([0x81, 0xFF]) + struct.pack(">Q", size)
    return head + bytes(4) + data  # A mask of zeros changes nothing.


def reset(connection):
    """Breaks a connection off, as a process that is killed."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


class Page:
    """A page's web socket."""

    def __init__(self, gallery, phone=None, room="push", fresh=True):
        self.connecting = connect(
            f"ws://{gallery.authority}/live", max_size=None, compression=None,
            additional_headers={"Cookie": gallery.cookie} if gallery.cookie else None,
        )
        self.socket = self.connecting.__enter__()
        hello = {"room": room, "fresh": fresh, "hz": 60}
        self.send(hello={**hello, "phone": phone} if phone else hello)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.connecting.__exit__(*error)

    def close(self):
        self.__exit__(None, None, None)

    def send(self, **message):
        self.socket.send(json.dumps(message, separators=(",", ":")))

    def next(self, timeout=20):
        return json.loads(self.socket.recv(timeout=timeout))

    def until(self, key, timeout=20):
        """The value of the next message with a key."""
        while True:
            message = self.next(timeout)
            if key in message:
                return message[key]

    def frame(self, ms=0):
        """The stack of titles in the next frame."""
        self.send(tick={"frames": 1, "ms": ms})
        return self.until("stack")

    def close_code(self):
        """Reads to the end, and returns why the server has closed."""
        try:
            while True:
                self.socket.recv(timeout=20)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
