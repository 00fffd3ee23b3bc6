"""Explanations of why an action is refused, in one sentence, with a remedy if there is one.

Most refusals are a sentence with placeholders for the engine's values: {card}; a rank as {top} (the
top of the trick), {one} (one card of it) or {ranks} (the plural); {suits}; the {name} of the player
concerned; and numbers, under their own names or as %n. {action}, {wanted} and {found} come from a
record.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.app.wording.articles import the_card, the_rank, wanted
from arschloch_gui.app.wording.cards import (
    card_name,
    cards_phrase,
    ranks_name,
    suit_sign,
)
from arschloch_gui.app.wording.game_words import Names, RefusalWording, Values
from arschloch_gui.app.wording.quoted import MOST_OF_A_QUOTE, quoted
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.family import Refusal

_MOST_OF_A_STATE = 400
_COUNTED = ("count", "size", "most")
"""The values of a refusal that a sentence can use as its number (%n), in order of preference."""


def refusal(reason: Refusal, names: Names = ()) -> str:
    """Return the sentence for a refusal; `names` are the players' names by seat."""
    return refusal_of(reason.key, dict(reason.values), names)


def words_of_refusals() -> Mapping[str, RefusalWording]:
    """Return key → wording for every possible refusal."""
    return {**_COMMON, **by_game.refusals()}


def refusal_of(key: str, values: Values, names: Names = ()) -> str:
    """Return the sentence for a refusal by key, or the key if it has no wording."""
    wording = words_of_refusals().get(key)
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
    """Return the values of a refusal as display texts."""
    told: dict[str, object] = dict(values)
    if "card" in values:
        told |= {"card": card_name(values["card"]), "this": the_card(values["card"])}
    if "rank" in values:
        told |= {"top": the_rank(values["rank"]), "ranks": ranks_name(values["rank"])}
        told["one"] = wanted(values["rank"])
    if "suits" in values:
        told["suits"] = "".join(map(suit_sign, values["suits"]))
    for who in ("seat", "taker"):
        if who in values:
            told["name"] = _name_of(values[who], names)
    if "action" in values:
        told["action"] = quoted(_action(values["action"]), MOST_OF_A_QUOTE)
    for stated in ("wanted", "found"):
        if stated in values:
            told[stated] = _shown(values[stated])
    return told


def _name_of(seat: object, names: Names) -> str:
    """Return a player's name by seat, or the seat's number if there is no name."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return fill(translate("Refusals", "seat {seat}"), seat=seat)


def _not_now(values: Values, names: Names) -> str:
    phase = str(values.get("phase"))
    if phase == "play":
        return translate("Refusals", "That can’t be done while a trick is being played.")
    first = by_game.first().get(phase)
    return translate("Refusals", first) if first else translate("Refusals", "The round is over.")


def _no_such_seat(values: Values, names: Names) -> str:
    return fill(translate("Refusals", "There is no seat {seat}."), seat=_shown(values.get("seat")))


def _shown(value: object) -> str:
    return quoted(json.dumps(value, ensure_ascii=False), _MOST_OF_A_STATE)


def _action(form: object) -> str:
    """Return the display text of an action in an `expect` line.

    The action is a list of cards, "pass" or a record line.
    """
    if form == "pass" or (isinstance(form, dict) and form.get("pass")):
        return translate("Refusals", "Passing")
    cards = form.get("play") if isinstance(form, dict) else form
    if isinstance(cards, list) and all(isinstance(card, str) for card in cards):
        return fill(translate("Refusals", "Playing {cards}"), cards=cards_phrase(cards))
    return _shown(form)


_COMMON: dict[str, RefusalWording] = {
    "not_now": _not_now,
    "leader_must_play": QT_TRANSLATE_NOOP("Refusals", "You lead, so you must play something."),
    "no_cards": QT_TRANSLATE_NOOP("Refusals", "Choose the cards you want to play."),
    "must_contain": QT_TRANSLATE_NOOP("Refusals", "The first lead must contain {this}."),
    "mixed_ranks": QT_TRANSLATE_NOOP(
        "Refusals", "Only cards of the same rank can be played together."
    ),
    "too_low": QT_TRANSLATE_NOOP("Refusals", "Too low: you have to beat {top}."),
    "not_held": QT_TRANSLATE_NOOP("Refusals", "The {card} is not in your hand."),
    "wrong_number": QT_TRANSLATE_NOOP("Refusals", "Play exactly %n card(s)."),
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It’s {name}’s turn."),
    "round_not_over": QT_TRANSLATE_NOOP("Refusals", "The round is not over yet."),
    "round_is_over": QT_TRANSLATE_NOOP("Refusals", "The round is over; deal the next one first."),
    "match_is_over": QT_TRANSLATE_NOOP("Refusals", "The match is over."),
    "deal_hands": QT_TRANSLATE_NOOP(
        "Refusals", "The deal has {hands} hands for {players} players."
    ),
    "deal_empty_hand": QT_TRANSLATE_NOOP("Refusals", "The deal gives {name} no cards."),
    "deal_card_not_in_deck": QT_TRANSLATE_NOOP(
        "Refusals", "This deal contains more copies of the {card} than the deck has."
    ),
    "deal_offices": QT_TRANSLATE_NOOP(
        "Refusals", "The positions in a deal must name every seat once."
    ),
    "no_such_seat": _no_such_seat,
    "not_refused": QT_TRANSLATE_NOOP("Refusals", "This should be refused, but it is allowed."),
    "unmet": QT_TRANSLATE_NOOP("Refusals", "“{name}” should be {wanted} but is {found}."),
    "unmet_form": QT_TRANSLATE_NOOP("Refusals", "“{name}” is not written as a list of actions."),
    "expected_legal": QT_TRANSLATE_NOOP("Refusals", "{action} should be allowed, but isn’t."),
    "unexpected_legal": QT_TRANSLATE_NOOP(
        "Refusals", "{action} is allowed, but it is not in the list."
    ),
    "expected_illegal": QT_TRANSLATE_NOOP("Refusals", "{action} should not be allowed, but it is."),
}
"""Refusals by the match itself, or common to several games."""
