"""Compiles cases while a check is disabled, and returns the errors."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))

from messages import literals  # noqa: E402


def write_changed(include, folder, header, edits, at_end=""):
    source = (include / "headsup" / header).read_text()
    for begin, end, instead in sorted(edits, reverse=True):
        source = source[:begin] + instead + source[end:]
    changed = folder / "headsup" / header
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text(source + at_end)


class Change:
    """The library without one of its checks: headers that are found first, declarations that follow the headers, or
    both."""

    def __init__(self, check, compiler, folder):
        declaration = check.declaration or compiler.turned_off(check)
        folder.mkdir(parents=True)
        self.check = check
        if declaration:
            self.overlay = compiler.unchanged if check.declaration else compiler.switched
            self.declarations = folder / "mutant.hpp"
            self.declarations.write_text(declaration)
        else:
            self.overlay, self.declarations = folder, None
            write_changed(compiler.include, folder, check.header, check.edits)

    def follows(self):
        """What follows the headers: the one of the check, if headsup.hpp does not include it, and the declarations."""
        return [f"headsup/{self.check.header}", self.declarations]


# A copy of a header means that all headers are read again. So calls that refuse are changed together, in one copy of all
# headers, each into a call that asks whether it is switched off, which a declaration after the headers may say.
switches = """
namespace headsup::mutation {
template <int, class> inline constexpr bool off = false;
template <int Number, class Mistake> constexpr bool found() {
  if constexpr (off<Number, Mistake>) return false;
  else return ::headsup::headsup_diagnostics::found<Mistake>();
}
template <int Number, class Mistake> constexpr auto check() {
  if constexpr (off<Number, Mistake>) return ::headsup::shape_mistake{};
  else return ::headsup::headsup_diagnostics::check<Mistake>();
}
}  // namespace headsup::mutation
"""


class Compiler:
    def __init__(self, command, include, folder, scratch, cases_are_red=False):
        self.cases_are_red = cases_are_red
        self.command = [*command, "-std=c++20"]
        self.unchanged, self.switched = (pathlib.Path(scratch) / each for each in ("unchanged", "switched"))
        self.switch_of = {}
        self.include = include
        self.folder = folder
        self.count = 0
        self.lock = threading.Lock()
        self.clang = "clang" in command[0]
        self.one_error = "-ferror-limit=1" if self.clang else "-fmax-errors=1"
        self.sound = {}
        self.precompile(self.unchanged)

    def run(self, sources, overlay=None, defines=()):
        """The errors of sources included one after the other, or None if they compile."""
        command = [*self.command, "-fsyntax-only", self.one_error, *defines]
        if overlay and self.precompiled(overlay).exists():
            command += ["-include-pch", self.precompiled(overlay)] if self.clang else []
        command += [f"-I{each}" for each in (overlay, self.include, self.folder.parent) if each]
        unit = "".join(f'#include "{each}"\n' for each in sources)
        ran = subprocess.run([*command, "-x", "c++", "-"], input=unit, capture_output=True, text=True,
                             errors="replace", env={**os.environ, "LC_ALL": "C.UTF-8"})
        with self.lock:
            self.count += 1
        return ran.stderr if ran.returncode != 0 else None

    def first_error(self, case, change=None, refused=True):
        """None if the case compiles, else its first error line and the texts of its literals, joined."""
        overlay = change.overlay if change else self.unchanged
        declarations = change.follows() if change and change.declarations else []
        said = self.run(["headsup/headsup.hpp", *declarations, case.path], overlay, ["-DREFUSED"] if refused else [])
        if said is None:
            return None
        line = next((line for line in said.splitlines() if "error:" in line), "")
        return line + "\n" + literals(line)

    def precompiled(self, overlay):
        return overlay / ("headsup.pch" if self.clang else "headsup/headsup.hpp.gch")

    def precompile(self, overlay):
        """Precompiles all headers, for many cases. g++ needs the header next to its precompiled form."""
        header = overlay / "headsup/headsup.hpp"
        header.parent.mkdir(parents=True, exist_ok=True)
        if not header.exists():
            shutil.copyfile(self.include / "headsup/headsup.hpp", header)
        subprocess.run([*self.command, f"-I{overlay}", f"-I{self.include}", "-x", "c++-header", header, "-o",
                        self.precompiled(overlay)], capture_output=True)

    def add_switches(self, checks):
        """Makes a copy of the headers in which each of these checks that is such a call has a switch."""
        if self.clang:  # what Clang says comes from an assertion next to the call
            return
        self.switch_of = {check: number for number, check in enumerate(checks) if check.switch}
        edits = {"diagnostics/refuse.hpp": []} if self.switch_of else {}
        for check, number in self.switch_of.items():
            name, mistake = check.switch
            begin, end, _ = check.edits[0]
            edits.setdefault(check.header, []).append((begin, end, f"::headsup::mutation::{name}<{number}, {mistake}>()"))
        for header, each in edits.items():
            write_changed(self.include, self.switched, header, each, switches if header == "diagnostics/refuse.hpp" else "")
        if edits:
            self.precompile(self.switched)

    def turned_off(self, check):
        """The declaration that turns the switch of a check off, if it has one."""
        if check not in self.switch_of:
            return None
        return f"template <class Mistake> inline constexpr bool headsup::mutation::off<{self.switch_of[check]}, Mistake> = true;\n"

    def is_sound(self, case):
        """Whether the case gives its expected error with nothing disabled. Otherwise its failure would show nothing."""
        if self.cases_are_red:
            return True
        with self.lock:
            known = self.sound.get(case)
        if known is None:
            error = self.first_error(case)
            known = error is not None and case.expected in error
            with self.lock:
                self.sound[case] = known
        return known

    def notices(self, case, change):
        """Whether the case turns red. If its error is another one, correct code must still compile; otherwise more than
        the check was disabled."""
        error = self.first_error(case, change)
        if error is not None and case.expected in error:
            return False
        if error is not None and self.first_error(case, change, refused=False) is not None:
            self.must_compile_alone(change)
            return False
        return self.is_sound(case)

    def must_compile_alone(self, change):
        """Asked only if no case can show it: one that compiles, or whose expected error is the first, has shown it."""
        if not change.declarations:
            return
        said = self.run(["headsup/headsup.hpp", *change.follows()], change.overlay)
        if said is not None:
            raise Broken(f"{change.check}: without it the headers do not compile:\n{change.declarations.read_text()}{said[:2000]}")


class Broken(Exception):
    """A mutant that does not compile by itself, which shows nothing."""


def guard_of(check, number, cases, compiler, scratch):
    """The first of some cases that notices that the check is gone, or None."""
    change = Change(check, compiler, pathlib.Path(scratch) / str(number))
    for tried, case in enumerate(cases):
        if tried == 3 and not compiler.precompiled(change.overlay).exists():
            compiler.precompile(change.overlay)
        if compiler.notices(case, change):
            return case
    return None
