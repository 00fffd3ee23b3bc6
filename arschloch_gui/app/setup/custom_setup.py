"""The user's own games in the setup of a match: saving, deleting and sharing them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.exposed import Exposed
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.settings.values import LONGEST_NAME
from arschloch_gui.app.setup.option_rows import shown_elsewhere
from arschloch_gui.app.setup.own_games import (
    LONGEST_SENTENCE,
    MOST_GAMES,
    OwnGames,
    is_own,
    own_key,
)
from arschloch_gui.app.setup.rules_line import BadLine, read_named_line, rules_line
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import RulesBase, with_values

FIRST_LENGTH = 5
"""Number of rounds in a match of a game that is endless by itself, until the user chooses."""


class CustomGameSetup(Exposed):
    """Base class for the setup of a match: the chosen game and its rules, saved and shared."""

    def __init__(self, settings: LiveSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own = OwnGames(settings)
        self._message = ""
        last = settings.now.lastPreset
        self._game = last if self._own.knows(last) else next(iter(presets()))
        self._rules = self._remembered(self._game)

    def _refresh(self) -> None:
        """Refresh everything that QML reads."""
        raise NotImplementedError

    @Slot()
    def forgetMessage(self) -> None:
        """Remove the message, which is out of date once the page has been left."""
        if self._message:
            self._say("")

    # -- saving -------------------------------------------------------------------------

    @typed_property(int)
    def longestSentence(self) -> int:
        """The maximum number of characters in the sentence about a custom game."""
        return LONGEST_SENTENCE

    @Slot(str)
    @Slot(str, str)
    def saveAs(self, name: str, sentence: str = "") -> None:
        """Save the rules as a custom game, with a sentence about it.

        The game that it was made from gets its usual rules back. Another custom game of this name
        is not replaced.
        """
        made_from = self._game
        is_new = not self._has_name(name)
        if is_new and (why := self._not_free(name)):
            self._say(why)
            return
        key = self._own.save(name, self._own.preset_of(made_from), self._rules, sentence)
        if is_new:
            self._clear_house_rules(made_from)
        self._game = key
        self._remember()
        said = (
            translate("Sharing", "“{name}” was added to the list of games.")
            if is_new
            else translate("Sharing", "“{name}” was saved.")
        )
        self._say(fill(said, name=self._own.name_of(key)))

    @Slot(str)
    def renameOwn(self, name: str) -> None:
        """Give the chosen custom game another name."""
        if not is_own(self._game) or self._has_name(name):
            return
        if why := self._not_free(name, is_more=False):
            self._say(why)
            return
        before = self._own.name_of(self._game)
        self._game = self._own.rename(self._game, name)
        said = translate("Sharing", "“{before}” is now called “{name}”.")
        self._say(fill(said, before=before, name=self._own.name_of(self._game)))

    def _not_free(self, name: str, *, is_more: bool = True) -> str:
        """Return why a game cannot get this name, or ""; `is_more` means one game more."""
        if not (plain := quoted(name, LONGEST_NAME)):
            return translate("Sharing", "Give the game a name first.")
        if self._own.is_taken(name):
            said = translate(
                "Sharing", "You already have a game called “{name}”. Choose another name."
            )
            return fill(said, name=plain)
        if is_more and self._own.is_full:
            return translate(
                "Sharing",
                "There is no room for more than %n game(s) of your own. Delete one first.",
                None,
                MOST_GAMES,
            )
        return ""

    @Slot()
    def deleteOwn(self) -> None:
        """Delete the chosen custom game and select the preset it is based on."""
        if is_own(self._game):
            preset, name = self._own.preset_of(self._game), self._own.name_of(self._game)
            self._own.forget(self._game)
            self._game, self._rules = preset, self._remembered(preset)
            self._say(fill(translate("Sharing", "“{name}” was deleted."), name=name))

    @Slot()
    def restoreOwn(self) -> None:
        """Restore the custom game deleted last, with its house rules."""
        if key := self._own.restore():
            name, self._game, self._rules = self._own.name_of(key), key, self._remembered(key)
            self._say(fill(translate("Sharing", "“{name}” was restored."), name=name))

    # -- sharing ------------------------------------------------------------------------

    @Slot()
    def copyLine(self) -> None:
        """Copy the rules to the clipboard as one line of text."""
        preset, name = self._own.preset_of(self._game), self._own.custom_name(self._game)
        QGuiApplication.clipboard().setText(rules_line(preset, self._rules, name))
        self._say(translate("Sharing", "Line copied to the clipboard; send it to your friends."))

    @Slot()
    def pasteLine(self) -> None:
        """Apply the rules from the line in the clipboard."""
        self.read_line(QGuiApplication.clipboard().text())

    def read_line(self, text: str) -> None:
        """Apply the rules from a line. An invalid line changes nothing.

        A line with a name becomes a custom game of this name.
        """
        try:
            name, preset, rules = read_named_line(text)
        except BadLine as error:
            self._say(str(error))
            return
        if key := self._own.add(name, preset, rules) if name else "":
            self._game, self._rules = key, rules
            self._remember()
            said = translate("Sharing", "“{name}” was added to the list of games.")
            self._say(fill(said, name=self._own.name_of(key)))
            return
        self._game, self._rules = preset, rules
        self._remember()
        self._say(translate("Sharing", "The rules from this line now apply."))

    # -- internal -----------------------------------------------------------------------

    def _has_name(self, name: str) -> bool:
        """Return whether the chosen game is a custom one of this name."""
        return self._game == own_key(name)

    def _usual(self) -> RulesBase:
        """Return the rules of the chosen game without unsaved changes."""
        return self._own.rules_of(self._game)

    def _remembered(self, game: str) -> RulesBase:
        """Return the rules a game was last played with, without values that are no longer valid.

        A built-in game whose length was never chosen ends after `FIRST_LENGTH` rounds if nothing
        else ends it, because an endless match has no winner. The length of a custom game is the
        user's choice.
        """
        saved, usual = self._settings.now.houseRules.get(game, {}), self._own.rules_of(game)
        if usual.is_endless and not is_own(game):
            usual = usual.lasting(FIRST_LENGTH)
        return with_values(usual, saved)[0]

    def _remember(self) -> None:
        saved, own = self._settings.now.houseRules, self._rules.changed_from(self._usual())
        # The length always, because the usual one may be endless.
        own[self._rules.length_option] = self._rules.length
        self._settings.change("houseRules", {**saved, self._game: own})

    def _clear_house_rules(self, game: str) -> None:
        """Drop the changed rules of a game, but keep its number of players and its length."""
        saved = self._settings.now.houseRules
        kept = shown_elsewhere(self._rules)
        own = {key: value for key, value in saved.get(game, {}).items() if key in kept}
        self._settings.change("houseRules", {**saved, game: own})

    def _say(self, sentence: str) -> None:
        self._message = sentence
        self._refresh()
