"""Compiles a lesson without running it, and reduces the compiler's output to what a student needs."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from workspace import ROOT, RULES, shown

sys.path.append(str(ROOT / "static_tests"))

import messages  # noqa: E402

NEEDED = "headsup needs g++ 12 or newer, or clang++ 14 or newer. On Debian and its like: apt-get install g++ libboost-dev"
BOOST = "Boost's headers are missing: {what} is not found. On Debian and its like: apt-get install libboost-dev. " \
        'If they are elsewhere, say where: --compiler "g++ -I/path/to/boost".'

HEADER = "#include <headsup/headsup.hpp>"

# If redefined, these words would change the meaning of the finish.
WORDS = RULES["words_of_the_finish"]
# After the student's text, this fails where something that was begun does not end, such as a namespace.
END = "headsup_lesson_ends"
AT_THE_END = f"struct {END};\nstatic_assert(sizeof(::{END}*) > 0);\n"

ERROR = re.compile(r"^(?:(?P<file>.+?):(?P<line>\d+):(?:(?P<column>\d+):)?|[^:]*:) (?:fatal )?error: (?P<text>.*)$")
SENTENCE = re.compile(r"(HU\d{3}) .*")
WANTED = re.compile(r"lesson: (.*)")
# A refused program, read as PyTorch would: what the lesson's check says of its numbers, and where PyTorch stops.
BY_PLACE = "-DHEADSUP_AS_PYTORCH"
MADE = re.compile(r"(?P<what>\w+): (?:at (?P<at>.*?) )?you made (?P<made>.*); wanted (?P<wanted>.*)")
STOPS = re.compile(r"PyTorch stops there too: (.*)")
WITHOUT_SIZE = re.compile(r"type/value mismatch at argument \d+ in template parameter list for '.*headsup::(?:tensor|has_shape)\b|"
                          r"use of class template '\w+' requires template arguments|"
                          r"template argument for template type parameter must be a type|"
                          r"invalid use of template-name 'headsup::\w+' without an argument list")
# What somebody writes who comes from Python, or is new to C++, and what to write instead.
HABITS = [(re.compile(habit), words, re.compile(lacks[0]) if lacks else None) for habit, words, *lacks in RULES["habits"]]
COMMENT_OR_TEXT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
OPEN = re.compile(r"\?(?=\s*[,;>)}\]])")  # not that of a conditional expression, which goes on
OPEN_SHAPE = re.compile(r"\b(?:tensor|has_shape)\s*<(?:[^<>]|<[^<>]*>)*<?[^<>]*\?(?=\s*[,>])")  # in the axes of a declared tensor
FAILED = re.compile(r"^static(?: assertion|_assert) failed(?: due to requirement '.*?')??(?:: (?P<said>.*)| \"(?P<quoted>.*)\")?$")
LETTERS = re.compile(r"shape_error<('(?:\\?.)'(?:, '(?:\\?.)')*)>")
REDUCED = re.compile(r"note: (?:the comparison reduces to|expression evaluates to) '\(?(.*?)\)?'")
CONVERSION = re.compile(r"note: .*?(no known conversion .*)")
ALSO_KNOWN_AS = re.compile(r"'[^']*' (?:\{aka ('[^']*')\}|\(aka ('[^']*')\))")
NOT_A_CONSTANT = re.compile(r"\b__builtin_strcmp\(\"|\bnot_a_constant<.*pieces<")
TOO_LARGE = re.compile(r"refers to a result of 'operator new|note: heap allocation performed here")
TOO_LONG = re.compile(r"constexpr evaluation hit maximum step limit|'constexpr' (?:loop iteration|evaluation operation) count exceeds")
# Clang tells of an unknown name when the whole statement is read, after errors behind it.
UNKNOWN_NAME = re.compile("use of undeclared identifier")
# After such an error the compiler goes on with a guess.
GUESSES = re.compile("expected|extraneous|missing|unterminated|unknown type name|use of undeclared|no template named|no member named|"
                     "'.*' was not declared|'.*' does not name|'.*' has no member|stray|template argument")
REASON_FOLLOWS = "non-constant condition for static assertion"


class Unusable(Exception):
    """There is no compiler, or it cannot compile any lesson. The text says what to do."""


@dataclass(frozen=True)
class Place:
    path: Path
    line: int
    column: int
    source: str


@dataclass
class Finding:
    """The first error. `kind` is 'refused' (headsup's own words), 'wanted' (the lesson's), 'asserted', 'value', 'error', or
    'open': no error, but answers that are missing."""

    kind: str
    text: str
    fix: str = ""
    code: str = ""
    aside: str = ""  # more detail: which numbers were compared, which type was not accepted
    exact: bool = False  # the first place is the error itself, including the column
    places: list = field(default_factory=list)

    @property
    def summary(self):
        """In one line."""
        said = f"{self.text}; fix: {self.fix}" if self.fix else self.text or "a static_assert does not hold"
        return " ".join([said, *(f"({where(place)})" for place in self.places)])


@dataclass
class Result:
    passed: bool
    seconds: float
    output: str
    finding: Finding = None
    more: int = 0  # errors after the first, except those of the finish, which often follow from it

    @property
    def readable(self):
        """The output, and each line's string literals joined: a computed message comes in pieces."""
        lines = plain(self.output).splitlines()
        return "\n".join(part for line in lines for part in (line, literals(line)))


