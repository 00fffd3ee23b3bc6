"""The showcase takes screenshots of every screen of a real match."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from arschloch_gui.app.setup.gallery import tiles
from arschloch_gui.app.tour.showcase import render

PICTURES = {
    "start", "new-match", "house-rules", "settings", "rules", "table-lead",
    "table-own-turn", "table-others-turn", "round-summary", "all-hands", "seats-moving", "exchange",
    "match-summary", "podium", "matches", "menu", "statistics", "practice", "exercise",
    "exercise-judged", "exercise-replay", "trophies", "deal-of-the-day", "regulars",
}  # fmt: skip


@pytest.mark.long
def test_every_screen_is_photographed_in_its_language_and_scale(qapp, tmp_path: Path):
    pictures = list(render(tmp_path, ("fr",), ("1",)))
    games = [str(tile["value"]) for tile in tiles()]
    others = {f"{game}-{moment}" for game in games[1:] for moment in ("table", "round")}
    # A round can end before its third picture.
    later = {f"{game}-later" for game in games[1:]}
    taken = {picture.name.removeprefix("fr-1x-").removesuffix(".png") for picture in pictures}
    assert PICTURES | others <= taken <= PICTURES | others | later
    for picture in pictures:
        image = QImage(str(picture))
        assert (image.width(), image.height()) == (1280, 800), picture.name
        # A screen that failed to load has a single colour.
        seen = {image.pixel(x, y) for y in (150, 400, 650) for x in range(0, 1280, 8)}
        assert len(seen) > 20, picture.name


@pytest.mark.sampled
def test_a_child_that_fails_is_an_error_of_the_parent(qapp, tmp_path: Path):
    with pytest.raises(OSError, match="failed"):
        list(render(tmp_path, ("nonsense",), ("1",)))
