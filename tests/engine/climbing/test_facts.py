"""Facts told by somebody else: what cannot be is refused in one sentence that names the field."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import CARD_OF
from arschloch_gui.engine.climbing.facts import (
    FactsError,
    PublicFacts,
    UnreadablePlay,
    legal_in,
    view_from,
)
from arschloch_gui.engine.climbing.presets import PRESETS
from deals import cards, play, text_of

RULES = PRESETS["daifugo"]
NO_TRICK: dict[str, Any] = {"trick": (), "passed": frozenset()}
OTHERS_JOKER: dict[str, Any] = {"hand": cards("4c 9h ah kd")}


def facts(**told: Any) -> PublicFacts:
    """A single five is to be beaten; whatever else is told replaces what is true."""
    usual: dict[str, Any] = {
        "rules": RULES,
        "seat": 2,
        "order": (0, 1, 2, 3, 4),
        "hand": cards("4c 9h ah *r"),
        "counts": (3, 5, 4, 2, 6),
        "trick": ((1, play("5h")),),
        "passed": frozenset({0}),
        "offices": (4, 2, 1, 3, 0),
        "gone": cards("kh"),
    }
    return PublicFacts(**(usual | told))


def to_beat(text: str, as_rank: str | None = None) -> dict[str, Any]:
    """Seat 1 has laid these cards."""
    return {"trick": ((1, Play(cards(text), as_rank)),)}


def laid(*plays: str) -> dict[str, Any]:
    """Seat 4 and seat 1 have laid these by turns."""
    seats = (4, 1) if len(plays) > 1 else (1,)
    return {"trick": tuple((seat, play(text)) for seat, text in zip(seats, plays, strict=True))}


def test_true_facts_are_read():
    assert [text_of(action) for action in legal_in(view_from(facts()))] == ["9H", "AH", "*R", "-"]


def test_lists_will_do_for_tuples():
    told = facts(order=[0, 1, 2, 3, 4], hand=[*cards("*r 4c 9h ah")], counts=[3, 5, 4, 2, 6],
                 trick=[[1, play("5h")]], passed=[0], offices=[4, 2, 1, 3, 0], lock=[])  # fmt: skip
    assert legal_in(view_from(told)) == legal_in(view_from(facts()))


def test_who_is_out_may_count_among_those_who_passed():
    told = facts(passed=frozenset({0, 3}), counts=(3, 5, 4, 0, 6), finished=(3,))
    assert legal_in(view_from(told)) == legal_in(view_from(facts()))


def test_a_revolution_on_the_table_counts_for_what_follows_it():
    told = facts(trick=((4, play("5c 5d 5h 5s")),), reversed=True)
    assert [text_of(action) for action in legal_in(view_from(told))] == ["-"]
    fours = (3, play("4c 4d 4h 4s"))
    view_from(facts(trick=((1, play("5c 5d 5h 5s")), fours), hand=cards("9h ah *r 9d")))
    with pytest.raises(FactsError, match="4D 4C 4H 4S cannot lie on 5D 5C 5H 5S"):
        view_from(
            facts(
                trick=((1, play("5c 5d 5h 5s")), fours),
                hand=cards("9h ah *r 9d"),
                reversed=True,
            )
        )


def test_who_went_out_with_a_penalty_has_no_place_yet():
    rules = replace(RULES, last_card_penalty=("2",))
    view_from(facts(rules=rules, counts=(3, 5, 4, 0, 6)))


FALSE = {
    "rules-none": ("rules", {"rules": None}, "no rules"),
    "rules-name": ("rules", {"rules": "daifugo"}, "no rules"),
    "rules-clash": ("rules", {"rules": replace(RULES, start_card="1H")}, "start_card"),
    "rules-list": ("rules", {"rules": replace(RULES, missing=["4H"])}, "missing"),
    "order-none": ("order", {"order": None}, "None"),
    "order-short": ("order", {"order": (0, 1, 2)}, "0 to 4"),
    "order-twice": ("order", {"order": (0, 1, 2, 2, 4)}, "0 to 4"),
    "order-from-one": ("order", {"order": (1, 2, 3, 4, 5)}, "0 to 4"),
    "seat-none": ("seat", {"seat": None}, "None"),
    "seat-text": ("seat", {"seat": "2"}, "'2'"),
    "seat-negative": ("seat", {"seat": -1}, "-1"),
    "seat-too-high": ("seat", {"seat": 5}, "0 to 4"),
    "hand-none": ("hand", {"hand": None}, "None"),
    "hand-empty": ("hand", {"hand": (), "counts": (3, 5, 0, 2, 6)}, "no card"),
    "hand-names": ("hand", {"hand": ("4C", "9H", "AH", "*R")}, "'4C'"),
    "hand-number": ("hand", {"hand": (999, *cards("9h ah *r"))}, "999"),
    "hand-negative": ("hand", {"hand": (-1, *cards("9h ah *r"))}, "-1"),
    "hand-unhashable": ("hand", {"hand": ([], *cards("9h ah *r"))}, "[]"),
    "hand-other-deck": ("hand", {"hand": (CARD_OF["T1"], *cards("9h ah *r"))}, "T1"),
    "hand-other-joker": ("hand", {"hand": cards("4c 9h ah *b")}, "*B"),
    "hand-twice": ("hand", {"hand": cards("4c 4c ah *r")}, "4C"),
    "counts-none": ("counts", {"counts": None}, "None"),
    "counts-by-seat": ("counts", {"counts": {0: 3, 1: 5, 2: 4, 3: 2, 4: 6}}, "list"),
    "counts-short": ("counts", {"counts": (3, 5, 4)}, "5"),
    "counts-text": ("counts", {"counts": ("3", "5", "4", "2", "6")}, "'3'"),
    "counts-negative": ("counts", {"counts": (3, -5, 4, 2, 6)}, "-5"),
    "counts-own": ("counts", {"counts": (3, 5, 9, 2, 6)}, "9"),
    "counts-too-many": ("counts", {"counts": (30, 30, 4, 30, 30)}, "120"),
    "trick-none": ("trick", {"trick": None}, "None"),
    "trick-without-seat": ("trick", {"trick": (play("5h"),)}, "seat"),
    "trick-bare-cards": ("trick", {"trick": ((1, cards("5h")),)}, "seat"),
    "trick-no-such-seat": ("trick", {"trick": ((9, play("5h")),)}, "9"),
    "trick-of-nothing": ("trick", to_beat(""), "no combination"),
    "trick-number": ("trick", {"trick": ((1, Play((999,))),)}, "999"),
    "trick-no-cards": ("trick", {"trick": ((1, Play(None)),)}, "None"),  # type: ignore[arg-type]
    "trick-other-deck": ("trick", to_beat("t1"), "T1"),
    "trick-mixture": ("trick", to_beat("5h 7d"), "5H 7D"),
    "trick-own-card": ("trick", to_beat("9h"), "9H"),
    "trick-card-twice": ("trick", {"trick": ((1, play("5h")), (3, play("5h")))}, "5H"),
    "trick-joker-unsaid": ("trick", to_beat("5h 6h *r") | OTHERS_JOKER, "stands for"),
    "trick-joker-in-a-pair-unsaid": ("trick", to_beat("5h *r") | OTHERS_JOKER, "stands for"),
    "trick-joker-as-what-it-cannot": ("trick", to_beat("5h *r", "9D") | OTHERS_JOKER, "9D"),
    "trick-newest-first": ("trick", laid("9d", "5h"), "5H cannot lie on 9D"),
    "trick-newest-first-reversed": (
        "trick",
        {**laid("5h", "9d"), "reversed": True},
        "9D cannot lie on 5H",
    ),
    "trick-of-several-sizes": ("trick", laid("5h", "6d 6h"), "6D 6H cannot lie on 5H"),
    "trick-that-was-swept": ("trick", laid("8h"), "8H ends the trick"),
    "trick-swept-by-the-three-of-spades": ("trick", laid("*r", "3s") | OTHERS_JOKER, "3S ends"),
    "passed-none": ("passed", {"passed": None}, "None"),
    "passed-negative": ("passed", {"passed": frozenset({-1})}, "-1"),
    "passed-no-such-seat": ("passed", {"passed": frozenset({9})}, "9"),
    "passed-oneself": ("passed", {"passed": frozenset({2})}, "seat 2"),
    "passed-owner": ("passed", {"passed": frozenset({0, 1})}, "seat 1"),
    "offices-none": ("offices", {"offices": None}, "None"),
    "offices-short": ("offices", {"offices": (4, 3)}, "0 to 4"),
    "offices-twice": ("offices", {"offices": (4, 3, 2, 1, 1)}, "0 to 4"),
    "finished-none": ("finished", {"finished": None}, "None"),
    "finished-no-such-seat": ("finished", {"finished": (9,)}, "9"),
    "finished-holding": ("finished", {"finished": (3,)}, "seat 3"),
    "finished-twice": ("finished", {"finished": (3, 3), "counts": (3, 5, 4, 0, 6)}, "seat 3"),
    "finished-untold": ("finished", {"counts": (3, 5, 4, 0, 6)}, "seat 3"),
    "lock-none": ("lock", {"lock": None}, "None"),
    "lock-switch": ("lock", {"lock": True}, "True"),
    "lock-letter": ("lock", {"lock": ("X",)}, "'X'"),
    "lock-other-suit": ("lock", {"lock": ("S",)}, "S"),
    "lock-too-many": ("lock", {"lock": ("H", "H")}, "H H"),
    "lock-on-nothing": ("lock", {"lock": ("H",), **NO_TRICK}, "nothing"),
    "lock-on-a-joker": ("lock", {"lock": ("H",), **to_beat("*r"), **OTHERS_JOKER}, "joker"),
    "lock-without-the-rule": ("lock", {"lock": ("H",), "rules": replace(RULES, lock=False)}, "rul"),
    "reversed-none": ("reversed", {"reversed": None}, "None"),
    "reversed-text": ("reversed", {"reversed": "no"}, "'no'"),
    "gone-none": ("gone", {"gone": None}, "None"),
    "gone-own": ("gone", {"gone": cards("9h")}, "9H"),
    "gone-on-the-table": ("gone", {"gone": cards("5h")}, "5H"),
    "gone-twice": ("gone", {"gone": cards("kh kh")}, "KH"),
    "gone-other-deck": ("gone", {"gone": cards("t1")}, "T1"),
    "gift-number": ("gift", {"gift": 1, **NO_TRICK}, "1"),
    "gift-triple": ("gift", {"gift": (1, 1, 1), **NO_TRICK}, "(1, 1, 1)"),
    "gift-no-such-seat": ("gift", {"gift": (9, 1), **NO_TRICK}, "9"),
    "gift-to-oneself": ("gift", {"gift": (2, 1), **NO_TRICK}, "seat 2"),
    "gift-of-nothing": ("gift", {"gift": (3, 0), **NO_TRICK}, "0"),
    "gift-too-large": ("gift", {"gift": (3, 9), **NO_TRICK}, "9"),
    "gift-to-another-office": ("gift", {"gift": (0, 1), **NO_TRICK}, "seat 3"),
    "gift-from-below": ("gift", {"gift": (3, 1), "offices": (4, 3, 1, 2, 0), **NO_TRICK}, "best"),
    "gift-in-a-trick": ("gift", {"gift": (3, 1)}, "trick"),
    "gift-after-passes": ("gift", {"gift": (3, 1), "trick": ()}, "passed"),
    "gift-where-none-is-chosen": (
        "gift",
        {"gift": (3, 1), "rules": replace(RULES, exchange="none"), **NO_TRICK},
        "rules",
    ),
    "gift-without-offices": ("offices", {"gift": (3, 1), "offices": (), **NO_TRICK}, "exchange"),
}


@pytest.mark.parametrize("case", FALSE)
def test_false_facts_are_refused_by_name(case: str):
    field, told, about = FALSE[case]
    with pytest.raises(FactsError) as caught:
        view_from(facts(**told))
    sentence = str(caught.value)
    assert caught.value.field == field
    assert sentence.startswith(f"{field}: ")
    assert about in sentence.removeprefix(f"{field}: ")
    assert "\n" not in sentence


def test_a_play_that_is_none_is_unreadable():
    with pytest.raises(UnreadablePlay) as caught:
        view_from(facts(**to_beat("5h 7d")))
    assert caught.value.field == "trick"


def test_a_joker_that_can_mean_one_thing_only_need_not_say_it():
    told = facts(**to_beat("5h 7h *r"), hand=cards("8h 9h 10h kd"))
    assert "8H 9H 10H" in [text_of(action) for action in legal_in(view_from(told))]


def test_a_gift_is_given_to_the_office_across():
    told = facts(gift=(3, 1), **NO_TRICK)
    assert len(legal_in(view_from(told))) == 4


def test_of_four_players_the_third_has_nothing_to_choose():
    told = facts(
        rules=replace(RULES, players=4),
        order=(0, 1, 2, 3),
        counts=(3, 5, 4, 2),
        offices=(0, 1, 2, 3),
        gift=(1, 1),
        **NO_TRICK,
    )
    with pytest.raises(FactsError, match="lower office"):
        view_from(told)
