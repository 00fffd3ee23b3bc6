"""The layers and conventions of docs/architecture.md, as tests.

Engine, ai, coach and art do not use Qt. Lower layers never import upper ones. The flow of a round
names no option. A house rule is one file that knows no other house rule.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from io import StringIO
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from import_graph import circles, graph_of, modules_under, tree
from in_one_test import in_one_test

import arschloch_gui
from arschloch_gui.engine.climbing import rulemods
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = Path(arschloch_gui.__file__).parent
CLIMBING = PACKAGE / "engine" / "climbing"
RULE_FILES = sorted(p for p in (CLIMBING / "rulemods").glob("*.py") if p.stem != "__init__")
FILES = sorted(PACKAGE.rglob("*.py"))
ENGINE_FILES = sorted((PACKAGE / "engine").rglob("*.py"))
WITHOUT_QT = ("engine", "ai", "coach", "art")
WITHOUT_CIRCLES = ("engine", "ai", "app")
"""The packages in which import cycles are forbidden."""
IMPURE = {
    "random", "time", "datetime", "os", "pathlib", "io", "threading", "asyncio", "logging",
}  # fmt: skip
ONLY_FOR_TESTS = {"awaits_picture", "is_busy", "pids"}
"""What tests wait for or ask, and the program does not."""
CALLED_FROM_OUTSIDE = {
    "_expand_help", "_fill_text", "_get_value", "_split_lines", "doRollover", "eventFilter",
    "handleError", "incubatingObjectCountChanged", "requestImage", "roleNames", "rowCount",
}  # fmt: skip
"""Methods that Qt, argparse and logging call."""
FIXED_WAITS = {
    "ai/strangers.py": "players that hang or answer without ever reading",
    "app/crash/real_process.py": "a window that hangs while it closes",
    "app/crash/test_end_signals.py": "signals at moments that nothing announces",
    "app/crash/test_hard_kill.py": "kills at moments that nothing announces",
    "app/screens/test_idle.py": "an idle window does nothing for a while",
    "bench/bench_frames.py": "the frames of a span of time are counted",
    "random_user/rest.py": "looks again until a screen is built",
}
"""The files of tests in which a fixed time is no substitute for a condition, and why."""
WAITING = {"sleep", "msleep", "usleep", "qWait", "qSleep", "spin"}
OWN_SEARCH = {"Playouts", "SearchingPlayer"}
"""Classes of the shared search, and of the climbing games' own one."""
WORD = re.compile(r"\w+")
SHORT_TEXT = 60
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 40


def named(path: Path) -> str:
    """Return a file's name for a failure message."""
    return str(path.relative_to(PACKAGE))


