"""The cases of static_tests/must_not_compile/small_programs.txt: small programs, of which many are compiled as one.

Each has a name, its notes, as other cases have them (see fixes/cases.py), and its lines: those of the program that is
refused begin with -, those of its twin with +.
"""

import itertools
import pathlib
import re

here = pathlib.Path(__file__).resolve().parent
wings = ("files", "gpt2", "gpt2/load_packed", "laws", "parallel/worker_threads", "parts", "serving",
         "tokenizer/byte_pairs", "tokenizer/byte_pair_tokenizer", "tokenizer/word_tokenizer")
includes = "".join(f"#include <headsup/{each}.hpp>\n" for each in ("headsup", *wings))


class SmallProgram:
    def __init__(self, block):
        self.name, *lines = block.splitlines()
        self.notes = [line for line in lines if line.startswith("// ")]
        self.lines = [line for line in lines if not line.startswith("// ")]
        self.sentence = re.search(r"^// expect: (.*)$", block, re.MULTILINE)[1]

    def of(self, sign):
        """The lines of the refused program, -, or of its twin, +."""
        return [line[2:] if line[0] in "-+" else line for line in self.lines if line[0] in sign or line[0] not in "-+"]

    def in_one_line(self, sign):
        return f"namespace {self.name} {{ using namespace headsup; {' '.join(map(str.strip, self.of(sign)))} }}"

    def with_its_wrong_line(self):
        """The refused program: what stands before its wrong line, that line, and what stands after. All of it in one if
        there are several, or if no fix is typed: then another line may be refused for what this one says."""
        wrong = [at for at, line in enumerate(self.lines) if line[0] == "-"]
        if len(wrong) != 1 or any(note.startswith("// advice:") for note in self.notes):
            return self.in_one_line("-")
        begin, end = (" ".join(line.strip() for line in part if line[0] != "+")
                      for part in (self.lines[: wrong[0]], self.lines[wrong[0] + 1 :]))
        return f"namespace {self.name} {{ using namespace headsup; {begin}\n{self.lines[wrong[0]][2:]}\n{end} }}"

    def write_to(self, folder, includes=includes):
        """Writes it as a case of its own: only the lines that differ are in one of its branches."""
        parts = [*self.notes, includes + "using namespace headsup;"]
        for sign, lines in itertools.groupby(self.lines, lambda line: line[0] if line[0] in "-+" else ""):
            begin = {"-": ["#ifdef REFUSED"], "+": ["#ifndef REFUSED"], "": []}[sign]
            parts += [*begin, *(line[2:] if sign else line for line in lines), *(["#endif"] if sign else [])]
        path = folder / f"{self.name}.cpp"
        path.write_text("\n".join([*parts, ""]))
        return path


def small_programs():
    return [SmallProgram(block) for block in (here / "must_not_compile/small_programs.txt").read_text().strip().split("\n\n")]
