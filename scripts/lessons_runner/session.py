"""One student at one terminal: shows a lesson, watches its file, answers commands."""

import os
import select
import sys

from compiler import where
from workspace import ROOT, find, shown

POLL = 0.2  # seconds between two checks of the file
SAVED = object()
COMMANDS = {
    "hint": "the next of the lesson's hints",
    "next": "the next unsolved lesson; this one may stay unsolved",
    "list": "all lessons; a number goes to that lesson",
    "reset": "puts the original back; your text is kept as .cpp.old",
    "full": "everything the compiler wrote",
    "check": "checks again; saving the file does that too",
    "help": "this text",
    "quit": "leaves; next time you continue here",
}
SHORT = {"h": "hint", "n": "next", "l": "list", "f": "full", "c": "check", "?": "help", "q": "quit", "exit": "quit"}


class Session:
    def __init__(self, lessons, workspace, compiler, screen, lesson):
        self.lessons = lessons
        self.workspace = workspace
        self.compiler = compiler
        self.screen = screen
        self.lesson = lesson
        self.result = None
        self.seen = None
        self.typed = b""

    @property
    def file(self):
        return self.workspace.file(self.lesson)

    # --- output ------------------------------------------------------------------------

    def check(self):
        """Checks the current lesson and shows the student's progress."""
        if not self.file.exists():
            self.workspace.prepare()
        damage = self.workspace.damage(self.lesson)
        if damage:
            self.workspace.remarks.append(damage)
        # Taken before the compiler reads the file, so that a save in the meantime is noticed.
        self.seen = self.signature()
        with self.screen.meanwhile("Checking ..."):
            self.result = self.compiler.check(self.lesson, self.file)
        self.workspace.mark(self.lesson, self.result.passed)

        screen = self.screen
        screen.clear()
        told(screen, self.workspace)
        screen.bar(len(self.workspace.solved), len(self.lessons))
        screen.write()
        screen.wrapped(f"Lesson {self.lesson.number:02}: {self.lesson.title}", style=screen.bold)
        screen.write()
        if self.result.passed:
            self.show_success()
        else:
            screen.prose(self.lesson.idea)
            screen.write()
            screen.write("Repair this file and save it:")
            screen.write(f"  {screen.link(self.file)}")
            screen.write()
            self.show_finding()
            level = self.workspace.hints.get(self.lesson.name, 0)
            if level:
                screen.write()
                self.show_hint(level)
        screen.flush()

    def show_success(self):
        screen, lesson = self.screen, self.lesson
        screen.wrapped(f"Solved: {shown(self.file)} compiles and does what it should.", style=screen.good)
        screen.write()
        screen.prose(lesson.learned)
        screen.write()
        screen.write("One way to write it:")
        screen.write(f"  {screen.link(lesson.answer)}")

    def show_finding(self):
        screen, finding = self.screen, self.result.finding
        screen.wrapped(self.heading(finding))
        if finding.kind != "asserted":
            self.show_places(finding)
        if finding.text:
            screen.write()
            screen.wrapped(finding.text, style=screen.bad)
        if finding.fix:
            screen.wrapped(f"fix: {finding.fix}", style=screen.bold)
        if finding.kind == "asserted":  # the assertion explains its text
            self.show_places(finding)
        if finding.aside:
            screen.wrapped(finding.aside, "    ")

        page = ROOT / "docs" / "errors" / f"{finding.code}.md"
        if finding.code and page.is_file():
            screen.write()
            screen.write(f"About this error: {screen.link(page)}")
        if self.result.more:
            screen.write()
            screen.wrapped(f"That was the first error; `full` shows {self.result.more} more.")

    def heading(self, finding):
        said = f"{self.compiler.name} says"
        if finding.exact and finding.places[0].path == self.lesson.finish:
            if finding.kind == "asserted":
                return "Your file compiles, but the lesson asks for something else:"
            return "Your file compiles, but the lesson's check misses something in it:"
        if finding.kind == "asserted":
            return f"{said}: a static_assert does not hold."
        if finding.kind == "value":
            return f"{said}: this constant cannot be computed."
        return f"{said}:"

    def show_places(self, finding):
        """file:line and the line itself: editors and terminals turn the first into a link."""
        screen = self.screen
        for at, place in enumerate(finding.places):
            screen.write()
            screen.write(("called from " if at else "") + screen.link(place.path, where(place)))
            start = len(place.source) - len(place.source.lstrip())
            screen.code(place.source.strip(), "    ")
            caret = place.column - 1 - start
            if finding.exact and at == 0 and place.source.isascii() and caret >= 0 and \
                    4 + len(place.source.strip()) <= screen.width:
                screen.write(" " * (4 + caret) + "^")

    def show_hint(self, level):
        self.screen.write(f"Hint {level} of {len(self.lesson.hints)}", self.screen.bold)
        self.screen.prose(self.lesson.hints[level - 1], "  ")

    def prompt(self):
        self.screen.write()
        if not self.result.passed:
            self.screen.wrapped("  ".join(COMMANDS))
        elif self.workspace.open_from(self.lesson):
            self.screen.wrapped("Enter goes on to the next lesson, help shows all commands.")
        else:
            self.screen.wrapped("That was the last one. Press Enter.")
        print("> ", end="", flush=True)

    # --- input ----------------------------------------------------------------

    def signature(self):
        try:
            stat = self.file.stat()
        except OSError:  # many editors replace the file: for a moment it does not exist
            return None
        return stat.st_mtime_ns, stat.st_size, stat.st_ino

    def wait(self):
        """The next line of input, SAVED when the file has changed, None at the end of the input."""
        while True:
            line, newline, rest = self.typed.partition(b"\n")
            if newline:
                self.typed = rest
                return line.decode("utf-8", "replace").strip().lower()
            ready, _, _ = select.select([sys.stdin], [], [], POLL)
            if ready:
                data = os.read(sys.stdin.fileno(), 4096)
                if not data:
                    return None
                self.typed += data
            elif self.signature() not in (None, self.seen):
                return SAVED

    def run(self):
        self.check()
        while True:
            self.prompt()
            line = self.wait()
            if line is None:
                self.screen.write()
                line = "quit"
            if line is SAVED:
                self.screen.write()  # leaves the line of the prompt if the screen is not cleared
                self.check()
                continue
            command = SHORT.get(line, line) or ("next" if self.result.passed else "check")
            if command == "quit":
                self.leave()
                return
            if command == "next" and not self.go(self.following()):
                return
            if command != "next":
                self.obey(command)
            self.screen.flush()

    def obey(self, command):
        self.screen.write()
        target = find(self.lessons, command)
        if target is self.lesson:
            self.check()
        elif target:
            self.go(target)
        elif command in ("hint", "list", "reset", "full", "check", "help"):
            getattr(self, f"do_{command}")()
        else:
            self.screen.wrapped(f"There is no command {command}; help lists the commands.")

    def following(self):
        """The next unsolved lesson; this one only if no other is left."""
        at = self.lessons.index(self.lesson) + 1
        return self.workspace.open_from(self.lessons[at] if at < len(self.lessons) else None)

    def go(self, target):
        """Shows that lesson. Returns False if none is left."""
        if target is None:
            finale(self.screen, self.lessons)
            return False
        if target is self.lesson and not self.result.passed:
            self.workspace.remarks.append("This is the only lesson still unsolved.")
        elif not self.result.passed:
            self.workspace.remarks.append(f"Lesson {self.lesson.number:02} stays unsolved; "
                                          f"{self.lesson.number} brings you back to it.")
        self.lesson = target
        self.check()
        return True

    def do_hint(self):
        hints = self.lesson.hints
        level = self.workspace.hints.get(self.lesson.name, 0) + 1
        if level <= len(hints):
            self.workspace.hints[self.lesson.name] = level
            self.workspace.save()
            self.show_hint(level)
            return
        self.screen.wrapped("There are no more hints. These were all:" if hints else "This lesson has no hints.")
        for each in range(1, len(hints) + 1):
            self.screen.write()
            self.show_hint(each)

    def do_list(self):
        table(self.screen, self.lessons, self.workspace, self.lesson)

    def do_reset(self):
        kept = self.workspace.reset(self.lesson)
        name = shown(self.file)
        self.workspace.remarks.append(f"{name} is as it was at first; what you had written is in {shown(kept)}."
                                      if kept else f"{name} already was as it was at first.")
        self.check()

    def do_full(self):
        self.screen.write(self.result.output.rstrip() or f"{self.compiler.name} wrote nothing.")

    def do_check(self):
        self.check()

    def do_help(self):
        for name, meaning in COMMANDS.items():
            self.screen.wrapped(f"{name:6} {meaning}")
        self.screen.wrapped("Enter goes on after a solved lesson. h, n, l, f, c and q are short for the "
                            "commands that begin with them.")

    def leave(self):
        solved = len(self.workspace.solved)
        self.screen.wrapped(f"{solved} of {len(self.lessons)} solved. scripts/lessons continues where you stopped.")


def told(screen, workspace):
    """Shows each of the workspace's remarks once."""
    for remark in workspace.remarks:
        screen.wrapped(remark)
        screen.write()
    workspace.remarks = []


def table(screen, lessons, workspace, current=None):
    told(screen, workspace)
    for lesson in lessons:
        here = ">" if lesson is current else " "
        solved = "x" if lesson.name in workspace.solved else " "
        screen.wrapped(f"{here} [{solved}] {lesson.number:02} {lesson.title}")
    screen.bar(len(workspace.solved), len(lessons))


def finale(screen, lessons):
    screen.wrapped(f"All {len(lessons)} lessons are solved. Well done!", style=screen.good)
    screen.wrapped("The programs in examples/ use what you practised and go on to multi-head attention. "
                   "scripts/lessons --lesson 1 shows a lesson again.")
