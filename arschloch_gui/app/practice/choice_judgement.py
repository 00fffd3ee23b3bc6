"""A judged choice as QML shows it: its verdict, its cost, and the other options."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.choices import Chosen, choice_line
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.amounts import number
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.app.wording.words import ended
from arschloch_gui.coach.games import reasons
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.task import Task
from arschloch_gui.coach.verdict import COSTLY, GOOD, Verdict, is_settled, places_lost, verdict
from arschloch_gui.engine.cards import RANK_NAMES, format_cards, rank_of
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.hindsight import Decided, foretold
from arschloch_gui.engine.table.game import AnyGame

SHOWN = 5
"""The number of best options shown; the chosen one is added if it is not among them."""


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
        self._failed = False
        self._hides = False
        self._watch = ChangeNotifier(self)

    def turn_to(self, task: Task | None) -> None:
        """Switch to another decision, or to none."""
        self._family = self._decided = None
        if task is not None:
            self._family = family_of_rules(task.view.rules)
            self._decided = Decided(task.view.own_seat, 0, task.view, task.legal, -1, ())
        self.forget()

    def forget(self) -> None:
        """Discard the choice and its verdict; the decision stays."""
        self._judgement, self._taken, self._verdict, self._found = None, -1, None, None
        self._failed, self._hides = False, False
        self._watch.notify_changes()

    def hear(self, weighed: JudgingProgress, *, may_retry: bool = False) -> bool:
        """Take over a judgement of a choice; return whether its verdict is settled.

        A settled verdict stays, while the figures become more precise. With `may_retry`, the
        figures of a choice that was not good stay hidden until they are revealed.
        """
        if weighed.judgement is None:
            self._failed = True
        else:
            self._judgement, self._taken = weighed.judgement, weighed.taken
            found = weighed.judgement.of(weighed.taken)
            settled = weighed.done or is_settled(found.loss, found.loss_stderr)
            if self._verdict is None and settled:
                self._verdict = verdict(found.loss, found.loss_stderr)
                self._found = found
                self._hides = may_retry and self._verdict not in GOOD
        self._watch.notify_changes()
        return self._failed or self._verdict is not None

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._watch.notify_changes()

    def reveal(self) -> None:
        """Show the figures that were hidden for a second try."""
        self._hides = False
        self._watch.notify_changes()

    @property
    def hides(self) -> bool:
        """Whether the figures are hidden because the person may try once more."""
        return self._hides

    @property
    def outcome(self) -> Judged | None:
        """The estimate for the choice; None if judging failed or is not finished."""
        return self._found

    @property
    def taken(self) -> int:
        """The index of the chosen option, −1 while there is none."""
        return self._taken

    @property
    def better(self) -> tuple[int, int] | None:
        """The indices of the chosen and the best option.

        None if they are the same, or while the figures are hidden.
        """
        if self._judgement is None or self._verdict is None or self._hides:
            return None
        best = self._judgement.best.index
        return (self._taken, best) if self._taken != best else None

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
        if self._hides:
            return words.hidden_cost()
        lost = self._found.loss if self._found is not None and not self._is_best else 0.0
        return words.cost(places_lost(lost, self._players))

    @typed_property(str, changed)
    def reasons(self) -> str:
        """One or two sentences on why the best option is better.

        Empty if no clear reason is known or nothing is better.
        """
        decided, judgement = self._decided, self._judgement
        if decided is None or judgement is None or self._hides or self._verdict in (None, *GOOD):
            return ""
        assert self._family is not None
        chosen, best = decided.legal[self._taken], decided.legal[judgement.best.index]
        deck = self._stage.deck
        found = reasons(self._family.key, decided.view, chosen, best)
        return " ".join(reason_sentence(each, deck) for each in found)

    @typed_property(list, changed)
    def options(self) -> list[dict[str, object]]:
        """The best options and the chosen one, best first.

        Each has the keys of `option` and {"value", "stderr", "cost", "highest", "lowest", "chosen",
        "told"}.
        """
        if self._judgement is None or self._verdict is None or self._hides:
            return []
        # Sort by the loss against the best one on the deals that both were tried on.
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
        return " ".join(ended(part) for part in (self.heading, self.cost, self.reasons) if part)

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

        `wanted` are the codes of the ranks asked for or taken in return.
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
        assert self._family is not None
        assert self._decided is not None
        stage, sitters = self._stage, self._stage.sitters
        chosen = Chosen.of(self._decided, index, foretold(self._family, self._decided, index))
        line = choice_line(chosen, stage.table, sitters.names, sitters.viewer, stage.deck)
        return line.rstrip(".")
