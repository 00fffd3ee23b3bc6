"""Events and what a viewer may see of them."""

from __future__ import annotations

from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    Event,
    Passed,
    RoundEnded,
    SecretTurn,
)
from deals import cards


def test_only_its_holder_sees_a_dealt_hand():
    dealt = CardsDealt(seat=2, count=2, cards=cards("7D AS"))
    assert dealt.seen_by(2) == dealt
    assert dealt.seen_by(1) == dealt.seen_by(None) == CardsDealt(2, 2, ())


def test_only_giver_and_taker_see_a_gift():
    gift = CardsGiven(giver=3, taker=0, count=1, cards=cards("AS"))
    assert gift.seen_by(0) == gift.seen_by(3) == gift
    assert gift.seen_by(1) == gift.seen_by(None) == CardsGiven(3, 0, 1, ())


def test_what_happens_on_the_table_is_public():
    events: tuple[Event, ...] = (Passed(1), RoundEnded((0, 1), (1, 0), (1, 0), ((), cards("7D"))))
    for event in events:
        assert event.seen_by(0) is event.seen_by(None) is event
        assert event.is_told(0)
        assert event.is_told(None)


def test_secret_turn_is_visible_only_to_its_seat():
    turn = SecretTurn(seat=3, phase="bomb", told=3)
    assert [turn.is_told(viewer) for viewer in (0, 3, None)] == [False, True, False]
