"""Why something may not be done, in one sentence with the remedy where there is one."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from arschloch_gui.app.wording import by_game
from arschloch_gui.app.wording.cards import (
    card_name,
    cards_phrase,
    rank_name,
    ranks_name,
    suit_sign,
)
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.family import Refusal

Values: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]
Wording: TypeAlias = Callable[[Values, Names], str]


def refusal(reason: Refusal, names: Names = ()) -> str:
    """The sentence for a refusal; `names` are the players' by seat."""
    return refusal_of(reason.key, dict(reason.values), names)


def refusal_of(key: str, values: Values, names: Names = ()) -> str:
    """The sentence for a refusal by its key; a key without words stands for itself."""
    words = by_game.refusals()
    return words[key](values, tuple(names)) if key in words else key


def name_of(seat: object, names: Names) -> str:
    """A player's name by seat, or the seat's number when there is none."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return fill(translate("Refusals", "seat {seat}"), seat=seat)


# -- at the table -----------------------------------------------------------------------


def _not_now(values: Values, names: Names) -> str:
    phases = {
        "exchange": translate("Refusals", "First the cards have to be exchanged."),
        "shift": translate("Refusals", "First cards are passed to the left."),
        "putsch": translate("Refusals", "First decide whether you dare a putsch."),
        "revolution": translate("Refusals", "First decide whether you call a revolution."),
        "discard": translate("Refusals", "First throw a card away or keep them all."),
        "play": translate("Refusals", "Now the trick is played; this cannot be done here."),
    }
    over = translate("Refusals", "The round is over.")
    return phases.get(str(values.get("phase")), over)


def _leader_must_play(values: Values, names: Names) -> str:
    return translate("Refusals", "You lead, so you have to play something.")


def _wrong_taker(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "These cards go to {name}."), name=name_of(values["taker"], names)
    )


def _wrong_count(values: Values, names: Names) -> str:
    return translate("Refusals", "Choose exactly %n card(s) to give.", None, int(values["count"]))


def _no_cards(values: Values, names: Names) -> str:
    return translate("Refusals", "Choose the cards you want to play.")


def _must_contain(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "The first lead has to contain the {card}."),
        card=card_name(values["card"]),
    )


def _wrong_size(values: Values, names: Names) -> str:
    return translate("Refusals", "Here it takes %n card(s) of one rank.", None, int(values["size"]))


def _too_low(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "That is too low: beat the {rank}."), rank=rank_name(values["rank"])
    )


def _set_too_large(values: Values, names: Names) -> str:
    return translate(
        "Refusals", "No more than %n card(s) may be played together.", None, int(values["most"])
    )


def _mixed_ranks(values: Values, names: Names) -> str:
    return translate("Refusals", "Only cards of one rank can be played together.")


def _not_held(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "The {card} is not in the hand."), card=card_name(values["card"])
    )


def _not_your_turn(values: Values, names: Names) -> str:
    return fill(translate("Refusals", "It is {name}’s turn."), name=name_of(values["seat"], names))


def _round_not_over(values: Values, names: Names) -> str:
    return translate("Refusals", "The round is not over yet.")


def _round_is_over(values: Values, names: Names) -> str:
    return translate("Refusals", "The round is over; deal the next one first.")


def _match_is_over(values: Values, names: Names) -> str:
    return translate("Refusals", "The match is over.")


def _no_meld(values: Values, names: Names) -> str:
    return translate("Refusals", "These cards make neither a set of one rank nor a run.")


def _no_row_of_trumps(values: Values, names: Names) -> str:
    if values["runs"]:
        return translate(
            "Refusals",
            "These cards make neither a set of one rank, nor a run, nor up to four trumps in a "
            "row.",
        )
    return translate("Refusals", "Play cards of one rank together, or up to four trumps in a row.")


def _wrong_number(values: Values, names: Names) -> str:
    return translate("Refusals", "Here it takes exactly %n card(s).", None, int(values["size"]))


def _wrong_kind(values: Values, names: Names) -> str:
    kinds = {
        "set": translate("Refusals", "A set can only be beaten by a set."),
        "run": translate("Refusals", "A run can only be beaten by a run of the same length."),
        "joker": translate("Refusals", "Only a higher joker beats a joker."),
    }
    fitting = translate("Refusals", "A run of sets can only be beaten by a run of the same shape.")
    return kinds.get(str(values["kind"]), fitting)


def _joker_stands(values: Values, names: Names) -> str:
    if values["beatable"]:
        return translate("Refusals", "Only the 3 of spades beats a joker that lies alone.")
    return translate("Refusals", "Nothing beats a joker that lies alone.")


def _run_overlaps(values: Values, names: Names) -> str:
    return translate(
        "Refusals", "Your run has to begin beyond the last card of the run on the table."
    )


def _locked(values: Values, names: Names) -> str:
    suits = "".join(map(suit_sign, values["suits"]))
    return fill(
        translate("Refusals", "The trick is locked: only {suits} may be played."), suits=suits
    )


def _not_exchangeable(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "The {card} takes no part in the exchange."),
        card=card_name(values["card"]),
    )


def _already_denied(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "You have asked for {ranks} already, and there are none."),
        ranks=ranks_name(values["rank"]),
    )


def _rank_not_asked(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "Here nobody can ask for {ranks}."), ranks=ranks_name(values["rank"])
    )


def _must_ask(values: Values, names: Names) -> str:
    return translate(
        "Refusals", "Go on asking until you have %n card(s).", None, int(values["count"])
    )


def _wanted_not_held(values: Values, names: Names) -> str:
    return translate(
        "Refusals", "You do not hold what is asked for; refuse or offer something else."
    )


# -- in a record ------------------------------------------------------------------------


def _deal_hands(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "The deal has {hands} hands for {players} players."),
        hands=values["hands"],
        players=values["players"],
    )


def _deal_empty_hand(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "The deal gives {name} no card."),
        name=name_of(values["seat"], names),
    )


def _deal_card_not_in_deck(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "The deal has the {card} more often than the deck."),
        card=card_name(values["card"]),
    )


def _deal_offices(values: Values, names: Names) -> str:
    return translate("Refusals", "The offices of a deal have to name every seat once.")


def _no_such_seat(values: Values, names: Names) -> str:
    return fill(translate("Refusals", "There is no seat {seat}."), seat=_shown(values.get("seat")))


def _not_refused(values: Values, names: Names) -> str:
    return translate("Refusals", "This should be refused, but it is allowed.")


def _unmet(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "“{name}” should be {wanted}, but it is {found}."),
        name=values["name"],
        wanted=_shown(values["wanted"]),
        found=_shown(values["found"]),
    )


def _unmet_form(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "“{name}” is not written as a list of actions."), name=values["name"]
    )


def _expected_legal(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "{action} should be allowed, but it is not."),
        action=_action(values["action"]),
    )


def _unexpected_legal(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "{action} is allowed, but it is not in the list."),
        action=_action(values["action"]),
    )


def _expected_illegal(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "{action} should not be allowed, but it is."),
        action=_action(values["action"]),
    )


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _action(form: object) -> str:
    """An action of an `expect` line: a list of cards, "pass", or a record line."""
    if form == "pass" or (isinstance(form, dict) and form.get("pass")):
        return translate("Refusals", "Passing")
    cards = form.get("play") if isinstance(form, dict) else form
    if isinstance(cards, list) and all(isinstance(card, str) for card in cards):
        return fill(translate("Refusals", "Playing {cards}"), cards=cards_phrase(cards))
    return _shown(form)


WORDS: dict[str, Wording] = {
    "not_now": _not_now,
    "leader_must_play": _leader_must_play,
    "wrong_taker": _wrong_taker,
    "wrong_count": _wrong_count,
    "no_cards": _no_cards,
    "must_contain": _must_contain,
    "wrong_size": _wrong_size,
    "too_low": _too_low,
    "set_too_large": _set_too_large,
    "mixed_ranks": _mixed_ranks,
    "not_held": _not_held,
    "no_meld": _no_meld,
    "no_row_of_trumps": _no_row_of_trumps,
    "wrong_number": _wrong_number,
    "wrong_kind": _wrong_kind,
    "joker_stands": _joker_stands,
    "run_overlaps": _run_overlaps,
    "locked": _locked,
    "not_exchangeable": _not_exchangeable,
    "already_denied": _already_denied,
    "rank_not_asked": _rank_not_asked,
    "must_ask": _must_ask,
    "wanted_not_held": _wanted_not_held,
    "not_your_turn": _not_your_turn,
    "round_not_over": _round_not_over,
    "round_is_over": _round_is_over,
    "match_is_over": _match_is_over,
    "deal_hands": _deal_hands,
    "deal_empty_hand": _deal_empty_hand,
    "deal_card_not_in_deck": _deal_card_not_in_deck,
    "deal_offices": _deal_offices,
    "no_such_seat": _no_such_seat,
    "not_refused": _not_refused,
    "unmet": _unmet,
    "unmet_form": _unmet_form,
    "expected_legal": _expected_legal,
    "unexpected_legal": _unexpected_legal,
    "expected_illegal": _expected_illegal,
}