def imports(path: Path) -> Iterator[str]:
    """Yield the modules a file imports anywhere; `from a import b` counts as a and as a.b."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are absolute"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.long
def test_the_contracts_of_import_linter_are_kept():
    found = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()",
         "--no-cache"],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout


def test_a_fresh_interpreter_loads_the_lower_layers_without_qt():
    there = [name for name in WITHOUT_QT if (PACKAGE / name).is_dir()]
    assert "engine" in there
    program = (
        "import importlib, pkgutil, sys\n"
        f"for name in {there!r}:\n"
        "    package = importlib.import_module('arschloch_gui.' + name)\n"
        "    for module in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "        if not module.name.endswith('__main__'):\n"
        "            importlib.import_module(module.name)\n"
        "print(sorted(m for m in sys.modules if m.split('.')[0] in ('PySide6', 'shiboken6')))\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=120,
    )  # fmt: skip
    assert (found.stdout.strip(), found.stderr) == ("[]", "")


def test_no_import_goes_round_in_a_circle():
    found = circles(graph_of(modules_under(PACKAGE, WITHOUT_CIRCLES)))
    assert found == []


def test_circles_are_found_wherever_the_import_stands(tmp_path: Path):
    root = tmp_path / "house"
    texts = {
        "a.py": "from house.rooms import b\n",
        "b.py": "def late():\n    from house.rooms.c import thing\n",
        "c.py": "if TYPE_CHECKING:\n    import house.rooms.a\n",
        "d.py": "from house.rooms import a\n",
    }
    (root / "rooms").mkdir(parents=True)
    for name, text in texts.items():
        (root / "rooms" / name).write_text(text, "utf-8", newline="\n")
    found = circles(graph_of(modules_under(root, ["rooms"])))
    assert found == [["house.rooms.a", "house.rooms.b", "house.rooms.c"]]


def test_the_engine_touches_neither_files_nor_clock_nor_common_randomness():
    for path in ENGINE_FILES:
        assert not IMPURE & {module.split(".")[0] for module in imports(path)}, named(path)
        called = {node.func.id for node in ast.walk(tree(path))
                  if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
        # Copy functions are generated from declared names, as dataclasses generate `__init__`.
        allowed = {"exec"} if named(path) == "engine/table/round.py" else set()
        assert not called & {"open", "print", "input", "eval", "exec"} - allowed, named(path)


def test_a_value_is_a_struct_as_frozen_dataclasses_take_long_to_load():
    worked_out = {"coach/answer.py"}
    for path in FILES:
        frozen = "@dataclass(frozen=True" in path.read_text("utf-8")
        options = path.name in ("options.py", "rules.py")
        assert not frozen or options or named(path) in worked_out, named(path)


def test_the_flow_of_a_round_names_no_option():
    text = (CLIMBING / "flow.py").read_text("utf-8")
    assert "rules." not in text
    words = {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}
    # These are a rulebook's cards and exchange hooks, not the options of the same names.
    assert words & {f.name for f in fields(Rules)} <= {"deck", "exchange"}


def test_every_rule_file_is_in_modules_once():
    modules: tuple[Any, ...] = rulemods.MODULES
    loaded = [module.__name__.rsplit(".", 1)[-1] for module in modules]
    assert sorted(loaded) == [path.stem for path in RULE_FILES]


def test_a_rule_file_knows_no_other_rule_file():
    others = {f"{rulemods.__name__}.{other.stem}" for other in RULE_FILES} | {rulemods.__name__}
    for path in RULE_FILES:
        assert not others & set(imports(path)), named(path)


def test_what_the_players_know_of_a_rule_is_named_like_it_and_only_listed():
    players, rules = PACKAGE / "ai" / "climbing", {path.stem for path in RULE_FILES}
    own = {path for folder in ("rules", "judging") for path in (players / folder).glob("*.py")}
    assert {path.stem for path in own} - {"__init__"} <= rules
    # Trumps are cards of a deck, which the planning of a hand must know.
    general = {f"{rulemods.__name__}.trumps", rulemods.__name__}
    for path in set((PACKAGE / "ai").rglob("*.py")) - own:
        known = {name for name in imports(path) if name.startswith(rulemods.__name__)}
        assert {name for name in known if ".trumps." not in name} <= general, path
        about = {name.rsplit(".", 1)[0] for name in imports(path)}
        assert not about & {"arschloch_gui.ai.climbing.rules." + rule for rule in rules}, path
        assert not about & {"arschloch_gui.ai.climbing.judging." + rule for rule in rules}, path


@in_one_test("path", RULE_FILES, ids=named)
def test_a_rule_file_has_a_docstring_and_reads_an_option(path: Path):
    module = import_module(f"{rulemods.__name__}.{path.stem}")
    assert module.__doc__
    assert module.contribute.__doc__
    assert options_read(path) or path.stem == "sets"


def options_read(path: Path) -> set[str]:
    """Return the options whose names occur as attributes in a file."""
    read = {node.attr for node in ast.walk(tree(path))
            if isinstance(node, ast.Attribute)}  # fmt: skip
    return read & {f.name for f in fields(Rules)}


@in_one_test("path", RULE_FILES, ids=named)
def test_a_rule_file_has_scenarios_or_a_test_file(path: Path):
    folder = ROOT / "tests" / "engine" / "climbing" / "rulemods"
    scenarios = ROOT / "tests" / "golden" / "rules"
    shown = {option.name for option in scenarios.iterdir() if any(option.glob("*.arl"))}
    assert options_read(path) & shown or (folder / f"test_{path.stem}.py").exists()


def test_modules_stay_below_the_line_limit():
    lines = {named(path): len(path.read_text("utf-8").splitlines()) for path in FILES}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_functions_stay_below_the_line_limit():
    lines = {
        f"{named(path)}: {node.name}": lines_of(node)
        for path in FILES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef)
    }
    assert {name: count for name, count in lines.items() if count > MOST_LINES_OF_A_FUNCTION} == {}


def lines_of(function: ast.FunctionDef) -> int:
    """Return the length of a function, its docstring counted as one line less."""
    explained = [each for each in function.body if isinstance(each, ast.Expr)
                 and isinstance(each.value, ast.Constant)]  # fmt: skip
    return (function.end_lineno or function.lineno) - function.lineno + 1 - len(explained)


def test_every_engine_module_says_why_it_exists():
    silent = [named(path) for path in ENGINE_FILES if not ast.get_docstring(tree(path))]
    assert silent == []


def test_the_reference_of_the_tests_shares_nothing_with_the_engine():
    used = {module.split(".")[0] for module in imports(ROOT / "tests" / "oracle.py")}
    assert "arschloch_gui" not in used


def test_every_package_of_the_program_is_known_to_this_file():
    packages = {module.name for module in iter_modules([str(PACKAGE)]) if module.ispkg}
    assert packages <= {*WITHOUT_QT, "app"}


def test_no_class_name_has_two_meanings():
    """Only classes with the same role in several games have the same name, and private ones."""
    games = {game.key for game in GAMES}
    names: dict[str, Counter[str]] = {game: Counter() for game in ("", *games)}
    for path in FILES:
        game = next(iter(games.intersection(path.relative_to(PACKAGE).parts)), "")
        names[game].update(
            node.name
            for node in ast.walk(tree(path))
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        )
    assert [name for each in names.values() for name, count in each.items() if count > 1] == []
    of_games = {name for game in games for name in names[game]}
    assert of_games & names[""].keys() == OWN_SEARCH


def test_every_function_is_used_by_more_than_tests():
    """A name that appears once in all sources is only defined."""
    outside = [*PACKAGE.rglob("*.qml"), *(ROOT / "packaging").rglob("*.py")]
    outside += (ROOT / "docs" / "measurements").glob("*.py")
    found = Counter(word for path in outside for word in WORD.findall(path.read_text("utf-8")))
    for path in FILES:
        found.update(code_words(path))
    defined = {
        node.name: named(path)
        for path in FILES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("__")
    }
    unused = {name for name in defined if found[name] == 1}
    assert unused == ONLY_FOR_TESTS | CALLED_FROM_OUTSIDE


def test_tests_wait_for_conditions_and_not_for_a_time():
    waits = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        if lines := [call.lineno for call in fixed_waits(tree(path))]:
            waits[path.relative_to(ROOT / "tests").as_posix()] = lines
    assert {file: lines for file, lines in waits.items() if file not in FIXED_WAITS} == {}
    assert set(waits) == set(FIXED_WAITS), "an exception that is no longer needed"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("time.sleep(1)", 1),
        ("spin(30)", 1),
        ("qtbot.wait(5)", 1),
        ("hands.qtbot.wait(5)", 1),
        ("QTimer.singleShot(100, loop.quit)", 1),
        ("QTimer.singleShot(0, loop.quit)", 0),
        ("with qtbot.waitSignal(changed, timeout=9, raising=False): pass", 1),
        ("with qtbot.assertNotEmitted(changed, wait=9): pass", 1),
        ("while not ready():\n    sleep(0.01)", 0),
        ("while not ready():\n    spin(5)", 1),
        ("for _ in range(3):\n    sleep(0.01)", 1),
        ("process.wait(60)", 0),
    ],
)
def test_fixed_waits_are_found_in_every_form(source: str, found: int):
    assert len(list(fixed_waits(ast.parse(source)))) == found


def fixed_waits(node: ast.AST, repeated: bool = False) -> Iterator[ast.Call]:
    """Yield the calls that wait for a time.

    A sleep between two looks at a condition is none. Tests with a window have `wait_for`.
    """
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            polls = repeated and ast.unparse(child.func).endswith("sleep")
            if waits_for_a_time(child) and not polls:
                yield child
        yield from fixed_waits(child, repeated or isinstance(child, ast.While))


def waits_for_a_time(call: ast.Call) -> bool:
    """Return whether a call takes a fixed time, or up to a time without failing after it."""
    of, _, name = ast.unparse(call.func).rpartition(".")
    given = {each.arg: ast.unparse(each.value) for each in call.keywords}
    match name:
        case "wait":
            return of.endswith("qtbot")
        case "singleShot":
            return ast.unparse(call.args[0]) != "0"
        case "waitSignal" | "waitSignals":
            return given.get("raising") == "False"
        case "assertNotEmitted":
            return given.get("wait", "0") != "0"
    return name in WAITING


def code_words(path: Path) -> Iterator[str]:
    """Yield the words of a file's code and of short texts, which can name attributes."""
    for token in tokenize.generate_tokens(StringIO(path.read_text("utf-8")).readline):
        if token.type == tokenize.NAME:
            yield token.string
        elif token.type == tokenize.STRING and len(token.string) < SHORT_TEXT:
            yield from WORD.findall(token.string)
