"""Choices for the appearance of cards and table. To add a cloth or a back, add a line here.

Settings, the window and the drawings derive from these lists; the first entry of each is the
default. The drawings take a while to import, so the lists are here.
"""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.languages import QT_TRANSLATE_NOOP


class Cloth(NamedTuple):
    """A cloth: its name, its colours (normal, lit in the middle, in the corners), and its weave.

    All are dark enough for light text on them (4.5 : 1). The weaves are in `art.cloths`.
    """

    name: str
    colour: str
    light: str
    edge: str
    weave: str


class Back(NamedTuple):
    """A back: name, ground, fine line around it, shade of the medallion, pattern and medallion.

    The patterns and medallions are in `art.back`.
    """

    name: str
    ground: str
    thread: str
    shade: str
    pattern: str
    medallion: str


class Face(NamedTuple):
    """A printing of the faces: its name, a line of help, and how the cards are printed."""

    name: str
    help: str
    four_colours: bool
    large_index: bool


CLOTHS = {
    "petrol": Cloth(
        QT_TRANSLATE_NOOP("Looks", "Petrol blue"), "#14514F", "#1F6F68", "#0A2A2B", "linen"
    ),
    "wine": Cloth(QT_TRANSLATE_NOOP("Looks", "Wine red"), "#5C1A2B", "#7D2A3D", "#2A0B13", "twill"),
    "moss": Cloth(
        QT_TRANSLATE_NOOP("Looks", "Moss green"), "#2F4D24", "#41652F", "#15260F", "baize"
    ),
    "night": Cloth(
        QT_TRANSLATE_NOOP("Looks", "Night blue"), "#212F58", "#334579", "#0D142B", "herringbone"
    ),
}
BACKS = {
    "crowns": Back(
        QT_TRANSLATE_NOOP("Looks", "Crowns"),
        "#8C1D27", "#E9C98A", "#7C1822", "lattice", "crowned_ears",
    ),
    "bells": Back(
        QT_TRANSLATE_NOOP("Looks", "Bells"),
        "#1D3A24", "#B9CF93", "#17301D", "herringbone", "bell",
    ),
    "caps": Back(
        QT_TRANSLATE_NOOP("Looks", "Fools’ caps"),
        "#183059", "#C9D8EA", "#14284B", "lozenges", "cap",
    ),
    "hearts": Back(
        QT_TRANSLATE_NOOP("Looks", "Hearts"),
        "#241F22", "#E9DCC0", "#171416", "hearts", "heart",
    ),
}  # fmt: skip
FACES = {
    "plain": Face(QT_TRANSLATE_NOOP("Looks", "Plain"), "", False, False),
    "large": Face(
        QT_TRANSLATE_NOOP("Looks", "Large indices"),
        QT_TRANSLATE_NOOP("Looks", "Larger letters and numbers in the corners."), False, True,
    ),
    "four": Face(
        QT_TRANSLATE_NOOP("Looks", "Four colours"),
        QT_TRANSLATE_NOOP(
            "Looks", "Diamonds are blue and clubs teal, so no two suits look alike."
        ),
        True, False,
    ),
    "both": Face(
        QT_TRANSLATE_NOOP("Looks", "Both"),
        QT_TRANSLATE_NOOP("Looks", "Four colours and large indices."), True, True,
    ),
}  # fmt: skip
