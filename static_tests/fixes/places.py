"""Finds where a fix is to be typed in: the refused call, its operands, or a declaration."""

import pathlib
import re

from text import end_of_brackets, end_of_expression, names_of, replaced, split_at

def operands_in_forms():
    """The operands of each operation as messages call them: as its longest form has them."""
    found = {}
    for header in (pathlib.Path(__file__).parents[2] / "include/headsup").rglob("*.hpp"):
        rows = re.findall(r'(?:\.name\s*=\s*|\blaw\(\s*)"(\w+)",\s*(?:\.form\s*=\s*)?"[^"]*?\(([^()"]+)\)"', header.read_text())
        for name, operands in rows:
            names = [each.rstrip(".?-") for each in operands.split(", ")]
            if name != "tensor" and len(names) > len(found.get(name, [])):
                found[name] = names
    return found


# Members are no operations, and are told of as these.
arguments = {**operands_in_forms(), "into": ["out", "x"], "append": ["keys", "values"], "step": ["x", "cache"],
             "step_into": ["out", "x", "cache"], "layer": ["x", "present"], "multi_head_attention": ["x", "present"]}


class Unplaced(Exception):
    """A fix that cannot be typed in where it says."""


class Call:
    """A refused call: its place in a program, what it calls, and its operands by the names that messages give them."""

    def __init__(self, program, start, end, name, spans, names):
        self.program, self.start, self.end, self.name = program, start, end, name
        self.text = program[start:end]
        self.spans = dict(zip(names, spans))
        self.by_name = {each: program[span[0]:span[1]] for each, span in self.spans.items()}
        self.count = len(spans)

    def instead(self, code):
        """The program with code in the place of the call, and of all that are written like it."""
        namespace = re.match(r"(?:\w+::)*", code)[0]
        is_written = namespace + self.text in self.program
        return self.program.replace(namespace + self.text if is_written else self.text, code)

    def with_operand(self, name, code):
        begin, end = self.spans[name]
        return self.program[:begin] + code + self.program[end:]

    def statement(self):
        return statement_at(self.program, self.start)


def line_begins(program, line):
    return sum(len(each) + 1 for each in program.splitlines()[: line - 1])


def statement_at(program, at):
    """Where the statement around that place begins and ends; of a function in one line, the statement in it."""
    start = program.rfind("\n", 0, at) + 1
    while start and re.search(r"[^;{}\s]\s*$", program[:start].rsplit("\n", 2)[-2]):
        start = program.rfind("\n", 0, start - 1) + 1
    start += len(program[start:]) - len(program[start:].lstrip())
    if function := re.match(r"[\w: ]+\(.*\) \{ (?=.* \}$)", program[start:].split("\n")[0]):
        start += function.end()
    end, depth = start, 0
    while end < len(program):
        depth += (program[end] in "({[") - (program[end] in ")}]")
        if depth < 0 or program[end] == ";" and depth == 0:
            break
        end += 1
    return start, end


def spans_of(program, begin, end):
    """The places of the arguments between two brackets."""
    spans = []
    for part in split_at(program[begin:end], ","):
        spans.append((begin + len(part) - len(part.lstrip()), begin + len(part.rstrip())))
        begin += len(part) + 1
    return [span for span in spans if span[0] < span[1]]


def call_of(program, line, said):
    """The call that the message is about."""
    name = re.match(r"HU\d+ (operator\S+|\w+)", said)[1].rstrip(":")
    start, end = statement_at(program, line_begins(program, line))
    statement = program[start:end]
    if name.startswith("operator"):
        return operation(program, start, statement, name.removeprefix("operator"))
    if "x(...)" in said:
        match = re.search(r"(?:view\((\w+)\)|\b(\w+))\([-\d, ]*\)$", statement)
        x = (start + match.start(), start + match.start() + (len(match[1]) + 6 if match[1] else len(match[2])))
        call = Call(program, start + match.start(), end, "x", [x], ["x"])
        call.by_name["position"] = statement[x[1] - start + 1 : -1]
        return call
    for match in re.finditer(rf"(?<![\w.]){name}\b|\.{name}\b", statement):
        at = start + match.end()
        if program[at] == "<":
            at = end_of_brackets(program, at)
        if at and program[at] == "(":
            begin = start + match.start() + (match[0][0] == ".")
            if name == "forward":  # layer.forward(x) as a whole
                begin = re.search(r"\w+\.$", program[:begin]).start()
            return applied(program, begin, at, name)
    for match in re.finditer(r"(?<![\w.<])(\w+)(?:\.(step|append|into|step_into))?\(", statement):
        if (name not in ("tensor", "view", "key_value_cache") or match[2] == "append") and match[1] not in ("zeros", "rename"):
            return applied(program, start + match.start(), start + match.end() - 1, match[2] or name)
    if match := re.search(r" = ", statement) or re.search(r"(?<=[\w>])\(|(?<=\w)\{", statement):
        begin = start + match.end()
        stop = end if match[0] == " = " else end_of_brackets(program, begin - 1) - 1
        inner = re.fullmatch(r"(?!view|transpose)\w+\(([\w. ]+(?: \* 2)?)\)", program[begin:stop])
        whole = (begin + inner.start(1), begin + inner.end(1)) if inner else (begin, stop)
        return Call(program, *whole, name, [whole], ["x"])
    return Call(program, start, end, name, [], [])


