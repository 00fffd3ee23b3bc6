"""`revolution`, `revolution_by_runs`: a large set reverses the order of the ranks."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.in_play import (
    has_revolution,
    has_trumps,
    joker_is,
    largest_played,
    ranks_in_play,
    revolution_size,
)
from arschloch_gui.app.games.climbing.jesters import several_jesters
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import OrderReversed
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event


def _revolution(rules: Rules, ladder: Ladder) -> list[str]:
    if not has_revolution(rules):
        return []
    size = revolution_size(rules)
    found = [_reversing(rules, size), _reversed(rules)]
    if rules.revolution_by_runs and largest_played(rules) >= size:
        line = translate("Rules", "A run of %n or more cards has the same effect.", None, size + 1)
        found.append(line)
    if joker_is(rules, "jester"):
        line = translate("Rules", "By themselves, {jesters} are then the strongest of all.")
        found.append(fill(line, jesters=several_jesters(rules)))
    elif joker_is(rules, "high") or joker_is(rules, "trump"):
        found.append(translate("Rules", "Jokers stay on top either way."))
    return [" ".join(found), *_of_trumps(rules)]


def _reversing(rules: Rules, size: int) -> str:
    if largest_played(rules) < size:
        return translate(
            "Rules",
            "Revolution: a run of %n or more cards reverses the order of the ranks until the "
            "round ends.",
            None,
            size + 1,
        )
    if largest_played(rules) == size:
        return translate(
            "Rules",
            "Revolution: %n cards of the same rank, played together, reverse the order of the "
            "ranks until the round ends.",
            None,
            size,
        )
    return translate(
        "Rules",
        "Revolution: %n or more cards of the same rank, played together, reverse the order of "
        "the ranks until the round ends.",
        None,
        size,
    )


def _reversed(rules: Rules) -> str:
    ranks = ranks_in_play(rules)
    return fill(
        translate(
            "Rules",
            "Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next "
            "revolution restores the order.",
        ),
        weakest=ranks_name(ranks[0]),
        strongest=ranks_name(ranks[-1]),
    )


def _of_trumps(rules: Rules) -> list[str]:
    """Describe the effect of a revolution on trumps.

    Trumps themselves can only make a revolution of four cards.
    """
    if not has_trumps(rules):
        return []
    turned = translate(
        "Rules",
        "After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 "
        "and 21 may be part of the revolution.",
    )
    if rules.revolution != "four":
        return [turned]
    row = translate("Rules", "Four consecutive trumps make a revolution, too.")
    return [f"{row} {turned}"]


def _line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, OrderReversed)
    if event.reversed:
        return translate("Log", "Revolution! Weak cards are now the strong ones.")
    return translate("Log", "Counter-revolution! The usual order of cards is back.")


WORDS = RuleWords(
    options={
        "revolution": (
            QT_TRANSLATE_NOOP("Options", "Revolution"),
            QT_TRANSLATE_NOOP(
                "Options", "A large set reverses the order of the ranks until the round ends."
            ),
        ),
        "revolution_by_runs": (
            QT_TRANSLATE_NOOP("Options", "Runs also make a revolution"),
            QT_TRANSLATE_NOOP("Options", "A run needs one more card than a set."),
        ),
    },
    values={
        ("revolution", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("revolution", "four"): QT_TRANSLATE_NOOP("Options", "by four of a kind"),
        ("revolution", "five"): QT_TRANSLATE_NOOP("Options", "by five of a kind"),
        ("revolution", "six"): QT_TRANSLATE_NOOP("Options", "by six of a kind"),
    },
    examples={
        ("revolution", ""): (
            (("9D", "9C", "9H", "9S"), "turns"),
            (("<D",), "beats"),
            ((">S",), ""),
        ),
        ("revolution_by_runs", ""): (
            (("9D", "10D", "JD", "QD", "KD"), "turns"),
            (("<D",), "beats"),
            ((">S",), ""),
        ),
    },
    problems={
        "revolution_needs_decks": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” needs {size} cards of the same rank. Raise “{other}” or "
            "require fewer cards.",
        )
    },
    prose={"special": (_revolution,)},
    lines={OrderReversed: _line},
    stamps={
        "revolution": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Revolution!"), grave=True, sound=None, effect="turn"
        ),
        "counter_revolution": Stamp(
            QT_TRANSLATE_NOOP("Moment", "Counter-revolution!"), sound=None, effect="turn"
        ),
    },
)
