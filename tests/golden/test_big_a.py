"""Big A and Little A sentence by sentence: records show each of rules.md §9.

`big_a/*.arl` are match records with `expect` lines. Those that depend on an option are in
`rules/laps`, `rules/match_rounds` and `rules/match_points`, where `test_rules.py` also checks that
the other values fail.
"""

from __future__ import annotations

from pathlib import Path

from in_one_test import in_one_test

from arschloch_gui.engine.record import Expectation, read, verify

FOLDER = Path(__file__).parent / "big_a"
RECORDS = sorted(FOLDER.glob("*.arl"))

SENTENCES: dict[str, tuple[str, ...]] = {
    "no offices, no exchange: penalty points.": ("no-exchange-and-no-offices-in-a-later-round",),
    "eight sets 1–13 (104 cards), four jokers, one Big A, one Little a.": (
        "eight-of-a-number-and-four-jokers",
        "numbers-run-from-one-to-thirteen",
    ),
    "13 cards each, with nine players 12; what is left is laid aside unseen.": (
        "eight-players-get-thirteen-each",
        "nine-players-get-twelve-each",
        "thirteen-cards-each",
        "what-is-left-lies-aside-with-three-players",
    ),
    "Both A cards lie open on the table.": ("both-a-cards-lie-open-on-the-table",),
    "left of the dealer leads one card or several of one rank": (
        "left-of-the-dealer-leads",
        "one-card-or-several-of-one-rank-are-led",
        "the-leader-may-not-pass",
    ),
    "the others in turn lay as many of a higher rank or pass.": (
        "an-equal-rank-does-not-beat",
        "as-many-of-a-higher-rank",
        "others-may-pass-though-they-could-lay",
    ),
    "Whoever laid highest leads next.": (
        "the-leader-leads-again-when-all-pass",
        "whoever-laid-highest-leads-next",
    ),
    "The deal moves to the left.": ("the-deal-moves-to-the-left",),
    "Jokers: alone the highest single (14)": (
        "a-joker-alone-is-the-highest-single",
        "a-joker-may-be-led-alone",
    ),
    "or they complete a set of another rank, several at once as well": (
        "a-joker-completes-a-set",
        "a-joker-completes-no-set-of-two-numbers",
        "a-set-with-jokers-counts-its-number",
        "several-jokers-complete-a-set-at-once",
    ),
    "jokers without a number card are no set.": (
        "jokers-without-a-number-are-no-set",
        "two-jokers-alone-are-not-led",
    ),
    "who takes the round's first trick takes the Little a into his hand, the second the Big A.": (
        "the-big-a-goes-to-another-taker",
        "the-first-trick-takes-the-little-a",
        "the-second-trick-takes-the-big-a",
        "the-third-trick-takes-nothing",
    ),
    "An A card can only be got rid of by leading it alone.": (
        "an-a-card-is-led-alone",
        "an-a-card-is-never-laid-on-a-trick",
        "an-a-card-makes-no-set-with-jokers",
        "both-a-cards-are-not-led-together",
        "who-holds-only-an-a-card-passes-in-a-trick",
    ),
    "the A counts 0, a joker counts 1, everybody else must lay exactly one card, any he likes": (
        "a-joker-counts-one",
        "everybody-else-lays-one-card-he-likes",
        "the-a-counts-nothing",
        "the-a-trick-goes-round-once",
    ),
    "an A is never laid in an A trick, and whoever holds nothing else is passed over": (
        "an-a-is-never-laid-in-an-a-trick",
        "the-last-in-turn-is-passed-over-too",
        "who-holds-nothing-else-is-passed-over",
    ),
    "the highest card takes the A into the hand and leads next": (
        "the-highest-takes-the-a-and-leads",
    ),
    "of equals the one laid last": (
        "a-joker-takes-it-from-a-one-laid-before",
        "a-one-takes-it-from-a-joker-laid-before",
        "of-equals-the-one-laid-last-takes-it",
    ),
    "A tricks count as tricks: the taker of the second one gets the Big A, too.": (
        "a-tricks-count-as-tricks",
        "an-a-trick-first-of-all-gives-the-little-a-back",
        "the-second-trick-brings-the-big-a-even-at-the-end",
    ),
    "In an A trick nobody may pass.": ("nobody-passes-in-an-a-trick",),
    "as soon as somebody has no card left": (
        "several-may-be-out-at-once",
        "the-round-ends-as-soon-as-a-hand-is-empty",
    ),
    "an A card is a card": ("an-a-card-is-a-card", "who-holds-an-a-card-alone-is-not-out"),
    "a running A trick is finished first": (
        "a-running-a-trick-is-finished-first",
        "who-leads-his-last-a-is-out-when-it-is-taken",
        "who-takes-the-a-with-his-last-card-goes-on",
    ),
    "an A card not yet taken stays on the table": ("an-a-card-not-yet-taken-stays-on-the-table",),
    "number cards their number, a joker 14, the Little a 15, the Big A 20.": (
        "equal-points-stand-clockwise-from-who-is-out",
        "the-others-score-their-cards",
    ),
    "match_rounds = 5; checked after each round; the lowest total wins": (
        "a-match-is-five-rounds",
        "points-add-up-over-the-rounds",
    ),
    "A deal's lead places the dealer at the leader's right.": (
        "a-lead-places-the-dealer-at-the-leaders-right",
    ),
}


@in_one_test("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_holds(path: Path):
    record = read(path.read_bytes())
    assert record.spec.preset == "grossundklein"
    assert any(isinstance(item, Expectation) for _, item in record.lines)
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"


def test_every_record_shows_a_sentence_of_the_rules():
    shown = [name for names in SENTENCES.values() for name in names]
    assert sorted(shown) == [path.stem for path in RECORDS]
