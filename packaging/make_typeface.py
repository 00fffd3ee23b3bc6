"""Make the typeface of all texts, `arschloch_gui/app/fonts/*.ttf`. Run by hand.

    python -m pip install "fonttools[woff]==4.68.0"
    python packaging/make_typeface.py

The letters are those of Fira Sans, reduced to the Latin script, with figures of equal width. The
signs that Fira Sans lacks come from three families of Noto. All are under the SIL Open Font
License. They are downloaded from the package registries in the versions named here.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

TARGET = Path(__file__).resolve().parent.parent / "arschloch_gui" / "app" / "fonts"
FAMILY = "Arschloch Text"
LETTERS = "fontpkg-fira-sans==4.203"
WEIGHTS = {"Regular": 400, "Bold": 700}
SIGNS = {
    "@fontsource/noto-sans-symbols-2@5.3.0": ("noto-sans-symbols-2-symbols-400", "★☰♠♣♥♦✓✗✦"),
    "@fontsource/noto-sans-math@5.3.0": ("noto-sans-math-latin-400", "‼⇄⇅↶↷↺"),
    "@fontsource/noto-sans-symbols@5.3.0": ("noto-sans-symbols-symbols-{weight}", "♪⚙"),
}
"""The signs by package, with the name of the file that has them."""
RANGES = ((0x20, 0x7E), (0xA0, 0x17F), (0x1E9E, 0x1E9E), (0x2010, 0x2044), (0x218, 0x21B))
SINGLE = "¼½¾⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄€−≤≥←↑→↓"
FEATURES = ("kern", "mark", "mkmk", "ccmp", "locl", "tnum")
FIGURES = "0123456789"
SIGN_HEIGHT = 700
"""The height of a large sign in thousandths of the text size, about that of a capital."""
MIDDLE = 345
"""The middle of signs, half the height of a capital, which is also the middle of a line."""
HYPHEN, NO_BREAK_HYPHEN, NARROW_SPACE = "-", "\u2011", "\u202f"
NARROW = 150
"""The width of a narrow space."""


def main() -> int:
    """Download the fonts, make both weights and save them with their licences."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        sources = Path(name)
        letters = _from_pypi(LETTERS, sources)
        signs = {package: _from_npm(package, sources) for package in SIGNS}
        for style, weight in WEIGHTS.items():
            font = _reduced(letters / "files" / f"FiraSans-{style}.ttf")
            for package, (file, characters) in SIGNS.items():
                path = signs[package] / "files" / f"{file.format(weight=weight)}-normal.woff2"
                _add_signs(font, TTFont(path), characters)
            _map(font, NO_BREAK_HYPHEN, font.getBestCmap()[ord(HYPHEN)])
            _add(font, NARROW_SPACE, TTGlyphPen(None).glyph(), (NARROW, 0))
            _rename(font, style)
            font.save(TARGET / f"{FAMILY.replace(' ', '')}-{style}.ttf")
        _write_licence([letters / "LICENSE", *(folder / "LICENSE" for folder in signs.values())])
    return 0


def _from_pypi(package: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder)]
    subprocess.run([*command, package], check=True)
    name = package.split("==")[0].replace("-", "_")
    (wheel,) = folder.glob(f"{name}*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder / name


def _from_npm(package: str, folder: Path) -> Path:
    packed = subprocess.run(
        ["npm", "pack", "--silent", package],
        cwd=folder,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    target = folder / package.split("/")[1]
    with tarfile.open(folder / packed.stdout.strip()) as archive:
        archive.extractall(target, filter="data")
    return target / "package"


def _reduced(path: Path) -> TTFont:
    """Return the Latin part of a font, with figures of equal width."""
    font = TTFont(path, recalcTimestamp=False)
    options = Options(layout_features=list(FEATURES), name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.notdef_outline = options.glyph_names = True
    subsetter = Subsetter(options)
    subsetter.populate(
        unicodes=[
            *(code for first, last in RANGES for code in range(first, last + 1)),
            *map(ord, SINGLE),
        ]
    )
    subsetter.subset(font)
    for figure in FIGURES:
        _map(font, figure, f"{font.getBestCmap()[ord(figure)]}.tf")
    return font


def _map(font: TTFont, character: str, glyph: str) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = glyph


def _add_signs(font: TTFont, source: TTFont, characters: Iterable[str]) -> None:
    """Copy signs, no higher than a capital and in the middle of the line."""
    glyphs, names = source.getGlyphSet(), source.getBestCmap()
    for character in characters:
        name = names[ord(character)]
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        left, low, _, high = bounds.bounds
        factor = min(1, SIGN_HEIGHT / (high - low))
        pen = TTGlyphPen(None)
        shift = MIDDLE - factor * (low + high) / 2
        outline = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(outline)
        outline.replay(TransformPen(pen, (factor, 0, 0, factor, 0, shift)))
        _add(
            font, character, pen.glyph(), (round(factor * glyphs[name].width), round(factor * left))
        )


def _add(font: TTFont, character: str, glyph: Glyph, metrics: tuple[int, int]) -> None:
    """Add a glyph with its width and the room to its left."""
    name = f"sign{ord(character):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    font["hmtx"][name] = metrics
    _map(font, character, name)


def _rename(font: TTFont, style: str) -> None:
    """Name the font as our own, as it differs from what the system may have under its name."""
    plain = f"{FAMILY.replace(' ', '')}-{style}"
    names = {1: FAMILY, 2: style, 3: plain, 4: f"{FAMILY} {style}", 6: plain}
    for number, name in names.items():
        font["name"].removeNames(nameID=number)
        font["name"].setName(name, number, 3, 1, 0x409)


def _write_licence(paths: Iterable[Path]) -> None:
    """Write the licence once, after the copyright lines of all families."""
    texts = [path.read_text(encoding="utf-8") for path in paths]
    copyrights = dict.fromkeys(text.strip().splitlines()[0].strip() for text in texts)
    licence = texts[0].strip().split("\n", 1)[1].strip()
    (TARGET / "OFL-1.1.txt").write_text(
        "\n".join([*copyrights, "", licence, ""]), encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    sys.exit(main())
