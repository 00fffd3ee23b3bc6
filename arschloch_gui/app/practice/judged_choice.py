"""A judged choice as a value: its verdict, its cost, and what QML reads of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.practice.exercise_source import ThatEvening
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.practice.option_texts import OptionTexts
from arschloch_gui.app.wording import costly, own_plays
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.amounts import number
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.app.wording.judging import uncertain
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.tempting import tempting
from arschloch_gui.coach.verdict import COSTLY, GOOD, Verdict, places_lost, verdict

SHOWN = 5
"""Number of best options shown; the chosen one is added if it is not among them."""


class JudgedChoice(Struct, frozen=True):
    """A choice as far as it has been judged."""

    judgement: Judgement | None = None
    taken: int = -1
    """The index of the chosen option, −1 while there is none."""
    verdict: Verdict | None = None
    found: Judged | None = None
    """The estimate on which the verdict is based."""
    is_certain: bool = False
    """Whether the verdict is final, or judging has failed."""
    failed: bool = False
    hides: bool = False
    """Whether the figures are hidden because the person can try once more."""
    first: int = -1
    """The first choice, during a second try."""
    usual: tuple[int, ...] = ()
    """Tempting options, if known."""
    then: ThatEvening | None = None
    """What the person did in a match, if this is a play of their own."""

    @property
    def is_good(self) -> bool:
        """Whether the verdict counts as good."""
        return self.verdict in GOOD

    @property
    def other(self) -> Judged | None:
        """The option that a right answer is compared with: the first choice, or a tempting one."""
        if self.judgement is None or not self.is_good:
            return None
        return tempting(self.judgement, (self.first, *self.usual))

    @property
    def compared(self) -> tuple[int, int] | None:
        """The indices of a worse and a better option whose rounds can be compared.

        They are the choice and the best option or, after a right answer, the tempting option and
        the choice. The value is None while the figures are hidden, or if there is nothing to
        compare.
        """
        if self.judgement is None or self.verdict is None or self.hides:
            return None
        if not self.is_good:
            return self.taken, self.judgement.best.index
        return (other.index, self.taken) if (other := self.other) is not None else None

    @property
    def shown(self) -> list[Judged]:
        """The best options and the chosen one, best first; empty while they are hidden."""
        if self.judgement is None or self.verdict is None or self.hides:
            return []
        # Sort by the loss compared with the best option in the deals in which both were tried.
        ordered = sorted(self.judgement.options, key=lambda each: each.loss)
        return [*ordered[:SHOWN], *(each for each in ordered[SHOWN:] if each.index == self.taken)]

    def without_verdict(self) -> JudgedChoice:
        """Return the same decision before a choice."""
        return JudgedChoice(first=self.first, usual=self.usual, then=self.then)

    def heard(self, now: JudgingProgress, *, may_retry: bool) -> JudgedChoice:
        """Return the choice after more judging (see `ChoiceJudgement.hear`)."""
        if now.judgement is None:
            # A verdict that was not certain is still better than none.
            return replace(self, failed=self.verdict is None, is_certain=True)
        after = replace(self, judgement=now.judgement, taken=now.taken)
        if self.is_certain or not (now.done or now.waited):
            return after
        found = now.judgement.of(now.taken)
        called = verdict(found.loss, found.loss_stderr)
        if called is self.verdict and not now.done:
            return after  # the figures shown should not keep changing
        hides = (may_retry if self.verdict is None else self.hides) and called not in GOOD
        return replace(after, verdict=called, found=found, is_certain=now.done, hides=hides)


class ChoiceFacts(Struct, frozen=True):
    """The judgement of a choice; empty while there is none."""

    heading: str
    """The verdict in words, or a note that judging continues or failed."""
    highest: str
    """The title of the highest position."""
    lowest: str
    """The title of the lowest position."""
    sign: str = ""
    """The verdict as a chess annotation sign."""
    costly: bool = False
    """Whether the choice is a mistake or a blunder."""
    good: bool = False
    """Whether the verdict counts as good."""
    cost: str = ""
    """The cost of the choice, or a hint that a better one exists; empty before the verdict."""
    reasons: str = ""
    """Why the best option is better or, after a right answer, why the choice is right.

    Empty if no clear reason is known or no option is worse.
    """
    evening: str = ""
    """What the person played in the match, its cost, and what was better.

    Empty before the verdict, and for any other exercise.
    """
    caution: str = ""
    """How certain the verdict on a play is; empty before it, and for any other decision."""
    options: list[dict[str, object]] = []
    """The best options and the chosen one, best first.

    Each has the keys of `OptionTexts.option` and {"value", "stderr", "cost", "highest", "lowest",
    "chosen", "told"}.
    """

    @classmethod
    def of(cls, choice: JudgedChoice, texts: OptionTexts | None) -> ChoiceFacts:
        """Return the facts about a choice; `texts` is None if no decision is set."""
        called = choice.verdict
        highest, lowest = texts.ends if texts is not None else ("", "")
        if texts is None or called is None:
            heading = words.failed() if choice.failed else words.weighing()
            return cls(heading, highest, lowest)
        facts = cls(
            heading=words.failed() if choice.failed else words.called(called),
            highest=highest,
            lowest=lowest,
            sign=verdict_sign(called),
            costly=called in COSTLY,
            good=choice.is_good,
            cost=_cost(choice, texts),
        )
        if choice.hides:
            return facts
        return replace(
            facts,
            reasons=_reasons(choice, texts),
            evening=_evening(choice, texts),
            caution=costly.rough() if texts.in_trick else "",
            options=[_row(each, choice, texts) for each in choice.shown],
        )


def _cost(choice: JudgedChoice, texts: OptionTexts) -> str:
    is_best = choice.verdict is Verdict.BEST
    lost = choice.found.loss if choice.found is not None and not is_best else 0.0
    told = words.cost(places_lost(lost, texts.players), once=texts.in_trick)
    told = words.hidden_cost() if choice.hides else told
    return told if choice.is_certain else f"{told} {uncertain()}"


def _reasons(choice: JudgedChoice, texts: OptionTexts) -> str:
    if choice.judgement is None:
        return ""
    if not choice.is_good:
        return texts.why(choice.taken, choice.judgement.best.index)
    other = choice.other
    if other is None:
        return ""
    why = texts.why(other.index, choice.taken)
    if choice.then is not None and other.index == choice.then.taken:
        return why  # `evening` names the other choice
    line, lost = texts.line_of(other.index), places_lost(other.loss, texts.players)
    told = words.first_choice if other.index == choice.first else words.tempting
    return "\n".join(part for part in (told(line, lost), why) if part)


def _evening(choice: JudgedChoice, texts: OptionTexts) -> str:
    then = choice.then
    if then is None:
        return ""
    best = texts.line_of(then.best)
    if then.taken == choice.taken:
        return own_plays.same_again(best)
    places = places_lost(then.loss, texts.players) / 100
    return own_plays.that_evening(texts.then_line_of(then.taken), places, best)


def _row(judged: Judged, choice: JudgedChoice, texts: OptionTexts) -> dict[str, object]:
    option, (highest, lowest) = texts.option(judged.index), texts.ends
    lost = places_lost(judged.loss, texts.players)
    return {
        **option,
        "value": judged.value,
        "stderr": judged.stderr,
        "cost": number(lost) if lost >= 0.05 else "–",
        "highest": words.share(judged.p_highest),
        "lowest": words.share(judged.p_lowest),
        "chosen": judged.index == choice.taken,
        "told": words.option_told(
            str(option["choice"]), lost, highest, judged.p_highest, lowest, judged.p_lowest
        ),
    }
