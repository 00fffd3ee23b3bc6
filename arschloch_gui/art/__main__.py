"""`python -m arschloch_gui.art --out DIR`: contact sheets for looking at the artwork.

With `--prepare`, it draws the parts of pictures that are shipped with the game (`prepared.py`).
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from PIL import Image

from arschloch_gui import art
from arschloch_gui.art.prepared import prepare
from arschloch_gui.art.scenes import GAMES, draw_parts
from arschloch_gui.looks import BACKS, CLOTHS

GROUND = (31, 111, 104, 255)
COURTS = [rank + suit for suit in "SHDC" for rank in "KQNJ"]
SIGNS = (*art.INSIGNIA, *art.SPECIAL_INSIGNIA)


def contact(pictures: list[Image.Image], columns: int, gap: int = 10) -> Image.Image:
    """Return the pictures in rows on a ground in the cloth's colour."""
    wide = max(picture.width for picture in pictures) + gap
    high = max(picture.height for picture in pictures) + gap
    rows = math.ceil(len(pictures) / columns)
    sheet = Image.new("RGBA", (columns * wide + gap, rows * high + gap), GROUND)
    for i, picture in enumerate(pictures):
        place = (gap + i % columns * wide, gap + i // columns * high)
        sheet.alpha_composite(picture.convert("RGBA"), place)
    return sheet


def cards(
    names: list[str],
    height: int,
    columns: int,
    letters: str = "en",
    four: bool = False,
    large: bool = False,
    deck: str = "",
) -> Image.Image:
    """Return card faces in rows."""
    faces = [art.CardFace(name, letters, four, large, deck) for name in names]
    return contact([art.render_card(face, height) for face in faces], columns)


def fan(names: list[str], height: int, step: int, deck: str = "") -> Image.Image:
    """Return overlapping cards, as in a hand."""
    pictures = [art.render_card(art.CardFace(name, "de", deck=deck), height) for name in names]
    sheet = Image.new(
        "RGBA", (step * (len(names) - 1) + pictures[0].width + 40, height + 40), GROUND
    )
    for i, picture in enumerate(pictures):
        sheet.alpha_composite(picture, (20 + i * step, 20))
    return sheet


def portraits(size: int) -> list[Image.Image]:
    """Return the portraits of all people in every mood."""
    return [
        art.render_portrait(person, mood, size)
        for person in range(art.PORTRAITS)
        for mood in art.MOODS
    ]


def sheets() -> dict[str, Image.Image]:
    """Return every contact sheet by its file name."""
    return {**card_sheets(), **deck_sheets(), **table_sheets()}


def card_sheets() -> dict[str, Image.Image]:
    """Return the sheets of the 52 cards and the jokers, in several sizes and printings."""
    mixed = ["10S", "KH", "7D", "AC", "QC", "*R", "2S", "JD"]
    return {
        "deck": cards(list(art.CARDS), 324, 13),
        "deck-162": cards(list(art.CARDS), 162, 13, "de"),
        "courts": cards(COURTS, 520, 6),
        "specials": cards(["AS", "AH", "AD", "AC", "*R", "*B"], 520, 6),
        "small": cards(
            [*COURTS, "*R", "*B", *(r + s for s in "SHDC" for r in ("A", "10", "7", "2"))], 40, 14
        ),
        "four-colours": cards(
            [r + s for s in "SHDC" for r in ("A", "K", "10", "8", "7", "2")], 200, 6, "fr", True
        ),
        "large-index": cards(mixed, 324, 8, "de", False, True),
        "fan": fan(
            [r + s for s in "SH" for r in ("7", "8", "9", "10", "J", "Q", "K", "A")] + ["*R", "*B"],
            162,
            53,
        ),
        "back": contact(
            [art.render_back(height, key) for height in (420, 162, 40) for key in BACKS], 4
        ),
    }


def deck_sheets() -> dict[str, Image.Image]:
    """Return the sheets of cards that only special decks have: Tarot, numbers and own faces."""
    return {
        "tarot": cards(list(art.TAROT), 324, 10),
        "tarot-60": cards([*art.TAROT, "2D", "KD"], 60, 17, "de"),
        "tarot-large": cards(["T9", "T21", "EX", "NH", "1S"], 324, 5, "fr", False, True),
        "dalmuti": cards(list(art.NUMBERED["dalmuti80"]), 324, 7, deck="dalmuti80"),
        "career": cards(list(art.NUMBERED["career"]), 324, 7, deck="career"),
        "seigneur": cards(list(art.OWN_FACES["seigneur"]), 324, 11, deck="seigneur"),
        "seigneur-fan": fan(list(art.OWN_FACES["seigneur"])[:20], 162, 53, "seigneur"),
        "seigneur-large": cards(
            ["MJ", "PH", "DR", "KH", "QD", "10C", "AS"], 324, 7, "de", False, True, "seigneur"
        ),
        "big-a": cards(list(art.OWN_FACES["big_a"]), 324, 8, deck="big_a"),
        "a-cards": cards(["LA", "BA"], 520, 2, deck="big_a"),
        "numbers-60": contact(
            [
                art.render_card(art.CardFace(card, deck=deck), 60)
                for deck, names in art.OWN_FACES.items()
                for card in names
            ],
            13,
        ),
        "numbers-large": cards(["1", "7", "10", "12", "*"], 324, 5, large=True, deck="dalmuti80"),
    }


def table_sheets() -> dict[str, Image.Image]:
    """Return the sheets of people, signs, and everything around the cards."""
    signs = [art.render_insignia(key, size) for size in (256, 96, 48, 28) for key in SIGNS]
    return {
        "insignia": contact(signs[:10], 10),
        "insignia-small": contact(signs[10:], 10),
        "trophies": contact(
            [
                art.render_trophy(key, 128, earned=earned)
                for earned in (True, False)
                for key in art.TROPHIES
            ],
            10,
        ),
        "portraits": contact(portraits(128), 16),
        "portraits-64": contact(portraits(64), 16),
        "letters": lettering_sheet(),
        "icons": contact([art.render_icon(size) for size in (256, 128, 64, 48, 32, 24, 22, 16)], 8),
        "cloths": contact([art.render_cloth((1280, 800), key) for key in CLOTHS], 2),
        "scenes": contact([art.render_game_picture(key, (360, 220)) for key in (*GAMES, "?")], 5),
    }


LINES = (
    "Revolution! König!",
    "Trou du cul ! Ça va ?",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ÄÖÜÉÈÀÇÂÊÎÔÛËÏÙŒÆŌ",
    "0123456789 !?.,:’-–·()&",
)


def lettering_sheet() -> Image.Image:
    """Return sample lines in the game's own letters, with the logo."""
    lines = [art.render_letters(line, "#FBF7EC", 120) for line in LINES]
    return contact([art.render_logo("Arschloch", 200), *lines], 1)


def main() -> None:
    """Write the contact sheets into a folder, or the prepared parts into the package."""
    parser = argparse.ArgumentParser(prog="python -m arschloch_gui.art", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=Path, help="the folder to write to")
    what.add_argument("--prepare", action="store_true", help="draw what the game is shipped with")
    asked = parser.parse_args()
    if asked.prepare:
        prepare((key, draw_parts(key).together()) for key in GAMES)
        return
    out: Path = asked.out
    out.mkdir(parents=True, exist_ok=True)
    for name, sheet in sheets().items():
        sheet.save(out / f"{name}.png")


if __name__ == "__main__":
    main()
