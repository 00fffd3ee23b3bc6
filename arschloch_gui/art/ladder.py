"""The thirteen rungs of a career, from the dishwasher up to the chairwoman."""

from __future__ import annotations

from arschloch_gui.art.faces import Features
from arschloch_gui.art.guests import Guest
from arschloch_gui.art.palette import GOLD, GREEN, INK, PAPER, PETROL, RED, SILVER, STRAW

BLUE, BROWN, BLACK = "#2F6FA8", "#3A2214", "#2E2D36"
SUIT, NAVY = "#4A4750", "#2C3E5C"

STAFF: tuple[tuple[Guest, str], ...] = (
    # The dishwasher.
    (
        Guest(
            Features("pale", "heart", "button", 0.11, "#8A3A14", freckles=True, turn=0.5,
                     iris="#2E6B4F"),
            "spiky", "ginger", "#BFD3D6", "#E9E2CF", PETROL, hat=("beanie", "#7E7A63", STRAW),
            collar="stripes",
        ),
        "plates",
    ),
    # The messenger.
    (
        Guest(
            Features("brown", "oval", "broad", 0.12, INK, turn=-0.5, iris=BROWN),
            "short", "black", "#E6CF9A", RED, GOLD, hat=("flat cap", RED, "#7C1822"),
            collar="hood",
        ),
        "letter",
    ),
    # The doorman.
    (
        Guest(
            Features("rosy", "square", "broad", 0.18, INK, turn=0.2, iris=BLUE),
            "slick", "black", "#C9A9A0", "#7C1822", GOLD, moustache="handlebar",
            hat=("top hat", "#7C1822", GOLD), collar="lapels",
        ),
        "bell",
    ),
    # The apprentice.
    (
        Guest(
            Features("pale", "oval", "point", 0.10, INK, lashes=True, lips="#B0405A", turn=0.4,
                     iris=BROWN),
            "ponytail", "blond", "#CBD6A8", "#5E7FA0", PAPER, collar="hood",
        ),
        "broom",
    ),
    # The waiter.
    (
        Guest(
            Features("olive", "long", "hook", 0.13, INK, turn=-0.6, iris=BROWN, blush=False),
            "slick", "black", "#D9C6B0", BLACK, RED, moustache="pencil", collar="bow",
        ),
        "coffee",
    ),
    # The cook.
    (
        Guest(
            Features("dark", "round", "broad", 0.13, INK, lashes=True, lips="#9E2433", turn=0.3,
                     ears=False, iris=BROWN),
            "none", "black", "#EBC9A0", PAPER, RED, hat=("chef", PAPER, "#B7AE97"),
            earrings=GOLD, collar="scarf",
        ),
        "cauldron",
    ),
    # The bookkeeper.
    (
        Guest(
            Features("pale", "long", "point", 0.13, "#6D6D6C", wrinkles=True, turn=0.4, iris=BLUE),
            "tufts", "brown", "#C8CDB4", "#7E7A63", GREEN, glasses="round", collar="bow",
        ),
        "coins",
    ),
    # The forewoman.
    (
        Guest(
            Features("tan", "square", "long", 0.14, INK, lashes=True, lips="#A3303C", turn=-0.4,
                     iris=BROWN),
            "braids", "brown", "#E3C08A", "#C8622A", PAPER, hat=("headscarf", "#1F6370", GOLD),
            collar="shirt",
        ),
        "spanner",
    ),
    # The engineer.
    (
        Guest(
            Features("olive", "oval", "button", 0.12, INK, turn=0.5, iris=BROWN),
            "curls", "black", "#B9CCD8", NAVY, PAPER, beard="goatee", glasses="square",
            collar="shirt",
        ),
        "gear",
    ),
    # The lawyer.
    (
        Guest(
            Features("brown", "heart", "long", 0.11, INK, lashes=True, lips="#8E1F2C", turn=-0.3,
                     ears=False, iris=BROWN),
            "bob", "black", "#D3BFD6", BLACK, PAPER, earrings=SILVER, collar="lapels",
        ),
        "scales",
    ),
    # The head of department.
    (
        Guest(
            Features("rosy", "round", "bulb", 0.16, "#A87A24", turn=0.3, iris=BLUE),
            "slick", "blond", "#C2CCD0", SUIT, RED, glasses="gold", collar="lapels",
        ),
        "telephone",
    ),
    # The director.
    (
        Guest(
            Features("olive", "long", "hook", 0.15, "#6D6D6C", wrinkles=True, turn=-0.4,
                     iris="#3F6B52"),
            "slick", "grey", "#D8C9A0", NAVY, GOLD, beard="full", moustache="droop",
            hat=("bowler", NAVY, SILVER), collar="lapels",
        ),
        "briefcase",
    ),
    # The chairwoman.
    (
        Guest(
            Features("pale", "oval", "point", 0.12, "#6D6D6C", lashes=True, wrinkles=True,
                     lips="#7B2046", spot=True, turn=0.3, ears=False, iris="#5B4A7A"),
            "bun", "white", "#E9C46A", "#5B2F73", GOLD, glasses="gold", earrings=GOLD,
            collar="beads",
        ),
        "trophy",
    ),
)  # fmt: skip
"""The people on the numbers 1 to 13, and the things in front of them."""
