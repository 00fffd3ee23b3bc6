"""Decisions of all seats during the tricks of a round, reconstructed from the history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import Decision, Evidence
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.planned import planning
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.melds import Meld

ODD = 0.1
"""Probability that a player does something that the policy does not expect."""

Kinds: TypeAlias = Sequence[float]
"""Probabilities of the kinds of player: `SKILLED`, `SIMPLE`, `REGULAR`."""
Turns: TypeAlias = Sequence[tuple[Seat, Meld | None]]
"""Plays, and passes (None), in chronological order."""


def read(
    known: Catalogue, history: Turns, now: Position, policy: Policy, kinds: Sequence[Kinds],
    slip: float,
) -> Evidence:  # fmt: skip
    """Return the decisions of all seats with their positions. `now` is the current position.

    `kinds` are the prior probabilities of the kinds by seat (`core.evidence`), and `slip` is the
    probability that a player deviates from their kind. There are no decisions if anything but plays
    and passes happened, because claims and discards are not in the history.
    """
    tables = known.tables
    later = [0] * len(now.hands)
    turns: list[tuple[int, int, int]] = []
    for seat, meld in reversed(history):
        did = PASS if meld is None else known.number(meld)
        if did != PASS:
            later[seat] += tables.all_melds[did].delta
        turns.append((seat, did, later[seat]))
    position = opened(now, later, turns[-1][0] if turns else now.to_act)
    evidence = _nothing(known, policy, kinds, slip)
    for seat, did, rest in reversed(turns):
        if position.due or position.to_act != seat:
            return _nothing(known, policy, kinds, slip)
        evidence.decisions[seat].append(Decision(position.copy(), did, rest))
        position.apply(did)
    return evidence


def _nothing(known: Catalogue, policy: Policy, kinds: Sequence[Kinds], slip: float) -> Evidence:
    """Return evidence that contains no decisions."""
    return Evidence(policy, ODD, [list(each) for each in kinds], slip, planning(known))


def opened(now: Position, played: list[int], leader: int) -> Position:
    """Return the position at the first lead. `played` are the cards played since, by seat."""
    start = Position(now.tables, now.order, now.successor, now.generator)
    start.take_up([hand + cards for hand, cards in zip(now.hands, played, strict=True)])
    start.offices, start.to_act = now.offices, leader
    return start