def plain(text):
    return text.replace("\u2018", "'").replace("\u2019", "'")


def literals(line):
    """The texts of a line, joined. Clang 14 has a letter where others have a piece of text."""
    letters = LETTERS.search(line)
    if letters:
        return re.sub(r"'\\?(.)'(?:, |$)", r"\1", letters.group(1))
    return messages.literals(line)


def output_of(command):
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except OSError:
        return None
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else None


def gcc_version(command):
    """The version of a g++, or None for another compiler: on some systems g++ is Clang."""
    about = output_of([*command, "--version"])
    if about is None or "clang" in about.lower():
        return None
    version = re.match(r"\d+", output_of([*command, "-dumpversion"]) or "")
    return int(version.group()) if version else None


def chosen(text, where):
    """The compiler that the student asked for."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise Unusable(f"{where}: {error}: {text}") from None
    if not command or not shutil.which(command[0]):
        raise Unusable(f"{where} names a compiler that is not there: {text}")
    version = gcc_version(command)
    if version is not None and version < 12:
        raise Unusable(f"{where}: {text} is version {version}. {NEEDED}")
    return Compiler(command, is_gcc=version is not None)


def installed():
    """The installed compilers that are new enough, the preferred one first."""
    found = []
    if shutil.which("g++") and (gcc_version(["g++"]) or 0) >= 12:
        found.append(Compiler(["g++"], is_gcc=True))
    clang = next((name for name in ("clang++-19", "clang++") if shutil.which(name)), None)
    return [*found, Compiler([clang], is_gcc=False)] if clang else found


def find(wanted=None):
    if wanted:
        return chosen(wanted, "--compiler")
    if os.environ.get("CXX"):
        return chosen(os.environ["CXX"], "CXX")
    found = installed()
    if not found:
        raise Unusable(f"No compiler found: neither g++ 12 or newer nor clang++ is in the PATH. {NEEDED}")
    return found[0]


class Compiler:
    def __init__(self, command, is_gcc):
        self.name = Path(command[0]).name
        self.command = [*command, "-fsyntax-only", "-w", "-fdiagnostics-color=never", "-fno-elide-type"]
        if not any(word.startswith("-std=") for word in command):
            self.command.append("-std=c++20")
        # For programs that lack names: Clang would go on with another of a similar spelling, and judge that.
        self._unfinished = [] if is_gcc else ["-fno-spell-checking", "-ferror-limit=0"]
        self._scratch = tempfile.TemporaryDirectory(prefix="headsup_lessons_")
        self._read_before = []
        self._made_by_place = {}  # hints are shown again, and all headers are read for each answer

    def precompile(self, folder=None):
        """Reads the headers once, where many files will be checked. Returns the flags that make use of it."""
        if {"-include", "-include-pch"} & set(self.command):  # who gave the command has read them
            return self._read_before
        folder = folder or Path(self._scratch.name) / "precompiled"
        header = folder / "headsup" / "headsup.hpp"  # g++ wants it beside what it made of it
        header.parent.mkdir(parents=True)
        shutil.copyfile(ROOT / "include" / "headsup" / "headsup.hpp", header)
        command = [word for word in self.command if word != "-fsyntax-only"]
        made = f"{header}.gch"
        done = subprocess.run([*command, f"-I{ROOT / 'include'}", "-x", "c++-header", header, "-o", made],
                              capture_output=True)
        if done.returncode == 0:
            self._read_before = ["-include-pch", made] if "clang" in self.name else ["-include", header]
        return self._read_before

    def check(self, lesson, file):
        """Compiles this text of the lesson, and then the finish, even if the text tampers with its check."""
        if not lesson.finish.is_file():
            raise Unusable(f"{shown(lesson.finish)} is missing, which checks lesson {lesson.number:02}. To get it back: "
                           f"git checkout {shown(lesson.finish)}")
        missing = open_answers(file)
        if missing:
            return self._check_before(missing, lesson, file)
        changed = changed_beside_answers(lesson, file)
        if changed:
            return Result(False, 0, "", Finding("open", changed))
        # In the student's file the finish is empty: macros in the file that would change the finish are
        # found before the real one is read.
        empty = Path(self._scratch.name) / "finish" / f"{lesson.name}.hpp"
        empty.parent.mkdir(exist_ok=True)
        empty.touch()
        redefined = "".join(f'#ifdef {word}\n#error "the lesson redefines {word}"\n#endif\n' for word in WORDS)
        # A declaration without a semicolon must fail here and not in the finish.
        alone = f'#include "{file}"\nstatic_assert(true);\n{redefined}'
        result = self._compile(f'{alone}{AT_THE_END}#include "{lesson.finish}"\n', lesson, file)
        places = result.finding.places if result.finding else []
        is_own = places and places[0].path == file and END not in result.output
        if result.passed or is_own or is_about_finish(result.output, file):
            return result
        # Errors in the finish mean nothing while the file itself is wrong: with a brace left open, say.
        before = result.seconds
        own = self._compile(alone, lesson, file)
        result = result if own.passed else own
        result.seconds = before + own.seconds
        return result

    def by_place(self, lesson, file):
        """What PyTorch would have made of a refused text, by the lesson's check, or why it would have stopped there; None
        where nobody knows, or where it is what the lesson asks for."""
        text = re.sub(r'#include "finish/.*"', "", file.read_text(encoding="utf-8", errors="replace"))
        asked = lesson.name, text
        if asked not in self._made_by_place:
            self._made_by_place[asked] = self._ask_by_place(lesson, file, text)
        return self._made_by_place[asked]

    def _ask_by_place(self, lesson, file, text):
        unit = f'#line 1 "{file}"\n{text}\n'
        finding = self._compile(f'{unit}#include "{lesson.finish}"\n', lesson, file, [BY_PLACE]).finding
        if finding and (made := MADE.match(finding.text)):
            at = f" at {made['at']}" if made["at"] else ""
            return f"PyTorch would have made {made['made']} of {made['what']}{at}, where {made['wanted']} is wanted."
        program = Path(self._scratch.name) / "by_place"
        command = [word for word in self.command if word != "-fsyntax-only"]
        folders = [f"-I{folder}" for folder in (self._scratch.name, ROOT / "include", lesson.folder)]
        built = subprocess.run([*command, BY_PLACE, *folders, "-x", "c++", "-", "-o", program],
                               input=f"{unit}int main() {{}}\n".encode(), capture_output=True)
        if built.returncode != 0:
            return None
        said = subprocess.run([program], capture_output=True, text=True, errors="replace").stderr
        stops = STOPS.search(said)
        return stops and f"PyTorch would have stopped here too: {stops[1]}."

    def _check_before(self, missing, lesson, file):
        """What headsup says of the answers before the first that is missing; or that it is missing."""
        many = f"{len(missing)} answers are" if len(missing) > 1 else "One answer is"
        finding = Finding("open", f"{many} still open: each ? is for you to replace.", places=missing[:1])
        before = "\n".join(whole_statements(lines_of(file)[:missing[0].line - 1]))
        unit = f'#line 1 "{file}"\n{before}\n'
        # The finish knows more of what was answered; it also misses all that comes after.
        whole = Result(False, 0, "")
        if len(missing) < len(open_answers(lesson.original)):
            whole = self._compile(f'{unit}#include "{lesson.finish}"\n', lesson, file, self._unfinished)
        seconds = whole.seconds
        if not whole.output or not is_about_finish(whole.output, file):
            part = self._compile(unit, lesson, file)
            seconds += part.seconds
            if not part.passed and part.finding.places:
                part.seconds = seconds
                return part
        wanted = next((found for line in plain(whole.output).splitlines()
                       if ERROR.match(line) and (found := WANTED.search(literals(line)))), None)
        if wanted:
            # What is wanted here may be the answer of what is open.
            said = re.sub(r"; wanted .*", "; something else is wanted", wanted.group(1))
            return Result(False, seconds, whole.output, Finding("wanted", said))
        return Result(False, seconds, "", finding)

    @staticmethod
    def _may_have_read(text):
        """Whether it makes no difference that the headers are read before: the text reads them, or needs nothing."""
        return HEADER in text or not text.strip()

    def _compile(self, unit, lesson, file, more=()):
        folders = [self._scratch.name, ROOT / "include", lesson.folder]
        command = [*self.command, *more]
        if self._read_before and BY_PLACE not in more and self._may_have_read(file.read_text(encoding="utf-8", errors="replace")):
            command += self._read_before
        command += [*(f"-I{folder}" for folder in folders), "-x", "c++", "-"]
        start = time.monotonic()
        done = subprocess.run(command, input=unit.encode(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "LC_ALL": "C.UTF-8"})
        seconds = time.monotonic() - start
        output = done.stdout.decode("utf-8", "replace")
        boost = re.search(r"fatal error: '?(boost/[^ ':]*)", output)
        if boost:
            raise Unusable(BOOST.format(what=boost.group(1)))
        result = Result(done.returncode == 0, seconds, output.replace(f"{ROOT}{os.sep}", ""))
        if not result.passed:
            result.finding, result.more = reduce(output, [file, lesson.finish])
        return result


def is_about_finish(output, file):
    """Whether no error has to do with the student's file, nor with how it ends."""
    begins = ("<stdin>:", f"{file}:", f"{shown(file)}:")
    return not any(line.startswith(begins) for line in output.splitlines())


