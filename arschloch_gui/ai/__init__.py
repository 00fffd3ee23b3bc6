"""Computer players: they see only what their seat may see and choose among the legal actions.

No Qt, no files, no global randomness. Levels differ in how they think, never in the information
they get or in the cards they are dealt.
"""
