"""README, changelog and docs: short sentences, plain words, working links and commands.

`docs/rules.md` and the other pages are cited in the code; those citations are checked here, too.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import bootstrap
import pytest
from in_one_test import in_one_test

from arschloch_gui.app.cli.commands import command_parser

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = (
    ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))
)  # fmt: skip
MOST_WORDS = 30
"""The maximum number of words in a sentence."""
MOST_CHARACTERS = 660
"""The maximum length of a paragraph: six lines."""
FORBIDDEN = {
    r"^Whoever\b": "say who: “Anyone who can …”",
    r"^(What|Who)\b[^?]*$": "begin with a noun: “The code that …”",
    r"\bit takes\b": "say what is needed",
    r"\b(lay|lays|laid)\b": "cards are played, put down or set aside",
    r"\blies\b": "files are stored, cards are on the table",
    r"\bin the mean\b": "on average",
    r"\b(is|are) told\b": "say who tells whom what",
    r"\bgoes on\b": "continues",
    r"\bstands in\b": "is in",
}
ANY_FORBIDDEN = re.compile("|".join(FORBIDDEN))
ABBREVIATIONS = ("e.g.", "i.e.", "vs.", "cf.", "No.")
CITED = ("docs/", "rules.md", "record-format", "../shared")
PARTS = ("## Context", "## Decision", "## Consequences")


def named(path: Path) -> str:
    """Return a page's name for a failure message."""
    return path.relative_to(ROOT).as_posix()


def without_code(text: str) -> str:
    """Return a page without fenced code and comments; the lines are kept."""
    for pattern in (r"^```.*?^```\s*$", r"<!--.*?-->"):
        text = re.sub(
            pattern, lambda found: "\n" * found[0].count("\n"), text, flags=re.M | re.DOTALL
        )
    return text


def paragraphs(text: str) -> Iterator[str]:
    """Yield paragraphs and list items, each as one line, without headings, tables and code."""
    block: list[str] = []
    for line in [*without_code(text).splitlines(), ""]:
        begins = re.match(r"\s*([-*]|\d+\.) +", line)
        if not line.strip() or begins or line.startswith(("|", "#", "    ")):
            if block:
                yield " ".join(block)
            block = [line[begins.end() :].strip()] if begins else []
        else:
            block.append(line.strip())


def plain(paragraph: str) -> str:
    """Return a paragraph without markup; code and addresses count as one word."""
    text = re.sub(r"!\[[^]]*]\([^)]*\)", "", paragraph)
    text = re.sub(r"``.+?``|`[^`]+`", "code", text)
    text = re.sub(r"\[([^]]*)]\([^)]*\)", r"\1", text)
    text = re.sub(r"https?://\S+", "address", text)
    return text.replace("**", "").replace("*", "")


def sentences(paragraph: str) -> list[str]:
    """Return the sentences of a plain paragraph.

    >>> sentences("Play 0.5 of it, e.g. this. Then stop.")
    ['Play 0.5 of it, e.g. this.', 'Then stop.']
    """
    for short in ABBREVIATIONS:
        paragraph = paragraph.replace(short, short.replace(".", "\0"))
    found = re.split(r"(?<=[.!?])[”’)\"]*\s+(?=\S)|:\s*$", paragraph)
    return [each.replace("\0", ".").strip() for each in found if each.strip()]


def words(sentence: str) -> int:
    """Return the number of words in a sentence; signs alone are not words."""
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub and GitLab make them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.*)$", without_code(page.read_text("utf-8")), re.MULTILINE):
        text = re.sub(r"\[([^]]*)]\([^)]*\)", r"\1", heading).replace("`", "").lower()
        found.add(re.sub(r"[^\w\- ]", "", text).strip().replace(" ", "-"))
    return found


def links(page: Path) -> Iterator[str]:
    """Yield the targets of a page's links within the repository."""
    text = re.sub(r"`[^`\n]*`", "", without_code(page.read_text("utf-8")))
    for target in re.findall(r"]\(([^)\s]+)\)", text):
        if not re.match(r"\w+:", target):
            yield target


def leads_to(page: Path, target: str) -> Path | None:
    """Return the file of a link, or None if the file or the anchor is missing."""
    address, _, anchor = unquote(target).partition("#")
    path = (page.parent / address).resolve() if address else page
    if not path.exists() or (anchor and anchor not in anchors(path)):
        return None
    return path


@in_one_test("page", PAGES, ids=named)
def test_sentences_and_paragraphs_are_short(page: Path):
    found = [
        sentence
        for paragraph in paragraphs(page.read_text("utf-8"))
        for sentence in sentences(plain(paragraph))
        if words(sentence) > MOST_WORDS
    ]
    found += [
        paragraph[:60] + " … is too long a paragraph"
        for paragraph in paragraphs(page.read_text("utf-8"))
        if len(plain(paragraph)) > MOST_CHARACTERS
    ]
    assert not found, "\n".join(found)


