"""Checks the workflow without GitHub: it parses, and names what exists."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
PROJECT = ROOT / "Examples/GalleryApp/GalleryApp.xcodeproj/project.pbxproj"


@pytest.fixture(scope="module")
def jobs():
    return yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())["jobs"]


def commands(jobs):
    return "\n".join(step.get("run", "") for job in jobs.values() for step in job["steps"])


@pytest.mark.parametrize("name", ["ci", "mutants"])
def test_what_it_runs_exists(name):
    jobs = yaml.safe_load((ROOT / f".github/workflows/{name}.yml").read_text())["jobs"]
    paths = re.findall(r"(?:^| )(\.ci/[\w-]+|Examples/\S+\.xcodeproj)", commands(jobs), re.MULTILINE)
    assert paths
    for path in paths:
        assert (ROOT / path).exists()
        if path.startswith(".ci/"):
            assert os.access(ROOT / path, os.X_OK)


def test_the_tests_that_it_names_are_targets(jobs):
    targets = re.findall(r"-only-testing:(\w+)", commands(jobs))
    known = PROJECT.read_text() + (ROOT / "Package.swift").read_text()
    suites = ["ContractTests", "PortableTests"]
    others = ["InterruptibleTransitionsTests", "InterruptibleTransitionsUITests", "GalleryAppUITests"]
    assert targets == suites + others + suites
    assert all(f"name = {target};" in known or f'name: "{target}"' in known for target in targets)


def test_every_platform_of_the_manifest_is_built(jobs):
    manifest = (ROOT / "Package.swift").read_text()
    platforms = re.search(r"platforms: \[(.*)\]", manifest)[1]
    claimed = set(re.findall(r"\.(\w+)\(", platforms))
    built = {each["platform"] for each in jobs["platforms"]["strategy"]["matrix"]["include"]}
    names = {"Mac Catalyst": "macCatalyst"}
    assert claimed - {"iOS"} == {names.get(platform, platform) for platform in built}


def test_three_systems_are_simulated_and_only_a_preview_may_fail(jobs):
    job = jobs["simulator"]
    rows = job["strategy"]["matrix"]["include"]
    assert [row["ios"] for row in rows] == [18, 26, 27]
    assert [row["image"] for row in rows if row.get("preview")] == ["xcode-27"]
    assert job["continue-on-error"] == "${{ matrix.preview == true }}"
    assert job["strategy"]["fail-fast"] is False


def test_the_field_test_is_read_after_it_has_run(jobs):
    runs = [step.get("run", "") for step in jobs["simulator"]["steps"]]
    test = next(number for number, run in enumerate(runs) if "gallery.xcresult" in run)
    read = next(number for number, run in enumerate(runs) if ".ci/field-report" in run)
    assert test < read
    exported = re.search(r"export attachments --path (\S+) --output-path (\S+)", runs[read])
    assert exported[1] == "gallery.xcresult" and f".ci/field-report {exported[2]} |" in runs[read]
    assert runs[read].startswith("set -o pipefail")
    assert exported[2] in jobs["simulator"]["steps"][-1]["with"]["path"].split()


def test_the_container_may_read_the_history_before_it_is_needed(jobs):
    steps = jobs["linux"]["steps"]
    assert steps[0]["uses"].startswith("actions/checkout@") and steps[0]["with"]["fetch-depth"] == 0
    runs = [step.get("run", "") for step in steps]
    safe = 'git config --global --add safe.directory "$GITHUB_WORKSPACE"'
    checks = next(number for number, run in enumerate(runs) if run.startswith(".ci/run"))
    assert runs.index(safe) < checks and "--all" in runs[checks]


def test_mutants_are_tried_by_themselves():
    assert "--mutants" in (ROOT / ".github/workflows/mutants.yml").read_text()
    assert "--mutants" in (ROOT / ".ci/run").read_text()


def simulator(major, devices):
    return subprocess.run(
        [ROOT / ".ci/simulator", major],
        input=json.dumps({"devices": devices}),
        capture_output=True,
        text=True,
    )


def test_the_newest_phone_of_a_version_is_chosen():
    runtime = "com.apple.CoreSimulator.SimRuntime"
    devices = {
        f"{runtime}.iOS-18-5": [{"name": "iPhone 16", "udid": "older"}],
        f"{runtime}.iOS-18-10": [
            {"name": "iPad Pro", "udid": "pad"},
            {"name": "iPhone 15", "udid": "newer"},
        ],
        f"{runtime}.iOS-26-0": [{"name": "iPhone 17", "udid": "next"}],
        f"{runtime}.tvOS-18-5": [{"name": "Apple TV", "udid": "television"}],
    }
    assert simulator("18", devices).stdout == "newer\n"
    missing = simulator("17", devices)
    assert missing.returncode == 1 and "iOS 17" in missing.stderr
