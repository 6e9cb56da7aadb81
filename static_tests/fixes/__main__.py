"""Types the fixes that messages name into the programs that they refuse, and checks what they lead to.

For each case of static_tests/must_not_compile, small programs too: the refused program is compiled, the fix is taken out
of the compiler's own message and typed in where the message says, each of several in turn, and the program is compiled
again. It must be accepted, and its result must have the axes and the numbers of the twin, which its author wrote, or those
that a line of the case states (see cases.py). Tensors that hold zeros in a case hold different numbers here, so that a fix
that mixes them up is seen. A fix that is no code is one only if the case says so.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parents[2]
here = pathlib.Path(__file__).resolve().parent
sys.path.append(str(root / "static_tests"))

from cases import Case, declared, with_numbers  # noqa: E402
from places import Unplaced, alternatives, call_of, code_of, typed_in  # noqa: E402
from kept_messages import KeptMessages  # noqa: E402
from messages import literals  # noqa: E402
from small_programs import includes as includes_of_small_programs, small_programs  # noqa: E402

own_cases = root / "static_tests/must_not_compile"
environment = {**os.environ, "LC_ALL": "C.UTF-8"}


class Compiler:
    def __init__(self, command, include, scratch, kept):
        self.kept = kept
        self.command = [*command, "-std=c++20", "-fmessage-length=0", f"-I{include}", f"-I{root / 'static_tests'}"]
        self.scratch = pathlib.Path(scratch)
        header = self.scratch / "agree.hpp"
        header.write_text((here / "agree.hpp").read_text() + includes_of_small_programs)
        target = self.scratch / ("agree.pch" if "clang" in command[0] else "agree.hpp.gch")
        subprocess.run([*self.command, "-x", "c++-header", header, "-o", target], check=True)
        self.command += ["-include-pch", target] if "clang" in command[0] else ["-include", header]

    def run(self, *arguments):
        return subprocess.run([*self.command, *arguments], capture_output=True, text=True, errors="replace",
                              env=environment)

    def refuse(self, case):
        """Sets what the compiler says to the refused program, and the line of it. Of small programs that is in the case:
        static/programs compares it."""
        if case.path.parent == self.scratch and len(case.own_lines) == 1:
            case.said, case.line = case.expected, min(case.own_lines)
            return
        output = self.kept.of(case.path)
        if output is None:
            output = self.run("-fsyntax-only", "-DREFUSED", case.path).stderr
        line = next((line for line in output.splitlines() if "error:" in line), "")
        words = re.search(r"HU\d+ .*", literals(line)) or re.search(r"HU\d+ .*", line)
        if not words:
            raise Unplaced(f"no sentence: {line[:200]}")
        case.said = words[0]
        lines = [int(each) for each in re.findall(rf"{re.escape(case.path.name)}:(\d+)", output)]
        case.line = next((each for each in lines if each in case.own_lines), lines[0])


class Program:
    """A case with one of its fixes typed in."""

    def __init__(self, case, number, fix, body, then):
        self.case, self.fix, self.body, self.then = case, fix, body, then
        self.title = f"{case.name}, fix {number + 1}: {fix}"
        self.space = f"{re.sub('[^a-z0-9_]', '_', case.name)}_{number}"

    def text(self):
        """The program and its twin in a namespace each, and a function that compares their results."""
        fixed, twin = self.body, self.case.twin
        if not re.search("static_assert|prints_as", fixed + twin):  # otherwise the case has its own
            fixed, twin = with_numbers(fixed), with_numbers(twin)
        result = self.result(fixed, twin)
        run = [f"{space}::{name}();" for space, body in (("fixed", fixed), ("twin", twin))
               for name in re.findall(r"(?m)^(?:inline )?[\w:]+ (\w+)\(\) \{", body)]
        title = self.title.replace("\\", "\\\\").replace('"', '\\"')
        if self.then.startswith("axes<"):
            compare = f'fixes::has_just<headsup::{self.then}>("{title}", fixed::{result})'
        elif self.then != "twin":
            twin += f"\nauto intended() {{ return {self.then}; }}\n"
            compare = f'fixes::agree("{title}", fixed::{result}, twin::intended())'
        elif result is None:
            compare = "true"
        elif re.search(rf"using {result} =", fixed):
            compare = f'fixes::agree("{title}", fixed::{result}{{}}, twin::{result}{{}})'
        else:
            compare = f'fixes::agree("{title}", fixed::{result}, twin::{result})'
        return (f"namespace {self.space} {{\nnamespace fixed {{\n{fixed}\n}}\nnamespace twin {{\n{twin}\n}}\n"
                f"inline bool holds() {{ {' '.join(run)} return {compare}; }}\n}}\n")

    def result(self, fixed, twin):
        """The variable that both programs declare, last in the lines that differ."""
        if self.case.result:
            return self.case.result[0]
        both = [name for name in declared(fixed) if name in declared(twin)]
        return both[-1] if both else None


def try_out(compiler, programs, number):
    """The complaints about programs that are compiled as one."""
    folder = compiler.scratch
    includes = sorted(set().union(*(program.case.includes for program in programs)))
    source, binary = folder / f"{number}.cpp", folder / f"{number}"
    calls = "".join(f"  if ({program.space}::holds()) std::puts(\"holds {program.space}\");\n" for program in programs)
    source.write_text("\n".join(includes) + "\nusing namespace headsup;\n" + "".join(p.text() for p in programs) +
                      f"int main() {{\n{calls}}}\n")
    built = compiler.run("-w", source, "-o", binary)
    if built.returncode == 0:
        ran = subprocess.run([binary], capture_output=True, text=True)
        if ran.returncode == 0:
            return {p: next((line for line in ran.stdout.splitlines() if line.startswith(p.title)), "it differs")
                    for p in programs if f"holds {p.space}" not in ran.stdout.split("\n")}
        said = f"it stops: {ran.stderr[:200]}"
        first = programs[0]
        if len(programs) == 1:
            return {first: f"it stops: {ran.stderr[:200]}"}
        return {**try_out(compiler, [first], f"{number}a"), **try_out(compiler, programs[1:], f"{number}b")}
    broken = errors_of(built.stderr, source, programs)
    if not broken:
        raise RuntimeError(built.stderr[:2000])
    left = [program for program in programs if program not in broken]
    return {**broken, **(try_out(compiler, left, f"{number}c") if left else {})}


def errors_of(said, source, programs):
    """The first error of each program that has one. An error in a header is that of the line that led to it."""
    spaces = [line.split()[1] if line.startswith("namespace ") and not re.match("namespace (fixed|twin) ", line) else None
              for line in source.read_text().splitlines()]
    by_space = {program.space: program for program in programs}
    found, blamed = {}, None
    for line in said.splitlines():
        if match := re.search(rf"{re.escape(source.name)}:(\d+)", line):
            blamed = next(by_space[each] for each in spaces[int(match[1]) - 1 :: -1] if each)
        if re.search(r"\berror: ", line) and blamed:
            words = literals(line)
            found.setdefault(blamed, f"refused: {words or re.sub('^.*?error: ', '', line)[:300]}")
    return found


def main():
    description, _, details = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(prog="static_tests/fixes", description=description, epilog=details,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="PATTERN", default="", help="only cases whose name matches PATTERN")
    parser.add_argument("--show", action="store_true", help="show the program of each fix that does not hold")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="compilers at a time (2)")
    parser.add_argument("--compiler", default="g++", metavar="COMMAND", help="the compiler and its flags (g++)")
    parser.add_argument("--include", type=pathlib.Path, default=root / "include", metavar="DIR", help="the headers (include)")
    parser.add_argument("--cases", type=pathlib.Path, default=own_cases, metavar="DIR",
                        help="the cases (static_tests/must_not_compile)")
    parser.add_argument("--kept", metavar="DIR", help="what the compiler said when the cases were tested, where it still holds")
    options = parser.parse_args()
    began = time.monotonic()
    paths = sorted(options.cases.resolve().rglob("*.cpp"))
    programs, complaints, kinds = [], {}, collections.Counter()

    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        if options.cases == own_cases:
            paths += [each.write_to(pathlib.Path(scratch)) for each in small_programs()]
        cases = [Case(path) for path in paths if re.search(options.only, path.stem)]
        include = options.include.resolve()
        compiler = Compiler(options.compiler.split(), include, scratch, KeptMessages(options.kept, include))
        for case, refused in [(case, pool.submit(compiler.refuse, case)) for case in cases]:
            try:
                refused.result()
                programs += programs_of(case, kinds, complaints)
            except (Unplaced, AttributeError, TypeError, ValueError, KeyError, IndexError) as problem:
                complaints[case.name] = f"{getattr(case, 'said', '')}\n    {type(problem).__name__}: {problem}"
        size = max(1, min(24, -(-len(programs) // (2 * options.jobs))))
        batches = [programs[at : at + size] for at in range(0, len(programs), size)]
        for done in pool.map(try_out, [compiler] * len(batches), batches, range(len(batches))):
            complaints.update({program.title: said + (f"\n{program.body.strip()}" if options.show else "")
                               for program, said in done.items()})

    for title, said in sorted(complaints.items()):
        print(f"{title}\n    {said}")
    for kind, count in kinds.most_common():
        print(f"{count:5d}  {kind}")
    print(f"{len(programs) - sum(p.title in complaints for p in programs)} of {len(programs)} fixes hold "
          f"({len(cases)} cases, {time.monotonic() - began:.0f} s)")
    return 1 if complaints else 0


def programs_of(case, kinds, complaints):
    """The programs that the fixes of a case lead to."""
    advice = list(case.advice)
    found = []
    for number, fix in enumerate(alternatives(case.said)):
        if fix in advice:
            advice.remove(fix)
            kinds["advice, no code"] += 1
            continue
        if code_of(fix) is None:
            complaints[f"{case.name}, fix {number + 1}: {fix}"] = "it is no code, and the case does not call it advice"
            continue
        kinds[code_of(fix)[0]] += 1
        try:
            call = call_of(case.refused, case.line, case.said)
            body = typed_in(case, call, fix)
        except (Unplaced, AttributeError, TypeError, ValueError, KeyError, IndexError) as problem:
            complaints[f"{case.name}, fix {number + 1}: {fix}"] = f"it cannot be typed in: {type(problem).__name__} {problem}"
            continue
        found.append(Program(case, number, fix, body, case.then.get(number + 1, "twin")))
    for text in advice:
        complaints[f"{case.name}: advice '{text}'"] = "the message does not give it"
    for number in case.then:
        if number > len(alternatives(case.said)):
            complaints[f"{case.name}: then {number}"] = "the message gives no such fix"
    return found


if __name__ == "__main__":
    sys.exit(main())
