"""What stands both on the page and in the gallery's README."""

import pathlib
import re

import catalog

PACKAGE = pathlib.Path(__file__).parent.parent


def groups_of_page():
    text = (PACKAGE / "Sources/GalleryServer/Public/rooms.js").read_text()
    text = text[text.index("const groups = {"):text.index("\n};\n")]
    groups = re.findall(r'^  (?:"([^"]+)"|(\w+)): \{(.*?)\},?$', text, re.MULTILINE | re.DOTALL)
    return {quoted or word: re.findall(r'(?:"([a-z-]+)"|\b([a-z-]+)): \[', rooms) for quoted, word, rooms in groups}


def groups_of_readme():
    text = (PACKAGE / "README.md").read_text()
    text = text[text.index("\n## The rooms\n"):text.index("\n## The page\n")]
    parts = re.split(r"^### (.+)$", text, flags=re.MULTILINE)[1:]
    return {name: re.findall(r"^\*\*.+?\*\* \(`([a-z-]+)`\)", rooms, re.MULTILINE) for name, rooms in zip(parts[::2], parts[1::2])}


def test_the_rooms_are_in_the_same_groups_in_the_readme_and_on_the_page():
    page = {name: [quoted or word for quoted, word in rooms] for name, rooms in groups_of_page().items()}

    assert page == groups_of_readme()
    assert list(page) == list(groups_of_readme())
    assert sorted(sum(page.values(), [])) == sorted(catalog.rooms())
