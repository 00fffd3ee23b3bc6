"""A match: a sequence of rounds, determined by a specification and a journal of all actions."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.deal_line import seats_problem
from arschloch_gui.engine.events import Emit, Event, MatchEnded, RoundEnded
from arschloch_gui.engine.family import Carry, FixedDeal, Refusal, RoundSetup
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.round_start import RoundStart
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyRound, AnyView, ViewT

MATCH_OVER = "match_over"
ROUND_OVER = "round_over"


class MatchSpec(Struct, frozen=True):
    """The specification of a match: the contents of the record's header."""

    preset: str
    rules: RulesBase
    seats: tuple[str, ...]
    seed: int

    @property
    def family(self) -> AnyGame:
        """The family that the preset belongs to."""
        return family_of(self.preset)


class Acted(Struct, frozen=True):
    """A journal entry for one action of a seat."""

    seat: Seat
    action: Action


Entry: TypeAlias = Acted | FixedDeal


class Finished(Struct, frozen=True):
    """The result of a finished round: seats from the highest position, points and hands by seat."""

    offices: tuple[Seat, ...]
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class Frame(Struct, frozen=True):
    """The match as one viewer (a seat, or None for a spectator) sees it at one moment.

    `view` is None before round 1. `rounds` includes a round once its points have been counted.
    """

    round_no: int
    phase: str
    order: tuple[Seat, ...]
    view: AnyView | None
    scores: tuple[int, ...]
    rounds: tuple[Finished, ...]
    fingerprint: str
    """Fingerprint of the round's shuffled deck (`proof.py`), or empty if no deck was shuffled."""

    def view_as(self, kind: type[ViewT]) -> ViewT | None:
        """Return the view, which must be of type `kind` or None."""
        assert self.view is None or isinstance(self.view, kind)
        return self.view


class SeenEvent(Struct, frozen=True):
    """An event as one viewer sees it, and the state of the match right after it."""

    event: Event
    frame: Frame


class Snapshot(Frame, frozen=True):
    """Everything that one viewer may know after `ply` actions, including their legal actions.

    `legal` is empty unless the viewer is to act. `known_ply` counts the actions known to the
    viewer. It numbers the viewer's decisions, and secret actions of other seats must not affect it.
    """

    spec: MatchSpec
    viewer: Seat | None
    ply: int
    known_ply: int
    legal: tuple[Action, ...]
    can_undo: bool
    can_redo: bool


