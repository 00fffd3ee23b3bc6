"""`revolution`, `revolution_by_runs`: a large set turns the order of ranks upside down."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.games.climbing.in_play import has_trumps, ranks_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import OrderReversed
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event

_SIZES = {"four": 4, "five": 5, "six": 6}


def _revolution(rules: Rules, ladder: Ladder) -> str:
    size = _SIZES.get(rules.revolution)
    if size is None:
        return ""
    ranks = ranks_in_play(rules)
    turned = fill(
        translate(
            "Rules",
            "Revolution: whoever plays {size} or more of a rank turns the order upside down until "
            "the round ends. Then {weakest} are the strongest and {strongest} the weakest. The "
            "next such set turns everything back.",
        ),
        size=size,
        weakest=ranks_name(ranks[0]),
        strongest=ranks_name(ranks[-1]),
    )
    parts = [turned]
    if rules.revolution_by_runs:
        line = translate("Rules", "A run of {size} or more cards does the same.")
        parts.append(fill(line, size=size + 1))
    if not rules.jokers:
        parts.append(_of_trumps(rules))
    elif rules.joker == "jester":
        parts.append(translate("Rules", "Jesters by themselves are then the strongest of all."))
    else:
        parts.append(translate("Rules", "Jokers stay on top either way."))
    return " ".join(parts).strip()


def _of_trumps(rules: Rules) -> str:
    """What a revolution means for trumps; they can make one of four and no more."""
    if not has_trumps(rules):
        return ""
    turned = translate(
        "Rules",
        "Then low trumps beat high ones, too; but trumps still beat suit cards, and trumps 1 and "
        "21 may complete the set.",
    )
    if rules.revolution != "four":
        return turned
    row = translate("Rules", "Four trumps in a row do the same.")
    return f"{row} {turned}"


def _line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, OrderReversed)
    if event.reversed:
        return translate("Log", "Revolution! The weak ranks are the strong ones now.")
    return translate("Log", "Counter-revolution! The ranks stand as before.")


WORDS = RuleWords(
    options={
        "revolution": (
            QT_TRANSLATE_NOOP("Options", "Revolution"),
            QT_TRANSLATE_NOOP(
                "Options", "A large set turns the order of ranks upside down until the round ends."
            ),
        ),
        "revolution_by_runs": (
            QT_TRANSLATE_NOOP("Options", "Runs make a revolution, too"),
            QT_TRANSLATE_NOOP("Options", "A run needs one card more than a set."),
        ),
    },
    values={
        ("revolution", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("revolution", "four"): QT_TRANSLATE_NOOP("Options", "by four of a rank"),
        ("revolution", "five"): QT_TRANSLATE_NOOP("Options", "by five of a rank"),
        ("revolution", "six"): QT_TRANSLATE_NOOP("Options", "by six of a rank"),
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
            "“{option}” needs {size} cards of a rank. Raise “{other}” or ask for fewer cards.",
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
