"""Shows headsup's tensors in gdb and in lldb: the axes, and the numbers as headsup::print and PyTorch print them.

gdb:   source /path/to/headsup.py                   in ~/.gdbinit
lldb:  command script import /path/to/headsup.py    in ~/.lldbinit

docs/editors.md says more.
"""

import math
import re

try:
    import gdb
    import gdb.printing
    import gdb.types
except ImportError:
    gdb = None

TENSOR = r"^(const )?headsup::([a-z0-9_]+::)*tensor(_view)?<.*>( &+)?$"
# The size of an axis is the first number, also in normalized<keys<6>> and merged<all_heads<6>, heads<2>, ...>; but in
# ids_of<vocab<50257>, tokens<6>>, what stands first is not the axis.
SIZE = re.compile(r"((?:ids_of<\w+(?:<\d+>)?, |\w+<)*)(\d+)")
DYNAMIC = (2**64 - 1, 2**32 - 1)  # by the size of std::size_t

# PyTorch's defaults: torch.set_printoptions.
PRECISION, THRESHOLD, EDGE_ITEMS, LINE_WIDTH = 4, 1000, 3, 80
INDENT = len("tensor(")


class Shape:
    """What the name of a tensor's type says, and the sizes that it does not know."""

    def __init__(self, type_name, size_at):
        name = re.sub(r"(\w+|\(anonymous namespace\))::", "", type_name)
        name = re.sub(r"\b(\d+)[uUlL]+\b", r"\1", name).replace(" >", ">").replace("(anonymous namespace)", "")
        self.template, arguments = re.match(r"(?:const )?(\w+)<(.*)>", name).groups()
        scalar, *axes = split_at_commas(arguments)
        self.scalar = re.sub(r"^const (.*)", r"\1 const", scalar)
        # Of one number, ids_of<vocab<50257>> is no axis.
        self.alone = [axes.pop()] if re.fullmatch(r"ids_of<\w+(<\d+>)?>", ", ".join(axes)) else []
        sizes = [int(found[2]) if (found := SIZE.match(axis)) else None for axis in axes]
        self.sizes = [size_at(i) if size in DYNAMIC else size for i, size in enumerate(sizes)]
        self.axes = [re.sub("|".join(map(str, DYNAMIC)), "dynamic", SIZE.sub(rf"\g<1>{size}", axis, count=1))
                     for axis, size in zip(axes, self.sizes)]

    def __str__(self):
        return f"{self.template}<{', '.join([self.scalar, *self.alone, *self.axes])}>"


def split_at_commas(arguments):
    """Splits at the commas that stand in no further brackets."""
    parts, depth = [""], 0
    for character in arguments:
        depth += (character == "<") - (character == ">")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]


def text_of(shape, is_null, number_at):
    """The type and the numbers; number_at(i) is a float, bool or int."""
    if None in shape.sizes:
        return f"{shape}, an axis of which does not have its size in its name"
    try:
        if is_null():
            return f"{shape} without numbers: moved from, or not constructed yet"
        return f"{shape}\n{torch_text(shape, number_at)}"
    except RuntimeError as unreadable:
        return f"{shape} whose numbers cannot be read: {unreadable}"


# The same text as include/headsup/text makes; source: torch/_tensor_str.py.


def torch_text(shape, number_at):
    if 0 in shape.sizes:  # memory that holds no tensor yet
        return "tensor([])"
    summarized = math.prod(shape.sizes) > THRESHOLD

    def nested(sizes, first):
        """Lists of the numbers that are shown, with None for those that are left out."""
        if not sizes:
            return number_at(first)
        size, step = sizes[0], math.prod(sizes[1:])
        if summarized and size > 2 * EDGE_ITEMS:
            places = [*range(EDGE_ITEMS), None, *range(size - EDGE_ITEMS, size)]
        else:
            places = range(size)
        return [None if at is None else nested(sizes[1:], first + at * step) for at in places]

    numbers = nested(shape.sizes, 0)
    write, width = number_format(list(flat(numbers)))
    text = f"tensor({array_text(numbers, len(shape.sizes), INDENT, write, width)}"
    if dtype := dtype_of(shape.scalar):
        # PyTorch counts two characters more than the line has.
        fits = len(text.split("\n")[-1]) + 2 + len(dtype) + 2 <= LINE_WIDTH
        text += ", " + dtype if fits else ",\n" + " " * INDENT + dtype
    return text + ")"


def flat(numbers):
    if not isinstance(numbers, list):
        yield numbers
    else:
        for part in numbers:
            if part is not None:
                yield from flat(part)


