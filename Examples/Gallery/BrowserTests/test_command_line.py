"""The commands that need no browser, and their errors."""

import json
import socket
import subprocess

import pytest


def run(executable, *arguments, input=None):
    return subprocess.run(
        [executable, *map(str, arguments)], capture_output=True, text=True, timeout=60, input=input
    )


@pytest.fixture
def push(tmp_path):
    """An input that pushes."""
    path = tmp_path / "push.json"
    path.write_text('[{"t": 0, "do": "push"}, {"t": 0.2, "do": "reverse"}]')
    return path


def test_rooms_are_listed(executable):
    result = run(executable, "rooms")

    assert result.returncode == 0
    assert result.stdout.split()[0] == "push"


def test_a_trace_has_a_line_for_each_frame(executable, push):
    result = run(executable, "trace", "push", "--input", push, "--hz", 60)

    assert result.returncode == 0
    assert result.stderr == ""
    frames = [json.loads(line) for line in result.stdout.splitlines()]
    assert [frame["t"] for frame in frames] == pytest.approx(
        [number / 60 for number in range(len(frames))]
    )
    assert any("turn" in frame["events"] for frame in frames)
    assert frames[-1]["phase"] == "idle"


def test_the_same_input_makes_the_same_trace(executable, push):
    arguments = ["trace", "push", "--input", push]

    assert run(executable, *arguments).stdout == run(executable, *arguments).stdout


def test_a_room_can_be_laid_out_from_right_to_left(executable, push):
    def first_frame(*options):
        result = run(executable, "trace", "push", "--input", push, *options)
        assert result.returncode == 0
        return json.loads(result.stdout.splitlines()[0])

    left, right = first_frame(), first_frame("--right-to-left", "--reduce-motion")

    x, _, width, _, _ = left["views"]["card.0"]
    assert right["views"]["card.0"][0] == pytest.approx(393 - x - width)


@pytest.mark.parametrize("options", [[], ["--animated"], ["--right-to-left", "--reduce-motion"]])
def test_a_film_is_a_file(executable, push, tmp_path, options):
    film = tmp_path / "film.svg"

    result = run(executable, "film", "push", "--input", push, "--out", film, *options)

    assert result.returncode == 0
    assert film.read_text().startswith("<svg ")
    assert film.stat().st_size < 1_500_000


def test_the_version_is_printed(executable):
    result = run(executable, "--version")

    assert (result.returncode, result.stdout) == (0, "0.1.0\n")


def test_standard_input_and_output_are_files(executable, push, tmp_path):
    film = tmp_path / "film.svg"
    text = push.read_text()
    run(executable, "film", "push", "--input", push, "--out", film)

    from_input = run(executable, "trace", "push", "--input", "-", input=text)
    to_output = run(executable, "film", "push", "--input", "-", "--out", "-", input=text)

    assert from_input.stdout == run(executable, "trace", "push", "--input", push).stdout
    assert (to_output.returncode, to_output.stdout) == (0, film.read_text())


@pytest.mark.parametrize("text", ["", "[{", '[{"t": 0, "do": "present"}]'])
def test_an_error_in_standard_input_names_it(executable, text):
    result = run(executable, "trace", "push", "--input", "-", input=text)

    assert result.returncode == 1
    assert result.stderr.startswith("gallery: standard input: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "option, value, range",
    [
        ("--port", "-1", "0 to 65535"),
        ("--port", "80000", "0 to 65535"),
        ("--phones", "0", "1 to 100"),
        ("--phones", "101", "1 to 100"),
    ],
)
def test_a_number_out_of_range_is_refused_with_the_range(executable, option, value, range):
    result = run(executable, option, value)

    assert result.returncode == 1
    assert option in result.stderr and range in result.stderr and value in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text, words",
    [
        ("[{", "1:3: not JSON"),
        ('[{"t": 1, "do": "push"}, {"t": 0, "do": "pop"}]', "item 2: out of order"),
        ('[{"t": 0, "do": {"tap": "door"}}]', 'item 1: there is no view "door"'),
        ('[{"t": 0, "do": "jump"}]', 'item 1: there is no "jump"'),
        ('[{"t": 0, "do": "present"}]', 'item 1: the room "push" has no "present"'),
        ('[{"t": 0, "do": {"select": -1}}]', 'item 1: "select" takes a tab'),
    ],
)
def test_a_broken_input_prints_one_line(executable, tmp_path, text, words):
    path = tmp_path / "input.json"
    path.write_text(text)

    result = run(executable, "trace", "push", "--input", path)

    assert result.returncode == 1
    assert result.stderr.startswith(f"gallery: {path}: ")
    assert words in result.stderr.replace(f"{path}:", f"{path}: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bogus"],
        ["--port", "99999"],
        ["dance"],
        ["trace", "push"],
        ["trace", "cellar", "--input", "none.json"],
        ["trace", "push", "--input", "none.json"],
        ["trace", "push", "--input", "none.json", "--hz", "0"],
        ["film", "push", "--input", "none.json", "--out", "film.svg"],
    ],
)
def test_a_bad_option_prints_one_line(executable, arguments):
    result = run(executable, *arguments)

    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("address", ["localhost", "192.168.1", "127.0.0.1:80", "[::1]", "fe80::1%lo", ""])
def test_what_is_no_address_to_listen_on_is_refused(executable, address):
    result = run(executable, "--listen", address)

    assert (result.returncode, result.stdout) == (1, "")
    assert "--listen takes an IPv4 or IPv6 address, such as 0.0.0.0" in result.stderr
    assert result.stderr.endswith(f'not "{address}"\n') and result.stderr.count("\n") == 1


def test_an_address_of_another_machine_is_refused(executable):
    result = run(executable, "--listen", "192.0.2.99")

    assert result.returncode == 1
    assert result.stderr == "gallery: this machine doesn't have the address: choose another with --listen\n"


def test_help_names_the_option_to_listen(executable):
    assert "--listen" in run(executable, "--help").stdout
    assert "a token" in " ".join(run(executable, "serve", "--help").stdout.split())


def test_a_port_in_use_prints_one_line(executable):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        result = run(executable, "--port", port)

    assert result.returncode == 1
    assert result.stderr == f"gallery: port {port} is in use: choose another with --port\n"


def test_help_has_the_options_of_the_command_that_needs_no_name(executable):
    text = run(executable, "--help").stdout
    options = {word for word in run(executable, "help", "serve").stdout.split() if word.startswith("--")}
    assert {"--port", "--listen", "--phones"} <= options
    assert all(f"  {option} " in text for option in options - {"--version", "--help"})


@pytest.mark.parametrize("options, sentence", [
    (["--animated", "--beside-system"], "--animated and --beside-system draw different pictures: give one"),
    (["--alone"], "--alone is for --animated"),
])
def test_options_that_exclude_each_other_say_so(executable, push, options, sentence):
    result = run(executable, "film", "push", "--input", push, "--out", "-", *options)
    assert result.returncode != 0
    assert sentence in result.stderr
