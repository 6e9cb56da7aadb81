"""The cases of static_tests/must_not_compile, and which of them is likely to notice that a check is disabled."""

import re

from reading import names_in


class Case:
    def __init__(self, path, folder, is_small=False):
        self.path = path
        self.is_small = is_small  # a small program, which is written without the headers that it may need
        self.name = path.relative_to(folder).with_suffix("").as_posix()
        source = path.read_text()
        self.headers = set(re.findall(r"^#include <headsup/(.*)\.hpp>", source, re.MULTILINE)) - {"headsup"}
        expected = re.findall(r"^// expect: (.*)$", source, re.MULTILINE)
        self.expected = expected[0] if expected else None
        words = " ".join(expected)
        code = re.search(r"\bHU\d+", words)
        self.code = code.group() if code else ""
        operation = re.match(r"(?:HU\d+ )?(?:headsup: )?(operator[^\w\s:<]+|\w+)", words)
        self.operation = operation[1] if operation else ""
        self.words = names_in(self.name.replace("_", " "))


def known_guards(path):
    """The cases that were seen to notice a check, of checks for which another one is likelier. Two checks may be
    written alike, in functions of one name."""
    known = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        if not line.startswith("#"):
            case, check = line.split(" guards ", 1)
            known.setdefault(check, set()).add(case)
    return known


def ranked(cases, check, codes, known=()):
    """The cases, those likeliest to notice the disabled check first: those known to, of its operation, then of its
    codes; among equals, one of each code before a second of any."""
    wanted = set().union(*(codes.get(mistake, set()) for mistake in check.mistakes))
    wanted |= set(re.findall(r"HU\d+", check.text))
    hints = {word for sign, word in (("scalar", "scalars"), ("agree", "differ"), ("has<", "no"), ("distinct", "twice"),
                                     ("!has<", "there"), ("same_axes", "shapes")) if sign in check.text}
    named = names_in(check.text.replace("_", " "))

    def likeness(case):
        says_it = case.operation in check.operations
        operation = says_it or any(set(each.split("_")) <= case.words for each in check.operations)
        return 8 * operation + 2 * says_it + 4 * (case.code in wanted) + 2 * bool(hints & case.words) + len(named & case.words) / 9

    ordered = sorted(cases, key=lambda case: (-likeness(case), case.name))
    seen, turn = {}, {}
    for case in ordered:
        turn[case] = seen[case.code] = seen.get(case.code, -1) + 1
    of_operation = [case for case in ordered if likeness(case) >= 8]
    found = sorted(of_operation, key=lambda case: turn[case]) + ordered[len(of_operation):]
    return sorted(found, key=lambda case: case.name not in known)
