"""Proof that a round was dealt honestly (docs/decisions/honest-deal.md).

Every round has its own seed, derived from the match's seed and the round's number. It determines
the shuffled deck and reveals nothing about other rounds. The proof is one line of text with the
seed and the shuffled deck, and the fingerprint is the SHA-256 of that line. The fingerprint can be
published before the deal: it reveals nothing, and nobody can find another line with the same
fingerprint.

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
"""Number of hexadecimal digits of a short (displayed) and of a full fingerprint."""
_GROUP = 4
_LINE = re.compile(r"arschloch-deal 1 round ([1-9][0-9]{0,8}) seed ([0-9a-f]{16}) deck (\S.*)")
_GAPS = re.compile(r"[\s\-–—:·]+")
_DIGITS = re.compile(rf"[0-9a-f]{{{SHORT},{LONG}}}")


class ProofError(ValueError):
    """Error raised for an invalid proof or fingerprint. The app makes a message from `key`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Proof(Struct, frozen=True):
    """The seed of a round and the resulting order of the deck."""

    round_no: int
    seed: int
    deck: tuple[Card, ...]

    @classmethod
    def of(cls, seed: int, round_no: int, deck: Sequence[Card]) -> Self:
        """Return the proof for a round with this seed (`deal_seed`) and these sorted cards."""
        return cls(round_no, seed, tuple(shuffled_deck(seed, deck)))

    @property
    def seed_text(self) -> str:
        """The seed in 16 hexadecimal digits."""
        return f"{self.seed:016x}"

    @property
    def text(self) -> str:
        """The line that people copy and check, and whose hash is the fingerprint."""
        cards = " ".join(format_cards(self.deck))
        return f"arschloch-deal 1 round {self.round_no} seed {self.seed_text} deck {cards}"

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the text in 64 lowercase hexadecimal digits."""
        return sha256(self.text.encode("ascii")).hexdigest()

    @property
    def holds(self) -> bool:
        """Whether the seed shuffles these cards into this order."""
        return self == Proof.of(self.seed, self.round_no, sorted(self.deck))


def read(text: str) -> Proof:
    """Parse a proof, ignoring line breaks. `Proof.holds` checks whether the proof is correct.

    Raises `ProofError` if the text is not a proof.
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
    """Format a fingerprint for display: `3F2A-C901-77BE-04D1`.

    >>> in_groups("3f2ac90177be04d1")
    '3F2A-C901-77BE-04D1'
    """
    digits = fingerprint.upper()
    return "-".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def digits_of(text: str) -> str:
    """Return the lowercase digits of a typed fingerprint, which can be cut off after 16 digits.

    This is the inverse of `in_groups`. Raises `ProofError` if the text is not a fingerprint.
    """
    digits = _GAPS.sub("", text).lower()
    if not _DIGITS.fullmatch(digits):
        raise ProofError("no_fingerprint")
    return digits
