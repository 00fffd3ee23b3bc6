"""The display after an event matches the engine at that event, in every game.

Matches are led over the stage event by event, as the engine's thread reports them. After the steps
of an event, the model rows and the board are compared with the view of that event, which is read
here in a different way than in the program. A failure names the table by its seed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random, randrange
from typing import Any

import pytest
from seigneur_rounds import action_of

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.games.shithead.board import SHOWN
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.big_a.view import SeatView as BigAView
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.events import SeatsDrawn
from arschloch_gui.engine.events import Event, MatchEnded, RoundEnded, TurnBegan
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Frame, Match, MatchSpec, SeenEvent
from arschloch_gui.engine.options import with_values
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.shithead.events import BlindTurned
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.thirteen.view import SeatView as ThirteenView
from deals import hands
from long import mostly_long, times
from random_tables import FAMILIES, table

VIEWER = 0
OVER = (RoundEnded, MatchEnded)
MOST_REPORTS = 40
"""A few dozen decisions of small hands include an exchange, tricks, and players out."""


@dataclass
class Watched:
    """A match, the stage it is shown on, and every difference between the two."""

    spec: MatchSpec
    rng: Random
    reports: int = 0

    def __post_init__(self) -> None:
        players = len(self.spec.seats)
        self.match = Match(self.spec)
        sitters = Seating(self.spec.seats, tuple(range(players)), VIEWER, self.spec.rules.titles)
        self.stage = TableState(sitters, table_of)
        self.stage.put(self.match.snapshot(VIEWER))
        self.stage.tell(self.match.snapshot(VIEWER))
        table = table_of(self.spec.family.key)
        self.stage.board = table.board(self.stage, lambda action: True, self.stage)
        self.animations = EventAnimations(self.stage, Flights())

    def deal(self, deal: FixedDeal | None) -> None:
        told: list[SeenEvent] = []
        self.match.start_round(deal, self.match.watched_by(VIEWER, told.append))
        self.show(told)

    def act(self) -> None:
        told: list[SeenEvent] = []
        action = self.choose(self.match.legal())
        done = self.match.submit(
            self.match.to_act, action, self.match.watched_by(VIEWER, told.append)
        )
        assert not isinstance(done, Refusal)
        self.show(told)

    def choose(self, legal: tuple[Action, ...]) -> Action:
        """Choose any kind of action, preferring plays to passes, so that rounds end."""
        plays = [action for action in legal if isinstance(action, Play)]
        if plays and self.rng.random() < 0.7:
            return self.rng.choice(plays)
        kinds = sorted({type(action).__name__ for action in legal})
        kind = self.rng.choice(kinds)
        return self.rng.choice([each for each in legal if type(each).__name__ == kind])

    def show(self, told: list[SeenEvent]) -> None:
        self.reports += 1
        stepped = Stepped(1, self.match.ply, tuple(told), self.match.snapshot(VIEWER))
        for last, steps in self.animations.scenes(stepped):
            for step in steps:
                step.act()
            assert shown(self.stage) == truth(last, self.spec.rules.titles), f"after {last.event}"
            self.check_turn(last)
        before = shown(self.stage), self.stage.turn, self.stage.phase
        self.stage.settle(stepped.snapshot)
        assert (shown(self.stage), self.stage.turn, self.stage.phase) == before, "at rest"
        self.check_gifts(stepped.snapshot.view)

    def check_gifts(self, view: Any) -> None:
        """Check that before the viewer's first play, all gifts are listed in order."""
        given = getattr(view, "given", ())
        if any(seat == VIEWER for seat, meld in getattr(view, "history", ()) if meld is not None):
            given = ()
        told = [(gift.giver, gift.taker, gift.cards) for gift in self.stage.gifts]
        assert told == [(gift.giver, gift.taker, gift.cards) for gift in given]

    def check_turn(self, told: SeenEvent) -> None:
        """Check that the turn is shown with its event, and no turn during an animation."""
        stage, view = self.stage, told.frame.view
        turn = [row.seat for row in stage.seats.rows if row.is_turn]
        if isinstance(told.event, TurnBegan):
            assert (turn, stage.turn, stage.phase) == ([view.to_act], view.to_act, view.phase)
            if hasattr(view, "trick"):
                assert stage.leader == (view.trick[0][0] if view.trick else view.to_act)
        else:
            assert turn in ([], [view.to_act]), told.event
        if isinstance(told.event, OVER):
            assert stage.phase == told.frame.phase

    def play(self, deals: list[FixedDeal | None], most: int) -> None:
        for deal in deals:
            if self.match.is_over:
                return
            self.deal(deal)
            while self.match.to_act is not None and self.reports < most:
                self.act()


