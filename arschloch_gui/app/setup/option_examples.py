"""Small examples for house rules that words alone do not make clear: cards, a word, cards."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import examples
from arschloch_gui.app.wording.words import translate

PLURALS = {"beats": "beat", "takes": "take"}
"""Words that differ after several cards."""


def example_of(
    key: str, value: object, weakest: str, strongest: str
) -> tuple[dict[str, object], ...]:
    """Return the example for an option: card codes in `cards`, each followed by its `text`.

    `weakest` and `strongest` are the lowest and the highest rank in play.
    """
    known = examples()
    strips = known.get((key, value)) if isinstance(value, str) else None
    strips = strips or known.get((key, ""), ())
    words = _words()
    ends = {"<": weakest, ">": strongest}
    return tuple(
        {
            "cards": [ends[card[0]] + card[1] if card[0] in ends else card for card in cards],
            "text": words[PLURALS.get(word, word) if len(cards) > 1 else word],
        }
        for cards, word in strips
    )


def _words() -> dict[str, str]:
    return {
        "beats": translate("Examples", "beats"),
        "beat": translate("Examples", "beat"),
        "then": translate("Examples", "then"),
        "is": translate("Examples", "count as"),
        "takes": translate("Examples", "clears the trick"),
        "take": translate("Examples", "clear the trick"),
        "turns": translate("Examples", "reverse the order:"),
        "discard": translate("Examples", "each may discard"),
        "match": translate("Examples", "match or skip"),
        "suit": translate("Examples", "now only this suit"),
        "": "",
    }
