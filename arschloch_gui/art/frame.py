"""Measures of a card in millimetres: corners, index, panel."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.paths import Path

WIDTH, HEIGHT = 63.0, 88.0
CORNER = 3.15
HAIRLINE = 0.28


class FaceFrame(Struct, frozen=True):
    """Positions and sizes on a face: one for the usual index, one for the large index."""

    glyph: float  # height of the index
    glyph_top: float
    column: float  # its centre line
    widest: float  # nothing in the index is wider
    pip: float  # height of the small suit below it
    pip_top: float
    notch: tuple[float, float]  # the part of the court panel left free for the index
    spread: float  # from the centre line to the outer pips
    pips: float  # their height
    shift: float = 0.0  # moves the court figure to keep it whole
    drop: float = 0.0
    figure: float = 1.0

    def outline(self) -> Path:
        """Return the panel around a court figure, with notches for both indices."""
        x, y = self.notch
        m = 3.0
        return (
            (x, m),
            (WIDTH - m, m),
            (WIDTH - m, HEIGHT - y),
            (WIDTH - x, HEIGHT - y),
            (WIDTH - x, HEIGHT - m),
            (m, HEIGHT - m),
            (m, y),
            (x, y),
        )


USUAL = FaceFrame(15.0, 3.4, 8.0, 10.7, 8.4, 20.2, (14.7, 30.6), 11.4, 10.9)
LARGE = FaceFrame(21.5, 3.4, 9.5, 13.8, 10.5, 27.0, (18.2, 39.4), 8.6, 8.8, 5.3, 2.0, 0.92)


def frame_for(large_index: bool) -> FaceFrame:
    """Return the measures for the usual or the large index."""
    return LARGE if large_index else USUAL
