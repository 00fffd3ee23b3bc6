"""The part of the rules about a Tarot deck (rules.md §3): trumps, the two that stand in, Excuse."""

from __future__ import annotations

from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.climbing.rules import Rules


def tarot_paragraphs(rules: Rules) -> list[str]:
    """What the cards beside the four suits do; nothing where there are none."""
    if not has_trumps(rules):
        return []
    return [
        translate(
            "Rules",
            "The 21 trumps beat every suit card. Where the suits have a pair, three or four of a "
            "rank, the trumps have two, three or four in a row, such as 7 and 8. So a pair is "
            "beaten by two trumps in a row, and trumps only by as many higher ones: the highest "
            "of them counts.",
        ),
        translate(
            "Rules",
            "Trump 1 and trump 21 are trumps like the others, or stand for any other card: a 9 and "
            "trump 21 are a pair of nines, trumps 5, 7 and 1 are three in a row. One card at least "
            "has to be what it shows. Where trumps can be read in more than one way, you say which "
            "you mean.",
        ),
        translate(
            "Rules",
            "The Excuse is always played alone, on anything at all or as a lead, and takes the "
            "trick at once. Whoever played it leads.",
        ),
        _in_the_exchange(rules),
    ]


def above_the_suits(rules: Rules) -> str:
    """What is stronger than every rank."""
    if not has_trumps(rules):
        return ""
    return translate("Rules", "Above all these stand the trumps from 1 to 21 and the Excuse.")


def trumps_in_revolution(rules: Rules) -> str:
    """What a revolution means for trumps; they can make one of four and no more."""
    if not has_trumps(rules):
        return ""
    turned = translate(
        "Rules",
        "Then low trumps beat high ones, too; but trumps still beat suit cards, and trumps 1 and "
        "21 may complete the set.",
    )
    if rules.revolution != "four":
        return turned
    row = translate("Rules", "Four trumps in a row do the same.")
    return f"{row} {turned}"


def trumps_as_bomb(rules: Rules) -> str:
    """That four in a row are a bomb, too."""
    if not has_trumps(rules):
        return ""
    return translate("Rules", "Four trumps in a row are a bomb, too.")


def has_trumps(rules: Rules) -> bool:
    """Whether there are trumps in the deck."""
    return rules.deck == "tarot78"


def _in_the_exchange(rules: Rules) -> str:
    if rules.exchange == "none":
        return ""
    return translate(
        "Rules",
        "In the exchange trumps are better than suit cards, and the Excuse is the best card of "
        "all.",
    )
