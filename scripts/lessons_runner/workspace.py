"""The original lessons, and the folder in which a student repairs copies of them."""

import json
import os
import re
import shutil
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def shown(path):
    """The path to show: relative to the root of the repository if it is inside."""
    path = Path(path)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


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
        parts = re.split(r"^# (expect|hints|learned) *$", text, flags=re.MULTILINE)
        return dict(zip(parts[1::2], parts[2::2]))

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
    """my_lessons/: the student's copies, and in progress.json which are solved and which hints were seen."""

    def __init__(self, folder, lessons):
        self.folder = folder
        self.lessons = lessons
        self.solved = set()
        self.current = None
        self.hints = {}
        self.state = folder / "progress.json"
        self.remark = ""
        self._load()

    def _load(self):
        try:
            state = json.loads(self.state.read_text(encoding="utf-8"))
            self.solved = {str(name) for name in state["solved"]}
            self.current = state["current"]
            self.hints = {str(name): int(level) for name, level in state["hints"].items()}
        except FileNotFoundError:
            pass
        except (ValueError, KeyError, TypeError, AttributeError):
            kept = self.state.with_suffix(".json.old")
            self.state.replace(kept)
            self.remark = f"{shown(self.state)} could not be read, so the count of solved lessons starts at zero. " \
                          f"Your files are untouched; what it held is in {shown(kept)}."
        self.solved &= {lesson.name for lesson in self.lessons}

    def save(self):
        """All or nothing: a half-written state would lose the student's progress."""
        state = {"current": self.current, "solved": sorted(self.solved), "hints": self.hints}
        new = self.state.with_suffix(".json.new")
        new.write_text(json.dumps(state, indent=2) + "\n", encoding="utf-8")
        new.replace(self.state)

    def prepare(self):
        """Copies missing files, and tells editors that use clangd how to compile the lessons."""
        if not self.folder.exists():
            self.folder.mkdir(parents=True)
            self.remark = f"Your lessons are now in {shown(self.folder)}. Open them in your editor next to this " \
                          "terminal: whenever you save, the answer comes here."
        for lesson in self.lessons:
            if not self.file(lesson).exists():
                shutil.copyfile(lesson.original, self.file(lesson))
        flags = self.folder / "compile_flags.txt"
        if not flags.exists():
            folders = [os.path.relpath(path, self.folder) for path in (ROOT / "include", self.lessons[0].folder)]
            flags.write_text("\n".join(["-std=c++20", *(f"-I{path}" for path in folders)]) + "\n", encoding="utf-8")

    def file(self, lesson):
        return self.folder / f"{lesson.name}.cpp"

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

    def open_from(self, lesson=None):
        """The first unsolved lesson from this one on, wrapping around; None if all are solved."""
        at = self.lessons.index(lesson) if lesson else 0
        return next((each for each in self.lessons[at:] + self.lessons[:at] if each.name not in self.solved), None)

    def resumed(self):
        return self.open_from(find(self.lessons, self.current) if self.current else None)