def code_of(text, with_texts=True):
    """The text with blanks in the place of comments, and of texts in quotes if these are not wanted; the lines stay."""
    def blanked(found):
        return found.group() if with_texts and found.group().startswith('"') else re.sub(r"[^\n]", " ", found.group())
    return COMMENT_OR_TEXT.sub(blanked, text)


def changed_beside_answers(lesson, file):
    """In a lesson with open answers, what is wrong about the first line of code that the student's text lacks, or nothing."""
    if not open_answers(lesson.original):
        return ""
    mine = code_of(file.read_text(encoding="utf-8", errors="replace"))
    original = code_of(lesson.original.read_text(encoding="utf-8"))
    if re.fullmatch(".+".join(map(re.escape, OPEN.split(" ".join(original.split())))), " ".join(mine.split())):
        return ""
    left = [" ".join(line.split()) for line in mine.splitlines()]
    for line in original.splitlines():
        line = " ".join(line.split())
        if not line:
            continue
        pattern = re.compile(".+".join(map(re.escape, OPEN.split(line))))
        at = next((at for at, mine in enumerate(left) if pattern.fullmatch(mine)), None)
        if at is None:
            begin, *rest = OPEN.split(line)
            if rest and any(mine.startswith(begin.strip()) and not mine.endswith(rest[-1].strip()) for mine in left):
                return "This line lost its end. // begins a comment in C++, and whole numbers are divided by a single /: " + line
            return "Only what stands in the place of a ? is yours to write here, and this line of the lesson was changed: " + line
        left = left[at + 1:]
    return ""


