"""The information on every game besides its rules, in every language."""

from __future__ import annotations

import pytest

from arschloch_gui.app.by_game.about import ABOUT, TACTICS, about_parts
from arschloch_gui.app.language import speak
from arschloch_gui.engine.games import presets
from arschloch_gui.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_tells_where_it_comes_from(language: str):
    with speak(language):
        told = {preset: about_parts(preset) for preset in presets()}
    assert all(parts[0].key == ABOUT for parts in told.values())
    assert all({part.key for part in parts} <= {ABOUT, TACTICS} for parts in told.values())
    paragraphs = [text for parts in told.values() for part in parts for text in part.paragraphs]
    assert all(text.endswith((".", "?")) and "{" not in text for text in paragraphs)


def test_what_pays_is_told_where_the_sources_know_it():
    told = {preset for preset in presets() for part in about_parts(preset) if part.key == TACTICS}
    assert {"thirteen", "grossundklein", "double-deck", "president-revolution"} <= told


def test_a_game_is_called_by_decent_names_alone():
    """One known German alias is a racial slur and may not appear anywhere, in any spelling."""
    slur = "".join(map(chr, (110, 101, 103, 101, 114)))
    for language in LANGUAGES:
        with speak(language):
            texts = [t for p in presets() for part in about_parts(p) for t in part.paragraphs]
        assert not any(slur in text.casefold() for text in texts)
