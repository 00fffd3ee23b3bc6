"""How decisions are worded: heading, hint and buttons of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from arschloch_gui.app.games.judge import NOBODY, Judge
from arschloch_gui.app.holding import Holding
from arschloch_gui.app.stage import Stage
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.climbing.rulemods.putsch import PENALTY

Can: TypeAlias = Callable[[str], bool]
Choice: TypeAlias = dict[str, Any]


def heading(kind: str, judge: Judge | None, stage: Stage) -> str:
    """What is to be done, in a few words with the person's name."""
    if judge is None:
        return ""
    name = stage.sitters.names[judge.partner] if judge.partner != NOBODY else ""
    count = len(stage.holding.gift)
    match kind:
        case "gift":
            sentence = translate("Decision", "For {name}")
        case "pass_left":
            sentence = translate("Decision", "Pass %n card(s) to {name}", "", count)
        case "run_bonus":
            sentence = translate("Decision", "Three in a row: throw a card away?")
        case "ask":
            sentence = translate("Decision", "Ask {name} for a rank")
        case "negotiate" if stage.holding.gift:
            sentence = translate("Decision", "Make {name} an offer")
        case "negotiate":
            sentence = translate("Decision", "{name} makes you an offer")
        case "putsch":
            sentence = translate("Decision", "Will you try a putsch?")
        case "revolution":
            sentence = translate("Decision", "You hold both jesters. Call a revolution?")
        case "dare":
            sentence = translate("Decision", "The table will notice. Play anyway?")
        case "meaning":
            sentence = translate("Decision", "What does it stand for?")
        case "row":
            sentence = translate("Decision", "Up to which trump does the row go?")
        case _:
            return ""
    return fill(sentence, name=name)


def hint(kind: str, judge: Judge | None, stage: Stage) -> str:
    """What follows from it, or how far it has come."""
    if judge is None:
        return ""
    match kind:
        case "ask":
            return _tries(judge)
        case "negotiate":
            return _refusals(judge)
        case "putsch":
            sentence = translate(
                "Decision",
                "Nobody exchanges cards. Go out first and you rise to the top; fail, and next "
                "round you give away your {count} best cards.",
            )
            return fill(sentence, count=PENALTY)
        case "revolution" if judge.state.offices[-1] == judge.due.seat:
            return translate(
                "Decision",
                "Nobody pays taxes, and as you are last all offices are turned round: you become "
                "first.",
            )
        case "revolution":
            return translate("Decision", "Nobody pays taxes this round.")
        case "dare":
            return translate(
                "Decision", "Whoever plays against the rules gets the lowest office at once."
            )
    return ""


def _tries(judge: Judge) -> str:
    assert judge.due is not None
    questions = judge.due.about
    parts = []
    if questions.tries > 0:
        parts.append(translate("Decision", "%n question(s) left", "", questions.tries))
    elif not questions.may_stop:
        missing = questions.until - questions.got
        parts.append(translate("Decision", "Go on until you have %n more card(s)", "", missing))
    if questions.got:
        parts.append(translate("Decision", "%n card(s) so far", "", questions.got))
    return " · ".join(parts)


def _refusals(judge: Judge) -> str:
    assert judge.due is not None
    left = 3 - judge.due.about.refusals
    return translate(
        "Decision", "After %n more refusal(s) the best cards go against the worst.", "", left
    )


def choices(kind: str, judge: Judge | None, holding: Holding, can: Can) -> list[Choice]:
    """The buttons of a decision, the one that goes on last."""
    if judge is None:
        return []
    match kind:
        case "gift":
            return [_confirm(translate("Decision", "Give away"), can)]
        case "pass_left":
            return [_confirm(translate("Decision", "Pass on"), can)]
        case "run_bonus":
            keep = _choice("keep", translate("Decision", "Keep all"), _key_p())
            return [keep, _confirm(translate("Decision", "Throw away"), can)]
        case "ask":
            return _asking(can)
        case "negotiate":
            return _bargaining(judge, holding, can)
        case "putsch":
            return [
                _choice("decline", translate("Decision", "Better not")),
                _choice("putsch", translate("Decision", "Putsch!"), main=True),
            ]
        case "revolution":
            return [
                _choice("decline", translate("Decision", "Better not")),
                _choice("revolution", translate("Decision", "Revolution!"), main=True),
            ]
        case "dare":
            return [
                _choice("dare", translate("Decision", "Play anyway")),
                _choice("think_better", translate("Decision", "Better not"), main=True),
            ]
        case "" if judge.can_claim:
            text = translate("Decision", "Take the trick")
            return [_choice("free_trick", text, translate("Decision", "Key T"))]
    return []


def _asking(can: Can) -> list[Choice]:
    found = []
    if can("defer"):
        found.append(_choice("defer", translate("Decision", "Let the second ask first")))
    if can("stop"):
        found.append(_choice("stop", translate("Decision", "That will do"), _key_p()))
    return found


def _bargaining(judge: Judge, holding: Holding, can: Can) -> list[Choice]:
    if holding.gift:
        found = [_confirm(translate("Decision", "Propose"), can)]
        if holding.countering:
            found.insert(0, _choice("back", translate("Decision", "Back to the offer")))
        return found
    return [
        _choice("refuse", translate("Decision", "Refuse")),
        _choice("counter", translate("Decision", "Make an offer of your own")),
        _choice("accept", translate("Decision", "Accept"), main=True, enabled=can("accept")),
    ]


def _key_p() -> str:
    return translate("Decision", "Key P")


def _confirm(text: str, can: Can) -> Choice:
    help_text = translate("Decision", "Enter key")
    return _choice("confirm", text, help_text, main=True, enabled=can("confirm"))


def _choice(
    key: str, text: str, help_text: str = "", *, main: bool = False, enabled: bool = True
) -> Choice:
    return {"key": key, "text": text, "help": help_text, "main": main, "enabled": enabled}
