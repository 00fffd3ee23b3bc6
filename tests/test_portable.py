"""What Windows does not have, found without Windows.

The names that exist on Unix only are read from typeshed, which comes with mypy: its stubs say for
each system which names a module has.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from import_graph import tree

import arschloch_gui

ROOT = Path(__file__).parents[1]
PACKAGE = Path(arschloch_gui.__file__).parent
MODULES = ("os", "signal", "socket", "time", "select", "subprocess", "shutil", "threading")
OLDEST = (3, 11)
UNIX_ONLY = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty"}
"""Modules that Windows does not have."""
GUARDED = {
    "ai/watchdog.py": "it is started on Unix only (outside_program.py)",
}
"""Files that never run on Windows, with the reason."""
LONGEST_PATH = 160
"""Windows allows 260 characters, including the folder of the checkout."""
_FORBIDDEN = re.compile(r'[<>:"|?*\\\x00-\x1f]|[ .](/|$)')
_NAMED = re.compile(rf"\b({'|'.join(MODULES)})\.(\w+)")
_IMPORTED = re.compile(
    rf"\b(?:import|from) (?:{'|'.join(sorted(UNIX_ONLY))})\b|\bfrom (?:{'|'.join(MODULES)}) import"
)
_DEVICE = re.compile(r"(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.|/|$)", re.IGNORECASE)


# -- names that a system lacks ------------------------------------------------------------


def _holds(test: ast.expr) -> bool | None:
    """Return whether a stub's condition is true on Windows with the oldest Python, if known."""
    if isinstance(test, ast.BoolOp):
        parts = [_holds(value) for value in test.values]
        if None in parts:
            return None
        return all(parts) if isinstance(test.op, ast.And) else any(parts)
    told = {"sys.platform": "win32", "sys.version_info": OLDEST}
    if not isinstance(test, ast.Compare) or (name := ast.unparse(test.left)) not in told:
        return None
    try:
        return bool(
            eval(f"told[name] {ast.unparse(test)[len(name) :]}", {"told": told, "name": name})
        )
    except SyntaxError:
        return None


def _names(body: list[ast.stmt], on_windows: bool) -> Iterator[tuple[str, bool]]:
    """Yield each name a stub defines, and whether Windows has it there."""
    for node in body:
        if isinstance(node, ast.If):
            held = _holds(node.test)
            yield from _names(node.body, on_windows and held is not False)
            yield from _names(node.orelse, on_windows and held is not True)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, on_windows
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, on_windows
        elif isinstance(node, ast.Assign):
            yield from (
                (each.id, on_windows) for each in node.targets if isinstance(each, ast.Name)
            )
        elif isinstance(node, ast.ImportFrom):
            yield from ((each.asname or each.name, on_windows) for each in node.names)


@cache
def _missing(module: str) -> set[str]:
    """Return the names of a module that Windows does not have."""
    spec = importlib.util.find_spec("mypy")
    if spec is None or spec.origin is None:
        pytest.skip("mypy is not installed")
    stubs = Path(spec.origin).parent / "typeshed" / "stdlib"
    path = stubs / module / "__init__.pyi"
    if not path.exists():
        path = stubs / f"{module}.pyi"
    found = list(_names(ast.parse(path.read_text("utf-8")).body, True))
    return {name for name, _ in found} - {name for name, there in found if there}


# -- where it is safe to use them ---------------------------------------------------------


def _is_guard(node: ast.AST) -> bool:
    """Return whether a statement asks about the system, or for the name, before its use."""
    return isinstance(node, ast.If) and _asks(node.test)


def _asks(condition: ast.expr) -> bool:
    asked = ast.unparse(condition)
    return any(word in asked for word in ("sys.platform", "os.name", "hasattr("))


def _catches(node: ast.AST) -> bool:
    return isinstance(node, ast.Try) and any(
        word in ast.unparse(handler.type)
        for handler in node.handlers if handler.type
        for word in ("ImportError", "AttributeError")
    )  # fmt: skip


def _may_use(text: str, missing: dict[str, set[str]]) -> bool:
    """Return whether a source may use a name Windows lacks."""
    used = _NAMED.findall(text)
    return any(name in missing[module] for module, name in used) or bool(_IMPORTED.search(text))


def _unguarded(source: ast.AST, missing: dict[str, set[str]]) -> Iterator[str]:
    """Yield the uses of names Windows lacks that no condition comes before in their function."""

    def walk(node: ast.AST, safe: bool) -> Iterator[str]:
        if not safe:
            yield from _uses(node, missing)
        if isinstance(node, ast.BoolOp) and _asks(node.values[0]):
            safe = True  # the rest is not evaluated on Windows
        blocks = [(safe, block) for block in _blocks(node)]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            # Its body runs at another time.
            blocks = [(safe, [*node.decorator_list, node.args]), (False, [*node.body])]
        # A condition or caught error makes everything after it in its block safe: functions
        # return early on Windows.
        for known, block in blocks:
            for each in block:
                known = known or _catches(each) or _is_guard(each)
                yield from walk(each, known)

    yield from walk(source, False)


