"""Beginning matches: of a preset, or of the one at the table once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence

from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import NewMatch
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.session.files import MatchFiles
from arschloch_gui.app.session.invitation import invitation
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.settings.settings import LiveSettings


def fresh_seed() -> int:
    """A random deal number: 53 bits, which every program reads of a number in JSON, and too many
    to be tried one by one until one deals a round that is known."""
    return secrets.randbelow(2**53)


class NewMatches:
    """Asks the engine for a match. While one is being begun, nothing: a double click asks twice."""

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
    ) -> None:
        """Begin a match of a preset with changed JSON values; of the deal number given, else
        of the one the person has typed, else of any."""
        if self._engine.begins:
            return
        number = self._deal_number.number if deal is None else deal
        if deal is None and self._deal_number.problem:
            self._files.say(self._deal_number.problem)
            return
        seed = self._seeds() if number is None else number
        request = invitation(preset, values, levels, seed, self._settings.now)
        if isinstance(request, tuple):
            self._files.say(" ".join(map(problem, request)))
            return
        self._deal_number.type("")
        self._ask(request)

    def begin_again(self) -> None:
        """Begin a match with the cards, the rules and the players of the one at the table."""
        here = self._match.snapshot
        if here is None or here.viewer is None or self._match.practises or self._engine.begins:
            return
        self._ask(NewMatch(here.spec, Table(here.viewer, self._match.levels), again=True))

    def begin_exactly(self, request: NewMatch) -> bool:
        """Start this very match, and return whether it was requested."""
        if self._engine.begins:
            return False
        self._ask(request)
        return True

    def _ask(self, request: NewMatch) -> None:
        self._files.dismissMessage()
        self._engine.begin(request)
