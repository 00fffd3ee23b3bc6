"""No other player learns that a seat was asked for a bomb, by view, event, number or JSON.

Two matches are played whose deals differ in one card that no other player has. In one of them, it
completes a bomb in a seat's hand. All other players must receive the same information.
"""

from __future__ import annotations

import json
from typing import Any

from in_one_test import in_one_test
from seigneur_rounds import action_of, choose, dealt

from arschloch_gui.ai.bot_lines import decide_line
from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import SecretTurn
from arschloch_gui.engine.match import Match, MatchSpec, SeenEvent
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.view import SeatView
from deals import NAMES, deal
from long import times

VIEWERS = (0, 1, 2, 3, 4, None)
PLAYS = ("9c", "-", "10c", "-", "-", "-", "-", "4d")


class Table:
    """A match that declines every bomb, and the information of each viewer."""

    def __init__(self, text: str) -> None:
        self.match = Match(MatchSpec("seigneur", Rules(players=5), NAMES[:5], 1))
        self.told: dict[Seat | None, list[SeenEvent]] = {viewer: [] for viewer in VIEWERS}
        self.asked: list[Seat] = []
        self.during: list[dict[Seat | None, Any]] = []
        """What all players see while a seat is asked."""
        self.match.start_round(deal(text, None, 0), watch=self._tell)

    def _tell(self, event: Any) -> None:
        for viewer, told in self.told.items():
            self.match.watched_by(viewer, told.append)(event)

    def play(self, text: str) -> None:
        """Let the next in turn do this, and decline all bombs."""
        done = self.match.submit(self.match.to_act, action_of(text), self._tell)
        assert isinstance(done, tuple), done
        while self.match.state.phase == "bomb":
            self.asked.append(self.match.to_act)
            self.during.append({viewer: self.seen(viewer) for viewer in VIEWERS})
            self.match.submit(self.match.to_act, PASS, self._tell)

    def seen(self, viewer: Seat | None) -> object:
        """Return all information of one viewer at this moment."""
        family, view = self.match.family, self.match.family.view(self.match.state, viewer)
        number = self.match.plies.known_to(viewer)
        frame = self.match.frame(viewer)
        return view, frame, number, decide_line(family, view, [PASS], number)


def both(one: str, other: str) -> tuple[Table, Table]:
    with_bomb, without = Table(one), Table(other)
    for text in PLAYS:
        with_bomb.play(text)
        without.play(text)
        for viewer in (0, 1, 2, 4, None):
            assert with_bomb.seen(viewer) == without.seen(viewer)
    return with_bomb, without


REST = "9c 3c 3d jc | 4c 5c 5d | 10c 4d 4h | {} | 6d 6h 2c"


def test_what_the_others_see_does_not_depend_on_a_bomb_being_held():
    one, other = both(REST.format("7c 7d 7h 7s 2d"), REST.format("7c 7d 7h 8s 2d"))
    assert one.asked == [3, 3, 3]
    assert other.asked == []
    for viewer in (0, 1, 2, 4, None):
        assert one.told[viewer] == other.told[viewer]
    assert one.told[3] != other.told[3]


def test_while_somebody_is_asked_it_is_the_next_players_turn_to_all_others():
    table = Table(REST.format("7c 7d 7h 7s 2d"))
    table.play("9c")
    [during] = table.during
    for viewer in (0, 1, 2, 4, None):
        view, frame, *_ = during[viewer]
        assert (view.phase, view.to_act, frame.phase) == ("play", 1, "play")
    view, frame, *_ = during[3]
    assert (view.phase, view.to_act, frame.phase) == ("bomb", 3, "bomb")


def test_two_who_are_asked_do_not_learn_of_each_other():
    held = "9c 3c 3d jc | 4c 5c 5d | 10c 8h 8d 8c {} | 7c 7d 7h {} | 6d 6h 2c"
    tables = {
        bombs: Table(held.format(*bombs)) for bombs in (("8s", "7s"), ("8s", "ks"), ("ks", "7s"))
    }
    for table in tables.values():
        table.play("9c")
        table.play("-")
    both_bombs, only_two, only_three = tables.values()
    assert (both_bombs.asked, only_two.asked, only_three.asked) == ([2, 3], [2], [3])
    assert both_bombs.told[2] == only_two.told[2]
    assert both_bombs.told[3] == only_three.told[3]
    assert both_bombs.seen(2) == only_two.seen(2)
    assert both_bombs.seen(3) == only_three.seen(3)


def test_declining_is_recorded_and_taken_back_like_any_other_action():
    table = Table(REST.format("7c 7d 7h 7s 2d"))
    table.play("9c")
    match = table.match
    assert [entry.seat for entry in match.journal[1:]] == [0, 3]  # type: ignore[union-attr]
    assert match.undo(3)
    assert (match.phase, match.to_act) == ("bomb", 3)


@in_one_test("seed", range(times(40, 2_000)))
def test_in_any_round_asking_and_declining_show_to_nobody_else(seed: int):
    state = dealt(seed, 5 + seed % 4, most=9)
    while state.to_act >= 0:
        asked = state.to_act if state.phase == "bomb" else None
        told: list[Any] = []
        if asked is not None:
            as_if_not = state.clone()
            as_if_not.phase, as_if_not.to_act, as_if_not.waiting = "play", state.turn, []
            for viewer in (*state.order, None):
                seen, unasked = SeatView.of(state, viewer), SeatView.of(as_if_not, viewer)
                assert (seen == unasked) == (viewer != asked)
                if viewer != asked:
                    line = json.dumps(SEIGNEUR.line.write(seen))
                    assert line == json.dumps(SEIGNEUR.line.write(unasked))
        before = {viewer: SeatView.of(state, viewer) for viewer in (*state.order, None)}
        action = choose(state, seed)
        SEIGNEUR.advance(state, action, told.append)
        if asked is not None and action == PASS:
            assert all(isinstance(event, SecretTurn) for event in told)
            others = {asked, state.to_act if state.phase == "bomb" else asked}
            for viewer in before:
                if viewer not in others:
                    assert SeatView.of(state, viewer) == before[viewer]
                    assert not any(event.is_told(viewer) for event in told)
