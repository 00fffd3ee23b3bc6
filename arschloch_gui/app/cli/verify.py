"""`arschloch verify FILE.arl…`: replay records and check what they expect, and how they were dealt.

One JSON object per file on stdout, with the fingerprint of every round. `--fingerprint` (and
`--round`) or `--proof` says what somebody was shown: it is compared, and a proof is checked by
itself as well, for which no record is needed. Exit status 0: all fine; 1: an action or an
expectation failed, or a deal is another one; 2: a file cannot be read as a record.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from arschloch_gui.app.by_game.records import failed_line, record_error
from arschloch_gui.app.cli.claims import FingerprintClaim, compare, fingerprint, pasted, rounds_of
from arschloch_gui.app.cli.parser import SEE_HELP
from arschloch_gui.app.console.failure import Failure
from arschloch_gui.app.console.output import complain, say_json
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.quoted import quoted_path
from arschloch_gui.app.wording.text import Text, system_reason
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, seat_names, translate
from arschloch_gui.engine import record
from arschloch_gui.engine.proof import Proof
from arschloch_gui.engine.record import RecordError

FINE, FAILED, UNREADABLE = 0, 1, 2


def run(options: argparse.Namespace) -> int:
    """Verify the proof and each file; the exit status is the worst of them."""
    proof = pasted(options.proof) if options.proof is not None else None
    digits = fingerprint(options.fingerprint) if options.fingerprint is not None else ""
    if proof is None and not options.files:
        needs = QT_TRANSLATE_NOOP(
            "CommandLine", "`arschloch verify` needs a FILE.arl or a --proof."
        )
        raise Failure(SEE_HELP, sentence=Text(needs), command="arschloch verify")
    if options.round is not None and not (proof or digits):
        needs = QT_TRANSLATE_NOOP("CommandLine", "--round needs --fingerprint or --proof as well.")
        raise Failure(SEE_HELP, sentence=Text(needs), command="arschloch verify")
    worst = _verify_proof(proof, digits) if proof is not None else FINE
    claim = _claim(proof, digits, options.round)
    return max([worst, *(_verify(path, claim) for path in options.files)])


def _claim(proof: Proof | None, digits: str, round_no: int | None) -> FingerprintClaim | None:
    if proof is not None:
        return FingerprintClaim(proof.fingerprint, round_no or proof.round_no)
    return FingerprintClaim(digits, round_no) if digits else None


def _verify_proof(proof: Proof, digits: str) -> int:
    """Whether a seed deals what its proof says, and whether that is what was shown before."""
    error = None
    if not proof.holds:
        error = translate("CommandLine", "The seed shuffles these cards into another order.")
    elif not proof.fingerprint.startswith(digits):
        error = translate(
            "CommandLine", "The proof is of another deck: it has another fingerprint."
        )
    answer = fill(
        translate("CommandLine", "The seed of round {number} shuffles the deck into this order."),
        number=proof.round_no,
    )
    result = {
        "proof": proof.text, "ok": error is None, "error": error,
        "answer": answer if error is None else None,
        "round": proof.round_no, "seed": proof.seed_text, "fingerprint": proof.fingerprint,
    }  # fmt: skip
    say_json(result)
    return FINE if error is None else FAILED


def _verify(path: Path, claim: FingerprintClaim | None) -> int:
    try:
        read = record.read(read_file(path))
    except OSError as error:
        return _report(path, UNREADABLE, error=unreadable_file(error))
    except RecordError as error:
        return _report(path, UNREADABLE, line=error.line, error=record_error(error))
    if read.truncated:
        complain(half_written_line(path))
    verdict = record.verify(read)
    match = verdict.match
    found: dict[str, object] = {
        "state": record.state_of(match) if match.state is not None else None,
        "rounds": rounds_of(match),
    }
    if verdict.refusal is not None:
        sentence = failed_line(verdict.refusal, seat_names(read.spec.seats))
        return _report(path, FAILED, line=verdict.line, error=sentence, **found)
    if claim is None:
        return _report(path, FINE, **found)
    holds, answer = compare(claim, match)
    if not holds:
        return _report(path, FAILED, error=answer, **found)
    return _report(path, FINE, **found, answer=answer)


def unreadable_file(error: OSError) -> str:
    """Return the sentence for a file the system does not give."""
    sentence = translate("CommandLine", "The file cannot be read: {reason}.")
    return fill(sentence, reason=system_reason(error))


def half_written_line(path: Path) -> str:
    """Return the warning about a record that ends within a line."""
    warning = translate("CommandLine", "{path}: the last line is incomplete and was ignored.")
    return fill(warning, path=quoted_path(path))


def _report(path: Path, status: int, **found: object) -> int:
    # A name that is no text is written as one: JSON can carry nothing else.
    name = os.fsencode(path).decode("utf-8", "backslashreplace")
    result = {"file": name, "ok": status == FINE, "line": None, "error": None, "state": None}
    say_json({**result, "rounds": None, **found})
    return status
