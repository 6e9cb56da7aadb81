"""What a teacher wants to know: what a student did, and what students say that is wrong."""

import csv

from session import described
from workspace import shown

COLUMNS = ("lesson", "title", "kind", "solved", "attempts", "hints", "minutes")


def rows(workspace):
    for lesson in workspace.on_track:
        name = lesson.name
        seconds = workspace.seconds.get(name, 0)
        if name in workspace.solved or workspace.attempts.get(name) or workspace.hints.get(name):
            yield (f"{lesson.number:02}", lesson.title, lesson.kind, "yes" if name in workspace.solved else "no",
                   workspace.attempts.get(name, 0), workspace.hints.get(name, 0), f"{seconds / 60:.1f}")


def of_student(workspace, screen):
    """Shows what was done, and writes it where the lessons are, and nowhere else."""
    done = list(rows(workspace))
    if not done:
        screen.wrapped("Nothing was tried yet. scripts/lessons begins.")
        return
    file = workspace.folder / "report.csv"
    with file.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows([COLUMNS, *done])
    for number, title, kind, solved, attempts, hints, minutes in done:
        screen.wrapped(f"[{'x' if solved == 'yes' else ' '}] {number} {title} ({kind}): {attempts} "
                       f"attempt{'' if attempts == 1 else 's'}, {hints} hint{'' if hints == 1 else 's'}, {minutes} min")
    screen.wrapped(f"{sum(row[3] == 'yes' for row in done)} solved, {sum(row[4] for row in done)} attempts, "
                   f"{sum(row[5] for row in done)} hints, {sum(float(row[6]) for row in done):.0f} minutes. "
                   f"Written to {shown(file)}; nothing leaves this machine.")


def for_teachers(lessons, screen):
    for lesson in lessons:
        screen.wrapped(f"Lesson {lesson.number:02}: {lesson.title}", style=screen.bold)
        screen.wrapped(described(lesson))
        for wrong in lesson.wrong:
            screen.write()
            screen.wrapped(f"A student writes {wrong.instead} and not {wrong.right}.", "  ")
            screen.wrapped(f"Told: {wrong.told}", "  ")
            screen.wrapped(f"Ask: {wrong.ask}", "  ")
        screen.write()
