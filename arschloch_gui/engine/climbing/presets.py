"""The presets of the climbing family (rules.md §8) and their numbers of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from arschloch_gui.engine.climbing.rules import Rules

_TROUDUC = Rules(
    titles="republic",
    deck="french52",
    rank_order="3-2",
    surplus="random_open",
    first_lead="left_of_dealer",
    next_lead="left_of_dealer",
    beat="equal_or_higher",
    clear_on_finish=True,
    exchange="best_for_worst",
)

_CAREER = Rules(
    players=5,
    titles="career",
    deck="career",
    jokers="by_players",
    rank_order="1-13",
    surplus="to_last",
    first_lead="left_of_dealer",
    next_lead="highest_office",
    exchange="best_for_worst",
    privileged="all",
    exchange_counts="by_players",
)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "arschloch": Rules(),
        "arschloch-hausregeln": Rules(
            deck="french52",
            jokers=3,
            joker="trump",
            rank_order="2-A",
            all_distinct=True,
            bomb="any",
            inherit="lowest_office",
            exchange="ask",
            pass_left=1,
            last_card_penalty=("A",),
            climb_bonus="both",
        ),
        "trouduc": _TROUDUC,
        "president-revolution": replace(
            _TROUDUC,
            revolution="four",
            two="cuts",
            putsch=True,
            tabula_rasa=True,
            match_or_skip=True,
        ),
        "president-sober": Rules(
            titles="sober",
            deck="french52",
            jokers=2,
            rank_order="3-2",
            first_lead="left_of_dealer",
            next_lead="highest_office",
        ),
        "trouduc-54": replace(_TROUDUC, jokers=2),
        "trouduc-32": replace(_TROUDUC, deck="french32", rank_order="7-A"),
        # Two sevens are removed so that each player gets ten cards.
        "trouduc-30": replace(
            _TROUDUC, players=3, deck="french32", rank_order="7-A", missing=("7D", "7C")
        ),
        "trouduc-joker": replace(
            _TROUDUC,
            jokers=2,
            joker="takes_trick",
            runs="same_set",
            exchange="negotiate",
        ),
        "tarot": replace(_TROUDUC, deck="tarot78", rank_order="tarot", revolution="four"),
        "double-deck": Rules(
            players=6,
            titles="sober",
            deck="french52",
            decks=2,
            rank_order="3-2",
            first_lead="left_of_dealer",
            next_lead="highest_office",
            revolution="five",
            privileged="all",
            exchange_counts=(3, 2, 1),
        ),
        "daifugo": Rules(
            players=5,
            titles="daifugo",
            reseat=False,
            redraw_seats=3,
            deck="french52",
            jokers=1,
            rank_order="3-2",
            dealt_first="highest_office",
            start_card="3D",
            start_card_must_be_played=False,
            next_lead="start_card",
            owner_may_continue=True,
            may_pass_lead=True,
            pass_lot=20,
            runs="suited",
            runs_above=True,
            joker="substitute",
            eight_cuts=True,
            eight_cuts_in_runs=True,
            revolution="four",
            revolution_by_runs=True,
            lock=True,
            spade3_beats_joker=True,
            spade3_sweeps=True,
            forget_offices=100,
            points="by_place_from_one",
            tribute_suits=("C", "D", "H", "S"),
        ),
        "dalmuti": Rules(
            players=5,
            titles="dalmuti",
            deck="dalmuti80",
            jokers=2,
            rank_order="12-1",
            first_seating="draw",
            first_lead="left_of_dealer",
            next_lead="highest_office",
            pass_policy="rejoin",
            joker="jester",
            jester_revolution=True,
        ),
        "career": _CAREER,
        "career-revolution": replace(
            _CAREER,
            next_lead="lowest_office",
            lowest_office_may_equal=True,
            revolution="four",
            exchange="best_for_any",
        ),
    }
)

TABLE_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "arschloch": (3, 8),
        "arschloch-hausregeln": (3, 8),
        "trouduc": (3, 8),
        "president-revolution": (4, 8),
        "president-sober": (3, 8),
        "trouduc-54": (3, 8),
        "trouduc-32": (4, 4),
        "trouduc-30": (3, 3),
        "trouduc-joker": (3, 8),
        "tarot": (3, 6),
        "double-deck": (6, 12),
        "daifugo": (5, 5),
        "dalmuti": (4, 8),
        "career": (4, 8),
        "career-revolution": (4, 8),
    }
)
"""Lowest and highest number of players offered for a preset. Its rules can allow more."""

FIRM_SIZES: Mapping[str, tuple[int, int]] = MappingProxyType(
    {game: TABLE_SIZES[game] for game in ("daifugo", "dalmuti", "career", "career-revolution")}
)
"""Fixed numbers of players for the games in rules.md §4 to §6, which also apply to records."""
