"""Checks written into operations, constructors and classes. They are disabled by a switch, or in a copy of their header."""

import pathlib
import re

from reading import blank, closing, conjuncts_in, names_in, split_at


implied = {
    ("can_merge", "sizeof...(From) != 0"): "no operation asks it, merge says the same itself",
    ("can_merge", "headsup_calls::accepts<headsup_calls::op::merge, headsup_calls::along<To, From...>, described<X>>"):
        "no operation asks it, merge says the same itself",
    ("Tensor", "headsup_detail::is_tensor<std::remove_cvref_t<T>>"): "were everything a tensor, no program would compile",
}


class Check:
    """The edits to a header that disable a check; or, if no copy of the header is needed, a declaration that does so
    after the header. The edits `switch` give it a switch, whose number is #, in a copy of the headers that has those of
    all checks: see compiler.py. Such a check may stand within another one."""

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
            refusal = code.find("HEADSUP_MISTAKE(", match.end())
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

    for match in re.finditer(r"\b(?:HEADSUP_MISTAKE(?=\()|(?:(?:::)?(?:headsup::)?headsup_diagnostics::)?check(?=<))", code):
        close = None if code.endswith("#define ", 0, match.start()) else closing(code, match.end())
        if not close:
            continue
        asserted = match.group() == "HEADSUP_MISTAKE"
        call = None if asserted else re.compile(r"\s*\(\s*\)").match(code, close + 1)
        if not asserted and not call:
            continue
        arguments = split_at(code, match.end() + 1, close, ",")
        end = close + 1 if asserted else call.end()
        said = source[match.start():end]
        mistake = source[match.end() + 1:close] if asserted else source[slice(*arguments[0])]
        for meant in re.finditer(rf"\busing {re.escape(mistake)} =\s[^;]*;", source[:match.start()]):
            said = f"{source[match.start():end]} {meant.group()}"  # the last one is the nearest
        operations = set(re.findall(r'"([^"]*)"|\brule::(\w+)::rules\b', said))
        operations = {each for both in operations for each in both if each} or {stem}
        begin = match.start(), match.end() + 1
        if asserted:
            kind, edit = "call", (match.start(), end, "false")
            switch = [(*begin, "::headsup::mutation::found<#, "), (close, end, ">()")]
            switch = None if header == "diagnostics/refuse.hpp" else switch  # the functions of switches call it
        elif len(arguments) == 1:
            kind, edit = "call", (match.start(), end, "::headsup::shape_mistake{}")
            switch = [(*begin, "::headsup::mutation::check<#, ")]
        else:
            kind, edit = "class", (arguments[1][0], arguments[-1][1], "true")
            switch = around(edit[0], edit[1], "::headsup::mutation::holds<#, (", f"), {mistake}>()")
        found.append(Check(header, source, kind, [edit], said, operations, names_in(said), switch=switch))

    # Mutants are compiled by g++, and are refused: left out is what only Clang reads, and what runs by place.
    others = [(match.start(), code.index("#endif", match.end())) for match in
              re.finditer(r"^#if defined\((?:__clang__|HEADSUP_AS_PYTORCH)\)$", code, re.MULTILINE)]
    found = [check for check in found if not any(begin < check.at < end for begin, end in others)]

    # A constructor refuses in its exception specification.
    for match in re.finditer(r"\bsizeof\((?:\w+::)*refusal(<)", code):
        close = closing(code, match.start(1))
        mistake = source[match.end():close]
        end = re.compile(r"!=\s*0").search(code, match.end()).end()
        meant = re.search(rf"\busing {re.match(r'[A-Za-z_]*', mistake)[0]} = [^;]*;", source)
        said = f"{source[match.start():end]} {meant.group() if meant else ''}"
        asserted = code.find("HEADSUP_MISTAKE(", end)
        named = asserted + len("HEADSUP_MISTAKE(")
        last = closing(code, named - 1)
        edits = [(match.start(), end, "true"), (asserted, last + 1, "false")]
        switch = [(match.start(), match.end(), "!::headsup::mutation::found<#, "), (close, end, ">()"),
                  (asserted, named, "::headsup::mutation::found<#, "), (last, last + 1, ">()")]
        found.append(Check(header, source, "constructor", edits, said, {stem}, names_in(said), switch=switch))

    # An alias names the mistake of several constructors, for the specification and the assertion of each.
    for match in re.finditer(r"\busing (\w+) = ((?:\w+::)*refused_by(<))", code):
        end = closing(code, match.start(3)) + 1
        if f"refusal<{match[1]}<" not in code:
            continue
        said = source[match.start():end]
        edit = (match.start(2), end, "headsup_diagnostics::reported")
        switch = around(match.start(2), end, "::headsup::mutation::mistake<#, ", ">")
        found.append(Check(header, source, "constructors", [edit], said, {stem}, names_in(said), switch=switch))

    # Their assertions are disabled with the specification.
    beside = {begin for check in found if check.kind == "constructor" for begin, _, _ in check.edits}
    found = [check for check in found if check.kind != "call" or
             not (check.at in beside or check.text.startswith("HEADSUP_MISTAKE(misfit<"))]

    for match in re.finditer(r"\bconcept\s+((?:can_)?(\w+))\s*=", code):
        if not match[1].startswith("can_") and match[1] not in asked:
            continue
        parameter = type_parameter(code, match.start())
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
            switch = parameter and around(begin, stop, "((", f") || ::headsup::mutation::off<#, {parameter}>)")
            found.append(Check(header, source, "conjunct", [(begin, stop, "true")],
                               f"{match[1]}: {source[begin:stop]}", asked.get(match[1], set()) | {match[2], stem},
                               asked.get(match[1], set()) | {"cannot_" + match[2]}, switch=switch))

    for match in re.finditer(r"\bstatic_assert\s*(?=\()", code):
        close = closing(code, match.end())
        arguments = split_at(code, match.end() + 1, close, ",")
        said = source[slice(*arguments[-1])]
        if len(arguments) < 2 or not re.match(r'"(HU\d|headsup:)', said):
            continue
        begin, stop = arguments[0][0], arguments[-2][1]
        own = class_around(code, match.start())
        switch = own and around(begin, stop, "::headsup::mutation::holds<#, (", f"), {own}>()")
        found.append(Check(header, source, "assert", [(begin, stop, "true")],
                           f"{source[begin:stop]}, {said}", names_in(said) | {stem}, set(), switch=switch))
    return sorted(found, key=lambda check: check.line)


