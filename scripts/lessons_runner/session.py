"""One student at one terminal: shows a lesson, watches its file, answers commands."""

import os
import re
import select
import sys
import time

from compiler import asks_for_shapes, declared, is_asked_for, open_answers, where
from workspace import KINDS, LABELS, ROOT, TRACKS, find, shown

POLL = 0.2  # seconds between two checks of the file
ABSENT = 300  # seconds without a save or a command after which nobody is thought to work
SAVED = object()
# The two messages about a shape that is not what was written.
PREDICTED = (re.compile(r"(HU033 tensor): (?P<written>\([^()]*\)) cannot be given (?P<real>\([^()]*\))$"),
             re.compile(r"(HU033 has_shape): X is (?P<real>\([^()]*\)), you wrote (?P<written>\([^()]*\))"))
COMMANDS = {
    "hint": "the next of the lesson's hints; the last one is the fix, if headsup names one",
    "fixes": "shows the fix with every message, or no longer",
    "next": "the next unsolved lesson, also as skip; this one may stay unsolved",
    "back": "the lesson before this one",
    "list": "all lessons; a number goes to that lesson",
    "reset": "puts the original back; your text is kept as .cpp.old",
    "full": "everything the compiler wrote",
    "check": "checks again; saving the file does that too",
    "help": "this text",
    "quit": "leaves; next time you continue here",
}
SHORT = {"h": "hint", "n": "next", "skip": "next", "b": "back", "l": "list", "f": "full", "c": "check", "?": "help", "q": "quit", "exit": "quit"}


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
        self.since = time.monotonic()

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
        if self.lesson.name not in self.workspace.solved:
            self.workspace.tried(self.lesson)
        self.count_time()
        self.workspace.mark(self.lesson, self.result.passed)

        screen = self.screen
        screen.clear()
        told(screen, self.workspace)
        progress(screen, self.workspace)
        screen.write()
        screen.wrapped(f"Lesson {self.lesson.number:02}: {self.lesson.title}", style=screen.bold)
        screen.wrapped(described(self.lesson))
        screen.write()
        if self.result.passed:
            self.show_success()
        else:
            screen.prose(self.lesson.idea)
            screen.write()
            screen.wrapped(f"{KINDS[self.lesson.kind]}, then save the file:")
            screen.write(f"  {screen.link(self.file)}")
            screen.write()
            self.show_finding()
            if level := min(self.level, len(self.lesson.hints)):
                screen.write()
                self.show_hint(level)
        screen.flush()

    def show_success(self):
        screen, lesson = self.screen, self.lesson
        screen.wrapped(f"Solved: {shown(self.file)} compiles and does what it should.", style=screen.good)
        screen.write()
        screen.prose(lesson.learned)
        if lesson.kind == "repair":
            self.show_by_place(lesson.original)
        screen.write()
        screen.write("One way to write it:")
        screen.write(f"  {screen.link(lesson.answer)}")

    def show_finding(self):
        screen, finding = self.screen, self.result.finding
        screen.wrapped(self.heading(finding))
        if finding.kind == "wanted":  # the source of the lesson's check would show the answer
            self.show_places(declared(finding.text, self.file), finding.exact)
        elif finding.kind != "asserted":
            self.show_places(finding.places, finding.exact)
        shows_fix = self.workspace.shows_fixes or self.level > len(self.lesson.hints)
        if finding.text:
            screen.write()
            screen.wrapped(finding.text if shows_fix else self.without_answer(finding), style=screen.bad)
        if finding.fix and shows_fix and self.lesson.kind != "predict":
            screen.wrapped(f"fix: {finding.fix}", style=screen.bold)
        if finding.kind == "asserted":  # the assertion explains its text
            self.show_places(finding.places, finding.exact)
        if finding.aside and finding.kind != "wanted":
            screen.wrapped(finding.aside, "    ")

        page = ROOT / "docs" / "errors" / f"{finding.code}.md"
        if finding.code and page.is_file():
            screen.write()
            screen.write(f"About this error: {screen.link(page)}")
        if self.result.more and sys.stdin.isatty():
            screen.write()
            screen.wrapped(f"That was the first error; `full` shows {self.result.more} more.")

    def without_answer(self, finding):
        """What is said of an answer, with the shape that the lesson asks for left for the student to find."""
        if not asks_for_shapes(self.lesson):
            return finding.text
        if finding.kind == "wanted":
            return re.sub(r"; wanted \(.*\)$", "; another shape is wanted", finding.text)
        said = next((found for each in PREDICTED if (found := each.match(finding.text))), None)
        if not said or not is_asked_for(self.lesson, finding.places[0].source if finding.places else ""):
            return finding.text
        written, real = axes_in(said["written"]), axes_in(said["real"])
        if sorted(written) == sorted(real):
            what = "these are its axes, but not in their order"
        elif [axis.partition("<")[0] for axis in written] == [axis.partition("<")[0] for axis in real]:
            what = "these are the names of its axes, but a size is another"
        elif len(written) != len(real):
            what = f"it has {len(real)} ax{'i' if len(real) == 1 else 'e'}s"
        else:
            right = sum(a == b for a, b in zip(written, real))
            what = f"{right or 'none'} of its axes {'are' if right > 1 else 'is'} right"
        return f"{said[1]}: you wrote ({', '.join(written)}); {what}"

    def heading(self, finding):
        said = f"{self.compiler.name} says"
        if finding.kind == "open":
            return "Before the compiler answers, it is your turn:"
        if finding.kind == "wanted" and open_answers(self.file):
            return "Some answers are still open. Of those that you gave:"
        if finding.kind == "wanted":
            return "Your file compiles, but the lesson asks for something else:"
        if finding.exact and finding.places[0].path == self.lesson.finish:
            return "Your file compiles, but the lesson's check misses something in it:"
        if finding.kind == "asserted":
            return f"{said}: a static_assert does not hold."
        if finding.kind == "value":
            return f"{said}: this constant cannot be computed."
        return f"{said}:"

    def show_places(self, places, exact):
        """file:line and the line itself: editors and terminals turn the first into a link."""
        screen = self.screen
        for at, place in enumerate(places):
            screen.write()
            screen.write(("called from " if at else "") + screen.link(place.path, where(place)))
            start = len(place.source) - len(place.source.lstrip())
            screen.code(place.source.strip(), "    ")
            caret = place.column - 1 - start
            if exact and at == 0 and place.source.isascii() and caret >= 0 and \
                    4 + len(place.source.strip()) <= screen.width:
                screen.write(" " * (4 + caret) + "^")

    @property
    def level(self):
        """How many hints were asked for; one more than there are is the fix."""
        return self.workspace.hints.get(self.lesson.name, 0)

    def show_hint(self, level):
        hints = self.lesson.hints
        if level > len(hints):
            predicts = self.lesson.kind == "predict"  # there the fix is to change what the lesson gives
            self.screen.write("What headsup says in full" if predicts else "The fix that headsup names", self.screen.bold)
            self.screen.wrapped(self.result.finding.text if predicts else self.result.finding.fix, "  ")
            return
        self.screen.write(f"Hint {level} of {len(hints)}", self.screen.bold)
        self.screen.prose(hints[level - 1], "  ")
        if level == 2 and self.lesson.kind == "repair" and self.result.finding.kind == "refused":
            self.show_by_place(self.file)

    def show_by_place(self, file):
        """What PyTorch would have made of this text, if that is known."""
        with self.screen.meanwhile("Asking what PyTorch would make ..."):
            made = self.compiler.by_place(self.lesson, file)
        if made:
            self.screen.write()
            self.screen.wrapped(made)

    def prompt(self):
        self.screen.write()
        if not self.result.passed:
            self.screen.wrapped("  ".join(COMMANDS))
        elif self.workspace.open_from(self.lesson):
            self.screen.wrapped("Enter goes on to the next lesson, help shows all commands.")
        else:
            self.screen.wrapped("All lessons are solved. Press Enter.")
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
            self.count_time()
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
        elif command in COMMANDS:
            getattr(self, f"do_{command}")()
        else:
            self.screen.wrapped(f"There is no command {command}; help lists the commands.")

    def count_time(self):
        """Adds the time since the last save or command to the lesson, unless the student was away."""
        now = time.monotonic()
        if now - self.since < ABSENT:
            self.workspace.worked(self.lesson, now - self.since)
        self.since = now

    def before(self):
        """The lesson of the track before this one, solved or not; the first stays."""
        return next((each for each in reversed(self.workspace.on_track) if each.number < self.lesson.number), self.lesson)

    def following(self):
        """The next unsolved lesson; this one only if no other is left."""
        at = self.lessons.index(self.lesson) + 1
        return self.workspace.open_from(self.lessons[at] if at < len(self.lessons) else None)

    def go(self, target):
        """Shows that lesson. Returns False if none is left."""
        if target is None and not self.result.passed:
            self.workspace.remarks.append(f"All lessons of the track \"{TRACKS[self.workspace.track]}\" are solved, and "
                                          "this one is not among them: scripts/lessons --track all.")
            self.check()
            return True
        if target is None:
            finale(self.screen, self.workspace)
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
        fix = bool(self.result.finding and self.result.finding.fix)
        level = self.level + 1
        if level <= len(hints) + fix:
            self.workspace.hints[self.lesson.name] = level
            self.workspace.save()
            self.show_hint(level)
            return
        self.screen.wrapped("There are no more hints. These were all:" if hints else "This lesson has no hints.")
        for each in range(1, len(hints) + fix + 1):
            self.screen.write()
            self.show_hint(each)

    def do_back(self):
        target = self.before()
        if target is self.lesson:
            self.workspace.remarks.append("This is the first lesson.")
            self.check()
        else:
            self.go(target)

    def do_fixes(self):
        self.workspace.shows_fixes = not self.workspace.shows_fixes
        self.workspace.remarks.append("Each message is shown with its fix now." if self.workspace.shows_fixes else
                                      "Fixes are no longer shown; `hint` gives them last.")
        self.check()

    def do_list(self):
        table(self.screen, self.workspace, self.lesson)

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
        self.screen.wrapped("Enter goes on after a solved lesson. h, n, b, l, f, c and q are short for the "
                            "commands that begin with them.")

    def leave(self):
        solved, of = counted(self.workspace)
        self.workspace.save()
        self.screen.wrapped(f"{solved} of {of} solved. scripts/lessons continues where you stopped.")


