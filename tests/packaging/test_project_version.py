"""The version of a tree: a release, or one that names the commit."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from project_version import current, released

import arschloch_gui

ROOT = Path(__file__).resolve().parents[2]


def git(tree: Path, *arguments: str) -> str:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    command = ["git", "-C", str(tree), *who, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a repository with one commit, that of the release before."""
    if shutil.which("git") is None:
        pytest.skip("git is not here")
    (tmp_path / "arschloch_gui").mkdir()
    (tmp_path / "arschloch_gui" / "__init__.py").write_text(
        'RELEASE = "1.1.0"\n', "utf-8", newline="\n"
    )
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "One")
    git(tmp_path, "tag", "v1.0.0")
    return tmp_path


def commit(tree: Path) -> str:
    git(tree, "commit", "-qm", "Next", "--allow-empty")
    return git(tree, "rev-parse", "--short=7", "HEAD")


def test_the_version_of_the_game_is_that_of_its_release():
    assert released(ROOT) == arschloch_gui.RELEASE


def test_commits_that_differ_have_versions_that_differ(tree: Path):
    first, second = commit(tree), ""
    assert current(tree) == f"1.1.0.dev1+g{first}"
    second = commit(tree)
    assert current(tree) == f"1.1.0.dev2+g{second}"


def test_the_tagged_commit_is_the_release_and_what_follows_comes_after_it(tree: Path):
    commit(tree)
    git(tree, "tag", "v1.1.0")
    assert current(tree) == "1.1.0"
    assert current(tree) != current_with_a_change(tree)
    git(tree, "checkout", "-q", ".")
    assert current(tree).startswith("1.1.0")
    after = commit(tree)
    assert current(tree) == f"1.1.0.post1+g{after}"


def current_with_a_change(tree: Path) -> str:
    with (tree / "arschloch_gui" / "__init__.py").open("a") as file:
        file.write("# changed\n")
    found = current(tree)
    assert found.endswith(".dirty")
    return found


def test_without_git_it_is_the_release(tree: Path, monkeypatch: pytest.MonkeyPatch):
    commit(tree)
    monkeypatch.setenv("PATH", "")
    assert current(tree) == "1.1.0"


def test_a_source_archive_says_what_it_was_made_from(tree: Path):
    (tree / "PKG-INFO").write_text(
        "Name: arschloch-gui\nVersion: 1.1.0.dev7+gabcdef0\n", "utf-8", newline="\n"
    )
    assert current(tree) == "1.1.0.dev7+gabcdef0"
