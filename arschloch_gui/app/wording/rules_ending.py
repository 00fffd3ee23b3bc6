"""The parts of the rules about going out and the offices (rules.md §1.5)."""

from __future__ import annotations

from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def going_out_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """What happens to a player's last cards."""
    out = translate(
        "Rules",
        "With your last card you are out and have won your place. The others play on until only "
        "one still holds cards.",
    )
    return [out, _last_cards(rules), _forbidden(rules, offices), _strict(rules, offices)]


def _last_cards(rules: Rules) -> str:
    if rules.clear_on_finish:
        return translate(
            "Rules",
            "The cards somebody goes out with cannot be beaten: the trick ends at once, and "
            "the next player still in leads.",
        )
    stands = translate(
        "Rules", "The others may still beat the last cards. If nobody does, {heir} leads."
    )
    heirs = {
        "next": translate("Rules", "the next player still in"),
        "lowest_office": translate("Rules", "the lowest office of the last round still in"),
        "highest_office": translate("Rules", "the highest office of the last round still in"),
        "random": translate("Rules", "a player drawn by lot"),
    }
    return fill(stands, heir=heirs[rules.inherit])


def _forbidden(rules: Rules, offices: tuple[str, ...]) -> str:
    if not rules.last_card_penalty:
        return ""
    return fill(
        translate(
            "Rules",
            "The last cards must not be {ranks}: whoever goes out with them becomes {lowest}, and "
            "the others move up.",
        ),
        ranks=listed([ranks_name(rank) for rank in rules.last_card_penalty]),
        lowest=offices[-1],
    )


def _strict(rules: Rules, offices: tuple[str, ...]) -> str:
    if not rules.illegal_play_penalty:
        return ""
    return fill(
        translate(
            "Rules",
            "The table is strict: it lets you make a mistake. Whoever plays against the rules lays "
            "the hand aside and becomes {lowest} at once.",
        ),
        lowest=offices[-1],
    )


def offices_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """What the places are called, what they score, and what follows from them."""
    row = fill(
        translate("Rules", "From top to bottom: {offices}."), offices=listed(_once_each(offices))
    )
    return [
        row,
        _points(rules, offices),
        _forgotten(rules),
        _reseat(rules, offices),
        _court(rules, offices),
    ]


def _points(rules: Rules, offices: tuple[str, ...]) -> str:
    if rules.points == "by_place_from_one":
        line = translate(
            "Rules",
            "The {highest} scores %n point(s), everybody below one less, the {lowest} one.",
            None,
            rules.players,
        )
    else:
        line = translate(
            "Rules",
            "The {highest} scores %n point(s), everybody below one less, the {lowest} nothing.",
            None,
            rules.players - 1,
        )
    return fill(line, highest=offices[0], lowest=offices[-1])


def _forgotten(rules: Rules) -> str:
    if not rules.forget_offices:
        return ""
    return translate(
        "Rules",
        "Every %n round(s) the offices are forgotten, and the next round is like the first.",
        None,
        rules.forget_offices,
    )


def _once_each(offices: tuple[str, ...]) -> list[str]:
    """The names in order, those that several players share only once."""
    return list(dict.fromkeys(offices))


def _reseat(rules: Rules, offices: tuple[str, ...]) -> str:
    if rules.redraw_seats:
        return translate(
            "Rules",
            "In the first round, and from then on every %n round(s), the seats are drawn by lot.",
            None,
            rules.redraw_seats,
        )
    if not rules.reseat:
        return translate("Rules", "Everybody stays in their seat.")
    return fill(
        translate(
            "Rules",
            "Before the next round everybody changes seats: the {highest} first, the others "
            "clockwise in order of office.",
        ),
        highest=offices[0],
    )


def _court(rules: Rules, offices: tuple[str, ...]) -> str:
    if not rules.social:
        return ""
    return fill(
        translate(
            "Rules",
            "Between the rounds the {lowest} gets a light-hearted task at court. Nobody has to.",
        ),
        lowest=offices[-1],
    )
