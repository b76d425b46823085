"""Checks that Tools/owner leaves no address without an owner, and that each guide that the README links to is published."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
NAME = "InterruptibleTransitions"
PAGE = "Examples/Gallery/Sources/GalleryServer/Public"
FILES = ["README.md", f"{PAGE}/index.html", f"{PAGE}/addresses.js"]
CATALOG = ROOT / f"Sources/{NAME}/{NAME}.docc"


@pytest.fixture
def copy(tmp_path):
    for file in [*FILES, "Tools/owner"]:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def owner(copy, *arguments):
    return subprocess.run([copy / "Tools/owner", *arguments], capture_output=True, text=True)


def test_every_address_gets_the_owner(copy):
    assert owner(copy, "Some-One").returncode == 0
    readme = (copy / "README.md").read_text()
    assert '.package(url: "https://github.com/Some-One/InterruptibleTransitions", branch: "main")\n' in readme
    assert "<https://some-one.github.io/InterruptibleTransitions/>" in readme
    for file in FILES:
        assert "OWNER" not in (copy / file).read_text(), file
    assert "github.com/Some-One/" in (copy / f"{PAGE}/index.html").read_text()


def test_no_other_file_has_an_address_without_an_owner():
    found = ["git", "grep", "--name-only", "--extended-regexp", r"github\.com/OWNER|OWNER\.github\.io|\?\? \"OWNER\""]
    names = subprocess.run(found, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    # These two look for it.
    assert set(names) - {"Tools/owner", "Examples/GalleryApp/Checks/test_owner.py"} == set(FILES)
    assert "Tools/owner NAME" in (ROOT / "CONTRIBUTING.md").read_text()


def test_every_link_to_a_guide_leads_to_a_page_of_the_site(copy):
    before = set(re.findall(rf"\({CATALOG.relative_to(ROOT)}/([^)]+)\)", (copy / "README.md").read_text()))
    assert len(before) > 8 and all((CATALOG / path).exists() for path in before)
    owner(copy, "one")
    readme = (copy / "README.md").read_text()
    links = set(re.findall(rf"\(https://one\.github\.io/{NAME}/docs/([^)]+)\)", readme))
    assert ".docc" not in readme
    assert links == {
        f"tutorials/{NAME.lower()}" if path == "Tutorials" else f"documentation/{NAME.lower()}/{Path(path).stem.lower()}"
        for path in before
    }


def test_the_site_has_the_documentation_where_the_links_lead():
    steps = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text())["jobs"]["publish"]["steps"]
    commands = "\n".join(step.get("run", "") for step in steps)
    assert 'Tools/docs --site site/docs --base-path "${{ github.event.repository.name }}/docs"' in commands
    # The table of contents of the tutorials has the name of the module.
    text = (CATALOG / f"Tutorials/{NAME}.tutorial").read_text()
    assert text.startswith("@Tutorials")


@pytest.mark.parametrize("arguments", [[], ["a b"], ["-a"], ["a/b"], ["a", "b"]])
def test_anything_else_changes_nothing(copy, arguments):
    result = owner(copy, *arguments)
    assert result.returncode == 1 and result.stderr == "usage: Tools/owner NAME\n"
    assert (copy / "README.md").read_text() == (ROOT / "README.md").read_text()
