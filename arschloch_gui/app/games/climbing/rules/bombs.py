"""`bomb`: four of a rank that beat everything."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    example_rank,
    example_ranks,
    has_trumps,
    ranks_in_play,
)
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _bomb(rules: Rules, ladder: Ladder) -> str:
    lines = {
        "none": "",
        "any": translate(
            "Rules",
            "Four or more of a rank are a bomb and beat anything, whatever its size: four {ranks} "
            "beat {one}. A bomb is beaten only by a higher bomb: more cards, or as many of "
            "a higher rank.",
        ),
        "aces_only": translate(
            "Rules",
            "Four or more of a rank are a bomb, but only against the highest rank: four "
            "{ranks} beat "
            "{highest}, however many there are. A bomb is beaten only by a higher bomb: more "
            "cards, or as many of a higher rank.",
        ),
    }
    bomb = fill(
        lines[rules.bomb],
        ranks=ranks_name(example_rank(rules, "9")),
        one=wanted(example_ranks(rules)[-1]),
        highest=ranks_name(ranks_in_play(rules)[-1]),
    )
    if not bomb or not has_trumps(rules):
        return bomb
    row = translate("Rules", "Four trumps in a row are a bomb, too.")
    return f"{bomb} {row}"


WORDS = RuleWords(
    options={
        "bomb": (
            QT_TRANSLATE_NOOP("Options", "Bombs"),
            QT_TRANSLATE_NOOP("Options", "Four of a rank that beat everything."),
        )
    },
    values={
        ("bomb", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("bomb", "any"): QT_TRANSLATE_NOOP("Options", "beat everything"),
        ("bomb", "aces_only"): QT_TRANSLATE_NOOP("Options", "beat only the highest rank"),
    },
    examples={
        ("bomb", ""): ((("9D", "9C", "9H", "9S"), "beats"), ((">S",), "")),
        ("bomb", "aces_only"): ((("9D", "9C", "9H", "9S"), "beats"), ((">D", ">S"), "")),
    },
    prose={"special": (_bomb,)},
    applied={
        "bomb": (
            QT_TRANSLATE_NOOP("Log", "Your bomb goes off!"),
            QT_TRANSLATE_NOOP("Log", "{name}’s bomb goes off!"),
        )
    },
    stamps={
        "bomb": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Bomb!"),
            grave=True,
            quakes=True,
            sound=Sound.THUD,
            effect="blast",
        )
    },
)
