"""The part of the rules about the exchange (rules.md §1.6)."""

from __future__ import annotations

from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.tribute import usual_pairs


def exchange_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """Who gives what to whom; `offices` are the names from highest to lowest."""
    pairs = usual_pairs(rules, tuple(range(rules.players)))
    if rules.exchange == "none" or not pairs:
        return [translate("Rules", "No cards are exchanged.")]
    intro = translate(
        "Rules",
        "From the second round on, cards change hands after the deal, before anybody plays.",
    )
    lines = [_pair(rules, offices[pair.lower], offices[pair.upper], pair.count) for pair in pairs]
    return [intro, *lines, _returns(rules), _rest(rules, len(pairs))]


def _pair(rules: Rules, lower: str, upper: str, count: int) -> str:
    if rules.exchange == "best_for_worst":
        line = translate(
            "Rules",
            "The {lower} gives the {upper} the %n best card(s) and gets as many of the worst back.",
            None,
            count,
        )
    else:
        line = translate(
            "Rules",
            "The {lower} gives the {upper} the %n best card(s) and gets as many back.",
            None,
            count,
        )
    return fill(line, lower=lower, upper=upper)


def _returns(rules: Rules) -> str:
    if rules.exchange == "best_for_worst":
        return translate("Rules", "There is nothing to choose; it happens by itself.")
    return translate(
        "Rules",
        "Which cards go back is a free choice: it need not be the worst ones, and it may be a "
        "card that has just been received.",
    )


def _rest(rules: Rules, pairs: int) -> str:
    if 2 * pairs >= rules.players:
        return ""
    return translate("Rules", "All others keep their cards.")
