"""Feats: each in a round in which it is done, and in one in which it is just not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arschloch_gui.coach.feats import COMMON, is_of_aces, round_facts
from arschloch_gui.coach.games import GAMES, coaching, feats
from arschloch_gui.coach.trophies import TROPHIES
from arschloch_gui.engine import record
from arschloch_gui.engine.action_lines import parse_action
from arschloch_gui.engine.actions import PASS, Pass
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.restoring import restore
from deals import cards, hands, match_of, play
from shithead_rounds import zones_of

WIDE = "8D 8H 8S 9D 9H 9C | 10D 10H 10S JD JH QD KD"
"""The hands of two others who hold many cards."""


def played(
    text: str,
    *actions: str,
    preset: str = "arschloch",
    offices: tuple[Seat, ...] | None = None,
    lead: Seat | None = 0,
    pile: str = "",
    **values: Any,
) -> Match:
    """A round from these hands: these actions ("-" passes), then whatever is legal to its end.

    It goes through a record, as every match that counts.
    """
    held = hands(text)
    if preset == "arschloch":
        values.setdefault("start_card_must_be_played", False)
    match = match_of(preset, players=len(held), **values)
    zones = zones_of(len(held), "", "", "", pile) if pile else ()
    dealt = match.start_round(FixedDeal(held, offices, lead, zones))
    assert isinstance(dealt, tuple), dealt
    for each in actions:
        seat, action = match.to_act, PASS if each == "-" else play(each) if each[0] != "{" else None
        assert seat is not None
        done = match.submit(seat, action or parse_action(json.loads(each)))
        assert isinstance(done, tuple), (each, done)
    while (seat := match.to_act) is not None:
        legal = match.legal()
        match.submit(seat, next((a for a in legal if not isinstance(a, Pass)), legal[0]))
    again = restore(record.write(match).encode())
    assert again.error is None
    return again.match


def done(match: Match, seat: Seat = 0) -> set[str]:
    return set(feats(match.family.key, round_facts(match, 1, seat)))


FOUR = "7D 7H 7S 7C KD | AS 8D 8H 9D | 10D 10H JD JH"
WALL = "7D 7H 7S 7C 5D | AS 3D 4H | 6D 8D 8C | 6H 9D 9C | 6S 10D 10C"
PUTSCH: dict[str, Any] = {"offices": (1, 2, 0), "putsch": True, "lead": None}
SAY = '{"declare": "putsch"}'
TAKES = '{"take": true}'


@pytest.mark.parametrize(
    ("key", "earns", "does_not"),
    [
        (
            "last_single",
            lambda: played(f"7D AS | {WIDE}", "AS", "-", "-", "7D"),
            lambda: played(f"7D 7H AS | {WIDE}", "AS", "-", "-", "7D 7H"),
        ),
        (
            "last_single: as the first one out",
            lambda: played("AS 8D | KD QD | 7D 7H 9D", "AS", "-", "-", "8D"),
            lambda: played("KD 8D | AS | 7D 7H 9D", "KD", "AS"),
        ),
        (
            "never_passed",
            lambda: played(f"8C AS | {WIDE}", "AS", "-", "-", "8C"),
            lambda: played(
                "8C AS | 7D 7H 8D 8H 9D 9H 9C | 10D 10H JD JH QD KD",
                "7D 7H", "-", "-", "9C", "10D", "AS", "-", "-", lead=1,
            ),
        ),
        (
            "head_start",
            lambda: played(f"7D AS | {WIDE}", "AS", "-", "-", "7D"),
            lambda: played("7D AS | 8D 8H 9D 9H | 10D 10H 10S JD JH QD", "AS", "-", "-", "7D"),
        ),
        (
            "six_cards",
            lambda: played(
                "7D 8D 9D 10D JD QD KH | AS 10S 10H | JS JH QH", "7D 8D 9D 10D JD QD", runs="suited"
            ),
            lambda: played(
                "7D 8D 9D 10D JD KH | AS 10S 10H | JS JH QH", "7D 8D 9D 10D JD", runs="suited"
            ),
        ),
        (
            "bomb_on_ace",
            lambda: played(FOUR, "AS", "-", "7D 7H 7S 7C", "-", "KD", lead=1, bomb="any"),
            lambda: played(
                FOUR.replace("AS", "KS"), "KS", "-", "7D 7H 7S 7C", "-", "KD", lead=1, bomb="any"
            ),
        ),
        (
            "bomb_on_ace: not led",
            lambda: played(FOUR, "AS", "-", "7D 7H 7S 7C", "-", "KD", lead=1, bomb="any"),
            lambda: played(
                "AS 7D 7H 7S 7C KD | 8D 8H 9D | 10D 10H JD",
                "AS", "-", "-", "7D 7H 7S 7C", bomb="any",
            ),
        ),
        (
            "bomb_on_ace: Grand Seigneur",
            lambda: played(WALL, "AS", "7D 7H 7S 7C", preset="seigneur", lead=1),
            lambda: played(
                WALL.replace("AS", "KS"), "KS", "7D 7H 7S 7C", preset="seigneur", lead=1
            ),
        ),
        (
            "revolution_paid",
            lambda: played(FOUR, "7D 7H 7S 7C", "-", "-", "KD", revolution="four"),
            lambda: played(
                "7D 7H 7S 7C KD QD | AS 8D 8H | 10D 10H JD JH",
                "7D 7H 7S 7C", "-", "-", "KD", "8D", "-", "-", revolution="four",
            ),
        ),
        (
            "revolution_paid: by oneself",
            lambda: played(FOUR, "7D 7H 7S 7C", "-", "-", "KD", revolution="four"),
            lambda: played(
                "8D | 7D 7H 7S 7C KD QD | 10D 10H JD JH",
                "7D 7H 7S 7C", "-", "-", "KD", "-", "8D", revolution="four", lead=1,
            ),
        ),
        (
            "putsch",
            lambda: played("AD AS | 8D 9D 10D | JD QD KH", SAY, "AD", "-", "-", "AS", **PUTSCH),
            lambda: played("KD 7D | 8D 9D | JD AS", SAY, "KD", "-", "AS", "-", "JD", **PUTSCH),
        ),
        (
            "clean_plate: as the winner",
            lambda: played("5D KH | 6C KC KD", preset="shithead", pile="3C"),
            lambda: played("6D KH | 5C", preset="shithead", pile="3C", lead=1),
        ),
        (
            "clean_plate",
            lambda: played("5D KH | 6C KC KD", preset="shithead", pile="3C"),
            lambda: played("4D KS | 5C 5H KC", '{"take": true}', preset="shithead", pile="AS"),
        ),
        (
            "clean_plate: although another player takes the pile",
            lambda: played("AD 4H | 5C 6C 7C", "AD", TAKES, "4H", preset="shithead", pile="3C"),
            lambda: played(
                "4D KS | 5C 5H 6C 6H 7C", TAKES, "5C", "KS", TAKES, "AS", TAKES, "4D",
                preset="shithead", pile="AS",
            ),
        ),
    ],
)  # fmt: skip
def test_a_feat_is_done_in_this_round_and_just_not_in_that(key: str, earns: Any, does_not: Any):
    feat = key.partition(":")[0]
    assert feat in done(earns())
    assert feat not in done(does_not())


def test_a_feat_is_that_of_the_player_alone():
    match = played(f"7D AS | {WIDE}", "AS", "-", "-", "7D")
    assert match.rounds[0].offices[0] == 0
    assert done(match, 1) == done(match, 2) == set()


def test_a_bomb_counts_also_on_aces_with_a_joker():
    ace, joker = cards("AS *R")
    assert is_of_aces(Played(0, (ace, joker), "set", "A", 3))
    assert not is_of_aces(Played(0, (joker,), "joker", None, 3))


def test_every_feat_has_a_trophy():
    own = {key for game in GAMES for key in coaching(game).feats}
    assert own | COMMON.keys() <= TROPHIES.keys()
