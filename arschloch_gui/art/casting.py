"""The sixteen people of the court, and the clothes of their suits."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.faces import Features
from arschloch_gui.art.palette import DEEP_RED, GOLD, GOLD_LIGHT, GREEN, INK, PETROL, RED


class Attire(Struct, frozen=True):
    """The colours and the weave of one suit's court."""

    robe: str
    weave: str
    thread: str
    lining: str
    jewel: str


class Person(Struct, frozen=True):
    """Appearance of one person of the court."""

    features: Features
    hair: str
    colour: str
    beard: str = "none"
    moustache: str = ""
    tilt: float = 0.0


SUITS: dict[str, Attire] = {
    "S": Attire(PETROL, "stars", GOLD_LIGHT, RED, RED),
    "H": Attire(RED, "scales", GOLD, PETROL, PETROL),
    "D": Attire(GOLD, "lozenges", DEEP_RED, RED, PETROL),
    "C": Attire(GREEN, "clover", GOLD_LIGHT, GOLD, RED),
}


PEOPLE: dict[str, Person] = {
    "KS": Person(
        Features("olive", "long", "hook", 0.19, INK, blush=False, turn=-0.6, iris="#3A2214"),
        "slick",
        "black",
        "long",
        "droop",
        -3,
    ),
    "KH": Person(
        Features("rosy", "round", "bulb", 0.16, "#A87A24", turn=0.3, iris="#2F6FA8"),
        "curls",
        "blond",
        "curly",
        "handlebar",
        3,
    ),
    "KD": Person(
        Features("tan", "square", "point", 0.17, "#8A3A14", turn=0.9, iris="#2E6B4F"),
        "pageboy",
        "ginger",
        "forked",
        "handlebar",
        -2,
    ),
    "KC": Person(
        Features(
            "rosy", "oval", "broad", 0.21, "#EFEBE0", wrinkles=True, turn=-0.3, iris="#2F6FA8"
        ),
        "long",
        "white",
        "full",
        "walrus",
        2,
    ),
    "QS": Person(
        Features(
            "pale",
            "heart",
            "long",
            0.10,
            INK,
            lashes=True,
            spot=True,
            lips="#A3202C",
            ears=False,
            turn=0.5,
            iris="#3F6B52",
        ),
        "bob",
        "black",
        tilt=-4,
    ),
    "QH": Person(
        Features(
            "rosy",
            "oval",
            "button",
            0.10,
            "#A87A24",
            lashes=True,
            lips="#C0303A",
            ears=False,
            turn=-0.5,
            iris="#2F6FA8",
        ),
        "long",
        "blond",
        tilt=4,
    ),
    "QD": Person(
        Features(
            "pale",
            "round",
            "button",
            0.10,
            "#8A3A14",
            lashes=True,
            freckles=True,
            lips="#C0404A",
            turn=0.6,
            iris="#2E6B4F",
        ),
        "rolls",
        "ginger",
        tilt=-3,
    ),
    "QC": Person(
        Features(
            "brown",
            "oval",
            "broad",
            0.12,
            INK,
            lashes=True,
            lips="#8E1F2C",
            ears=False,
            turn=-0.3,
            iris="#3A2214",
        ),
        "afro",
        "black",
        tilt=3,
    ),
    "JS": Person(
        Features("dark", "oval", "broad", 0.13, INK, turn=-0.7, iris="#3A2214"),
        "short",
        "black",
        "goatee",
        "pencil",
        3,
    ),
    "JH": Person(
        Features("pale", "heart", "button", 0.10, "#A87A24", turn=0.7, iris="#2F6FA8", ears=False),
        "pageboy",
        "blond",
        tilt=-4,
    ),
    "JD": Person(
        Features(
            "rosy", "long", "point", 0.12, "#8A3A14", freckles=True, turn=-0.9, iris="#2E6B4F"
        ),
        "spiky",
        "ginger",
        tilt=4,
    ),
    "JC": Person(
        Features("tan", "square", "long", 0.14, INK, turn=0.8, iris="#3A2214", ears=False),
        "curls",
        "brown",
        "none",
        "handlebar",
        -3,
    ),
    "NS": Person(
        Features("pale", "long", "point", 0.15, INK, turn=0.8, ears=False, iris="#3F6B52"),
        "pageboy",
        "black",
        "none",
        "pencil",
        -2,
    ),
    "NH": Person(
        Features("brown", "oval", "broad", 0.14, INK, turn=0.6, iris="#3A2214"),
        "short",
        "black",
        "full",
        "handlebar",
        2,
    ),
    "ND": Person(
        Features(
            "olive",
            "heart",
            "long",
            0.11,
            INK,
            lashes=True,
            lips="#A3303C",
            turn=0.8,
            ears=False,
            iris="#3A2214",
        ),
        "long",
        "chestnut",
        tilt=-3,
    ),
    "NC": Person(
        Features("rosy", "round", "bulb", 0.16, "#6D6D6C", wrinkles=True, turn=0.7),
        "tufts",
        "grey",
        "chops",
        "walrus",
        3,
    ),
}
