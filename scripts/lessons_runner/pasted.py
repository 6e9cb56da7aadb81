"""Whether a lesson falls to the fix that its message names, typed in by somebody who does not read the lesson."""

import re
import sys

from workspace import ROOT

sys.path.append(str(ROOT / "static_tests" / "fixes"))

from places import Unplaced, alternatives, call_of, typed_in  # noqa: E402

ROUNDS = 3  # fixes one after another, each for the message that the last one leads to


class Attempt:
    """What the test of the fixes asks of a program that was refused."""

    where, at = {}, []

    def __init__(self, said):
        self.said = said


def typed(program, finding, file):
    """The programs that the fixes of a message lead to, one for each that can be typed in."""
    line = next((place.line for place in finding.places if place.path == file), None)
    if not finding.fix or line is None:
        return
    said = f"{finding.text}; fix: {finding.fix}"
    for alternative in alternatives(said):
        try:
            call = call_of(program, line, said)
            if not (call.name in program or re.search(r"operator|tensor|view", call.name)):
                continue
            changed = typed_in(Attempt(said), call, alternative)
        except (Unplaced, TypeError, AttributeError, ValueError, IndexError, KeyError, StopIteration):
            continue  # a fix that is no code for this place: it says what to think about
        if changed != program:
            yield changed


def falls(lesson, compiler, scratch, unsolved):
    """The program that solves the lesson and was made of fixes alone, or nothing. `unsolved`: what is said of it."""
    original = lesson.original.read_text(encoding="utf-8")
    programs = list(typed(original, unsolved.finding, lesson.original))
    file = scratch / f"{lesson.name}_pasted.cpp"
    seen = {original}
    for _ in range(ROUNDS):
        following = []
        for program in programs:
            if program in seen:
                continue
            seen.add(program)
            file.write_text(program, encoding="utf-8")
            result = compiler.check(lesson, file)
            if result.passed:
                return program
            following += typed(program, result.finding, file)
        programs = following
    return None
