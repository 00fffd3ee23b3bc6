"""`arschloch verify FILE.arl…`: replay records and check their expectations and deals.

One JSON object is printed per file, with the fingerprint of every round. A fingerprint
(`--fingerprint`, with `--round`) or proof (`--proof`) that the window showed is compared with the
record. A proof can also be checked without a record. The exit status is 0 if everything is correct,
1 if an action, an expectation or a deal is wrong, and 2 if a file is not a readable record.
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
    """Verify the proof and each file, and return the worst exit status."""
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
    """Check that a proof's seed gives its deck and that its fingerprint starts with `digits`.

    Prints the result as JSON and returns the exit status.
    """
    error = None
    if not proof.holds:
        error = translate("CommandLine", "The seed shuffles these cards into another order.")
    elif not proof.fingerprint.startswith(digits):
        error = translate(
            "CommandLine", "The proof is for another deck: its fingerprint is different."
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
    """Return the error message for a file that the system cannot read."""
    sentence = translate("CommandLine", "The file cannot be read: {reason}.")
    return fill(sentence, reason=system_reason(error))


def half_written_line(path: Path) -> str:
    """Return the warning for a record that ends in the middle of a line."""
    warning = translate("CommandLine", "{path}: the last line is incomplete and was ignored.")
    return fill(warning, path=quoted_path(path))


def _report(path: Path, status: int, **found: object) -> int:
    # JSON can contain only text, so escape file names that are not valid text.
    name = os.fsencode(path).decode("utf-8", "backslashreplace")
    result = {"file": name, "ok": status == FINE, "line": None, "error": None, "state": None}
    say_json({**result, "rounds": None, **found})
    return status
