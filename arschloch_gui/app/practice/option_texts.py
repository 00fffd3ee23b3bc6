"""The options of a decision in words."""

from __future__ import annotations

from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.choices import Chosen, advice_line, choice_line, then_line
from arschloch_gui.coach.games import play_reasons, reasons
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.cards import RANK_NAMES, format_cards, rank_of
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.hindsight import Decided, foretold


class OptionTexts:
    """The options of a task in words, with the names and titles of a table."""

    def __init__(self, stage: TableState, task: Task) -> None:
        self._stage = stage
        self._family = family_of_rules(task.view.rules)
        self._decided = Decided(
            task.view.own_seat, 0, task.view, task.legal, -1, (), in_trick=task.in_trick
        )
        self.in_trick = task.in_trick
        self.players = len(task.view.counts)

    @property
    def ends(self) -> tuple[str, str]:
        """The titles of the highest and of the lowest position."""
        sitters = self._stage.sitters
        return sitters.title(0), sitters.title(len(sitters.names) - 1)

    def option(self, index: int) -> dict[str, object]:
        """Return an option without its judgement: {"cards", "wanted", "choice"}.

        `wanted` has the codes of the ranks asked for or taken in return.
        """
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

    def then_line_of(self, index: int) -> str:
        """Return in the past tense what the person did in a match."""
        stage, sitters = self._stage, self._stage.sitters
        chosen = self._option(index)
        return then_line(chosen, stage.table, sitters.names, sitters.viewer, stage.deck)

    def why(self, worse: int, better: int) -> str:
        """Return one or two sentences on why an option is better than another one."""
        view, legal = self._decided.view, self._decided.legal
        explain = play_reasons if self.in_trick else reasons
        found = explain(self._family.key, view, legal[worse], legal[better])
        shown = found[: 1 if self.in_trick else None]
        return " ".join(reason_sentence(each, self._stage.deck) for each in shown)

    def _option(self, index: int) -> Chosen:
        return Chosen.of(self._decided, index, foretold(self._family, self._decided, index))
