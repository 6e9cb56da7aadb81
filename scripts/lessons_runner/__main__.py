"""Lessons: code to repair, shapes to predict, numbers to follow, watched while the student works on them."""

import argparse
import os
import signal
import sys
from pathlib import Path

import audit
import compiler
import report
import workspace
from screen import Screen
from session import Session, finale, table

INTERRUPTED = 130


def arguments(lessons):
    parser = argparse.ArgumentParser(
        prog="scripts/lessons", allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Code to repair, shapes to predict, numbers to follow. Your copies are in my_lessons/; each is\n"
                    "checked when you save it, and the compiler's output is reduced to what helps. The\n"
                    "fix that headsup names is shown when you ask for it: it is the last hint.",
        epilog="Exit status: 0, or 1 if something fails, 2 for wrong arguments, 130 after Ctrl-C. When\n"
               "its input is not a terminal it checks one lesson once: 0 if it is solved, 1 if not.\n\n"
               "environment:\n"
               "  CXX                     the compiler, unless --compiler names it; else g++, clang++-19, clang++\n"
               "  NO_COLOR                no colours\n"
               "  HEADSUP_LESSONS_DIR     where your copies are, instead of my_lessons/\n"
               "  HEADSUP_LESSONS_SOURCE  where the lessons are, instead of examples/lessons/")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--from", dest="start", metavar="N", help="the first unsolved lesson from number N on")
    which.add_argument("--lesson", metavar="NAME|N", help="that lesson, solved or not")
    which.add_argument("--list", action="store_true", help="all lessons, and which you have solved")
    which.add_argument("--report", action="store_true",
                       help="your attempts, hints and minutes; also written to my_lessons/report.csv")
    which.add_argument("--teacher", action="store_true", help="for each lesson: wrong answers, and what to ask then")
    which.add_argument("--check-all", action="store_true", help="check the lessons themselves, not your copies")
    which.add_argument("--check-answers", action="store_true", help="the same, but only that they fail and answers pass")
    which.add_argument("--timings", action="store_true", help="how long each lesson's check takes")
    parser.add_argument("--track", choices=list(workspace.TRACKS),
                        help="which lessons: for 30 or for 90 minutes, for who knows pytorch or cpp, about gpt2 for who "
                             "finished the chapter, or all")
    parser.add_argument("--fixes", choices=["show", "hide"], help="show the fix with each message, or hide it again")
    parser.add_argument("--compiler", metavar="CMD", help='for example "clang++-19" or "g++ -I/opt/boost"')
    chosen = parser.parse_args()
    wanted = chosen.lesson if chosen.lesson is not None else chosen.start
    chosen.target = None
    if wanted is not None:
        chosen.target = workspace.find(lessons, wanted)
        if chosen.target is None:
            parser.error(f"there is no lesson {wanted}; --list shows all {len(lessons)}")
    return chosen


def main():
    folder = Path(os.environ.get("HEADSUP_LESSONS_SOURCE") or workspace.ROOT / "examples" / "lessons").resolve()
    lessons = workspace.load(folder)
    chosen = arguments(lessons)
    screen = Screen()
    if not lessons:
        raise compiler.Unusable(f"There are no lessons in {workspace.shown(folder)}.")
    if chosen.teacher:
        report.for_teachers(lessons if chosen.track is None else
                            [lesson for lesson in lessons if lesson.is_in(chosen.track)], screen)
        return 0
    if chosen.check_answers:
        return 0 if audit.check_answers(lessons, compiler.find(chosen.compiler), screen) else 1
    if chosen.check_all:
        return 0 if audit.check_all(lessons, compiler.find(chosen.compiler), screen) else 1
    if chosen.timings:
        compilers = [compiler.find(chosen.compiler)] if chosen.compiler else compiler.installed()
        audit.timings(lessons, compilers, screen)
        return 0

    mine = Path(os.environ.get("HEADSUP_LESSONS_DIR") or workspace.ROOT / "my_lessons").resolve()
    space = workspace.Workspace(mine, lessons)
    if chosen.track:
        space.track = chosen.track
    if chosen.fixes:
        space.shows_fixes = chosen.fixes == "show"
    if chosen.list:
        table(screen, space, space.resumed())
        return 0
    if chosen.report:
        report.of_student(space, screen)
        return 0

    cxx = compiler.find(chosen.compiler)
    space.prepare()
    target = chosen.target
    if chosen.start or not target:
        target = space.open_from(target) if target else space.resumed()
    if target is None:
        finale(screen, space)
        return 0
    session = Session(lessons, space, cxx, screen, target)
    if sys.stdin.isatty():
        session.run()
        return 0
    session.check()
    return 0 if session.result.passed else 1


def ended(number, _):
    sys.exit(128 + number)  # leaves through the normal exit, which cleans up


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, ended)
    signal.signal(signal.SIGHUP, ended)
    try:
        status = main()
        sys.stdout.flush()
    except compiler.Unusable as reason:
        sys.stdout.flush()
        print(f"scripts/lessons: {reason}", file=sys.stderr)
        status = 1
    except OSError as reason:
        if isinstance(reason, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        else:
            print(f"scripts/lessons: {workspace.advice(reason)}", file=sys.stderr)
        status = 1
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    sys.exit(status)
