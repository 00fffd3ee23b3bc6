"""What QML reads of the match being set up, as values computed from the game and its rules."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.setup.choices import length_choices, table_sizes, title_choices
from arschloch_gui.app.setup.gallery import game_of, tiles, variants_of
from arschloch_gui.app.setup.option_rows import Filter, OptionRow, shown_elsewhere
from arschloch_gui.app.setup.own_games import OwnGames, is_own, picture_of
from arschloch_gui.app.setup.rules_line import rules_line
from arschloch_gui.app.wording import titles
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.options import Problem, RulesBase


class TileFacts(Struct, frozen=True):
    """The built-in games."""

    tiles: list[dict[str, object]]
    """One entry per group of variants: {value, text, tagline, help, more}."""

    @classmethod
    def of(cls) -> TileFacts:
        """Return the games in the current language."""
        return cls(tiles())


class GameFacts(Struct, frozen=True):
    """The chosen game, regardless of its rules."""

    preset: str
    """Its key; the key of a custom game begins with `own:`."""
    presetName: str
    """The display name of the variant or custom game."""
    game: str
    """The entry of `tiles` that is chosen, regardless of the variant."""
    gameName: str
    """The name of the game, regardless of the variant."""
    picture: str
    """The key of the game's picture, regardless of the variant."""
    blurb: str
    """A sentence about the variant."""
    isOwn: bool
    """Whether it is a custom game."""
    sentence: str
    """The user's own sentence about a custom game, or ""."""
    variants: list[dict[str, object]]
    """The game's variants, then the custom games based on them (`OwnGames.described`)."""

    @classmethod
    def of(cls, games: OwnGames, key: str) -> GameFacts:
        """Return the facts about the game with this key."""
        name, game, own = games.name_of(key), game_of(games.preset_of(key)), is_own(key)
        house = variants_of(game)
        based = [each for each in games.own_keys() if games.preset_of(each) in house]
        return cls(
            preset=key,
            presetName=name,
            game=game,
            gameName=name if own else preset_name(game),
            picture=picture_of(name) if own else game,
            blurb=games.about(key),
            isOwn=own,
            sentence=games.sentence_of(key),
            variants=[games.described(each) for each in (*house, *based)],
        )


class RulesFacts(Struct, frozen=True):
    """The rules, except for the rows of the editor."""

    players: int
    """The number of players."""
    fewest: int
    """The minimum number of players."""
    most: int
    """The maximum number of players, which can be higher with several decks."""
    rounds: int
    """The number of rounds; 0 means endless."""
    lengths: list[dict[str, object]]
    """The match lengths offered, including the current one: {value, text}."""
    deck: str
    """The key of the deck in use; empty if the game has only one."""
    problems: list[str]
    """Everything that prevents this match from starting, as sentences."""
    playersProblem: str
    """A description of what is wrong with the number of players; "" if nothing is."""
    changes: int
    """How many house rules differ from the game's own (players and rounds apart)."""
    line: str
    """The rules as one line of text, which begins with the name of a custom game."""

    @classmethod
    def of(
        cls,
        preset: str,
        rules: RulesBase,
        usual: RulesBase,
        defects: Sequence[Problem],
        name: str = "",
    ) -> RulesFacts:
        """Return the facts about a preset's rules; `usual` are those without unsaved changes.

        `name` is that of a custom game. As the line names every rule, no two rules are equal here.
        """
        fewest, most = table_sizes(preset, rules)
        return cls(
            players=rules.players,
            fewest=fewest,
            most=most,
            rounds=rules.length,
            lengths=length_choices(preset, rules),
            deck=table_of(family_of(preset).key).deck(rules),
            problems=[problem(each) for each in defects],
            playersProblem=" ".join(problem(d) for d in defects if "players" in d.options),
            changes=len(rules.changed_from(usual).keys() - shown_elsewhere(rules)),
            line=rules_line(preset, rules, name),
        )


class TitleFacts(Struct, frozen=True):
    """The titles that the positions of the match will have."""

    titleSets: list[dict[str, str]]
    """The title sets: {value, text}; "" stands for the game's own.

    The mild versions are listed if the settings ask for them.
    """
    ladder: list[str]
    """The titles in use, from highest to lowest."""
    crude: bool
    """Whether the chosen title set has a mild version."""
    takesTitles: bool
    """Whether titles other than the game's own can be chosen."""

    @classmethod
    def of(cls, own: str, players: int, settings: Settings) -> TitleFacts:
        """Return the facts for a game with its own title set, or "" if it has none."""
        wish, mild = settings.titles, settings.mild
        return cls(
            titleSets=title_choices(mild),
            ladder=list(titles.title_ladder(titles.effective_set(own, wish, mild), players)),
            crude=titles.is_crude(titles.chosen_set(own, wish)),
            takesTitles=titles.can_be_wished(own),
        )


class FilterFacts(Struct, frozen=True):
    """The filter of the house rules, and what it leaves."""

    search: str
    """The words that a rule must contain to be shown."""
    onlyChanged: bool
    """Whether only rules that differ from the game's own are shown."""
    rulesShown: int
    """The number of rules shown."""
    groups: list[str]
    """The headings of the rules shown, in order."""

    @classmethod
    def of(cls, chosen: Filter, rows: Sequence[OptionRow]) -> FilterFacts:
        """Return the facts about a filter and the rows it was applied to."""
        return cls(
            search=chosen.search,
            onlyChanged=chosen.only_changed,
            rulesShown=sum(row.found for row in rows),
            groups=[row.heading for row in rows if row.heading],
        )


class SharingFacts(Struct, frozen=True):
    """Saving and sharing the rules."""

    message: str
    """The result of the last save, copy or paste; "" if there is none to report."""
    deletedOwn: str
    """The name of the custom game deleted last, if it can be restored; otherwise ""."""