def whole_statements(lines):
    """The lines up to the last one that ends a statement or a comment outside of all brackets."""
    depth = whole = 0
    for at, line in enumerate(code_of("\n".join(lines), with_texts=False).split("\n"), 1):
        line = line.strip()
        depth += sum(line.count(each) for each in "([{") - sum(line.count(each) for each in ")]}")
        if depth == 0 and (not line or line.endswith((";", "}")) or line.startswith("#")):
            whole = at
    return lines[:whole]


def open_answers(file):
    """The places of the answers that a student has still to give: a ? in the code."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    code = code_of(text, with_texts=False)
    lines = text.splitlines()
    return [Place(file, number, found.start() + 1, lines[number - 1])
            for number, line in enumerate(code.splitlines(), 1) for found in OPEN.finditer(line)]


def asks_for_shapes(lesson):
    """Whether a ? of the lesson is a shape."""
    return OPEN_SHAPE.search(code_of(lesson.original.read_text(encoding="utf-8"))) is not None


def is_asked_for(lesson, line):
    """Whether that line of a program states a shape that the lesson asks for."""
    lines = [" ".join(each.split()) for each in code_of(lesson.original.read_text(encoding="utf-8")).splitlines()]
    code = " ".join(code_of(line).split())
    if code in lines:
        return False
    written = [each for each in lines if re.fullmatch(".+".join(map(re.escape, OPEN.split(each))), code)]
    return not written or any(map(OPEN_SHAPE.search, written))


def half_answered(lesson):
    """The lesson's text with the right answers before each line that has open ones, and with all but the first."""
    pieces = OPEN.split(" ".join(code_of(lesson.original.read_text(encoding="utf-8")).split()))
    answer = " ".join(code_of(lesson.answer.read_text(encoding="utf-8")).split())
    right = re.fullmatch("(.+?)".join(map(re.escape, pieces)), answer).groups()
    text = lesson.original.read_text(encoding="utf-8")
    places = [found.start() for found in OPEN.finditer(code_of(text, with_texts=False))]
    line = [text.count("\n", 0, place) for place in places]
    begins = [range(at) for at in range(1, len(places)) if line[at] != line[at - 1]]
    for which in [*begins, range(1, len(places))]:
        half = text
        for at in reversed(which):
            half = f"{half[:places[at]]}{right[at]}{half[places[at] + 1:]}"
        yield half


