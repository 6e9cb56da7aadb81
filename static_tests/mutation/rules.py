"""Rules: the elements of the lists all<...> that say what an operation takes.

Each is deleted from its list by a declaration that follows the headers, which stay as they are and are read once for
all mutants: a partial specialisation of the template that is derived from the list, which wins by being constrained.

    struct squeeze : call<"squeeze"> {
      template <template <std::size_t> class Role, class X>
      struct rules : all<has_axis<squeeze, Role, X>, of_one_element<Role, X>> {};
    };

    template <template <std::size_t> class Role, class X> requires true
    struct squeeze::rules<Role, X> : all<of_one_element<Role, X>> {};

(Clang does not apply it to members of a class template that the headers already used, so g++ is used.) A list
elsewhere, as in an alias or in a template with constraints of its own, has a switch for each rule: see compiler.py.
"""

import pathlib
import re

from checks import Check, around
from reading import blank, closing, names_in, outside, split_at

# Rules that others imply, so that no program can tell whether they are there: (list, rule) and the reason.
said_before = "it says nothing, and only keeps what was refused where the layer was made from being said again"
implied = {
    ("layer_call::rules", "was_made<Made>"): said_before,
    ("multi_head_attention", "made_multi_head_attention<In, Out, Context, Heads, Options...>"): said_before,
    ("multi_head_attention", "typename linear<In, Out>::made"): said_before,
    ("multi_head_attention_wrapper", "made_wrapper<In, Out, Context, Heads>"): said_before,
    ("multi_head_attention_wrapper", "typename linear<In, Out>::made"): said_before,
}


class Scope:
    """A brace that is open at some position, and the text before it."""

    def __init__(self, code, source, begin, end):
        self.begin, self.end = begin, end
        start = max(code.rfind(each, 0, begin) for each in ";{}") + 1
        head = code[start:begin]
        self.head = source[start:begin]
        self.namespace = re.search(r"\bnamespace ([\w:]+)\s*$", head)
        template = re.search(r"\btemplate (?=<)", head)
        close = template and closing(head, template.end())
        self.struct = re.compile(r"\s*(?:struct|class) (?:HEADSUP_\w+ )?(\w+)").match(head, close + 1 if template else 0)
        after = self.struct.end() if self.struct else 0
        special = head[after:after + 1] == "<" and closing(head, after)
        self.arguments = self.head[after + 1:special] if special else None  # of a specialisation
        self.parameters = []
        if template:
            ranges = split_at(head, template.end() + 1, close, ",")
            self.parameters = [declared_name(self.head[slice(*each)], place) for place, each in enumerate(ranges)]

    @property
    def name(self):
        """The class as it is written before ::."""
        given = self.arguments or ", ".join(name for _, name in self.parameters)
        return f"{self.struct[1]}<{given}>" if given else self.struct[1]


def scopes_at(code, source, at):
    """The scopes around a position, from the outermost."""
    found, begin = [], 0
    while begin < at:
        opened = code.find("{", begin, at)
        if opened < 0:
            break
        end = closing(code, opened)
        if end is None or end > at:
            found.append(Scope(code, source, opened, end))
            begin = opened + 1
        else:
            begin = end + 1
    return found


class Owner:
    """The template that is derived from lists: its name, its parameters, and what its specialisation is written with."""

    def __init__(self, code, source, begin, parameters, named):
        self.begin = begin
        self.name = named["name"]
        self.parameters = [source[slice(*each)] for each in parameters if each[0] < each[1]]
        after = named.end()
        given = closing(code, after) if code[after:after + 1] == "<" else None
        self.arguments = source[after + 1:given] if given else None
        after = given + 1 if given else after
        colon = outside(code, after, ":{;")
        self.base = colon + 1 if colon is not None and code[colon] == ":" else None
        self.body = outside(code, after, "{;")

    def specialised(self, scopes, base):
        """The declaration that gives the template another base, or None if that is not possible."""
        if not self.parameters or not all(scope.namespace or scope.struct for scope in scopes):
            return None
        declared = [declared_name(each, place) for place, each in enumerate(self.parameters)]
        template = ", ".join(parameter for parameter, _ in declared)
        arguments = self.arguments or ", ".join(name for _, name in declared)
        around = [scope for scope in scopes if not scope.namespace]
        classes = "".join(f"{scope.name}::" for scope in around)
        opened = [scope.namespace[1] for scope in scopes if scope.namespace]
        return "".join([*(f"namespace {each} {{\n" for each in opened),
                        *(f"template <{', '.join(each for each, _ in scope.parameters)}>\n" for scope in around
                          if scope.parameters),
                        f"template <{template}>\n  requires true\n",
                        f"struct {classes}{self.name}<{arguments}> : {base} {{}};\n",
                        *("}\n" for _ in opened)])