def applied(program, start, opened, name):
    """A call, by its arguments. Messages call them by their names in the operation, or x, or left and right."""
    end = end_of_brackets(program, opened)
    spans = spans_of(program, opened + 1, end - 1)
    call = Call(program, start, end, name, spans, arguments.get(name) or (["x"] if len(spans) == 1 else ["left", "right"]))
    tensors = [span for span in spans if program[span[0]] != '"']
    for names in (["x", "y"], ["first", "another"], ["left", "right"], ["first", "second", "third"]):
        for each, span in zip(names, tensors):
            if each not in call.by_name:
                call.spans[each], call.by_name[each] = span, program[span[0]:span[1]]
    if name == "take" and (constant := re.search(r", (-?\d+)>\(", call.text)):
        call.by_name["position"] = constant[1]
    if name in ("attend", "contract", "matmul"):
        weights = call.by_name["left"]
        inner = re.search(r"softmax<\w+>\((.*?)\)(?: / 2|\))*$", weights) or re.match(r"\w+<[^()]*>\((.*)\)", weights)
        call.by_name["scores"] = inner[1] if inner and "softmax" in weights else weights
        call.spans["scores"] = call.spans["left"]
        made = [each for each in re.finditer(rf"\b{re.escape(weights)} = (?=softmax<\w+>\()", program[:start])]
        if made:  # the softmax stands where the weights are declared
            begin = made[-1].end()
            open_bracket = program.index("(", begin)
            call.spans["scores"] = begin, end_of_brackets(program, open_bracket)
            call.by_name["scores"] = program[open_bracket + 1 : call.spans["scores"][1] - 1]
    if name in ("take", "slice", "lookup", "gather"):  # of which another may be meant
        for each, span in [*zip(["x", "position"], spans), *zip(["table", "ids"], spans)]:
            call.spans.setdefault(each, span)
            call.by_name.setdefault(each, program[span[0]:span[1]])
    if name == "lookup":
        call.by_name["id"], call.spans["id"] = call.by_name["ids"], call.spans["ids"]
    return call


def operation(program, start, statement, sign):
    """A call of an operator, by its operands: what stands on both sides, up to a weaker operator."""
    weaker = {"*": r" [-+] | [<=>!]+ ", "/": r" [-+] | [<=>!]+ ", "+": r" [<=>!]+ ", "-": r" [<=>!]+ "}.get(sign, r" \? ")
    begin = re.match(r"static_assert\(|(?:[^=]*[\w>] = )|return |", statement).end()
    body = statement[begin:].removesuffix(")") if statement.startswith("static_assert") else statement[begin:]
    at = 0
    for part in split_at(body, weaker):
        sides = split_at(part, f" {re.escape(sign)} ")
        if len(sides) > 1:
            text = f"{sides[0]} {sign} {sides[1]}"
            where = start + begin + body.index(text, at)
            spans = [(where, where + len(sides[0])), (where + len(text) - len(sides[1]), where + len(text))]
            call = Call(program, where, where + len(text), f"operator{sign}", spans, ["left", "right"])
            call.spans.update(first=spans[0], another=spans[1])
            call.by_name.update(first=sides[0], another=sides[1])
            return call
        at += len(part)
    raise Unplaced(f"no operator {sign} in {statement!r}")


def alternatives(said):
    """What stands after "fix:", one for each way out."""
    return split_at(said.split("; fix: ", 1)[1], r"(?:,|;)? or ") if "; fix: " in said else []


axis = r"[a-z_]\w*<(?:\d+|N|dynamic)>"
classes = r"tensor|tensor_view|future_mask|linear|embedding|self_attention_v\d|causal_attention|cross_attention|feed_forward|layer_normalization|rms_normalization|transformer_block|multi_head_attention(?:_wrapper)?"


