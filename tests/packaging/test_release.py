"""A release page has the changelog of its version; the workflows are well formed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packages.make import ALL, KINDS
from release_notes import notes
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = """\
# Changelog

## [Unreleased]

## [1.1.0] - 2027-01-01

### Added

- Sheepshead.

## [1.0.0] - 2026-12-24

- The first.

## [0.9.0] - 2026-12-01
"""


def test_the_page_has_the_section_of_its_version_and_no_more():
    assert notes("v1.1.0", CHANGELOG, "1.1.0") == "### Added\n\n- Sheepshead.\n"
    assert notes("v1.0.0", CHANGELOG, "1.0.0") == "- The first.\n"


@pytest.mark.parametrize(
    ("tag", "version", "sentence"),
    [
        ("v1.0.1", "1.0.0", "The tag v1.0.1 does not name version 1.0.0 of the game."),
        ("1.0.0", "1.0.0", "The tag 1.0.0 does not name version 1.0.0 of the game."),
        ("v1.2.0", "1.2.0", "CHANGELOG.md has no section for 1.2.0."),
        ("vUnreleased", "Unreleased", "CHANGELOG.md has no section for Unreleased."),
        ("v0.9.0", "0.9.0", "CHANGELOG.md says nothing of 0.9.0."),
    ],
)
def test_a_release_without_a_text_of_its_own_is_refused(tag: str, version: str, sentence: str):
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        notes(tag, CHANGELOG, version)


@pytest.mark.sampled
def test_the_workflows_are_what_github_expects():
    assert [path.name for path in WORKFLOWS] == ["release.yml", "test.yml"]
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows",
         *map(str, WORKFLOWS)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_the_workflows_start_is_there():
    text = "".join(path.read_text("utf-8") for path in WORKFLOWS)
    started = set(re.findall(r"packaging/\w+\.(?:py|sh)", text))
    names = ("dev.py", "old_python.sh", "release_notes.py", "try_fresh.sh")
    assert started == {f"packaging/{name}" for name in names}
    assert all((ROOT / path).is_file() for path in started)


def test_git_may_read_the_checkout_in_every_container():
    """Otherwise the version and the date of a package would be those of a source archive."""
    jobs = [job for path in WORKFLOWS for job in _jobs(path).values() if "container" in job]
    assert len(jobs) == 3
    for job in jobs:
        steps = [step.get("run", step.get("uses", "")) for step in job["steps"]]
        checkout = next(n for n, step in enumerate(steps) if step.startswith("actions/checkout@"))
        assert "safe.directory" in steps[checkout + 1]


def _jobs(path: Path) -> dict[str, Any]:
    jobs: dict[str, Any] = YAML(typ="safe").load(path.read_text("utf-8"))["jobs"]
    return jobs


def test_every_kind_of_package_is_built_by_its_own_system():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    built = set(re.findall(r"^ +kind: (\w+)$", text, re.MULTILINE))
    assert built == set(ALL.values()) <= set(KINDS)


def test_the_lowest_and_the_highest_python_of_the_project_are_tried():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    prefix = "Programming Language :: Python :: "
    named = [line.removeprefix(prefix) for line in project["classifiers"]
             if re.fullmatch(re.escape(prefix) + r"3\.\d+", line)]  # fmt: skip
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert f'python: ["{named[0]}", "{named[-1]}"]' in text
    assert project["requires-python"] == f">={named[0]}"
