"""Wording of Grand Seigneur."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.games.seigneur.about import ABOUT
from arschloch_gui.app.games.seigneur.combos import DECK, kind_wanted, phoenix_rank
from arschloch_gui.app.games.seigneur.log import play_words
from arschloch_gui.app.games.seigneur.prose import rules_parts
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.game_words import Names, RefusalWording, Texts, Values, Words
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.seigneur.deck import ACE, name_of
from arschloch_gui.engine.seigneur.rules import Rules

_PRESETS: Texts = {
    DECK: (
        QT_TRANSLATE_NOOP("Games", "Grand Seigneur"),
        QT_TRANSLATE_NOOP(
            "Games",
            "For 5 to 12 players: straights, full houses, and bombs played out of "
            "turn. A wish binds everyone, the Phoenix stands for any card, and a "
            "bomb beats even the Dragon.",
        ),
    ),
}
_OPTIONS: Texts = {
    "bombs_out_of_turn": (
        QT_TRANSLATE_NOOP("Options", "Bombs out of turn"),
        QT_TRANSLATE_NOOP(
            "Options", "A player who holds one may play it on anything, even out of turn."
        ),
    ),
}
_PROBLEMS = {
    "decks_by_players": QT_TRANSLATE_NOOP(
        "Problems", "“{option}” must be {count} with this many players; see “{other}”."
    ),
}


def _another_kind(values: Values, names: Names) -> str:
    sentence = translate("Refusals", "Play {kind}, or a bomb.")
    return fill(sentence, kind=kind_wanted(values["kind"], int(values["size"])))


def _too_low_on_phoenix(values: Values, names: Names) -> str:
    halves = int(values["halves"])
    rank, next_height = phoenix_rank(halves), halves // 2 + 1
    if next_height > ACE:
        sentence = translate(
            "Refusals", "The Phoenix counts as {rank} here: play the Dragon or a bomb."
        )
        return fill(sentence, rank=rank)
    sentence = translate("Refusals", "The Phoenix counts as {rank} here: play {high} or higher.")
    return fill(sentence, rank=rank, high=wanted(name_of(next_height)))


def _not_as_that(values: Values, names: Names) -> str:
    sentence = translate("Refusals", "The Phoenix can’t stand for {one} here.")
    return fill(sentence, one=wanted(str(values["rank"])))


def _several_readings(values: Values, names: Names) -> str:
    sentence = translate("Refusals", "Say what the Phoenix stands for: {ranks}.")
    return fill(sentence, ranks=listed([rank_name(rank) for rank in values["ranks"]]))


def _wish_binds(values: Values, names: Names) -> str:
    sentence = translate(
        "Refusals", "You must play {one}, because it was wished for and you can play it: {cards}."
    )
    cards = play_words(parse_cards(values["cards"]), None)
    return fill(sentence, one=wanted(str(values["rank"])), cards=cards)


_REFUSALS: Mapping[str, RefusalWording] = {
    "no_play_of_these": QT_TRANSLATE_NOOP("Refusals", "These cards can’t be played together."),
    "dragon_alone": QT_TRANSLATE_NOOP("Refusals", "The Dragon can only be played by itself."),
    "phoenixes_alone": QT_TRANSLATE_NOOP(
        "Refusals", "Several Phoenixes can only be played with other cards."
    ),
    "four_of_different_suits": QT_TRANSLATE_NOOP(
        "Refusals", "Four of a kind is a bomb only if all four suits are different."
    ),
    "only_a_bomb_now": QT_TRANSLATE_NOOP(
        "Refusals", "It’s not your turn yet: only a bomb can be played out of turn."
    ),
    "only_a_higher_bomb": QT_TRANSLATE_NOOP("Refusals", "Only a higher bomb beats a bomb."),
    "only_a_bomb_on_dragon": QT_TRANSLATE_NOOP(
        "Refusals", "Only a bomb or another Dragon beats the Dragon."
    ),
    "no_wish_without_mah_jong": QT_TRANSLATE_NOOP(
        "Refusals", "Only the player who plays the Mah Jong may make a wish."
    ),
    "another_kind": _another_kind,
    "too_low_on_phoenix": _too_low_on_phoenix,
    "not_as_that": _not_as_that,
    "several_readings": _several_readings,
    "wish_binds": _wish_binds,
}

WORDS: Words[Rules] = Words(
    presets=_PRESETS,
    taglines={DECK: QT_TRANSLATE_NOOP("Games", "Bombs, Dragon, Phoenix")},
    rules_parts=rules_parts,
    about=ABOUT,
    options=_OPTIONS,
    problems=_PROBLEMS,
    refusals=_REFUSALS,
    first={
        "bomb": QT_TRANSLATE_NOOP("Refusals", "Someone still has to decide whether to play a bomb.")
    },
)
