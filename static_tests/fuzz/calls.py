"""The calls: every operation of the headers with every kind of template argument and of operand."""
import itertools
import random
import re
from functools import partial
from pathlib import Path
from typing import Callable, Dict, Iterable, Iterator, List, NamedTuple


class Call(NamedTuple):
    of: str  # the operation, layer or operator
    given: str  # the kind of template argument
    to: str  # the kind of operands
    code: str  # a statement


arguments = {
    "none": [""],
    "empty": ["<>"],
    "role": ["<tokens>", "<keys>", "<d_in>", "<batch>", "<head_dim>", "<heads>"],
    "role of nothing": ["<vocab>", "<d_out>"],
    "sized axis": ["<tokens<6>>", "<tokens<4>>", "<d_in<3>>", "<keys<6>>", "<tokens<9>>"],
    "dynamic axis": ["<tokens<dynamic>>"],
    "number": ["<1>", "<-1>", "<0>"],
    "numbers": ["<0, 1>"],
    "letter": ["<'x'>"],
    "truth": ["<true>"],
    "type of numbers": ["<float>", "<int>"],
    "type and axes": ["<float, tokens<6>, d_in<3>>"],
    "type and role": ["<float, tokens>"],
    "two roles": ["<tokens, keys>", "<d_in, tokens>", "<tokens, tokens>", "<tokens, d_out>", "<batch, tokens>"],
    "three roles": ["<all_heads, heads, head_dim>", "<tokens, keys, d_in>", "<heads, tokens, head_dim>"],
    "two axes": ["<tokens<6>, keys<6>>", "<tokens<2>, keys<3>>", "<kv_heads<2>, heads<6>>"],
    "three axes": ["<d_in<6>, heads<2>, head_dim<3>>"],
    "role and axes": ["<d_in, heads<3>, head_dim<1>>", "<tokens, keys<6>>", "<head_dim, halves<2>, pairs<2>>"],
    "axis and role": ["<tokens<6>, keys>", "<heads<2>, d_in>"],
    "role and number": ["<tokens, 1>", "<keys, -1>", "<tokens, 99>"],
    "roles and number": ["<tokens, keys, 1>", "<tokens, keys, -9>"],
    "axis and number": ["<tokens<4>, 1>", "<tokens<4>, 99>"],
    "number and role": ["<1, tokens>"],
    "list of axes": ["<axes<tokens<6>, d_in<3>>>", "<axes<d_in<3>, tokens<6>>>", "<axes<>>"],
    "own role": ["<frames>"],
    "own axis": ["<frames<5>>", "<frames<2>>"],
    "thing": ["<thing>"],
    "tensor type": ["<tensor<float, tokens<6>, d_in<3>>>"],
    "template of a type": ["<std::vector>"],
    "text": ['<"tokens">'],
}

operands = {
    "matrix": "the::matrix",
    "vector": "the::vector",
    "scores": "the::scores",
    "queries": "the::queries",
    "keys": "the::keyed",
    "own axis": "the::own",
    "rank 0": "the::number_alone",
    "wide": "the::wide",
    "whole": "the::whole",
    "mask": "the::mask",
    "ids": "the::ids",
    "dynamic": "the::open",
    "weights": "the::weights",
    "triangle": "the::triangle",
    "merged": "the::merged",
    "large": "the::large",
    "view": "the::seen",
    "variable": "the::changing",
    "temporary": "zeros<float, tokens<6>, d_in<3>>()",
    "mistake": "the::wrong",
    "int": "2",
    "float": "0.5f",
    "double": "0.5",
    "negative": "-1",
    "null": "nullptr",
    "bool": "true",
    "literal": '"tokens"',
    "C array": "the::array_of_c",
    "std::array": "the::array_of_std",
    "vector of floats": "the::list",
    "vector of tensors": "the::tensors",
    "span": "the::range",
    "std::string": "the::text",
    "lambda": "[](auto x) { return x; }",
    "function": "(f)",
    "class": "thing{}",
    "axes": "axes<tokens<6>>{}",
    "layer": "the::layer",
    "generator": "the::generator",
    "role object": "tokens<6>{}",
    "braces": "{1, 2, 3}",
    "nothing in braces": "{}",
}

