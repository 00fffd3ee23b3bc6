"""Wording of The Big A and the Little A."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.games.big_a.about import ABOUT
from arschloch_gui.app.games.big_a.prose import rules_parts
from arschloch_gui.app.wording.game_words import RefusalWording, Texts, Words
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP
from arschloch_gui.engine.big_a.rules import Rules

_PRESETS: Texts = {
    "grossundklein": (
        QT_TRANSLATE_NOOP("Games", "The Big A and the Little A"),
        QT_TRANSLATE_NOOP(
            "Games",
            "Each of the first two tricks comes with an A card that nobody wants. "
            "The cards left in your hand count against you: get rid of the A cards, "
            "and keep low cards for the end.",
        ),
    ),
}
_OPTIONS: Texts = {
    "match_rounds": (
        QT_TRANSLATE_NOOP("Options", "Rounds"),
        QT_TRANSLATE_NOOP("Options", "How many rounds a match lasts."),
    ),
    "match_points": (
        QT_TRANSLATE_NOOP("Options", "Points that end the match"),
        QT_TRANSLATE_NOOP("Options", "Once someone reaches this many, the lowest total wins."),
    ),
    "laps": (
        QT_TRANSLATE_NOOP("Options", "How long a trick lasts"),
        QT_TRANSLATE_NOOP(
            "Options", "Once round the table, or until everyone else has passed in turn."
        ),
    ),
}
_VALUES: Mapping[tuple[str, str], str] = {
    ("match_points", "none"): QT_TRANSLATE_NOOP("Options", "none"),
    ("match_points", "100"): QT_TRANSLATE_NOOP("Options", "100 points"),
    ("match_points", "200"): QT_TRANSLATE_NOOP("Options", "200 points"),
    ("laps", "one"): QT_TRANSLATE_NOOP("Options", "one turn each"),
    ("laps", "until_pass"): QT_TRANSLATE_NOOP("Options", "until everyone else passes"),
}
_COUNTED: Mapping[str, str] = {"match_rounds": QT_TRANSLATE_NOOP("Options", "%n round(s)")}

_REFUSALS: Mapping[str, RefusalWording] = {
    "a_only_led_alone": QT_TRANSLATE_NOOP(
        "Refusals", "An A card can only be led, and only by itself."
    ),
    "a_trick_no_passing": QT_TRANSLATE_NOOP(
        "Refusals", "You can’t pass in an A trick: play any one card."
    ),
    "a_trick_one_card": QT_TRANSLATE_NOOP(
        "Refusals", "In an A trick, everyone plays exactly one card."
    ),
    "jokers_alone": QT_TRANSLATE_NOOP(
        "Refusals", "Several jokers need a number card with them; otherwise play just one."
    ),
    "joker_is_the_set": QT_TRANSLATE_NOOP(
        "Refusals", "A joker counts as one of the number cards it is played with."
    ),
    "nothing_beats_a_joker": QT_TRANSLATE_NOOP("Refusals", "Nothing beats a joker."),
}

WORDS: Words[Rules] = Words(
    presets=_PRESETS,
    taglines={"grossundklein": QT_TRANSLATE_NOOP("Games", "Avoid both A cards")},
    rules_parts=rules_parts,
    about=ABOUT,
    lengths=(3, 5, 10, 20),
    options=_OPTIONS,
    values=_VALUES,
    counted=_COUNTED,
    refusals=_REFUSALS,
)
