"""The rooms as the gallery's catalog lists them."""

import pathlib
import re

CATALOG = pathlib.Path(__file__).parent.parent / "Sources/GalleryScreens/Catalog.swift"


def rooms():
    return re.findall(r'^ +id: "([a-z-]+)",$', CATALOG.read_text(), re.MULTILINE)
