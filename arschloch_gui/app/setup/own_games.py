"""Custom games: a preset with house rules, saved under a name of the user's choice.

They are stored in the settings. The key of a custom game is `own:` followed by its name. It has a
sentence that the user wrote or that lists its rules, and a picture that follows from its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from zlib import crc32

from arschloch_gui.app.by_game.options import option_label, option_value
from arschloch_gui.app.by_game.presets import preset_blurb, preset_name
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.settings.values import LONGEST_NAME
from arschloch_gui.app.setup.option_rows import shown_elsewhere
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import RulesBase, with_values

PREFIX = "own:"
MOST_GAMES = 40
LONGEST_SENTENCE = 100
PICTURES = 12
"""Number of different pictures for custom games."""
MOST_NAMED = 3
"""Maximum number of changed rules that the sentence about a custom game names."""


def is_own(key: str) -> bool:
    """Return whether this is the key of a custom game."""
    return key.startswith(PREFIX)


def own_key(name: str) -> str:
    """Return the key of a custom game with this name."""
    return PREFIX + quoted(name, LONGEST_NAME)


def picture_of(name: str) -> str:
    """Return the key of a custom game's picture, which stays the same for a name."""
    return f"own-{crc32(quoted(name).encode()) % PICTURES}"


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

    def custom_name(self, key: str) -> str:
        """Return the name of a custom game, or "" for a built-in one."""
        return "" if key in presets() else self.name_of(key)

    def sentence_of(self, key: str) -> str:
        """Return the user's own sentence about a custom game, or ""."""
        if key in presets():
            return ""
        said = self._settings.now.ownGames[key.removeprefix(PREFIX)].get("sentence")
        return quoted(said, LONGEST_SENTENCE) if isinstance(said, str) else ""

    def about(self, key: str) -> str:
        """Return a sentence about a game: what it is based on and which rules it changes."""
        if key in presets():
            return preset_blurb(key)
        if said := self.sentence_of(key):
            return said
        preset, rules = self.preset_of(key), self.rules_of(key)
        changed = rules.changed_from(presets()[preset]).keys() - shown_elsewhere(rules)
        named = [
            fill(
                translate("Setup", "{option}: {value}"),
                option=option_label(spec),
                value=option_value(spec, getattr(rules, spec.key)),
            )
            for spec in rules.specs()
            if spec.key in changed
        ]
        base = fill(translate("Setup", "Your own game, based on {game}."), game=preset_name(preset))
        more = ["…"] if len(named) > MOST_NAMED else []
        return " ".join(filter(None, (base, " · ".join(named[:MOST_NAMED] + more))))

    def described(self, key: str) -> dict[str, object]:
        """Return a game as a choice: {value, text, help, own, picture}."""
        own = key not in presets()
        return {
            "value": key,
            "text": self.name_of(key),
            "help": self.about(key),
            "own": own,
            "picture": picture_of(key.removeprefix(PREFIX)) if own else key,
        }

    def save(self, name: str, preset: str, rules: RulesBase, sentence: str = "") -> str:
        """Save rules under a name and return the key, replacing any game of the same name.

        Return "" if the name is empty or there are too many games.
        """
        name, sentence = quoted(name, LONGEST_NAME), quoted(sentence, LONGEST_SENTENCE)
        games = dict(self._settings.now.ownGames)
        if not name or (name not in games and self.is_full):
            return ""
        if name not in games:
            self._take_name(name)
        games[name] = {"preset": preset, "rules": rules.changed_from(presets()[preset])}
        if sentence:
            games[name] = {**games[name], "sentence": sentence}
        self._settings.change("ownGames", games)
        return PREFIX + name

    def add(self, name: str, preset: str, rules: RulesBase) -> str:
        """Save rules under a name and return the key, without replacing another game.

        If a game of this name has other rules, a number is added to the name. Return "" if there
        are too many games.
        """
        games = self._settings.now.ownGames
        for number in range(1, MOST_GAMES + 2):
            mark = f" {number}" if number > 1 else ""
            free = quoted(name, LONGEST_NAME - len(mark)) + mark
            if free not in games:
                return self.save(free, preset, rules)
            key = PREFIX + free
            if key in self.own_keys() and (self.preset_of(key), self.rules_of(key)) == (
                preset,
                rules,
            ):
                return key
        return ""

    def is_taken(self, name: str) -> bool:
        """Return whether a custom game has this name."""
        return quoted(name, LONGEST_NAME) in self._settings.now.ownGames

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another custom game."""
        return len(self._settings.now.ownGames) >= MOST_GAMES

    def rename(self, key: str, name: str) -> str:
        """Give a custom game another name, which must be free, and return its new key.

        It keeps its place in the list and the house rules it was last played with. What was set up
        under its former name is shown under the new one.
        """
        now, old, new = self._settings.now, key.removeprefix(PREFIX), quoted(name, LONGEST_NAME)
        renamed = {new if each == old else each: game for each, game in now.ownGames.items()}
        # A deleted game of this name may have left house rules.
        played = {each: v for each, v in now.houseRules.items() if each != PREFIX + new}
        rules = {PREFIX + new if each == key else each: v for each, v in played.items()}
        called = {each: new if v == old else v for each, v in now.renamedGames.items()}
        self._settings.change("renamedGames", _without({**called, old: new}, new))
        self._settings.change("ownGames", renamed)
        self._settings.change("houseRules", rules)
        if now.lastPreset == key:
            self._settings.change("lastPreset", PREFIX + new)
        if now.practised.get("game") == key:
            self._settings.change("practised", {**now.practised, "game": PREFIX + new})
        return PREFIX + new

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

    @property
    def deleted_name(self) -> str:
        """The name of the game that can be restored, or ""."""
        return self._deleted[0] if self._deleted is not None and self.can_restore else ""

    def restore(self) -> str:
        """Restore the last deleted game and return its key, or "" if that is not possible."""
        if self._deleted is None or not self.can_restore:
            return ""
        (name, game), self._deleted = self._deleted, None
        self._take_name(name)
        self._settings.change("ownGames", {**self._settings.now.ownGames, name: game})
        return PREFIX + name

    def _take_name(self, name: str) -> None:
        """Forget that a game of this name was renamed, because a game has the name again."""
        self._settings.change("renamedGames", _without(self._settings.now.renamedGames, name))


def _without(renamed: Mapping[str, str], name: str) -> dict[str, str]:
    return {each: called for each, called in renamed.items() if each != name}
