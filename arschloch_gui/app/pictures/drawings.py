"""Picture addresses and how each kind of picture is drawn.

An address starts with a size in device pixels (0: natural size), followed by the subject:
`0x88/card/7D?letters=de&four=0&large=0`, `0x88/card/dalmuti80/7?…` (a bare number names its deck),
`0x88/back/bells`, `64x64/portrait/3/happy`, `40x40/insignia/crown`,
`84x84/trophy/putsch?earned=0`, `1280x800/cloth/wine`,
`32x32/icon`, `480x300/game/arschloch`, `96x72/sample?letters=de&four=1&large=0`,
`0x120/letters/4B-D6-4E-49-47?ink=B3202A` and `0x120/logo/41` (words are written as code points,
because they can contain characters with a meaning in addresses).

In QML, `theme/Art.qml` builds the subject and `controls/Drawn.qml` adds the size.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode, urlsplit

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from PIL import Image

USUAL_HEIGHT = 162
_ADDRESS = re.compile(r"(\d+)x(\d+)/(.+)")


class Drawing(Struct, frozen=True):
    """A requested picture: its address and its size in device pixels (0: its natural size)."""

    kind: str
    parts: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    width: int = 0
    height: int = 0

    @classmethod
    @lru_cache(maxsize=1024)
    def parse(cls, address: str) -> Drawing:
        """Return the drawing for an address. Raises `ValueError` if it has no size or subject."""
        parted = _ADDRESS.fullmatch(address)
        if parted is None:
            raise ValueError(f"There is no picture {address!r}.")
        width, height, subject = parted.groups()
        # A joker's code contains an asterisk, which Qt may percent-encode.
        url = urlsplit(subject.replace("%2A", "*").replace("%2a", "*"))
        kind, *parts = url.path.split("/")
        options = tuple(sorted(parse_qsl(url.query)))
        return cls(kind, tuple(parts), options, int(width), int(height))

    def address(self) -> str:
        """Return an address of this drawing."""
        subject = "/".join((self.kind, *self.parts))
        options = urlencode(self.options)
        return f"{self.width}x{self.height}/{subject}" + (f"?{options}" if options else "")

    def option(self, name: str, default: str = "") -> str:
        """Return the value of an option after the question mark."""
        return dict(self.options).get(name, default)


def draw(drawing: Drawing) -> Image.Image:
    """Draw the picture. Raises `ValueError` for an unknown kind."""
    if drawing.kind not in _DRAW:
        raise ValueError(f"There is no picture {drawing.kind!r}.")
    return _DRAW[drawing.kind](drawing)


# Pillow and the drawing code take a while to import, and the window should not wait for them.
def _card(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import CardFace, render_card

    *deck, card = drawing.parts
    face = CardFace(card, *_printing(drawing), "".join(deck))
    return render_card(face, _card_height(drawing))


def _printing(drawing: Drawing) -> tuple[str, bool, bool]:
    """Return the index letters, whether four colours are used, and whether the index is large."""
    four, large = drawing.option("four") == "1", drawing.option("large") == "1"
    return drawing.option("letters", "en"), four, large


def _sample(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import CardFace, render_sample

    return render_sample(CardFace("", *_printing(drawing)), (drawing.width, drawing.height))


def _back(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_back

    return render_back(_card_height(drawing), *drawing.parts)


def _portrait(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import PORTRAITS, render_portrait

    person, mood = drawing.parts
    return render_portrait(int(person) % PORTRAITS, mood, _side(drawing))


def _insignia(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_insignia

    return render_insignia(drawing.parts[0], _side(drawing))


def _trophy(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_trophy

    earned = drawing.option("earned", "1") == "1"
    return render_trophy(drawing.parts[0], _side(drawing), earned=earned)


def _light(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_light

    return render_light(_side(drawing))


def _cloth(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_cloth

    return render_cloth((drawing.width or 1280, drawing.height or 800), *drawing.parts)


def _icon(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_icon

    return render_icon(_side(drawing))


def _game(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_game_picture

    return render_game_picture(drawing.parts[0], (drawing.width or 480, drawing.height or 300))


def _letters(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_letters

    return render_letters(_word(drawing), "#" + drawing.option("ink", "1B1B1F"), drawing.height)


def _logo(drawing: Drawing) -> Image.Image:
    from arschloch_gui.art import render_logo

    return render_logo(_word(drawing), drawing.height)


def _word(drawing: Drawing) -> str:
    """Return the word that an address spells in code points."""
    return "".join(chr(int(point, 16)) for point in drawing.parts[0].split("-"))


def _card_height(drawing: Drawing) -> int:
    return drawing.height or round(drawing.width * 88 / 63) or USUAL_HEIGHT


def _side(drawing: Drawing) -> int:
    given = [side for side in (drawing.width, drawing.height) if side]
    return min(given, default=128)


_DRAW: dict[str, Callable[[Drawing], Image.Image]] = {
    "card": _card,
    "back": _back,
    "sample": _sample,
    "portrait": _portrait,
    "insignia": _insignia,
    "trophy": _trophy,
    "cloth": _cloth,
    "light": _light,
    "icon": _icon,
    "game": _game,
    "letters": _letters,
    "logo": _logo,
}


def companions_of(drawing: Drawing) -> list[Drawing]:
    """Return the cards that will be needed soon after this one, in drawing order.

    Empty for everything except cards.
    """
    if drawing.kind != "card":
        return []
    from arschloch_gui.art import companions

    *deck, card = drawing.parts
    return [replace(drawing, parts=(*deck, other)) for other in companions(card, "".join(deck))]
