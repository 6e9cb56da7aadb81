"""Shapes that the compiler has checked: the steps of static_tests/teaching/worksheet.cpp."""

import dataclasses
import pathlib
import re

from pages import Complaint

where = "static_tests/teaching/worksheet.cpp"


@dataclasses.dataclass
class Step:
    name: str
    given: bool
    sentence: str
    code: str  # what computes it
    axes: list  # of (role, size)
    normalized: str  # the role along which the numbers sum to one, if there is one


@dataclasses.dataclass
class Part:
    title: str
    steps: list

    def step(self, name):
        return next(step for step in self.steps if step.name == name)


def axes_in(code):
    """The axes that has_shape is asked for: batch<2>, normalized<keys<6>>."""
    return [(role, int(size)) for role, size in re.findall(r"(\w+)<(\d+)>", code)]


def read(root):
    """The parts, and the rows of the mask that the sheet shows: lists of whether a key is hidden."""
    text = (pathlib.Path(root) / where).read_text()
    parts, paragraphs = [], text.split("\n\n")
    for paragraph in paragraphs:
        if match := re.fullmatch(r"// # (.+)", paragraph):
            parts.append(Part(match[1], []))
        elif match := re.match(r"// ([\w, ]+?)( \(given\))?: (.+)\n", paragraph):
            shape = re.search(r"static_assert\(has_shape<decltype\((\w+)\), (.+)>\);", paragraph)
            if not shape or not parts:
                continue
            made = re.search(rf"constexpr auto {shape[1]} = ([^;]+);", paragraph)
            if not made:
                raise Complaint(f"{where}: the step '{match[1]}' states the shape of {shape[1]}, and does not make it")
            sums = re.search(r"normalized<(\w+)<", shape[2])
            parts[-1].steps.append(Step(match[1], bool(match[2]), match[3], " ".join(made[1].split()),
                                        axes_in(shape[2]), sums[1] if sums else ""))
    if text.count("has_shape<") != sum(len(part.steps) for part in parts):
        raise Complaint(f"{where}: a shape belongs to no step")
    mask = re.search(r"hidden(\{\{.+?\}\});", text, re.DOTALL)
    rows = [[word == "hide" for word in row.split(", ")] for row in re.findall(r"\{+([oh][^{}]+)\}", mask[1])]
    return parts, rows
