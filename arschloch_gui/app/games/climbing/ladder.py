"""What of the house rules is on show all the time: ranks in force, bindings, cards out of play."""

from __future__ import annotations

from arschloch_gui.app.models.trick import Laid
from arschloch_gui.app.stage import Stage
from arschloch_gui.app.wording.cards import cards_phrase, suit_sign
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, SUITS, TRUMP_NAMES, format_cards, rank_of
from arschloch_gui.engine.climbing.melds import RUN, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rulemods.lock import suits_of


def ladder_of(book: Rulebook, *, turned: bool, asked: str = "") -> list[str]:
    """The ranks that can be played, weakest first; jokers stay on top whichever way it stands.

    Of many trumps the lowest and the highest tell which way they stand, beside the one `asked`.
    """
    order = book.order[turned]
    present = {rank_of(card) for card in book.deck if card not in book.wild}
    ladder = sorted(present, key=lambda rank: order[rank])
    trumps = [rank for rank in ladder if RANK_NAMES[rank] in TRUMP_NAMES]
    shown = {*trumps[:1], *trumps[-1:]}
    left_out = {rank for rank in trumps if rank not in shown and RANK_NAMES[rank] != asked}
    return [RANK_NAMES[rank] for rank in ladder if rank not in left_out]


def deciding(book: Rulebook, laid: Laid) -> str:
    """The rank that decides in some cards laid, as the rules read them."""
    meld = _meant(book, laid)
    if meld is not None:
        return RANK_NAMES[meld.rank]
    return RANK_NAMES[rank_of(laid.cards[-1 if laid.kind.startswith(RUN) else 0])]


def suits_laid(book: Rulebook, laid: Laid) -> int:
    """The suits of a play as a lock counts them, jokers as they were meant."""
    meld = _meant(book, laid)
    return suits_of(meld) if meld is not None else 0


def _meant(book: Rulebook, laid: Laid) -> Meld | None:
    """What some cards laid are by the rules; None for cards the rules make nothing of."""
    for meld in book.readings(tuple(sorted(laid.cards))):
        if laid.as_rank in (None, meld.as_rank):
            return meld
    return None


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
