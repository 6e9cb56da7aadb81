"""Shows that every check of the library is guarded by a case in static_tests/must_not_compile.

Each check in include/headsup is disabled in turn: by a declaration that follows the headers, most in a copy in which each
check has a switch; and what can have none in a copy of its header that the compiler finds first. Some case must then turn
red: it compiles although it must not, or its first error no longer says its first expected words. A check whose loss no
case notices is a survivor; survivors are listed, and the exit status is 1.

What counts as a check, and how it is disabled:
  rule      an element of a list all<...>                     it is deleted from the list, by a declaration
  call      HEADSUP_MISTAKE(mistake) in an operation           shape_mistake{}: the mistake is passed on silently
  class     headsup_diagnostics::check<mistake, condition>()  the condition is true
  constructor  noexcept(sizeof(headsup_diagnostics::refusal<mistake>) != 0)  noexcept(true)
  constructors  using name = headsup_diagnostics::refusal<mistake>  shape_mistake, for all that name it
  conjunct  concept can_... = a && b && c, or any other that  a, b or c is true, one at a time
            an operation asks: if constexpr (!concept<...>)
  assert    static_assert(condition, "HU... or headsup: ...") the condition is true

The rules of a row, an operation of headsup/calls, are left out by the values test instead: here a row is a survivor only
if that test does not know it.

Conjuncts that others imply are left out, because no program can tell them from true: Tensor<X> next to one that uses
axes_of<X> or scalar_of<X>, which are defined for tensors only; and those in the tables `implied` of checks.py and
rules.py, each with its reason.
"""

import argparse
import concurrent.futures
import pathlib
import sys
import tempfile
import time

from cases import Case, known_guards, ranked
from checks import checks_of, codes_of_mistakes, concepts_asked
from checks import implied as implied_conjuncts
from compiler import Broken, Compiler, guard_of
from rules import implied as implied_rules
from rules import rules_of
from rows import unknown_rows
from small_programs import small_programs, wings

root = pathlib.Path(__file__).resolve().parents[2]
own_cases = root / "static_tests/must_not_compile"


def main():
    description, _, details = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(prog="static_tests/mutation", description=description, epilog=details,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="list the checks and disable none")
    parser.add_argument("--only", metavar="TEXT", default="", help="only checks whose line in the list holds TEXT")
    parser.add_argument("--require", metavar="KIND", action="append", default=[],
                        help="fail if there is no check of that kind: a form that is no longer recognised")
    parser.add_argument("--likeliest", type=int, default=200, metavar="N",
                        help="a check is guarded by one of the N cases that are nearest to it, or by none (200)")
    parser.add_argument("--cases-are-red", action="store_true",
                        help="do not ask whether a case is refused while nothing is disabled: other tests do")
    parser.add_argument("--record", action="store_true",
                        help="write guards.txt, which says of some checks which case to try first, and never what holds")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="checks at a time (2)")
    parser.add_argument("--compiler", default="g++", metavar="COMMAND", help="the compiler and its flags (g++)")
    parser.add_argument("--include", type=pathlib.Path, default=root / "include", metavar="DIR",
                        help="the headers (include)")
    parser.add_argument("--cases", type=pathlib.Path, default=own_cases, metavar="DIR",
                        help="the cases (static_tests/must_not_compile)")
    options = parser.parse_args()

    include = options.include.resolve()
    headers = {path.relative_to(include / "headsup").as_posix(): path.read_text()
               for path in sorted((include / "headsup").rglob("*.hpp"))}
    asked = concepts_asked(headers.values())
    checks, left_out, rule_lists = [], set(), set()
    for header, source in headers.items():
        found, lists = rules_of(header, source, headers.values(), left_out)
        checks += found
        rule_lists |= lists
    for header, source in headers.items():
        checks += checks_of(header, source, asked, left_out, rule_lists)
    checks.sort(key=lambda check: (check.header, check.at))
    if include == root / "include":
        for where, what in {*implied_conjuncts, *implied_rules} - left_out:
            print(f"static_tests/mutation leaves out {where}: {what}, which is not there: take it from the table",
                  file=sys.stderr)
            return 2
        tests = root / "runtime_tests/calls"
        unknown = list(unknown_rows(headers, (tests / "right_calls.hpp").read_text(), (tests / "fixes.cpp").read_text()))
        print(*(f"survivor: {each}" for each in unknown), sep="\n", end="\n" if unknown else "", file=sys.stderr)
        if unknown:
            return 1
    for kind in options.require:
        if not any(check.kind == kind for check in checks):
            print(f"static_tests/mutation: no check of kind {kind} found in {include}", file=sys.stderr)
            return 2
    checks = [check for check in checks if options.only in str(check)]
    if options.list:
        print(*checks, sep="\n")
        return 0
    if not checks:
        print("static_tests/mutation: no check found", file=sys.stderr)
        return 2

    folder = options.cases.resolve()
    codes = codes_of_mistakes(include)
    record = folder.parent / "mutation/guards.txt"
    known = known_guards(record)
    began = time.monotonic()
    survivors, broken_ones, better = [], [], []
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        cases = [Case(path, folder) for path in sorted(folder.rglob("*.cpp"))]
        if options.cases == own_cases:
            small = pathlib.Path(scratch) / "small"
            small.mkdir()
            cases += [Case(each.write_to(small, includes=""), small, is_small=True) for each in small_programs()]
        cases = [case for case in cases if case.expected is not None]
        compiler = Compiler(options.compiler.split(), include, folder, scratch, options.cases_are_red,
                            (*wings, "pictures") if options.cases == own_cases else ())
        compiler.add_switches(checks)
        running = {}
        for number, check in enumerate(checks):
            likeliest = ranked(cases, check, codes, known.get(check.lasting, ()))[:options.likeliest]
            running[pool.submit(guard_of, check, number, likeliest, compiler, scratch)] = check
        for done, future in enumerate(concurrent.futures.as_completed(running), 1):
            check = running[future]
            try:
                guard = future.result()
            except Broken as broken:
                guard, broken_ones = None, broken_ones + [broken]
            if guard is None:
                survivors.append(check)
            elif guard is not ranked(cases, check, codes)[0]:
                better.append(f"{guard.name} guards {check.lasting}\n")
            print(f"[{done}/{len(checks)}] {check}: {'guarded by ' + guard.name if guard else 'SURVIVES'}", flush=True)

    if options.record:
        record.write_text("# Written by static_tests/mutation --record: what its ranking of the cases does not put first.\n" +
                          "".join(sorted(set(better))))

    print()
    for broken in broken_ones:
        print(broken)
    for check in sorted(survivors, key=str):
        print(f"survivor: {check}")
    unsound = sorted(case.name for case, known in compiler.sound.items() if not known)
    if unsound:
        print("not counted, because they are red before anything is disabled:", *unsound)
    print(f"{len(checks) - len(survivors)} of {len(checks)} checks guarded "
          f"({len(cases)} cases, {compiler.count} compilations, {time.monotonic() - began:.0f} s)")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
