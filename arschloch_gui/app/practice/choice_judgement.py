"""A judged choice as QML shows it: its verdict, its cost, and the other options."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.practice.exercise_source import ThatEvening
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.choices import Chosen, advice_line, choice_line, then_line
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import costly, own_plays
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.amounts import number
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.app.wording.judging import uncertain
from arschloch_gui.app.wording.words import ended
from arschloch_gui.coach.games import play_reasons, reasons
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.task import Task
from arschloch_gui.coach.tempting import tempting
from arschloch_gui.coach.verdict import COSTLY, GOOD, Verdict, places_lost, verdict
from arschloch_gui.engine.cards import RANK_NAMES, format_cards, rank_of
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.hindsight import Decided, foretold
from arschloch_gui.engine.table.game import AnyGame

SHOWN = 5
"""Number of best options shown; the chosen one is added if it is not among them."""


class ChoiceJudgement(QObject):
    """The judgement of one choice; empty while there is none. GUI thread only."""

    changed = Signal()

    def __init__(self, stage: TableState, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._family: AnyGame | None = None
        self._decided: Decided | None = None
        self._judgement: Judgement | None = None
        self._taken = -1
        self._verdict: Verdict | None = None
        self._found: Judged | None = None
        """The estimate on which the verdict is based."""
        self._is_certain = False
        self._failed = False
        self._hides = False
        self._first = -1
        """The first choice, during a second try."""
        self._usual: tuple[int, ...] = ()
        self._then: ThatEvening | None = None
        self._watch = ChangeNotifier(self)

    def turn_to(
        self, task: Task | None, usual: tuple[int, ...] = (), then: ThatEvening | None = None
    ) -> None:
        """Switch to another decision, or to none; `usual` are tempting options, if known.

        `then` is what the person did in a match, if this is a play of their own.
        """
        self._family = self._decided = None
        self._first, self._usual, self._then = -1, usual, then
        if task is not None:
            self._family = family_of_rules(task.view.rules)
            self._decided = Decided(
                task.view.own_seat, 0, task.view, task.legal, -1, (), in_trick=task.in_trick
            )
        self.forget()

    def forget(self) -> None:
        """Discard the choice and its verdict; the decision stays."""
        self._judgement, self._taken, self._verdict, self._found = None, -1, None, None
        self._failed, self._hides, self._is_certain = False, False, False
        self._watch.notify_changes()

    def try_again(self) -> None:
        """Discard the verdict for a second try, and remember the choice for comparison."""
        first = self._taken
        self.forget()
        self._first = first

    def hear(self, weighed: JudgingProgress, *, may_retry: bool = False) -> bool:
        """Update the judgement of a choice; return whether there is a verdict.

        A certain verdict does not change any more, while the figures become more precise. If the
        person has waited long enough, a preliminary verdict is shown and updated until it is
        certain. With `may_retry`, the figures of a choice that was not good stay hidden until they
        are revealed.
        """
        if weighed.judgement is None:
            # A verdict that was not certain is still better than none.
            self._failed = self._verdict is None
            self._is_certain = True
        else:
            self._judgement, self._taken = weighed.judgement, weighed.taken
            if not self._is_certain and (weighed.done or weighed.waited):
                self._take_verdict(weighed, weighed.judgement.of(weighed.taken), may_retry)
        self._watch.notify_changes()
        return self._failed or self._verdict is not None

    def _take_verdict(self, weighed: JudgingProgress, found: Judged, may_retry: bool) -> None:
        before, now = self._verdict, verdict(found.loss, found.loss_stderr)
        self._is_certain = weighed.done
        if now is before and not weighed.done:
            return  # the figures shown should not keep changing
        self._verdict, self._found = now, found
        self._hides = (may_retry if before is None else self._hides) and now not in GOOD

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._watch.notify_changes()

    def reveal(self) -> None:
        """Show the figures that were hidden for a second try."""
        self._hides = False
        self._watch.notify_changes()

    @property
    def hides(self) -> bool:
        """Whether the figures are hidden because the person can try once more."""
        return self._hides

    @property
    def is_certain(self) -> bool:
        """Whether the verdict is final, or judging has failed."""
        return self._is_certain

    @property
    def outcome(self) -> Judged | None:
        """The estimate for the choice; None if judging failed or is not finished."""
        return self._found

    @property
    def taken(self) -> int:
        """The index of the chosen option, −1 while there is none."""
        return self._taken

    @property
    def other(self) -> Judged | None:
        """The option that a right answer is compared with: the first choice, or a tempting one."""
        if self._judgement is None or self._verdict not in GOOD:
            return None
        return tempting(self._judgement, (self._first, *self._usual))

    @property
    def compared(self) -> tuple[int, int] | None:
        """The indices of a worse and a better option whose rounds can be compared.

        They are the choice and the best option or, after a right answer, the tempting option and
        the choice. The value is None while the figures are hidden, or if there is nothing to
        compare.
        """
        if self._judgement is None or self._verdict is None or self._hides:
            return None
        if self._verdict in GOOD:
            other = self.other
            return (other.index, self._taken) if other is not None else None
        return self._taken, self._judgement.best.index

    # -- for QML --------------------------------------------------------------------------

    @typed_property(str, changed)
    def sign(self) -> str:
        """The verdict as a chess annotation sign."""
        return verdict_sign(self._verdict) if self._verdict is not None else ""

    @typed_property(bool, changed)
    def costly(self) -> bool:
        """Whether the choice is a mistake or a blunder."""
        return self._verdict in COSTLY

    @typed_property(bool, changed)
    def good(self) -> bool:
        """Whether the verdict counts as good."""
        return self._verdict in GOOD

    @typed_property(str, changed)
    def heading(self) -> str:
        """The verdict in words, or a note that judging continues or failed."""
        if self._failed:
            return words.failed()
        return words.called(self._verdict) if self._verdict is not None else words.weighing()

    @typed_property(str, changed)
    def cost(self) -> str:
        """The cost of the choice, or a hint that a better one exists; empty before the verdict."""
        if self._verdict is None:
            return ""
        lost = self._found.loss if self._found is not None and not self._is_best else 0.0
        in_trick = self._decided is not None and self._decided.in_trick
        told = words.cost(places_lost(lost, self._players), once=in_trick)
        told = words.hidden_cost() if self._hides else told
        return told if self._is_certain else f"{told} {uncertain()}"

    @typed_property(str, changed)
    def reasons(self) -> str:
        """Why the best option is better or, after a right answer, why the choice is right.

        Empty if no clear reason is known or no option is worse.
        """
        if self._judgement is None or self._hides or self._verdict is None:
            return ""
        if self._verdict not in GOOD:
            return self._why(self._taken, self._judgement.best.index)
        other = self.other
        if other is None:
            return ""
        why = self._why(other.index, self._taken)
        if self._then is not None and other.index == self._then.taken:
            return why  # `evening` names the other choice
        line, lost = self.line_of(other.index), places_lost(other.loss, self._players)
        told = words.first_choice if other.index == self._first else words.tempting
        return "\n".join(part for part in (told(line, lost), why) if part)

    @typed_property(str, changed)
    def evening(self) -> str:
        """What the person played in the match, its cost, and what was better.

        Empty before the verdict, and for any other exercise.
        """
        then = self._then
        if then is None or self._verdict is None or self._hides:
            return ""
        best = self.line_of(then.best)
        if then.taken == self._taken:
            return own_plays.same_again(best)
        places = places_lost(then.loss, self._players) / 100
        stage, sitters = self._stage, self._stage.sitters
        chosen = self._option(then.taken)
        told = then_line(chosen, stage.table, sitters.names, sitters.viewer, stage.deck)
        return own_plays.that_evening(told, places, best)

    @typed_property(str, changed)
    def caution(self) -> str:
        """How certain the verdict on a play is; empty before it, and for any other decision."""
        in_trick = self._decided is not None and self._decided.in_trick
        return costly.rough() if in_trick and self._verdict is not None and not self._hides else ""

    def _why(self, worse: int, better: int) -> str:
        """Return one or two sentences on why an option is better than another one."""
        assert self._decided is not None
        assert self._family is not None
        view, legal, deck = self._decided.view, self._decided.legal, self._stage.deck
        game, in_trick = self._family.key, self._decided.in_trick
        explain = play_reasons if in_trick else reasons
        found = explain(game, view, legal[worse], legal[better])[: 1 if in_trick else None]
        return " ".join(reason_sentence(each, deck) for each in found)

    @typed_property(list, changed)
    def options(self) -> list[dict[str, object]]:
        """The best options and the chosen one, best first.

        Each has the keys of `option` and {"value", "stderr", "cost", "highest", "lowest", "chosen",
        "told"}.
        """
        if self._judgement is None or self._verdict is None or self._hides:
            return []
        # Sort by the loss compared with the best option in the deals in which both were tried.
        shown = sorted(self._judgement.options, key=lambda each: each.loss)
        listed = [*shown[:SHOWN], *(each for each in shown[SHOWN:] if each.index == self._taken)]
        return [self._row(each) for each in listed]

    @typed_property(str, changed)
    def highest(self) -> str:
        """The title of the highest position."""
        return self._stage.sitters.title(0 if self._stage.sitters.names else -1)

    @typed_property(str, changed)
    def lowest(self) -> str:
        """The title of the lowest position."""
        return self._stage.sitters.title(len(self._stage.sitters.names) - 1)

    @property
    def spoken(self) -> str:
        """The verdict for a screen reader; empty until the choice is judged."""
        if self._verdict is None and not self._failed:
            return ""
        parts = (self.heading, self.cost, self.evening, self.reasons, self.caution)
        return " ".join(ended(part) for part in parts if part)

    # -- internals ------------------------------------------------------------------------

    @property
    def _players(self) -> int:
        return len(self._decided.view.counts) if self._decided is not None else 2

    @property
    def _is_best(self) -> bool:
        return self._verdict is Verdict.BEST

    def _row(self, judged: Judged) -> dict[str, object]:
        assert self._decided is not None
        option = self.option(judged.index)
        line = str(option["choice"])
        lost = places_lost(judged.loss, self._players)
        return {
            **option,
            "value": judged.value,
            "stderr": judged.stderr,
            "cost": number(lost) if lost >= 0.05 else "–",
            "highest": words.share(judged.p_highest),
            "lowest": words.share(judged.p_lowest),
            "chosen": judged.index == self._taken,
            "told": words.option_told(
                line, lost, self.highest, judged.p_highest, self.lowest, judged.p_lowest
            ),
        }

    def option(self, index: int) -> dict[str, object]:
        """Return an option without its judgement: {"cards", "wanted", "choice"}.

        `wanted` has the codes of the ranks asked for or taken in return.
        """
        assert self._decided is not None
        action = self._decided.legal[index]
        cards = getattr(action, "cards", getattr(action, "give", getattr(action, "hand", ())))
        taken = [RANK_NAMES[rank_of(card)] for card in getattr(action, "table", ())]
        wanted = getattr(action, "want", taken) if cards else ()
        return {
            "cards": list(format_cards(cards)),
            "wanted": list(wanted),
            "choice": self.line_of(index),
        }

    def line_of(self, index: int) -> str:
        """Describe an option in words."""
        stage, sitters = self._stage, self._stage.sitters
        chosen = self._option(index)
        line = choice_line(chosen, stage.table, sitters.names, sitters.viewer, stage.deck)
        return line.rstrip(".")

    def advice(self, index: int) -> str:
        """Return an option as advice in a sentence."""
        stage, sitters = self._stage, self._stage.sitters
        chosen = self._option(index)
        return advice_line(chosen, stage.table, sitters.names, stage.deck)

    def _option(self, index: int) -> Chosen:
        assert self._family is not None
        assert self._decided is not None
        return Chosen.of(self._decided, index, foretold(self._family, self._decided, index))
