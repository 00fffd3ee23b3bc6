"""Pictures: exact size, cached in memory and on disk, and never lost to a damaged cache."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from arschloch_gui.app.sprites import ArtProvider, Drawing, SpriteStore, draw

CARD = "card/10H?letters=de&four=1&large=0"


@pytest.fixture
def card() -> Drawing:
    return Drawing.parse(CARD, QSize(0, 88))


def test_an_address_tells_what_to_draw():
    drawing = Drawing.parse("card/%2AR?letters=fr&four=0&large=1", QSize(63, 88))
    assert (drawing.kind, drawing.parts) == ("card", ("*R",))
    assert drawing.option("letters") == "fr"
    assert (drawing.width, drawing.height) == (63, 88)


@pytest.mark.parametrize(
    ("address", "asked", "got"),
    [
        (CARD, (0, 88), (63, 88)),
        ("card/T21?letters=fr&four=0&large=1", (0, 88), (63, 88)),
        ("card/dalmuti80/12?letters=de&four=0&large=0", (0, 88), (63, 88)),
        ("card/career/%2A?letters=de&four=0&large=0", (0, 88), (63, 88)),
        ("back", (63, 0), (63, 88)),
        ("portrait/3/happy", (50, 50), (50, 50)),
        ("insignia/crown", (40, 0), (40, 40)),
        ("game/arschloch", (160, 100), (160, 100)),
        ("cloth", (96, 60), (96, 60)),
        ("icon", (32, 32), (32, 32)),
    ],
)
def test_a_picture_has_exactly_the_size_asked_for(qapp, address, asked, got):
    image = SpriteStore(None).get(Drawing.parse(address, QSize(*asked)))
    assert (image.width(), image.height()) == got


@pytest.mark.parametrize(
    "address",
    ["nonsense", "card/1X", "card/7", "card//7", "card/dalmuti80/13", "insignia/wig", "portrait/1"],
)
def test_a_wrong_address_gives_an_empty_picture(qapp, address):
    provider = ArtProvider(SpriteStore(None), warm=False)
    assert provider.requestImage(address, QSize(), QSize(20, 20)).isNull()
    with pytest.raises((ValueError, IndexError)):
        draw(Drawing.parse(address, QSize(20, 20)))


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
        store.get(Drawing.parse(f"card/KC?letters={letters}&four={four}&large=0", QSize(0, 120)))
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


@pytest.mark.parametrize(
    ("first", "size"),
    [("7D", 52), ("T5", 30), ("dalmuti80/3", 13), ("career/3", 14)],
)
def test_the_rest_of_the_deck_follows_its_first_card(qapp, tmp_path: Path, first, size):
    store = SpriteStore(tmp_path)
    provider = ArtProvider(store)
    provider.requestImage(f"card/{first}?letters=en&four=0&large=0", QSize(), QSize(0, 30))
    try:
        assert provider.warmer is not None
        assert provider.warmer.wait_until_idle()
        assert store.drawn == size
    finally:
        provider.close()


def test_a_number_looks_as_its_deck_has_it(qapp):
    store = SpriteStore(None)
    pictures = [
        store.get(Drawing.parse(f"card/{deck}/7?letters=en&four=0&large=0", QSize(0, 120)))
        for deck in ("dalmuti80", "career")
    ]
    assert bytes(pictures[0].constBits()) != bytes(pictures[1].constBits())
