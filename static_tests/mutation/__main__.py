"""Shows that every check of the library is guarded by a case in static_tests/must_not_compile.

Each check in include/headsup is disabled in turn, in a copy of its header that the compiler finds first. Some case
must then turn red: it compiles although it must not, or its first error no longer says its first expected words. A
check whose loss no case notices is a survivor; survivors are listed, and the exit status is 1.

What counts as a check, and how it is disabled:
  call      diagnostics::refuse<mistake>() in an operation    shape_mistake{}: the mistake is handed on in silence
  class     diagnostics::check<mistake, condition>()          the condition is true
  constructor  noexcept(sizeof(diagnostics::refusal<mistake>) != 0)  noexcept(true)
  conjunct  concept can_... = a && b && c, or any other that  a, b or c is true, one at a time
            an operation asks: if constexpr (!concept<...>)
  assert    static_assert(condition, "HU... or headsup: ...") the condition is true

Conjuncts are left out that no program can tell from true, because others imply them: Tensor<X> beside one that speaks
of axes_of<X> or scalar_of<X>, which are defined for tensors only; and those in the table below, each with its reason.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

root = pathlib.Path(__file__).resolve().parents[2]


no_axis_no_match = "axis_of is defined only for a role that is there, and a later conjunct asks for it"
no_remainder = "a remainder by 0 is no constant, which g++ takes for false; it stands there for Clang, which stops"
implied = {
    ("can_concat", "has<Role, axes_of<Xs>>"): "without the role, the axes are not the first tensor's, which has it",
    ("can_look_up", "has<Role, axes_of<Table>>"): "the next conjunct wants it to be the first axis",
    ("can_mask_future", "has<Key, axes_of<X>>"): "a role that is not there has size 0, less than any number of queries",
    ("can_patchify", "Size != 0"): no_remainder,
    ("can_repeat", "has<Role, axes_of<X>>"): no_remainder,
    ("can_rotate", "has<Role, axes_of<X>>"): no_axis_no_match,
    ("can_slice", "count_role<To, axes_of<X>> != 0"): "no axis has no size for the next conjunct to compare",
    ("can_split", "has<Role, axes_of<X>>"): "a role that is not there has size 0, and no axes have 0 elements",
    ("can_take", "has<Role, axes_of<X>>"): "a role that is not there has size 0, and no position is below that",
    ("can_unpatchify", "has<image::patches, axes_of<X>>"): no_axis_no_match,
    ("can_unpatchify", "has<image::pixels, axes_of<X>>"): no_axis_no_match,
}


# Reading C++

def blank(source):
    """The source with comments and the texts of literals blanked: every position stays what it was."""
    def spaces(match):
        text = match.group()
        if text[0] == '"':
            return '"' + "x" * (len(text) - 2) + '"'
        return re.sub(r"[^\n]", " ", text)
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', spaces, source, flags=re.DOTALL)


def closing(code, opened):
    """Where the bracket opened at a position is closed. An angle opens only where it follows a name directly; the code
    is formatted, so that a comparison stands between spaces."""
    pairs = {"(": ")", "[": "]", "{": "}", "<": ">"}
    stack = []
    for at in range(opened, len(code)):
        c = code[at]
        if c in "([{" or (c == "<" and (at == opened or opens_angle(code, at))):
            stack.append(pairs[c])
        elif c in ")]}":
            while stack and stack[-1] == ">" != c:
                stack.pop()  # what looked like an angle was a comparison
            if not stack or stack.pop() != c:
                return None
        elif c == ">" and stack and stack[-1] == ">" and code[at - 1] not in "-=" and code[at + 1:at + 2] != "=":
            stack.pop()
        if not stack:
            return at
    return None


def opens_angle(code, at):
    return code[at - 1:at].isidentifier() and code[at + 1:at + 2] not in ("<", "=")


def split_at(code, begin, end, separator):
    """The ranges between the separators that stand outside all brackets."""
    ranges, start, at = [], begin, begin
    while at < end:
        if code.startswith(separator, at):
            ranges.append((start, at))
            at = start = at + len(separator)
        elif code[at] in "([{" or (code[at] == "<" and opens_angle(code, at)):
            close = closing(code, at)
            at = at + 1 if close is None or close >= end else close + 1
        else:
            at += 1
    ranges.append((start, end))
    return [trimmed(code, *each) for each in ranges]


def trimmed(code, begin, end):
    while begin < end and code[begin].isspace():
        begin += 1
    while end > begin and code[end - 1].isspace():
        end -= 1
    return begin, end


def conjuncts_in(code, begin, end):
    """The ranges of what must all be true, also within brackets, in a fold over them and in both arms of a ?:."""
    begin, end = trimmed(code, begin, end)
    question = split_at(code, begin, end, "?")
    if len(question) > 1:
        plain = code[:begin] + code[begin:end].replace("::", "xx") + code[end:]
        arms = split_at(plain, question[1][0], end, ":")
        return [each for arm in arms for each in conjuncts_in(code, *arm)] if len(arms) == 2 else [(begin, end)]
    if len(split_at(code, begin, end, "||")) > 1:
        return [(begin, end)]
    parts = split_at(code, begin, end, "&&")
    if len(parts) > 1:
        return [each for part in parts for each in conjuncts_in(code, *part)]
    if code[begin] != "(" or closing(code, begin) != end - 1:
        return [(begin, end)]
    inner = split_at(code, begin + 1, end - 1, "&&")
    if code[slice(*inner[-1])] != "...":
        return conjuncts_in(code, begin + 1, end - 1)
    within = conjuncts_in(code, *inner[0])
    return within if len(within) > 1 else [(begin, end)]


# Finding checks

class Check:
    """Places in a header, and what stands there when the check is disabled."""

    def __init__(self, header, source, kind, edits, shown, operations, mistakes):
        self.header, self.kind, self.edits = header, kind, edits
        self.line = source.count("\n", 0, edits[0][0]) + 1
        self.text = " ".join(shown.split())
        self.operations, self.mistakes = operations, mistakes

    def __str__(self):
        return f"{self.header}:{self.line}: {self.kind} {self.text}"


def names_in(text):
    return set(re.findall(r"\w+", text))


def concepts_asked(sources):
    """The concepts that operations want before they go on, each with the operations and mistakes of the refusals that
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


