"""Words for looking at all cards of a round that is over, and at what proves its deal."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.proof import SHORT, Proof, in_groups

DEALT, BEGAN, LEFT = "dealt", "began", "left"
"""The moments at which the cards can be looked at."""
DECIDED = "decided"
"""The page of the decisions."""
COSTLY = "costly"
"""The page of the plays that cost most."""
LUCK = "luck"
"""The page of luck and skill."""
_PAGES = {
    DEALT: QT_TRANSLATE_NOOP("AllHands", "As dealt"),
    BEGAN: QT_TRANSLATE_NOOP("AllHands", "After the exchange"),
    LEFT: QT_TRANSLATE_NOOP("AllHands", "Left over"),
    DECIDED: QT_TRANSLATE_NOOP("AllHands", "Decisions"),
    COSTLY: QT_TRANSLATE_NOOP("AllHands", "Costliest plays"),
    LUCK: QT_TRANSLATE_NOOP("AllHands", "Luck and skill"),
}
_ZONES = {
    "hand": QT_TRANSLATE_NOOP("AllHands", "hand"),
    "open": QT_TRANSLATE_NOOP("AllHands", "face up"),
    "blind": QT_TRANSLATE_NOOP("AllHands", "face down"),
    "aside": QT_TRANSLATE_NOOP("AllHands", "set aside"),
    "stock": QT_TRANSLATE_NOOP("AllHands", "stock"),
}


def page_name(page: str) -> str:
    """What a moment is called."""
    return translate("AllHands", _PAGES[page])


def zone_name(zone: str) -> str:
    """What a place where cards lie is called."""
    return translate("AllHands", _ZONES[zone])


def no_cards() -> str:
    """What is said of somebody who has none."""
    return translate("AllHands", "no cards")


def new_cards(cards: str) -> str:
    """The cards that were not there after the deal."""
    return fill(translate("AllHands", "new: {cards}"), cards=cards)


def proof_line(proof: Proof | None) -> str:
    """Fingerprint and seed of a round, under the cards."""
    if proof is None:
        return translate("AllHands", "These cards were set in advance, not shuffled.")
    line = translate("AllHands", "Fingerprint of the deck: {digits}. Seed for this round: {seed}.")
    digits = in_groups(proof.fingerprint[:SHORT])
    return fill(line, digits=digits, seed=in_groups(proof.seed_text))


def copied() -> str:
    """What is said when the proof has been copied."""
    return translate(
        "AllHands", "Proof copied to the clipboard; “arschloch verify --proof” checks it."
    )


def digits_copied() -> str:
    """What is said when the fingerprint has been copied."""
    return translate("AllHands", "Fingerprint copied to the clipboard.")
