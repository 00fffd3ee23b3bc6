"""Grand Seigneur sentence by sentence: records show each of rules.md §10.

`seigneur/*.arl` are match records with `expect` lines (`test_sentences.py` checks them). Those that
depend on an option are in `rules/bombs_out_of_turn`, where `test_rules.py` also checks that the
other value fails.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "seigneur"
RECORDS = sorted(FOLDER.glob("*.arl"))

SENTENCES: dict[str, tuple[str, ...]] = {
    "Cards: 52 cards, 2 low … A high, and three special cards (55). Two decks from seven players "
    "on: 104 cards, one Mah Jong, two Phoenixes, two Dragons.": (
        "fifty-five-cards-eleven-each-with-five",
        "with-seven-two-decks-a-hundred-and-nine-cards",
        "with-twelve-two-decks-nine-each-and-one-more",
        "two-decks-have-every-card-twice-and-two-phoenixes",
    ),
    "All cards are dealt by the lowest office, beginning at his left; hands may differ by one.": (
        "the-lowest-office-deals-and-begins-at-his-left",
        "with-six-one-seat-gets-one-card-more",
    ),
    "Lead: whoever holds the Mah Jong leads every round, with anything he likes (a deal's lead "
    "counts only when nobody holds it).": (
        "whoever-holds-the-mah-jong-leads-with-anything",
        "the-mah-jong-leads-after-the-exchange",
        "a-deals-lead-counts-only-when-nobody-holds-the-mah-jong",
        "without-the-mah-jong-the-deals-lead-counts",
    ),
    "Plays: single; pair; two or more pairs of adjacent ranks; triple; full house (triple and pair "
    "of different ranks, the triple counts); straight of five or more adjacent ranks, suits "
    "whatever.": (
        "singles-pairs-triples-full-houses-and-adjacent-pairs",
        "three-and-more-pairs-of-adjacent-ranks",
        "a-full-house-is-of-two-different-ranks",
        "a-straight-has-five-cards-or-more",
        "suits-do-not-matter-but-for-bombs",
    ),
    "Ranks do not wrap round.": (
        "ranks-do-not-wrap-round",
        "aces-and-twos-are-not-adjacent-pairs",
    ),
    "Beating: the same kind with the same number of cards, higher.": (
        "a-single-is-beaten-by-a-higher-single",
        "a-pair-is-beaten-by-a-higher-pair",
        "adjacent-pairs-are-beaten-by-as-many",
        "a-triple-is-beaten-by-a-higher-triple",
        "of-a-full-house-the-triple-counts",
        "a-straight-is-beaten-by-a-higher-one-as-long",
        "leading-means-laying-something",
    ),
    "Who passed may come back into the trick; it ends when all others have passed in succession.": (
        "who-passed-may-come-back-into-the-trick",
        "a-trick-ends-when-all-others-have-passed-in-succession",
    ),
    "Mah Jong: rank 1, alone or as the lowest card of a straight.": (
        "the-mah-jong-is-lower-than-a-two",
        "the-mah-jong-beats-nothing",
        "the-mah-jong-begins-a-straight",
        "no-phoenix-takes-the-place-of-the-mah-jong",
    ),
    "Whoever lays it may wish for a rank 2 … A": (
        "whoever-lays-the-mah-jong-may-wish",
        "without-a-wish-there-is-none",
        "only-the-mah-jong-can-wish",
        "a-rank-can-be-wished-for-with-a-straight",
    ),
    "from then on whoever holds that rank and can lawfully lay it in his turn must (also by a bomb "
    "or a straight, also a straight that needs the Phoenix), when leading too, until somebody "
    "has": (
        "whoever-can-must-grant-the-wish",
        "whoever-cannot-lawfully-lay-it-is-free",
        "a-wish-is-granted-in-a-pair-too",
        "a-wish-is-granted-with-a-bomb",
        "a-wish-is-granted-with-a-straight",
        "a-wish-is-granted-with-a-straight-that-needs-the-phoenix",
        "a-wish-binds-when-leading-too",
        "the-wish-binds-its-wisher-too",
        "a-granted-wish-binds-nobody-any-more",
    ),
    "the wisher's own play does not fulfil it, a bomb out of turn does, and it ends with the "
    "round.": (
        "the-wishers-own-play-does-not-grant-it",
        "a-bomb-out-of-turn-grants-the-wish",
        "nobody-has-to-grant-a-wish-out-of-turn",
        "a-wish-ends-with-the-round",
        "the-next-round-begins-without-a-wish",
    ),
    "The Phoenix itself is no card of the wished rank.": (
        "the-phoenix-is-no-card-of-the-wished-rank",
        "a-phoenix-as-the-wished-rank-may-be-kept",
    ),
    "Phoenix: stands for any card 2 … A in a play (never in a bomb)": (
        "the-phoenix-completes-pairs-and-triples",
        "a-phoenix-within-a-straight-needs-no-name",
        "the-phoenix-is-never-in-a-bomb",
        "a-run-of-one-suit-with-the-phoenix-is-a-straight",
    ),
    "(match-record.md) Where the Phoenix's meaning is open, `as` names its rank (several lawful "
    "readings and no `as`: refused); cards with several readings stand there once.": (
        "an-open-phoenix-has-to-be-named",
        "a-phoenix-at-either-end-of-a-straight-is-named",
        "a-named-phoenix-has-to-be-possible",
        "following-leaves-only-the-readings-that-beat",
        "two-phoenixes-in-a-straight-are-called-by-the-higher",
        "cards-with-several-readings-are-listed-once",
    ),
    "or alone, half a rank above the single it is laid on (never on a Dragon), led it counts 1½": (
        "the-phoenix-alone-is-half-a-rank-above",
        "the-phoenix-goes-on-an-ace",
        "only-a-dragon-or-a-bomb-beats-a-phoenix-on-an-ace",
        "the-phoenix-never-goes-on-a-dragon",
        "a-led-phoenix-counts-one-and-a-half",
        "a-led-phoenix-is-above-the-mah-jong",
    ),
    "on another Phoenix half a rank higher than that.": (
        "a-phoenix-on-a-phoenix-is-half-a-rank-higher-still",
        "a-phoenix-on-a-phoenix-on-an-ace-is-below-the-dragon",
    ),
    "Two may stand in one play, but not without a natural card.": (
        "two-phoenixes-may-stand-in-one-play",
    ),
    "Dragon: the highest single, only alone; only a bomb beats it, with two decks also the second "
    "Dragon.": (
        "the-dragon-is-only-laid-alone",
        "the-dragon-beats-every-single",
        "the-dragon-is-no-answer-to-a-pair",
        "only-a-bomb-beats-the-dragon",
        "the-second-dragon-beats-the-first",
    ),
    "Bombs: five or more adjacent ranks of one suit, or four of a rank in four different suits; no "
    "special cards.": (
        "a-run-of-five-in-one-suit-is-a-bomb",
        "four-of-a-rank-are-a-bomb",
        "four-of-a-rank-need-four-different-suits",
        "special-cards-are-in-no-bomb",
    ),
    "They beat everything but a higher bomb: more cards first, then rank.": (
        "a-bomb-beats-everything-but-a-higher-bomb",
        "more-cards-beat-fewer-then-rank-counts",
        "a-lower-bomb-does-not-beat-a-higher-one",
    ),
    "after every play whoever holds a bomb that beats it may lay it before the next turn: asked "
    "from the left of whoever laid the play, the next player included, himself last": (
        "asked-from-the-left-of-whoever-laid-the-play-himself-last",
        "his-own-play-may-be-bombed-by-himself",
        "who-has-passed-is-asked-too",
        "only-a-bomb-may-be-laid-out-of-turn",
        "a-bomb-out-of-turn-may-be-bombed-in-turn",
    ),
    "declining is no pass; nobody is asked after a pass or when the round is over": (
        "declining-is-no-pass",
        "nobody-is-asked-after-a-pass",
        "nobody-is-asked-when-the-round-is-over",
    ),
    "Play goes on at the bomber's left.": ("play-goes-on-at-the-bombers-left",),
    "A bomb may be led, not laid on an empty table out of turn.": (
        "a-bomb-may-be-led",
        "nobody-is-asked-on-an-empty-table",
    ),
    "A one-suit run is always a bomb, never a straight; 3 3 3 3 + Phoenix is no full house.": (
        "a-one-suit-run-is-always-a-bomb",
        "a-bomb-and-a-straight-of-the-same-ranks-are-two-plays",
        "four-and-a-phoenix-are-no-full-house",
    ),
    "Round end: when one player is left. Offices by going out": (
        "a-round-ends-when-one-player-is-left",
        "whoever-is-out-is-passed-over",
    ),
    "Seats by office, to the left of the Great Lord.": (
        "seats-by-office-from-the-second-round-on",
        "a-deals-offices-seat-the-players",
    ),
    "Exchange from round two: the lowest gives his best three to the highest, the second lowest "
    "two to the second, the third lowest one to the third; with five players 2 and 1.": (
        "no-exchange-in-a-first-round",
        "six-players-exchange-three-two-one",
        "five-players-exchange-two-one",
    ),
    "Best means Dragon, Phoenix, Mah Jong, then A … 2, equal ranks by suit as in §1.6.": (
        "best-is-dragon-phoenix-mah-jong-then-the-ace",
        "of-equal-ranks-spades-go-first",
    ),
    "The receivers return as many of free choice, at the same time as each other, having seen what "
    "they got.": (
        "the-receivers-return-any-cards",
        "gives-come-in-any-order",
        "returned-cards-appear-when-all-have-given",
        "as-many-cards-are-returned-to-him-who-gave-them",
        "returns-that-differ-only-in-suits-are-one",
    ),
    "A last card (or cards) may still be beaten; unbeaten, the next player still in leads.": (
        "the-last-card-may-still-be-beaten",
        "unbeaten-the-next-player-still-in-leads",
    ),
    "The original counts no points; ours count offices as every game of offices does (§1.5).": (
        "offices-score-as-in-every-game-of-offices",
        "a-match-ends-after-its-rounds",
    ),
}


def test_every_record_shows_a_sentence_of_the_rules():
    shown = [name for names in SENTENCES.values() for name in names]
    assert sorted(shown) == sorted(path.stem for path in RECORDS)
