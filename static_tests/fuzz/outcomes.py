"""What the compiler says to each call: many in a file, each in a line of its own."""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Dict, List, NamedTuple

from calls import Call

sys.path.append(str(Path(__file__).resolve().parents[1]))

from messages import literals  # noqa: E402

budget = 600  # characters of a sentence


class Outcome(NamedTuple):
    kind: str
    words: str


def judge(errors: List[tuple]) -> Outcome:
    """Of the errors (place, text) of one call."""
    if not errors:
        return Outcome("correct", "")
    said = [text for _, text in errors if re.match(r"HU\d{3} ", text)]
    where, first = next(((place, text) for place, text in errors if not re.match(r"HU\d{3} ", text)), errors[0])
    if not said and any(is_empty(text) for _, text in errors):
        return Outcome("empty", first)
    if not said or errors[0][0] == "user":  # what follows the compiler's own words is no error of the library
        return Outcome("internal" if where == "header" and errors[0][0] != "user" else "raw", first)
    if len(errors) > 1:
        return Outcome("several", f"{len(errors)}: {first}")
    if len(said[0]) > budget:
        return Outcome("too long", said[0])
    return Outcome("sentence", said[0])


def is_empty(text: str) -> bool:
    return "shape_error" in text or text.strip() in ("", "static assertion failed") or text.endswith("failed due to requirement")


def joined(text: str) -> str:
    """The sentence of an error, which may be in pieces."""
    computed = re.search(r"::found': (.*)", text)  # C++26
    if computed:
        return computed.group(1)
    if "shape_error<" in text or "says<" in text:
        return literals(text) or text
    match = re.search(r"(HU\d{3} .*?)(?:\"> \[with .*)?$", text)  # g++ shows the constraint of what is deleted
    return match.group(1).replace("\\\"", "\"") if match else text


def errors_of(output: str, name: str, clang: bool) -> Dict[int, List[tuple]]:
    """The errors of each line of the file. g++ says before an error which line caused it, Clang after it."""
    found: Dict[int, List[tuple]] = {}
    line, last, before = 0, None, ""
    for text in output.splitlines():
        error = re.match(r"(.*?):(\d+):(?:\d+:)? (?:fatal )?error: (.*)", text)
        user = re.search(re.escape(name) + r":(\d+):\d+: +(?:required (?:from|by)|note: .*(?:requested|used) here|note: in instantiation)", text)
        if error and not before.endswith("template argument deduction/substitution failed:"):
            of_user = error.group(1).endswith(name)
            last = ["user" if of_user else "header", joined(error.group(3)), int(error.group(2)) if of_user else 0 if clang else line]
            found.setdefault(last[2], []).append(last)
        elif user and not clang:
            line = int(user.group(1))
        elif user and last and last[2] == 0:
            found[0].remove(last)
            last[2] = int(user.group(1))
            found.setdefault(last[2], []).append(last)
        before = text
    return {line: [(place, said) for place, said, _ in errors] for line, errors in found.items()}


class Compiler:
    def __init__(self, command: List[str], include: Path, work: Path):
        self.command = [*command, "-I", str(include), "-w", "-fsyntax-only"]
        self.clang = "clang" in command[0]
        self.command += ["-ferror-limit=0", "-fno-caret-diagnostics"] if self.clang else ["-fmax-errors=0", "-fno-diagnostics-show-caret"]
        self.work = work
        work.mkdir(parents=True, exist_ok=True)
        header = Path(__file__).with_name("operands.hpp")
        local = work / "operands.hpp"
        local.write_text(header.read_text())
        made = work / ("operands.hpp.pch" if self.clang else "operands.hpp.gch")
        subprocess.run([*(each for each in self.command if each != "-fsyntax-only"), "-x", "c++-header", str(local), "-o", str(made)], check=True)
        self.command += ["-include-pch", str(made)] if self.clang else ["-include", str(local)]

    def ask(self, calls: List[Call], name: str) -> List[List[tuple]]:
        file = self.work / f"{name}.cpp"
        head = "template <class T> void takes(T const&) {} template <class T> void changes(T&) {} float f(float);\n"
        file.write_text(head + "".join(f"void call_{i}() {{ {call.code} }}\n" for i, call in enumerate(calls)))
        done = subprocess.run([*self.command, str(file)], capture_output=True, text=True, errors="replace", env={**os.environ, "LC_ALL": "C"})
        (self.work / f"{name}.txt").write_text(done.stderr)
        found = errors_of(done.stderr, file.name, self.clang)
        answers = [found.pop(i + 2, []) for i in range(len(calls))]
        if any(found.values()):
            print(file, 'unattributed', list(found.items())[:3])
        if "internal compiler error" in done.stderr or done.returncode < 0 or (done.returncode and not any(answers)):
            if len(calls) > 1:
                half = len(calls) // 2
                return self.ask(calls[:half], name + "a") + self.ask(calls[half:], name + "b")
            return [[("header", "the compiler crashed")]]
        return answers

    def outcomes(self, calls: List[Call], jobs: int, at_once: int) -> List[Outcome]:
        """Compilers report a mistake of one type only once, so what was silent is compiled again without the rest."""
        outcomes: List[Outcome] = [Outcome("correct", "")] * len(calls)
        left = list(range(len(calls)))
        round = 0
        while left:
            parts = [left[i : i + at_once] for i in range(0, len(left), at_once)]
            with ThreadPoolExecutor(jobs) as pool:
                answers = list(pool.map(lambda part: self.ask([calls[i] for i in parts[part]], f"part{round}_{part}"), range(len(parts))))
            silent = []
            for part, answer in zip(parts, answers):
                wrong = [bool(errors) for errors in answer]
                for i, errors in zip(part, answer):
                    if errors:
                        outcomes[i] = judge(errors)
                if any(wrong):
                    silent += [i for i, errors in zip(part, answer) if not errors]
            left = silent
            round += 1
        return outcomes
