"""Game engine: cards, rules, matches and their records.

The engine has no Qt, no file access, no clock and no global randomness. It works with keys and
values only. All text shown to people is produced in `arschloch_gui.app.wording`.

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
