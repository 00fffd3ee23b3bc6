"""Names of combinations: “a straight, 5 to 9”, “the full house of nines”, “two sevens”."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.articles import the_card, the_cards
from arschloch_gui.app.wording.cards import cards_phrase, one_card, rank_name, ranks_name, suit_name
from arschloch_gui.app.wording.run_ends import from_rank, to_rank
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import SUITS, suit_of
from arschloch_gui.engine.seigneur.combos import (
    BOMB,
    FULL_HOUSE,
    PAIR,
    PAIRS,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    Combo,
    Trick,
    is_lone_phoenix,
    single_key,
)
from arschloch_gui.engine.seigneur.deck import ACE, LOWEST, TWO, name_of

DECK = "seigneur"
"""The key of the deck, which determines its names and card faces."""
FOUR = 4
_RUN_BOMB = "run"

_A = {
    PAIRS: QT_TRANSLATE_NOOP("Seigneur", "{count} pairs, {low} to {high}"),
    FULL_HOUSE: QT_TRANSLATE_NOOP("Seigneur", "a full house of {ranks}"),
    STRAIGHT: QT_TRANSLATE_NOOP("Seigneur", "a straight, {low} to {high}"),
    BOMB: QT_TRANSLATE_NOOP("Seigneur", "a bomb of four {ranks}"),
    _RUN_BOMB: QT_TRANSLATE_NOOP("Seigneur", "a bomb in {suit}, {low} to {high}"),
}
_THE = {
    PAIRS: QT_TRANSLATE_NOOP("Seigneur", "the {count} pairs, {low} to {high}"),
    FULL_HOUSE: QT_TRANSLATE_NOOP("Seigneur", "the full house of {ranks}"),
    STRAIGHT: QT_TRANSLATE_NOOP("Seigneur", "the straight, {low} to {high}"),
    BOMB: QT_TRANSLATE_NOOP("Seigneur", "the bomb of four {ranks}"),
    _RUN_BOMB: QT_TRANSLATE_NOOP("Seigneur", "the bomb in {suit}, {low} to {high}"),
}


def a_combo(combo: Combo) -> str:
    """Return a combination as an object: “a straight, 5 to 9”, “the queen of towers”."""
    if combo.kind == SINGLE:
        return one_card(combo.cards[0], DECK)
    if combo.kind in (PAIR, TRIPLE):
        return cards_phrase(_as_meant(combo), DECK)
    return _filled(_A, combo)


def the_combo(combo: Combo) -> str:
    """Return a combination on the table, with the definite article: “the straight, 5 to 9”."""
    if combo.kind == SINGLE:
        return the_card(combo.cards[0], DECK)
    if combo.kind in (PAIR, TRIPLE):
        return the_cards(_as_meant(combo), DECK)
    return _filled(_THE, combo)


def top_words(trick: Trick) -> str:
    """Return the play to beat. A lone Phoenix includes its height: “the Phoenix (9 + ½)”."""
    top = trick[-1][1]
    if not is_lone_phoenix(top) or len(trick) == 1:
        return the_combo(top)
    sentence = translate("Seigneur", "{phoenix} ({rank})")
    return fill(sentence, phoenix=the_combo(top), rank=phoenix_rank(single_key(trick)))


def phoenix_rank(halves: int) -> str:
    """Return the height of a lone Phoenix in words, given its height in half ranks.

    It is “9 + ½” on a 9. One Phoenix on another counts as a whole rank (“10”), or as “ace + 1” if
    they are on an ace.
    """
    height = min(halves // 2, ACE)
    rank = rank_name(name_of(height)) if height > LOWEST else str(LOWEST)
    above = ("{rank}", "{rank} + ½", "{rank} + 1")[halves - 2 * height]
    return fill(above, rank=rank)


def kind_wanted(kind: str, size: int) -> str:
    """Describe what must be played on a combination of a kind: “a straight of 6 cards”."""
    words = {
        SINGLE: translate("Seigneur", "a single card"),
        PAIR: translate("Seigneur", "a pair"),
        TRIPLE: translate("Seigneur", "three of a kind"),
        FULL_HOUSE: translate("Seigneur", "a full house"),
        BOMB: translate("Seigneur", "a higher bomb"),
    }
    if kind == PAIRS:
        pairs = translate("Seigneur", "{count} consecutive pairs")
        return fill(pairs, count=size // 2)
    if kind == STRAIGHT:
        return fill(translate("Seigneur", "a straight of {count} cards"), count=size)
    return words[kind]


def _as_meant(combo: Combo) -> list[str]:
    """Return a pair or triple as if a Phoenix were the card it stands for."""
    return [name_of(combo.key) + SUITS[0]] * combo.size


def _filled(words: Mapping[str, str], combo: Combo) -> str:
    width = 2 if combo.kind == PAIRS else 1
    is_run = combo.kind == BOMB and not _is_four(combo)
    low = combo.key - combo.size // width + 1
    return fill(
        translate("Seigneur", words[_RUN_BOMB if is_run else combo.kind]),
        count=combo.size // width,
        ranks=ranks_name(name_of(combo.key)),
        low=from_rank(name_of(low) if low >= TWO else "1"),
        high=to_rank(name_of(combo.key)),
        suit=suit_name(SUITS[suit_of(combo.cards[0])], DECK) if is_run else "",
    )


def _is_four(combo: Combo) -> bool:
    return combo.size == FOUR
