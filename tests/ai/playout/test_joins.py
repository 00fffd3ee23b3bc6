"""If cards of several ranks form one meld, the policy counts how many a hand needs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from ai.playout.plays import dealt
from hypothesis import assume, given
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core.features import COUNT, GROUPS, LEAVES, LOSERS
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.joined_sight import JoinedSight
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.seat_features import BEATEN_OF, SeatFeatures
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.melds import RUN_TIMES
from arschloch_gui.engine.climbing.presets import PRESETS
from deals import cards, rules
from random_rules import presets_and_rules, repaired

NOTHING = [0.0] * COUNT
RUNS = {"runs": "same_set"}


def position(known: Catalogue, hands: str) -> Position:
    """Return a position with seat 0 to lead and only these cards in play."""
    seats = known.tables.seats
    held = [known.layout.pack(cards(hand)) for hand in hands.split("|")]
    found = Position(
        known.tables, list(range(seats)), [(seat + 1) % seats for seat in range(seats)],
        Generator(1),
    )  # fmt: skip
    found.take_up([*held, *[0] * (seats - len(held))])
    found.to_act = 0
    return found


def sight(hands: str, preset: str, **options: Any) -> SeatFeatures:
    """Return the features that seat 0 sees."""
    known = catalogue(compile_rules(rules(preset, **options)))
    return Policy(NOTHING, joins=True).sight(position(known, hands))


def groups(hand: str, preset: str, others: str = "", **options: Any) -> tuple[int, int]:
    """Return the number of groups in a hand, and how many of them can be beaten."""
    found = sight(f"{hand} | {others}", preset, **options)
    return found.groups, found.losers


def left(hands: str, lay: str, preset: str, flipped: int = 0) -> tuple[bool, int, int]:
    """Return the effect of a lead: whether it surely takes the trick, groups, losers among them."""
    known = catalogue(compile_rules(PRESETS[preset]))
    start = position(known, hands)
    start.flipped = flipped
    wanted = known.layout.pack(cards(lay))
    move = next(m for m in start.moves() if known.tables.all_melds[m].delta == wanted)
    found = set(Policy(NOTHING, joins=True).sight(start).of(move))
    return next(
        (bool(sure), groups, losers)
        for sure in range(2)
        for groups in range(GROUPS)
        for losers in range(LOSERS)
        if LEAVES + (sure * GROUPS + groups) * LOSERS + losers in found
    )


# -- combinations --------------------------------------------------------------------------------


def test_a_run_is_one_group():
    assert groups("5d 6c 7h kd", "trouduc-joker", "ah ac") == (2, 2)
    assert groups("5d 5c 6c 6d 7h 7s", "trouduc-joker", "ah ac") == (1, 1)
    assert groups("5d 6c 8h", "trouduc-joker", "ah ac") == (3, 3)


def test_who_takes_one_of_two_for_a_run_keeps_the_other():
    # 5 6 7 and the other six, or 5, 6 6, 7: two or three groups.
    assert groups("5d 6c 6d 7h", "trouduc-joker", "ah ac") == (2, 2)


def test_a_card_that_ends_the_trick_is_not_beatable_in_a_run():
    assert groups("7d 8c", "president-revolution", "ah", eight_cuts=True, **RUNS) == (2, 1)
    assert groups("7d 8c 9c", "president-revolution", "ah", eight_cuts=True, **RUNS) == (1, 1)


def test_trumps_leave_in_rows_of_up_to_four():
    assert groups("t2 t3 t4", "tarot", "t20") == (1, 1)
    assert groups("t2 t3 t4 t5 t6", "tarot", "t20") == (2, 2)
    assert groups("t2 t4 t6", "tarot", "t20") == (3, 3)
    assert groups("t18 t19", "tarot", "t20") == (1, 1)
    assert groups("t19 t20", "tarot", "t18") == (1, 0)
    assert groups("t19 t20 5d", "tarot", "t18") == (2, 1), "only the 5 is weak"


def test_a_card_that_stands_for_others_is_no_group_beside_others():
    assert groups("t1 5d 5c", "tarot", "t20 t19") == (1, 1)
    assert groups("t1", "tarot", "t20 t19") == (1, 1)


def test_a_meld_is_judged_by_what_goes_together_afterwards():
    hands = "3d 5d 6c 7h | ah 2c kd qd"
    assert left(hands, "3d", "trouduc-joker") == (False, 1, 1)
    assert left(hands, "6c", "trouduc-joker") == (False, 3, 3)


def test_only_cards_of_the_deck_stand_for_others():
    known = catalogue(
        compile_rules(rules("arschloch-hausregeln", **RUNS, jokers=2, two="wild_only"))
    )
    joins = known.tables.joins
    assert joins
    assert tuple(known.layout.unpack(joins.helpers)) == cards("2d 2c 2h 2s")
    with pytest.raises(KeyError):
        known.layout.pack(cards("5d t21"))


# -- melds that beat another ---------------------------------------------------------------------


def test_rows_of_trumps_beat_sets_but_trumps_apart_do_not():
    assert left("kd kc 5d | t7 t9 1d", "kd kc", "tarot")[0]
    assert not left("kd kc 5d | t7 t8 1d", "kd kc", "tarot")[0]


def test_in_a_revolution_rows_of_trumps_still_beat_rows_of_higher_trumps():
    hands = "t12 t13 5d | t7 {other} 1d"
    assert left(hands.format(other="t9"), "t12 t13", "tarot", flipped=1)[0]
    assert not left(hands.format(other="t8"), "t12 t13", "tarot", flipped=1)[0]


def test_whoever_has_a_card_that_stands_for_others_can_beat_a_set():
    assert left("kd kc 5d | ex qd", "kd kc", "tarot")[0]
    assert not left("kd kc 5d | ex t21", "kd kc", "tarot")[0]


def test_a_run_is_beaten_by_runs_alone():
    hand = "5d 6c 7h 3c"
    assert left(f"{hand} | ah kd 9c 9s", "5d 6c 7h", "trouduc-joker")[0]
    assert not left(f"{hand} | 8h 9c 10d 9s", "5d 6c 7h", "trouduc-joker")[0]


@pytest.mark.parametrize("preset", ["trouduc", "daifugo", "dalmuti", "career"])
def test_where_nothing_goes_together_all_is_seen_as_ever(preset: str):
    known = catalogue(compile_rules(PRESETS[preset]))
    start = position(known, "|" * (known.tables.seats - 1))
    assert not isinstance(Policy(NOTHING, joins=True).sight(start), JoinedSight)


@pytest.mark.sampled
@given(which=presets_and_rules(CLIMBING), seed=st.integers(0, 10_000), flipped=st.booleans())
def test_as_many_runs_are_above_as_the_engine_finds(
    which: tuple[str, Any], seed: int, flipped: bool
):
    preset, drawn = which
    book = compile_rules(repaired(preset, replace(drawn, joker="high", runs="same_set")))
    try:
        known = catalogue(book)
    except Inexpressible:
        assume(False)
    joins = known.tables.joins
    assert joins
    assume(not joins.helpers)
    start = dealt(known, Generator(seed))
    start.flipped = int(flipped)
    seen = JoinedSight(start, NOTHING, joins)
    others = known.layout.unpack(sum(start.hands[1:]))
    answers = [m for enumerate_ in book.trick.enumerators for m in enumerate_(book, others, False)]
    for move in start.moves():
        meld = known.melds[move] if move >= 0 else None
        if meld is None or meld.kind not in RUN_TIMES:
            continue
        order = book.order[flipped]
        apart = meld.size // RUN_TIMES[meld.kind] if book.trick.runs_clear else 1
        ranks = {
            answer.rank
            for answer in answers
            if (answer.kind, answer.size) == (meld.kind, meld.size)
            and order[answer.rank] >= order[meld.rank] + apart
        }
        assert seen.beaten_of(known.tables.all_melds[move], 1) == BEATEN_OF[min(len(ranks), 11)]


@pytest.mark.parametrize(
    ("rejoins", "passed", "following"), [(False, 0b0010, 3), (True, 0b0010, 2), (False, 0, 2)]
)
def test_the_next_rival_is_one_who_can_still_answer(rejoins: bool, passed: int, following: int):
    policy = "rejoin" if rejoins else "out"
    known = catalogue(compile_rules(rules("arschloch", pass_policy=policy)))
    start = position(known, "7d kd | 8d 9d | 8c 9c 10c | 8h 9h 10h jh")
    start.passed, start.owner = passed, 3
    assert known.tables.rejoins == rejoins
    assert Policy(NOTHING, joins=True).sight(start).following == following
