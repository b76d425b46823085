"""The page by the rules of axe-core: names, roles, contrast and focus."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from phone import click, wait_for_rest

ROOMS = ["push", "modal", "tabs", "coordinator", "percent-driven", "shop", "shape", "player", "map", "split"]


def violations(page):
    found = Axe().run(page).response["violations"]
    return [
        (rule["id"], node["target"], node.get("failureSummary", ""))
        for rule in found for node in rule["nodes"]
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_no_violations(open_page, room):
    assert violations(open_page(f"/#/rooms/{room}")) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tab", ["tab-controls", "tab-tune", "tab-log"])
def test_each_tab_has_no_violations(open_page, scheme, tab):
    page = open_page(color_scheme=scheme)
    click(page, "card.0")
    wait_for_rest(page, "s.stack.length === 2")
    page.locator(f"#{tab}").click()
    page.locator(".hint summary").click()
    assert violations(page) == []


def test_a_narrow_page_has_no_violations(open_page):
    assert violations(open_page(viewport={"width": 390, "height": 844})) == []
