"""Everything that is shipped is listed, with the text of its licence."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest

from arschloch_gui.app.program.libraries import (
    FOLDER,
    GAME,
    LIBRARIES,
    ShippedLibrary,
    licence_of,
    paragraphs,
    shipped,
)

ROOT = Path(__file__).parents[3]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str) -> set[str]:
    """Return the dependencies of a package, including indirect ones."""
    try:
        lines = [line for line in requires(name) or () if "extra ==" not in line]
    except PackageNotFoundError:  # for another system or an older Python
        return set()
    found = {normal(re.match(r"[\w.-]+", line)[0]) for line in lines}
    return found.union(*map(needed, found))


def test_every_library_the_game_needs_is_told_of():
    told = {normal(each.distribution) for each in LIBRARIES}
    needs = {name for name in needed("arschloch-gui") if name in told or not is_for_others(name)}
    assert needs
    assert needs <= told


def is_for_others(name: str) -> bool:
    """Return whether a package is for other systems only, so it is not shipped from here."""
    try:
        requires(name)
    except PackageNotFoundError:
        return True
    return False


@pytest.mark.parametrize("library", shipped(), ids=lambda each: each.key)
def test_each_has_the_text_of_its_licence(library: ShippedLibrary):
    assert re.search(r"licen[cs]e|permission", " ".join(licence_of(library)), re.IGNORECASE)


def test_the_licence_of_the_game_is_that_of_the_project():
    assert (FOLDER / "MIT.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert licence_of(GAME)[0] == "MIT License"


def test_lines_of_a_paragraph_flow_and_those_of_a_list_stay():
    text = "Permission is hereby granted, free of charge, to any person,\nif:\n\n1. One\n2. Two\n"
    assert paragraphs(text) == [
        "Permission is hereby granted, free of charge, to any person, if:",
        "1. One\n2. Two",
    ]


def test_the_folder_without_python_carries_the_licences():
    spec = (ROOT / "packaging" / "packages" / "arschloch.spec").read_text(encoding="utf-8")
    assert "copy_metadata" in spec
    assert "LIBRARIES" in spec