# -- the display ---------------------------------------------------------------------------


def shown(stage: TableState) -> dict[str, Any]:
    """Return what QML draws, from the models and the board."""
    rows = sorted(stage.seats.rows, key=lambda row: row.seat)
    held = stage.holding.cards
    said: dict[str, Any] = {
        "seats": [row.seat for row in sorted(rows, key=lambda row: row.slot)],
        "counts": [row.count for row in rows],
        "passed": [row.passed for row in rows],
        "places": [row.place for row in rows],
        "finished": [row.finished for row in rows],
        "offices": [row.office for row in rows],
        "scores": [row.score for row in rows],
        "open hands": [sorted(row.open_hand) for row in rows],
        "piles": [row.pile for row in rows],
        "hand": sorted(row.card for row in stage.hand.rows),
        "keys": sorted(row.key for row in stage.hand.rows) == sorted(held),
        "trick": [(row.key, row.seat, row.cards, row.is_top) for row in stage.trick.rows],
        "reversed": stage.reversed,
        "bound": stage.table.binding(stage) != "",
        "aside": (format_cards(stage.aside), stage.hidden_aside),
        "discarded": format_cards(stage.discarded),
        "round": stage.round_no,
    }
    board: Any = stage.board
    if board is not None and hasattr(board, "pile"):
        tables = [board._columns(seat) for seat in range(len(rows))]
        said |= {
            "open": [sorted(c["open"] for c in columns if c["open"]) for columns in tables],
            "blind": [[bool(c["blind"]) for c in columns if c["blind"]] for columns in tables],
            "pile": [row.card for row in board.pileCards.rows],
            "pile count": board.pileCount,
            "stock": board.stockCount,
            "burned": board.burnedCount,
            "backwards": board.reversed,
        }
    return said


# -- the engine's state --------------------------------------------------------------------


def truth(told: SeenEvent, titles: str) -> dict[str, Any]:
    """Return the same from the engine's view, with the animations of this event."""
    event, frame, view = told.event, told.frame, told.frame.view
    at = view.order.index(VIEWER)
    places = places_of(view)
    over = isinstance(event, OVER)
    # With points, the order of the last round is not a position.
    has_points = isinstance(view, ThirteenView | BigAView)
    offices = () if has_points else view.offices
    if has_points and over:
        points = frame.rounds[-1].points
        places = [1 + sum(other < own for other in points) for own in points]
    offices = frame.rounds[-1].offices if over else offices
    held = [offices.index(seat) if seat in offices else -1 for seat in range(len(view.order))]
    if titles and not over:
        # Who is out has the new one at once, and nobody else is shown with it.
        won = {place - 1 for place in places if place}
        held = [
            place - 1 if place else -1 if office in won else office
            for place, office in zip(places, held, strict=True)
        ]
    seats = range(len(view.order))
    said: dict[str, Any] = {
        "seats": [*view.order[at:], *view.order[:at]],
        "counts": list(view.counts),
        "passed": [bool(getattr(view, "passed", 0) >> s & 1) and not places[s] for s in seats],
        "places": [places[seat] for seat in seats],
        "finished": [places[seat] > 0 for seat in seats],
        "offices": held,
        "scores": list(frame.scores),
        "open hands": [sorted(format_cards(open_hand(event, view, seat))) for seat in seats],
        "piles": [sum(n for who, n in getattr(view, "taken", ()) if who == s) for s in seats],
        "hand": sorted(format_cards(view.hand)),
        "keys": True,
        "trick": trick_of(frame, view),
        "reversed": hasattr(view, "trick") and getattr(view, "reversed", False),
        "bound": is_bound(view),
        "aside": (format_cards(getattr(view, "aside", ())), hidden_aside(view)),
        "discarded": format_cards(getattr(view, "discarded", ())),
        "round": frame.round_no,
    }
    return said | shithead_truth(told) if hasattr(view, "pile") else said


