"""Compiles the wrong calls of runtime_tests/calls/wrong_calls.hpp and random slips, which must be refused in the very words
that the search gives them at run time, and their first fixes, typed in where the words say: each must compile, and its
operands be what the search took them for.

    python3 static_tests/programs [--fixes N] [--refusals N] [--seed N] [--show N] [compiler and options...]
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
sys.path.append(str(root / "static_tests/fuzz"))
import outcomes  # noqa: E402

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--fixes", type=int, default=300, help="how many slips and fixes (300)")
parser.add_argument("--refusals", type=int, default=40, help="of how many of them the refusal is compiled too (40)")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--show", type=int, default=10, help="how many failures to show (10)")
parser.add_argument("--jobs", type=int, default=2, help="compilers at a time (2)")
options, command = parser.parse_known_args()
command = [each for each in command if each != "--"] or ["g++", "-std=c++20"]
command += ["-w", f"-I{root / 'include'}", f"-I{root / 'static_tests'}"]
clang = "clang" in command[0]
all_errors = ["-ferror-limit=0", "-fno-caret-diagnostics"] if clang else ["-fmax-errors=0", "-fno-diagnostics-show-caret"]


def errors_of(lines, name):
    """The errors of each of some functions that are compiled as one program."""
    file = work / f"{name}.cpp"
    file.write_text("".join(f"{line}\n" for line in lines))
    before = ["-include-pch" if clang else "-include", preamble.with_suffix(".hpp.pch") if clang else preamble]
    ran = subprocess.run([*command, *all_errors, "-fsyntax-only", *before, file], capture_output=True, text=True,
                         errors="replace", env={**os.environ, "LC_ALL": "C"})
    found = outcomes.errors_of(ran.stderr, file.name, clang)
    if ran.returncode != 0 and not found:
        sys.exit(ran.stderr[:2000])
    return [found.get(number + 1, []) for number in range(len(lines))]


def in_parts(lines, name, size):
    parts = [lines[at : at + size] for at in range(0, len(lines), size)]
    with ThreadPoolExecutor(options.jobs) as pool:
        return [each for part in pool.map(errors_of, parts, [f"{name}_{at}" for at in range(len(parts))]) for each in part]


with tempfile.TemporaryDirectory() as temporary:
    work = pathlib.Path(temporary)
    preamble = work / "preamble.hpp"
    preamble.write_text((here / "preamble.hpp").read_text())
    compiled = work / ("preamble.hpp.pch" if clang else "preamble.hpp.gch")
    with ThreadPoolExecutor(options.jobs) as pool:
        for done in pool.map(subprocess.run, [[*command, here / "written.cpp", "-o", work / "written"],
                                              [*command, "-x", "c++-header", preamble, "-o", compiled]]):
            done.check_returncode()
    written = subprocess.run([work / "written", str(options.fixes), str(options.seed)], capture_output=True, text=True,
                             check=True).stdout
    slips, sentences, fixes = zip(*(line.split("\t") for line in written.splitlines()))
    refusals = options.refusals + sum(line.startswith("inline void row_") for line in slips)
    refused = in_parts(slips[:refusals], "slips", 20)
    # What a compiler has refused once it does not refuse again: what was silent is compiled without the rest.
    told = ["".join(text for _, text in errors) for errors in refused]
    silent = [at for at, said in enumerate(told) if not said]
    for at, errors in zip(silent, in_parts([slips[at] for at in silent], "silent", 1)):
        told[at] = "".join(text for _, text in errors)
    typed = [at for at, program in enumerate(fixes) if program]
    wrong = in_parts([fixes[at] for at in typed], "fixes", 100)

failures = [f"{slips[at]}\n    it is to be told: {sentences[at]}\n    the compiler says: {said}"
            for at, said in enumerate(told) if said != sentences[at]]
failed = len(failures)
failures += [f"{sentences[at]}\n    {slips[at]}\n    {fixes[at]}\n    {errors[0][1][:400]}" for at, errors in zip(typed, wrong) if errors]
print(*failures[: options.show], sep="\n")
print(f"{refusals - failed} of {refusals} wrong calls are refused in the words of the search")
print(f"{len(typed) - sum(map(bool, wrong))} of {len(typed)} fixes hold as programs")
sys.exit(1 if failures else 0)
