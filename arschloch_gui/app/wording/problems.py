"""What is wrong with a set of rules: a sentence that names the options and what to change."""

from __future__ import annotations

from arschloch_gui.app.wording import by_game
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.options import option_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.options import Problem

WORDS: dict[str, str] = {
    "value_out_of_range": QT_TRANSLATE_NOOP("Problems", "“{option}” ({key}) cannot be {value}."),
    "unknown_option": QT_TRANSLATE_NOOP("Problems", "There is no rule “{key}”."),
    "more_players_than_cards": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” and “{other}” do not fit: there are only {cards} cards. Take fewer "
        "players or more cards.",
    ),
    "too_few_cards_each": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” and “{other}” leave {cards} cards for each. Take fewer players or one "
        "more deck.",
    ),
    "rank_order_misses_ranks": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.",
    ),
    "start_card_not_in_deck": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.",
    ),
    "needs_missing_card": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” needs the {card}, which stands under “{other}”. Leave it in the deck, or "
        "choose something else.",
    ),
    "twos_missing": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” speaks of twos, which all stand under “{other}”. Leave one in the deck, or "
        "leave the rule out.",
    ),
    "privilege_needs_distinct": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” looks at the offices, so with this many players “{other}” has to be on.",
    ),
    "too_many_privileged": QT_TRANSLATE_NOOP(
        "Problems", "“{option}” is too large for “{other}”: there are at most {most} pairs."
    ),
    "no_twos": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” speaks of twos, which “{other}” does not have. Choose 52 cards or leave "
        "twos plain.",
    ),
    "cuts_exclude_jokers": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” cannot take tricks while “{other}” is above 0. Take the jokers out or let "
        "twos be plain.",
    ),
    "revolution_needs_decks": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” needs {size} cards of a rank. Raise “{other}” or ask for fewer cards.",
    ),
    "runs_need_suits": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” of one suit need suits, which “{other}” does not have. Choose other runs "
        "or none.",
    ),
    "no_jokers_in_tarot": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” do not go with “{other}”: a Tarot deck has its Excuse. Take the jokers "
        "out or choose another deck.",
    ),
    "too_many_ranks_to_bargain": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” cannot be by negotiation with “{other}” of 78 cards, where every trump is "
        "a rank of its own. Choose another way or another deck.",
    ),
    "no_spade_three": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch the "
        "rule off.",
    ),
    "substitute_needs_suited_runs": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}”: a joker that stands for any card only fits runs of one suit. Choose "
        "those under “{other}”, or none.",
    ),
    "penalty_on_every_rank": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” names every rank of “{other}”, so nobody could go out. Leave at least one "
        "rank out.",
    ),
}
"""The sentences, with places for a problem's figures, its {option}, the {other}, and the {key}."""


def problem(defect: Problem) -> str:
    """The sentence for a problem; a key without words stands for itself."""
    sentences = by_game.problems()
    if defect.key not in sentences:
        return defect.key
    names = [option_name(key) for key in defect.options]
    values = {
        name: card_name(str(value)) if name == "card" else value for name, value in defect.values
    }
    sentence = fill(translate("Problems", sentences[defect.key]), **values)
    return fill(sentence, key=defect.options[0], option=names[0], other=names[-1])
