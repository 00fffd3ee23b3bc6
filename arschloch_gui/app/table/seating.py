"""Seating: names, portraits, the viewer's seat, and the titles of the positions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.ai.levels import OFFERED, is_level, split
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.table import personas
from arschloch_gui.app.wording.levels import character_words, strength_words
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.titles import effective_set, lowest_sign, title
from arschloch_gui.app.wording.words import seat_names, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import MatchSpec

INSIGNIA: tuple[str, ...] = (
    "crown", "coronet", "chain", "burgher", "straw", "patched", "dunce", "donkey",
)  # fmt: skip
_UPPER, _MIDDLE, _LOWER = INSIGNIA[:2], INSIGNIA[2:6], INSIGNIA[6:]


class Seating(Struct, frozen=True):
    """The players by seat.

    `titles` is the title set in use (rules.md §1.5). `levels` lists the players' levels, with their
    characters (`ai.levels`). A level is "" for the user, and the tuple is empty if levels are
    unknown.
    """

    names: tuple[str, ...] = ()
    people: tuple[int, ...] = ()
    viewer: Seat = 0
    titles: str = "royal"
    levels: tuple[str, ...] = ()

    def title(self, office: int) -> str:
        """Return the title of a position in the current language, or ""."""
        if office < 0:
            return ""
        return title(self.titles, office, len(self.names))

    def insignia(self, office: int) -> str:
        """Return the symbol of a position, or ""."""
        if office < 0 or not self.titles:
            return ""
        return insignia_of(office, len(self.names), self.titles)

    def plays(self, seat: Seat) -> str:
        """Return descriptions of a player's strength and character, one per line.

        The result is empty for the user, for reference levels and for unknown levels.
        """
        name = self.levels[seat] if self.levels else ""
        level, character = split(name) if is_level(name) else ("", "")
        if level not in OFFERED:
            return ""
        lines = strength_words(level), character_words(character)
        return "\n".join(filter(None, lines))


def sign_of_place(seat: Seat, places: Sequence[int], titles: str = "") -> str:
    """Return the symbol of a seat's place in the match: all who share the last place get its one.

    `places` has the place of each seat, from 1.
    """
    place = places[seat]
    is_last = place == max(places) > 1
    return insignia_of(len(places) - 1 if is_last else place - 1, len(places), titles)


def insignia_of(office: int, players: int, titles: str = "") -> str:
    """Return the symbol of a position.

    There are two symbols at each end (one with three players), and the others are spread over the
    middle. A title set can have its own symbol for the lowest position.
    """
    if office == players - 1 and (own := lowest_sign(titles)):
        return own
    ends = 1 if players == 3 else 2
    if office < ends:
        return _UPPER[office]
    if office >= players - ends:
        return _LOWER[2 - (players - office)]
    middle = players - 2 * ends
    return _MIDDLE[(office - ends) * len(_MIDDLE) // middle if middle > 1 else 1]


NAMELESS = frozenset({"You", "Du", "Toi"})
"""Names that records use for a user without a name: "You" in each supported language."""


def own_name(settings: Settings) -> str:
    """Return the user's name as shown at the table."""
    return quoted(settings.playerName) or translate("Session", "You")


def invited(seed: int, players: int, viewer: Seat, settings: Settings) -> tuple[str, ...]:
    """Return the names of the players in a new match, by seat.

    `Settings.company` selects the computer players if it is set, and the seed does otherwise.
    """
    people = personas.company(settings.company or seed, players, viewer, settings.portrait)
    return tuple(
        own_name(settings) if seat == viewer else personas.PEOPLE[person]
        for seat, person in enumerate(people)
    )


def sitters_of(
    spec: MatchSpec, viewer: Seat, settings: Settings, levels: tuple[str, ...] = ()
) -> Seating:
    """Return the players of a match, with the titles and portrait from the settings."""
    people = personas.people_of(spec.seats, viewer, settings.portrait)
    titles = effective_set(spec.rules.titles, settings.titles, settings.mild)
    names = tuple(
        # Records contain this word in the language in which the match was started.
        own_name(settings) if seat == viewer and name in NAMELESS else shown
        for seat, (name, shown) in enumerate(zip(spec.seats, seat_names(spec.seats), strict=True))
    )
    return Seating(names, people, viewer, titles, levels)
