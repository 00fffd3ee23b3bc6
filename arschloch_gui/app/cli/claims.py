"""What somebody says of a deal, compared with a record: a fingerprint, a round, a whole proof.

See docs/decisions/honest-deal.md for what these are.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.app.console.failure import Failure
from arschloch_gui.engine import proof
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.proof import SHORT, Proof, ProofError, in_groups


class FingerprintClaim(Struct, frozen=True):
    """A round (None: any of them) was dealt from the deck with this fingerprint.

    `digits` are the fingerprint or its beginning.
    """

    digits: str
    round_no: int | None


def fingerprint(text: str) -> str:
    """The digits somebody has written down. Raises `Failure`."""
    try:
        return proof.digits_of(text)
    except ProofError:
        raise Failure(
            f"A fingerprint has {SHORT} digits or more from 0 to 9 and A to F, such as "
            f"{in_groups('3f2ac90177be04d1')}."
        ) from None


def pasted(text: str) -> Proof:
    """The proof somebody has copied in the window. Raises `Failure`."""
    try:
        return proof.read(text)
    except ProofError:
        raise Failure(
            "This is no proof of a deal; one begins with “arschloch-deal 1 round” and ends with "
            "the cards of the deck."
        ) from None


def rounds_of(match: Match) -> list[dict[str, object]]:
    """Every round of a match with seed and fingerprint, null where nothing was shuffled."""
    begun = [match.begun(number) for number in range(1, match.round_no + 1)]
    return [
        {
            "round": number,
            "seed": each.proof.seed_text if each.proof else None,
            "fingerprint": each.fingerprint or None,
        }
        for number, each in enumerate(begun, 1)
    ]


def compare(claim: FingerprintClaim, match: Match) -> tuple[bool, str]:
    """Whether a claim holds for a match, and the answer in one sentence."""
    prints = [match.begun(number).fingerprint for number in range(1, match.round_no + 1)]
    if claim.round_no is None:
        for number, found in enumerate(prints, 1):
            if found.startswith(claim.digits):
                return True, _holds(number)
        wanted = in_groups(claim.digits[:SHORT])
        return False, f"No round of this record was dealt from the deck with fingerprint {wanted}."
    if claim.round_no > len(prints):
        return False, f"There is no round {claim.round_no} in this record; it has {len(prints)}."
    found = prints[claim.round_no - 1]
    if not found:
        return False, f"Nothing was shuffled for round {claim.round_no}: the record lays it down."
    if found.startswith(claim.digits):
        return True, _holds(claim.round_no)
    return False, (
        f"Round {claim.round_no} was dealt from another deck: its fingerprint is "
        f"{in_groups(found[:SHORT])}."
    )


def _holds(number: int) -> str:
    return f"Round {number} was dealt from the deck with this fingerprint."
