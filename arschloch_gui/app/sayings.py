"""What people at the table say aloud: questions and answers of the exchange, announcements."""

from __future__ import annotations

from arschloch_gui.app.wording.cards import rank_name, ranks_name
from arschloch_gui.app.wording.words import capitalised, fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, Card, Seat, rank_of
from arschloch_gui.engine.events import (
    Answered,
    Asked,
    Declared,
    Event,
    HandShown,
    Proposed,
    SeatsDrawn,
)


def sayings_of(event: Event) -> dict[Seat, str]:
    """The words in each speaker's bubble; empty for a fact nobody speaks at."""
    match event:
        case Asked(asker, target, rank, got):
            answer = translate("Saying", "Here you are!") if got else translate("Saying", "None!")
            question = fill(translate("Saying", "Any {ranks}?"), ranks=ranks_name(rank))
            return {asker: question, target: answer}
        case Proposed(proposer):
            return {proposer: translate("Saying", "How about a deal?")}
        case Answered(seat, accept):
            return {
                seat: translate("Saying", "Agreed!") if accept else translate("Saying", "No deal!")
            }
        case Declared(seat, "putsch"):
            return {seat: translate("Saying", "Putsch!")}
        case Declared(seat, "revolution"):
            return {seat: translate("Saying", "Revolution!")}
        case Declared(seat, "free_trick"):
            return {seat: translate("Saying", "Mine!")}
        case Declared(seat, "defer"):
            return {seat: translate("Saying", "After you!")}
        case SeatsDrawn(drawn):
            return {seat: _drawn(cards) for seat, cards in enumerate(drawn)}
        case HandShown(seat, rank, count, cards):
            return {seat: _announced(rank, count, openly=bool(cards))}
    return {}


def _drawn(cards: tuple[Card, ...]) -> str:
    """“4”, or of somebody who was tied “12, then 3”."""
    names = [rank_name(RANK_NAMES[rank_of(card)]) for card in cards]
    together = names[0]
    for name in names[1:]:
        together = fill(translate("Saying", "{first}, then {next}"), first=together, next=name)
    return capitalised(together)


def _announced(rank: str, count: int, *, openly: bool) -> str:
    if openly:
        sentence = translate("Saying", "All the {ranks}!")
    else:
        sentence = translate("Saying", "%n {ranks}!", "", count)
    return capitalised(fill(sentence, ranks=ranks_name(rank)))


def moment_word(key: str) -> str:
    """The word stamped on the table when a rule has its moment; empty for none."""
    words = {
        "bomb": translate("Moment", "Bomb!"),
        "cut": translate("Moment", "Cut!"),
        "joker": translate("Moment", "Joker!"),
        "spade3": translate("Moment", "Three of spades!"),
        "lot": translate("Moment", "Lots are drawn!"),
        "tabula_rasa": translate("Moment", "Tabula rasa!"),
        "run_of_three": translate("Moment", "Three in a row!"),
        "revolution": translate("Moment", "Revolution!"),
        "counter_revolution": translate("Moment", "Counter-revolution!"),
        "putsch": translate("Moment", "Putsch!"),
        "jester_revolution": translate("Moment", "Revolution!"),
        "greater_revolution": translate("Moment", "The tables turn!"),
        "putsch_succeeded": translate("Moment", "The putsch succeeds!"),
        "putsch_failed": translate("Moment", "The putsch fails!"),
        "free_trick": translate("Moment", "Free trick!"),
        "illegal_play_penalty": translate("Moment", "Caught!"),
        "last_card_penalty": translate("Moment", "Wrong last card!"),
    }
    return words.get(key, "")
