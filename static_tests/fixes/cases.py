"""The cases of static_tests/must_not_compile, as the test of their fixes reads them."""

import re
import zlib


class Case:
    """A case, and its author's notes on the fixes that the message names:
    // then: EXPRESSION or axes<...>   what the fix leads to, if not to the twin's result; `// then 2:` for the second
    // where: A = B; C = D             what the user puts in the place of words that the message leaves open
    // at: TEXT in TEXT                the place of the fix, if it is not an operand of the refused call
    // advice: TEXT                    a fix that is no code
    // result: NAME                    the variable that holds the result, if it is not the one declared last
    """

    def __init__(self, path):
        self.path, self.name = path, path.stem
        text = path.read_text()
        notes = lambda key: re.findall(rf"^// {key}: (.*)$", text, re.MULTILINE)
        self.expected = notes("expect")[0]
        self.at, self.advice, self.result = notes("at"), notes("advice"), notes("result")
        self.then = {int(number or 1): said
                     for number, said in re.findall(r"^// then(?: (\d))?: (.*)$", text, re.MULTILINE)}
        self.where = dict(each.split(" = ", 1) for note in notes("where") for each in note.split("; "))
        self.includes = set(re.findall(r"^#include <(?!headsup/headsup\.hpp).*", text, re.MULTILINE))
        branches = {True: [], False: []}
        seen = [True, False]
        for line in text.splitlines():
            keep = list(seen)
            if line.strip() in ("#ifdef REFUSED", "#ifndef REFUSED"):
                seen, keep = [line.strip() == "#ifdef REFUSED"], []
            elif line.startswith("#else"):
                seen, keep = [not seen[0]], []
            elif line.startswith("#endif"):
                seen, keep = [True, False], []
            if re.match(r"#include|using namespace headsup;|//", line):
                keep = []
            for branch in branches:
                # A line of the other branch leaves an empty one, so that the compiler's line numbers hold.
                branches[branch].append(line if branch in keep else "")
        self.refused, self.twin = ("\n".join(branches[branch]) for branch in (True, False))
        self.own_lines = {number for number, (one, other) in enumerate(zip(branches[True], branches[False]), 1)
                          if one and one != other}


tensor_of_zeros = re.compile(r"\b(tensor<[^;{}()]*>) (\w+)\{\};")
layer_of_zeros = re.compile(r"\b((?:linear|embedding|self_attention_v\d|causal_attention|multi_head_attention(?:_wrapper)?)"
                            r"<[^;{}()]*>) (\w+)(?:\{\})?;")


def with_numbers(body):
    """The program with pairwise different numbers where it has zeros: in each variable others, by its name."""
    lines, name = [], ""
    for line in body.split("\n"):
        name = match[1] if (match := re.search(r"(\w+) +=(?: |$)", line)) else name
        line = re.sub(r"\bzeros<(?=float|double|int|bool)", f"fixes::counted<{seed(name)}, ", line)
        line = tensor_of_zeros.sub(lambda m: f"{m[1]} {m[2]} = fixes::counted_as<{seed(m[2])}, {m[1]}>();", line)
        lines.append(layer_of_zeros.sub(lambda m: f"{m[1]} {m[2]} = fixes::counted_layer<{seed(m[2])}, {m[1]}>();", line))
    return "\n".join(lines)


def seed(name):
    return zlib.crc32(name.encode()) % 89


def declared(body):
    """The names of the variables and types that a program declares outside of functions, in order."""
    names, depth = [], 0
    for line in body.splitlines():
        if depth == 0:
            match = re.match(r"(?:inline |constexpr |static )*(?:[\w:]+(?:<.*>)?(?:::\w+(?:<.*>)?)?)(?: const)?&? "
                             r"(\w+)(?=\{|\(| =|;)(?!\([^;]*\) (?:const )?\{)", line)
            if match and not re.match(r"(?:template|using namespace|struct|return|BOOST)\b", line):
                names.append(match[1])
            if match := re.match(r"using (\w+) =", line):
                names.append(match[1])
        depth += line.count("{") - line.count("}")
    return names
