"""Game engine: cards, rules, matches and their records.

The engine uses no Qt, no files, no clock and no global random state. It deals only in keys and
values. All text that people read is produced in `arschloch_gui.app.wording`.

>>> from arschloch_gui.engine import record
>>> from arschloch_gui.engine.games import presets
>>> from arschloch_gui.engine.match import Match, MatchSpec
>>> match = Match(MatchSpec("arschloch", presets()["arschloch"], ("A", "B", "C", "D"), seed=1))
>>> events = match.start_round()
>>> seat = match.to_act
>>> events = match.submit(seat, match.legal()[0])
>>> match.ply, match.undo(seat), match.ply
(1, True, 0)
>>> match.redo(seat), match.ply
(True, 1)
>>> record.replay(record.read(record.write(match).encode())).journal == match.journal
True
"""