def checks_of(header, source, asked, left_out):
    code = blank(source)
    found = []
    stem = pathlib.PurePath(header).stem

    # Clang's errors arise in an assertion beside the refusal, which is disabled with it.
    spoken = []
    for match in re.finditer(r"\bstatic_assert\s*(?=\(\s*(?:\w+::)*error_of\s*(<))", code):
        close = closing(code, match.end())
        mistake = split_at(code, match.end(1), closing(code, match.start(1)), ",")[0]
        spoken.append((match.end() + 1, close, source[slice(*mistake)]))

    def assertion(mistake, near):
        """The edit that disables the assertion of a mistake that stands nearest, if there is one."""
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
        for meant in re.finditer(rf"\busing {re.escape(alias)} = [^;]*;", source[:match.start()]):
            said = f"{source[match.start():call.end()]} {meant.group()}"  # the last one is the nearest
        operations = set(re.findall(r'"([^"]*)"', said)) or {stem}
        if len(arguments) == 1:
            kind, edit = "call", (match.start(), call.end(), "::headsup::shape_mistake{}")
        else:
            kind, edit = "class", (arguments[1][0], arguments[-1][1], "true")
        edits = [edit, *assertion(source[slice(*arguments[0])], match.start())]
        found.append(Check(header, source, kind, edits, said, operations, names_in(said)))

    # A constructor refuses in its exception specification.
    for match in re.finditer(r"\bsizeof\((?:\w+::)*refusal(<)", code):
        mistake = source[match.end():closing(code, match.start(1))]
        end = code.index("!= 0", match.end()) + len("!= 0")
        meant = re.search(rf"\busing {re.match(r'[A-Za-z_]*', mistake)[0]} = [^;]*;", source)
        said = f"{source[match.start():end]} {meant.group() if meant else ''}"
        edits = [(match.start(), end, "true"), *assertion("mistake", match.start())]
        found.append(Check(header, source, "constructor", edits, said, {stem}, names_in(said)))

    for match in re.finditer(r"\bconcept\s+((?:can_)?(\w+))\s*=", code):
        if not match[1].startswith("can_") and match[1] not in asked:
            continue
        conjuncts = conjuncts_in(code, match.end(), code.index(";", match.end()))
        for begin, stop in conjuncts:
            tensor = re.fullmatch(r"Tensor<(\w+)>", code[begin:stop])
            others = " ".join(code[a:b] for a, b in conjuncts if (a, b) != (begin, stop))
            if tensor and re.search(rf"\b(axes_of|scalar_of)<{tensor[1]}>", others):
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
    """The codes that the sentence of each mistake can begin with, those of the mistakes that it calls on included."""
    bodies = {}
    for path in sorted((include / "headsup/diagnostics").glob("*.hpp")):
        source = path.read_text()
        code = blank(source)
        for match in re.finditer(r"\bstruct (\w+)\s*(?=\{)", code):
            bodies[match[1]] = source[match.start():closing(code, match.end())]
    codes = {name: set(re.findall(r'"(HU\d+)', body)) for name, body in bodies.items()}
    for _ in range(3):  # no mistake calls on another through more than two
        for name, body in bodies.items():
            codes[name].update(*(codes[other] for other in names_in(body) & set(codes)))
    return codes


