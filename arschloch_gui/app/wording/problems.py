"""What is wrong with a set of rules: a sentence that names the options and what to change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from arschloch_gui.app.wording import by_game
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.options import option_name
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.options import Problem

Wording: TypeAlias = Callable[[Problem, Mapping[str, Any]], str]


def problem(defect: Problem) -> str:
    """The sentence for a problem; a key without words stands for itself."""
    words = by_game.problems()
    if defect.key not in words:
        return defect.key
    return words[defect.key](defect, dict(defect.values))


def named(defect: Problem) -> dict[str, str]:
    """The names of the options involved, for a sentence: {option} and {other}."""
    names = [option_name(key) for key in defect.options]
    return {"option": names[0], "other": names[-1]}


def _value_out_of_range(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate("Problems", "“{option}” ({key}) cannot be {value}."),
        key=defect.options[0],
        value=values["value"],
        **named(defect),
    )


def _unknown_option(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(translate("Problems", "There is no rule “{key}”."), key=defect.options[0])


def _more_players_than_cards(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” and “{other}” do not fit: there are only {cards} cards. Take fewer "
            "players or more cards.",
        ),
        cards=values["cards"],
        **named(defect),
    )


def _too_few_cards_each(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” and “{other}” leave {cards} cards for each. Take fewer players or one "
            "more deck.",
        ),
        cards=values["cards"],
        **named(defect),
    )


def _rank_order_misses_ranks(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.",
        ),
        **named(defect),
    )


def _start_card_not_in_deck(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.",
        ),
        card=card_name(values["card"]),
        **named(defect),
    )


def _privilege_needs_distinct(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” looks at the offices, so with this many players “{other}” has to be on.",
        ),
        **named(defect),
    )


def _too_many_privileged(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” is too large for “{other}”: there are at most {most} pairs.",
        ),
        most=values["most"],
        **named(defect),
    )


def _no_twos(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” speaks of twos, which “{other}” does not have. Choose 52 cards or "
            "leave twos plain.",
        ),
        **named(defect),
    )


def _cuts_exclude_jokers(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” cannot take tricks while “{other}” is above 0. Take the jokers out or "
            "let twos be plain.",
        ),
        **named(defect),
    )


def _revolution_needs_decks(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” needs {size} cards of a rank. Raise “{other}” or ask for fewer cards.",
        ),
        size=values["size"],
        **named(defect),
    )


def _runs_need_suits(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” of one suit need suits, which “{other}” does not have. Choose other runs "
            "or none.",
        ),
        **named(defect),
    )


def _no_jokers_in_tarot(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” do not go with “{other}”: a Tarot deck has its Excuse. Take the jokers "
            "out or choose another deck.",
        ),
        **named(defect),
    )


def _too_many_ranks_to_bargain(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” cannot be by negotiation with “{other}” of 78 cards, where every trump is "
            "a rank of its own. Choose another way or another deck.",
        ),
        **named(defect),
    )


def _no_spade_three(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch "
            "the rule off.",
        ),
        **named(defect),
    )


def _substitute_needs_suited_runs(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}”: a joker that stands for any card only fits runs of one suit. Choose those "
            "under “{other}”, or none.",
        ),
        **named(defect),
    )


def _penalty_on_every_rank(defect: Problem, values: Mapping[str, Any]) -> str:
    return fill(
        translate(
            "Problems",
            "“{option}” names every rank of “{other}”, so nobody could go out. Leave at least "
            "one rank out.",
        ),
        **named(defect),
    )


WORDS: dict[str, Wording] = {
    "value_out_of_range": _value_out_of_range,
    "unknown_option": _unknown_option,
    "more_players_than_cards": _more_players_than_cards,
    "too_few_cards_each": _too_few_cards_each,
    "rank_order_misses_ranks": _rank_order_misses_ranks,
    "start_card_not_in_deck": _start_card_not_in_deck,
    "privilege_needs_distinct": _privilege_needs_distinct,
    "too_many_privileged": _too_many_privileged,
    "no_twos": _no_twos,
    "cuts_exclude_jokers": _cuts_exclude_jokers,
    "revolution_needs_decks": _revolution_needs_decks,
    "runs_need_suits": _runs_need_suits,
    "no_jokers_in_tarot": _no_jokers_in_tarot,
    "too_many_ranks_to_bargain": _too_many_ranks_to_bargain,
    "no_spade_three": _no_spade_three,
    "substitute_needs_suited_runs": _substitute_needs_suited_runs,
    "penalty_on_every_rank": _penalty_on_every_rank,
}
