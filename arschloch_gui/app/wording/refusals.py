"""Why something may not be done, in one sentence with the remedy where there is one.

Most refusals are a sentence with places for what the engine tells: {card}, {rank}, {ranks},
{suits}, the {name} of whoever it is about, a figure by its own name, or the one counted as %n.
The {action} and what was {wanted} and {found} are of a record.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from arschloch_gui.app.wording import by_game
from arschloch_gui.app.wording.cards import (
    card_name,
    cards_phrase,
    rank_name,
    ranks_name,
    suit_sign,
)
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.family import Refusal

Values: TypeAlias = Mapping[str, Any]
Names: TypeAlias = Sequence[str]

_COUNTED = ("count", "size", "most")
"""Which figure of a refusal is the one a sentence counts (%n)."""


def refusal(reason: Refusal, names: Names = ()) -> str:
    """The sentence for a refusal; `names` are the players' by seat."""
    return refusal_of(reason.key, dict(reason.values), names)


def refusal_of(key: str, values: Values, names: Names = ()) -> str:
    """The sentence for a refusal by its key; a key without words stands for itself."""
    wording = by_game.refusals().get(key)
    if wording is None:
        return key
    if not isinstance(wording, str):
        return wording(values, tuple(names))
    counted = next((int(values[name]) for name in _COUNTED if name in values), 1)
    sentence = (
        translate("Refusals", wording, None, counted)
        if "%n" in wording
        else translate("Refusals", wording)
    )
    return fill(sentence, **_told(values, names))


def _told(values: Values, names: Names) -> dict[str, object]:
    """The values of a refusal as people say them."""
    told: dict[str, object] = dict(values)
    if "card" in values:
        told["card"] = card_name(values["card"])
    if "rank" in values:
        told |= {"rank": rank_name(values["rank"]), "ranks": ranks_name(values["rank"])}
    if "suits" in values:
        told["suits"] = "".join(map(suit_sign, values["suits"]))
    for who in ("seat", "taker"):
        if who in values:
            told["name"] = _name_of(values[who], names)
    if "action" in values:
        told["action"] = _action(values["action"])
    for quoted in ("wanted", "found"):
        if quoted in values:
            told[quoted] = _shown(values[quoted])
    return told


def _name_of(seat: object, names: Names) -> str:
    """A player's name by seat, or the seat's number when there is none."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return fill(translate("Refusals", "seat {seat}"), seat=seat)


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


def _no_row_of_trumps(values: Values, names: Names) -> str:
    if values["runs"]:
        return translate(
            "Refusals",
            "These cards make neither a set of one rank, nor a run, nor up to four trumps in a "
            "row.",
        )
    return translate("Refusals", "Play cards of one rank together, or up to four trumps in a row.")


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


def _no_such_seat(values: Values, names: Names) -> str:
    return fill(translate("Refusals", "There is no seat {seat}."), seat=_shown(values.get("seat")))


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


WORDS: dict[str, by_game.RefusalWording] = {
    "not_now": _not_now,
    "leader_must_play": QT_TRANSLATE_NOOP("Refusals", "You lead, so you have to play something."),
    "wrong_taker": QT_TRANSLATE_NOOP("Refusals", "These cards go to {name}."),
    "wrong_count": QT_TRANSLATE_NOOP("Refusals", "Choose exactly %n card(s) to give."),
    "no_cards": QT_TRANSLATE_NOOP("Refusals", "Choose the cards you want to play."),
    "must_contain": QT_TRANSLATE_NOOP("Refusals", "The first lead has to contain the {card}."),
    "wrong_size": QT_TRANSLATE_NOOP("Refusals", "Here it takes %n card(s) of one rank."),
    "too_low": QT_TRANSLATE_NOOP("Refusals", "That is too low: beat the {rank}."),
    "must_match": QT_TRANSLATE_NOOP(
        "Refusals", "Two equals lie there: match the {rank}, or pass and lose this turn."
    ),
    "set_too_large": QT_TRANSLATE_NOOP(
        "Refusals", "No more than %n card(s) may be played together."
    ),
    "mixed_ranks": QT_TRANSLATE_NOOP("Refusals", "Only cards of one rank can be played together."),
    "wild_alone": QT_TRANSLATE_NOOP(
        "Refusals", "That cannot be played alone: add cards of one rank for it to complete."
    ),
    "not_held": QT_TRANSLATE_NOOP("Refusals", "The {card} is not in the hand."),
    "no_meld": QT_TRANSLATE_NOOP(
        "Refusals", "These cards make neither a set of one rank nor a run."
    ),
    "no_row_of_trumps": _no_row_of_trumps,
    "wrong_number": QT_TRANSLATE_NOOP("Refusals", "Here it takes exactly %n card(s)."),
    "wrong_kind": _wrong_kind,
    "joker_stands": _joker_stands,
    "run_overlaps": QT_TRANSLATE_NOOP(
        "Refusals", "Your run has to begin beyond the last card of the run on the table."
    ),
    "locked": QT_TRANSLATE_NOOP("Refusals", "The trick is locked: only {suits} may be played."),
    "not_exchangeable": QT_TRANSLATE_NOOP("Refusals", "The {card} takes no part in the exchange."),
    "already_denied": QT_TRANSLATE_NOOP(
        "Refusals", "You have asked for {ranks} already, and there are none."
    ),
    "rank_not_asked": QT_TRANSLATE_NOOP("Refusals", "Here nobody can ask for {ranks}."),
    "must_ask": QT_TRANSLATE_NOOP("Refusals", "Go on asking until you have %n card(s)."),
    "wanted_not_held": QT_TRANSLATE_NOOP(
        "Refusals", "You do not hold what is asked for; refuse or offer something else."
    ),
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is {name}’s turn."),
    "round_not_over": QT_TRANSLATE_NOOP("Refusals", "The round is not over yet."),
    "round_is_over": QT_TRANSLATE_NOOP("Refusals", "The round is over; deal the next one first."),
    "match_is_over": QT_TRANSLATE_NOOP("Refusals", "The match is over."),
    "deal_hands": QT_TRANSLATE_NOOP(
        "Refusals", "The deal has {hands} hands for {players} players."
    ),
    "deal_empty_hand": QT_TRANSLATE_NOOP("Refusals", "The deal gives {name} no card."),
    "deal_card_not_in_deck": QT_TRANSLATE_NOOP(
        "Refusals", "The deal has the {card} more often than the deck."
    ),
    "deal_offices": QT_TRANSLATE_NOOP(
        "Refusals", "The offices of a deal have to name every seat once."
    ),
    "no_such_seat": _no_such_seat,
    "not_refused": QT_TRANSLATE_NOOP("Refusals", "This should be refused, but it is allowed."),
    "unmet": QT_TRANSLATE_NOOP("Refusals", "“{name}” should be {wanted}, but it is {found}."),
    "unmet_form": QT_TRANSLATE_NOOP("Refusals", "“{name}” is not written as a list of actions."),
    "expected_legal": QT_TRANSLATE_NOOP("Refusals", "{action} should be allowed, but it is not."),
    "unexpected_legal": QT_TRANSLATE_NOOP(
        "Refusals", "{action} is allowed, but it is not in the list."
    ),
    "expected_illegal": QT_TRANSLATE_NOOP("Refusals", "{action} should not be allowed, but it is."),
}
