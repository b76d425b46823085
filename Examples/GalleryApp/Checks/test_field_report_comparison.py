"""Checks .ci/field-report with reports that are made up in a temporary folder."""

import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = ROOT / ".ci/field-report"


def report(version, *readings):
    return "\n".join([
        "Field test of InterruptibleTransitions",
        f"iOS Version {version} (Build 22F76), arm64 simulator, 402 × 874 pt, 60 Hz",
        "",
        "4. Ends",
        "  SetterFlips: 0.3 set while reversed: 0.300 seen, 0.300 read",
        "",
        "Readings",
        *(f"  {reading}" for reading in readings),
        "",
    ])


@pytest.fixture
def compare(tmp_path, monkeypatch, capsys):
    """Compares a report with committed ones; returns the exit status and what is printed."""
    loader = SourceFileLoader("field_report", str(SCRIPT))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    module = module_from_spec(spec_from_loader("field_report", loader))
    loader.exec_module(module)
    assert module.fidelity.REPORTS == ROOT / "Docs/FieldReports"
    module.fidelity.REPORTS = tmp_path / "reports"
    module.fidelity.POLICIES = tmp_path
    (tmp_path / "Animation").mkdir()
    (tmp_path / "Animation/HeadlessAnimatorPolicy.swift").write_text(
        "  public var setterFlips = true\n  public var pansBeginSoon = false\n"
    )
    for folder in ["reports", "attachments"]:
        (tmp_path / folder).mkdir()

    def compare(text, **reports):
        for name, other in reports.items():
            (tmp_path / "reports" / f"{name}.txt").write_text(other)
        attachments = tmp_path / "attachments"
        (attachments / "manifest.json").write_text("[]")
        (attachments / "0A1B.png").write_bytes(b"\x89PNG\xff")
        if text:
            (attachments / "2C3D").write_text(text)
        return module.main(attachments), capsys.readouterr().out

    return compare


def test_readings_as_the_model_has_them_are_no_difference(compare):
    text = report("18.5", "A40 setterFlips = true", "F9 pansBeginSoon = not decided")
    status, printed = compare(text)
    assert status == 0
    assert "1 readings, 0 of them differ." in printed
    assert "|" not in printed and "::notice" not in printed


def test_a_difference_from_the_model_that_no_report_knows_is_a_notice(compare):
    status, printed = compare(
        report("18.5", "A40 setterFlips = false"), other=report("26.0", "A40 setterFlips = true")
    )
    assert status == 0
    assert "| A40 | setterFlips | false | true | none |" in printed
    assert "::notice title=iOS 18 differs from headless UIKit::" in printed


def test_a_difference_from_a_report_of_the_same_system_fails(compare):
    status, printed = compare(
        report("26.1", "A40 setterFlips = true"), phone=report("26.0.1", "A40 setterFlips = false")
    )
    assert status == 1
    assert "| A40 | setterFlips | true | true | false ✘ |" in printed


def test_a_known_difference_from_the_model_passes(compare):
    status, printed = compare(
        report("26.1", "A40 setterFlips = false"), phone=report("26.0", "A40 setterFlips = false")
    )
    assert status == 0
    assert "| A40 | setterFlips | false | true | false |" in printed
    assert "::notice" not in printed


def test_where_reports_of_a_system_differ_either_passes(compare):
    status, printed = compare(
        report("26.2", "F9 pansBeginSoon = true"),
        one=report("26.0", "F9 pansBeginSoon = true"),
        other=report("26.1", "F9 pansBeginSoon = false"),
    )
    assert status == 0
    assert "| F9 | pansBeginSoon | true | false | false or true |" in printed


def test_a_field_is_compared_for_each_statement(compare):
    status, _ = compare(
        report("26.1", "A40 setterFlips = true", "A41 setterFlips = false"),
        phone=report("26.0", "A40 setterFlips = true"),
    )
    assert status == 0


@pytest.mark.parametrize("text", [None, "A picture", report("18.5"), report("x", "A40 setterFlips = true")])
def test_without_a_report_it_fails_with_a_sentence(compare, text):
    with pytest.raises(SystemExit) as exit:
        compare(text)
    assert "report" in str(exit.value)


def test_it_says_how_it_is_used():
    result = subprocess.run([SCRIPT], capture_output=True, text=True)
    assert result.returncode == 1 and "usage: xcrun xcresulttool export attachments" in result.stderr
