"""Conversion between a climbing view and JSON values (see `table.view_line`).

A play is written as its cards. The meaning of wild cards is added if it is ambiguous. External
programs can leave out anything they do not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import TypeAlias, cast

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, Seat, format_cards, is_joker
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.legal import meanings
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.past import REMEMBERED, PastRound
from arschloch_gui.engine.climbing.pending import Given, PendingDecision, Transfer
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import Received, SeatView
from arschloch_gui.engine.table.public import EXCHANGE, PLAY
from arschloch_gui.engine.table.view_line import TrickLine
from arschloch_gui.engine.view_json import KeyReader, ViewError, plain


class ClimbingLine(TrickLine[Rules, SeatView, Meld]):
    """A converter that also handles decisions outside tricks and past rounds."""

    kind = SeatView
    own = TrickLine.own | {"reversed", "due", "before", "received"}
    misread = "which is not a combination under these rules"

    def read(
        self, rules: Rules, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
    ) -> SeatView:
        """Return a view with the rules in force, as in all views. Raises `ViewError`."""
        return _settled(super().read(compile_rules(rules).rules, seat, keys, legal))

    def _writer(self, rules: Rules) -> Callable[[Meld], list[object]]:
        return partial(_play, compile_rules(rules))

    def _reader(self, rules: Rules) -> Callable[[tuple[Card, ...], str | None], Meld | None]:
        return partial(_reading, compile_rules(rules))

    def _told(self, view: SeatView) -> dict[str, object]:
        told = super()._told(view) | {"reversed": view.reversed}
        if view.due:
            told["due"] = [_due(view.book, due) for due in view.due]
        if view.received:
            told["received"] = plain(view.received, _RECEIVED)
        if view.before:
            told["before"] = [_past(view.book, past) for past in view.before]
        return told

    def _heard(
        self, so_far: SeatView, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        return super()._heard(so_far, keys, legal) | {
            "due": _read_due(so_far, keys, legal),
            "received": _read_received(so_far, keys),
            "reversed": keys.value("reversed", bool, default=False),
            "before": tuple(
                self._heard_past(so_far.rules, past) for past in keys.objects("before")
            ),
        }

    def _heard_past(self, rules: Rules, keys: KeyReader) -> PastRound:
        try:
            order = keys.every_seat("order")
            left = keys.by_seat("hands", tuple[tuple[Card, ...], ...], ((),) * len(order))
            history = self.plays(self._reader(rules), keys, "history")
            return PastRound(order, keys.seats("offices"), history, left)
        except ViewError as error:
            raise ViewError("before", f"describes a round in which {error}") from None

    def _usual(self, view: SeatView) -> dict[str, object]:
        begun = {"prelude": len(view.book.exchange.preludes), "playing": view.phase == PLAY}
        return super()._usual(view) | begun

    def _supposed(
        self, so_far: SeatView, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        """Return the fields to assume: cards known in other hands count as gifts from this seat."""
        seat = so_far.own_seat
        return {"given": tuple(Given(seat, to, cards) for to, cards in keys.known().items())}

    def _always(self, view: SeatView) -> Container[str]:
        """Return `given` if cards are known, because `read` would otherwise take them for gifts."""
        return {"given"} if view.known_holdings() else ()


# -- plays --------------------------------------------------------------------------------


def _play(book: Rulebook, meld: Meld) -> list[object]:
    """Return the cards of a play, followed by what they stand for if that is ambiguous."""
    cards = list(format_cards(meld.cards))
    if not any(is_joker(card) or card in book.helpers for card in meld.cards):
        return [cards]  # without wild cards there is no ambiguity
    for said in (None, *meanings(meld)[::-1]):
        if _reading(book, meld.cards, said) == meld:
            return [cards, said] if said is not None else [cards]
    raise AssertionError(f"no words for {meld}")


def _reading(book: Rulebook, cards: tuple[Card, ...], said: str | None) -> Meld | None:
    """Return the meld with this meaning, or the one with no `as_rank` if `said` is None."""
    readings = book.readings(cards)
    if said is not None:
        return next((meld for meld in readings if said in meanings(meld)), None)
    return next((meld for meld in readings if meld.as_rank is None), None)


@lru_cache(maxsize=2 * REMEMBERED)
def _past(book: Rulebook, past: PastRound) -> Mapping[str, object]:
    """Return a past round as JSON values, cached because every decision repeats it."""
    return {
        "order": list(past.order),
        "offices": list(past.offices),
        "history": ClimbingLine.written(partial(_play, book), past.history),
        "hands": [list(format_cards(cards)) for cards in past.left],
    }


# -- cards received ------------------------------------------------------------------------


_RECEIVED: TypeAlias = tuple[Received, ...]


def _read_received(view: SeatView, keys: KeyReader) -> tuple[Received, ...]:
    read = cast("_RECEIVED", keys.value_as("received", _RECEIVED, ()))
    others = set(view.order) - {view.seat}
    for each in read:
        if each.giver not in others:
            raise ViewError("received", f"must name other seats, each once, not {each.giver}")
        others.remove(each.giver)
        if not 1 <= each.count <= len(each.cards):
            raise ViewError("received", f"has a count of {each.count} for {len(each.cards)} cards")
        if more := Counter(each.cards) - Counter(view.book.deck):
            name = format_cards(more)[0]
            raise ViewError("received", f"lists {name} more often than the deck has it")
    return tuple(Received(each.giver, each.count, tuple(sorted(each.cards))) for each in read)


def _settled(view: SeatView) -> SeatView:
    """Return the view with those cards in `given` of which all were received."""
    sure = [each for each in view.received if each.count == len(each.cards)]
    if not sure:
        return view
    given = [Given(each.giver, view.own_seat, each.cards) for each in sure]
    left = tuple(each for each in view.received if each not in sure)
    return replace(view, given=(*view.given, *given), received=left)


# -- decisions before the tricks ----------------------------------------------------------


def _due(book: Rulebook, due: PendingDecision) -> dict[str, object]:
    line: dict[str, object] = {"seat": due.seat, "kind": due.kind, "phase": due.phase}
    if (about := book.decision_kinds[due.kind].about) is not None:
        line["about"] = plain(due.about, about)
    return line


def _read_due(
    view: SeatView, keys: KeyReader, legal: tuple[Action, ...]
) -> tuple[PendingDecision, ...]:
    if lines := keys.items("due"):
        return tuple(_read_one(view.book, keys, line) for line in lines)
    gift = next((action for action in legal if isinstance(action, Give)), None)
    if gift is None or view.seat is None:
        return ()
    return (
        PendingDecision(
            view.seat, GIFT, EXCHANGE, Transfer(view.seat, gift.to, len(gift.cards), "choice")
        ),
    )


def _read_one(book: Rulebook, keys: KeyReader, line: object) -> PendingDecision:
    kind = line.get("kind") if isinstance(line, dict) else None
    if not (isinstance(line, dict) and isinstance(kind, str) and kind in book.decision_kinds):
        raise ViewError("due", f"must list decisions these rules know, not {line!r:.60}")
    about = book.decision_kinds[kind].about
    return PendingDecision(
        seat=keys.read(line.get("seat"), int, "due"),
        kind=kind,
        phase=keys.read(line.get("phase"), str, "due"),
        about=keys.read_as(line.get("about"), about, "due") if about is not None else None,
    )