# What no library can refuse in words, or refuses at a price that is not worth it, by the code, and the reason.
beyond_the_library = {
    r"<std::vector>": "a template of types is no argument for any template parameter of an operation",
    r'<"tokens">': "a string literal cannot be a template argument",
    r"<(\d+|axes|[a-z_]+<\d+>|float).*, (tokens|keys|d_in)>\(": "a type or number before a role: each order of kinds needs a template of its own",
    r"^\(void\)(?!tril|triu|mask_future|take|slice|split|repeat|assume_factors|repeat_interleave|tril)\w+<[a-z_]+(<\d+>)?(, [a-z_]+)?, "
    r"(-?\d+|[a-z_]+<\d+>.*)>\(": "a role beside numbers or axes, for operations that take no such: four templates for each are 7 % of compile time",
    r"(\(|, )\{[^}]*\}(, .*)?\)+;": "braces are no expression and have no type to deduce",
    r"^(linear|embedding|\w*attention\w*)<(>|\w+(<\d+>)?>|\d+, |[a-z_]+, |float|.*(false|true|, \d+)>)": "a class template has one parameter list, and "
    r"missing, additional or other kinds of argument are refused by the language",
    r"^(linear)<d_in<3>, d_out<4>, heads<2>>": "as above: an axis for a value",
    r"^(causal_attention|multi_head_attention|multi_head_attention_wrapper)<[^>]*>(, [^>]*>){1,2}> made": "as above: too few",
    r"^\(void\)\(.* [=!]= ": "the standard library asks whether unlike types compare (std::equality_comparable_with), and must get a no",
    r"^\(void\)\(the::changing = |^tensor\w*<.*(made\(| = )|^takes<|^changes<": "a constructor that accepts everything in order to refuse it in words would make std::is_constructible true",
    r"^dropout<": "dropout is no template",
    r"^dropout made\([^)]": "as for the constructors of tensors",
    r"^tensor<(float, (\d|tokens, )|.*roles)": "a class template with a pack of types takes neither roles nor numbers",
    r"^tensor_view<(tokens<2>, d_in<3>>|float const, tokens, )": "as above",
}


def operations(include: Path) -> List[str]:
    """Functions that refuse through diagnostics/other_calls.inl, in the order of their headers; laws stand in a namespace
    of their own."""
    found = []
    for header in sorted(include.rglob("*.hpp")):
        if header.parent.name == "laws":
            continue
        text = header.read_text()
        found += re.findall(r"^#define HEADSUP_CALL (\w+)\n#include <headsup/diagnostics/(?:other|mixed)_calls\.inl>", text, re.M)
    return list(dict.fromkeys(found))


def torch(include: Path) -> List[str]:
    """The words of PyTorch, which are refused for tensors."""
    found = []
    for header in sorted(include.rglob("*.hpp")):
        found += re.findall(r"^#define HEADSUP_CALL (\w+)\n#include <headsup/ops/torch_word\.inl>", header.read_text(), re.M)
    return found


def operand_lists() -> Iterator[tuple]:
    yield "no operand", ""
    for name, each in operands.items():
        yield name, each
    for name, each in operands.items():
        yield f"matrix, {name}", f"the::matrix, {each}"
        yield f"{name}, scores", f"{each}, the::scores"
        yield f"queries, {name}", f"the::queries, {each}"
        yield f"matrix, 1, {name}", f"the::matrix, 1, {each}"
        yield f"weights, keys, {name}", f"the::weights, the::keyed, {each}"
    yield "four", "the::matrix, the::matrix, the::matrix, the::matrix"
    yield "nine", ", ".join(["the::matrix"] * 9)


# Kinds of template arguments that make a call one of headsup, whatever its operands are; and operands that do.
names_axes = ["role", "role of nothing", "sized axis", "dynamic axis", "two roles", "three roles", "two axes", "three axes", "role and axes",
              "axis and role", "role and number", "roles and number", "axis and number", "list of axes", "own role", "own axis"]


def is_of_headsup(kind: str, code: str) -> bool:
    return kind in names_axes or any(operands[each] in code for each in [*tensor_like, "queries", "keys", "layer", "generator"])


def of_operation(name: str) -> Iterator[Call]:
    for kind, texts in arguments.items():
        for text in texts:
            for operand, code in operand_lists():
                if not is_of_headsup(kind, code):
                    continue
                yield Call(name, kind, operand, f"(void){name}{text}({code});")


