"""Checks the app's project without Xcode: its objects, paths and scheme, and that its sources type-check."""

import plistlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from openstep_parser import OpenStepDecoder

APP = Path(__file__).resolve().parent.parent
ROOT = APP.parent.parent
PROJECT = APP / "GalleryApp.xcodeproj"
GALLERY = ROOT / "Examples/Gallery"
ID = re.compile(r"[0-9A-F]{24}")


@pytest.fixture(scope="module")
def project():
    return OpenStepDecoder.ParseFromString((PROJECT / "project.pbxproj").read_text())


HOST = "$(BUILT_PRODUCTS_DIR)/GalleryApp.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/GalleryApp"


def objects(project, isa):
    return {key: value for key, value in project["objects"].items() if value["isa"] == isa}


def strings(value):
    """Every string in a value, keys included."""
    if isinstance(value, dict):
        return [text for item in value.items() for part in item for text in strings(part)]
    if isinstance(value, (list, tuple)):
        return [text for part in value for text in strings(part)]
    return [str(value)]


def test_it_opens_in_xcode_16(project):
    assert project["objectVersion"] == "77"
    assert project["objects"][project["rootObject"]]["isa"] == "PBXProject"


def test_every_referenced_object_is_defined_and_every_defined_one_referenced(project):
    named = {text for value in project["objects"].values() for text in strings(value)}
    named.add(project["rootObject"])
    referenced = {text for text in named if ID.fullmatch(text)}
    assert referenced == set(project["objects"])


def test_comments_name_their_objects(project):
    text = (PROJECT / "project.pbxproj").read_text()
    for key, name in re.findall(r"([0-9A-F]{24}) /\* (.*?) \*/", text):
        thing = project["objects"][key]
        own = thing.get("name") or thing.get("path") or thing.get("productName")
        if own and thing["isa"] != "PBXContainerItemProxy":
            assert name.split(" in ")[0] == own


def test_every_path_exists(project):
    groups = objects(project, "PBXFileSystemSynchronizedRootGroup").values()
    paths = {group["path"] for group in groups}
    suites = {f"../../Tests/{name}" for name in ["ContractTests", "PortableTests", "TestSupport"]}
    assert paths == {"GalleryApp", "GalleryAppUITests"} | suites
    for group in groups:
        assert list((APP / group["path"]).rglob("*.swift"))
    for package in objects(project, "XCLocalSwiftPackageReference").values():
        assert (APP / package["relativePath"] / "Package.swift").is_file()
    for package in objects(project, "PBXProject").values():
        assert package["projectDirPath"] == "" and package["projectRoot"] == ""


def test_every_product_is_one_of_its_package(project):
    for product in objects(project, "XCSwiftPackageProductDependency").values():
        package = project["objects"][product["package"]]
        manifest = (APP / package["relativePath"] / "Package.swift").read_text()
        assert f'.library(name: "{product["productName"]}"' in manifest


def test_targets_link_the_products_that_they_import(project):
    for target in objects(project, "PBXNativeTarget").values():
        products = {
            project["objects"][key]["productName"] for key in target["packageProductDependencies"]
        }
        folders = [project["objects"][key]["path"] for key in target["fileSystemSynchronizedGroups"]]
        files = [path for folder in folders for path in (APP / folder).rglob("*.swift")]
        sources = "".join(path.read_text() for path in files)
        imports = set(re.findall(r"^ *import (\w+)$", sources, re.MULTILINE))
        system = {"UIKit", "SwiftUI", "Foundation", "ObjectiveC", "Testing", "XCTest"}
        assert imports - system == products


def test_each_target_and_the_project_have_both_configurations(project):
    for target in [
        *objects(project, "PBXNativeTarget").values(),
        *objects(project, "PBXProject").values(),
    ]:
        configurations = project["objects"][target["buildConfigurationList"]]
        names = [project["objects"][key]["name"] for key in configurations["buildConfigurations"]]
        assert names == ["Debug", "Release"]


def test_settings_fit_the_package(project):
    manifest = (GALLERY / "Package.swift").read_text()
    version = re.search(r"\.iOS\(\.v(\d+)\)", manifest)[1]
    configurations = objects(project, "XCBuildConfiguration").values()
    settings = [configuration["buildSettings"] for configuration in configurations]
    targets = {each.get("IPHONEOS_DEPLOYMENT_TARGET") for each in settings} - {None}
    assert targets == {f"{version}.0"}
    assert {each.get("SWIFT_VERSION") for each in settings} - {None} == {"6.0"}
    assert {each.get("TEST_TARGET_NAME") for each in settings} - {None} == {"GalleryApp"}


def settings_of(project, target):
    """The build settings of a target, or of the project, one of each configuration."""
    configurations = project["objects"][target["buildConfigurationList"]]["buildConfigurations"]
    return [project["objects"][key]["buildSettings"] for key in configurations]


