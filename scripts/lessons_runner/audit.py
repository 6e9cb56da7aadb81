"""For authors of lessons: are all lessons correct, and is the answer quick?"""

import os
import statistics
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pasted
from compiler import Unusable, half_answered, open_answers, plain
from session import POLL
from workspace import KINDS, SECTIONS, TRACKS, shown

TARGET = 2.0  # seconds from saving a file to the answer
MOST_FALL = 0.25  # of all lessons: those that are solved by typing in the fix of the message, without a thought


def incomplete(lesson):
    """What is missing in the files of a lesson, before anything is compiled."""
    absent = [shown(path) for path in (lesson.finish, lesson.answer) if not path.is_file()]
    if absent:
        return [f"{path} is missing" for path in absent]
    lacks = []
    for path in (lesson.original, lesson.answer):
        lines = path.read_text(encoding="utf-8").splitlines() or [""]
        if not lines[0].startswith(f"// Lesson {lesson.number:02}: "):
            lacks.append(f"{shown(path)} does not begin with // Lesson {lesson.number:02}: and its title")
        if lines[-1] != lesson.include:
            lacks.append(f"{shown(path)} does not end with {lesson.include}")
    if not lesson.idea:
        lacks.append("the idea is missing below the title")
    if "#pragma once" not in lesson.finish.read_text(encoding="utf-8"):
        lacks.append(f"{shown(lesson.finish)} has no #pragma once")
    if lesson.kind not in KINDS:
        lacks.append(f"there is no kind of lesson called {lesson.kind}")
    about = lesson.about
    needed = {"kind", "minutes", "difficulty"}
    if not needed <= set(about) <= needed | {"tracks", "sections", "core"}:
        lacks.append("its notes do not say its kind, minutes and difficulty")
    elif not (about["minutes"].isdecimal() and 1 <= lesson.minutes <= 15 and about["difficulty"] in ("1", "2", "3")):
        lacks.append("its minutes are not 1 to 15, or its difficulty is not 1 to 3")
    if not set(about.get("tracks", "").replace(",", " ").split()) <= set(TRACKS) - {"all"}:
        lacks.append(f"there is no track called {about['tracks']}")
    if not set(lesson.sections) <= set(SECTIONS):
        lacks.append(f"there is no section called {about['sections']}")
    if lesson.is_in("gpt2") and not lesson.sections:
        lacks.append("it is on the track gpt2, and its notes name no section")
    if open_answers(lesson.original):
        if lesson.expect:
            lacks.append("it has open answers, so its notes can expect no words")
        if not lesson.wrong:
            lacks.append("its notes name no wrong answer")
    elif not lesson.expect:
        lacks.append("its notes expect no words")
    if open_answers(lesson.answer):
        lacks.append("its answer has open answers")
    answer = lesson.answer.read_text(encoding="utf-8")
    lacks += [f"its answer does not hold, once, {wrong.right}" for wrong in lesson.wrong if answer.count(wrong.right) != 1]
    if len(lesson.hints) != 3:
        lacks.append(f"it has {len(lesson.hints)} hints, not 3")
    if not lesson.learned:
        lacks.append("its notes do not say what was learned")
    return lacks


def unsaid(lesson, result, expected):
    """What a student is not told first."""
    first = result.finding
    told = plain("\n".join([first.summary, *(place.source for place in first.places)]))
    return [] if plain(expected) in told else [f"it says: {first.summary}, and not: {expected}"]


