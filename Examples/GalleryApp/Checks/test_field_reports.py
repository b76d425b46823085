"""Checks that Tools/fidelity shows what a report of the field test says, with a report made up in a temporary folder."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
REPORT = """Field test of InterruptibleTransitions
iOS Version 18.5 (Build 22F76), iPhone17,1, 402 × 874 pt, 120 Hz

4. Ends
  SetterFlips: 0.3 set while reversed: 0.300 seen, 0.300 read

Readings
  A40 setterFlips = false
  A63 springsScrubInSteps = true
  F9 pansBeginSoon = not decided
"""


@pytest.fixture
def fidelity(tmp_path, monkeypatch):
    loader = SourceFileLoader("fidelity", str(ROOT / "Tools/fidelity"))
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    module = module_from_spec(spec_from_loader("fidelity", loader))
    loader.exec_module(module)
    assert module.REPORTS == ROOT / "Docs/FieldReports"
    module.REPORTS = tmp_path
    return module


def page(fidelity):
    fields = fidelity.FIELD.findall(fidelity.policies())
    return fidelity.page(fidelity.statements(), fidelity.tests(), fields)[0]


def test_a_report_is_shown_beside_its_statements(fidelity):
    (fidelity.REPORTS / "iOS 18.5 (22F76).txt").write_text(REPORT)
    (fidelity.REPORTS / "README.md").write_text("A page about the reports.")
    system = REPORT.splitlines()[1]
    rows = {line.split(" | ")[0]: line for line in page(fidelity).splitlines()}
    assert f"`setterFlips` is false on {system}" in rows["| A40"]
    assert f"`springsScrubInSteps` is true on {system}" in rows["| A63"]
    assert system not in rows["| F9"]
    assert rows["| of those, asked of a device"].endswith(" 2 |")


def test_without_a_report_no_statement_was_asked(fidelity):
    assert "| of those, asked of a device | 0 |" in page(fidelity)


def test_reports_are_those_of_devices():
    reports = list((ROOT / "Docs/FieldReports").glob("*.txt"))
    assert (ROOT / "Docs/FieldReports/README.md").is_file()
    for report in reports:
        title, system = report.read_text().splitlines()[:2]
        assert title == "Field test of InterruptibleTransitions"
        assert "headless" not in system and "simulator" not in system
