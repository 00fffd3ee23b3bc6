"""Custom games: a preset with house rules, saved under a name of the user's choice.

They are stored in the settings. The key of a custom game is `own:` followed by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.settings.values import LONGEST_NAME
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import RulesBase, with_values

PREFIX = "own:"
MOST_GAMES = 40


class OwnGames:
    """The built-in games and the user's custom games, by key."""

    def __init__(self, settings: LiveSettings) -> None:
        self._settings = settings
        self._deleted: tuple[str, Mapping[str, object]] | None = None

    def own_keys(self) -> Iterator[str]:
        """Yield the keys of the custom games in the order in which they were saved."""
        for name, game in self._settings.now.ownGames.items():
            preset = game.get("preset")
            if isinstance(preset, str) and preset in presets():
                yield PREFIX + name

    def knows(self, key: str) -> bool:
        """Return whether a built-in or custom game has this key."""
        return key in presets() or key in self.own_keys()

    def preset_of(self, key: str) -> str:
        """Return the preset a game is based on."""
        if key in presets():
            return key
        return str(self._settings.now.ownGames[key.removeprefix(PREFIX)]["preset"])

    def rules_of(self, key: str) -> RulesBase:
        """Return the rules of a game, leaving out saved values that are no longer valid."""
        base = presets()[self.preset_of(key)]
        if key in presets():
            return base
        saved = self._settings.now.ownGames[key.removeprefix(PREFIX)].get("rules")
        rules, _ = with_values(base, saved if isinstance(saved, dict) else {})
        return rules

    def name_of(self, key: str) -> str:
        """Return the display name of a game."""
        if key in presets():
            return preset_name(key)
        return quoted(key.removeprefix(PREFIX))

    def save(self, name: str, preset: str, rules: RulesBase) -> str:
        """Save rules under a name and return the key, replacing any game of the same name.

        Return "" if the name is empty or there are too many games.
        """
        name = quoted(name, LONGEST_NAME)
        games = dict(self._settings.now.ownGames)
        if not name or (name not in games and len(games) >= MOST_GAMES):
            return ""
        games[name] = {"preset": preset, "rules": rules.changed_from(presets()[preset])}
        self._settings.change("ownGames", games)
        return PREFIX + name

    def forget(self, key: str) -> None:
        """Delete a custom game."""
        name = key.removeprefix(PREFIX)
        games = dict(self._settings.now.ownGames)
        if name in games:
            self._deleted = name, games.pop(name)
            self._settings.change("ownGames", games)

    @property
    def can_restore(self) -> bool:
        """Whether the last deleted game can be restored, as its name has not been reused."""
        return self._deleted is not None and self._deleted[0] not in self._settings.now.ownGames

    def restore(self) -> str:
        """Restore the last deleted game and return its key, or "" if that is not possible."""
        if self._deleted is None or not self.can_restore:
            return ""
        (name, game), self._deleted = self._deleted, None
        self._settings.change("ownGames", {**self._settings.now.ownGames, name: game})
        return PREFIX + name
