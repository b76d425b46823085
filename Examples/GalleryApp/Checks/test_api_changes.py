"""Checks that Tools/api-changes compares with the last version, or says why it can't."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def copy(tmp_path):
    """A folder with the tool and a changelog, and a Swift that says what it is asked for."""
    folder = tmp_path / "copy"
    (folder / "Tools").mkdir(parents=True)
    shutil.copy(ROOT / "Tools/api-changes", folder / "Tools")
    (folder / "CHANGELOG.md").write_text("# Changelog\n\n## [0.1.0]\n")
    swift = tmp_path / "bin/swift"
    swift.parent.mkdir()
    swift.write_text('#!/bin/sh\necho "swift $*"\n')
    swift.chmod(0o755)
    return folder


def environment(folder):
    mine = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    path = f"{folder.parent / 'bin'}:{os.environ['PATH']}"
    return {**mine, "HOME": str(folder.parent), "GIT_CONFIG_NOSYSTEM": "1", "PATH": path}


def git(folder, *arguments):
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    command = ["git", *who, *arguments]
    result = subprocess.run(command, cwd=folder, env=environment(folder), check=True, capture_output=True, text=True)
    return result.stdout.strip()


def commit(folder):
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "First")


def api_changes(folder, **more):
    command = [folder / "Tools/api-changes"]
    return subprocess.run(command, env={**environment(folder), **more}, capture_output=True, text=True)


def test_it_compares_with_the_commit_of_the_last_heading(copy):
    commit(copy)
    result = api_changes(copy)
    assert result.returncode == 0
    assert f"diagnose-api-breaking-changes {git(copy, 'rev-parse', 'HEAD')} " in result.stdout


def test_a_history_of_another_user_is_an_error(copy):
    commit(copy)
    more = {}
    if os.geteuid() == 0:
        for path in [copy, *copy.rglob("*")]:
            os.chown(path, 65534, 65534, follow_symlinks=False)
    else:
        more["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1"
    result = api_changes(copy, **more)
    assert result.returncode == 1
    assert "history can't be read" in result.stderr and "safe.directory" in result.stderr
    assert "swift" not in result.stdout

    git(copy, "config", "--global", "--add", "safe.directory", str(copy))
    assert api_changes(copy, **more).returncode == 0


def test_a_history_that_is_broken_is_an_error(copy):
    (copy / ".git").mkdir()
    result = api_changes(copy)
    assert result.returncode == 1 and "history can't be read" in result.stderr


@pytest.mark.parametrize("is_in_another", [False, True])
def test_a_folder_without_a_history_passes_and_says_so(copy, is_in_another):
    if is_in_another:
        commit(copy.parent)
    result = api_changes(copy)
    assert result.returncode == 0
    assert result.stdout == "This checkout has no history: there is no last version to compare with.\n"