def faults(lesson, compiler, scratch, thorough):
    """What is wrong with a lesson; and whether it falls to the fix that its message names. Or only whether it fails as it
    should, its answer passes, and half of it is not accused."""
    lacks = incomplete(lesson)
    if lacks:
        return lacks, False
    found = []
    unsolved = compiler.check(lesson, lesson.original)
    if unsolved.passed:
        found.append("it passes unsolved")
    elif open_answers(lesson.original) and unsolved.finding.kind != "open":
        found.append(f"before any answer, it says: {unsolved.finding.summary}")
    elif lesson.expect:
        missing = [words for words in lesson.expect if plain(words) not in unsolved.readable]
        found += [f"unsolved, the compiler does not say: {words}" for words in missing]
        found += [f"unsolved, {each}" for each in unsaid(lesson, unsolved, lesson.expect[0]) if not found]
    answer = compiler.check(lesson, lesson.answer)
    if not answer.passed:
        found.append(f"its answer fails: {answer.finding.summary}")
    tampered = scratch / f"{lesson.name}.cpp"
    for half in half_answered(lesson) if open_answers(lesson.original) and answer.passed else []:
        tampered.write_text(half, encoding="utf-8")
        result = compiler.check(lesson, tampered)
        if result.finding.kind != "open":
            found.append(f"with {len(open_answers(tampered))} open and right answers, it says: {result.finding.summary}")

    if not thorough:
        return found, False

    right = lesson.answer.read_text(encoding="utf-8")
    for wrong in lesson.wrong:
        tampered.write_text(wrong.of(right), encoding="utf-8")
        result = compiler.check(lesson, tampered)
        if result.passed:
            found.append(f"it passes with {wrong.instead}")
        else:
            found += [f"with {wrong.instead}, {each}" for each in unsaid(lesson, result, wrong.told)]
    tampered.write_text("", encoding="utf-8")
    if compiler.check(lesson, tampered).passed:
        found.append("it passes when all is deleted")
    falls = (not unsolved.passed and unsolved.finding.kind != "open" and
             pasted.falls(lesson, compiler, scratch, unsolved) is not None)
    if falls and lesson.core:
        found.append("the fix of its message solves it, and it is about shapes at its core")
    return found, falls


def checked(lessons, compiler, screen, thorough):
    """Checks all lessons and reports each. Returns how many hold, and how many fall to their fix."""
    held = fallen = 0
    compiler.precompile()
    with tempfile.TemporaryDirectory(prefix="headsup_lessons_") as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda each: faults(each, compiler, Path(scratch), thorough), lessons)
        for lesson, (found, falls) in zip(lessons, results):
            held += not found
            fallen += falls
            screen.write(f"{lesson.name}: {'; '.join(found) or 'holds'}{', and falls to its fix' if falls else ''}")
            screen.flush()
    screen.write(f"{held} of {len(lessons)} lessons hold")
    return held, fallen


def check_answers(lessons, compiler, screen):
    """True if every lesson fails as it should, and its answer passes: what may differ from compiler to compiler."""
    return checked(lessons, compiler, screen, thorough=False)[0] == len(lessons)


def check_all(lessons, compiler, screen):
    """True if every lesson fails as it should, only what it teaches passes, and few fall to fixes alone."""
    held, fallen = checked(lessons, compiler, screen, thorough=True)
    few = fallen <= MOST_FALL * len(lessons)
    screen.write(f"{fallen} of {len(lessons)} fall to the fix of their message alone" +
                 ("" if few else f", more than {MOST_FALL:.0%}"))
    for track, limit in (("30", 30), ("90", 90)):
        minutes = sum(lesson.minutes for lesson in lessons if lesson.is_in(track))
        if minutes > limit:
            few = False
            screen.write(f"the lessons for {limit} minutes take {minutes}")
    return held == len(lessons) and few


def timings(lessons, compilers, screen):
    """The longest wait of the watcher, and the slower of two checks: of the lesson and of its answer."""
    if not compilers:
        raise Unusable("No compiler found.")
    wide = max(len(lesson.name) for lesson in lessons)
    screen.write(f"{'seconds from save to answer':{wide}}" + "".join(f"  {each.name:>10}" for each in compilers))
    columns = [[] for _ in compilers]
    for lesson in lessons:
        for column, compiler in zip(columns, compilers):
            files = [path for path in (lesson.original, lesson.answer) if path.is_file()]
            column.append(POLL + max(compiler.check(lesson, file).seconds for file in files))
        screen.write(f"{lesson.name:{wide}}" + "".join(f"  {column[-1]:10.2f}" for column in columns))
        screen.flush()
    for name, figure in (("median", statistics.median), ("maximum", max)):
        screen.write(f"{name:{wide}}" + "".join(f"  {figure(column):10.2f}" for column in columns))
    slow = sum(seconds >= TARGET for column in columns for seconds in column)
    screen.write(f"all under {TARGET:g} s" if not slow else f"{slow} not under {TARGET:g} s")
