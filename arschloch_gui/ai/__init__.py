"""Computer players: they see only what their seat may see and choose among the legal actions.

The package uses no Qt, no files and no global random state. Levels differ in how they think, never
in the information they get or in the cards they are dealt.
"""
