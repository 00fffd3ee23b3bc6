"""Equal trees give packages of equal date: that of the changelog, not of the checkout."""

import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pytest
from packages.building import BuildError
from packages.changes import date_of_changes

RELEASED = "# Changelog\n\n## [1.0.0] - 2026-12-24\n\n- The first.\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch) -> Path:
    """Return a source tree whose changelog was unpacked at another date."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (tmp_path / "CHANGELOG.md").write_text(RELEASED, "utf-8", newline="\n")
    os.utime(tmp_path / "CHANGELOG.md", (1, 1))
    return tmp_path


def commit(tree: Path, seconds: int):
    by = {"GIT_COMMITTER_DATE": f"{seconds} +0000", "GIT_AUTHOR_DATE": f"{seconds} +0000"}
    names = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"]):
        subprocess.run(["git", *names, *words], cwd=tree, check=True, env={**os.environ, **by})


@pytest.mark.skipif(not shutil.which("git"), reason="no git")
def test_in_a_checkout_it_is_the_commit_that_changed_the_changelog(tree: Path):
    commit(tree, 1_700_000_000)
    (tree / "other").touch()
    commit(tree, 1_800_000_000)
    assert date_of_changes(tree) == datetime.fromtimestamp(1_700_000_000, UTC)


def test_in_a_source_archive_it_is_the_day_of_the_newest_release(tree: Path):
    assert date_of_changes(tree) == datetime(2026, 12, 24, tzinfo=UTC)
    (tree / "CHANGELOG.md").write_text("# Changelog\n", "utf-8", newline="\n")
    assert date_of_changes(tree) == datetime(1980, 1, 1, tzinfo=UTC)


def test_who_rebuilds_names_the_time(tree: Path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert date_of_changes(tree) == datetime(1970, 1, 2, tzinfo=UTC)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "soon")
    with pytest.raises(BuildError, match="no whole number"):
        date_of_changes(tree)
