"""A quiet word before a mistake: about to end on a card that must not be the last."""

from __future__ import annotations

from arschloch_gui.app.games.judge import Judge
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.cards import RANK_NAMES, Card, rank_of


def caution(judge: Judge | None, cards: tuple[Card, ...]) -> str:
    """What the person should know before he lays these cards; empty when all is well."""
    if judge is None or judge.state is None or judge.due is not None or not cards:
        return ""
    forbidden = set(judge.state.book.rules.last_card_penalty)
    if not forbidden:
        return ""
    rest = list(judge.snapshot.view.hand)
    for card in cards:
        if card in rest:
            rest.remove(card)
    last = _forbidden_in(rest or list(cards), forbidden)
    if not rest and last:
        sentence = translate(
            "Caution", "Careful: whoever goes out with {ranks} gets the lowest office."
        )
    elif rest and len(last) == len({rank_of(card) for card in rest}):
        sentence = translate(
            "Caution", "Careful: then only {ranks} are left, and they must not be your last cards."
        )
    else:
        return ""
    return fill(sentence, ranks=listed([ranks_name(rank) for rank in last]))


def _forbidden_in(cards: list[Card], forbidden: set[str]) -> list[str]:
    names = {RANK_NAMES[rank_of(card)] for card in cards}
    return sorted(names & forbidden, key=RANK_NAMES.index)
