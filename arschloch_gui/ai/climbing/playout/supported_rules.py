"""The rules that the simulator supports. It refuses all others (see `inexpressible`).

A hook is identified by its rule and its place in the rulebook. Rules with an unknown place, or with
an unknown option that is not at its default, are also refused, so a new rule of the engine is never
silently ignored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import prod

from arschloch_gui.ai.climbing.playout.hook_probe import of_rule, rule_of
from arschloch_gui.ai.climbing.playout.parts import are_suited
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.rulebook import Lead, Out, Rulebook, Trick
from arschloch_gui.engine.climbing.rules import Rules

HOOKS: Mapping[str, frozenset[str]] = {
    "enumerators": frozenset({
        "sets", "jokers", "trumps", "runs", "excuse", "joker_substitute",
    }),
    "beat_rules": frozenset({
        "match_or_skip", "joker_takes_trick", "excuse", "spade3_beats_joker", "bombs",
        "joker_trump", "joker_substitute", "lock", "run_reach", "low_beats_high", "tabula_rasa",
        "suit_order", "lowest_office_may_equal", "beat",
    }),
    "crossings": frozenset({"bombs", "jokers", "excuse", "spade3_beats_joker"}),
    "meld_ends": frozenset({"match_or_skip", "pass_policy"}),
    "meld_effects": frozenset({
        "match_or_skip", "joker_takes_trick", "excuse", "spade3_beats_joker", "bombs", "lock",
        "tabula_rasa", "clear_on_finish", "cutting", "revolution", "run_of_three_bonus",
    }),
    "trick_effects": frozenset({"match_or_skip", "lock"}),
    "pass_absorbers": frozenset({"match_or_skip"}),
    "declarations": frozenset({"climb_bonus"}),
    "heir": frozenset({"inherit"}),
    "draw_places": frozenset({"may_pass_lead"}),
    "effects": frozenset({"putsch"}),
}  # fmt: skip
"""Rules with hooks that the simulator supports, by place in `Trick`, `Lead` and `Out`."""

ELSEWHERE = frozenset({
    "objections", "opening", "card_decides", "carried", "last_place_scores",
})  # fmt: skip
"""Places that have no effect during the tricks."""

FIGURES = frozenset({
    "equals_beat", "runs_clear", "owner_answers", "punishes", "heir_drawn", "may_pass", "penalised",
})  # fmt: skip
"""Places without hooks that the simulator takes into account.

`punishes` only makes illegal plays possible, which the simulator never makes.
"""

OPTIONS = frozenset({
    "all_distinct", "ask_tries", "ask_until", "beat", "bomb", "clear_on_finish", "climb_bonus",
    "dealt_first", "deck", "decks", "eight_cuts", "eight_cuts_in_runs", "exchange",
    "exchange_counts", "first_lead", "first_seating", "forget_offices", "illegal_play_penalty",
    "inherit", "jester_revolution", "joker", "joker_exchangeable", "jokers", "king_may_defer",
    "last_card_penalty", "lock", "low_beats_high", "lowest_office_may_equal", "match_or_skip",
    "max_set", "may_pass_lead", "missing", "next_lead", "owner_may_continue", "pass_left",
    "pass_left_order", "pass_lot", "pass_policy", "players", "points", "privileged", "putsch",
    "rank_order", "redraw_seats", "reseat", "revolution", "revolution_by_runs", "rounds",
    "run_of_three_bonus", "runs", "runs_above", "social", "spade3_beats_joker", "spade3_sweeps",
    "start_card", "start_card_must_be_played", "suit_order", "surplus", "tabula_rasa", "titles",
    "top_announce", "tribute_suits", "two",
})  # fmt: skip
"""Options of the engine that the simulator supports."""


MOST_SETS = 20_000
"""Maximum number of different sets. Several decks with suits and wild cards lead to millions."""


def inexpressible(book: Rulebook) -> tuple[str, ...]:
    """Return the names of all parts of these rules that the simulator does not support, if any."""
    unknown = (*_unknown_options(book.rules), *_unknown_hooks(book))
    return tuple(dict.fromkeys(unknown or _too_many_melds(book)))


def _too_many_melds(book: Rulebook) -> Iterator[str]:
    """Yield the names of options that lead to too many melds."""
    runs = of_rule(book.trick.enumerators, "runs")
    if runs and book.suits_matter and not are_suited(book, runs[0]):
        yield "runs"
    if ways_to_make_sets(book) > MOST_SETS:
        yield "decks"


def ways_to_make_sets(book: Rulebook) -> int:
    """Return the number of sets that the rules distinguish if all cards are in one hand."""

    def ways(cards: Iterable[Card]) -> int:
        told_apart = Counter(card if book.suits_matter else rank_of(card) for card in cards)
        return prod(count + 1 for count in told_apart.values())

    helped = ways(card for card in book.deck if card in book.helpers)
    natural = [card for card in book.deck if book.is_natural[card]]
    by_rank = ((card for card in natural if rank_of(card) == rank) for rank in book.naturals)
    return helped * sum(ways(cards) - 1 for cards in by_rank)


def _unknown_options(rules: Rules) -> Iterator[str]:
    for spec in rules.specs():
        if spec.key not in OPTIONS and getattr(rules, spec.key) != spec.default:
            yield spec.key


def _unknown_hooks(book: Rulebook) -> Iterator[str]:
    for phase in (book.trick, book.lead, book.out):
        for place, value in _places(phase):
            if place in HOOKS:
                yield from (rule for rule in map(rule_of, value) if rule not in HOOKS[place])
            elif place not in ELSEWHERE | FIGURES:
                yield place


def _places(phase: Trick | Lead | Out) -> Iterator[tuple[str, Iterable[object]]]:
    """Yield each place in a part of the rulebook with a list of its hooks."""
    for name in phase.__struct_fields__:
        value: object = getattr(phase, name)
        hooks = value if isinstance(value, tuple) else (value,)
        yield name, [hook for hook in hooks if hook is not None]
