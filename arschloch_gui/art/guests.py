"""Appearance of the sixteen computer players, as data."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.faces import Features
from arschloch_gui.art.palette import GOLD, GREEN, INK, PAPER, PETROL, RED, STRAW


class Guest(Struct, frozen=True):
    """Appearance of one person at the table."""

    face: Features
    hair: str
    colour: str
    ground: str
    coat: str
    trim: str
    beard: str = "none"
    moustache: str = ""
    hat: tuple[str, str, str] | None = None
    glasses: str = ""
    earrings: str = ""
    collar: str = "round"
    low: float = 0.0
    scale: float = 1.0


# In the order of the names in `app/table/personas.py`: change both together.
GUESTS: tuple[Guest, ...] = (
    # Anna
    Guest(
        Features(
            "pale",
            "heart",
            "button",
            0.10,
            "#8A3A14",
            lashes=True,
            freckles=True,
            lips="#C0404A",
            turn=0.4,
            iris="#2E6B4F",
        ),
        "braids",
        "ginger",
        "#E6B566",
        GREEN,
        PAPER,
        hat=("ribbon", PETROL, GOLD),
        collar="round",
    ),
    # Malik
    Guest(
        Features("brown", "long", "hook", 0.15, INK, turn=-0.6, iris="#3A2214", blush=False),
        "short",
        "black",
        "#7F9DB5",
        "#2E2D36",
        RED,
        beard="chops",
        hat=("top hat", "#2E2D36", RED),
        glasses="monocle",
        collar="bow",
    ),
    # Cleo
    Guest(
        Features(
            "pale",
            "oval",
            "point",
            0.11,
            INK,
            lashes=True,
            lips="#7B2046",
            spot=True,
            turn=-0.5,
            ears=False,
            iris="#5B4A7A",
            blush=False,
        ),
        "bob",
        "black",
        "#C9838E",
        "#22222A",
        RED,
        hat=("beret", "#B3202A", "#7C1822"),
        collar="stripes",
    ),
    # Jonas
    Guest(
        Features(
            "rosy", "oval", "button", 0.12, "#A87A24", freckles=True, turn=0.2, iris="#2F6FA8"
        ),
        "curls",
        "blond",
        "#6FA0A0",
        RED,
        PAPER,
        hat=("beanie", PETROL, GOLD),
        collar="stripes",
    ),
    # Yuki
    Guest(
        Features(
            "pale",
            "oval",
            "button",
            0.12,
            INK,
            lashes=True,
            lips="#B0405A",
            turn=-0.3,
            iris="#3A2214",
        ),
        "spiky",
        "plum",
        "#A9C4C0",
        "#3B3A44",
        "#C9D1D3",
        collar="hood",
    ),
    # Bruno
    Guest(
        Features("tan", "square", "long", 0.19, INK, turn=0.5, iris="#3A2214"),
        "slick",
        "black",
        "#C0564A",
        "#E9E2CF",
        RED,
        moustache="handlebar",
        hat=("chef", PAPER, "#B7AE97"),
        collar="scarf",
    ),
    # Fatou
    Guest(
        Features(
            "brown",
            "round",
            "broad",
            0.12,
            INK,
            lashes=True,
            lips="#9E2433",
            turn=0.3,
            ears=False,
            iris="#3A2214",
        ),
        "afro",
        "black",
        "#E08A5B",
        "#B8323A",
        GOLD,
        earrings=GOLD,
        collar="beads",
        scale=0.92,
        low=0.12,
    ),
    # Emil
    Guest(
        Features("rosy", "round", "bulb", 0.17, "#6D6D6C", wrinkles=True, iris="#2F6FA8"),
        "tufts",
        "grey",
        "#8FB3A4",
        "#5B4636",
        GOLD,
        moustache="walrus",
        collar="lapels",
    ),
    # Noor
    Guest(
        Features(
            "olive",
            "oval",
            "long",
            0.13,
            INK,
            lashes=True,
            lips="#A3303C",
            ears=False,
            iris="#3A2214",
        ),
        "none",
        "black",
        "#D8C48E",
        PETROL,
        GOLD,
        hat=("hijab", "#3D7A86", "#2A5963"),
        collar="none",
    ),
    # Gaston
    Guest(
        Features("pale", "square", "long", 0.15, "#A87A24", turn=-0.4, iris="#2F6FA8"),
        "none",
        "blond",
        "#C7B27A",
        "#41658A",
        PAPER,
        moustache="droop",
        hat=("flat cap", "#6E6A58", "#4F4C3E"),
        collar="scarf",
    ),
    # Ines
    Guest(
        Features(
            "tan",
            "heart",
            "button",
            0.11,
            "#3A2214",
            lashes=True,
            lips="#C0444E",
            turn=0.6,
            iris="#4C7A4A",
        ),
        "ponytail",
        "brown",
        "#A3B77A",
        "#D9A441",
        PETROL,
        glasses="square",
        collar="shirt",
    ),
    # Radek
    Guest(
        Features("rosy", "square", "broad", 0.18, "#8A3A14", turn=0.3, iris="#2F6FA8"),
        "curls",
        "ginger",
        "#7FA36B",
        "#7A4B2A",
        STRAW,
        beard="full",
        moustache="droop",
        collar="shirt",
    ),
    # Lotte
    Guest(
        Features(
            "rosy",
            "round",
            "bulb",
            0.13,
            "#A87A24",
            wrinkles=True,
            lips="#B8545A",
            lashes=True,
            ears=False,
            turn=0.3,
            iris="#2F6FA8",
        ),
        "none",
        "blond",
        "#88A9C4",
        "#8A5A3A",
        PAPER,
        hat=("headscarf", "#B3202A", PAPER),
        collar="round",
    ),
    # Kofi
    Guest(
        Features("dark", "oval", "broad", 0.13, INK, turn=-0.4, iris="#3A2214"),
        "short",
        "black",
        "#D9A441",
        PETROL,
        PAPER,
        beard="goatee",
        glasses="gold",
        collar="shirt",
    ),
    # Mei
    Guest(
        Features(
            "pale",
            "round",
            "button",
            0.10,
            "#6D6D6C",
            lashes=True,
            wrinkles=True,
            lips="#B8545A",
            ears=False,
            iris="#3A2214",
        ),
        "bun",
        "white",
        "#B98AA0",
        "#6C5A7E",
        PAPER,
        glasses="round",
        earrings=GOLD,
        collar="lace",
    ),
    # Omar
    Guest(
        Features("brown", "long", "long", 0.17, INK, iris="#3A2214", ears=False),
        "none",
        "black",
        "#D8A24E",
        "#EADFC6",
        GREEN,
        beard="full",
        moustache="handlebar",
        hat=("turban", "#C46A2B", GOLD),
        collar="shirt",
    ),
)