def bundles(project):
    """The targets that make an app or a bundle of tests, and no library."""
    targets = objects(project, "PBXNativeTarget").values()
    return [target for target in targets if ".library." not in target["productType"]]


def build_files(project, target):
    """What a target links."""
    phases = [project["objects"][key] for key in target["buildPhases"]]
    (frameworks,) = (each for each in phases if each["isa"] == "PBXFrameworksBuildPhase")
    return [project["objects"][key] for key in frameworks["files"]]


def linked_files(project, target):
    return {file["fileRef"] for file in build_files(project, target) if "fileRef" in file}


def targets_of_type(project, name):
    targets = objects(project, "PBXNativeTarget").items()
    kind = f"com.apple.product-type.{name}"
    return {key: target for key, target in targets if target["productType"] == kind}


def test_unit_tests_run_in_the_app_on_a_phone_and_on_a_mac(project):
    (app,) = targets_of_type(project, "application")
    tests = targets_of_type(project, "bundle.unit-test")
    assert {test["name"] for test in tests.values()} == {"ContractTests", "PortableTests"}
    attributes = project["objects"][project["rootObject"]]["attributes"]["TargetAttributes"]
    for key, test in tests.items():
        assert attributes[key]["TestTargetID"] == app
        dependencies = [project["objects"][each] for each in test["dependencies"]]
        assert dependencies[0]["target"] == app
        for dependency in dependencies:
            proxy = project["objects"][dependency["targetProxy"]]
            assert proxy["remoteGlobalIDString"] == dependency["target"]
            assert proxy["containerPortal"] == project["rootObject"]
        for settings in settings_of(project, test):
            # An iOS app has its executable at its root, a Mac's in Contents/MacOS.
            assert settings["TEST_HOST"] == HOST
            assert settings["BUNDLE_LOADER"] == "$(TEST_HOST)"
            assert settings["PRODUCT_NAME"] == "$(TARGET_NAME)"
            assert settings["GENERATE_INFOPLIST_FILE"] == "YES"


def test_tests_that_import_the_support_link_it_and_wait_for_it(project):
    ((key, support),) = targets_of_type(project, "library.static").items()
    assert support["name"] == "TestSupport"
    for test in targets_of_type(project, "bundle.unit-test").values():
        imports = any(
            "@testable import TestSupport\n" in path.read_text()
            for path in (ROOT / "Tests" / test["name"]).rglob("*.swift")
        )
        assert imports == (support["productReference"] in linked_files(project, test))
        dependencies = {project["objects"][each]["target"] for each in test["dependencies"]}
        assert imports == (key in dependencies)
    # What is internal can be imported where testability is on.
    (root,) = objects(project, "PBXProject").values()
    assert settings_of(project, root)[0]["ENABLE_TESTABILITY"] == "YES"


def test_the_same_sources_have_the_same_language_features_as_in_the_package(project):
    manifest = (ROOT / "Package.swift").read_text()
    features = re.findall(r'\.enableUpcomingFeature\("(\w+)"\)', manifest)
    names = {re.sub(r"(?<!^)(?=[A-Z])", "_", feature).upper() for feature in features}
    libraries = targets_of_type(project, "library.static")
    for test in (targets_of_type(project, "bundle.unit-test") | libraries).values():
        assert f'name: "{test["name"]}"' in manifest
        for settings in settings_of(project, test):
            enabled = {key for key in settings if key.startswith("SWIFT_UPCOMING_FEATURE_")}
            assert enabled == {f"SWIFT_UPCOMING_FEATURE_{name}" for name in names}
            assert all(settings[key] == "YES" for key in enabled)


def test_every_target_is_built_for_mac_catalyst(project):
    for target in objects(project, "PBXNativeTarget").values():
        for settings in settings_of(project, target):
            assert settings["SUPPORTS_MACCATALYST"] == "YES"
            assert "iphoneos" in settings.get("SUPPORTED_PLATFORMS", "iphoneos")
    (root,) = objects(project, "PBXProject").values()
    for settings in settings_of(project, root):
        assert settings["SDKROOT"] == "iphoneos"
        # Without a team a Mac runs what is signed on it alone.
        assert settings["CODE_SIGN_IDENTITY[sdk=macosx*]"] == "-"


def test_frameworks_are_found_on_a_phone_and_on_a_mac(project):
    # Xcode makes a framework of a package that the app and its tests link.
    linking = [
        target
        for target in bundles(project)
        if target["packageProductDependencies"]
    ]
    assert {target["name"] for target in linking} == {"GalleryApp", "PortableTests"}
    for target in linking:
        places = ["@executable_path"]
        if target["name"] != "GalleryApp":
            places.append("@loader_path")
        phone = " ".join(["$(inherited)", *(f"{place}/Frameworks" for place in places)])
        mac = " ".join(["$(inherited)", *(f"{place}/../Frameworks" for place in places)])
        for settings in settings_of(project, target):
            assert settings["LD_RUNPATH_SEARCH_PATHS"] == phone
            assert settings["LD_RUNPATH_SEARCH_PATHS[sdk=macosx*]"] == mac