def code_of(alternative):
    """The form of an alternative, its code, and the words around it; None if it is no code."""
    if alternative.startswith("template <"):
        return "template", alternative, ""
    if match := re.match(r"auto \w+ = .*?(?= for a | for every | if |$)", alternative):
        return "statement", match[0], ""
    if match := re.match(r"(torch_generator \w+\{\d+\}), and (.*)", alternative):
        return "after a declaration", match[2], match[1]
    if match := re.match(rf"({axis}(?:, {axis})*)(?= if | with a number|$)", alternative):
        return "axes", match[1], alternative[match.end():]
    if match := re.search(rf"^(?:an? )?(?:(\w+) made for|layer with|cache over) ({axis})", alternative):
        return "axes of a layer", match[2], match[1] or "layer"
    if match := re.match(r"([\w:]+<[^()]*>) instead of (\w+)(?: for (\w+))?", alternative):
        return "another function", match[1], (match[2], match[3])
    end = end_of_expression(alternative, int(alternative.startswith("!")))
    while end and (sign := re.match(r" (?:[-+*/]|\|\||&&|[<>]=?) (?=[\w(])", alternative[end:])):
        end = end_of_expression(alternative, end + sign.end())
    if end is None:
        return None
    code, tail = alternative[:end], alternative[end:]
    if match := re.fullmatch(r" (\w+(?:\[\d+\])?)", tail):
        if re.match(r"tensor|decltype", code):
            return "declaration", code, match[1]
    if re.fullmatch(rf"(?:{classes})<.*>", code):
        return "type", code, tail
    if tail and not re.match(r" instead| if | with a number|, which |, with | first| after | before | in the | for a | for every | of ", tail):
        return None
    if code != "x" and not re.search(r"[(<{*+.!]", code):
        return None
    return "expression", code, tail


def typed_in(case, call, alternative):
    """The program with the fix in its place."""
    form, code, tail = code_of(alternative)
    code = replaced(code, case.where)
    if case.at and not is_of_another_call(case.at[0], code, call):
        return typed_at(case, call, code)
    return forms[form](case, call, code, tail)


def is_of_another_call(at, code, call):
    """Whether the place that a case names is a call, and the code another one, of an operand: a second fix, elsewhere."""
    heads = [re.match(r"(\w+)<", text) for text in (at, code)]
    return all(heads) and heads[0][1] != heads[1][1] and bool(names_of(code) & set(call.by_name))


def typed_at(case, call, code):
    """The fix in the place that the case names: `// at: k in contract<head_dim>(q, k)`."""
    place, within = case.at[0].split(" in ", 1)
    if call.program.count(within) != 1 or not re.search(rf"\b{re.escape(place)}", within):
        raise Unplaced(f"'{place}' does not stand in one '{within}' of the program")
    begin, end = within[: within.rindex(place)], within[within.rindex(place) + len(place):]
    typed = replaced(code, {name: place for name in ("x", "k", "left", "right", "result")})
    return call.program.replace(within, begin + typed + end)


def with_users_arguments(code, call):
    """`...` between < and > stands for what the user wrote there."""
    def fill(match):
        own = re.search(rf"{match[1]}<(.*?)>(?=\()", call.text)
        given = split_at(match[2], ", *")
        arguments = split_at(own[1], ", *")
        return f"{match[1]}<{', '.join(arguments[: len(arguments) - len(given) + 1] + given[1:])}>"
    return re.sub(r"(\w+)<(\.\.\.[^()]*)>(?=\()", fill, code)


def expression(case, call, code, tail):
    code = with_users_arguments(code, call)
    mentioned = [each for each in call.by_name if each in names_of(code)]
    head = re.match(r"!?(?:\w+::)*(\w+)", code)[1]
    if declaration := re.match(r" after (.*)", tail):
        return insert_before(call, call.instead(replaced(code, own_names(call))), declaration[1])
    if head == "x" and "sized<" in code:
        return declared_anew(call, code)
    operands = [each for each in mentioned if each in call.spans]
    instead = code == "x" or head in (call.name, "layer", "cache") and tail != " first" or tail.startswith(" instead") or len(operands) > 1 or case.said.startswith("HU054")
    if instead or not call.by_name:
        return call.instead(replaced(code, own_names(call)))
    if not operands:
        raise Unplaced(f"'{code}' names no operand of '{call.text}'")
    return call.with_operand(operands[0], replaced(code, call.by_name))


def own_names(call):
    return {"layer": re.split(r"[(.]", call.text)[0], **call.by_name}


def insert_before(call, program, declaration):
    name = re.search(r"(\w+)(?:\{| = )", declaration)[1]
    if re.search(rf"\b{name}(?:\{{| = )", program):
        return program
    start, _ = call.statement()
    return program[:start] + f"{declaration}; " + program[start:]


def declared_anew(call, code):
    """`x(sized<tokens>(n))`: the declaration of the variable, with these arguments."""
    start, end = call.statement()
    match = re.match(r"(.*[>\w] )(\w+)(?:\(.*\)|\{.*\})?$", call.program[start:end], re.S)
    given = re.search(r"\((.*)\)$", call.program[start:end])
    code = match[2] + code[1:]
    if given and "numbers" in code:
        code = replaced(code, {"numbers": split_at(given[1], ", *")[0]})
    return call.program[:start] + match[1] + code + call.program[end:]


