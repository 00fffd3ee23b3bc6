"""Evenings at regulars' tables, as the records tell them."""

from __future__ import annotations

import os
import random
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from matches_on_disk import NAMES, played, put

from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, note_path, write_note
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library import library as module
from arschloch_gui.app.library.evenings import NAME
from arschloch_gui.app.library.library import Library
from arschloch_gui.coach.evenings import SELF
from arschloch_gui.engine import restoring
from arschloch_gui.engine.cards import format_card
from arschloch_gui.engine.events import CardsGiven
from arschloch_gui.engine.games import GAMES
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.playback import playback

TABLE = Table(0, ("", "club", "club", "club"))


def nothing() -> None:
    """What is called at each line of a record."""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(MatchStore(tmp_path / "matches"), tmp_path / "cache")


def evening(folder: Path, name: str, at: int, **more: int):
    """Put a match at the table "a1" on the disk."""
    values: dict[str, Any] = {"rounds": 3, "until": 3, "seed": at} | more
    match = played(**values)
    path = put(folder / "matches", name, match, at=at)
    write_note(path, MatchMetadata(TABLE, regulars="a1"))
    os.utime(path, (at, at))
    return match, path


def test_only_the_matches_of_the_table_count_in_the_order_played(library: Library, tmp_path: Path):
    second, _ = evening(tmp_path, "a-second", 2000)
    first, _ = evening(tmp_path, "b-first", 1000)
    _, other = evening(tmp_path, "other", 1500)
    write_note(other, MatchMetadata(TABLE, regulars="b2"))
    put(tmp_path / "matches", "none", played(), at=1600)
    found = library.evenings("a1", nothing)
    assert [each.rounds for each in found] == [
        tuple(each.offices for each in match.rounds) for match in (first, second)
    ]
    assert found[0].names == (SELF, *NAMES[1:4])
    most = max(first.scores)
    assert [first.scores[seat] == most for seat in range(len(first.scores))] == [
        seat in found[0].winners for seat in range(len(first.scores))
    ]


def test_an_unfinished_evening_has_its_rounds_and_no_winner(library: Library, tmp_path: Path):
    match, _ = evening(tmp_path, "going", 1000, until=2)
    (found,) = library.evenings("a1", nothing)
    assert len(found.rounds) == len(match.rounds) == 2
    assert found.winners == ()


def test_rounds_copied_from_elsewhere_do_not_count(library: Library, tmp_path: Path):
    match, path = evening(tmp_path, "copy", 1000)
    write_note(path, MatchMetadata(TABLE, copied=2, regulars="a1"))
    (found,) = library.evenings("a1", nothing)
    assert found.rounds == (match.rounds[2].offices,)


def test_what_is_known_is_not_played_again_until_the_record_changes(
    library: Library, tmp_path: Path, monkeypatch
):
    evening(tmp_path, "one", 1000)
    before = library.evenings("a1", nothing)
    counted: list[str] = []
    restore = restoring.restore

    def counting(data: bytes, each: object):
        counted.append("once")
        return restore(data)

    monkeypatch.setattr(module, "restore", counting)
    again = Library(MatchStore(tmp_path / "matches"), tmp_path / "cache")
    assert again.evenings("a1", nothing) == before
    assert counted == []
    evening(tmp_path, "one", 2000)
    assert again.evenings("a1", nothing) != before
    assert counted == ["once"]


def test_a_damaged_cache_costs_only_time(library: Library, tmp_path: Path):
    evening(tmp_path, "one", 1000)
    before = library.evenings("a1", nothing)
    file = tmp_path / "cache" / NAME
    file.write_text(
        file.read_text("utf-8").replace("[0,", "[7,", 1) + "{oh\n", "utf-8", newline="\n"
    )
    again = Library(MatchStore(tmp_path / "matches"), tmp_path / "cache")
    assert again.evenings("a1", nothing) == before


def test_a_record_that_is_none_is_passed_over(library: Library, tmp_path: Path):
    _, path = evening(tmp_path, "one", 1000)
    path.write_text("nothing", "utf-8", newline="\n")
    assert library.evenings("a1", nothing) == ()


RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
"""Of 32 cards four have each rank, and those before it are weaker."""


def taken(match: Match) -> dict[tuple[int, str, str], float]:
    """What higher offices took from lower ones, as a replay shows it: round, taker and giver."""
    found: dict[tuple[int, str, str], float] = defaultdict(float)
    names = (SELF, *NAMES[1:4])
    for number in range(2, len(match.rounds) + 1):
        offices = match.rounds[number - 2].offices
        for each in playback(match, number):
            gift = each.event
            if isinstance(gift, CardsGiven) and offices.index(gift.giver) > offices.index(
                gift.taker
            ):
                worth = sum(RANKS.index(format_card(card)[:-1]) / 8 for card in gift.cards)
                found[number, names[gift.taker], names[gift.giver]] += worth
    return found


def test_the_best_robbery_took_the_best_cards(library: Library, tmp_path: Path):
    match, _ = evening(tmp_path, "one", 1000, rounds=4, until=4)
    (found,) = library.evenings("a1", nothing)
    robbery, robberies = found.robbery, taken(match)
    assert robbery is not None
    best = max(robberies.values())
    assert robbery.worth == pytest.approx(best)
    same = [key[1:] for key, worth in robberies.items() if worth == pytest.approx(best)]
    assert (robbery.taker, robbery.giver) in same
    assert sum(RANKS.index(code[:-1]) / 8 for code in robbery.cards) == pytest.approx(best)


@pytest.mark.parametrize("family", [each.key for each in GAMES])
def test_every_game_has_evenings(library: Library, tmp_path: Path, family: str):
    (game,) = (each for each in GAMES if each.key == family)
    preset, usual = next(iter(game.presets.items()))
    rules = replace(usual, **{usual.length_option: 3})
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], 3))
    rng = random.Random(3)
    while not match.is_over:
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, rng.choice(match.legal()))
    path = put(tmp_path / "matches", "one", match, at=1000)
    levels = ("", *("club",) * (rules.players - 1))
    write_note(path, MatchMetadata(Table(0, levels), regulars="a1"))
    (found,) = library.evenings("a1", nothing)
    assert found.rounds == tuple(each.offices for each in match.rounds)
    best = min(match.scores) if rules.penalties else max(match.scores)
    assert found.winners == tuple(s for s, score in enumerate(match.scores) if score == best)


def test_a_note_without_a_table_says_nothing(tmp_path: Path, library: Library):
    _, path = evening(tmp_path, "one", 1000)
    note_path(path).unlink()
    assert library.evenings("a1", nothing) == ()
