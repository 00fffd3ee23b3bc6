"""The exchanging pairs and their card counts (`exchange`, `privileged`, `exchange_counts`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import is_on, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _intro(rules: Rules, ladder: Ladder) -> str:
    if keeps_positions(rules) and pairs_of(rules):
        return translate("Rules", "From the second round on, cards are exchanged after the deal.")
    if keeps_positions(rules) and is_on(rules, "pass_left"):
        return ""
    return translate("Rules", "No cards are exchanged.")


def _most_pairs(rules: Rules) -> int:
    return max(2, rules.players // 2)


WORDS = RuleWords(
    options={
        "exchange": (
            QT_TRANSLATE_NOOP("Options", "Exchange of cards"),
            QT_TRANSLATE_NOOP("Options", "Before each round except the first."),
        ),
        "privileged": (
            QT_TRANSLATE_NOOP("Options", "Pairs that exchange"),
            QT_TRANSLATE_NOOP(
                "Options", "Highest with lowest, second with second-lowest, and so on."
            ),
        ),
        "exchange_counts": (
            QT_TRANSLATE_NOOP("Options", "Cards exchanged"),
            QT_TRANSLATE_NOOP(
                "Options", "For each pair of players, starting with the highest and the lowest."
            ),
        ),
        "tribute_suits": (
            QT_TRANSLATE_NOOP("Options", "Suits in the exchange"),
            QT_TRANSLATE_NOOP(
                "Options", "Which of two cards of equal rank must be given away first."
            ),
        ),
    },
    values={
        ("exchange", "none"): QT_TRANSLATE_NOOP("Options", "no exchange"),
        ("privileged", "all"): QT_TRANSLATE_NOOP("Options", "everyone"),
        ("exchange_counts", "by_players"): QT_TRANSLATE_NOOP(
            "Options", "each pair exchanges one more card than the pair inside it"
        ),
        ("tribute_suits", "none"): QT_TRANSLATE_NOOP("Options", "ranked as in play"),
    },
    counted={"privileged": QT_TRANSLATE_NOOP("Options", "%n pair(s)")},
    most={"privileged": _most_pairs},
    problems={
        "too_many_privileged": QT_TRANSLATE_NOOP(
            "Problems", "“{option}” is too large for “{other}”: there are at most {most} pairs."
        )
    },
    prose={"exchange": (_intro,)},
)
