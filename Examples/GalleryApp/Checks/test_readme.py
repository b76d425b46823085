"""Checks that the README is read in a minute or two, and that each link and picture of a document leads somewhere."""

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
    assert len(seen(README)) < 460
    assert 100 < len(seen(README[: README.index("\n## ")])) < 200


def test_it_opens_with_a_film_of_a_phone_and_the_line_that_adopts_it():
    film = re.search(r'src="([^"]+)"', README)
    code = README.index("navigationController.delegate = transition")
    assert film[1] == "Docs/Pictures/phone.svg" and film.start() < code
    assert len(README[:code].splitlines()) < 12


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
