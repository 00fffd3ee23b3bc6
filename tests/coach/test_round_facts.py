"""Feats of rounds written as events, at their limits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from arschloch_gui.coach import games
from arschloch_gui.coach.climbing.feats import bomb_on_ace, putsch, revolution_paid
from arschloch_gui.coach.feats import (
    COMMON,
    FAR_AHEAD,
    MANY,
    RoundFacts,
    head_start,
    is_of_aces,
    last_single,
    never_passed,
    six_cards,
)
from arschloch_gui.coach.games import GAMES, coaching, feats, teaching
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.coach.seigneur.feats import bomb_on_ace as bomb_of_seigneur
from arschloch_gui.coach.shithead.feats import clean_plate
from arschloch_gui.engine.climbing.events import OrderReversed, RuleApplied
from arschloch_gui.engine.events import CardsDealt, Event, Passed, Played, TrickTaken, WentOut
from arschloch_gui.engine.seigneur.combos import BOMB
from arschloch_gui.engine.shithead.events import PileTaken
from deals import cards

OWN, OTHER = 0, 1


def facts(*events: Event, offices: tuple[int, ...] = (0, 1, 2), seat: int = OWN) -> RoundFacts:
    return RoundFacts(events, offices, seat)


def plays(seat: int, text: str, left: int = 3, kind: str = "set") -> Played:
    return Played(seat, cards(text), kind, None, left)


def dealt(count: int, *more: int) -> list[Event]:
    return [CardsDealt(seat, each, ()) for seat, each in enumerate((count, *more))]


OUT = WentOut(OWN, 1)


def test_what_had_to_be_beaten_is_the_last_play_of_the_trick():
    one, two, taken, three = plays(0, "7d"), plays(1, "8d"), TrickTaken(1, 2), plays(1, "9d")
    found = list(facts(one, Passed(2), two, taken, three).with_tops())
    assert [top for _, top in found] == [None, one, one, two, None]
    assert [event for event, _ in found] == [one, Passed(2), two, taken, three]


def test_own_plays_are_those_of_the_seat_in_order():
    one, two, three = plays(0, "7d"), plays(1, "8d"), plays(0, "9d")
    assert facts(one, two, three).own_plays == [one, three]
    assert facts(one, two, three, seat=2).own_plays == []


@pytest.mark.parametrize(("offices", "won"), [((0, 1, 2), True), ((1, 0, 2), False), ((), False)])
def test_the_highest_position_wins(offices: tuple[int, ...], won: bool):
    assert facts(offices=offices).won is won


@pytest.mark.parametrize(
    ("text", "are_aces"),
    [("ad", True), ("ad ac", True), ("ad kd", False), ("kd", False), ("ad *r", True),
     ("*r", False), ("*r kd", False)],
)  # fmt: skip
def test_aces_are_aces_with_or_without_jokers(text: str, are_aces: bool):
    assert is_of_aces(plays(0, text)) is are_aces


@pytest.mark.parametrize(
    ("events", "offices", "is_done"),
    [
        ([plays(0, "7d 7h"), plays(0, "8d", 0), OUT], (0, 1), True),
        ([plays(0, "8d"), plays(0, "7d 7h", 0), OUT], (0, 1), False),
        ([plays(0, "8d", 0), WentOut(OWN, 2)], (0, 1), False),
        ([plays(0, "8d", 0), WentOut(OTHER, 1)], (0, 1), False),
        ([plays(0, "8d", 0), OUT], (1, 0), False),
        ([OUT], (0, 1), False),
    ],
)
def test_the_last_card_is_a_single_of_the_winner(events, offices, is_done: bool):
    assert last_single(facts(*events, offices=offices)) is is_done


@pytest.mark.parametrize(
    ("events", "offices", "is_done"),
    [
        ([plays(0, "8d"), Passed(OTHER)], (0, 1), True),
        ([plays(0, "8d"), Passed(OWN)], (0, 1), False),
        ([plays(0, "8d")], (1, 0), False), ([Passed(OTHER)], (0, 1), False),
    ],
)  # fmt: skip
def test_the_winner_never_passed(events, offices, is_done: bool):
    assert never_passed(facts(*events, offices=offices)) is is_done


@pytest.mark.parametrize(
    ("events", "is_done"),
    [
        ([*dealt(5, FAR_AHEAD, FAR_AHEAD), plays(0, "8d", 0), OUT], True),
        ([*dealt(5, FAR_AHEAD, FAR_AHEAD - 1), plays(0, "8d", 0), OUT], False),
        ([*dealt(5, 9, 9), plays(1, "8d", FAR_AHEAD), plays(0, "9d", 0), OUT], True),
        ([*dealt(5, 9, 9), plays(1, "8d", FAR_AHEAD - 1), plays(0, "9d", 0), OUT], False),
        ([*dealt(5, 3, 9), *[CardsDealt(1, 2, ())], OUT], True),  # dealt in two parts
        ([*dealt(5, 9, 9), WentOut(OTHER, 1), OUT], False),
        ([*dealt(5, 9, 9), WentOut(OWN, 2)], False),
        ([*dealt(5), OUT], False),
        (dealt(5, 9, 9), False),
    ],
)
def test_all_others_still_hold_many_cards(events: list[Event], is_done: bool):
    assert head_start(facts(*events)) is is_done
    assert not head_start(facts(*events, offices=(1, 0, 2)))


def test_a_large_play_is_one_s_own():
    many, few = "7d 8d 9d 10d jd qd", "7d 8d 9d 10d jd"
    assert len(cards(many)) == MANY
    assert six_cards(facts(plays(0, many)))
    assert not six_cards(facts(plays(0, few), plays(1, many)))


@pytest.mark.parametrize(
    ("events", "is_done"),
    [
        ([plays(1, "ad"), plays(0, "7d 7h 7s 7c"), RuleApplied("bomb", 0)], True),
        ([plays(1, "kd"), plays(0, "7d 7h 7s 7c"), RuleApplied("bomb", 0)], False),
        ([plays(1, "ad"), plays(0, "7d 7h 7s 7c"), RuleApplied("bomb", 1)], False),
        ([plays(1, "ad"), plays(0, "7d 7h 7s 7c"), RuleApplied("cut", 0)], False),
        ([plays(1, "ad"), TrickTaken(1, 1), plays(0, "7d 7h 7s 7c"), RuleApplied("bomb", 0)],
         False),
        ([RuleApplied("bomb", 0)], False),
    ],
)  # fmt: skip
def test_a_bomb_is_played_on_aces(events: list[Event], is_done: bool):
    assert bomb_on_ace(facts(*events)) is is_done


@pytest.mark.parametrize(
    ("events", "is_done"),
    [
        ([plays(1, "ad"), plays(0, "7d 7h 7s 7c", kind=BOMB)], True),
        ([plays(1, "ad"), plays(0, "7d 7h 7s 7c")], False),
        ([plays(1, "kd"), plays(0, "7d 7h 7s 7c", kind=BOMB)], False),
        ([plays(0, "ad"), plays(1, "7d 7h 7s 7c", kind=BOMB)], False),
        ([plays(0, "7d 7h 7s 7c", kind=BOMB)], False),
    ],
)
def test_a_bomb_of_grand_seigneur_is_played_on_aces(events: list[Event], is_done: bool):
    assert bomb_of_seigneur(facts(*events)) is is_done


@pytest.mark.parametrize(
    ("by", "reversed_", "offices", "is_done"),
    [(0, True, (0, 1), True), (0, False, (0, 1), False), (1, True, (0, 1), False),
     (0, True, (1, 0), False)],
)  # fmt: skip
def test_a_revolution_pays_for_its_winner(by: int, reversed_: bool, offices, is_done: bool):
    events = (plays(by, "7d 7h 7s 7c"), OrderReversed(reversed_))
    assert revolution_paid(facts(*events, offices=offices)) is is_done
    assert not revolution_paid(facts(OrderReversed(True), offices=offices)), "nobody played"


def test_a_putsch_succeeds_for_the_player_alone():
    assert putsch(facts(RuleApplied("putsch_succeeded", OWN)))
    assert not putsch(facts(RuleApplied("putsch_succeeded", OTHER)))
    assert not putsch(facts(RuleApplied("putsch", OWN)))


def test_the_winner_never_took_the_pile():
    own, other = (PileTaken(seat, cards("7d 8d")) for seat in (OWN, OTHER))
    assert clean_plate(facts(other))
    assert not clean_plate(facts(other, own))
    assert not clean_plate(facts(offices=(1, 0, 2)))


# -- by game ---------------------------------------------------------------------------------


def test_feats_of_a_game_are_those_of_all_games_and_its_own():
    many = "7d 8d 9d 10d jd qd"
    done = facts(plays(0, many), RuleApplied("putsch_succeeded", OWN))
    assert feats("climbing", done) == ("never_passed", "putsch", "six_cards")
    assert feats("thirteen", done) == ("never_passed", "six_cards")
    assert [game for game in GAMES if coaching(game).feats] == ["climbing", "shithead", "seigneur"]
    assert not set(COMMON) & {key for game in GAMES for key in coaching(game).feats}


def test_only_the_climbing_game_is_taught():
    assert [game for game in GAMES if teaching(game)] == ["climbing"]
    with pytest.raises(KeyError):
        teaching("unknown")


def test_at_most_two_reasons_are_shown(monkeypatch):
    many = tuple(map(Reason, "abcd"))
    taught = SimpleNamespace(reasons=lambda *_: many, play_reasons=lambda *_: many)
    monkeypatch.setattr(games, "teaching", lambda game: taught)
    nothing: Any = None
    assert games.reasons("x", nothing, nothing, nothing) == many[:2]
    assert games.play_reasons("x", nothing, nothing, nothing) == many[:2]
