"""Thirteen Cards sentence by sentence: records show each of rules.md §2.

`thirteen/*.arl` are match records with `expect` lines. Those that depend on an option are in
`rules/cross_kind` and `rules/match_points`, where `test_rules.py` also checks that the other values
fail.
"""

from __future__ import annotations

from pathlib import Path

from in_one_test import in_one_test

from arschloch_gui.engine.record import Expectation, read, verify

FOLDER = Path(__file__).parent / "thirteen"
RECORDS = sorted(FOLDER.glob("*.arl"))

SENTENCES: dict[str, tuple[str, ...]] = {
    "Four players, 52 cards, 13 each, no exchange, no offices.": (
        "four-players-thirteen-cards-each",
        "no-exchange-before-a-later-round",
    ),
    "Rank order 3…A,2, suit order ♦<♣<♥<♠, so ♠2 is the strongest card and ♦3 the weakest.": (
        "ranks-run-from-three-to-two",
        "spade-two-is-the-strongest-card",
        "suits-run-diamonds-clubs-hearts-spades",
        "three-of-diamonds-is-the-weakest-card",
    ),
    "The holder of ♦3 leads the first round with a combination containing it; "
    "later the last round's winner leads.": (
        "a-partial-deal-starts-with-its-weakest-card",
        "only-the-first-lead-needs-the-three",
        "the-first-lead-may-be-five-cards-with-the-three",
        "the-holder-of-the-three-of-diamonds-leads",
        "the-winner-of-a-round-leads-the-next",
    ),
    "Combinations: single; pair; triple (compared by rank, then by highest suit); no bare fours": (
        "a-combination-is-answered-by-as-many-cards",
        "a-pair-with-the-higher-spade-wins-among-equals",
        "no-bare-fours",
        "only-singles-pairs-triples-and-fives",
        "pairs-compare-by-rank-then-by-the-highest-suit",
        "triples-compare-by-rank",
    ),
    "five-card hands, weakest kind to strongest: straight < flush < full house < four + 1 "
    "< straight flush.": (
        "four-and-one-between-full-house-and-straight-flush",
        "kinds-of-five-from-straight-to-straight-flush",
        "straight-flush-beats-four-and-one",
    ),
    "Straights, flushes and straight flushes compare by their strongest card (rank, then suit); "
    "full houses by the triple; four + 1 by the four.": (
        "flushes-compare-by-their-strongest-card",
        "four-and-one-compare-by-the-four",
        "full-houses-compare-by-the-triple",
        "straight-flushes-compare-by-their-strongest-card",
        "straights-compare-by-their-strongest-card",
    ),
    "Example: ♠3 4 5 6 K beats ♦8 10 J Q K as a flush.": (
        "three-to-king-of-spades-beats-diamonds-to-king",
    ),
    "Straights run in the order 3-4-…-K-A-2 by rank order; no wrap-around.": (
        "a-suited-wrap-round-is-only-a-flush",
        "straights-do-not-wrap-round",
        "straights-run-up-to-the-two",
        "straights-start-at-the-three",
    ),
    "(§1.3) Who passes is out of this trick; whoever played last takes it and leads.": (
        "the-last-to-play-takes-the-trick-and-leads",
        "who-has-passed-is-out-of-the-trick",
    ),
    "A round ends when someone is out. Everyone else scores his cards left: n points; "
    "n ≥ 10: 2·n (doublette); all 13: 39 (triplette).": (
        "a-round-ends-when-someone-is-out",
        "equal-points-stand-clockwise-from-the-winner",
        "ten-cards-left-count-twice-nine-once",
        "thirteen-cards-left-are-a-triplette-of-39",
        "twelve-cards-left-are-a-doublette-of-24",
    ),
    "A match ends when someone reaches 50, 100 or 150 (match_points), or never; "
    "the lowest total wins.": ("the-lowest-total-wins",),
}


@in_one_test("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_holds(path: Path):
    record = read(path.read_bytes())
    assert record.spec.preset == "thirteen"
    assert any(isinstance(item, Expectation) for _, item in record.lines)
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"


def test_every_record_shows_a_sentence_of_the_rules():
    shown = [name for names in SENTENCES.values() for name in names]
    assert sorted(shown) == [path.stem for path in RECORDS]