def of_torch_word(name: str) -> Iterator[Call]:
    # They have no template arguments in PyTorch; a role is foreseen, because what does their work here takes one.
    for kind in ("none", "role", "two roles"):
        for text in arguments[kind]:
            for operand, code in operand_lists():
                if any(operands[each] in code.split(", ") for each in tensor_like):
                    yield Call(name, kind, operand, f"(void){name}{text}({code});")


layers: Dict[str, List[str]] = {
    "linear": ["<d_in<3>, d_out<4>>", "<d_in<3>>", "<3, 4>", "<d_in, d_out>", "<>", "<d_in<3>, d_in<3>>", "<d_in<3>, d_out<4>, false>",
               "<d_in<3>, d_out<4>, bias::no>", "<float, d_in<3>, d_out<4>>", "<d_in<3>, d_out<dynamic>>", "<d_in<3>, d_out<4>, heads<2>>"],
    "embedding": ["<vocab<5>, d_in<3>>", "<vocab<5>>", "<5, 3>", "<vocab, d_in>", "<>", "<vocab<5>, vocab<5>>"],
    "self_attention_v1": ["<d_in<3>, d_out<4>>", "<d_in<3>>", "<3, 4>", "<>", "<d_in, d_out>"],
    "self_attention_v2": ["<d_in<3>, d_out<4>>", "<d_in<3>>", "<3, 4>", "<>", "<d_in, d_out>", "<d_in<3>, d_out<4>, true>"],
    "causal_attention": ["<d_in<3>, d_out<4>, context_length<6>>", "<d_in<3>, d_out<4>>", "<3, 4, 6>", "<>", "<d_in, d_out, context_length>",
                         "<context_length<6>, d_in<3>, d_out<4>>"],
    "multi_head_attention": ["<d_in<3>, d_out<4>, context_length<6>, heads<2>>", "<d_in<3>, d_out<4>, context_length<6>>", "<3, 4, 6, 2>", "<>",
                             "<d_in<3>, d_out<4>, heads<2>, context_length<6>>", "<d_in<3>, d_out<4>, context_length<6>, heads<3>>",
                             "<d_in<3>, d_out<4>, context_length<6>, 2>", "<d_in<3>, d_out<4>, context_length<6>, heads<2>, true>"],
    "multi_head_attention_wrapper": ["<d_in<3>, d_out<4>, context_length<6>, heads<2>>", "<d_in<3>, d_out<4>, context_length<6>>", "<3, 4, 6, 2>", "<>"],
    "dropout": ["", "<tokens>", "<1>"],
}


def of_layer(name: str) -> Iterator[Call]:
    for given in layers[name]:
        yield Call(name, given or "none", "made", f"{name}{given} made; (void)made;")
        yield Call(name, given or "none", "made of a generator", f"{name}{given} made(the::generator); (void)made;")
        yield Call(name, given or "none", "made of numbers", f"{name}{given} made(3, 4); (void)made;")
        for operand, code in operand_lists():
            yield Call(name, given or "none", operand, f"{name}{given} made; (void)made({code});")


types = {
    "float": "tensor<float, tokens<2>, d_in<3>>",
    "rank 0": "tensor<float>",
    "rank 1": "tensor<float, d_in<3>>",
    "int": "tensor<int, tokens<2>, d_in<3>>",
    "dynamic": "tensor<float, tokens<dynamic>, d_in<3>>",
    "view": "tensor_view<float const, tokens<2>, d_in<3>>",
    "no scalar": "tensor<tokens<2>, d_in<3>>",
    "scalar last": "tensor<tokens<2>, d_in<3>, float>",
    "roles": "tensor<float, tokens, d_in>",
    "numbers": "tensor<float, 2, 3>",
    "nothing": "tensor<>",
    "twice": "tensor<float, tokens<2>, tokens<2>>",
    "own": "tensor<float, frames<5>>",
    "large": "tensor<float, tokens<64>, d_in<768>>",
    "things": "tensor<thing, tokens<2>>",
    "not an axis": "tensor<float, thing>",
    "view of roles": "tensor_view<float const, tokens, d_in>",
    "view without scalar": "tensor_view<tokens<2>, d_in<3>>",
}
literals = ["{{1, 2, 3}, {4, 5, 6}}", "{1, 2, 3, 4, 5, 6}", "{{1, 2, 3, 4, 5, 6}}", "{{1, 2}, {3, 4}, {5, 6}}", "{{1, 2, 3}, {4, 5}}", "{{{1, 2, 3}, {4, 5, 6}}}",
            "{1, {2, 3}}", "{}", "{{}}", "{1.5, 2.5, 3.5}", '{"a", "b"}', "{{'a'}}", "{nullptr}", "{1}", "{{1}}"]


