"""Shithead sentence by sentence: records show each of rules.md §7.

`shithead/*.arl` are match records with `expect` lines. Those that depend on an option are in
`rules/<option>`, where `test_rules.py` also checks that the other values fail.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from in_one_test import in_one_test

from arschloch_gui.engine.record import Expectation, read, verify

FOLDER = Path(__file__).parent / "shithead"
RULES = Path(__file__).parent / "rules"
RECORDS = sorted(FOLDER.glob("*.arl"))

SENTENCES: dict[str, tuple[str, ...]] = {
    "2–5 players, 52 cards (jokers optional; 6+ players: two decks).": (
        "two-may-play",
        "six-players-take-two-decks",
    ),
    "Everybody gets three blind cards face down, three open cards face up on them, three hand "
    "cards. The rest is the stock.": ("three-hand-cards-each",),
    "Before the first turn everybody may swap hand and open cards (swap [on]).": (
        "nobody-swaps-in-a-round-under-way",
    ),
    "Start: whoever first shows a 3 from hand lays it (may be asked in turn order from the "
    "dealer's left); nobody has a 3: a 4, and so on.": (
        "whoever-shows-a-three-begins",
        "threes-are-asked-for-from-the-dealers-left",
        "nobody-has-a-three-so-a-four-begins",
        "and-so-on-up-to-the-ace-twos-last",
        "a-three-on-the-table-does-not-begin",
        "only-the-first-lead-is-bound",
    ),
    "Turn: lay one card, or several of one rank, equal to or higher than the top of the pile "
    "(A high).": (
        "one-card-or-several-of-one-rank",
        "equal-or-higher-may-be-laid",
        "more-or-fewer-cards-than-before-may-follow",
        "the-ace-is-high",
        "passing-is-not-possible",
    ),
    "Then draw up to three hand cards while the stock lasts.": (
        "hands-are-filled-up-to-three-from-the-stock",
        "the-stock-runs-out",
        "who-has-more-than-three-draws-nothing",
    ),
    "2 may be laid on anything; anything may follow it.": (
        "a-two-may-be-laid-on-anything",
        "anything-may-follow-a-two",
    ),
    "10 may be laid on anything and burns the pile (out of the game); the same player lays "
    "again.": (
        "a-ten-on-anything-burns-and-lays-again",
        "a-ten-fills-the-hand-before-laying-again",
        "two-tens-burn-together",
        "who-goes-out-with-a-ten-lays-no-more",
    ),
    "Four of a rank on top of the pile in succession, whoever laid them, burn it too; the "
    "completer lays again.": (
        "four-of-a-rank-at-once-burn",
        "four-across-turns-whoever-laid-them",
        "three-and-one-complete-a-four",
        "four-of-a-rank-have-to-lie-in-succession",
        "four-twos-burn-too",
        "five-of-a-rank-burn-with-two-decks",
    ),
    "Cannot lay: take the whole pile into the hand; the turn ends.": (
        "who-cannot-lay-takes-the-whole-pile",
        "after-taking-nobody-draws",
        "an-empty-pile-cannot-be-taken",
    ),
    "Open cards: hand and stock empty: lay from the open cards.": (
        "open-cards-follow-when-hand-and-stock-are-empty",
        "open-cards-wait-for-the-stock",
        "an-open-card-that-does-not-fit-means-taking",
    ),
    "Blind cards: all open cards gone: choose a blind card unseen, turn it over; if it cannot be "
    "laid it is taken with the whole pile and play goes on from the hand.": (
        "blind-cards-follow-when-the-open-ones-are-gone",
        "a-blind-card-that-fits-is-laid",
        "an-equal-blind-card-fits",
        "a-blind-card-that-does-not-fit-is-taken-with-the-pile",
        "play-goes-on-from-the-hand-before-the-next-blind-card",
        "a-turned-card-leaves-its-place",
        "a-blind-ten-burns-and-turns-another",
    ),
    "Out of cards: out of the game.": (
        "who-has-no-cards-left-is-out",
        "open-and-blind-cards-have-to-go-too",
    ),
    "The last one left is the Shithead: deals next": (
        "the-last-one-left-is-the-shithead",
        "the-shithead-deals-the-next-round",
    ),
}
OPTIONS = ("swap", "joker", "may_take", "open_strictly_higher", "burn_after_takes")


@in_one_test("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_holds(path: Path):
    record = read(path.read_bytes())
    assert record.spec.preset == "shithead"
    assert any(isinstance(item, Expectation) for _, item in record.lines)
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"


def test_every_record_shows_a_sentence_of_the_rules():
    shown = [name for names in SENTENCES.values() for name in names]
    assert sorted(shown) == [path.stem for path in RECORDS]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_records_of_its_own(option: str):
    ours = [path for path in (RULES / option).glob("*.arl") if b'"shithead"' in path.read_bytes()]
    assert len(ours) >= 2
