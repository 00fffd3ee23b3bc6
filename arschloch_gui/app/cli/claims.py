"""Claims about a deal that can be checked against a record: a fingerprint or a whole proof.

See docs/decisions/honest-deal.md.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine import proof
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.proof import SHORT, Proof, ProofError, in_groups


class FingerprintClaim(Struct, frozen=True):
    """The claim that a round (None: any) was dealt from the deck with this fingerprint.

    `digits` is the fingerprint or the beginning of it.
    """

    digits: str
    round_no: int | None


def fingerprint(text: str) -> str:
    """Return the digits of a fingerprint typed by the user. Raises `Failure` for any other text."""
    try:
        return proof.digits_of(text)
    except ProofError:
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "--fingerprint takes {count} or more digits from 0 to 9 and A to F, such as "
                "{example}, not “{word}”.",
            ),
            count=SHORT, example=in_groups("3f2ac90177be04d1"), word=quoted(text),
        ) from None  # fmt: skip


def pasted(text: str) -> Proof:
    """Return the proof copied from the window. Raises `Failure` if the text is not one."""
    try:
        return proof.read(text)
    except ProofError:
        raise Failure(
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "--proof takes text that begins with “arschloch-deal 1 round” and ends "
                "with the cards of the deck, not “{word}”.",
            ),
            word=quoted(text),
        ) from None


def rounds_of(match: Match) -> list[dict[str, object]]:
    """Return one JSON object per round. Seed and fingerprint are None without a shuffle."""
    begun = [match.round_start(number) for number in range(1, match.round_no + 1)]
    return [
        {
            "round": number,
            "seed": each.proof.seed_text if each.proof else None,
            "fingerprint": each.fingerprint or None,
        }
        for number, each in enumerate(begun, 1)
    ]


def compare(claim: FingerprintClaim, match: Match) -> tuple[bool, str]:
    """Return whether a claim is true for a match, and a sentence for the user."""
    prints = [match.round_start(number).fingerprint for number in range(1, match.round_no + 1)]
    if claim.round_no is None:
        for number, found in enumerate(prints, 1):
            if found.startswith(claim.digits):
                return True, _holds(number)
        wanted = in_groups(claim.digits[:SHORT])
        none = translate(
            "CommandLine",
            "No round of this record was dealt from the deck with the fingerprint {fingerprint}.",
        )
        return False, fill(none, fingerprint=wanted)
    if claim.round_no > len(prints):
        missing = translate(
            "CommandLine", "There is no round {number} in this record; its last round is {last}."
        )
        return False, fill(missing, number=claim.round_no, last=len(prints))
    found = prints[claim.round_no - 1]
    if not found:
        fixed = translate(
            "CommandLine",
            "Nothing was shuffled for round {number}: the record says who gets which cards.",
        )
        return False, fill(fixed, number=claim.round_no)
    if found.startswith(claim.digits):
        return True, _holds(claim.round_no)
    other = translate(
        "CommandLine",
        "Round {number} was dealt from another deck: its fingerprint is {fingerprint}.",
    )
    return False, fill(other, number=claim.round_no, fingerprint=in_groups(found[:SHORT]))


def _holds(number: int) -> str:
    holds = translate(
        "CommandLine", "Round {number} was dealt from the deck with this fingerprint."
    )
    return fill(holds, number=number)
