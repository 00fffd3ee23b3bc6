"""A finished round as rows, with the cards of every player at one moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.table.game_table import Picture
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording import example_rounds as words
from arschloch_gui.app.wording.all_hands import (
    BEGAN,
    COSTLY,
    DEALT,
    DECIDED,
    LEFT,
    LUCK,
    new_cards,
    no_cards,
    zone_name,
)
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.words import capitalised
from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.review import Holdings, Review

NOBODY = -1


def pages_of(review: Review, *, judged: bool) -> list[str]:
    """Return the pages of a review.

    Without an exchange, there is no page between the deal and the end. The pages about the cost of
    plays and luck exist only if `judged` is True.
    """
    moments = [DEALT, LEFT] if review.began == review.dealt else [DEALT, BEGAN, LEFT]
    if not review.decided:
        return moments
    return [*moments, DECIDED, COSTLY, LUCK] if judged else [*moments, DECIDED]


def rows_of(
    shown: ShownTable, sitters: Seating, review: Review, page: str
) -> list[dict[str, object]]:
    """Return a row for every seat, highest position first, and then one for each shared zone.

    Pages about decisions have no rows. A row is {"seat" (−1 for none), "name", "title", "person",
    "isViewer", "piles": [{"label", "cards", "fresh"}], "told"}. "cards" are codes, "fresh" has a
    flag for each card, True if it came after the deal, and "told" describes everything in words.
    """
    if page in (DECIDED, COSTLY, LUCK):
        return []
    holdings = {DEALT: review.dealt, BEGAN: review.began, LEFT: review.left}[page]
    before = review.dealt if page == BEGAN else ()
    offices = review.won if page == LEFT else review.offices or review.won
    rows = []
    for office, seat in enumerate(offices):
        name, title = sitters.names[seat], sitters.title(office)
        piles, told = _piles_of(shown, seat, holdings, before)
        rows.append(
            {
                "seat": seat,
                "name": name,
                "title": title,
                "person": sitters.people[seat],
                "isViewer": seat == sitters.viewer,
                "piles": piles,
                "told": ". ".join([", ".join(filter(None, (name, title))), *told]),
            }
        )
    return [*rows, *_shared_rows(shown, holdings)]


def _piles_of(
    shown: ShownTable, seat: Seat, holdings: Holdings, before: Holdings
) -> tuple[list[dict[str, object]], list[str]]:
    """Return the cards of a seat by zone, and their description in words."""
    own = [zone for zone in holdings if not zone.shared]
    if not any(zone.piles[seat] for zone in own):
        return [{"label": "", "cards": [], "fresh": []}], [capitalised(no_cards())]
    piles: list[dict[str, object]] = []
    told: list[str] = []
    for zone in own:
        cards = as_held(shown, zone.piles[seat])
        fresh = list(_fresh(cards, _pile(before, zone.name, seat)))
        label = zone_name(zone.name) if len(own) > 1 else ""
        piles.append({"label": label, "cards": list(format_cards(cards)), "fresh": fresh})
        told.append(_told(shown, label, cards, fresh))
    return piles, told


def _shared_rows(shown: ShownTable, holdings: Holdings) -> Iterator[dict[str, object]]:
    for zone in holdings:
        if zone.shared and (cards := zone.piles[0]):
            name = capitalised(zone_name(zone.name))
            codes = list(format_cards(cards))
            yield {
                "seat": NOBODY, "name": name, "title": "", "person": 0, "isViewer": False,
                "piles": [{"label": "", "cards": codes, "fresh": [False] * len(codes)}],
                "told": f"{name}. {_told(shown, '', cards, ())}",
            }  # fmt: skip


def _told(shown: ShownTable, label: str, cards: Sequence[Card], fresh: Sequence[bool]) -> str:
    words = cards_named(cards, shown.deck) if cards else no_cards()
    came = [card for card, is_new in zip(cards, fresh, strict=False) if is_new]
    parts = [f"{label}: {words}" if label else words]
    if came:
        parts.append(new_cards(cards_named(came, shown.deck)))
    return ". ".join(capitalised(part) for part in parts)


def as_held(shown: ShownTable, cards: Sequence[Card]) -> list[Card]:
    """Return the cards in the order in which a hand shows them."""
    assert shown.rules is not None
    return sorted(cards, key=shown.table.card_order(shown.rules, reverse=False))


def seat_word(picture: Picture, seat: Seat, taker: Seat, shared: Sequence[int] = ()) -> str:
    """Return a seat's state after a step of a round in a word or two, or "" while it is still in.

    `taker` is the seat that takes the trick in this step. `shared` lists the places by seat at the
    end of the round if equal points share a place, or is empty.
    """
    out = dict(picture.places)
    if seat == taker:
        return words.takes()
    if seat in out:
        return words.out_as(shared[seat] if shared and len(out) == len(shared) else out[seat])
    return words.passed() if seat in picture.passed else ""


def _pile(holdings: Holdings, name: str, seat: Seat) -> Sequence[Card] | None:
    zone = next((zone for zone in holdings if zone.name == name), None)
    return zone.piles[seat] if zone is not None else None


def _fresh(cards: Sequence[Card], before: Sequence[Card] | None) -> Iterator[bool]:
    """Yield whether each card is new. Of equal cards, the rightmost ones are new."""
    if before is None:
        yield from (False for _ in cards)
        return
    left = Counter(before)
    for card in cards:
        yield not left[card]
        left[card] -= bool(left[card])