def declared(said, file):
    """Where the file declares the name with which the lesson's words begin, as in "mixed: 0.4 instead of 0.3"."""
    name = re.match(r"(\w+)[:\[]", said)
    if not name:
        return []
    declaration = re.compile(rf"[\w>]\s+({name[1]})\s*(?:=(?!=)|[{{;])")
    lines = lines_of(file)
    found = ((at, declaration.search(line))
             for at, line in enumerate(code_of("\n".join(lines), with_texts=False).splitlines()))
    return next(([Place(file, at + 1, match.start(1) + 1, lines[at])] for at, match in found if match), [])


def reduce(output, files):
    """The error that a student is told of. `files`, the student's and the finish, are those to point at."""
    lines = plain(output).splitlines()
    errors = [at for at, line in enumerate(lines) if ERROR.match(line)]
    if not errors:
        last = "\n".join(lines[-5:])
        return Finding("error", last or "the compiler failed without a word"), 0
    parts = {at: ERROR.match(lines[at]) for at in errors}

    def column(at):
        return int(parts[at]["column"] or 0)

    printed = errors[0]
    beside = [at for at in errors if parts[at].group("file", "line") == parts[printed].group("file", "line")]
    first = min((at for at in beside if UNKNOWN_NAME.match(parts[at]["text"])), key=column, default=printed)
    first = first if column(first) < column(printed) else printed
    finding, end = finding_at(first, lines, errors, files)
    others = [column(at) for at in beside if at != first] if parts[first]["file"] == str(files[0]) else []
    chosen = first
    if not explain_habits(finding, files[0], others) and finding.kind == "error" and finding.text == tidy(parts[first]["text"]):
        # What headsup says comes before the compiler's own words.
        for at in errors:
            if GUESSES.match(parts[at]["text"]):
                break
            other, other_end = finding_at(at, lines, errors, files)
            if other.kind == "refused" and other.places and other.places[0].path == files[0]:
                finding, chosen, end = other, at, other_end
                break
    finish = f"{files[1].parent}{os.sep}"
    return finding, sum(not lines[at].startswith(finish) and not WANTED.search(literals(lines[at]))
                        for at in errors if at != chosen and not chosen < at < end)


