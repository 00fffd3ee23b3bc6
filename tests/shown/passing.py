"""Scenarios about passing and going out."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import PASS, Play
from arschloch_gui.engine.climbing.events import Demoted, RuleApplied
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.legal import legal_actions
from arschloch_gui.engine.table.public import ROUND_OVER
from shown.climbing import SHOWN
from shown.scene import Scene, step
from shown.sentences import Unfit


@SHOWN.shows("The leader has to play. Everyone else may pass even if they could play.")
def the_leader_has_to_play(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    state = s.table(s.cards(low), s.cards(high))
    assert PASS not in legal_actions(state)
    state = s.go(state, s.cards(low))
    assert s.may(state, s.cards(high))
    assert PASS in legal_actions(state)


@SHOWN.shows(
    "You may pass even if you could play.",
    "The leader may pass, too; then the next player may lead.",
)
def the_leader_may_pass(s: Scene) -> None:
    state = s.table()
    assert PASS in legal_actions(state)
    after = s.go(state, None)
    assert (after.to_act, after.trick) == (state.order[1], ())
    state = s.go(state, s.cards(s.ranks()[0]))
    assert PASS in legal_actions(state)


def second_passes_third_plays(s: Scene) -> tuple[Any, int, list[int]]:
    low, mid, high = s.ranks(least=3)[0], s.ranks()[1], s.ranks()[-1]
    state = s.table(
        [*s.cards(low), *s.cards(high)],
        s.cards(high),
        s.cards(mid),
        *[s.cards(high)] * (s.rules.players - 3),
    )
    second = state.order[1]
    state = s.go(state, s.cards(low), None, s.cards(mid))
    while state.to_act not in (state.order[0], second):
        state = s.go(state, None)
    return state, second, s.cards(high)


@SHOWN.shows("If you pass, you are out of this trick.")
def who_passed_is_out_of_the_trick(s: Scene) -> None:
    state, second, high = second_passes_third_plays(s)
    state = s.go(state, high)
    assert not state.trick or state.to_act != second


@SHOWN.shows("If you pass, you may rejoin the trick as soon as someone plays to it again.")
def who_passed_may_come_back(s: Scene) -> None:
    state, second, _ = second_passes_third_plays(s)
    while state.to_act != second:
        state = s.go(state, None)
    assert state.trick


TAKES = "Its cards are out of the round, and the winner leads the next trick."


@SHOWN.shows(
    f"When all the others have passed, the player who played last wins the trick. {TAKES}",
    "When all the others have passed, the player who played last may beat their own cards, or pass "
    f"and win the trick. {TAKES}",
)
def the_last_to_play_wins_the_trick(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    state = s.table([*s.cards(low), *s.cards(high)])
    first = state.order[0]
    state = s.go(state, s.cards(low), *[None] * (s.rules.players - 1))
    if "beat their own" in s.said:
        assert state.trick
        assert state.to_act == first
        assert s.may(state, s.cards(high))
        state = s.go(state, None)
    assert not state.trick
    assert state.to_act == first
    assert s.cards(low)[0] in state.played()


@SHOWN.shows("The only exception: if you have to play the start card, you may not pass.")
def the_start_card_cannot_be_passed(s: Scene) -> None:
    state = s.table()
    (card, *_) = state.hands[state.to_act]
    state.required = card
    assert PASS not in legal_actions(state)


@SHOWN.shows(
    "If nobody wants to lead, the round is over: the fewer cards you hold, the higher your place."
)
def nobody_wants_to_lead(s: Scene) -> None:
    state = s.table(s.cards(s.ranks()[-1], 1))
    most = state.to_act
    state = s.go(state, *[None] * s.rules.players)
    assert state.phase == ROUND_OVER
    assert state.finished[-1] == most


@SHOWN.shows("After %n pass(es) in a row, the remaining places are drawn by lot.")
def places_are_drawn(s: Scene) -> None:
    s.draws_lots = True
    seen: list[Any] = []
    state = s.table()
    for _ in range(s.rules.pass_lot):
        assert not state.finished
        state = s.go(state, None, emit=seen.append)
    assert len(state.finished) == s.rules.players
    assert [event for event in seen if isinstance(event, RuleApplied) and event.rule == "lot"]


def last_card(s: Scene, *, beaten: bool) -> tuple[Any, int]:
    """Let a player go out with a middle card; return whether the next player can beat it."""
    ranks = [rank for rank in s.ranks(least=3) if rank not in s.rules.last_card_penalty]
    if len(ranks) < 2:
        raise Unfit
    low, high = ranks[0], ranks[-1]
    hands = [s.cards(low), [*s.cards(high if beaten else low), *s.cards(low, 2, "HS")]]
    rest = [s.cards(low, 3, "CHS")] * (s.rules.players - 2)
    state = s.table(*hands, *rest, spares=0)
    first = state.to_act
    return s.go(state, s.cards(low)), first


@SHOWN.shows(
    "When you have no cards left, you are out. The others play on until only one player still has "
    "cards."
)
def who_has_no_cards_is_out(s: Scene) -> None:
    state, first = last_card(s, beaten=True)
    assert state.finished[:1] == (first,)
    assert len(state.finished) == 1
    state = s.played_out(state)
    assert len(state.finished) == s.rules.players


@SHOWN.shows(
    "A player’s last cards cannot be beaten: the trick ends at once, and the next player who still "
    "has cards leads."
)
def last_cards_end_the_trick(s: Scene) -> None:
    state, first = last_card(s, beaten=True)
    assert not state.trick
    assert state.to_act == state.next_holder(first)


@SHOWN.shows(
    "A player’s last cards can still be beaten. If nobody beats them, {heir} leads.",
    "A player’s last cards can still be beaten, unless they clear the trick. If nobody beats them, "
    "{heir} leads.",
)
def last_cards_can_be_beaten(s: Scene) -> None:
    state, _ = last_card(s, beaten=True)
    high = s.cards([r for r in s.ranks() if r not in s.rules.last_card_penalty][-1])
    assert s.may(state, high)
    state, first = last_card(s, beaten=False)
    state = s.go(state, *[None] * (s.rules.players - 1))
    assert not state.trick
    others = [seat for seat in state.offices or state.order if seat != first]
    if "lowest player" in s.said:
        assert state.to_act == others[-1]
    elif "highest player" in s.said:
        assert state.to_act == others[0]
    elif "next player" in s.said:
        assert state.to_act == state.next_holder(first)
    else:
        assert "drawn by lot" in s.said
        assert s.rules.inherit == "random"


@SHOWN.shows("In the first round, the next player who still has cards leads.")
def in_a_first_round_the_next_player_inherits(s: Scene) -> None:
    ranks = [rank for rank in s.ranks(least=3) if rank not in s.rules.last_card_penalty]
    low = s.cards(ranks[0])
    rest = [s.cards(ranks[0], 3)] * (s.rules.players - 1)
    state = s.table(low, *rest, spares=0, later=False)
    first = state.to_act
    state = s.go(state, low, *[None] * (s.rules.players - 1))
    assert state.to_act == state.next_holder(first)


@SHOWN.shows(
    "Your last play must not contain {cards}: if it does, you become {lowest}, and the others move "
    "up.",
    "If this happens to several players, the first of them comes last.",
)
def forbidden_last_cards(s: Scene) -> None:
    if s.rules.pass_lot:
        raise Unfit
    bad = [r for r in s.rules.last_card_penalty if r in s.naturals()]
    good = [r for r in s.ranks() if r not in s.rules.last_card_penalty]
    if not bad or not good:
        raise Unfit
    rest = [s.cards(good[0], 3)] * (s.rules.players - 2)
    state = s.table(s.cards(bad[0]), s.cards(bad[0]), *rest, spares=0)
    first, second = state.order[:2]
    seen: list[Any] = []
    state = s.go(state, s.cards(bad[0]), emit=seen.append)
    assert [event.seat for event in seen if isinstance(event, Demoted)] == [first]
    while len(state.hands[second]) and state.phase == "play":
        mine = state.to_act == second and s.may(state, s.cards(bad[0]))
        plays = [a for a in CLIMBING.legal(state) if isinstance(a, Play)]
        lead = None if state.trick or state.to_act == second else list(plays[0].cards)
        state = s.go(state, s.cards(bad[0]) if mine else lead)
    state = s.played_out(state)
    assert state.finished[-1] == first
    assert state.finished[-2] == second


@SHOWN.shows(
    "Wrong plays are possible, but anyone who makes one sets their hand "
    "aside and becomes {lowest} at once. The last of the others then becomes "
    "{second}."
)
def wrong_plays_are_punished(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    wrong = [*s.cards(low), *s.cards(high)]
    state = s.table(wrong)
    first = state.to_act
    assert CLIMBING.refusal(state, Play(tuple(wrong))) is None
    state = step(state, Play(tuple(wrong)))
    assert state.hands[first] == []
    assert s.played_out(state).finished[-1] == first