@in_one_test("page", PAGES, ids=named)
def test_plain_words_are_used(page: Path):
    text = page.read_text("utf-8")
    headings = [line.lstrip("# ") for line in re.findall(r"^#+ .*$", without_code(text), re.M)]
    cells = [
        cell.strip()
        for row in re.findall(r"^\|.*$", without_code(text), re.MULTILINE)
        for cell in row.strip("|").split("|")
    ]
    found = [
        f"{sentence!r}: {advice}"
        for block in (*paragraphs(text), *headings, *cells)
        for sentence in sentences(plain(block))
        if ANY_FORBIDDEN.search(sentence)
        for pattern, advice in FORBIDDEN.items()
        if re.search(pattern, sentence)
    ]
    assert not found, "\n".join(found)


@in_one_test("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path):
    lost = [target for target in links(page) if leads_to(page, target) is None]
    assert not lost, lost


def test_every_page_is_found_from_the_index():
    seen, waiting = {DOCS / "README.md"}, [DOCS / "README.md"]
    while waiting:
        page = waiting.pop()
        for target in links(page):
            path = leads_to(page, target)
            if path and path.suffix == ".md" and path not in seen:
                seen.add(path)
                waiting.append(path)
    assert not [named(page) for page in PAGES if page not in seen]


def test_a_decision_has_context_decision_and_consequences():
    for page in sorted((DOCS / "decisions").glob("*.md")):
        if page.name != "README.md":
            headings = re.findall(r"^## .*$", page.read_text("utf-8"), re.MULTILINE)
            assert [each for each in headings if each in PARTS] == list(PARTS), named(page)


@cache
def known_options() -> dict[str, set[str]]:
    """Return the options of `arschloch` by command."""
    parser = command_parser()
    [commands] = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    return {
        name: {text for action in command._actions for text in action.option_strings}
        for name, command in commands.choices.items()
    }


def commands(page: Path) -> Iterator[str]:
    """Yield every line of code and every piece of inline code."""
    text = page.read_text("utf-8")
    for block in re.findall(r"^```(?:sh|bash|text|)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from block.replace("\\\n", " ").splitlines()
    yield from re.findall(r"^    (\S.*)$", text, re.MULTILINE)
    yield from re.findall(r"`([^`\n]+)`", without_code(text))


def faults(command: str) -> Iterator[str]:
    """Yield the parts of a command that do not exist."""
    options = re.findall(r"(?<=\s)--[a-z][a-z-]*", command)
    if found := re.match(r"(?:\$ )?arschloch ([a-z]+)(?=\s|$)", command):
        known = known_options().get(found[1])
        if known is None:
            yield f"no command {found[1]}"
        else:
            yield from (option for option in options if option not in known)
    script = r"(?:\S+=\S+ )*(?:nice -n 15 )?(?:python3?|\.venv/bin/python) (?!-)(\S+\.py)"
    if found := re.match(script + r"|(?:\S+=\S+ )*(packaging/\S+\.sh)", command):
        path = ROOT / (found[1] or found[2])
        if not path.is_file():
            yield f"no file {found[1] or found[2]}"
        elif path.name != "dev.py":
            text = path.read_text("utf-8")
            yield from (option for option in options if option not in text)
    found = re.match(r"python3 packaging/dev\.py (\w+)", command)
    if found and found[1] not in bootstrap.COMMANDS:
        yield f"dev.py has no {found[1]}"


@in_one_test("page", PAGES, ids=named)
def test_commands_are_there(page: Path):
    wrong = {line: found for line in commands(page) if (found := list(faults(line)))}
    assert not wrong, wrong


@cache
def sections_of_the_rules() -> tuple[str, ...]:
    """Return the numbers of the headings in `docs/rules.md`."""
    rules = (DOCS / "rules.md").read_text("utf-8")
    return tuple(re.findall(r"^#+ (\d+(?:\.\d+)?)", rules, re.MULTILINE))


def lost_citations(text: str) -> Iterator[str]:
    """Yield the citations in a source file that are missing from the repository."""
    for cited in re.findall(r"docs/[\w/.-]+\.(?:md|py)", text):
        if not (ROOT / cited).is_file() and cited != "docs/x.md":
            yield cited
    for section in re.findall(r"rules\.md[`,]* §(\d+(?:\.\d+)?)", text):
        if section not in sections_of_the_rules():
            yield f"rules.md §{section}"
    yield from re.findall(r"record-format\.md|\.\./shared/", text)


def test_what_the_code_cites_is_there():
    lost = {
        named(path): found
        for folder in ("arschloch_gui", "tests", "packaging")
        for kind in ("*.py", "*.qml", "*.sh", "*.yaml")
        for path in (ROOT / folder).rglob(kind)
        if path != Path(__file__)
        if any(sign in (text := path.read_text("utf-8")) for sign in CITED)
        if (found := list(lost_citations(text)))
    }
    assert not lost


@pytest.mark.parametrize(
    "sentence",
    ["Whoever leads.", "Here it takes a card.", "They lay cards.", "What is left waits."],
)
def test_forbidden_words_are_noticed(sentence: str):
    assert any(re.search(pattern, sentence) for pattern in FORBIDDEN)


@pytest.mark.parametrize(
    "command",
    ["arschloch play", "arschloch rules --loud", "python3 packaging/no.py", "packaging/no.sh"],
)
def test_wrong_commands_are_noticed(command: str):
    assert list(faults(command))