def test_what_a_target_links_is_in_its_frameworks_phase(project):
    for target in objects(project, "PBXNativeTarget").values():
        linked = {file["productRef"] for file in build_files(project, target) if "productRef" in file}
        assert linked == set(target["packageProductDependencies"])
    packages = objects(project, "PBXProject").values()
    listed = {key for package in packages for key in package["packageReferences"]}
    assert listed == set(objects(project, "XCLocalSwiftPackageReference"))


def test_nothing_calls_what_a_mac_lacks():
    for folder in ["GalleryApp", "GalleryAppUITests"]:
        for path in sorted((APP / folder).rglob("*.swift")):
            other = r"#if targetEnvironment\(macCatalyst\).*?#endif"
            text = re.sub(other, "", path.read_text(), flags=re.DOTALL)
            assert "XCUIDevice.shared.press(" not in text, path


def identifiers(project, team):
    """Each target's identifiers in its two configurations, for a team."""
    root = objects(project, "PBXProject").values()
    (shared,) = [settings(project, each) for each in root]
    found = {}
    for target in bundles(project):
        for own, common in zip(settings(project, target), shared, strict=True):
            values = common | own | {"DEVELOPMENT_TEAM": team}
            text = values["PRODUCT_BUNDLE_IDENTIFIER"]
            while match := re.search(r"\$[({](\w+)[)}]", text):
                text = text.replace(match[0], values[match[1]])
            found.setdefault(target["name"], set()).add(text)
    return found


def settings(project, thing):
    configurations = project["objects"][thing["buildConfigurationList"]]["buildConfigurations"]
    return [project["objects"][key]["buildSettings"] for key in configurations]


def test_every_team_has_identifiers_of_its_own(project):
    # An identifier can be registered by one team in the world; without a team a simulator runs it.
    teams = ["", "ABCDE12345", "VWXYZ67890"]
    every = [text for team in teams for each in identifiers(project, team).values() for text in each]
    assert len(every) == len(set(every)) == len(teams) * len(bundles(project))
    assert all(re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", text) for text in every)


def test_the_app_may_show_120_frames_a_second(project):
    settings = [value["buildSettings"] for value in objects(project, "XCBuildConfiguration").values()]
    files = {value["INFOPLIST_FILE"] for value in settings if "INFOPLIST_FILE" in value}
    assert len(files) == 1
    information = plistlib.loads((APP / files.pop()).read_bytes())
    assert information["CADisableMinimumFrameDurationOnPhone"] is True


def test_the_scheme_names_the_targets(project):
    scheme = ElementTree.parse(PROJECT / "xcshareddata/xcschemes/GalleryApp.xcscheme")
    references = list(scheme.iter("BuildableReference"))
    named = {}
    for reference in references:
        target = project["objects"][reference.get("BlueprintIdentifier")]
        product = project["objects"][target["productReference"]]
        assert reference.get("BlueprintName") == target["name"]
        assert reference.get("BuildableName") == product["path"]
        assert reference.get("ReferencedContainer") == "container:GalleryApp.xcodeproj"
        named[target["name"]] = True
    assert set(named) == {target["name"] for target in bundles(project)}
    testables = list(scheme.iter("TestableReference"))
    tested = {each.find("BuildableReference").get("BlueprintName") for each in testables}
    assert tested == set(named) - {"GalleryApp"}
    # There is one screen, so tests take turns.
    assert {(each.get("skipped"), each.get("parallelizable")) for each in testables} == {("NO", "NO")}


def typecheck(folder, *stubs):
    path = subprocess.run(
        ["swift", "build", "--package-path", GALLERY, "--show-bin-path"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    return subprocess.run(
        [
            *"swiftc -typecheck -parse-as-library -swift-version 6 -warnings-as-errors".split(),
            *"-enable-upcoming-feature MemberImportVisibility -module-name App".split(),
            *["-I", f"{path}/Modules"],
            *sorted((APP / folder).rglob("*.swift")),
            *[APP / "Checks/Stubs" / stub for stub in stubs],
        ],
        capture_output=True,
        text=True,
    )


def test_the_app_compiles_against_headless_uikit():
    result = typecheck("GalleryApp", "AppStubs.swift")
    assert result.returncode == 0, result.stderr


def test_the_ui_tests_compile_against_stubs_of_xctest():
    result = typecheck("GalleryAppUITests", "UITestStubs.swift")
    assert result.returncode == 0, result.stderr
