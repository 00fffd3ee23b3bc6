"""Runs many small cases in one test and names every case that fails.

Each test that pytest knows is collected in every process, gets its fixtures and is reported. For
small cases, such as one line of a record, that overhead exceeds the work.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

from long import IS_LONG

Test = Callable[..., None]


def in_one_test(
    names: str | tuple[str, ...], cases: Iterable[Any], ids: Any = None
) -> Callable[[Test], Test]:
    """Run the cases of a `pytest.mark.parametrize` inside one test.

    Use it only for tests without side effects, because all cases share the fixtures. A skipped case
    counts as passed, but if all are skipped, so is the test.
    """
    listed = tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else names
    single = isinstance(names, str) and len(listed) == 1

    def _plain(case: Any) -> Any:
        if not isinstance(case, type(pytest.param())):
            return pytest.param(case) if single else pytest.param(*case)
        is_long = any(mark.name == "long" for mark in case.marks)
        assert is_long or not case.marks, "only the mark `long` is understood"
        return case if IS_LONG or not is_long else None

    chosen = [case for case in map(_plain, cases) if case is not None]
    assert chosen, f"no cases of {names}"

    def made(test: Test) -> Test:
        @wraps(test)
        def through_all(**fixtures: Any) -> None:
            failures: list[Exception] = []
            skipped = 0
            for case in chosen:
                values = (case.values[0],) if single else case.values
                try:
                    test(**dict(zip(listed, values, strict=True)), **fixtures)
                except pytest.skip.Exception as reason:
                    skipped, why = skipped + 1, str(reason)
                except pytest.fail.Exception as failure:
                    failures.append(AssertionError(f"{_name(case, values, ids)}: {failure}"))
                except Exception as failure:
                    failure.add_note(f"case: {_name(case, values, ids)}")
                    failures.append(failure)
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(chosen)} cases fail", failures)
            if skipped == len(chosen):
                pytest.skip(why)

        del through_all.__wrapped__  # pytest would read the argument names from it
        asked = inspect.signature(test)
        rest = [one for name, one in asked.parameters.items() if name not in listed]
        assert len(rest) + len(listed) == len(asked.parameters), (test.__name__, names)
        through_all.__signature__ = asked.replace(parameters=rest)  # type: ignore[attr-defined]
        return through_all

    return made


def _name(case: Any, values: tuple[Any, ...], ids: Any) -> str:
    if callable(ids):
        return "-".join(str(ids(value)) for value in values)
    return str(case.id or "-".join(map(repr, values)))[:200]