# Cases

class Case:
    def __init__(self, path, folder):
        self.path = path
        self.name = path.relative_to(folder).with_suffix("").as_posix()
        expected = re.findall(r"^// expect: (.*)$", path.read_text(), re.MULTILINE)
        self.expected = expected[0] if expected else None
        words = " ".join(expected)
        code = re.search(r"\bHU\d+", words)
        self.code = code.group() if code else ""
        operation = re.match(r"(?:HU\d+ )?(?:headsup: )?(operator[^\w\s:<]+|\w+)", words)
        self.operation = operation[1] if operation else ""
        self.words = names_in(self.name.replace("_", " "))


def ranked(cases, check, codes):
    """The cases, those first that probably notice the loss of the check: of its operation, then of its codes; and among
    equals, one of each code before a second of any."""
    wanted = set().union(*(codes.get(mistake, set()) for mistake in check.mistakes))
    wanted |= set(re.findall(r"HU\d+", check.text))
    hints = {word for sign, word in (("scalar", "scalars"), ("agree", "differ"), ("has<", "no"), ("distinct", "twice"),
                                     ("!has<", "there"), ("same_axes", "shapes")) if sign in check.text}
    named = names_in(check.text.replace("_", " "))

    def likeness(case):
        operation = case.operation in check.operations or any(
            set(each.split("_")) <= case.words for each in check.operations)
        return 8 * operation + 4 * (case.code in wanted) + 2 * bool(hints & case.words) + len(named & case.words) / 9

    ordered = sorted(cases, key=lambda case: (-likeness(case), case.name))
    seen, turn = {}, {}
    for case in ordered:
        turn[case] = seen[case.code] = seen.get(case.code, -1) + 1
    of_operation = [case for case in ordered if likeness(case) >= 8]
    return sorted(of_operation, key=lambda case: turn[case]) + ordered[len(of_operation):]


# Compiling

class Compiler:
    def __init__(self, command, include, folder, scratch):
        self.command = command
        self.unchanged = pathlib.Path(scratch) / "unchanged"
        self.include = include
        self.folder = folder
        self.count = 0
        self.lock = threading.Lock()
        clang = "clang" in command[0]
        self.one_error = "-ferror-limit=1" if clang else "-fmax-errors=1"
        self.precompiles = not clang
        self.sound = {}

    def first_error(self, case, overlay=None, refused=True):
        """None if the case compiles, else its first error line and the texts of its literals, joined."""
        command = [*self.command, "-std=c++20", "-fsyntax-only", self.one_error]
        command += ["-DREFUSED"] if refused else []
        command += [f"-I{each}" for each in (overlay, self.include, self.folder.parent) if each]
        ran = subprocess.run([*command, str(case.path)], capture_output=True, text=True, errors="replace",
                             env={**os.environ, "LC_ALL": "C.UTF-8"})
        with self.lock:
            self.count += 1
        if ran.returncode == 0:
            return None
        line = next((line for line in ran.stderr.splitlines() if "error:" in line), "")
        return line + "\n" + "".join(re.findall(r'"([^"]*)"', line))

    def precompile(self, overlay):
        """Reads all headers once, where many cases will be tried. The result is found before the headers."""
        if self.precompiles:
            target = overlay / "headsup/headsup.hpp.gch"
            target.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run([*self.command, "-std=c++20", f"-I{overlay}", f"-I{self.include}", "-x", "c++-header",
                            self.include / "headsup/headsup.hpp", "-o", target], capture_output=True)

    def is_sound(self, case):
        """Whether the case says what it must before anything is disabled: only then is its turning red a sign."""
        with self.lock:
            known = self.sound.get(case)
        if known is None:
            error = self.first_error(case, self.unchanged)
            known = error is not None and case.expected in error
            with self.lock:
                self.sound[case] = known
        return known

    def notices(self, case, overlay):
        """Whether the case turns red; where it fails otherwise than before, correct code must still compile, or what
        was disabled took more with it than the check."""
        error = self.first_error(case, overlay)
        if error is not None and case.expected in error:
            return False
        return self.is_sound(case) and (error is None or self.first_error(case, overlay, refused=False) is None)


