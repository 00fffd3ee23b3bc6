"""Random tables from a seed for the soak test, with unlikely rules, decks and deals.

Unlike `random_rules` (for Hypothesis, which looks for the smallest failure), every table here is
one number. Thousands can be played, and each defect is reproduced by its number. The distribution
is skewed: most tables lack cards, and gaps in the deck, several decks, jokers, odd numbers of
players and partial deals are frequent, because players written for whole decks fail there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from arschloch_gui.ai.levels import REFERENCES, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.engine.cards import CARD_NAMES, DECK_RANKS, RANKS, SUITS, format_card, rank_of
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.games import family_of, presets, problems_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import OptionSpec
from long import mostly_long
from random_rules import CAPS, OTHERS, repaired

ROUNDS = 3
"""Enough rounds for positions, an exchange and a change of seats."""
FAMILIES = (
    "arschloch-hausregeln", "daifugo", "dalmuti", "tarot", "thirteen", "shithead", "grossundklein",
    "seigneur",
)  # fmt: skip
"""The presets of a normal run.

It has one of each family, and the climbing games with cards and melds of their own.
"""
MOST_PLIES = 6_000
"""More decisions than any round can need; reaching it means an endless round."""


@dataclass(frozen=True, slots=True)
class RandomTable:
    """One table, determined entirely by `seed`."""

    seed: int
    preset: str
    rules: Any
    levels: tuple[str, ...]
    deal: FixedDeal | None

    def __str__(self) -> str:
        base = presets()[self.preset]
        changed = ",".join(f"{k}={v}" for k, v in self.rules.changed_from(base).items())
        partial = " with a partial deal" if self.deal else ""
        return f"table {self.seed}: {self.preset} {changed} seats {','.join(self.levels)}{partial}"


def seeds(count: int) -> list[Any]:
    """Return this many table seeds; a normal run uses the first of each of `FAMILIES`."""
    names = sorted(presets())
    return mostly_long(range(count), normal=[names.index(name) for name in FAMILIES])


def table(seed: int, preset: str | None = None) -> RandomTable:
    """Return the table of a seed; the presets take turns unless one is named."""
    rng = Random(f"table/{seed}")
    names = sorted(presets())
    preset = preset or names[seed % len(names)]
    rules = difficult_rules(preset, rng)
    # Every level plays at every table with enough seats.
    first = rng.randrange(len(REFERENCES))
    levels = [REFERENCES[(first + at) % len(REFERENCES)] for at in range(rules.players)]
    rng.shuffle(levels)
    deal = _partial_deal(preset, rules, rng) if rng.random() < 0.2 else None
    return RandomTable(seed, preset, rules, tuple(levels), deal)


def play(chosen: RandomTable, watch: Callable[[Match], object] | None = None) -> Match:
    """Play the table's match to its end; exceptions of players are passed on.

    `watch` is called with the match before every decision.
    """
    names = tuple(f"Seat {seat}" for seat in range(chosen.rules.players))
    match = Match(MatchSpec(chosen.preset, chosen.rules, names, chosen.seed))
    bots = [player(level, match.family.key) for level in chosen.levels]
    begun = 0
    while len(match.rounds) < ROUNDS and not match.is_over:
        if match.to_act is None:
            started = match.start_round(None if match.rounds else chosen.deal)
            assert not isinstance(started, Refusal), f"not dealt: {started}"
            begun = match.ply
            continue
        if watch is not None:
            watch(match)
        seat, legal = match.to_act, match.legal()
        rng = decision_rng(match.spec.seed, seat, match.ply)
        index = bots[seat].choose(match.family.view(match.state, seat), legal, rng)
        assert 0 <= index < len(legal), f"{chosen.levels[seat]} answered {index}"
        refused = match.submit(seat, legal[index])
        assert not isinstance(refused, Refusal), f"{legal[index]} was refused: {refused}"
        assert match.ply - begun < MOST_PLIES, "the round does not end"
    return match


def difficult_rules(preset: str, rng: Random) -> Any:
    """Return the preset with difficult options and a few random changes."""
    base = presets()[preset]
    specs = {spec.key: spec for spec in base.specs()}
    changed: dict[str, Any] = {
        key: any_value(specs[key], rng)
        for key in rng.sample(sorted(specs), rng.randint(0, min(20, len(specs))))
    }
    if "decks" in specs and rng.random() < 0.4:
        low, high = specs["decks"].low, specs["decks"].high
        changed["decks"] = rng.randint(max(low, 1), min(high, 3))
    if "jokers" in specs and rng.random() < 0.4:
        changed["jokers"] = rng.randint(1, specs["jokers"].high)
        changed["joker"] = rng.choice(specs["joker"].choices)
    fewest, most = family_of(preset).table_sizes[preset]
    odd = [size for size in range(fewest, most + 1) if size % 2]
    if odd and rng.random() < 0.4:
        changed["players"] = rng.choice(odd)
    rules = repaired(preset, replace(base, **changed).lasting(0))
    if "missing" in specs and rng.random() < 0.7:
        lacking = _missing(family_of(preset).cards.deck(rules), rng)
        while problems_of(preset, fewer := replace(rules, missing=lacking)):
            lacking = lacking[: len(lacking) // 2]  # an empty list is valid, too
        rules = fewer
    return rules


def _missing(deck: tuple[int, ...], rng: Random) -> tuple[str, ...]:
    """Return a few missing cards, a whole rank, or nearly the whole deck."""
    match rng.randrange(4):
        case 0:
            rank = rng.choice(sorted(set(map(rank_of, deck))))
            lacking = [card for card in deck if rank_of(card) == rank]
        case 1:
            lacking = rng.sample(deck, len(deck) * rng.randint(3, 8) // 10)
        case _:
            lacking = rng.sample(deck, rng.randint(1, min(8, len(deck))))
    return tuple(format_card(card) for card in lacking)


def _partial_deal(preset: str, rules: Any, rng: Random) -> FixedDeal | None:
    """Return small hands, as a record can deal them; the other cards are nowhere."""
    family = family_of(preset)
    deck = list(family.cards.deck(rules))
    rng.shuffle(deck)
    hands = []
    for _ in range(rules.players):
        size = min(len(deck), rng.randint(1, 9))
        hands.append(tuple(sorted(deck.pop() for _ in range(size))))
    offices = rng.sample(range(rules.players), rules.players) if rng.random() < 0.6 else None
    deal = FixedDeal(tuple(hands), tuple(offices) if offices else None)
    return None if family.cards.deal_problem(rules, deal) else deal


def any_value(spec: OptionSpec, rng: Random) -> Any:
    """Return a value the option accepts."""
    return _VALUES[spec.kind](spec, rng)


def _number(spec: OptionSpec, rng: Random) -> int:
    return rng.randint(spec.low, min(spec.high, CAPS.get(spec.key, spec.high)))


def _counts(spec: OptionSpec, rng: Random) -> tuple[int, ...]:
    return tuple(_number(spec, rng) for _ in range(rng.randint(0, 4)))


def _choice(spec: OptionSpec, rng: Random) -> Any:
    return rng.choice(spec.choices)


_VALUES: dict[str, Callable[[OptionSpec, Random], Any]] = {
    "switch": lambda spec, rng: rng.random() < 0.5,
    "switch_or": lambda spec, rng: rng.choice((True, False, *spec.choices)),
    "number": _number,
    "number_or": lambda spec, rng: rng.choice((_number, _number, _choice))(spec, rng),
    "choice": _choice,
    "counts": _counts,
    "counts_or": lambda spec, rng: rng.choice((_counts, _counts, _choice))(spec, rng),
    "ranks": lambda spec, rng: tuple(rng.sample((*RANKS, *OTHERS), rng.randint(0, 3))),
    "cards": lambda spec, rng: tuple(rng.sample(CARD_NAMES, rng.randint(0, 4))),
    "card": lambda spec, rng: rng.choice(("", rng.choice(CARD_NAMES))),
    "rank_order": lambda spec, rng: rng.choice(
        (*spec.choices, *(tuple(rng.sample(ranks, len(ranks))) for ranks in DECK_RANKS.values()))
    ),
    "suit_order": lambda spec, rng: rng.choice(("none", tuple(rng.sample(SUITS, len(SUITS))))),
}