def axes_in(shape):
    return re.findall(r"\w+<\w+>", shape)


def told(screen, workspace):
    """Shows each of the workspace's remarks once."""
    for remark in workspace.remarks:
        screen.wrapped(remark)
        screen.write()
    workspace.remarks = []


def counted(workspace):
    """How many lessons of the track are solved, and how many there are."""
    return sum(lesson.name in workspace.solved for lesson in workspace.on_track), len(workspace.on_track)


def progress(screen, workspace):
    solved, of = counted(workspace)
    screen.bar(solved, of, "" if workspace.track == "all" else f" ({TRACKS[workspace.track]})")


def described(lesson):
    minutes = f"{lesson.minutes} minute{'s' if lesson.minutes > 1 else ''}"
    book = f" · section {' and '.join(lesson.sections)} of the book" if lesson.sections else ""
    return f"{LABELS[lesson.kind]} · {minutes} · difficulty {lesson.difficulty} of 3{book}"


def table(screen, workspace, current=None):
    told(screen, workspace)
    for lesson in workspace.on_track:
        here = ">" if lesson is current else " "
        solved = "x" if lesson.name in workspace.solved else " "
        screen.wrapped(f"{here} [{solved}] {lesson.number:02} {lesson.title} ({lesson.kind}, {lesson.minutes} min)")
    progress(screen, workspace)


def finale(screen, workspace):
    left = len(workspace.lessons) - len(workspace.solved)
    screen.wrapped(f"All {len(workspace.on_track)} lessons are solved. Well done!", style=screen.good)
    if left:
        screen.wrapped(f"That was the track \"{TRACKS[workspace.track]}\". {left} more lessons: scripts/lessons --track all.")
    screen.wrapped("The programs in examples/ use what you practised and go on to multi-head attention. "
                   "scripts/lessons --lesson 1 shows a lesson again.")