def array_text(numbers, rank, column, write, width):
    if rank == 0:
        return write(numbers).rjust(width)
    newline = "," + "\n" * max(rank - 1, 1) + " " * (column + 1)
    if rank > 1:
        rows = ["..." if row is None else array_text(row, rank - 1, column + 1, write, width) for row in numbers]
        return f"[{newline.join(rows)}]"
    words = [" ..." if number is None else write(number).rjust(width) for number in numbers]
    per_line = max(1, (LINE_WIDTH - column) // (width + 2))
    lines = [", ".join(words[i:i + per_line]) for i in range(0, len(words), per_line)]
    return f"[{newline.join(lines)}]"


def number_format(numbers):
    """How to write a number, and how wide, chosen from all that are shown."""
    if not isinstance(numbers[0], float):
        return str, max(len(str(number)) for number in numbers)
    deciding = [number for number in numbers if math.isfinite(number) and number != 0]
    whole = all(number.is_integer() for number in deciding)
    most, least = max(map(abs, deciding), default=1), min(map(abs, deciding), default=1)
    if most > 1e8 or least < 1e-4 or most / least > 1000:
        write = f"{{:.{PRECISION}e}}".format
    elif whole:
        write = lambda number: f"{number:.0f}." if math.isfinite(number) else str(number)
    else:
        write = f"{{:.{PRECISION}f}}".format
    return write, max((len(write(number)) for number in deciding), default=1)


def is_float(scalar):
    return bool({"float", "double"} & set(scalar.split()))


def dtype_of(scalar):
    """Nothing for the types that torch.tensor chooses by itself; unsigned long stands for its int64."""
    words = set(scalar.split())
    if words & {"float", "bool", "long"}:
        return ""
    if "double" in words:
        return "dtype=torch.float64"
    bits = 8 if "char" in words else 16 if "short" in words else 32
    return f"dtype=torch.{'u' if 'unsigned' in words else ''}int{bits}"


# Both debuggers find a member by its name, in base classes too. The numbers are an array in the object or a pointer.


class GdbTensor:
    def __init__(self, value):
        is_reference = value.type.code in (gdb.TYPE_CODE_REF, gdb.TYPE_CODE_RVALUE_REF)
        self.value = value.referenced_value() if is_reference else value

    def to_string(self):
        tag = gdb.types.get_basic_type(self.value.type).tag
        shape = Shape(tag, lambda axis: int(self.value["extents_"]["sizes"][axis]))
        if hasattr(gdb, "print_options") and gdb.print_options().get("summary"):
            return str(shape)  # in a backtrace
        numbers = self.value["first_"] if shape.template == "tensor_view" else self.value["memory_"]["numbers_"]
        kind = float if is_float(shape.scalar) else bool if "bool" in shape.scalar else int
        return text_of(shape, lambda: numbers.type.code == gdb.TYPE_CODE_PTR and int(numbers) == 0,
                       lambda i: kind(numbers[i]))


def lldb_summary(value, _):
    import lldb

    def member(*names):
        found = value.GetNonSyntheticValue()
        for name in names:
            found = found.GetChildMemberWithName(name)
        return found

    def child(parent, i):
        return parent.GetChildAtIndex(i, lldb.eNoDynamicValues, True)

    type_ = value.GetType().GetCanonicalType()
    name = (type_.GetDereferencedType() if type_.IsReferenceType() else type_).GetCanonicalType().GetName()
    shape = Shape(name, lambda axis: child(member("extents_", "sizes"), axis).GetValueAsUnsigned())
    numbers = member("first_") if shape.template == "tensor_view" else member("memory_", "numbers_")

    def number_at(i):
        number, error = child(numbers, i), lldb.SBError()
        if "float" in shape.scalar:
            read = number.GetData().GetFloat(error, 0)
        elif "double" in shape.scalar:
            read = number.GetData().GetDouble(error, 0)
        elif "bool" in shape.scalar:
            read = bool(number.GetValueAsUnsigned(error))
        elif "unsigned" in shape.scalar:
            read = number.GetValueAsUnsigned(error)
        else:
            read = number.GetValueAsSigned(error)
        if error.Fail():
            raise RuntimeError(error.GetCString())
        return read

    return text_of(shape, lambda: numbers.GetType().IsPointerType() and numbers.GetValueAsUnsigned() == 0, number_at)


def __lldb_init_module(debugger, _):
    debugger.HandleCommand(f'type summary add --skip-pointers --category headsup --python-function '
                           f'{__name__}.lldb_summary --regex "{TENSOR}"')
    debugger.HandleCommand("type category enable headsup")


if gdb:
    printers = gdb.printing.RegexpCollectionPrettyPrinter("headsup")
    printers.add_printer("tensor", TENSOR, GdbTensor)
    gdb.printing.register_pretty_printer(None, printers, replace=True)
