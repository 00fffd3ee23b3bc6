"""Trophies: the objects on the shelf, each in a box from -1 to 1, standing on its lower edge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image, ImageOps

from arschloch_gui.art import trophy_deeds as deeds
from arschloch_gui.art import trophy_things as things
from arschloch_gui.art import village
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.insignia import check_size
from arschloch_gui.art.things import draw_thing

_ACCORDION, _BEER, _LANTERN, _OWL = 17, 18, 20, 21
"""Pictures of the village, by their number among the trumps."""
SHADOW, SHADOW_DARK, SHADOW_LIGHT = 0.6, "#6F6650", "#C4B99F"
"""Opacity and colours of a trophy that has not been earned."""


def _hour(number: int) -> Callable[[Canvas], None]:
    return village.HOURS[number - 1]


_DRAW: Mapping[str, Callable[[Canvas], None]] = MappingProxyType(
    {
        "first_round": _hour(_BEER),
        "first_crown": deeds.crown_on_cushion,
        "last_single": deeds.single_card,
        "never_passed": deeds.winged_boot,
        "head_start": deeds.rocket,
        "six_cards": _hour(_ACCORDION),
        "from_the_bottom": deeds.crowned_donkey,
        "great_fall": deeds.fallen_crown,
        "three_crowns": deeds.three_crowns,
        "safe_ten": things.umbrella,
        "all_places": things.die,
        "big_table": things.round_table,
        "bomb_on_ace": deeds.bomb,
        "revolution_paid": deeds.flag,
        "putsch": deeds.cannon,
        "clean_plate": partial(draw_thing, key="broom"),
        "match_won": partial(draw_thing, key="trophy"),
        "late_bloomer": things.snail,
        "ten_matches_won": things.chest,
        "twenty_rounds": things.hourglass,
        "strong_match": things.shield,
        "five_experts": _hour(_OWL),
        "every_level": things.ladder,
        "three_games_won": things.juggling,
        "every_game": things.globe,
        "ten_exercises": things.target,
        "ten_of_day": things.calendar,
        "hundred_rounds": things.slate,
        "ten_evenings": _hour(_LANTERN),
        "hundred_evenings": things.candles,
    }
)
TROPHIES: tuple[str, ...] = tuple(_DRAW)
"""The keys of all trophies, in the order of the shelf."""


def render_trophy(key: str, size: int, *, earned: bool = True) -> Image.Image:
    """Return a trophy as a square picture, or only its shadow if it has not been earned."""
    if key not in _DRAW:
        raise ValueError(f"There is no trophy called {key!r}.")
    check_size(size)
    sheet = Canvas((size, size), (2.2, 2.2))
    sheet.weight = max(0.75, min(1.1, 60 / size))
    with sheet.at(1.1, 1.17):
        _DRAW[key](sheet)
    picture = sheet.picture()
    if earned:
        return picture
    shadow = ImageOps.colorize(picture.convert("L"), black=SHADOW_DARK, white=SHADOW_LIGHT)
    shadow.putalpha(picture.getchannel("A").point(lambda alpha: round(SHADOW * alpha)))
    return shadow
