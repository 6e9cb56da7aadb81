"""Checks written into operations, constructors and classes. They are disabled in a copy of their header."""

import pathlib
import re

from reading import blank, closing, conjuncts_in, names_in, split_at


implied = {
    ("can_train", 'rule::draws_from_generator<rule::sequence_layer<"a layer", d_in<1>, void, true>, '
                  "described<Generator>...>::value"): "no operation asks it, the rules of each layer say the same",
    ("can_merge", "sizeof...(From) != 0"): "no operation asks it, merge says the same itself",
}


class Check:
    """The edits to a header that disable a check; or, if no copy of the header is needed, a declaration that does so
    after the header. A call that `switch` describes, by its name and its mistake, can have a switch instead."""

    def __init__(self, header, source, kind, edits, shown, operations, mistakes, declaration=None, at=None, switch=None):
        self.header, self.kind, self.edits, self.declaration, self.switch = header, kind, edits, declaration, switch
        self.at = edits[0][0] if at is None else at
        self.line = source.count("\n", 0, self.at) + 1
        self.text = " ".join(shown.split())
        self.operations, self.mistakes = operations, mistakes

    def __str__(self):
        return f"{self.header}:{self.line}: {self.kind} {self.text}"

    @property
    def lasting(self):
        """How guards.txt names the check: lines move."""
        return f"{self.header}: {self.kind} {self.text}"


def concepts_asked(sources):
    """The concepts that operations require first, each with the operations and mistakes of the refusals that
    follow."""
    asked = {}
    for source in sources:
        code = blank(source)
        for match in re.finditer(r"\bif constexpr \((?:[^()]*\|\| )?!?(?:\w+::)*(\w+)<", code):
            refusal = code.find("refuse<", match.end())
            if "!" in match.group() or match[1].startswith("can_"):
                said = source[match.start():code.find(";", refusal)]
                asked.setdefault(match[1], set()).update(names_in(said), re.findall(r'"([^"]*)"', said))
    for source in sources:
        for match in re.finditer(r"\bconcept (\w+) =([^;]*);", source):
            for part in names_in(match[2]) & set(asked):
                asked[part] |= asked.get(match[1], set())
    return asked


