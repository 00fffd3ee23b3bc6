"""`runs_above`: a run must start above the highest card of the run that it beats (Daifugō, §6).

Overlapping runs therefore do not beat each other. In a revolution, everything is mirrored. Without
this rule, runs are compared by their highest card, which can be a joker one step above the highest
rank (`joker=substitute`).
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import RUN_TIMES, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import Refusal


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if runs are compared by rank only."""
    if rules.runs_above:
        part = TrickPart(beats=_starts_above, objects=_why_not, runs_clear=True)
        return Contribution(trick=part)
    reaching = rules.runs != "none" and rules.joker == "substitute"
    return Contribution(trick=TrickPart(beats=_reaches_higher)) if reaching else None


def reach(book: Rulebook, run: Meld) -> tuple[int, int]:
    """Return the positions of a run's first and last rank in the normal order."""
    last = book.order[0][run.rank]
    return last + 1 - run.size // RUN_TIMES[run.kind], last


def _comparable(meld: Meld, top: Meld) -> bool:
    return meld.kind in RUN_TIMES and (meld.kind, meld.size) == (top.kind, top.size)


def _starts_above(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    return _is_above(state, meld, top) if _comparable(meld, top) else None


def _is_above(state: RoundState, meld: Meld, top: Meld) -> bool:
    first, last = reach(state.book, meld)
    top_first, top_last = reach(state.book, top)
    return last < top_first if state.reversed else first > top_last


def _reaches_higher(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    if not _comparable(meld, top):
        return None
    last, top_last = reach(state.book, meld)[1], reach(state.book, top)[1]
    # `beat` and other rules decide whether equal runs beat.
    return None if last == top_last else (last < top_last) == state.reversed


def _why_not(state: RoundState, melds: list[Meld]) -> Refusal | None:
    top = state.top
    if top is None or not melds or not all(_comparable(meld, top) for meld in melds):
        return None
    if any(_is_above(state, meld, top) for meld in melds):
        return None
    return Refusal.of("run_overlaps")
