"""Whether facts told by somebody else can be true.

`check` looks at the fields of `PublicFacts` one by one and speaks of the first that is missing, of
the wrong kind, or contradicts the others; `check_trick` at the plays on the table once they are
read. So a mistake of whoever reads a foreign server is named where it was made, instead of
showing as a strange choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.cards import CARD_NAMES, Seat, format_card, format_cards
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook, compile_rules
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState

if TYPE_CHECKING:
    from arschloch_gui.engine.climbing.facts import PublicFacts


class FactsError(ValueError):
    """Facts that cannot be: `.field` names the one at fault, the text says why in one sentence."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


def check(facts: PublicFacts) -> None:
    """Raise `FactsError` for the first fact that cannot be."""
    _check_rules(facts.rules)
    book = compile_rules(facts.rules)
    for each in _CHECKS:
        each(facts, book)


def _check_rules(rules: object) -> None:
    if not isinstance(rules, Rules):
        raise FactsError("rules", f"{rules!r} are no rules of this game")
    for problem in rules.problems():
        raise FactsError("rules", f"{problem.key} ({', '.join(problem.options)})")


# -- who sits where -----------------------------------------------------------------------


def _check_seats(facts: PublicFacts, book: Rulebook) -> None:
    players = book.rules.players
    _every_seat("order", facts.order, players)
    _seat("seat", facts.seat, players)
    if listed("offices", facts.offices):
        _every_seat("offices", facts.offices, players)


def _check_counts(facts: PublicFacts, book: Rulebook) -> None:
    players, own = book.rules.players, len(listed("hand", facts.hand))
    for count in listed("counts", facts.counts):
        if not _is_number(count) or count < 0:
            raise FactsError("counts", f"{count!r} is no number of cards")
    if len(facts.counts) != players:
        raise FactsError("counts", f"tells of {len(facts.counts)} hands, but {players} play")
    if not own:
        raise FactsError("hand", "who has no card left has nothing to decide")
    if (told := facts.counts[facts.seat]) != own:
        raise FactsError("counts", f"seat {facts.seat} holds {own} cards, not {told}")


def _check_passed(facts: PublicFacts, book: Rulebook) -> None:
    passed = listed("passed", facts.passed)
    for seat in passed:
        _seat("passed", seat, book.rules.players)
    if facts.seat in passed:
        raise FactsError("passed", f"seat {facts.seat} has passed, so it has nothing to decide")
    if facts.trick and (owner := facts.trick[-1][0]) in passed:
        raise FactsError("passed", f"seat {owner} has passed, but the play to beat is its own")


def _check_order_of_ranks(facts: PublicFacts, book: Rulebook) -> None:
    told: object = facts.reversed
    if told not in (False, True):
        raise FactsError("reversed", f"has to be true or false, not {told!r}")


def _check_finished(facts: PublicFacts, book: Rulebook) -> None:
    finished = listed("finished", facts.finished)
    for seat in finished:
        _seat("finished", seat, book.rules.players)
        if finished.count(seat) > 1:
            raise FactsError("finished", f"seat {seat} is named twice")
        if facts.counts[seat]:
            raise FactsError("finished", f"seat {seat} still holds {facts.counts[seat]} cards")
    if book.demotions or book.punishes:
        return  # who was sent down is out of cards and has no place yet
    for seat, count in enumerate(facts.counts):
        if not count and seat not in finished:
            raise FactsError("finished", f"seat {seat} has no cards left and is not named")


# -- cards --------------------------------------------------------------------------------


def _check_plays(facts: PublicFacts, book: Rulebook) -> None:
    laid: object
    for laid in listed("trick", facts.trick):
        if not isinstance(laid, tuple | list) or len(laid) != 2 or not isinstance(laid[1], Play):
            raise FactsError("trick", f"{laid!r} is not a seat and its play")
        _seat("trick", laid[0], book.rules.players)


def _check_cards(facts: PublicFacts, book: Rulebook) -> None:
    """All cards told of are in the deck, and none is in two places."""
    left = Counter(book.deck)
    on_table = [card for _, play in facts.trick for card in listed("trick", play.cards)]
    places = (("hand", facts.hand), ("trick", on_table), ("gone", facts.gone))
    for field, cards in places:
        for card in listed(field, cards):
            if not _is_number(card) or not 0 <= card < len(CARD_NAMES):
                raise FactsError(field, f"{card!r} is no card")
            if card not in left:
                raise FactsError(field, f"{format_card(card)} is not in this deck")
            if not left[card]:
                raise FactsError(field, f"{format_card(card)} is told of more often than it is")
            left[card] -= 1
    others = sum(facts.counts) - len(facts.hand)
    if others > left.total():
        raise FactsError("counts", f"the others hold {others} cards, but {left.total()} are left")