def places_of(view: Any) -> list[int]:
    """Return the certain places by seat, 0 for players still in."""
    finished, lowest = list(view.finished), list(getattr(view, "lowest", ()))
    last = len(view.order)
    return [
        finished.index(seat) + 1
        if seat in finished
        else last - lowest.index(seat)
        if seat in lowest
        else 0
        for seat in range(last)
    ]


def open_hand(event: Event, view: Any, seat: int) -> tuple[int, ...]:
    """Return the cards others show; in a draw for seats, the cards drawn."""
    if seat == VIEWER:
        return ()
    if isinstance(event, SeatsDrawn):
        return event.cards[seat]
    return dict(getattr(view, "open_hands", ())).get(seat, ())


def trick_of(frame: Frame, view: Any) -> list[tuple[str, int, tuple[str, ...], bool]]:
    if not hasattr(view, "trick"):
        return []
    first = sum(meld is not None for _, meld in view.history) - len(view.trick)
    # In an A trick, the highest card is on top, whenever it was played.
    top = view.owner if getattr(view, "is_a_trick", False) else view.trick and view.trick[-1][0]
    last = max((at for at, (seat, _) in enumerate(view.trick) if seat == top), default=-1)
    return [
        (
            f"{frame.round_no}.{first + at}",
            seat,
            format_cards(meld.cards),
            at == last,
        )
        for at, (seat, meld) in enumerate(view.trick)
    ]


def is_bound(view: Any) -> bool:
    if getattr(view, "is_a_trick", False):
        return True
    marks = dict(getattr(view, "marks", ()))
    by_trick = bool(getattr(view, "trick", ())) and bool(marks.get("bound") or marks.get("lock"))
    return by_trick or bool(getattr(view, "wish", 0))


def hidden_aside(view: Any) -> int:
    return view.aside_count - len(getattr(view, "aside", ())) if hasattr(view, "aside_count") else 0


def shithead_truth(told: SeenEvent) -> dict[str, Any]:
    """Return the cards of a Shithead table; a misfit face-down card stays on the pile a while."""
    event, view = told.event, told.frame.view
    assert isinstance(view, SeatView)
    pile = list(view.pile)
    if isinstance(event, BlindTurned) and not event.fits:
        pile += event.cards
    hand = view.hand
    if not hand and view.phase == "play" and not view.stock:
        hand = view.open[VIEWER]  # the cards to choose from
    return {
        "hand": sorted(format_cards(hand)),
        "passed": [False] * len(view.order),
        "open": [sorted(format_cards(cards)) for cards in view.open],
        "blind": [[True] * sum(places) for places in view.blind],
        "pile": list(format_cards(pile))[-SHOWN:],
        "pile count": len(pile),
        "stock": view.stock,
        "burned": len(view.burned),
        "backwards": view.direction < 0,
    }


# -- the tests -----------------------------------------------------------------------------


def watched(preset: str, rules: Any, seed: int) -> Watched:
    names = tuple(f"Seat {seat}" for seat in range(rules.players))
    return Watched(MatchSpec(preset, rules, names, seed), Random(seed))


