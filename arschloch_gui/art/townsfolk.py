"""The Great Dalmuti's faces: the twelve of a small town, from the mayor to the farmhand."""

from __future__ import annotations

from arschloch_gui.art.faces import Features
from arschloch_gui.art.guests import Guest
from arschloch_gui.art.palette import GOLD, GREEN, INK, PAPER, PETROL, RED, STRAW

BLUE, BROWN, GINGER, BLACK = "#2F6FA8", "#3A2214", "#8A3A14", "#2E2D36"

TOWNSFOLK: tuple[tuple[Guest, str], ...] = (
    # The mayor, with a chain.
    (
        Guest(
            Features("rosy", "round", "bulb", 0.17, "#6D6D6C", turn=0.2, iris=BLUE),
            "slick", "grey", "#E9C46A", BLACK, RED, beard="chops", moustache="handlebar",
            hat=("top hat", BLACK, GOLD), collar="lapels",
        ),
        "chain",
    ),
    # The judge, with scales.
    (
        Guest(
            Features("brown", "long", "long", 0.11, INK, lashes=True, lips="#9E2433", turn=-0.3,
                     ears=False, iris=BROWN),
            "rolls", "white", "#D9B6A0", "#8C1D27", PAPER, glasses="gold", collar="lace",
        ),
        "scales",
    ),
    # The doctor, with a bottle.
    (
        Guest(
            Features("olive", "oval", "hook", 0.14, INK, turn=0.5, iris=BROWN),
            "short", "black", "#BFD3C8", "#E9E2CF", PETROL, beard="goatee", moustache="pencil",
            hat=("bowler", "#41414C", PETROL), glasses="round", collar="bow",
        ),
        "bottle",
    ),
    # The schoolmistress, with a book.
    (
        Guest(
            Features("pale", "heart", "point", 0.11, "#3A2214", lashes=True, lips="#B8545A",
                     freckles=True, turn=-0.4, iris="#2E6B4F"),
            "bun", "chestnut", "#D8C48E", PETROL, PAPER, glasses="square", collar="round",
        ),
        "book",
    ),
    # The watchmaker, with a watch.
    (
        Guest(
            Features("pale", "long", "long", 0.15, "#6D6D6C", wrinkles=True, turn=0.3, iris=BLUE),
            "tufts", "white", "#C9B7A2", "#6B4226", GOLD, moustache="walrus", glasses="monocle",
            collar="lapels",
        ),
        "watch",
    ),
    # The innkeeper, with a mug.
    (
        Guest(
            Features("rosy", "round", "button", 0.13, "#8A3A14", lashes=True, lips="#C0404A",
                     turn=0.4, iris="#2E6B4F"),
            "braids", "ginger", "#E3B08A", GREEN, PAPER, hat=("ribbon", RED, GOLD),
            collar="scarf",
        ),
        "beer",
    ),
    # The baker, with a pretzel.
    (
        Guest(
            Features("tan", "square", "broad", 0.16, INK, turn=-0.4, iris=BROWN),
            "short", "brown", "#EBD2A6", "#F4E9CD", "#B5702E", moustache="droop",
            hat=("chef", PAPER, "#B7AE97"), collar="scarf",
        ),
        "pretzel",
    ),
    # The smith, with a horseshoe.
    (
        Guest(
            Features("rosy", "square", "bulb", 0.21, INK, turn=0.3, iris=BLUE),
            "none", "black", "#C99A7C", "#5B4636", "#3A2A1E", beard="forked", moustache="walrus",
            collar="shirt",
        ),
        "horseshoe",
    ),
    # The ferryman, with an anchor.
    (
        Guest(
            Features("dark", "oval", "broad", 0.13, INK, turn=-0.5, iris=BROWN),
            "short", "grey", "#A9C4C8", PETROL, PAPER, beard="full", moustache="handlebar",
            hat=("beanie", "#24475E", PAPER), collar="stripes",
        ),
        "anchor",
    ),
    # The fishwife, with a fish.
    (
        Guest(
            Features("rosy", "oval", "long", 0.15, "#6D6D6C", lashes=True, wrinkles=True,
                     lips="#B8545A", turn=0.5, ears=False, iris=BLUE),
            "none", "grey", "#9FBAB0", "#7E7A63", STRAW, hat=("headscarf", "#3D7A86", PAPER),
            collar="round",
        ),
        "fish",
    ),
    # The chimney sweep, with a broom.
    (
        Guest(
            Features("tan", "heart", "button", 0.13, INK, freckles=True, turn=-0.3, iris=BROWN),
            "spiky", "black", "#B9B3A6", "#3B3A44", RED, hat=("top hat", "#35343C", "#35343C"),
            collar="scarf",
        ),
        "broom",
    ),
    # The farmhand, with a goose.
    (
        Guest(
            Features("rosy", "long", "bulb", 0.12, GINGER, freckles=True, turn=0.6, iris=BLUE),
            "pageboy", "blond", "#BFC98F", "#8A6B4A", STRAW, hat=("straw hat", "#DDBF6E", GREEN),
            collar="shirt",
        ),
        "goose",
    ),
)  # fmt: skip
"""The people on the numbers 1 to 12, and the things in front of them."""
