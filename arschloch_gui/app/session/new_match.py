"""New matches: of a preset, a rematch, or the same deal again."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import NewMatch
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.session.files import MatchFiles
from arschloch_gui.app.session.invitation import evening, invitation
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.settings.settings import LiveSettings


def fresh_seed() -> int:
    """Return a random deal number of 53 bits.

    Every JSON reader can represent such a number, and there are too many of them to search for one
    that deals known cards.
    """
    return secrets.randbelow(2**53)


class NewMatches:
    """Requests matches from the engine.

    Requests are ignored while a match is starting, so that a double click starts only one.
    """

    def __init__(
        self,
        engine: EngineLink,
        match: CurrentMatch,
        files: MatchFiles,
        deal_number: DealNumber,
        settings: LiveSettings,
        seeds: Callable[[], int],
    ) -> None:
        self._engine = engine
        self._match = match
        self._files = files
        self._deal_number = deal_number
        self._settings = settings
        self._seeds = seeds

    def begin(
        self,
        preset: str,
        values: Mapping[str, object],
        levels: str | Sequence[str],
        deal: int | None,
        game: str = "",
    ) -> None:
        """Start a match of a preset with changed JSON values.

        The deal number is `deal`, else the number the user has typed, else a random one. `levels`
        is one level for all opponents, or one for each of them, clockwise. `game` is the name of
        the custom game, or "".
        """
        if self._engine.begins:
            return
        number = self._deal_number.number if deal is None else deal
        if deal is None and self._deal_number.problem:
            self._files.say(self._deal_number.problem)
            return
        seed = self._seeds() if number is None else number
        request = invitation(preset, values, levels, seed, self._settings.now, game)
        if isinstance(request, tuple):
            self._files.say(" ".join(map(problem, request)))
            return
        self._deal_number.type("")
        self._ask(request)

    def begin_evening(
        self,
        preset: str,
        values: Mapping[str, object],
        guests: Sequence[tuple[int, str]],
        regulars: str,
        game: str,
    ) -> None:
        """Start a match at a regulars' table; see `invitation.evening`."""
        if self._engine.begins:
            return
        seed, now = self._seeds(), self._settings.now
        request = evening(preset, values, guests, seed, now, regulars, game)
        if isinstance(request, tuple):
            self._files.say(" ".join(map(problem, request)))
            return
        self._ask(request)

    def begin_rematch(self) -> None:
        """Start another match with the same game, rules, players and seats, but new cards.

        Nobody holds a position in the first round of a match, so nothing is kept from the previous
        match (rules.md §1.1).
        """
        here = self._match.snapshot
        if here is None or here.viewer is None or self._match.practises or self._engine.begins:
            return
        spec = replace(here.spec, seed=self._seeds())
        table = Table(here.viewer, self._match.levels, self._match.custom_game)
        self._ask(NewMatch(spec, table, regulars=self._match.regulars))

    def begin_again(self) -> None:
        """Start a match with the same cards, rules and players as the one at the table.

        It does not count for a regulars' table, because its cards are known.
        """
        here = self._match.snapshot
        if here is None or not self._match.can_deal_again or self._engine.begins:
            return
        assert here.viewer is not None
        table = Table(here.viewer, self._match.levels, self._match.custom_game)
        self._ask(NewMatch(here.spec, table, again=True))

    def begin_exactly(self, request: NewMatch) -> bool:
        """Start the match of a request, and return whether it was requested."""
        if self._engine.begins:
            return False
        self._ask(request)
        return True

    def _ask(self, request: NewMatch) -> None:
        self._files.dismissMessage()
        self._engine.begin(request)