def axes_typed(case, call, code, tail):
    """An axis of another size, in the place of the last axis of its role before the end of the statement."""
    start, end = call.statement()
    program = call.program
    parts = split_at(code, ", *")
    if len(parts) > 1:
        pattern = ", *".join(rf"{part.split('<')[0]}<\d+>" for part in parts)
        other = ", *".join(rf"{part.split('<')[0]}<\d+>" for part in reversed(parts))
        match = re.search(pattern, program[start:end]) or re.search(other, program[start:end])
        return program[: start + match.start()] + code + program[start + match.end():]
    role = code.split("<")[0]
    found = [match for match in re.finditer(rf"\b{role}<(?:\d+|dynamic)>", program[:end]) if match[0] != code]
    if not found:
        raise Unplaced(f"no {role} before the end of the statement")
    last = found[-1]
    return program[: last.start()] + code + program[last.end():]


def layer_typed(case, call, code, layer):
    """A layer made for another axis: in its declaration, the axis of that role, or else the one that x is taken for."""
    role = code.split("<")[0]
    said = case.said
    named = re.match(r"HU\d+ (\w+): ", said)[1]
    declared = re.search(rf"\b{named}<[^;()]*>(?= \w|\{{|;|::)", call.program)
    if not declared:
        raise Unplaced(f"no declaration of a {named}")
    taken = re.search(r"takes (\w+<\d+>)", said)
    old = taken[1] if taken else re.search(rf"\b{role}<\d+>", declared[0])[0]
    return call.program.replace(declared[0], declared[0].replace(old, code, 1), 1)


def type_typed(case, call, code, tail):
    """A type in the place of the one that is made from the same template: in the statement, or in the declaration of what
    it calls."""
    start, end = call.statement()
    head = code.split("<")[0]
    if head == "linear" and not re.search(rf"\b{head}<", call.program[start:end]):
        start, end = re.search(rf"\b{head}<.*", call.program).span()
    statement = call.program[start:end]
    match = re.search(rf"\b{head}<", statement) or re.search(r"\b[\w:]+<", statement)
    stop = end_of_brackets(statement, match.end() - 1)
    return call.program[: start + match.start()] + code + call.program[start + stop:]


def template_typed(case, call, code, tail):
    name = re.search(r"struct (\w+)", code)[1]
    old = re.search(rf"template <std::size_t N> struct {name}\b[^;]*;", call.program)
    return call.program.replace(old[0], code + ";")


def statement_typed(case, call, code, tail):
    """A statement in the place of the refused one; what uses the left operand after it uses the new variable."""
    start, end = call.statement()
    left, sign, right = re.match(r"(\w+) (\S+)= (.*)", call.program[start:end], re.S).groups()
    after = re.sub(rf"\b{left}\b", "result", call.program[end:])
    return call.program[:start] + replaced(code, {"left": left, "right": right}) + after


def declaration_typed(case, call, code, name):
    """The declaration of an operand, anew. It may be an array, whose name is that of one of them in the plural."""
    name, count = re.fullmatch(r"(\w+)(.*)", name).groups()
    given = name if name in call.by_name else name.removesuffix("s")
    operand = call.by_name[given]
    code = code.replace("(layer)", f"({call.text.partition('.')[0]})")
    declared = [match[0] for match in re.finditer(rf"(?m)^[^()\n]*[\w>&] {operand}\b(?! *\.)[^()\n]*;$", call.program)]
    if declared:
        return call.program.replace(declared[-1], f"{code} {operand}{count};")
    start, _ = call.statement()
    typed = call.with_operand(given, name)
    return typed[:start] + f"{code} {name}{count};\n" + typed[start:]


def function_typed(case, call, code, tail):
    """Another function in the place of one in an operand, or in the definition of that operand."""
    old, operand = tail
    place = call.by_name[operand] if operand else call.text
    for name in [] if re.search(rf"\b{old}<", place) else re.findall(r"\w+", place):
        if definition := re.search(rf"\b{name} = ([^;]*\b{old}<[^;]*);", call.program):
            place = definition[1]
    return call.program.replace(place, re.sub(rf"\b{old}<[^()]*>(?=\()", code, place))


def after_declaration(case, call, code, declaration):
    return insert_before(call, call.instead(replaced(code, own_names(call))), declaration)


forms = {"expression": expression, "axes": axes_typed, "axes of a layer": layer_typed, "type": type_typed,
         "template": template_typed, "statement": statement_typed, "declaration": declaration_typed, "another function": function_typed,
         "after a declaration": after_declaration}
