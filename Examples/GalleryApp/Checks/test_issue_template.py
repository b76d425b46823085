"""Checks the form for a report of the field test, by the rules of GitHub's form syntax."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
FORM = ROOT / ".github/ISSUE_TEMPLATE/field-report.yml"
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes", "upload"}


@pytest.fixture(scope="module")
def form():
    return yaml.safe_load(FORM.read_text())


def test_it_has_what_a_form_needs(form):
    known = {"name", "description", "body", "assignees", "labels", "title", "type", "projects"}
    assert {"name", "description", "body"} <= set(form) <= known
    assert len(form["name"]) > 3 and form["description"]


def test_each_part_is_one_that_github_knows(form):
    for part in form["body"]:
        assert part["type"] in KINDS
        assert set(part) <= {"type", "id", "attributes", "validations"}
        if part["type"] == "markdown":
            assert part["attributes"]["value"] and "id" not in part
        else:
            assert part["attributes"]["label"]
            assert re.fullmatch(r"[A-Za-z0-9_-]+", part["id"])
    names = [part.get("id") for part in form["body"] if part["type"] != "markdown"]
    assert len(names) == len(set(names))


def test_it_asks_for_the_system_the_device_and_the_report(form):
    needed = {
        part["id"] for part in form["body"] if part.get("validations", {}).get("required") is True
    }
    assert needed == {"system", "device", "report"}


def test_the_document_that_it_names_exists(form):
    (text,) = [part["attributes"]["value"] for part in form["body"] if part["type"] == "markdown"]
    for path in re.findall(r"\.\./blob/main/([^)]+)", text):
        assert (ROOT / path).is_file()
