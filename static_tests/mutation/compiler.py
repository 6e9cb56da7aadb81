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


def edited(source, edits):
    for begin, end, instead in sorted(edits, reverse=True):
        source = source[:begin] + instead + source[end:]
    return source


def with_switches(source, numbered):
    """A header with a switch for each of its checks, which are given by number."""
    return edited(source, [(begin, end, instead.replace("#", str(number)))
                           for number, check in numbered for begin, end, instead in check.switch])


def write_changed(folder, header, source):
    changed = folder / "headsup" / header
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text(source)


class Change:
    """The library without one of its checks: headers that are found first, declarations that follow the headers, or
    both."""

    def __init__(self, check, compiler, folder):
        declaration = check.declaration or compiler.turned_off(check)
        folder.mkdir(parents=True)
        self.check = check
        if declaration:
            # Where some have switches, all read that copy: then no other is precompiled.
            self.overlay = compiler.switched if compiler.switch_of else compiler.unchanged
            self.declarations = folder / "mutant.hpp"
            self.declarations.write_text(declaration)
        else:
            self.overlay, self.declarations = folder, None
            source = (compiler.include / "headsup" / check.header).read_text()
            write_changed(folder, check.header, edited(source, check.edits))

    def follows(self):
        """What follows the headers: the one of the check, if headsup.hpp does not include it, and the declarations."""
        return [f"headsup/{self.check.header}", self.declarations]


# A copy of a header means that all headers are read again. So checks are changed together, in one copy of all headers,
# each into one that asks whether it is switched off, which a declaration after the headers may say: a partial
# specialisation of `off`. A check that holds does not ask, so that no header asks before that declaration.
switches = """#pragma once
namespace headsup::mutation {
template <int, class...> inline constexpr bool off = false;
template <int Number, bool Condition, class X> constexpr bool holds() {
  if constexpr (Condition) return true;
  else return off<Number, X>;
}
template <int Number, class Rule> struct rule : Rule {
  static constexpr bool value = holds<Number, Rule::value, Rule>();
};
}  // namespace headsup::mutation
"""
switches_of_calls = """
namespace headsup::mutation {
template <int Number, class Mistake> constexpr bool found() {
  if constexpr (off<Number, Mistake>) return false;
  else return ::headsup::headsup_diagnostics::found<Mistake>();
}
template <int Number, class Mistake> constexpr auto check() {
  if constexpr (off<Number, Mistake>) return ::headsup::shape_mistake{};
  else return ::headsup::headsup_diagnostics::check<Mistake>();
}
template <int Number, class Mistake>
using mistake = std::conditional_t<off<Number, Mistake>, ::headsup::headsup_diagnostics::reported, Mistake>;
}  // namespace headsup::mutation
"""


class Compiler:
    def __init__(self, command, include, folder, scratch, cases_are_red=False, wings=()):
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
        self.asked_to_precompile, self.precompiling = set(), threading.Lock()
        self.wings = set(wings)
        self.with_wings = pathlib.Path(scratch) / "with_wings.hpp"
        self.with_wings.write_text("".join(f"#include <headsup/{each}.hpp>\n" for each in ("headsup", *wings)))

    def run(self, sources, overlay=None, defines=()):
        """The errors of sources included one after the other, or None if they compile."""
        command = [*self.command, "-fsyntax-only", self.one_error, *defines]
        if overlay in (self.unchanged, self.switched):
            self.precompile(overlay, sources[0])
        if overlay and self.clang and self.precompiled(overlay, sources[0]).exists():
            command += ["-include-pch", self.precompiled(overlay, sources[0])]
        command += [f"-I{each}" for each in (overlay, self.include, self.folder.parent, self.with_wings.parent) if each]
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
        for first in self.read_first(case, change):
            said = self.run([first, *declarations, case.path], overlay, ["-DREFUSED"] if refused else [])
            if said is None:
                return None
            line = next((line for line in said.splitlines() if "error:" in line), "")
            error = line + "\n" + literals(line)
            if refused and case.expected in error:
                break
        return error

    def read_first(self, case, change):
        """The headers that a case may read in their precompiled form, one after the other until one shows whether it is
        refused: all wings together only if it needs some. Of a small program nobody knows, unless the check stands in a
        wing; what compiles without them, or says what is expected, does so with them, but in a quarter of the time."""
        alone, wings = "headsup/headsup.hpp", self.with_wings.name
        if not case.is_small:
            return [wings if case.headers and case.headers <= self.wings else alone]
        of_wing = change and change.check.header.split("/")[0] in {each.split("/")[0] for each in self.wings}
        return [wings] if of_wing else [alone, wings]

    def precompiled(self, overlay, header):
        return overlay / (pathlib.PurePath(header).stem + ".pch" if self.clang else f"{header}.gch")

    def precompile(self, overlay, header):
        """Precompiles a header and all that it includes, once, for many cases. g++ needs the header next to its
        precompiled form."""
        with self.precompiling:
            if (overlay, header) in self.asked_to_precompile:
                return
            self.asked_to_precompile.add((overlay, header))
            copy = overlay / header
            copy.parent.mkdir(parents=True, exist_ok=True)
            if not copy.exists():
                shutil.copyfile(self.with_wings if header == self.with_wings.name else self.include / header, copy)
            subprocess.run([*self.command, f"-I{overlay}", f"-I{self.include}", "-x", "c++-header", copy, "-o",
                            self.precompiled(overlay, header)], capture_output=True)

    def add_switches(self, checks):
        """Makes a copy of the headers in which each of these checks that can have a switch has one."""
        if self.clang:  # what Clang says comes from an assertion next to the call
            return
        refuse = "diagnostics/refuse.hpp"
        if not (self.include / "headsup" / refuse).exists():
            return
        self.switch_of = {check: number for number, check in enumerate(checks) if check.switch}
        if not self.switch_of:
            return
        write_changed(self.switched, "mutation.hpp", switches)
        for header in {refuse, *(check.header for check in self.switch_of)}:
            numbered = [(number, check) for check, number in self.switch_of.items() if check.header == header]
            source = with_switches((self.include / "headsup" / header).read_text(), numbered)
            at_end = switches_of_calls if header == refuse else ""
            write_changed(self.switched, header, f"#include <headsup/mutation.hpp>\n{source}{at_end}")

    def turned_off(self, check):
        """The declaration that turns the switch of a check off, if it has one."""
        if check not in self.switch_of:
            return None
        off = f"headsup::mutation::off<{self.switch_of[check]}, X...>"
        return f"template <class... X> inline constexpr bool {off} = true;\n"

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
        if tried >= 3:
            compiler.precompile(change.overlay, compiler.read_first(case, change)[0])
        if compiler.notices(case, change):
            return case
    return None
