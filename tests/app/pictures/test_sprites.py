"""Drawings are cached in memory and on disk, and a damaged cache does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from arschloch_gui.app.main import Program
from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.sprites import SpriteStore
from arschloch_gui.app.tour.demonstration import wait_for

CARD = "0x88/card/10H?letters=de&four=1&large=0"


@pytest.fixture
def card() -> Drawing:
    return Drawing.parse(CARD)


def test_a_second_start_reads_what_the_first_one_drew(qapp, tmp_path: Path, card):
    first = SpriteStore(tmp_path)
    drawn = first.get(card)
    again = SpriteStore(tmp_path)
    assert again.get(card) == drawn
    assert (first.drawn, again.drawn) == (1, 0)


def test_a_picture_in_memory_is_not_read_again(qapp, tmp_path: Path, card):
    store = SpriteStore(tmp_path)
    store.get(card)
    for file in tmp_path.rglob("*.sprite"):
        file.unlink()
    store.get(card)
    assert store.drawn == 1


@pytest.mark.parametrize("cut", [0, 1, 15, 16, 40, -1])
def test_a_damaged_file_is_drawn_again(qapp, tmp_path: Path, card, cut: int):
    drawn = SpriteStore(tmp_path).get(card)
    (file,) = tmp_path.rglob("*.sprite")
    file.write_bytes(file.read_bytes()[:cut])
    again = SpriteStore(tmp_path)
    assert again.get(card) == drawn
    assert again.drawn == 1
    assert SpriteStore(tmp_path).get(card) == drawn


def test_a_cache_that_cannot_be_written_costs_only_speed(qapp, tmp_path: Path, card):
    (tmp_path / "file").write_text("", "utf-8", newline="\n")
    store = SpriteStore(tmp_path / "file")
    assert not store.get(card).isNull()


def test_faces_with_other_options_are_other_pictures(qapp, tmp_path: Path):
    store = SpriteStore(tmp_path)
    pictures = [
        store.get(Drawing.parse(f"0x120/card/KC?letters={letters}&four={four}&large=0"))
        for letters, four in (("de", 0), ("fr", 0), ("de", 1))
    ]
    assert len({bytes(p.constBits()) for p in pictures}) == 3


def test_tidying_removes_drawings_of_other_versions(qapp, tmp_path: Path, card):
    store = SpriteStore(tmp_path)
    store.get(card)
    old = tmp_path / "sprites" / "old" / "x.sprite"
    old.parent.mkdir()
    old.write_bytes(b"")
    store.tidy()
    assert not old.parent.exists()
    assert len(list(tmp_path.rglob("*.sprite"))) == 1


def cards(count: int) -> list[Drawing]:
    """Return this many pictures of 14 MB each."""
    return [Drawing("card", (f"{rank}C",), (), 0, 2240) for rank in range(2, 2 + count)]


def test_how_many_pictures_stay_in_memory_follows_from_the_window(
    qapp, monkeypatch: pytest.MonkeyPatch
):
    large = QImage(1603, 2240, QImage.Format.Format_ARGB32_Premultiplied)
    monkeypatch.setattr(SpriteStore, "_read", lambda store, drawing: large.copy())
    store, wanted = SpriteStore(None), cards(9)

    def kept() -> int:
        for each in wanted:
            store.get(each)
        return sum(map(store.has, wanted))

    store.fit(960, 600)
    assert kept() == 1
    store.fit(3840, 2160)
    assert kept() == 9
    store.fit(1920, 1080)
    assert [store.has(each) for each in wanted] == [False] * 6 + [True] * 3, "the last ones stay"


def test_the_memory_for_pictures_follows_the_window(game: Program):
    most = game.painter.store._most
    game.window.resize(game.window.width(), 2 * game.window.height())
    wait_for(lambda: game.painter.store._most > most, "more room")
