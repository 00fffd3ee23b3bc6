"""Drawings are kept in memory and on disk, and never lost to a damaged cache."""

from __future__ import annotations

from pathlib import Path

import pytest

from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.sprites import SpriteStore

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
    (tmp_path / "file").write_text("")
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
