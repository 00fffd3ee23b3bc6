"""Rounds played by the engine and the simulator in parallel, comparing each decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import CLAIM, FIRST_DISCARD, PASS
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.engine.actions import Declare, Discard, Pass
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.flow import advance, start_round
from arschloch_gui.engine.climbing.legal import legal_actions, legal_melds, play_class
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import Carry, FixedDeal, RoundSetup
from arschloch_gui.engine.table.public import ROUND_OVER

Choose = Callable[[RoundState, Position, tuple[Any, ...]], int]
"""Chooses an action: (round, position, legal actions) → index."""
READ_AGAIN = 9
"""At one in this many decisions, the position is recreated from the engine's round."""
SKIPPED = {"facing", "generator", "gone", "opening", "order", "successor", "tables"}
"""Fields in which equal positions may differ."""
MOST_PLIES = 3_000


def random_round(rules: Rules, seed: int, deal: FixedDeal | None = None) -> RoundState:
    """Return a round with random seats and positions and everything earlier rounds can leave."""
    rng, players = Random(f"side/{seed}"), range(rules.players)
    order = tuple(rng.sample(players, rules.players))
    offices = tuple(rng.sample(players, rules.players)) if rng.random() < 0.8 else ()
    marks = (("climbed", offices[0]),) if offices and rules.climb_bonus != "none" else ()
    setup = RoundSetup(seed, 2, Carry(order, offices, marks), deal)
    return start_round(compile_rules(rules), setup, None)


def play_both(
    state: RoundState, catalogue: Catalogue, seed: int, choose: Choose, *, lowest: bool = False
) -> int:
    """Play a round to its end in both and compare; return the number of decisions compared.

    With `lowest`, all players play like that, so the places can be predicted.
    """
    rng = Random(f"exchange/{seed}")
    while not state.playing and state.phase != ROUND_OVER:
        advance(state, rng.choice(legal_actions(state)), None)
    if state.phase == ROUND_OVER:
        return 0
    position = position_of(catalogue, state, Generator(seed))
    state.book = _drawing_from(Generator(seed), state.book)
    foreseen = _foreseen(position, seed) if lowest else []
    plies = 0
    while state.phase != ROUND_OVER and plies < MOST_PLIES:
        legal = legal_actions(state)
        compare(catalogue, state, position, legal)
        if plies % READ_AGAIN == 0:
            before, position = position, position.copy()
            _same(position_of(catalogue, state, Generator(0)), before)
        index = choose(state, position, legal)
        position.apply(position.moves()[index])
        advance(state, legal[index], None)
        plies += 1
    assert position.is_over == (state.phase == ROUND_OVER)
    assert position.finished == list(state.finished)
    assert not foreseen or state.phase != ROUND_OVER or foreseen == position.finished
    return plies


def _foreseen(position: Position, seed: int) -> list[int]:
    """Return the places if all play the lowest card, with the same random draws as in play."""
    twin = position.copy()
    twin.generator = Generator(seed)
    return play_out(twin, Lowest())


def _drawing_from(generator: Generator, book: Rulebook) -> Rulebook:
    """Return the rulebook with its random draws during play taken from the generator."""
    heir, draw = book.lead.heir, book.lead.draw_places

    def drawn_heir(state: RoundState) -> int:
        holders = state.holders()
        return holders[generator.below(len(holders))]

    def drawn_places(state: RoundState) -> list[int]:
        if not draw or not draw(state):
            return []
        left = state.holders()
        generator.shuffle(left)
        return left

    lead = replace(
        book.lead,
        heir=drawn_heir if book.lead.heir_drawn else heir,
        draw_places=drawn_places if draw else None,
    )
    return replace(book, lead=lead)


def compare(
    catalogue: Catalogue, state: RoundState, position: Position, legal: tuple[Any, ...]
) -> None:
    """Check that a position matches the engine's round, with the same moves in the same order."""
    moves = position.moves()
    assert (position.to_act, position.is_over) == (state.to_act, False)
    assert position.hands == [catalogue.layout.pack(hand) for hand in state.hands]
    assert position.counts == list(map(len, state.hands))
    assert (position.finished, position.lowest) == (list(state.finished), list(state.lowest))
    theirs = [] if state.due else legal_melds(state)
    plays = [move for move in moves if move >= 0]
    ours = [play_class(state, catalogue.melds[move]) for move in plays]
    assert ours == [play_class(state, meld) for meld in theirs]
    held = [catalogue.layout.pack(meld.cards) for meld in theirs]
    assert [catalogue.tables.all_melds[move].delta for move in plays] == held
    others = [_said(catalogue, move) for move in moves if move < 0]
    assert others == [_kind(each) for each in legal[len(theirs) :]]


def _said(catalogue: Catalogue, move: int) -> object:
    if move <= FIRST_DISCARD:
        return Discard, rank_of(catalogue.layout.cards[FIRST_DISCARD - move][0])
    return {PASS: Pass, CLAIM: Declare}[move]


def _kind(action: Any) -> object:
    return (Discard, rank_of(action.card)) if isinstance(action, Discard) else type(action)


def _same(one: Position, other: Position) -> None:
    """Check that two positions are the same except for their random generators."""
    names = {name for name in dir(Position) if name[0] != "_"} - SKIPPED
    values = {name for name in names if not callable(getattr(Position, name))}
    assert len(values) > 15, "compiled classes have no __slots__, but their attributes"
    for name in values:
        assert getattr(one, name) == getattr(other, name), name
