"""Writes to terminals of any width, and to anything else."""

import os
import re
import shutil
import sys
import textwrap
from contextlib import contextmanager

from workspace import ROOT, shown

sys.path.append(str(ROOT / "scripts"))

from axis_colours import axis_colours  # noqa: E402

WIDEST = 100  # longer lines are hard to read


def nearest_of_256(colour):
    """The number of that colour in the cube of 6 x 6 x 6 that terminals have."""
    levels = (0, 95, 135, 175, 215, 255)
    red, green, blue = (min(range(6), key=lambda at: abs(levels[at] - part)) for part in colour)
    return 16 + 36 * red + 6 * green + blue


class Screen:
    def __init__(self):
        self.terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.colours = self.terminal and not os.environ.get("NO_COLOR")
        sys.stdout.reconfigure(errors="replace")
        # The last part of COLORFGBG is the number of the background; 7 and 15 are white.
        light = os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
        self.axes = {role: bytes.fromhex(both[0 if light else 1]) for role, both in axis_colours().items()} \
            if self.colours else {}
        self.axis = re.compile(rf"\b({'|'.join(self.axes)})<(?:\d+|dynamic|\?)>")

    @property
    def width(self):
        try:
            columns = os.get_terminal_size(sys.stdout.fileno()).columns or WIDEST  # some know no width
        except OSError:
            columns = shutil.get_terminal_size((WIDEST, 24)).columns
        return max(20, min(columns, WIDEST))

    def in_colours(self, text, style=""):
        """The text with each axis in its colour; the rest in the style, given by its code."""
        if not self.axes:
            return text

        def coloured(found):
            colour = self.axes[found.group(1)]
            code = "38;2;" + ";".join(map(str, colour)) if "truecolor" in os.environ.get("COLORTERM", "") else \
                f"38;5;{nearest_of_256(colour)}"
            return f"\033[{code}m{found.group()}\033[0m" + (f"\033[{style}m" if style else "")
        return self.axis.sub(coloured, text)

    # Only colours and weights that can be read on dark and on light backgrounds.
    def bold(self, text):
        return self._styled("1", text)

    def bad(self, text):
        return self._styled("1;31", text)

    def good(self, text):
        return self._styled("1;32", text)

    def _styled(self, code, text):
        return f"\033[{code}m{self.in_colours(text, code)}\033[0m" if self.colours and text else text

    def write(self, text="", style=None):
        for line in text.split("\n"):
            print(style(line) if style else line)

    def flush(self):
        sys.stdout.flush()

    @contextmanager
    def meanwhile(self, text):
        """Shows a text while something takes time."""
        if self.terminal:
            print(text, end="", flush=True)
        try:
            yield
        finally:
            if self.terminal:
                print("\r\033[K", end="", flush=True)

    def clear(self):
        if self.terminal:
            print("\033[H\033[2J", end="")

    def wrapped(self, text, indent="", style=None):
        lines = textwrap.wrap(text, self.width, initial_indent=indent, subsequent_indent=indent,
                              break_on_hyphens=False)
        self.write("\n".join(lines), style)

    def prose(self, text, indent=""):
        """Paragraphs are wrapped; code, in a fence or indented, and lists keep their lines."""
        paragraph, fenced = [], False
        lines = text.strip("\n").splitlines()
        for at, line in enumerate([*lines, ""]):
            fence = line.startswith("```")
            apart = fenced or fence or not line.strip() or line.startswith(("    ", "- ", "* "))
            if paragraph and apart:
                self.wrapped(" ".join(paragraph), indent)
                paragraph = []
            if fence:
                fenced = not fenced
            elif fenced:
                self.code(line, indent + "    ")
            elif apart and at < len(lines):
                self.code(line, indent)
            elif not apart:
                paragraph.append(line.strip())

    def code(self, line, indent=""):
        line = line.rstrip()
        self.write(self.in_colours("\n".join(textwrap.wrap(line, self.width, initial_indent=indent, subsequent_indent=indent + "    ",
                                           break_on_hyphens=False) or [""])))

    def link(self, path, text=None):
        """A path that can be clicked, where the terminal can do that."""
        text = text or shown(path)
        if not self.terminal:
            return text
        return f"\033]8;;{path.as_uri()}\033\\{text}\033]8;;\033\\"

    def bar(self, done, of, about=""):
        tail = f" {done}/{of}{about}"
        room = min(30, self.width - len(tail) - 2)
        full = max(room * done // max(of, 1), 1 if done else 0)
        self.write(f"[{'#' * full}{'-' * (room - full)}]{tail}")
