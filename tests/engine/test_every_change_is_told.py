"""Nothing changes on the table without an event, and no event comes before its change.

Matches are watched event by event as a spectator sees them. For every field of a view, a table
lists the events that may change it. A rule that changes something silently fails, and so does an
event that is emitted before its effect.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from in_one_test import in_one_test

from arschloch_gui.engine import events as e
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.big_a import events as b
from arschloch_gui.engine.climbing import events as c
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec, SeenEvent
from arschloch_gui.engine.options import with_values
from arschloch_gui.engine.seigneur import events as g
from arschloch_gui.engine.shithead import events as s
from long import times
from random_tables import table

STARTS = (c.SeatsDrawn, e.Reseated, e.RoundStarted)
"""Events that start a round and reset everything from the one before."""
ENDS = (e.RoundEnded, c.RuleApplied)
TOLD_BY: dict[str, tuple[type[e.Event], ...]] = {
    "counts": (
        b.ATaken, e.CardsDealt, e.CardsGiven, e.CardsPassedOn, e.Played, c.Discarded, c.Demoted,
        s.Drawn, s.PileTaken, s.PileBurned,
    ),
    # If all have passed on an empty table, the leader's new turn shows it.
    "passed": (e.Passed, e.Played, e.TrickTaken, c.RuleApplied, e.TurnBegan),
    "trick": (e.Played, e.TrickTaken),
    "finished": (e.WentOut, *ENDS),
    "lowest": (c.Demoted, *ENDS),
    "reversed": (c.OrderReversed, s.DirectionTurned),
    "order": (c.OfficesMirrored,),
    "offices": (c.OfficesMirrored,),
    "aside": (e.CardsSetAside,),
    "aside_count": (e.CardsSetAside,),
    "discarded": (c.Discarded, c.Demoted),
    "told": (c.Asked, c.HandShown),
    "open_hands": (c.HandShown, e.Played, c.Discarded, e.CardsGiven, e.CardsPassedOn, c.Demoted),
    "transit": (e.CardsPassedOn, e.CardsGiven),
    "lock": (c.RuleApplied, e.TrickTaken),
    "bound": (c.RuleApplied, e.Played, e.TrickTaken),
    "open": (s.TableLaid, s.Swapped, e.Played),
    "blind": (s.TableLaid, s.BlindTurned),
    "stock": (s.TableLaid, s.Drawn),
    "pile": (s.TableLaid, e.Played, s.PileTaken, s.PileBurned),
    "burned": (s.PileBurned,),
    "wish": (g.Wished, g.WishGranted, *ENDS),
    "owed": (e.CardsGiven, e.CardsPassedOn),
    "turn": (e.TurnBegan, e.PlayBegan, e.Played, e.TrickTaken, *ENDS),
    "a_holders": (b.ATaken, e.CardsDealt, e.Played),
    "on_table": (b.ATaken,),
    "tricks": (e.TrickTaken,),
    "taken": (e.TrickTaken,),
}  # fmt: skip


def field_of(view: Any, name: str) -> Any:
    """Return a field of a view; the marks of rules are found among its marks."""
    if name in ("lock", "bound"):
        return dict(getattr(view, "marks", ())).get(name, 0)
    return getattr(view, name, None)


def check_changes(before: Any, told: SeenEvent) -> None:
    for name, by in TOLD_BY.items():
        if field_of(before, name) != field_of(told.frame.view, name):
            assert isinstance(told.event, by), f"{name} changed with {told.event}"


def check_effect(before: Any, told: SeenEvent) -> None:
    """Check that the state matches the event."""
    view: Any = told.frame.view
    match told.event:
        case e.CardsDealt(seat, count):
            assert view.counts[seat] == count
        case e.CardsGiven(_, taker, count):
            assert view.counts[taker] == before.counts[taker] + count
        case e.CardsPassedOn(giver, _, count):
            assert view.counts[giver] == before.counts[giver] - count
        case e.Passed(seat):
            assert view.passed >> seat & 1
        case e.Played(seat, cards, left=left):
            played = view.trick[-1][1].cards if hasattr(view, "trick") else view.pile[-len(cards) :]
            assert (played, view.counts[seat]) == (cards, left)
        case e.RoundStarted():
            assert not getattr(view, "taken", ())
        case e.TrickTaken(seat):
            assert not view.trick
            # An A card that was led goes back to a hand.
            lies = sum(len(meld.cards) for _, meld in before.trick if meld.kind != "a")
            assert view.taken == (*before.taken, (seat, lies))
        case e.WentOut(seat):
            # In Thirteen Cards, this ends the round, and all places are known.
            assert seat in (*view.finished, *getattr(view, "lowest", ()))
        case c.Demoted(seat):
            assert seat in view.lowest
        case e.RoundEnded():
            assert told.frame.rounds[-1].offices == told.event.offices
            assert told.frame.scores == told.event.scores
        case e.PlayBegan(leader) | e.TurnBegan(leader):
            assert view.to_act == leader
        case c.OrderReversed(way) | s.DirectionTurned(reversed=way):
            assert view.reversed == way
        case b.ATaken(seat, card):
            assert card in view.a_cards_of(seat)
        case s.PileTaken() | s.PileBurned():
            assert not view.pile
        case g.Wished() | g.WishGranted():
            assert bool(view.wish) == isinstance(told.event, g.Wished)


def watch(preset: str, rules: Any, seed: int, most: int, rounds: int = 3) -> None:
    """Play at random and check every event."""
    match = Match(MatchSpec(preset, rules, ("",) * rules.players, seed))
    rng, told = Random(seed), list[SeenEvent]()
    tell = match.watched_by(None, told.append)
    view, number = None, 0
    while not match.is_over and len(match.rounds) < rounds and match.ply < most:
        told.clear()
        if match.to_act is None:
            match.start_round(watch=tell)
        else:
            legal = match.legal()
            plays = [action for action in legal if isinstance(action, Play)]
            chosen = rng.choice(plays if plays and rng.random() < 0.7 else legal)
            match.submit(match.to_act, chosen, tell)
        for each in told:
            if number == each.frame.round_no and not isinstance(each.event, STARTS):
                check_changes(view, each)
            check_effect(view, each)
            view, number = each.frame.view, each.frame.round_no


@in_one_test("preset", sorted(presets()))
def test_no_preset_changes_anything_without_an_event(preset):
    for seed in range(times(1, 30)):
        watch(preset, presets()[preset].lasting(0), seed, times(150, 5_000))


HOUSE_RULES = [
    {"match_or_skip": True, "revolution": "four", "bomb": "any", "pass_left": 2},
    {"lock": True, "joker": "substitute", "pass_left": 2, "pass_left_order": "one_by_one"},
    {"last_card_penalty": ["A", "K", "7"], "exchange": "ask", "top_announce": True},
    {"exchange": "negotiate", "putsch": True, "tabula_rasa": True, "revolution": "four"},
    {"illegal_play_penalty": True, "run_of_three_bonus": True, "climb_bonus": "both"},
    {"first_seating": "draw", "reseat": True, "pass_policy": "rejoin", "may_pass_lead": True},
]


@pytest.mark.parametrize("options", HOUSE_RULES)
def test_no_house_rule_changes_anything_without_an_event(options):
    rules, problems = with_values(presets()["arschloch"], {"rounds": 0, **options})
    assert not problems
    for seed in range(times(2, 100)):
        watch("arschloch", rules, seed, times(150, 5_000))


def test_no_random_rules_change_anything_without_an_event():
    first = Random().randrange(1_000_000)
    for seed in range(first, first + times(8, 1_000)):
        chosen = table(seed)
        try:
            watch(chosen.preset, chosen.rules, seed, times(120, 2_000))
        except AssertionError as error:
            error.add_note(str(chosen))
            raise
