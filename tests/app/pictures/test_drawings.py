"""An address names one picture of exactly the requested size, or none at all."""

from __future__ import annotations

import pytest

from arschloch_gui.app.pictures.drawings import Drawing, draw
from arschloch_gui.app.pictures.sprites import SpriteStore


def test_an_address_tells_what_to_draw():
    drawing = Drawing.parse("63x88/card/%2AR?letters=fr&four=0&large=1")
    assert (drawing.kind, drawing.parts) == ("card", ("*R",))
    assert drawing.option("letters") == "fr"
    assert (drawing.width, drawing.height) == (63, 88)


@pytest.mark.parametrize("address", ["", "card/7D", "x88/back", "63x/back", "-1x88/back", "63x88/"])
def test_an_address_without_size_or_subject_is_none(address):
    with pytest.raises(ValueError, match="no picture"):
        Drawing.parse(address)


@pytest.mark.parametrize(
    ("address", "got"),
    [
        ("0x88/card/10H?letters=de&four=1&large=0", (63, 88)),
        ("0x88/card/T21?letters=fr&four=0&large=1", (63, 88)),
        ("0x88/card/dalmuti80/12?letters=de&four=0&large=0", (63, 88)),
        ("0x88/card/career/%2A?letters=de&four=0&large=0", (63, 88)),
        ("63x0/back", (63, 88)),
        ("0x88/back/bells", (63, 88)),
        ("96x72/sample?letters=fr&four=1&large=1", (96, 72)),
        ("50x50/portrait/3/happy", (50, 50)),
        ("40x0/insignia/crown", (40, 40)),
        ("160x100/game/arschloch", (160, 100)),
        ("96x60/cloth", (96, 60)),
        ("64x64/light", (64, 64)),
        ("84x84/trophy/putsch", (84, 84)),
        ("84x84/trophy/putsch?earned=0", (84, 84)),
        ("96x60/cloth/wine", (96, 60)),
        ("32x32/icon", (32, 32)),
    ],
)
def test_a_picture_has_exactly_the_size_asked_for(qapp, address, got):
    image = SpriteStore(None).get(Drawing.parse(address))
    assert (image.width(), image.height()) == got


@pytest.mark.parametrize(
    "subject",
    [
        "nonsense",
        "card/1X",
        "card/7",
        "card//7",
        "card/dalmuti80/13",
        "insignia/wig",
        "trophy/wig",
        "portrait/1",
        "back/stripes",
        "cloth/tartan",
    ],
)
def test_a_subject_that_is_none_cannot_be_drawn(subject):
    with pytest.raises((ValueError, IndexError)):
        draw(Drawing.parse(f"20x20/{subject}"))


def test_a_number_looks_as_its_deck_has_it(qapp):
    store = SpriteStore(None)
    pictures = [
        store.get(Drawing.parse(f"0x120/card/{deck}/7?letters=en&four=0&large=0"))
        for deck in ("dalmuti80", "career")
    ]
    assert bytes(pictures[0].constBits()) != bytes(pictures[1].constBits())
