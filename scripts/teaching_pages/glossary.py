"""What docs/teaching/glossary.md says is true of the library: its names exist, and its shapes are those of the worksheet."""

import re

from pages import Complaint


def check(root, text, parts):
    headers = "\n".join(path.read_text() for path in sorted((root / "include/headsup").rglob("*.hpp")))
    names = set(re.findall(r"\w+", headers))
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()
            if line.startswith("| ") and not line.startswith("| name ")]
    terms = [row[0] for row in rows]
    if len(terms) != len(set(terms)):
        raise Complaint("docs/teaching/glossary.md explains a word twice")
    for row in rows:
        for name in re.findall(r"`([^`]+)`", row[-1]):
            if name not in names:
                raise Complaint(f"docs/teaching/glossary.md: headsup has no {name}, which it says of '{row[0]}'")
    tensors = {row[0]: row[2] for row in rows if len(row) == 6}
    for step in parts[0].steps:
        roles = "(" + ", ".join(role for role, _ in step.axes) + ")"
        if step.name in tensors and not tensors[step.name].startswith(roles):
            raise Complaint(f"docs/teaching/glossary.md says that {step.name} has the shape {tensors[step.name]}, "
                            f"and the compiler says {roles}")
    explained = set(terms)
    for part in parts:
        for step in part.steps:
            for role, _ in step.axes:
                if role not in explained:
                    raise Complaint(f"docs/teaching/glossary.md does not explain the axis {role}")
