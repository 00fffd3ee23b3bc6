"""Wording for the plays of one's last evening that are set as exercises."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from arschloch_gui.app.wording.costly import better, cost
from arschloch_gui.app.wording.costly import progress as checking
from arschloch_gui.app.wording.deal_of_day import day_name
from arschloch_gui.app.wording.words import after_colon, capitalised, fill, translate


def reading() -> str:
    """Return the message shown while the matches of the evening are being read."""
    return translate("OwnPlays", "Looking for your last evening…")


def progress(match: int, matches: int, done: int, of: int) -> str:
    """Return the progress in one match of the evening."""
    if matches < 2:
        return checking(done, of)
    sentence = translate("OwnPlays", "Match {match} of {matches}:")
    return f"{fill(sentence, match=match, matches=matches)} {checking(done, of)}"


def found(day: date, count: int) -> str:
    """Return the number of costly plays on an evening, as a sentence."""
    sentence = translate("OwnPlays", "{day}: %n play(s) cost you places.", "", count)
    return capitalised(fill(sentence, day=day_name(day)))


def none(day: date) -> str:
    """Return the message for an evening without costly plays."""
    sentence = translate(
        "OwnPlays", "{day}: none of your plays cost you much, as far as we can tell."
    )
    return capitalised(fill(sentence, day=day_name(day)))


def nothing_played() -> str:
    """Return the message for somebody who has not finished a round."""
    return translate("OwnPlays", "You haven’t finished a round yet.")


def not_judged(games: Sequence[str]) -> str:
    """Return the message that plays of the last evening's games cannot be judged."""
    sentence = translate(
        "OwnPlays", "You played {games} on your last evening. We can’t judge single plays there."
    )
    return fill(sentence, games=", ".join(games))


def left_out(games: Sequence[str]) -> str:
    """Return the message that the plays of some of the evening's games cannot be judged."""
    sentence = translate("OwnPlays", "Left out: {games}. We can’t judge single plays there.")
    return fill(sentence, games=", ".join(games))


def stopped() -> str:
    """Return the message after the search was stopped."""
    return translate("OwnPlays", "The search was stopped.")


def failed() -> str:
    """Return the message for a search that could not be completed."""
    return translate("OwnPlays", "Your plays could not be checked.")


def question(number: int, of: int) -> str:
    """Return the question of an exercise and its number."""
    if of < 2:
        return translate("OwnPlays", "What would you play?")
    sentence = translate("OwnPlays", "What would you play? ({number} of {of})")
    return fill(sentence, number=number, of=of)


def played_then(cards: str) -> str:
    """Return what the user played that evening."""
    return fill(translate("OwnPlays", "That evening, you played {cards}."), cards=cards)


def passed_then() -> str:
    """Return that the user passed that evening."""
    return translate("OwnPlays", "That evening, you passed.")


def did_then(choice: str) -> str:
    """Return what else the user did that evening; `choice` is a sentence."""
    return fill(translate("OwnPlays", "That evening: {choice}"), choice=after_colon(choice))


def that_evening(then: str, places: float, best: str) -> str:
    """Describe what the user did that evening (`then`), its cost, and the better choice."""
    return " ".join((then, cost(places), better(f"{best}.")))


def same_again(best: str) -> str:
    """Return the message that the choice is the same as that evening, with the better one."""
    same = translate("OwnPlays", "You chose the same that evening.")
    return f"{same} {better(f'{best}.')}"


def play_of(game: str, round_no: int) -> str:
    """Name a play by its game and round."""
    sentence = translate("OwnPlays", "{game}, round {round}")
    return fill(sentence, game=game, round=round_no)
