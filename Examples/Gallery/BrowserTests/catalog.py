"""The rooms as the gallery's catalog lists them, and the first run of each."""

import json
import pathlib
import re

SOURCES = pathlib.Path(__file__).parent.parent / "Sources"


def rooms():
    text = (SOURCES / "GalleryScreens/Catalog.swift").read_text()
    return re.findall(r'^ +id: "([a-z-]+)",$', text, re.MULTILINE)


def first_run(room):
    """What a newcomer is shown in a room."""
    return json.loads((SOURCES / f"GalleryKit/FirstRuns/{room}.json").read_text())
