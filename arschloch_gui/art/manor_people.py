"""The twelve people of the manor, and the clothes of their houses."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.faces import Features
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, SILVER


class Livery(Struct, frozen=True):
    """The clothes of a suit's house, and the wall behind it."""

    cloth: str
    trim: str
    waistcoat: str
    wall: str
    damask: str


class ManorPerson(Struct, frozen=True):
    """Appearance of one person of the manor."""

    face: Features
    hair: str
    moustache: str = ""
    tilt: float = 0.0


HOUSES: dict[str, Livery] = {
    "C": Livery("#0B7A70", GOLD_LIGHT, "#F0E2B8", "#DCEBE2", "#BFDACD"),
    "D": Livery("#2A5FB0", GOLD, "#E8EDF4", "#DFE7F1", "#C3D1E4"),
    "H": Livery("#A82332", GOLD, "#F2DDB4", "#F6E3D6", "#EAC9B8"),
    "S": Livery("#34323E", SILVER, "#C9B1D6", "#E9E4DA", "#D3CBBB"),
}
_BROWN = "#3A2214"
PEOPLE: dict[str, ManorPerson] = {
    "KC": ManorPerson(
        Features("tan", "oval", "point", 0.14, "#3A2214", turn=0.4, ears=False, iris=_BROWN),
        "chestnut", "pencil", -2,
    ),
    "KD": ManorPerson(
        Features("pale", "long", "hook", 0.15, "#8F8F8C", turn=-0.5, ears=False, iris="#2F6FA8",
                 wrinkles=True),
        "white", "", 3,
    ),
    "KH": ManorPerson(
        Features("rosy", "round", "bulb", 0.16, "#3A2214", turn=0.3, ears=False, iris="#2E6B4F"),
        "ginger", "handlebar", -3,
    ),
    "KS": ManorPerson(
        Features("dark", "square", "broad", 0.17, INK, turn=-0.3, ears=False, iris=_BROWN,
                 blush=False),
        "black", "pencil", 2,
    ),
    "QC": ManorPerson(
        Features("dark", "oval", "broad", 0.11, INK, lashes=True, lips="#8E1F2C", ears=False,
                 turn=-0.4, iris=_BROWN),
        "brown", tilt=3,
    ),
    "QD": ManorPerson(
        Features("rosy", "heart", "button", 0.10, "#8A3A14", lashes=True, freckles=True,
                 lips="#C0404A", ears=False, turn=0.5, iris="#2F6FA8"),
        "ginger", tilt=-3,
    ),
    "QH": ManorPerson(
        Features("pale", "round", "long", 0.10, "#6D6D6C", lashes=True, spot=True, lips="#C0303A",
                 ears=False, turn=-0.5, iris="#3F6B52"),
        "white", tilt=4,
    ),
    "QS": ManorPerson(
        Features("olive", "oval", "long", 0.11, INK, lashes=True, lips="#A3202C", ears=False,
                 turn=0.4, iris=_BROWN),
        "plum", tilt=-2,
    ),
    "JC": ManorPerson(
        Features("pale", "heart", "point", 0.11, "#8A3A14", freckles=True, turn=0.8, ears=False,
                 iris="#2E6B4F"),
        "ginger", tilt=-3,
    ),
    "JD": ManorPerson(
        Features("brown", "long", "long", 0.13, INK, turn=-0.8, ears=False, iris=_BROWN),
        "grey", tilt=3,
    ),
    "JH": ManorPerson(
        Features("tan", "square", "broad", 0.15, INK, turn=0.6, ears=False, iris=_BROWN),
        "black", "handlebar", -2,
    ),
    "JS": ManorPerson(
        Features("rosy", "round", "button", 0.11, "#A87A24", turn=-0.7, ears=False,
                 iris="#2F6FA8"),
        "blond", tilt=4,
    ),
}  # fmt: skip