def of_constructors() -> Iterator[Call]:
    for kind, name in types.items():
        for literal in literals:
            yield Call("constructor", kind, f"literal {literal}", f"{name} made{literal}; (void)made;")
        for operand, code in operand_lists():
            if code:
                yield Call("constructor", kind, operand, f"{name} made({code}); (void)made;")
                if "," not in operand:
                    yield Call("constructor", kind, f"= {operand}", f"{name} made = {code}; (void)made;")
                    yield Call("constructor", kind, f"given {operand}", f"takes<{name}>({code});")
                    yield Call("constructor", kind, f"given {operand} as a variable", f"changes<{name}>({code});")


operators = ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "=", "!"]


def of_operator(operator: str) -> Iterator[Call]:
    plain = {name: code for name, code in operands.items() if not code.startswith("{")}
    for left, right in itertools.product(plain, plain):
        changes = operator.endswith("=") and operator not in ("<=", ">=", "==", "!=")
        if operator != "!" and (left == "variable" if changes else left in tensor_like or right in tensor_like):
            yield Call(f"operator{operator}", left, right, f"(void)({plain[left]} {operator} {plain[right]});")
    for operand in tensor_like if operator in "-!" else ():
        yield Call(f"operator{operator}", "alone", operand, f"(void)({operator}{plain[operand]});")


tensor_like = ["matrix", "vector", "scores", "own axis", "rank 0", "wide", "whole", "mask", "ids", "dynamic", "weights", "triangle", "merged", "large", "view",
               "variable", "temporary", "mistake"]


def of_positions() -> Iterator[Call]:
    for operand in tensor_like:
        for positions in ("", "0", "-1", "0, 0", "0, 0, 0", "0, -1", "99, 0", "0.5, 0", '"a", 0', "the::matrix", "nullptr", "the::ids, 0", "sized<tokens>(1), 0",
                          "thing{}, 0", "{0, 0}", "0, 0, 0, 0, 0, 0, 0, 0, 0"):
            yield Call("x(...)", operand, f"({positions})", f"(void)({operands[operand]}({positions}));")
        for position in ("0", "-1", '"a"', "the::matrix"):
            yield Call("x[...]", operand, f"[{position}]", f"(void)({operands[operand]}[{position}]);")


def of_members(include: Path) -> Iterator[Call]:
    text = (include / "headsup" / "diagnostics" / "torch_members.inl").read_text()
    for member in re.findall(r"^HEADSUP_MEMBER\((\w+)", text, re.M):
        for operand in tensor_like:
            for given in ("", "-1", "0, 1", "the::mask, 0.5f"):
                yield Call("member", member, operand, f"(void){operands[operand]}.{member}({given});")


def groups(include: Path) -> Dict[str, Callable[[], Iterator[Call]]]:
    """What makes the calls of each operation; they are many, so not all are made at once."""
    made: Dict[str, Callable[[], Iterator[Call]]] = {name: partial(of_operation, name) for name in operations(include)}
    made.update((name, partial(of_torch_word, name)) for name in torch(include))
    made.update((name, partial(of_layer, name)) for name in layers)
    made.update((f"operator{operator}", partial(of_operator, operator)) for operator in operators)
    made.update({"constructor": of_constructors, "x(...)": of_positions, "member": partial(of_members, include)})
    return made


def sample(include: Path, count: int, seed: int, only: Iterable[str] = ()) -> List[Call]:
    """About as many calls of each operation, of all kinds of argument alike."""
    chosen: List[Call] = []
    made = {name: make for name, make in groups(include).items() if not only or name in only}
    for name, make in made.items():
        chance = random.Random(f"{seed} {name}")
        kinds: Dict[str, List[Call]] = {}
        for call in make():
            kinds.setdefault(call.given, []).append(call)
        for _ in range(max(1, count // len(made))):
            chosen.append(chance.choice(kinds[chance.choice(list(kinds))]))
    return list(dict.fromkeys(chosen))
