"""For authors of lessons: are all lessons correct, and is the answer quick?"""

import os
import statistics
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from compiler import Unusable, plain
from session import POLL
from workspace import shown

TARGET = 2.0  # seconds from saving a file to the answer


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
    if not lesson.expect:
        lacks.append("its notes expect no words")
    if len(lesson.hints) != 3:
        lacks.append(f"it has {len(lesson.hints)} hints, not 3")
    if not lesson.learned:
        lacks.append("its notes do not say what was learned")
    return lacks


def faults(lesson, compiler, scratch):
    lacks = incomplete(lesson)
    if lacks:
        return lacks
    found = []
    unsolved = compiler.check(lesson, lesson.original)
    if unsolved.passed:
        found.append("it passes unsolved")
    else:
        said, first = unsolved.readable, unsolved.finding
        unsaid = [words for words in lesson.expect if plain(words) not in said]
        found += [f"unsolved, the compiler does not say: {words}" for words in unsaid]
        told = "\n".join([first.summary, *(place.source for place in first.places)])
        if plain(lesson.expect[0]) not in told and not found:
            found.append(f"unsolved, it is not the first error that says: {lesson.expect[0]}")
    answer = compiler.check(lesson, lesson.answer)
    if not answer.passed:
        found.append(f"its answer fails: {answer.finding.summary}")

    tampered = scratch / f"{lesson.name}.cpp"
    tampered.write_text(lesson.original.read_text(encoding="utf-8").replace(lesson.include, ""), encoding="utf-8")
    if compiler.check(lesson, tampered).passed:
        found.append("it passes unsolved when its last line is deleted")
    tampered.write_text("", encoding="utf-8")
    if compiler.check(lesson, tampered).passed:
        found.append("it passes when all is deleted")
    return found


def check_all(lessons, compiler, screen):
    """True if every lesson fails as it should, and only the repair passes."""
    held = 0
    compiler.precompile()
    with tempfile.TemporaryDirectory(prefix="headsup_lessons_") as scratch, ThreadPoolExecutor(os.cpu_count()) as pool:
        for lesson, found in zip(lessons, pool.map(lambda each: faults(each, compiler, Path(scratch)), lessons)):
            held += not found
            screen.write(f"{lesson.name}: {'; '.join(found) or 'holds'}")
            screen.flush()
    screen.write(f"{held} of {len(lessons)} lessons hold")
    return held == len(lessons)


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