def small_deal(preset: str, rules: Any, seed: int) -> FixedDeal | None:
    """Return a small deal with positions for an exchange; None if the game needs larger ones."""
    family, rng = family_of(preset), Random(seed)
    deck = list(family.cards.deck(rules))
    rng.shuffle(deck)
    size = min(5, len(deck) // rules.players)
    hands = tuple(tuple(sorted(deck[s * size : (s + 1) * size])) for s in range(rules.players))
    offices = tuple(rng.sample(range(rules.players), rules.players))
    deal = FixedDeal(hands, offices)
    return None if family.cards.deal_problem(rules, deal) else deal


@pytest.mark.sampled
@pytest.mark.parametrize("preset", mostly_long(sorted(presets()), normal=FAMILIES))
def test_every_event_of_a_preset_leaves_the_picture_the_engine_has(qapp, preset):
    """A round of small hands with its exchange, and the start of a full one."""
    for seed in range(times(1, 30)):
        rules = presets()[preset].lasting(0)
        one = watched(preset, rules, seed)
        try:
            one.play([small_deal(preset, rules, seed), None], times(MOST_REPORTS, 10_000))
        except AssertionError as error:
            error.add_note(f"{preset}, seed {seed}")
            raise


@pytest.mark.sampled
@pytest.mark.parametrize("family", sorted({family_of(key).key for key in presets()}))
def test_every_event_under_random_rules_leaves_the_picture_the_engine_has(qapp, family):
    named = sorted(key for key in presets() if family_of(key).key == family)
    first = randrange(1_000_000)
    for seed in range(first, first + times(3, 400)):
        chosen = table(seed, named[seed % len(named)])
        one = watched(chosen.preset, chosen.rules, seed)
        deal = chosen.deal or small_deal(chosen.preset, chosen.rules, seed)
        try:
            one.play([deal, None], times(MOST_REPORTS, 2_000))
        except AssertionError as error:
            error.add_note(f"{chosen}")
            raise


def test_a_bomb_between_the_turns_takes_the_mark_from_whose_turn_it_was(qapp):
    one = watched("seigneur", replace(SEIGNEUR.presets["seigneur"], players=5).lasting(0), seed=1)
    # Seat 1 is to answer the nine when seat 3 plays four sevens; seat 1 keeps its own bomb.
    played = iter(["9c", "-", "7c 7d 7h 7s", "-"])
    one.choose = lambda legal: action_of(next(played))
    one.deal(FixedDeal(hands("9c 3c | 8c 8d 8h 8s 2d | 2c | 7c 7d 7h 7s 5d | 5c jc"), lead=0))
    for _ in range(4):
        one.act()
    assert [row.seat for row in one.stage.trick.rows] == [0, 3]


HOUSE_RULES = [
    {"match_or_skip": True, "revolution": "four", "bomb": "any", "pass_left": 2},
    {"lock": True, "eight_cuts": True, "pass_left": 2, "pass_left_order": "one_by_one"},
    {"last_card_penalty": ["A", "K", "7"], "exchange": "ask", "top_announce": True},
    {"exchange": "negotiate", "putsch": True, "tabula_rasa": True},
    {"illegal_play_penalty": True, "run_of_three_bonus": True, "climb_bonus": "both"},
    {"first_seating": "draw", "reseat": True, "pass_policy": "rejoin", "may_pass_lead": True},
]


@pytest.mark.sampled
@pytest.mark.parametrize("options", HOUSE_RULES)
def test_every_event_of_house_rules_leaves_the_picture_the_engine_has(qapp, options):
    rules, problems = with_values(presets()["arschloch"], {"rounds": 0, **options})
    assert not problems
    for seed in range(times(1, 60)):
        one = watched("arschloch", rules, seed)
        try:
            one.play([small_deal("arschloch", rules, seed), None, None], times(50, 10_000))
        except AssertionError as error:
            error.add_note(f"{options}, seed {seed}")
            raise