def check_trick(facts: PublicFacts, book: Rulebook, trick: tuple[tuple[Seat, Meld], ...]) -> None:
    """Raise `FactsError` unless each play could be laid on the one before and the trick goes on.

    Suits a trick was bound to are left aside: how it came to be bound may lie further back.
    """
    table = RoundState(book, tuple(facts.order), [[book.deck[0]] * n for n in facts.counts])
    table.offices, table.reversed = tuple(facts.offices), bool(facts.reversed)
    for at in range(len(trick) - 1, -1, -1):
        table.to_act, meld = trick[at]
        after = table.clone()
        after.trick, after.top, after.owner = list(trick[: at + 1]), meld, table.to_act
        for effect in book.meld_effects:
            effect(after, meld, None)
        if after.swept:
            raise FactsError("trick", f"{_text(meld)} ends the trick, so nobody has to beat it")
        if after.reversed != table.reversed:  # so the order was another when this was laid
            table.reversed = after.reversed
        if at and not book.beats(table, meld, below := trick[at - 1][1]):
            raise FactsError("trick", f"{_text(meld)} cannot lie on {_text(below)}")


def _text(meld: Meld) -> str:
    return " ".join(format_cards(meld.cards))


# -- giving -------------------------------------------------------------------------------


def _check_gift(facts: PublicFacts, book: Rulebook) -> None:
    gift: object = facts.gift
    if gift is None:
        return
    if not isinstance(gift, tuple | list) or len(gift) != 2:
        raise FactsError("gift", f"{gift!r} is not a seat and a number of cards")
    taker, count = gift
    _seat("gift", taker, book.rules.players)
    _check_giving(facts, book, taker)
    most = sum(card not in book.kept_back for card in facts.hand)
    if not _is_number(count) or not 1 <= count <= most:
        raise FactsError("gift", f"{count!r} cards cannot be given, only 1 to {most}")


def _check_giving(facts: PublicFacts, book: Rulebook, taker: Seat) -> None:
    """Before the first trick the upper office returns cards to the one across."""
    if GIFT not in book.interludes:
        raise FactsError("gift", "by these rules nobody chooses what he gives")
    if facts.trick or facts.passed:
        what = "there is a trick" if facts.trick else "somebody has passed"
        raise FactsError("gift", f"cards are given before the first lead, but {what}")
    if not facts.offices:
        raise FactsError("offices", "without them there is no exchange, but cards are to be given")
    place = facts.offices.index(facts.seat)
    opposite = len(facts.offices) - 1 - place
    across = facts.offices[opposite]
    if across == facts.seat:
        raise FactsError("gift", f"seat {facts.seat} has the middle office and gives nothing")
    if taker != across:
        raise FactsError("gift", f"seat {facts.seat} exchanges with seat {across}, not {taker}")
    if place > opposite:
        raise FactsError("gift", f"seat {facts.seat} has the lower office and gives its best cards")


_CHECKS: tuple[Callable[[PublicFacts, Rulebook], None], ...] = (
    _check_seats,
    _check_counts,
    _check_plays,
    _check_cards,
    _check_passed,
    _check_finished,
    _check_order_of_ranks,
    _check_gift,
)


# -- kinds --------------------------------------------------------------------------------


def listed(field: str, value: object) -> list[Any]:
    """What a field lists; raises `FactsError` where it is no list."""
    if not isinstance(value, tuple | list | set | frozenset):
        raise FactsError(field, f"has to be a list, not {value!r}")
    return list(value)


def _every_seat(field: str, value: object, players: int) -> None:
    seats = listed(field, value)
    if any(not _is_number(seat) for seat in seats) or sorted(seats) != list(range(players)):
        raise FactsError(field, f"has to name each of the seats 0 to {players - 1}, not {value!r}")


def _seat(field: str, value: object, players: int) -> None:
    if not _is_number(value) or value not in range(players):
        raise FactsError(field, f"{value!r} is none of the seats 0 to {players - 1}")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