def guard_of(check, number, cases, codes, compiler, scratch):
    """The first case that notices that the check is gone, or None."""
    source = (compiler.include / "headsup" / check.header).read_text()
    overlay = pathlib.Path(scratch) / str(number)
    changed = overlay / "headsup" / check.header
    changed.parent.mkdir(parents=True)
    for begin, end, instead in sorted(check.edits, reverse=True):
        source = source[:begin] + instead + source[end:]
    changed.write_text(source)
    for tried, case in enumerate(ranked(cases, check, codes)):
        if tried == 3:
            compiler.precompile(overlay)
        if compiler.notices(case, overlay):
            return case
    return None


def main():
    description, _, details = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(prog="static_tests/mutation", description=description, epilog=details,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="list the checks and disable none")
    parser.add_argument("--only", metavar="TEXT", default="", help="only checks whose line in the list holds TEXT")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="checks at a time (2)")
    parser.add_argument("--compiler", default="g++", metavar="COMMAND", help="the compiler and its flags (g++)")
    parser.add_argument("--include", type=pathlib.Path, default=root / "include", metavar="DIR",
                        help="the headers (include)")
    parser.add_argument("--cases", type=pathlib.Path, default=root / "static_tests/must_not_compile", metavar="DIR",
                        help="the cases (static_tests/must_not_compile)")
    options = parser.parse_args()

    include = options.include.resolve()
    headers = {path.relative_to(include / "headsup").as_posix(): path.read_text()
               for path in sorted((include / "headsup").rglob("*.hpp"))}
    asked = concepts_asked(headers.values())
    left_out = set()
    checks = [check for header, source in headers.items() for check in checks_of(header, source, asked, left_out)]
    for concept, conjunct in set(implied) - left_out:
        print(f"static_tests/mutation leaves out {concept}: {conjunct}, which is not there: take it from the table",
              file=sys.stderr)
        return 2
    checks = [check for check in checks if options.only in str(check)]
    if options.list:
        print(*checks, sep="\n")
        return 0
    if not checks:
        print("static_tests/mutation: no check found", file=sys.stderr)
        return 2

    folder = options.cases.resolve()
    cases = [Case(path, folder) for path in sorted(folder.rglob("*.cpp"))]
    cases = [case for case in cases if case.expected is not None]
    codes = codes_of_mistakes(include)
    began = time.monotonic()
    survivors = []
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        compiler = Compiler(options.compiler.split(), include, folder, scratch)
        compiler.precompile(compiler.unchanged)
        running = {pool.submit(guard_of, check, number, cases, codes, compiler, scratch): check
                   for number, check in enumerate(checks)}
        for done, future in enumerate(concurrent.futures.as_completed(running), 1):
            check, guard = running[future], future.result()
            if guard is None:
                survivors.append(check)
            print(f"[{done}/{len(checks)}] {check}: {'guarded by ' + guard.name if guard else 'SURVIVES'}", flush=True)

    print()
    for check in sorted(survivors, key=str):
        print(f"survivor: {check}")
    unsound = sorted(case.name for case, known in compiler.sound.items() if not known)
    if unsound:
        print("not counted, because they are red before anything is disabled:", *unsound)
    print(f"{len(checks) - len(survivors)} of {len(checks)} checks guarded "
          f"({len(cases)} cases, {compiler.count} compilations, {time.monotonic() - began:.0f} s)")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
