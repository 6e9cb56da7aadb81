"""What scripts/fix and scripts/witness share: a program, what refuses it, and the program with a fix typed in."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(root / "static_tests"))

from messages import literals  # noqa: E402
from places import Unplaced, alternatives, call_of, typed_in  # noqa: E402


class Complaint(Exception):
    """Why there is nothing to show."""


class Attempt:
    """What typing in a fix asks of a program."""

    where, at = {}, []

    def __init__(self, said):
        self.said = said


class Compiler:
    def __init__(self, command, flags, file, folder):
        self.command = [*command, "-std=c++20", "-w", "-fmessage-length=0", f"-I{root / 'include'}",
                        f"-I{file.resolve().parent}", *flags]
        self.file, self.folder = file, pathlib.Path(folder)

    def compiled(self, program, *flags):
        """What the compiler says to it; nothing if it is accepted."""
        (self.folder / "program.cpp").write_text(f'#line 1 "{self.file}"\n{program}')
        return subprocess.run([*self.command, *flags, self.folder / "program.cpp"], capture_output=True, text=True,
                              errors="replace", env={**os.environ, "LC_ALL": "C.UTF-8"})

    def sentence(self, program):
        """The sentence that refuses a program, and its line; nothing if the program is accepted."""
        ran = self.compiled(program, "-fsyntax-only")
        if ran.returncode == 0:
            return None, 0
        first = next((line for line in ran.stderr.splitlines() if "error:" in line), ran.stderr[:300])
        said = re.search(r"HU\d{3} .*", literals(first)) or re.search(r"HU\d{3} .*", first)  # in C++26 no literal
        if not said:
            raise Complaint(f"{self.file} does not compile, and it is not headsup that refuses it:\n{first}")
        lines = [int(each) for each in re.findall(rf"{re.escape(str(self.file))}:(\d+)", ran.stderr)]
        source = program.splitlines()
        return said[0], next((each for each in lines if not source[each - 1].startswith("#include")), 0)


def mended(program, said, line):
    """The fixes of a sentence that are code for their place, and the program with each."""
    for fix in alternatives(said):
        try:
            typed = typed_in(Attempt(said), call_of(program, line, said), fix)
        except (Unplaced, TypeError, AttributeError, ValueError, IndexError, KeyError, StopIteration):
            continue
        if typed != program:
            yield fix, typed


def compiler_command(given):
    """The compiler and its flags as given, or one that there is."""
    command = shlex.split(given or "") or [each for each in ("g++", "clang++-19", "clang++") if shutil.which(each)][:1]
    if not command or not shutil.which(command[0]):
        raise Complaint(f"there is no compiler {command[0] if command else 'g++ or clang++'}")
    return command


def text_of(file):
    try:
        return file.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"{file} cannot be read: {getattr(error, 'strerror', 'it is no text')}") from None
