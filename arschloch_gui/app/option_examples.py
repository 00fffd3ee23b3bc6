"""Small examples beside house rules that words alone do not make clear: cards, a word, cards."""

from __future__ import annotations

from typing import Any

from arschloch_gui.app.wording.words import translate


def example_of(key: str, value: object, weakest: str, strongest: str) -> tuple[dict[str, Any], ...]:
    """What to show beside an option: `cards` are codes, `text` stands behind them.

    `weakest` and `strongest` are the ranks in play at either end.
    """
    strips = _BY_VALUE.get((key, value)) if isinstance(value, str) else None
    strips = strips or _STRIPS.get(key, ())
    words = _words()
    ends = {"<": weakest, ">": strongest}
    return tuple(
        {
            "cards": [ends[card[0]] + card[1] if card[0] in ends else card for card in cards],
            "text": words["beat" if word == "beats" and len(cards) > 1 else word],
        }
        for cards, word in strips
    )


def _words() -> dict[str, str]:
    return {
        "beats": translate("Examples", "beats"),
        "beat": translate("Examples", "beat"),
        "then": translate("Examples", "then"),
        "is": translate("Examples", "count as"),
        "takes": translate("Examples", "take the trick"),
        "turns": translate("Examples", "turn the order:"),
        "discard": translate("Examples", "each may discard"),
        "match": translate("Examples", "match or skip"),
        "suit": translate("Examples", "now only this suit"),
        "": "",
    }


# "<" and ">" are the weakest and the strongest rank in play.
_FOUR = ("9D", "9C", "9H", "9S")
_STRIPS: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "bomb": ((_FOUR, "beats"), ((">S",), "")),
    "low_beats_high": ((("<D",), "beats"), ((">S",), "")),
    "revolution": ((_FOUR, "turns"), (("<D",), "beats"), ((">S",), "")),
    "tabula_rasa": (
        (("JD",), "then"),
        (("JC",), "then"),
        (("JH",), "then"),
        (("JS",), "takes"),
    ),
    "match_or_skip": ((("9D",), "then"), (("9S",), "match")),
    "run_of_three_bonus": (
        (("8D",), "then"),
        (("9S",), "then"),
        (("10H",), "discard"),
    ),
    "lock": ((("7H",), "then"), (("9H",), "suit")),
    "spade3_beats_joker": ((("3S",), "beats"), (("*R",), "")),
    "spade3_sweeps": ((("*R",), "then"), (("3S",), "takes")),
    "eight_cuts_in_runs": ((("7H", "8H", "9H"), "takes"),),
    "runs_above": ((("9D", "10D", "JD"), "beats"), (("6S", "7S", "8S"), "")),
    "revolution_by_runs": (
        (("9D", "10D", "JD", "QD", "KD"), "turns"),
        (("<D",), "beats"),
        ((">S",), ""),
    ),
    "eight_cuts": ((("8D", "8S"), "takes"),),
    "runs": ((("8D", "9S", "10H"), "beats"), (("7C", "8S", "9D"), "")),
}
_BY_VALUE: dict[tuple[str, str], tuple[tuple[tuple[str, ...], str], ...]] = {
    ("runs", "suited"): ((("8H", "9H", "10H"), "beats"), (("7C", "8C", "9C"), "")),
    ("joker", "high"): ((("*B",), "beats"), ((">S",), "")),
    ("joker", "trump"): ((("*B",), "beats"), (("KD", "KC", "KS"), "")),
    ("joker", "takes_trick"): ((("AD", "AS"), "then"), (("*R",), "takes")),
    ("joker", "wild"): ((("QD", "QS", "*R"), "is"), (("QD", "QS", "QH"), "")),
    ("joker", "substitute"): ((("QD", "*R", "AD"), "is"), (("QD", "KD", "AD"), "")),
    ("two", "wild_only"): ((("KD", "2S"), "is"), (("KD", "KS"), "")),
    ("two", "cuts"): ((("AD",), "then"), (("2S",), "takes")),
    ("bomb", "aces_only"): ((_FOUR, "beats"), ((">D", ">S"), "")),
}
