"""The rules of a match as prose, made from the options that are on.

A newcomer reads it from the top; F1 opens it at the part that matters. Every option value has
its sentence, and a rule that is off is not mentioned.
"""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.rules_beginning import (
    cards_paragraphs,
    deal_paragraphs,
    lead_paragraphs,
)
from arschloch_gui.app.wording.rules_ending import going_out_paragraphs, offices_paragraphs
from arschloch_gui.app.wording.rules_exchange import exchange_paragraphs, putsch_paragraphs
from arschloch_gui.app.wording.rules_special import (
    low_is_strong,
    runs_paragraph,
    special_paragraphs,
)
from arschloch_gui.app.wording.titles import effective_set, title_ladder
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def rules_parts(rules: Rules, *, titles_wish: str = "", mild: bool = False) -> tuple[Part, ...]:
    """The parts with their keys. Titles are the game's own unless wished otherwise.

    As in the game itself, an option that means nothing beside the others is at its default here.
    """
    rules = rules.in_force()
    offices = title_ladder(
        effective_set(rules.titles, titles_wish, mild), rules.players, distinct=rules.all_distinct
    )
    parts = (
        Part(key, heading, tuple(p for p in paragraphs if p))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "What it is about"), _goal(rules, offices)),
            ("cards", translate("Rules", "The cards"), cards_paragraphs(rules)),
            ("deal", translate("Rules", "Dealing"), deal_paragraphs(rules, offices)),
            ("lead", translate("Rules", "Who begins"), lead_paragraphs(rules, offices)),
            ("trick", translate("Rules", "Playing a trick"), _trick(rules, offices)),
            ("special", translate("Rules", "Special cards"), special_paragraphs(rules)),
            ("pass", translate("Rules", "Passing"), _passing(rules)),
            ("out", translate("Rules", "Going out"), going_out_paragraphs(rules, offices)),
            (
                "offices",
                translate("Rules", "Offices and points"),
                offices_paragraphs(rules, offices),
            ),
            ("exchange", translate("Rules", "The exchange"), exchange_paragraphs(rules, offices)),
            ("putsch", translate("Rules", "The putsch"), putsch_paragraphs(rules, offices)),
        )
    )
    return tuple(part for part in parts if part.paragraphs)


def _goal(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    goal = fill(
        translate(
            "Rules",
            "Get rid of your cards. Whoever is out first becomes {highest}; whoever is left with "
            "cards at the end becomes {lowest}, and pays for it in the next round.",
        ),
        highest=offices[0],
        lowest=offices[-1],
    )
    if not rules.rounds:
        return [goal, translate("Rules", "You play as many rounds as you like.")]
    length = translate("Rules", "A match has %n round(s).", None, rules.rounds)
    return [goal, length]


def _trick(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    if rules.max_set == 1:
        lead = translate("Rules", "Whoever leads plays a single card.")
    elif rules.max_set:
        lead = translate(
            "Rules",
            "Whoever leads plays one card or several of the same rank, up to %n.",
            None,
            rules.max_set,
        )
    else:
        lead = translate(
            "Rules",
            "Whoever leads plays one card or several of the same rank: a single, a pair, three or "
            "four.",
        )
    if rules.deck in NUMBER_DECKS and not rules.max_set:
        lead = translate(
            "Rules",
            "Whoever leads plays one card or several of the same number, as many as you like.",
        )
    lines = {
        "higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards of a higher rank, "
            "or passes. A pair can only be beaten by a higher pair.",
        ),
        "equal_or_higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards of an equal or "
            "higher rank, or passes. A pair can only be answered by a pair.",
        ),
    }
    if low_is_strong(rules):
        lines = _low_lines()
    return [lead, lines[rules.beat], _lowest_may_equal(rules, offices), runs_paragraph(rules)]


def _low_lines() -> dict[str, str]:
    return {
        "higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards with a lower "
            "number, or passes. A pair can only be beaten by a lower pair.",
        ),
        "equal_or_higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards with an equal or "
            "lower number, or passes. A pair can only be answered by a pair.",
        ),
    }


def _lowest_may_equal(rules: Rules, offices: tuple[str, ...]) -> str:
    if not rules.lowest_office_may_equal:
        return ""
    return fill(
        translate("Rules", "Only the {lowest} of the last round may also play an equal rank."),
        lowest=offices[-1],
    )


def _passing(rules: Rules) -> list[str]:
    end = translate(
        "Rules",
        "When all others have passed, whoever played last takes the trick. Its cards leave the "
        "round, and the taker leads the next one.",
    )
    lines = {
        "out": translate(
            "Rules",
            "You may pass even if you could play. Then you are out of this trick and wait for the "
            "next one.",
        ),
        "rejoin": translate(
            "Rules",
            "You may pass even if you could play. If the trick is beaten again before it comes "
            "back to you, you may play once more.",
        ),
    }
    if rules.owner_may_continue:
        end = translate(
            "Rules",
            "When all others have passed, whoever played last is asked again and may play on, or "
            "pass, too, and take the trick. Its cards leave the round, and the taker leads the "
            "next one.",
        )
    return [lines[rules.pass_policy], end, _passing_the_lead(rules)]


def _passing_the_lead(rules: Rules) -> str:
    if not rules.may_pass_lead:
        return ""
    may = translate(
        "Rules",
        "The leader may pass, too: then the next player may lead, and whoever has passed is out of "
        "this trick as ever.",
    )
    if not rules.pass_lot:
        nobody = translate(
            "Rules", "If nobody wants to lead, the round is over, and the fewest cards come first."
        )
        return f"{may} {nobody}"
    lot = translate(
        "Rules",
        "After %n pass(es) in a row the places still open are drawn by lot.",
        None,
        rules.pass_lot,
    )
    return f"{may} {lot}"
