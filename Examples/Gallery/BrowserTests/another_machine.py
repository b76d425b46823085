"""Asks a gallery from another machine: a network namespace of its own, with a cable to that of the server.

usage: another_machine.py EXECUTABLE, as root; it sends nothing to any other network
"""

import contextlib
import json
import os
import pathlib
import signal
import subprocess
import sys
from types import SimpleNamespace
from urllib.parse import urlsplit

from wire import Page, dial, parse, request, upgrade

SERVER, CLIENT = (f"gallery-{end}-{os.getpid()}" for end in ["server", "client"])
# Addresses for documentation, which no network has.
ADDRESSES = {"192.0.2.1": "192.0.2.2", "2001:db8::1": "2001:db8::2"}


def ip(*arguments):
    subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True)


@contextlib.contextmanager
def cable():
    """Makes the two namespaces, and removes them however it ends."""
    remove_left_over()
    try:
        for name in [SERVER, CLIENT]:
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", SERVER, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", CLIENT)
        for server, client in ADDRESSES.items():
            length, more = ("64", ["nodad"]) if ":" in server else ("24", [])
            ip("-n", SERVER, "address", "add", f"{server}/{length}", "dev", "cable", *more)
            ip("-n", CLIENT, "address", "add", f"{client}/{length}", "dev", "cable", *more)
        for name in [SERVER, CLIENT]:
            ip("-n", name, "link", "set", "cable", "up")
        yield
    finally:
        for name in [SERVER, CLIENT]:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)


def remove_left_over():
    """Removes the namespaces of runs that were killed."""
    folder = pathlib.Path("/run/netns")
    for path in folder.glob("gallery-*-*") if folder.exists() else []:
        if not pathlib.Path(f"/proc/{path.name.rpartition('-')[2]}").exists():
            ip("netns", "delete", path.name)


@contextlib.contextmanager
def serving(executable, *options):
    """The address that a gallery in the server's namespace prints."""
    command = ["ip", "netns", "exec", SERVER, executable, "--port", "8080", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(timeout=10)


def ask(namespace, address, printed):
    """What a process in a namespace gets of the gallery at an address."""
    command = ["ip", "netns", "exec", namespace, sys.executable, __file__, "--ask", address, printed]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def answers(address, printed):
    """The answers, by what is asked; run in a namespace."""
    parts = urlsplit(printed)
    token = parts.query.removeprefix("token=")
    authority = f"[{address}]:{parts.port}" if ":" in address else f"{address}:{parts.port}"
    gallery = SimpleNamespace(host=address, port=parts.port, authority=authority, cookie=None)
    try:
        dial(gallery, timeout=3).close()
    except OSError as error:
        return {"connection": error.strerror or str(error)}
    wrong = token[:-1] + ("A" if token[-1:] != "A" else "B")
    found = {
        "no token": request(gallery)[0],
        "a file without the cookie": request(gallery, "/main.js")[0],
        "a wrong token": request(gallery, f"/?token={wrong}")[0],
        "a wrong cookie": request(gallery, Cookie=f"gallery-{parts.port}={wrong}")[0],
        "a web socket without the cookie": socket_status(gallery),
    }
    status, headers, _ = request(gallery, f"/?token={token}")
    gallery.cookie = headers.get("Set-Cookie", "").partition(";")[0] or None
    found["the token"] = status
    found["the page with the cookie"] = request(gallery, headers.get("Location", "/"))[0]
    found["a web socket of another origin"] = socket_status(gallery, "Origin: http://evil.example\r\n")
    found["a web socket of its own page"] = socket_status(gallery, f"Origin: http://{authority}\r\n")
    with contextlib.suppress(Exception), Page(gallery) as page:
        found["the screens of its phone"] = len(page.until("stack"))
        page.send(do="push")
        frames = (page.frame(ms=16) for _ in range(300))
        found["the screens after a push"] = next(len(stack) for stack in frames if len(stack) > 1)
    return found


def socket_status(gallery, more=""):
    connection, answer = upgrade(gallery, more)
    connection.close()
    return parse(answer)[0]


GUARDED = {
    "no token": 403,
    "a file without the cookie": 403,
    "a wrong token": 403,
    "a wrong cookie": 403,
    "a web socket without the cookie": 403,
    "the token": 303,
    "the page with the cookie": 200,
    "a web socket of another origin": 403,
    "a web socket of its own page": 101,
    "the screens of its phone": 1,
    "the screens after a push": 2,
}
UNREACHABLE = {"connection": "Connection refused"}


def check(name, found, expected):
    """Prints what has been found; returns whether it is as expected."""
    print(name)
    for key in {**expected, **found}:
        line = f"  {key}: {found.get(key, 'nothing')}"
        print(line if found.get(key) == expected.get(key) else f"{line}, and not {expected.get(key)}")
    return found == expected


def run(executable):
    there, there6 = ADDRESSES
    results = []
    with serving(executable) as printed:
        open_ = ask(SERVER, "127.0.0.1", printed)["no token"]
        results.append(check("Without --listen, on its own machine", {"the page": open_}, {"the page": 200}))
        for address in ADDRESSES:
            found = ask(CLIENT, address, printed)
            results.append(check(f"Without --listen, from another at {address}", found, UNREACHABLE))
    for listen, address in [(there, there), (there6, there6), ("0.0.0.0", there), ("::", there), ("::", there6)]:
        with serving(executable, "--listen", listen) as printed:
            found = ask(CLIENT, address, printed)
            results.append(check(f"With --listen {listen}, from another at {address}", found, GUARDED))
            if listen == there:
                found = ask(SERVER, "127.0.0.1", printed)
                results.append(check(f"With --listen {listen}, at 127.0.0.1", found, UNREACHABLE))
    return all(results)


def main(executable):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if os.geteuid() != 0:
        sys.exit(print("Skipped: only root makes network namespaces."))
    try:
        with cable():
            sys.exit(0 if run(executable) else 1)
    except subprocess.CalledProcessError as error:
        if error.cmd[0] != "ip" or error.cmd[1:3] == ["netns", "exec"]:
            raise
        print(f"Skipped: network namespaces are not permitted here: {error.stderr.strip()}")
    except FileNotFoundError as error:
        if error.filename != "ip":
            raise
        print("Skipped: there is no command ip.")


if __name__ == "__main__":
    if sys.argv[1] == "--ask":
        print(json.dumps(answers(*sys.argv[2:])))
    else:
        main(sys.argv[1])
