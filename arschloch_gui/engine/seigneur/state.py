"""State of a round of Grand Seigneur."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.seigneur.combos import Combo
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT, name_of
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.table.public import NOBODY, PublicTricks
from arschloch_gui.engine.table.round import Round

BOMB_ASKED = "bomb"


class Gift(Struct, frozen=True):
    """Cards that have changed hands or are in transit."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


class Owed(Struct, frozen=True):
    """A number of cards that `giver` still has to choose and return to `taker`."""

    giver: Seat
    taker: Seat
    count: int


@dataclass(slots=True)
class PublicRound(PublicTricks[Rules, Combo]):
    """The public part of a round; `phase` and `to_act` are hidden while a seat is asked for a bomb.

    `passed` has a bit for each seat that passed since the last play.
    """

    turn: Seat = NOBODY
    """Seat whose turn it is, even if another seat is being asked for a bomb."""
    owed: tuple[Owed, ...] = ()
    """Gifts still to be returned, highest position first."""
    fixed_lead: Seat = NOBODY
    """Leader named by a record's `deal` line, used if no player holds the Mah Jong."""
    wish: int = NO_HEIGHT
    """Height of the rank wished for, or `NO_HEIGHT` if there is no wish."""


@dataclass(slots=True)
class RoundState(PublicRound, Round[Rules]):
    """The state of a round, from the deal to the last position.

    Declined bombs are not recorded, because they are secret.
    """

    waiting: list[Seat] = field(default_factory=list)
    """Seats still to be asked for a bomb after the seat to act."""
    transit: list[Gift] = field(default_factory=list)
    """Gifts returned in the exchange that have not arrived yet."""
    given: list[Gift] = field(default_factory=list)

    def described_here(self) -> dict[str, object]:
        return {"wish": name_of(self.wish) if self.wish != NO_HEIGHT else None}
