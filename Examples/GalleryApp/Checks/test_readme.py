"""Checks that the README is read in a minute or two and gives the commands that are run, and that each link and picture of a document
leads somewhere."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
README = (ROOT / "README.md").read_text()
DOCUMENTS = subprocess.run(
    ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.split()


def seen(text):
    """The words that a reader sees: without addresses, pictures and code."""
    text = re.sub(r"```.*?```|<img[^>]*>", "", text, flags=re.DOTALL)
    return re.findall(r"\w[\w’'.-]*", re.sub(r"\]\([^)]*\)", "]", text))


def test_it_is_read_in_two_minutes_and_says_in_one_what_it_is_for():
    # People read some 230 words a minute.
    assert len(seen(README)) < 460 and len(README.split()) <= 600
    assert 100 < len(seen(README[: README.index("\n## ")])) < 200


def test_it_opens_with_a_film_of_a_phone_and_the_line_that_adopts_it():
    film = re.search(r'src="([^"]+)"', README)
    code = README.index("navigationController.delegate = transition")
    assert film[1] == "Docs/Pictures/phone.svg" and film.start() < code
    assert len(README[:code].splitlines()) < 12


def test_it_has_nothing_to_fill_in():
    files = subprocess.run(["git", "grep", "-lw", "OWNER"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    # This one looks for it.
    assert set(files) <= {"Examples/GalleryApp/Checks/test_readme.py"}
    assert "File > Add Package Dependencies" in README


def commands(text):
    """The lines of the blocks without a language, without their comments."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [line.split(" #")[0].strip() for language, block in blocks if not language for line in block.splitlines()]


def test_there_are_two_commands_for_linux_and_two_for_a_mac():
    show, test, open_app, test_app = commands(README)
    assert show == "swift run --package-path Examples/Gallery gallery"
    assert show in commands((ROOT / "Examples/Gallery/README.md").read_text())
    contributing = commands((ROOT / "CONTRIBUTING.md").read_text())
    assert test in contributing and test_app in contributing
    assert (ROOT / open_app.removeprefix("open ")).is_dir()


def test_what_it_tests_with_is_what_is_run_for_each_change():
    test = commands(README)[1]
    assert test.startswith("swift test")
    steps = [line.strip() for line in (ROOT / ".ci/run").read_text().splitlines()]
    run = steps.index("tests_of() {")
    assert test in steps[run:steps.index("export -f tests_of")]
    assert steps.index("[ \"${1:-}\" = --all ] || exit 0") > steps.index(
        "seq 0 $((count - 1)) | xargs -P 2 -I '{}' bash -c 'tests_of {}'"
    )


def test_the_effects_are_as_long_as_it_says():
    files = re.findall(r"\((Examples/Gallery/Sources/\S+Transition\.swift)\)", README)
    lines = [len((ROOT / file).read_text().splitlines()) for file in files]
    assert len(lines) == 4 and f"of {min(lines)} to {max(lines)} lines" in README


def test_every_folder_that_contributing_names_is_there():
    framework = "Sources/InterruptibleTransitions"
    rows = re.findall(r"^\| `([^`]+)` \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    assert len(rows) > 10
    for folder in rows:
        assert (ROOT / folder.replace("…", framework)).is_dir(), folder


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_link_and_picture_of_a_document_is_there(document):
    text = re.sub(r"```.*?```", "", (ROOT / document).read_text(), flags=re.DOTALL)
    folder = (ROOT / document).parent
    pictures = folder / "Resources"
    for link in re.findall(r"\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"", text):
        path, _, anchor = (link[0] or link[1]).partition("#")
        if re.match(r"\w+:", path):
            continue
        target = folder / path if path else ROOT / document
        assert target.exists() or (pictures / path).exists(), path
        if anchor:
            assert anchor in anchors(target.read_text()), f"{path}#{anchor}"


def anchors(text):
    """Those that GitHub gives to headings."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