def around(begin, end, before, after):
    return [(begin, begin, before), (end, end, after)]


def type_parameter(code, concept):
    """The first type among the parameters of a concept, of which its switch is a template, or None."""
    begin = 1 + max(code.rfind(each, 0, concept) for each in ";}")
    for match in re.finditer(r"\btemplate (?=<)", code[begin:concept]):
        opened = begin + match.end()
        close = closing(code, opened)
        if close is not None and not code[close + 1:concept].strip():
            for each in split_at(code, opened + 1, close, ","):
                named = re.fullmatch(r"class(\.\.\.)? (\w+)", code[slice(*each)])
                if named:
                    return named[2] + (named[1] or "")
    return None


def class_around(code, at):
    """The name of the class template around a position, which is a type within it, or None."""
    name = None
    for match in re.finditer(r"\btemplate <[^;{}]*>\s*(?:struct|class) (\w+)[^;{}]*(?=\{)", code[:at]):
        if closing(code, match.end()) > at:
            name = match[1]
    return name


def codes_of_mistakes(include):
    """The codes with which the message of each mistake can begin, including those of the mistakes that it uses."""
    bodies = {}  # of all specialisations of a name together
    for path in sorted((include / "headsup").rglob("*.hpp")):
        source = path.read_text()
        code = blank(source)
        for match in re.finditer(r"\bstruct (?:HEADSUP_\w+ )?(\w+)[^;{}]*(?=\{)", code):
            body = source[match.start():closing(code, match.end())]
            if "say()" in body:
                bodies[match[1]] = bodies.get(match[1], "") + body
    codes = {name: set(re.findall(r'"(HU\d+)', body)) for name, body in bodies.items()}
    for _ in range(3):  # no mistake uses another through more than two
        for name, body in bodies.items():
            codes[name].update(*(codes[other] for other in names_in(body) & set(codes)))
    return codes
