"""What shows afterwards that a round was dealt honestly (docs/decisions/honest-deal.md).

Every round has a seed of its own, made of the match's seed and the round's number; it shuffles the
deck and says nothing about other rounds. Seed and shuffled deck in one line of text are the proof,
and the SHA-256 of that line is the fingerprint: it can be told before the cards are dealt, as
nothing can be read from it, and it fits no other line.

>>> proof = Proof.of(0x670FF7720983A300, 1, parse_cards(["7C", "8C", "9C"]))
>>> proof.text
'arschloch-deal 1 round 1 seed 670ff7720983a300 deck 7C 8C 9C'
>>> in_groups(proof.fingerprint[:SHORT])
'A83F-9664-2BC6-E516'
>>> read(proof.text) == proof
True
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Self

from msgspec import Struct

from arschloch_gui.engine.cards import Card, CardError, format_cards, parse_cards
from arschloch_gui.engine.rng import shuffled_deck

SHORT, LONG = 16, 64
"""Digits of a fingerprint: as it is shown, and all of them."""
_GROUP = 4
_LINE = re.compile(r"arschloch-deal 1 round ([1-9][0-9]{0,8}) seed ([0-9a-f]{16}) deck (\S.*)")
_GAPS = re.compile(r"[\s\-–—:·]+")
_DIGITS = re.compile(rf"[0-9a-f]{{{SHORT},{LONG}}}")


class ProofError(ValueError):
    """A text that proves nothing; `.key` says what is wrong, for the app to word."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Proof(Struct, frozen=True):
    """The seed of a round and the deck in the order it was shuffled into."""

    round_no: int
    seed: int
    deck: tuple[Card, ...]

    @classmethod
    def of(cls, seed: int, round_no: int, deck: Sequence[Card]) -> Self:
        """The proof of a round with this seed (`deal_seed`) and these cards, ascending."""
        return cls(round_no, seed, tuple(shuffled_deck(seed, deck)))

    @property
    def seed_text(self) -> str:
        """The seed as it is written: 16 digits."""
        return f"{self.seed:016x}"

    @property
    def text(self) -> str:
        """The line that is copied and checked; it is what the fingerprint is made of."""
        cards = " ".join(format_cards(self.deck))
        return f"arschloch-deal 1 round {self.round_no} seed {self.seed_text} deck {cards}"

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the text, in 64 digits from 0 to f."""
        return sha256(self.text.encode("ascii")).hexdigest()

    @property
    def holds(self) -> bool:
        """Whether the seed shuffles these cards into this order."""
        return self == Proof.of(self.seed, self.round_no, sorted(self.deck))


def read(text: str) -> Proof:
    """The proof that a text is, however its line was broken; `holds` says whether it is true.

    Raises `ProofError`.
    """
    found = _LINE.fullmatch(" ".join(text.split()))
    if found is None:
        raise ProofError("no_proof")
    try:
        deck = parse_cards(found[3].split())
    except CardError:
        raise ProofError("no_proof") from None
    return Proof(int(found[1]), int(found[2], 16), deck)


def in_groups(fingerprint: str) -> str:
    """Digits as they are shown: `3F2A-C901-77BE-04D1`."""
    digits = fingerprint.upper()
    return "-".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def digits_of(text: str) -> str:
    """The inverse of `in_groups`, also of the beginning of a fingerprint, 16 digits or more.

    Raises `ProofError`.
    """
    digits = _GAPS.sub("", text).lower()
    if not _DIGITS.fullmatch(digits):
        raise ProofError("no_fingerprint")
    return digits
