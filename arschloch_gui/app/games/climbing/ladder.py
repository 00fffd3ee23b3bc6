"""What of the house rules is on show all the time: ranks in force, bindings, cards out of play."""

from __future__ import annotations

from arschloch_gui.app.stage import Stage
from arschloch_gui.app.wording.cards import cards_phrase, suit_sign
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import JOKER_RANKS, RANK_NAMES, SUITS, format_cards, rank_of
from arschloch_gui.engine.climbing.rulebook import Rulebook


def ladder_of(book: Rulebook, *, turned: bool) -> list[str]:
    """The ranks that can be played, weakest first; jokers stay on top whichever way it stands."""
    order = book.order[turned]
    present = {rank_of(card) for card in book.deck if card not in book.wild}
    natural = sorted(present - set(JOKER_RANKS), key=lambda rank: order[rank])
    jokers = sorted(present & set(JOKER_RANKS), key=lambda rank: order[rank])
    return [RANK_NAMES[rank] for rank in (*natural, *jokers)]


def binding(stage: Stage) -> str:
    """What the next play is bound to, in one sentence; empty when to nothing."""
    if not stage.laid:
        return ""
    if stage.bound:
        cards = cards_phrase(stage.laid[-1].cards)
        return fill(translate("Binding", "Match {cards} or lose the turn"), cards=cards)
    if stage.lock:
        suits = "".join(suit_sign(SUITS[s]) * (stage.lock >> 4 * s & 15) for s in range(len(SUITS)))
        return fill(translate("Binding", "Only {suits} in this trick"), suits=suits)
    return ""


def out_of_play(stage: Stage) -> list[str]:
    """The cards everybody knows to be out of play, as codes."""
    return [*stage.rules.missing, *format_cards((*stage.aside, *stage.discarded))]
