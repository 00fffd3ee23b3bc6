"""How many cards may be led together (`max_set`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import largest_set
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _lead(rules: Rules, ladder: Ladder) -> str:
    """How many cards may be led; nothing the deck could not serve is promised."""
    most, with_jokers = largest_set(rules)
    if rules.max_set and rules.max_set < with_jokers:
        return translate(
            "Rules",
            "Whoever leads plays one card or several of the same rank, up to %n.",
            None,
            rules.max_set,
        )
    if rules.deck in NUMBER_DECKS:
        return translate(
            "Rules",
            "Whoever leads plays one card or several of the same number, as many as you like.",
        )
    if most > 4:
        return translate(
            "Rules",
            "Whoever leads plays one card or several of the same rank: a single, a pair, three, "
            "four and more, up to %n.",
            None,
            with_jokers,
        )
    usual = translate(
        "Rules",
        "Whoever leads plays one card or several of the same rank: a single, a pair, three or "
        "four.",
    )
    if with_jokers == most:
        return usual
    more = translate("Rules", "With jokers there can be %n of them.", None, with_jokers)
    return f"{usual} {more}"


def _largest_offered(rules: Rules) -> int:
    """More would be a long list, and nobody has them."""
    return 8


WORDS = RuleWords(
    options={
        "max_set": (
            QT_TRANSLATE_NOOP("Options", "Largest set"),
            QT_TRANSLATE_NOOP("Options", "How many equal cards may be played together."),
        )
    },
    values={("max_set", "0"): QT_TRANSLATE_NOOP("Options", "all of a rank")},
    counted={"max_set": QT_TRANSLATE_NOOP("Options", "%n card(s)")},
    most={"max_set": _largest_offered},
    refusals={
        "set_too_large": QT_TRANSLATE_NOOP(
            "Refusals", "No more than %n card(s) may be played together."
        )
    },
    prose={"trick": (_lead,)},
)
