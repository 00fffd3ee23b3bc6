"""The players who are no people: they see what a seat may see and choose among legal actions.

No Qt, no files, no global randomness. Levels differ in thinking, never in information or in
the deal.
"""