def checks_of(header, source, asked, left_out, rule_lists):
    """The checks of a header; a concept that asks one of the rule_lists is left to the rules of that list."""
    code = blank(source)
    found = []
    stem = pathlib.PurePath(header).stem

    # Clang's errors come from an assertion next to the refusal, which is disabled with it.
    spoken = []
    for match in re.finditer(r"\bstatic_assert\s*(?=\(\s*(?:\w+::)*error_of\s*(<))", code):
        close = closing(code, match.end())
        mistake = split_at(code, match.end(1), closing(code, match.start(1)), ",")[0]
        spoken.append((match.end() + 1, close, source[slice(*mistake)]))

    def assertion(mistake, near):
        """The edit that disables the nearest assertion of a mistake, if there is one."""
        beside = sorted((abs(begin - near), begin, end) for begin, end, its in spoken if its == mistake)
        return [(begin, end, "true") for _, begin, end in beside[:1]]

    for match in re.finditer(r"\b(?:(?:::)?(?:headsup::)?diagnostics::)?(refuse|check)(?=<)", code):
        close = closing(code, match.end())
        call = re.compile(r"\s*\(\s*\)").match(code, close + 1) if close else None
        if not call:
            continue
        arguments = split_at(code, match.end() + 1, close, ",")
        said = source[match.start():call.end()]
        alias = source[slice(*arguments[0])]
        for meant in re.finditer(rf"\busing {re.escape(alias)} =\s[^;]*;", source[:match.start()]):
            said = f"{source[match.start():call.end()]} {meant.group()}"  # the last one is the nearest
        operations = set(re.findall(r'"([^"]*)"|\brule::(\w+)::rules\b', said))
        operations = {each for both in operations for each in both if each} or {stem}
        switch = None
        if len(arguments) == 1:
            kind, edit = "call", (match.start(), call.end(), "::headsup::shape_mistake{}")
            switch = match[1], alias
        elif match[1] == "refuse":  # what it returns instead of a shape_mistake
            kind, edit = "call", (match.start(), call.end(), source[arguments[1][0]:arguments[-1][1]] + "{}")
        else:
            kind, edit = "class", (arguments[1][0], arguments[-1][1], "true")
        edits = [edit, *assertion(source[slice(*arguments[0])], match.start())]
        found.append(Check(header, source, kind, edits, said, operations, names_in(said), switch=switch))

    # g++ names what stops it; what only Clang reads is left out, because mutants are compiled by g++.
    for match in re.finditer(r"\(void\)typename (?:\w+::)*stop(<)", code):
        end = code.index(";", closing(code, match.start(1)))
        found.append(Check(header, source, "call", [(match.start(), end, "")], source[match.start():end], {stem}, set()))
    clang = [(match.start(), code.index("#endif", match.end())) for match in
             re.finditer(r"^#if defined\(__clang__\)$", code, re.MULTILINE)]
    found = [check for check in found if not any(begin < check.at < end for begin, end in clang)]

    # A constructor refuses in its exception specification.
    for match in re.finditer(r"\bsizeof\((?:\w+::)*refusal(<)", code):
        mistake = source[match.end():closing(code, match.start(1))]
        end = re.compile(r"!=\s*0").search(code, match.end()).end()
        meant = re.search(rf"\busing {re.match(r'[A-Za-z_]*', mistake)[0]} = [^;]*;", source)
        said = f"{source[match.start():end]} {meant.group() if meant else ''}"
        edits = [(match.start(), end, "true"), *assertion("mistake", match.start())]
        found.append(Check(header, source, "constructor", edits, said, {stem}, names_in(said)))

    # An alias names the refusal of several constructors.
    for match in re.finditer(r"\busing \w+ = ((?:\w+::)*refusal(<))", code):
        end = closing(code, match.start(2)) + 1
        said = source[match.start():end]
        found.append(Check(header, source, "constructors", [(match.start(1), end, "::headsup::shape_mistake")], said, {stem},
                           names_in(said)))

    for match in re.finditer(r"\bconcept\s+((?:can_)?(\w+))\s*=", code):
        if not match[1].startswith("can_") and match[1] not in asked:
            continue
        conjuncts = conjuncts_in(code, match.end(), code.index(";", match.end()))
        for begin, stop in conjuncts:
            tensor = re.fullmatch(r"Tensor<(\w+)>", code[begin:stop])
            others = " ".join(code[a:b] for a, b in conjuncts if (a, b) != (begin, stop))
            if tensor and re.search(rf"\b(axes_of|scalar_of)<{tensor[1]}>", others):
                continue
            if names_in(code[begin:stop]) & rule_lists:
                continue
            words = match[1], " ".join(source[begin:stop].split())
            if words in implied:
                left_out.add(words)
                continue
            found.append(Check(header, source, "conjunct", [(begin, stop, "true")],
                               f"{match[1]}: {source[begin:stop]}", asked.get(match[1], set()) | {match[2], stem},
                               asked.get(match[1], set()) | {"cannot_" + match[2]}))

    for match in re.finditer(r"\bstatic_assert\s*(?=\()", code):
        close = closing(code, match.end())
        arguments = split_at(code, match.end() + 1, close, ",")
        said = source[slice(*arguments[-1])]
        if len(arguments) < 2 or not re.match(r'"(HU\d|headsup:)', said):
            continue
        begin, stop = arguments[0][0], arguments[-2][1]
        found.append(Check(header, source, "assert", [(begin, stop, "true")],
                           f"{source[begin:stop]}, {said}", names_in(said) | {stem}, set()))
    return sorted(found, key=lambda check: check.line)


def codes_of_mistakes(include):
    """The codes with which the message of each mistake can begin, including those of the mistakes that it uses."""
    bodies = {}  # of all specialisations of a name together
    for path in sorted((include / "headsup").rglob("*.hpp")):
        source = path.read_text()
        code = blank(source)
        for match in re.finditer(r"\bstruct (\w+)[^;{}]*(?=\{)", code):
            body = source[match.start():closing(code, match.end())]
            if "say()" in body:
                bodies[match[1]] = bodies.get(match[1], "") + body
    codes = {name: set(re.findall(r'"(HU\d+)', body)) for name, body in bodies.items()}
    for _ in range(3):  # no mistake uses another through more than two
        for name, body in bodies.items():
            codes[name].update(*(codes[other] for other in names_in(body) & set(codes)))
    return codes