def finding_at(first, lines, errors, files):
    """What that error means, and where its context ends."""
    match = ERROR.match(lines[first])
    before = max((at for at in errors if at < first), default=-1)
    later = [at for at in errors if at > first]
    end = next((at for at in later if REASON_FOLLOWS not in match["text"] or at != later[0]), len(lines))
    finding = in_words(match["text"], literals(lines[first]), lines[first:end])

    if match["file"] and Path(match["file"]) in files:
        finding.exact = True
        finding.places = places_in(lines[first:first + 1], [Path(match["file"])])
    else:
        # g++ prints the context before the error, Clang after it; both begin with the innermost line.
        context = [line for line in lines[before + 1:first] if ": note: " not in line]
        finding.places = next((found for part in (context, lines[first + 1:end]) for file in files
                               if (found := places_in(part, [file]))), [])
        if not finding.places and match["file"] == "<stdin>" and "redefines" not in finding.text:
            finding.places = last_line(files[0])
            finding.aside = "The file ends inside an unfinished construct."
        elif not finding.places and match["file"] and Path(match["file"]).is_file():
            finding.places = places_in(lines[first:first + 1], [Path(match["file"])])
    if finding.kind == "asserted" and finding.text and finding.exact and finding.places[0].path == files[1]:
        finding.kind = "wanted"
    return finding, end


def explained(text, code, file):
    """What the compiler's own message means, of that line of a program."""
    hidden = re.search(RULES["hidden_role"]["declared"], code_of("\n".join(lines_of(file)), with_texts=False))
    if hidden and re.search(rf"\b{hidden[1]}\b", code):
        return RULES["hidden_role"]["words"].replace("{name}", hidden[1])
    whole = code_of("\n".join(lines_of(file)))
    for each in RULES["messages"]:
        if "lacks" in each and re.search(each["lacks"], whole):
            continue
        found = re.search(each["message"], text)
        name = found[1] if found and found.lastindex else ""
        if found and re.search(each["line"].replace("{name}", name), code):
            return each["words"].replace("{name}", name)
    return ""


def habit_at(column, others, code, file):
    """What the habit means that is nearest to an error at that column, and to no other error of the line."""
    whole = code_of("\n".join(lines_of(file)))
    nearest, said = None, ""
    for habit, words, lacks in HABITS:
        for found in [] if lacks and lacks.search(whole) else habit.finditer(code):
            def to(at):
                return max(found.start() + 1 - at, at - found.end() - 1, 0)
            distance = to(column) if column else 0
            if (nearest is None or distance < nearest) and all(distance <= to(other) for other in others):
                nearest, said = distance, words
    return said