def _blocks(node: ast.AST) -> Iterator[list[ast.AST]]:
    for _, value in ast.iter_fields(node):
        if isinstance(value, list):
            yield [each for each in value if isinstance(each, ast.AST)]
        elif isinstance(value, ast.AST):
            yield [value]


def _uses(node: ast.AST, missing: dict[str, set[str]]) -> Iterator[str]:
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if node.attr in missing.get(node.value.id, ()):
            yield f"{node.value.id}.{node.attr}"
    elif isinstance(node, ast.Import):
        yield from (each.name for each in node.names if each.name in UNIX_ONLY)
    elif isinstance(node, ast.ImportFrom):
        if node.module in UNIX_ONLY:
            yield str(node.module)
        yield from (
            f"{node.module}.{each.name}"
            for each in node.names if each.name in missing.get(str(node.module), ())
        )  # fmt: skip


@pytest.mark.sampled
def test_what_windows_lacks_is_used_only_after_asking():
    """On Windows with the oldest Python, no module or function is used that is not there."""
    missing = {module: _missing(module) for module in MODULES}
    assert {"set_blocking", "getuid", "fork"} <= missing["os"]  # the stubs are understood
    assert "SIGKILL" in missing["signal"]
    assert not missing["os"] & {"replace", "fsync", "kill", "name", "O_BINARY"}
    found = {
        (path.relative_to(PACKAGE).as_posix(), use)
        for path in PACKAGE.rglob("*.py")
        if _may_use(path.read_text("utf-8"), missing)  # faster than parsing
        for use in _unguarded(tree(path), missing)
    }
    assert not {each for each in found if each[0] not in GUARDED}
    assert {name for name, _ in found} == set(GUARDED)


def _at_import(path: Path) -> ast.Module:
    """Return what a file runs when it is imported: everything but the bodies of its functions."""

    class Bodies(ast.NodeTransformer):
        def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
            return ast.FunctionDef(
                name=node.name,
                args=node.args,
                decorator_list=node.decorator_list,
                body=[ast.Pass()],
            )

    return Bodies().visit(ast.parse(path.read_text("utf-8")))


@pytest.mark.sampled
def test_tests_import_on_windows():
    """Tests that Windows skips are read there all the same, so they use nothing Unix-only then."""
    missing = {module: _missing(module) for module in MODULES}
    found = {
        f"{path.relative_to(ROOT)}: {use}"
        for path in (ROOT / "tests").rglob("*.py")
        if _may_use(path.read_text("utf-8"), missing)
        for use in _unguarded(_at_import(path), missing)
    }
    assert not found


# -- files --------------------------------------------------------------------------------


def _git(*words: str) -> str:
    """Return what git prints about the checkout."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    done = subprocess.run(["git", "-C", ROOT, *words], capture_output=True, check=False)
    if done.returncode:
        pytest.skip("this is no checkout")
    return done.stdout.decode()


def test_file_names_are_allowed_on_windows():
    """The checkout can be cloned on Windows, and on file systems that ignore case."""
    names = [name for name in _git("ls-files", "-z").split("\0") if name]
    assert not [name for name in names if _FORBIDDEN.search(name) or _DEVICE.search(name)]
    assert not [name for name in names if len(name) > LONGEST_PATH]
    assert len({name.casefold() for name in names}) == len(names)


def test_lines_end_alike_in_every_checkout():
    """Git for Windows changes line ends unless an attribute forbids it; digests are of bytes."""
    text = [line for line in _git("ls-files", "--eol").splitlines() if "i/-text" not in line]
    assert text
    assert not [line for line in text if not line.startswith(("i/lf ", "i/none "))]
    assert not [line for line in text if "eol=lf" not in line]


def _unnamed(path: Path) -> Iterator[int]:
    """Yield the lines of a source that write text without the line ends, or without encoding."""
    for node in ast.walk(tree(path)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        named = {each.arg for each in node.keywords}
        if node.func.attr == "write_text" and not (
            "newline" in named and ("encoding" in named or len(node.args) > 1)
        ):
            yield node.lineno


def test_text_is_written_alike_on_every_system():
    """Windows has other line ends and another encoding, so both are named."""
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for folder in (PACKAGE, ROOT / "packaging", ROOT / "tests")
        for path in folder.rglob("*.py")
        if ".write_text(" in path.read_text("utf-8")
        for line in _unnamed(path)
    ]
    assert not found
