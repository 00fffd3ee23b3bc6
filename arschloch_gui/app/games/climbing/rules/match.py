"""The match as a whole: players, length, aim and going out."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import is_on, keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def _goal(rules: Rules, ladder: Ladder) -> str:
    return fill(
        translate(
            "Rules",
            "Get rid of your cards as fast as you can. The first player to run out becomes "
            "{highest}; the last one left with cards becomes {lowest}.",
        ),
        **ends(ladder),
    )


def _exceptions(rules: Rules, ladder: Ladder) -> str:
    if not any(is_on(rules, key) for key in ("last_card_penalty", "illegal_play_penalty")):
        return ""
    return translate("Rules", "There are exceptions, which are explained under “Going out”.")


def _stakes(rules: Rules, ladder: Ladder) -> str:
    if not keeps_positions(rules) or not pairs_of(rules):
        return ""
    return translate(
        "Rules", "Your position also decides whom you exchange cards with in the next round."
    )


def _row(rules: Rules, ladder: Ladder) -> str:
    names = listed([office.name for office in ladder])
    return fill(translate("Rules", "The positions from top to bottom: {offices}."), offices=names)


def _middle(rules: Rules, ladder: Ladder) -> str:
    # With up to five players, there is at most one middle position.
    if not rules.all_distinct or rules.players < 6:
        return ""
    return translate("Rules", "Each of the middle positions ranks above the next.")


def _length(rules: Rules, ladder: Ladder) -> str:
    if not rules.rounds:
        return translate("Rules", "You play as many rounds as you like.")
    return translate("Rules", "A match has %n round(s).", None, rules.rounds)


def _out(rules: Rules, ladder: Ladder) -> str:
    return translate(
        "Rules",
        "When you have no cards left, you are out. The others play on until only one player "
        "still has cards.",
    )


WORDS = RuleWords(
    prose={"goal": (_goal, _exceptions, _row, _middle, _stakes, _length), "out": (_out,)}
)
