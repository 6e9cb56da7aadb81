"""Compiles the wrong calls of runtime_tests/calls/wrong_calls.hpp and random slips, which must be refused in the very words
that the search gives them at run time, and their first fixes, typed in where the words say: each must compile, and its
operands be what the search took them for. Compiles also the small programs of static_tests/must_not_compile, and their twins.

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
sys.path += [str(root / "static_tests/fuzz"), str(root / "static_tests")]
import outcomes  # noqa: E402
from small_programs import includes, small_programs  # noqa: E402

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
all_errors = "-ferror-limit=0" if clang else "-fmax-errors=0"
longest = 9 if any("++26" in each for each in command) else 12  # lines of a message


def numbered(program, number):
    """The program in the line of that number; or its wrong line there, and the others where no error may be."""
    before, *wrong = program.split("\n")
    if not wrong:
        return f"#line {number}\n{program}\n"
    return f"#line 1000001\n{before}\n#line {number}\n{wrong[0]}\n#line 2000001\n{wrong[1]}\n"


def errors_of(lines, name, header):
    """The errors of each of some functions that are compiled as one program."""
    file = work / f"{name}.cpp"
    file.write_text("".join(numbered(line, number) for number, line in enumerate(lines, 1)))
    before = ["-include-pch", f"{header}.pch"] if clang else ["-include", header]
    ran = subprocess.run([*command, all_errors, "-fsyntax-only", *before, file], capture_output=True, text=True,
                         errors="replace", env={**os.environ, "LC_ALL": "C"})
    found = outcomes.errors_of(ran.stderr, file.name, clang)
    said = [line for line in ran.stderr.splitlines() if not re.match(r"In file included from | +from ", line)]
    errors = [at for at, line in enumerate(said) if re.search(r":\d+: (fatal )?error: ", line)]
    for at, following in zip(errors, errors[1:]):
        if following - at > longest:
            sys.exit("\n".join([*said[at:following], f"more than {longest} lines"]))
    if ran.returncode != 0 and not found:
        sys.exit(ran.stderr[:2000])
    return [found.get(number + 1, []) for number in range(len(lines))]


def in_parts(lines, name, size, header):
    parts = [(lines[at : at + size], f"{name}_{at}", header) for at in range(0, len(lines), size)]
    with ThreadPoolExecutor(options.jobs) as pool:
        return [each for part in pool.map(lambda part: errors_of(*part), parts) for each in part]


def told(lines, name, header):
    """What each is told. What a compiler has refused once it does not refuse again: what was silent is compiled alone."""
    said = ["".join(text for _, text in errors) for errors in in_parts(lines, name, 20, header)]
    silent = [at for at, words in enumerate(said) if not words]
    for at, errors in zip(silent, in_parts([lines[at] for at in silent], f"silent_{name}", 1, header)):
        said[at] = "".join(text for _, text in errors)
    return said


with tempfile.TemporaryDirectory() as temporary:
    work = pathlib.Path(temporary)
    preamble, headsup = work / "preamble.hpp", work / "headsup.hpp"
    preamble.write_text((here / "preamble.hpp").read_text())
    headsup.write_text(includes)
    precompile = [[*command, "-x", "c++-header", header, "-o", f"{header}.{'pch' if clang else 'gch'}"]
                  for header in (preamble, headsup)]
    with ThreadPoolExecutor(options.jobs) as pool:
        for done in pool.map(subprocess.run, [[*command, here / "written.cpp", "-o", work / "written"], *precompile]):
            done.check_returncode()
    written = subprocess.run([work / "written", str(options.fixes), str(options.seed)], capture_output=True, text=True,
                             check=True).stdout
    slips, sentences, fixes = zip(*(line.split("\t") for line in written.splitlines()))
    refusals = options.refusals + sum(line.startswith("inline void row_") for line in slips)
    small = small_programs()
    said = told(slips[:refusals], "slips", preamble) + told([each.with_its_wrong_line() for each in small], "small", headsup)
    typed = [fix for fix in fixes if fix] + [each.in_one_line("+") for each in small]
    wrong = in_parts(typed[: -len(small)], "fixes", 100, preamble) + in_parts(typed[-len(small) :], "twins", 100, headsup)

calls = [*zip(slips[:refusals], sentences), *((each.in_one_line("-"), each.sentence) for each in small)]
failures = [f"{call}\n    it is to be told: {sentence}\n    the compiler says: {words}"
            for (call, sentence), words in zip(calls, said) if words != sentence]
failed = len(failures)
failures += [f"{fix}\n    {errors[0][1][:400]}" for fix, errors in zip(typed, wrong) if errors]
print(*failures[: options.show], sep="\n")
print(f"{len(calls) - failed} of {len(calls)} wrong calls are refused in the words of the search")
print(f"{len(typed) - sum(map(bool, wrong))} of {len(typed)} fixes hold as programs")
sys.exit(1 if failures else 0)