class Match:
    """A running match. Not thread-safe: only one thread at a time may use it.

    >>> spec = MatchSpec("thirteen", family_of("thirteen").presets["thirteen"], ("A",) * 4, seed=1)
    >>> match = Match(spec)
    >>> events = match.start_round()
    >>> match.round_no, match.phase
    (1, 'play')
    """

    def __init__(self, spec: MatchSpec) -> None:
        self.spec = spec
        self.family = spec.family
        self._pack = spec.family.cards.pack(spec.rules)
        self.journal: list[Entry] = []
        """All entries so far. Undo and redo replace the list; otherwise it only grows."""
        self._undone: list[Entry] = []
        self._reset()

    def _reset(self) -> None:
        players = len(self.spec.seats)
        self.carry = Carry(order=tuple(range(players)))
        self.scores: tuple[int, ...] = (0,) * players
        self.rounds: list[Finished] = []
        self._rounds_told: tuple[Finished, ...] = ()
        """`rounds` as a tuple, built once per round because every event has a frame."""
        self.state: AnyRound | None = None
        self._begun: list[RoundStart] = []
        self._open = False
        """True from the deal until the points of the round have been counted."""
        self.plies = Plies(players)

    # -- state --------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return self.plies.total

    @property
    def round_no(self) -> int:
        """The number of the current round, from 1, or 0 before the first deal."""
        return len(self.rounds) + self._open

    @property
    def phase(self) -> str:
        """The phase of the round, `round_over` between rounds or `match_over` at the end."""
        if self.is_over:
            return MATCH_OVER
        return self.state.phase if self.state is not None else ROUND_OVER

    @property
    def is_over(self) -> bool:
        """Whether the match has ended. An endless match never ends."""
        return self.spec.rules.is_over(len(self.rounds), self.scores)

    @property
    def to_act(self) -> Seat | None:
        """The seat that has to decide, or None between rounds and at the end."""
        return None if (state := self.deciding) is None else state.to_act

    @property
    def deciding(self) -> AnyRound | None:
        """The round in which a seat has to decide, or None if there is none."""
        return self.state if self.state is not None and self.state.to_act >= 0 else None

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in their current clockwise order."""
        return self.state.order if self.state is not None else self.carry.order

    def legal(self) -> tuple[Action, ...]:
        """Return the legal actions of the seat to act, or an empty tuple if no seat is."""
        return () if (state := self.deciding) is None else self.family.legal(state)

    def round_start(self, round_no: int) -> RoundStart:
        """Return the starting point of a round. Raises `IndexError` if it has not been dealt."""
        if not 1 <= round_no <= self.round_no:
            raise IndexError(round_no)
        return self._begun[round_no - 1]

    def standings(self) -> tuple[Seat, ...]:
        """Return the seats from best to worst; ties are broken by the last round's positions."""
        last = self.rounds[-1].offices if self.rounds else self.carry.order
        return self.spec.rules.standings(self.scores, last)

    def snapshot(self, viewer: Seat | None) -> Snapshot:
        """Return a snapshot for one viewer, without anything the viewer may not know."""
        return Snapshot(
            **asdict(self.frame(viewer)),
            spec=self.spec,
            viewer=viewer,
            ply=self.ply,
            known_ply=self.plies.known_to(viewer),
            legal=self.legal() if viewer is not None and viewer == self.to_act else (),
            can_undo=viewer is not None and self._last_own(viewer) is not None,
            can_redo=bool(self._undone),
        )

    def frame(self, viewer: Seat | None) -> Frame:
        """Return the match as one viewer sees it now; usable while an event is being reported."""
        view = self.family.view(self.state, viewer) if self.state is not None else None
        return Frame(
            round_no=self.round_no,
            # While a seat decides in secret, it sees another phase than the other seats do.
            phase=self.phase if view is None or self.is_over else view.phase,
            order=self.order,
            view=view,
            scores=self.scores,
            rounds=self._rounds_told,
            fingerprint=self.round_start(self.round_no).fingerprint if self.round_no else "",
        )

    def seen_event(self, event: Event, viewer: Seat | None) -> SeenEvent:
        """Return an event as one viewer sees it. Call this immediately after the event."""
        return SeenEvent(event.seen_by(viewer), self.frame(viewer))

    def watched_by(
        self, viewer: Seat | None, tell: Callable[[SeenEvent], None]
    ) -> Callable[[Event], None]:
        """Return a callback that calls `tell` with each event that the viewer may know of."""

        def watch(event: Event) -> None:
            if event.is_told(viewer):
                tell(self.seen_event(event, viewer))

        return watch

    # -- actions ------------------------------------------------------------------------

    def start_round(
        self, deal: FixedDeal | None = None, watch: Emit = None
    ) -> tuple[Event, ...] | Refusal:
        """Deal the next round from the seed or from `deal`, and return the events or a refusal.

        `watch` is called with each event as soon as the match has changed accordingly.
        """
        events: list[Event] = []
        refused = self._deal(deal, _both(events.append, watch))
        return tuple(events) if refused is None else refused

    def submit(self, seat: Seat, action: Action, watch: Emit = None) -> tuple[Event, ...] | Refusal:
        """Perform an action and return the events, or a refusal, which leaves the match unchanged.

        Between rounds, the next round is dealt first. After a refusal, discard what `watch` got.
        """
        events: list[Event] = []
        refused = self._act(Acted(seat, action), _both(events.append, watch))
        return tuple(events) if refused is None else refused

    def enter(self, entry: Entry) -> Refusal | None:
        """Apply a journal entry without creating events, a third faster; return any refusal."""
        if isinstance(entry, FixedDeal):
            return self._deal(entry, None)
        return self._act(entry, None)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Return the refusal of this action by this seat, or None if the action is legal."""
        if self.is_over:
            return Refusal.of("match_is_over")
        if (state := self.deciding) is None:
            return Refusal.of("round_is_over")
        if seat != self.family.actor(state, action):
            return Refusal.of("not_your_turn", seat=state.to_act)
        return self.family.refusal(state, action)

    def undo(self, seat: Seat) -> bool:
        """Undo all actions back to the last decision of this seat; return False if it has none."""
        at = self._last_own(seat)
        if at is None:
            return False
        self._undone = self.journal[at:] + self._undone
        self._replay(self.journal[:at])
        self._deal_again()
        return True

    def redo(self, seat: Seat) -> bool:
        """Redo actions up to the next decision of this seat; return False if nothing was undone."""
        if not self._undone:
            return False
        entries, rest = self.journal + self._undone[:1], self._undone[1:]
        while rest and not (isinstance(rest[0], Acted) and rest[0].seat == seat):
            entries.append(rest.pop(0))
        self._replay(entries)
        self._undone = rest
        if rest:
            self._deal_again()
        return True

    def anew(self) -> Match:
        """Return a new match with the same spec and, if the first deal was fixed, the same deal."""
        again = Match(copy(self.spec))
        if self.journal and isinstance(self.journal[0], FixedDeal):
            again.start_round(self.journal[0])
        return again

    # -- internals ----------------------------------------------------------------------

    def _deal(self, deal: FixedDeal | None, emit: Emit) -> Refusal | None:
        if self.to_act is not None:
            return Refusal.of("round_not_over")
        if self.is_over:
            return Refusal.of("match_is_over")
        if deal is not None:
            if problem := self._deal_problem(deal):
                return problem
            self.journal.append(deal)
        self._begin(deal, emit)
        return None

    def _act(self, entry: Acted, emit: Emit) -> Refusal | None:
        before, was_open = self.state, self._open
        if self.to_act is None and not self.is_over:
            self._begin(None, emit)
        if reason := self.refusal(entry.seat, entry.action):
            self.state, self._open = before, was_open
            return reason
        self.journal.append(entry)
        self._undone.clear()
        self._apply(entry.action, emit)
        return None

    def _last_own(self, seat: Seat) -> int | None:
        for at in range(len(self.journal) - 1, -1, -1):
            entry = self.journal[at]
            if isinstance(entry, Acted) and entry.seat == seat:
                return at
        return None

    def _replay(self, entries: list[Entry]) -> None:
        self._reset()
        self.journal = []
        for entry in entries:
            self.journal.append(entry)
            if isinstance(entry, FixedDeal):
                self._begin(entry, None)
                continue
            if self.to_act is None:
                self._begin(None, None)
            self._apply(entry.action, None)

    def _deal_again(self) -> None:
        # After undoing the first action of a round, the round must be dealt again from the seed.
        if self.to_act is None:
            self._begin(None, None)

    def _begin(self, deal: FixedDeal | None, emit: Emit) -> None:
        carry = self.carry
        if deal is not None and deal.offices is not None:
            carry = replace(carry, offices=deal.offices)
        setup = RoundSetup(self.spec.seed, len(self.rounds) + 1, carry, deal)
        # If an action was refused right after a deal, the list still has an entry for the round.
        self._begun[len(self.rounds) :] = [RoundStart(setup, self.plies.copy(), self._pack)]
        self.family.start_round(self.spec.rules, setup, emit, self._take_up)

    def _take_up(self, state: AnyRound) -> None:
        self.state, self._open = state, True

    def _apply(self, action: Action, emit: Emit) -> None:
        state = self.state
        assert state is not None
        actor = self.family.actor(state, action)
        secret = self.family.is_secret(state.phase, action)
        self.family.advance(state, action, emit)
        self.plies.count(actor, secret=secret)
        if state.phase == ROUND_OVER:
            self._end_round(state, emit)

    def _end_round(self, state: AnyRound, emit: Emit) -> None:
        points = state.points()
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        self.carry = state.carry()
        hands = state.hands_left()
        self.rounds.append(Finished(self.carry.offices, points, hands))
        self._rounds_told = tuple(self.rounds)
        self._open = False
        if not emit:
            return
        emit(RoundEnded(self.carry.offices, points, self.scores, hands))
        if self.is_over:
            emit(MatchEnded(self.standings(), self.scores))

    def _deal_problem(self, deal: FixedDeal) -> Refusal | None:
        problem = seats_problem(deal, len(self.spec.seats))
        return problem or self.family.cards.deal_problem(self.spec.rules, deal)


def _both(emit: Callable[[Event], None], watch: Emit) -> Callable[[Event], None]:
    """Combine two listeners into one; the second is optional."""
    if watch is None:
        return emit

    def tell(event: Event) -> None:
        emit(event)
        watch(event)

    return tell
