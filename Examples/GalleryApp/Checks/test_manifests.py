"""Checks what the manifests give on a Mac, and that the commands for a Mac name it."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
GALLERY = ROOT / "Examples/Gallery"
README = (ROOT / "README.md").read_text()
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()


def manifest(package, folder):
    """What Package.swift says where the host is no Linux machine."""
    text = (package / "Package.swift").read_text()
    assert "os(Linux)" in text
    (folder / "Package.swift").write_text(re.sub(r"\bos\(Linux\)", "os(Windows)", text))
    dump = ["swift", "package", "dump-package", "--package-path", folder]
    return json.loads(subprocess.run(dump, check=True, capture_output=True).stdout)


def names(items):
    return {item["name"] for item in items}


def part(start, end):
    """The README's text between two of its phrases."""
    return README[README.index(start) : README.index(end)]


def test_on_a_mac_the_root_package_has_the_framework_and_no_headless_uikit(tmp_path):
    package = manifest(ROOT, tmp_path)
    products = {"InterruptibleTransitions", "InterruptibleTransitionsUI"}
    assert names(package["products"]) == products
    targets = names(package["targets"])
    assert "UIKit" not in targets and "HeadlessUIKitTests" not in targets
    tests = {f"{product}Tests" for product in products} | {"ContractTests", "PortableTests"}
    assert tests | products <= targets


def test_on_a_mac_every_folder_that_a_target_leaves_out_is_there(tmp_path):
    for target in manifest(ROOT, tmp_path)["targets"]:
        kind = "Tests" if target["type"] == "test" else "Sources"
        folder = ROOT / (target.get("path") or f"{kind}/{target['name']}")
        assert folder.is_dir()
        for path in target["exclude"]:
            assert (folder / path).exists(), path


def test_on_a_mac_the_gallery_has_libraries_and_no_program(tmp_path):
    package = manifest(GALLERY, tmp_path)
    assert names(package["products"]) == {"GalleryScreens", "FieldTest"}
    assert all(list(product["type"]) == ["library"] for product in package["products"])
    assert {"gallery", "GalleryKit", "GalleryServer"}.isdisjoint(names(package["targets"]))


def test_no_package_has_dependencies_on_a_mac_but_the_framework(tmp_path):
    assert manifest(ROOT, tmp_path)["dependencies"] == []
    dependencies = manifest(GALLERY, tmp_path)["dependencies"]
    assert [next(iter(each)) for each in dependencies] == ["fileSystem"]


def test_a_mac_is_asked_for_nothing_that_only_linux_has():
    # There is no `gallery` there, and no module named UIKit for the host.
    assert not re.search(r"swift (run|test|build)", part("On a Mac", "## Results"))
    assert "swift run --package-path Examples/Gallery gallery" in part("On Linux", "On a Mac")


def test_the_commands_for_a_mac_name_what_is_there():
    see, test = part("On a Mac", "xcodebuild"), re.search(r"^xcodebuild test .*$", CONTRIBUTING, re.MULTILINE)[0]
    projects = [re.search(r"\S+\.xcodeproj", text)[0] for text in (see, test)]
    assert projects[0] == projects[1]
    assert "SUPPORTS_MACCATALYST = YES;" in (ROOT / projects[0] / "project.pbxproj").read_text()
    scheme = re.search(r"-scheme (\w+)", test)[1]
    assert (ROOT / projects[0] / f"xcshareddata/xcschemes/{scheme}.xcscheme").is_file()
    assert "platform=macOS,variant=Mac Catalyst" in test


def test_the_container_is_the_workflows_and_its_options_are_the_gallerys():
    readme = (GALLERY / "README.md").read_text()
    image, command = re.search(r"(swift:\S+) \\\n  swift run (.*)", readme).groups()
    assert f"container: {image}\n" in (ROOT / ".github/workflows/ci.yml").read_text()
    options = set(re.findall(r"--([a-z-]+)", command.split(" gallery ")[1]))
    sources = "".join(
        path.read_text() for path in (GALLERY / "Sources/gallery").rglob("*.swift")
    )
    for option in options:
        assert re.search(rf"\bvar {option}\b", sources), option


def test_the_package_line_asks_for_no_version_that_is_not_tagged():
    tags = subprocess.run(["git", "tag"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    version = re.search(r'from: "([^"]+)"', README)
    assert version is None or version[1] in tags or f"v{version[1]}" in tags


def test_the_gallerys_index_names_the_file_of_each_room():
    index = (GALLERY / "README.md").read_text()
    screens = GALLERY / "Sources/GalleryScreens"
    files = {str(path.relative_to(GALLERY)) for path in screens.glob("*/*Transition.swift")}
    assert len(files) > 20
    assert set(re.findall(r"^\| .* \| \[`\w+\.swift`\]\(([^)]+)\) \|$", index, re.M)) == files
