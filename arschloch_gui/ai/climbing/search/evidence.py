"""The decisions of the rivals, read from what everybody saw of a round."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import Decision, Evidence
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.engine.climbing.view import SeatView

ODD = 0.1
"""How often somebody does what the policy does not understand: people, and other programs."""

SIMPLE = 0.05
"""How many rivals play as simply as `lowest`, before anything is known of them."""


def gathered(known: Catalogue, view: SeatView, now: Position, policy: Policy) -> Evidence:
    """What every rival did in this round, and where; `now` fits the view.

    A round in which something happened besides playing and passing says nothing here: what was
    claimed or thrown away stands elsewhere.
    """
    tables, seats = known.tables, len(view.counts)
    later = [0] * seats
    turns: list[tuple[int, int, int]] = []
    for seat, meld in reversed(view.history):
        did = PASS if meld is None else known.number(meld)
        if did != PASS:
            later[seat] += tables.laid[did].delta
        turns.append((seat, did, later[seat]))
    position = opened(now, later, turns[-1][0] if turns else now.to_act)
    evidence = Evidence(seats, policy, ODD, SIMPLE)
    for seat, did, rest in reversed(turns):
        if position.due or position.to_act != seat:
            return Evidence(seats, policy, ODD, SIMPLE)
        if seat != view.seat:
            evidence.decisions[seat].append(Decision(position.copy(), did, rest))
        position.apply(did)
    return evidence


def opened(now: Position, laid: list[int], leader: int) -> Position:
    """The round when its first trick was led; `laid` are the cards laid since, by seat."""
    start = Position(now.tables, now.order, now.successor, now.generator)
    start.take_up([hand + cards for hand, cards in zip(now.hands, laid, strict=True)])
    start.offices, start.to_act = now.offices, leader
    return start
