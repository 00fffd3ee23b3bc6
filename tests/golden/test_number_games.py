"""The Great Dalmuti and Career sentence by sentence: rules.md §4 and §5.

`dalmuti/*.arl` and `career/*.arl` are match records with `expect` lines. Those that depend on one
option alone are in `rules/` as well, where `test_rules.py` checks that the other values fail.
"""

from __future__ import annotations

from pathlib import Path

from in_one_test import in_one_test

from arschloch_gui.engine.record import Expectation, read, verify

FOLDER = Path(__file__).parent
RECORDS = sorted(path for game in ("dalmuti", "career") for path in (FOLDER / game).glob("*.arl"))

SENTENCES: dict[str, tuple[str, ...]] = {
    "80 cards: rank r occurs r times, r = 1 … 12; two jesters.": (
        "dalmuti/deck-80-cards-for-four",
        "dalmuti/deck-80-cards-for-five",
        "dalmuti/deck-80-cards-for-eight",
        "dalmuti/deck-each-rank-as-often-as-it-says-and-two-jesters",
    ),
    "Low is strong.": (
        "dalmuti/low-is-strong",
        "dalmuti/low-is-strong-nothing-beats-the-one",
    ),
    "A jester is wild with natural cards; alone it counts 13 (weakest).": (
        "dalmuti/jester-a-lone-one-does-not-beat-the-other",
        "dalmuti/jester-alone-beats-nothing",
        "dalmuti/jester-alone-counts-13",
        "dalmuti/jester-both-are-wild-in-one-set",
        "dalmuti/jester-is-wild-with-natural-cards",
        "dalmuti/jester-two-together-are-a-pair-of-13",
    ),
    "First seating by a draw.": (
        "dalmuti/draw-for-the-first-seats-and-no-taxation",
        "dalmuti/draw-strongest-card-is-greater-dalmuti-and-leads",
        "dalmuti/draw-whoever-is-tied-draws-again",
        "dalmuti/players-8-round-the-table-in-order-of-the-draw",
    ),
    "The Greater Dalmuti leads.": (
        "dalmuti/first-out-is-greater-dalmuti-and-leads",
        "dalmuti/greater-dalmuti-leads",
    ),
    "pass_policy=rejoin.": ("dalmuti/pass-policy-rejoin",),
    "Taxation is best_for_any with 2,1.": (
        "dalmuti/taxation-any-cards-go-back",
        "dalmuti/taxation-greater-peon-two-lesser-peon-one-best",
    ),
    "Before taxation a holder of both jesters may call a revolution: no taxation this round": (
        "dalmuti/revolution-both-jesters-call-off-the-taxation",
        "dalmuti/revolution-let-go-by-taxation-follows",
        "dalmuti/revolution-not-in-the-first-round",
        "dalmuti/revolution-one-jester-is-not-enough",
    ),
    "if he is the Greater Peon it is a greater revolution: all offices are mirrored at once.": (
        "dalmuti/greater-revolution-mirrors-all-offices",
        "dalmuti/greater-revolution-without-changing-seats",
    ),
    "reseat always on.": ("dalmuti/reseat-the-table-sits-by-office",),
    "career deck: one set 1–13 per player plus jokers (2 with 4–5 players, 3 with 6–7, 4 with 8)": (
        "career/deck-a-set-for-every-player",
        "career/deck-two-jokers-with-four",
    ),
    "jokers high.": (
        "career/jokers-are-high",
        "career/jokers-are-no-wild-cards",
        "career/jokers-together-beat-any-pair",
        "career/thirteen-is-the-strongest-number",
    ),
    "13 cards each": tuple(f"career/deal-13-each-{n}-players" for n in range(4, 9)),
    "the surplus jokers' cards go to the last office from round two on, in round one aside.": (
        "career/surplus-goes-to-the-last-office-from-round-two-on",
        "career/surplus-lies-aside-in-the-first-round",
        "career/surplus-2-jokers-go-to-the-last-of-4",
        "career/surplus-2-jokers-go-to-the-last-of-5",
        "career/surplus-3-jokers-go-to-the-last-of-6",
        "career/surplus-3-jokers-go-to-the-last-of-7",
        "career/surplus-4-jokers-go-to-the-last-of-8",
    ),
    "Exchange counts: 4,3,2,1 for eight players and one step fewer per two players less": (
        "career/exchange-2-1-with-4-players",
        "career/exchange-2-1-with-5-players",
        "career/exchange-3-2-1-with-6-players",
        "career/exchange-3-2-1-with-7-players",
        "career/exchange-4-3-2-1-with-8-players",
        "career/exchange-not-in-the-first-round",
        "career/exchange-a-joker-is-the-highest-card",
    ),
    "the highest leads and sits first (seats by office)": (
        "career/boss-leads-and-sits-first",
        "career/seats-by-office-from-round-two-on",
    ),
}


def name_of(path: Path) -> str:
    """Return the name of a scenario: "dalmuti/low-is-strong"."""
    return f"{path.parent.name}/{path.stem}"


@in_one_test("path", RECORDS, ids=name_of)
def test_a_record_holds(path: Path):
    record = read(path.read_bytes())
    assert record.spec.preset == path.parent.name
    assert any(isinstance(item, Expectation) for _, item in record.lines)
    verdict = verify(record)
    assert verdict.ok, f"line {verdict.line}: {verdict.refusal}"


def test_every_sentence_has_its_records_and_every_record_its_sentence():
    shown = [name for names in SENTENCES.values() for name in names]
    assert sorted(shown) == sorted(map(name_of, RECORDS))
