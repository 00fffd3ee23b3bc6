"""Wording for the screen that shows all hands of a finished round and the proof of its deal."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.proof import SHORT, Proof, in_groups

DEALT, BEGAN, LEFT = "dealt", "began", "left"
"""The moments of a round at which all cards can be shown."""
DECIDED = "decided"
"""The page that lists the decisions."""
COSTLY = "costly"
"""The page that lists the costliest plays."""
LUCK = "luck"
"""The page about luck and skill."""
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
    """Return the heading of a page, such as “As dealt”."""
    return translate("AllHands", _PAGES[page])


def zone_name(zone: str) -> str:
    """Return the display name of a zone that contains cards, such as “face down”."""
    return translate("AllHands", _ZONES[zone])


def no_cards() -> str:
    """Return the text for a player who has no cards."""
    return translate("AllHands", "no cards")


def new_cards(cards: str) -> str:
    """Label the cards that the player got after the deal, as in “new: …”."""
    return fill(translate("AllHands", "new: {cards}"), cards=cards)


def proof_line(proof: Proof | None) -> str:
    """Return the deck's fingerprint and the round's seed, or a note that the cards were set."""
    if proof is None:
        return translate("AllHands", "These cards were set in advance, not shuffled.")
    line = translate("AllHands", "Fingerprint of the deck: {digits}. Seed for this round: {seed}.")
    digits = in_groups(proof.fingerprint[:SHORT])
    return fill(line, digits=digits, seed=in_groups(proof.seed_text))


def copied() -> str:
    """Return the confirmation that the proof was copied to the clipboard."""
    return translate(
        "AllHands", "Proof copied to the clipboard; “arschloch verify --proof” checks it."
    )


def digits_copied() -> str:
    """Return the confirmation that the fingerprint was copied to the clipboard."""
    return translate("AllHands", "Fingerprint copied to the clipboard.")
