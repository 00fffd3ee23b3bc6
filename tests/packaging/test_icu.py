"""The folder's ICU data is reduced to our languages, and ICU can still read it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from packages import icu
from packages.building import BuildError

LIBRARIES = sorted((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))
has_icu = pytest.mark.skipif(
    not LIBRARIES or not shutil.which("gcc"), reason="no ICU with this Qt, or no compiler"
)
ORDER = """
WORDS = "Zebra z\u00e8bre \u00d6l Ofen c\u00f4te cot\u00e9 cote \u0153uf oeuf".split()
from PySide6.QtCore import QCollator, QLocale
for name in ("de_DE", "de_AT", "fr_FR", "fr_CA", "en_GB", "en_US", "sv_SE"):
    order = QCollator(QLocale(name))
    print(name, *sorted(WORDS, key=order.sortKey))
print([line.split()[-1] for line in open("/proc/self/maps") if "libicudata" in line][0])
"""


@pytest.mark.parametrize(
    "name", ["root.res", "de.res", "fr_CA.res", "res_index.res", "pool.res", "supplementalData.res",
             "coll/root.res", "coll/ucadata.icu", "coll/de_AT.res", "coll/res_index.res",
             "nfkc.nrm"],
)  # fmt: skip
def test_our_languages_and_what_all_share_stay(name: str):
    assert icu.is_wanted(name)


@pytest.mark.parametrize(
    "name", ["af.res", "zh_Hant.res", "coll/sv.res", "brkitr/cjdict.dict", "unit/de.res",
             "euc-tw-2014.cnv", "rfc3491.spp"],
)  # fmt: skip
def test_the_rest_goes(name: str):
    assert not icu.is_wanted(name)


def test_a_library_without_data_is_not_taken_for_one():
    with pytest.raises(BuildError, match="none that we can read"):
        icu.reduced(b"\x7fELF and nothing else")


@pytest.mark.sampled
@has_icu
def test_words_of_our_languages_keep_their_order_with_a_tenth_of_the_data(tmp_path: Path):
    whole = LIBRARIES[0]
    shrunk = tmp_path / "folder" / whole.name
    shrunk.parent.mkdir()
    shutil.copy(whole, shrunk)
    icu.shrink(shrunk.parent, tmp_path)
    assert shrunk.stat().st_size < whole.stat().st_size / 8
    before, after = ordered(whole), ordered(shrunk)
    assert (before.pop(), after.pop()) == (str(whole.resolve()), str(shrunk))
    assert [line for line in before if line not in after] == [
        line for line in before if line.startswith("sv_SE")
    ]


def ordered(library: Path) -> list[str]:
    """Return words ordered with this data, and the path of the data."""
    done = subprocess.run(
        [sys.executable, "-c", ORDER], check=True, capture_output=True, encoding="utf-8",
        env={**os.environ, "LD_PRELOAD": str(library), "PYTHONUTF8": "1"},
    )  # fmt: skip
    return done.stdout.splitlines()