def declared_name(parameter, place):
    """A template parameter without its default, and how it is named as an argument; one without a name gets one."""
    code = blank(parameter)
    default = outside(code, 0, "=")
    parameter = (parameter if default is None else parameter[:default]).strip()
    own = re.sub(r"^template <.*>\s*(?=class|typename)", "", parameter, flags=re.DOTALL)
    words = re.fullmatch(r"(.*[\s.>])(\w+)", own, re.DOTALL)
    if not words:
        parameter, name = f"{parameter} Unnamed{place}", f"Unnamed{place}"
    else:
        name = words[2]
    return parameter, name + ("..." if "..." in own else "")


def owners_in(code, source):
    """Every class template of a header that has a base, and no constraints except on its parameters."""
    found = []
    for match in re.finditer(r"\btemplate (?=<)", code):
        end = closing(code, match.end())
        named = end and re.compile(r"\s*(?:struct|class)\s+(?:HEADSUP_\w+\s+)?(?P<name>\w+)\b(?!\s*[,>=])").match(code, end + 1)
        if named:
            found.append(Owner(code, source, match.start(), split_at(code, match.end() + 1, end, ","), named))
    return [each for each in found if each.base is not None]


def lists_in(code):
    """The ranges of all lists all<...>, including nested ones, except in the definition of all itself."""
    own = []
    for match in re.finditer(r"\b(?:struct|class) all\b", code):
        end = outside(code, match.end(), "{;")
        own.append((match.start(), closing(code, end) if end is not None and code[end] == "{" else end or len(code)))
    for match in re.finditer(r"\ball(?=<)", code):
        close = closing(code, match.end())
        if close and not any(begin <= match.start() <= end for begin, end in own):
            yield match.start(), match.end(), close


def operations_of(scopes, sources, header):
    """The operations that ask a list: the class around it is called so, or is given their names as an argument."""
    stem = pathlib.PurePath(header).stem
    found = {stem, *stem.split("_")}
    for scope in scopes:
        if scope.struct:
            found |= {scope.struct[1], *re.findall(r'"([^"]*)"', scope.head)}
            for source in sources:
                found.update(re.findall(rf'\b{scope.struct[1]}<"([^"]*)"', source))
    return found


def rules_of(header, source, sources, left_out):
    """The rules of a header, and the names of the templates that hold their lists."""
    code = blank(source)
    owners = owners_in(code, source)
    found, names = [], set()
    for begin, opened, close in lists_in(code):
        elements = split_at(code, opened + 1, close, ",")
        if elements == [(close, close)] or "..." in (code[slice(*each)] for each in elements):
            continue
        owner = next((each for each in owners if each.base <= begin < (each.body or 0)), None)
        scopes = scopes_at(code, source, owner.begin if owner else begin)
        operations = operations_of(scopes, sources, header)
        alias = re.search(r"\b(?:struct (\w+)\s*:(?!:)|(\w+) =)[^;{}]*$", code[:begin])
        own = owner.name if owner else (alias[1] or alias[2]) if alias else "all"
        names.add(own)
        title = "::".join([*(scope.struct[1] for scope in scopes if scope.struct), own])
        for place, element in enumerate(elements):
            text = " ".join(source[slice(*element)].split())
            if re.match(r"(?:\w+::)*all<", text):
                continue  # the rules of a list within a list are deleted one by one
            if (title, text) in implied:
                left_out.add((title, text))
                continue
            rest = ", ".join(source[slice(*each)] for at, each in enumerate(elements) if at != place)
            less = (opened + 1, close, rest)
            base = owner and source[owner.base:less[0]] + rest + source[close:owner.body]
            declaration = owner and owner.specialised(scopes, base.strip())
            end = element[1] - 3 * text.endswith("...")
            switch = None if declaration else around(element[0], end, "::headsup::mutation::rule<#, ", ">")
            found.append(Check(header, source, "rule", [less], f"{title}: {text}", operations, names_in(text),
                               declaration, element[0], switch))
    return found, names
