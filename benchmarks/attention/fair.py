#!/usr/bin/env python3
"""Tests that the benchmark is fair: what the machine tells libraries reaches no worker, and whoever uses other
instructions than headsup is named."""

import contextlib
import io
import os
import pathlib
import sys
import tempfile

import configurations
import coordinator
import report
import rivals
from results import Results, Row

set_by_the_machine = {"OPENBLAS_CORETYPE": "Haswell", "OPENBLAS_L2_SIZE": "262144", "ONEDNN_MAX_CPU_ISA": "AVX2",
                      "ATEN_CPU_CAPABILITY": "avx2", "LIBXSMM_TARGET": "hsw", "MKL_ENABLE_INSTRUCTIONS": "AVX2",
                      "OMP_NUM_THREADS": "7", "HEADSUP_INSTRUCTION_SET": "baseline"}
prints_environment = [sys.executable, "-c", "import os; print('ready', *(f'{n}={v}' for n, v in os.environ.items()))"]


def seen_by(rival, setting, narrow):
    worker = coordinator.Worker(prints_environment, 1, coordinator.cores(), rival.environment(setting, narrow))
    worker.close()
    return worker.answer.split(" ")


def test_environment():
    os.environ.update(set_by_the_machine)
    wide = rivals.Setting(1, "avx512")
    for rival in rivals.everyone:
        seen = seen_by(rival, wide, "")
        for name, value in set_by_the_machine.items():
            assert f"{name}={value}" not in seen, (rival.name, name)
        assert "OPENBLAS_CORETYPE=Haswell" in seen_by(rival, rivals.Setting(1, "avx2"), "avx2"), rival.name
    assert any(each.startswith("PATH=") for each in seen)


def shown(rival, instruction_set, setting):
    """What a report says of one row."""
    row = Row(configurations.passes[0], setting, rival, "", 0, 0, "its name", instruction_set, [1.0], [1e9], [1e9])
    results = Results([setting])
    results.rows.append(row)
    said = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(said):
        written = report.Report(pathlib.Path(folder), results)
        written.table(row.configuration, [row])
        written.unfair()
        written.file.close()
    return said.getvalue()


def test_warning():
    openblas = next(each for each in rivals.everyone if each.source == "openblas")
    narrow = shown(openblas, "avx2", rivals.Setting(1, "avx512"))
    assert "kernels of OpenBLAS, by blocks: its name (AVX2)" in narrow, narrow
    assert "WARNING: OpenBLAS, by blocks uses AVX2 where headsup uses AVX-512" in narrow, narrow
    assert "not a fair comparison" in narrow, narrow
    for set_of_all in ("avx2", "avx512"):
        same = shown(openblas, set_of_all, rivals.Setting(1, set_of_all))
        assert "WARNING" not in same and "not a fair comparison" not in same, same
    assert "WARNING" not in shown(rivals.sse2, "baseline", rivals.Setting(1, "avx512"))


def written_tables(quiet):
    """The tables for README of two rows, or nothing."""
    settings = [rivals.Setting(1, "avx2"), rivals.Setting(2, "avx2")]
    results = Results(settings)
    for setting, seconds in zip(settings, (0.0612, 0.03174)):
        results.rows.append(Row(configurations.passes[0], setting, rivals.headsup, "", 0, 0, "", "avx2", [seconds], [1e9], [1e9]))
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        (pathlib.Path(folder) / "tables.md").write_text("of another hour")
        say = report.Report(pathlib.Path(folder), results)
        say.is_quiet = quiet
        paths = say.tables()
        say.file.close()
        assert [path.exists() for path in paths] == [True] * len(paths)
        assert quiet or not (pathlib.Path(folder) / "tables.md").exists()
        return paths[0].read_text() if paths else None


def test_tables():
    small = configurations.passes[0].described
    assert written_tables(True) == f"Causal multi-head attention, AVX2:\n\n| | headsup |\n|---|---|\n| {small} | 61.2 / 31.7 |\n"
    assert written_tables(False) is None


def test_disturbances():
    def is_quiet(others, host):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            say = report.Report(pathlib.Path(folder), Results([]))
            busy, stolen, ours = report.processor_seconds()
            say.disturbances((busy - 100 * others, stolen - 100 * host, ours), 100)
            say.file.close()
            return say.is_quiet

    assert is_quiet(0.03, 0.01) and not is_quiet(0.5, 0) and not is_quiet(0, 0.5)


test_environment()
test_warning()
test_tables()
test_disturbances()