def explain_habits(finding, file, others):
    """Says what a raw error means where the line shows a habit from elsewhere. `others` are the columns of the line's
    other errors."""
    place = finding.places[0] if finding.kind == "error" and finding.places else None
    if place is None or place.path != file:
        return False
    code = re.sub(r"//.*", "", place.source)
    # Where a line does not parse, its other errors follow from the first.
    said = habit_at(place.column, [] if finding.text.startswith("expected") else others, code, file) or explained(finding.text, code, file)
    before = [line for line in code_of("\n".join(lines_of(file)[:place.line - 1])).splitlines() if line.strip()]
    if not said and before and re.search(r"cannot be used for type declarations|expected ';'|expected unqualified-id",
                                         finding.text) and not re.search(r"[;{>,(]\s*$|^\s*#", before[-1]) and \
            (not before[-1].endswith("}") or re.search(r"\bstruct\b", before[-1])):
        said = f"Is there a ; at the end of the line before: {before[-1].strip()}"
    if said:
        finding.text, finding.aside = said, finding.text
    return bool(said)


def in_words(text, joined, context):
    shown = next((literals(line) for line in context if NOT_A_CONSTANT.search(line)), "").replace("\\'", "'").strip()
    sentence = SENTENCE.search(shown or joined) or SENTENCE.search(text)
    if sentence:
        said, _, fix = sentence.group().partition("; fix: ")
        return Finding("refused", said, fix=fix, code=sentence.group(1))
    if shown:
        said, _, fix = shown.partition("; fix: ")
        return Finding("value", said, fix=fix)
    if any(TOO_LARGE.search(line) for line in context):
        return Finding("refused", "HU038 tensor: over 16 KiB or dynamic, it is no constant", fix="const instead of constexpr",
                       code="HU038")
    if any(TOO_LONG.search(line) for line in context):
        return Finding("error", "Too much to compute for a constant: write const instead of constexpr, and it is computed when "
                                "the program runs.", aside=tidy(text))
    if WITHOUT_SIZE.search(text):
        return Finding("error", "An axis is written with its size, such as tokens<6>.", aside=tidy(text))
    wanted = WANTED.search(joined) or WANTED.search(text)
    if wanted:
        return Finding("wanted", wanted.group(1))
    failed = FAILED.match(text)
    if failed:
        reduced = next((found.group(1) for line in context if (found := REDUCED.search(line))), "")
        return Finding("asserted", failed["said"] or failed["quoted"] or "", aside=f"It compares {reduced}." if reduced else "")
    refused = next((found.group(1) for line in context if (found := CONVERSION.search(line))), "")
    return Finding("error", tidy(text.removeprefix("#error ").strip('"')), aside=tidy(refused))


def tidy(text):
    """Types by their most informative names."""
    text = ALSO_KNOWN_AS.sub(lambda found: found.group(1) or found.group(2), text)
    return text.replace("headsup::", "").replace("> >", ">>") if "<" in text else text


def lines_of(path):
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:  # an editor may be replacing it at this moment
        return []


def last_line(path):
    """The last line of code in a file."""
    lines = lines_of(path)
    code = [at for at, line in enumerate(lines) if line.strip() and not line.startswith(("#include", "//"))]
    return [Place(path, code[-1] + 1, 0, lines[code[-1]])] if code else []


def places_in(lines, files):
    places = []
    for line in lines:
        for path in files:
            found = re.match(rf"{re.escape(str(path))}:(\d+)(?::(\d+))?:", line)
            if found and int(found.group(1)) not in [place.line for place in places]:
                number = int(found.group(1))
                text = lines_of(path)
                source = text[number - 1] if 0 < number <= len(text) else ""
                places.append(Place(path, number, int(found.group(2) or 0), source))
    return places[:3]


def where(place):
    return f"{shown(place.path)}:{place.line}"
