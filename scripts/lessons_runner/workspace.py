"""The original lessons, and the folder in which a student repairs copies of them."""

import errno
import json
import os
import re
import shutil
import zlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What the page in a browser needs too.
RULES = json.loads((Path(__file__).parent / "rules.json").read_text(encoding="utf-8"))
# What a student does in each kind of lesson, and how its heading calls it.
KINDS = {kind: each["task"] for kind, each in RULES["kinds"].items()}
LABELS = {kind: each["label"] for kind, each in RULES["kinds"].items()}
TRACKS = RULES["tracks"]
# Those of the book that lessons belong to, after its chapter 3.
SECTIONS = RULES["sections"]


def shown(path):
    """The path to show: relative to the root of the repository if it is inside."""
    path = Path(path)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


WRONG = re.compile(r"^`(.+?)` as `(.+?)`\ntold: (.+)\nask: (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Wrong:
    """A wrong answer: what it writes for which part of the right one, what the student is told, what a teacher asks."""

    right: str
    instead: str
    told: str
    ask: str

    def of(self, answer):
        return answer.replace(self.right, self.instead)


@dataclass(frozen=True)
class Lesson:
    folder: Path
    name: str

    @property
    def number(self):
        return int(self.name[:2])

    @property
    def original(self):
        return self.folder / f"{self.name}.cpp"

    @property
    def finish(self):
        return self.folder / "finish" / f"{self.name}.hpp"

    @property
    def answer(self):
        return self.folder / "answers" / f"{self.name}.cpp"

    @property
    def include(self):
        return f'#include "finish/{self.name}.hpp"'

    @cached_property
    def comment(self):
        """The comment at the head of the lesson: its first line, and the idea."""
        lines = []
        for line in self.original.read_text(encoding="utf-8").splitlines():
            if not line.startswith("//"):
                break
            lines.append(line[2:].strip())
        return lines or [""]

    @property
    def title(self):
        return re.sub(r"^Lesson \d+: *", "", self.comment[0]) or self.name[3:].replace("_", " ")

    @property
    def idea(self):
        return "\n".join(self.comment[1:])

    @cached_property
    def notes(self):
        """What the notes say, by section."""
        path = self.folder / "notes" / f"{self.name}.md"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        parts = re.split(r"^# (about|expect|wrong|hints|learned) *$", text, flags=re.MULTILINE)
        return dict(zip(parts[1::2], parts[2::2]))

    @cached_property
    def about(self):
        """Its kind, minutes, difficulty from 1 to 3, tracks, sections of the book, and whether it is about shapes at its core."""
        return dict(re.findall(r"^(\w+): *(.*?) *$", self.notes.get("about", ""), flags=re.MULTILINE))

    @property
    def kind(self):
        return self.about.get("kind", "repair")

    @property
    def minutes(self):
        return int(self.about.get("minutes", "3"))

    @property
    def difficulty(self):
        return int(self.about.get("difficulty", "1"))

    @property
    def core(self):
        return self.about.get("core") == "yes"

    def is_in(self, track):
        return track == "all" or track in re.findall(r"\w+", self.about.get("tracks", ""))

    @property
    def sections(self):
        """The numbers of the book's sections that it belongs to."""
        return re.findall(r"[^\s,]+", self.about.get("sections", ""))

    @property
    def wrong(self):
        """Answers that are wrong, as students give them."""
        return [Wrong(*found) for found in WRONG.findall(self.notes.get("wrong", ""))]

    @property
    def expect(self):
        return [line.strip() for line in self.notes.get("expect", "").splitlines() if line.strip()]

    @property
    def hints(self):
        levels = re.split(r"^--- *$", self.notes.get("hints", ""), flags=re.MULTILINE)
        return [level.strip("\n") for level in levels if level.strip()]

    @property
    def learned(self):
        return self.notes.get("learned", "").strip()


def advice(error):
    """What a failed access to a file means for the student."""
    name = shown(error.filename) if error.filename else "a file"
    elsewhere = "Or keep your lessons elsewhere: HEADSUP_LESSONS_DIR=~/lessons scripts/lessons"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"{name} cannot be read or written: it belongs to somebody else, or is protected. To make it yours to " \
               f"write: chmod -R u+rwX {shown(Path(error.filename).parent) if error.filename else '.'}. {elsewhere}"
    if error.errno == errno.EROFS:
        return f"{name} cannot be written: its disk is read-only. {elsewhere}"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"{name} cannot be written: the disk is full. What you had saved is still there."
    if isinstance(error, (IsADirectoryError, NotADirectoryError, FileExistsError)):
        path = Path(error.filename)
        there = next((each for each in (path, *path.parents) if each.exists()), path)
        return f"{shown(there)} is in the way: it is a {'folder' if there.is_dir() else 'file'}. Move it away, and start again."
    return str(error)


def load(folder):
    paths = sorted(folder.glob("[0-9][0-9]_*.cpp"))
    return [Lesson(folder, path.stem) for path in paths]


def find(lessons, wanted):
    """The lesson of that number or name, or None."""
    for lesson in lessons:
        if wanted in (lesson.name, lesson.name[3:]) or (wanted.isdecimal() and int(wanted) == lesson.number):
            return lesson
    return None


class Workspace:
    """my_lessons/: the student's copies, and in progress.json what was done: which are solved, which hints were seen, how
    many attempts and seconds each took, which track was chosen, and whether fixes are shown."""

    def __init__(self, folder, lessons):
        self.folder = folder
        self.lessons = lessons
        self.solved = set()
        self.current = None
        self.hints = {}
        self.attempts = {}
        self.checked = {}
        self.seconds = {}
        self.track = "all"
        self.shows_fixes = False
        self.state = folder / "progress.json"
        self.remarks = []
        self._load()

    def _load(self):
        try:
            state = json.loads(self.state.read_text(encoding="utf-8"))
            solved, hints = state["solved"], state["hints"]
            if not isinstance(solved, list) or not isinstance(state["current"], (str, type(None))):
                raise ValueError
            self.hints = {str(name): int(level) for name, level in hints.items()}
            self.current = state["current"]
            self.solved = {str(name) for name in solved}
            # A program of before this was counted wrote no such entries.
            self.attempts = {str(name): int(count) for name, count in state.get("attempts", {}).items()}
            self.checked = {str(name): int(crc) for name, crc in state.get("checked", {}).items()}
            self.seconds = {str(name): float(seconds) for name, seconds in state.get("seconds", {}).items()}
            self.track = state["track"] if state.get("track") in TRACKS else "all"
            self.shows_fixes = state.get("shows_fixes") is True
        except FileNotFoundError:
            if any(self.file(lesson).exists() for lesson in self.lessons):
                self.remarks.append(f"{shown(self.state)} was gone, so the count of solved lessons starts at zero. Your "
                                    "files are untouched: a lesson counts again as soon as it is checked.")
        except (ValueError, KeyError, TypeError, AttributeError):
            kept = self.state.with_suffix(".json.old")
            self.state.replace(kept)
            self.remarks.append(f"{shown(self.state)} could not be read, so the count of solved lessons starts at zero. "
                                f"Your files are untouched; what it held is in {shown(kept)}.")
        unknown = sorted(self.solved - {lesson.name for lesson in self.lessons})
        if unknown:
            self.remarks.append(f"{', '.join(unknown)}: solved, but no lesson any more, and not counted.")
            self.solved -= set(unknown)

    def save(self):
        """All or nothing: a half-written state would lose the student's progress."""
        state = {"current": self.current, "solved": sorted(self.solved), "hints": self.hints, "attempts": self.attempts,
                 "checked": self.checked,
                 "seconds": {name: round(seconds) for name, seconds in self.seconds.items()}, "track": self.track,
                 "shows_fixes": self.shows_fixes}
        new = self.state.with_suffix(".json.new")
        new.write_text(json.dumps(state, indent=2) + "\n", encoding="utf-8")
        new.replace(self.state)

    def prepare(self):
        """Copies missing files, and tells editors that use clangd how to compile the lessons."""
        missing = [lesson for lesson in self.lessons if not self.file(lesson).exists()]
        new = len(missing) == len(self.lessons) and not self.state.exists()
        self.folder.mkdir(parents=True, exist_ok=True)
        for lesson in missing:
            shutil.copyfile(lesson.original, self.file(lesson))
            self.solved.discard(lesson.name)
            self.hints.pop(lesson.name, None)
        if new:
            self.remarks.append(f"Your lessons are now in {shown(self.folder)}. Open them in your editor next to this "
                                "terminal: whenever you save, the answer comes here.")
        elif missing:
            names = ", ".join(self.file(lesson).name for lesson in missing)
            back = "it is back as it was at first, and unsolved." if len(missing) == 1 else \
                "they are back as they were at first, and unsolved."
            self.remarks.append(f"{names} {'was' if len(missing) == 1 else 'were'} gone from {shown(self.folder)}; {back}")
        flags = self.folder / "compile_flags.txt"
        if not flags.exists():
            folders = [os.path.relpath(path, self.folder) for path in (ROOT / "include", self.lessons[0].folder)]
            flags.write_text("\n".join(["-std=c++20", *(f"-I{path}" for path in folders)]) + "\n", encoding="utf-8")

    def file(self, lesson):
        return self.folder / f"{lesson.name}.cpp"

    def damage(self, lesson):
        """Why the student's file cannot be a program, or nothing."""
        file = self.file(lesson)
        if not file.is_file():
            return f"{shown(file)} is no file. Move it away, and `check` brings the lesson back."
        text = file.read_bytes()
        if b"\0" in text:
            return f"{shown(file)} is damaged: it does not hold text. `reset` puts the original back; what it holds is kept."
        if not text.strip():
            return f"{shown(file)} is empty. `reset` puts the original back."
        return ""

    def reset(self, lesson):
        """Puts the original back. Returns where the student's text is kept, or None if nothing changed."""
        file = self.file(lesson)
        kept = None
        if file.exists() and file.read_bytes() != lesson.original.read_bytes():
            kept = file.with_suffix(".cpp.old")
            file.replace(kept)
        shutil.copyfile(lesson.original, file)
        self.solved.discard(lesson.name)
        self.hints.pop(lesson.name, None)
        self.save()
        return kept

    def mark(self, lesson, solved):
        if solved:
            self.solved.add(lesson.name)
        else:
            self.solved.discard(lesson.name)
        self.current = lesson.name
        self.save()

    @property
    def on_track(self):
        return [lesson for lesson in self.lessons if lesson.is_in(self.track)]

    def tried(self, lesson):
        """One more attempt at a lesson, if its text is neither the original nor what was checked last."""
        text = self.file(lesson).read_bytes() if self.file(lesson).is_file() else b""
        if text != lesson.original.read_bytes() and zlib.crc32(text) != self.checked.get(lesson.name):
            self.attempts[lesson.name] = self.attempts.get(lesson.name, 0) + 1
        self.checked[lesson.name] = zlib.crc32(text)

    def worked(self, lesson, seconds):
        self.seconds[lesson.name] = self.seconds.get(lesson.name, 0) + seconds

    def open_from(self, lesson=None):
        """The first unsolved lesson of the track from this one on, wrapping around; None if all are solved."""
        at = self.lessons.index(lesson) if lesson else 0
        return next((each for each in self.lessons[at:] + self.lessons[:at]
                     if each.is_in(self.track) and each.name not in self.solved), None)

    def resumed(self):
        return self.open_from(find(self.lessons, self.current) if self.current else None)
