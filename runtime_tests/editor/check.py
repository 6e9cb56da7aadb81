"""Asks clangd what an editor shows in mistakes.cpp and in every example, and compares it with their comments.

All are given to clangd as one document whose text changes below the same includes, so that it reads the headers once.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
oldest = 17  # the first clangd that shows computed text
document = root / "examples/shown_in_an_editor.cpp"
patience = 60  # seconds in all for the documentation, which clangd collects on the side


class Editor:
    """A client of clangd: https://microsoft.github.io/language-server-protocol."""

    def __init__(self, clangd, settings):
        self.clangd = subprocess.Popen(
            [clangd, "--background-index=0", "--clang-tidy=0", "--log=error", "-j=2"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, "XDG_CONFIG_HOME": settings})
        self.asked = self.version = 0
        self.mistakes = {}  # by version of the document
        document_abilities = {"hover": {"contentFormat": ["plaintext"]}, "inlayHint": {},
                              "publishDiagnostics": {"relatedInformation": True}}
        self.ask("initialize", processId=os.getpid(), rootUri=root.as_uri(),
                 capabilities={"textDocument": document_abilities, "offsetEncoding": ["utf-8"]})
        self.tell("initialized")

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.clangd.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.clangd.stdin.flush()

    def receive(self):
        length = 0
        while header := self.clangd.stdout.readline().strip():
            if header.startswith(b"Content-Length:"):
                length = int(header.split(b":")[1])
        if not length:
            sys.exit("clangd stopped")
        message = json.loads(self.clangd.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            self.mistakes[message["params"].get("version")] = message["params"]["diagnostics"]
        return message

    def tell(self, method, **params):
        self.send({"method": method, "params": params})

    def ask(self, method, **params):
        self.asked += 1
        self.send({"id": self.asked, "method": method, "params": params})
        while (answer := self.receive()).get("id") != self.asked or "method" in answer:
            pass
        if "error" in answer:
            sys.exit(f"clangd to {method}: {answer['error']}")
        return answer["result"]

    def show(self, text):
        """Shows another text, and returns the errors by line, counted from 0."""
        self.version += 1
        uri = {"uri": document.as_uri(), "version": self.version}
        if self.version == 1:
            self.tell("textDocument/didOpen", textDocument={**uri, "languageId": "cpp", "text": text})
        else:
            self.tell("textDocument/didChange", textDocument=uri, contentChanges=[{"text": text}], wantDiagnostics=True)
        while self.version not in self.mistakes:
            self.receive()
        errors = collections.defaultdict(list)
        for mistake in self.mistakes[self.version]:
            if mistake["severity"] == 1:
                errors[mistake["range"]["start"]["line"]].append(mistake["message"].splitlines()[0])
        return errors

    def hints(self, last_line):
        """The types beside every auto, by line; a line can have several."""
        hints = collections.defaultdict(list)
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": last_line, "character": 0}}
        for hint in self.ask("textDocument/inlayHint", textDocument={"uri": document.as_uri()}, range=whole):
            label = hint["label"]
            if not isinstance(label, str):
                label = "".join(part["value"] for part in label)
            hints[hint["position"]["line"]].append(label.removeprefix(": ").removeprefix("const "))
        return hints

    def hover(self, line, column):
        shown = self.ask("textDocument/hover", textDocument={"uri": document.as_uri()},
                         position={"line": line, "character": column})
        return shown["contents"]["value"] if shown else ""


class Checks:
    def __init__(self):
        self.good = self.bad = 0

    def check(self, good, where, *words):
        self.good += good
        self.bad += not good
        if not good:
            print(f"{where}:", *words)


def without_knowledge(axes):
    """keys<6> for normalized<keys<6>>, as the examples' comments say it."""
    return re.sub(r"\w+<(\w+<\d+>)(?:, [^<>]+(?:<\d+>)?)*>", r"\1", axes)


def included(text):
    """The lines of a program that are there on every machine."""
    depth = 0
    for line in text.splitlines():
        depth += line.startswith("#if")
        depth -= line.startswith("#endif")
        if depth == 0:
            yield line


def check_mistakes(editor, checks, includes):
    path = here / "mistakes.cpp"
    lines = path.read_text().splitlines()
    shown = editor.show("\n".join(includes + lines) + "\n")
    hints = editor.hints(len(includes) + len(lines))
    give_up = time.monotonic() + patience
    expected = []  # what the comments above a line say about it
    for at, line in enumerate(lines):
        if comment := re.match(r"\s*// (error|hint|hover)\s?(\w*): (.*)", line):
            expected.append(comment.groups())
            continue
        where, line_shown = f"{path.name}:{at + 1}", at + len(includes)
        errors = shown[line_shown]
        wanted = [text for kind, _, text in expected if kind == "error"]
        checks.check(len(errors) == len(wanted) and all(f": {text}" in error for error, text in zip(errors, wanted)),
                     where, "the errors are", errors, "and not", wanted)
        for kind, name, text in expected:
            if kind == "hint":
                checks.check(hints[line_shown] == [text], where, "the hints are", hints[line_shown], "and not", text)
            elif kind == "hover":
                column = re.search(rf"\b{name}\b", line).start()
                while text not in (hover := editor.hover(line_shown, column)) and time.monotonic() < give_up:
                    time.sleep(0.2)
                checks.check(text in hover.splitlines(), where, f"hovering over {name} shows\n{hover}\nand no line",
                             text)
        expected = []


def check_example(editor, checks, includes, path):
    lines = path.read_text().splitlines()
    for line, errors in editor.show("\n".join(includes + lines) + "\n").items():
        checks.check(False, f"{path.name}:{line + 1 - len(includes)}", *errors)
    for line, hints in editor.hints(len(includes) + len(lines)).items():
        code, _, comment = lines[line - len(includes)].partition("//")
        where = f"{path.name}:{line + 1 - len(includes)}"
        for hint in hints:
            checks.check(not re.search(r"_over<|\baxes<|::", hint), where, "the hint is an alias:", hint)
        if re.fullmatch(r" *(\w+<\d+>(, )?)+", comment):
            shape = without_knowledge(hints[0]).removeprefix("tensor<float, ").removesuffix(">")
            checks.check(shape == comment.strip(), where, "the hint is", hints[0], "and the comment", comment)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clangd", default="clangd-19", metavar="COMMAND", help="(clangd-19)")
    clangd = parser.parse_args().clangd
    try:
        said = subprocess.run([clangd, "--version"], capture_output=True, text=True).stdout
        version = re.search(r"clangd version (\d+)", said)
    except OSError:
        version = None
    if not version or int(version[1]) < oldest:
        print(f"skipped: {clangd} is not clangd {oldest} or newer")
        return 77

    checks = Checks()
    for header in sorted((root / "include").rglob("*.*pp")):
        loose = re.search(r"/// (Shapes|Rounding|Max error|Range|Errors|Source)\b.*", header.read_text())
        checks.check(not loose, header.name, "this field needs a dash, or editors show it in the middle of a line:",
                     loose and loose[0])

    examples = sorted((root / "examples").glob("[0-9]*.cpp"))
    used = {line for path in examples for line in included(path.read_text()) if line.startswith("#include <")}
    includes = [*sorted(used), "static_assert(true);"]  # what follows a declaration is read anew each time
    with tempfile.TemporaryDirectory() as settings:
        editor = Editor(clangd, settings)
        try:
            check_mistakes(editor, checks, includes)
            for path in examples:
                check_example(editor, checks, includes, path)
        finally:
            editor.clangd.kill()
            editor.clangd.wait()
    print(f"{checks.good} of {checks.good + checks.bad} things are shown as they should be")
    return checks.bad != 0


if __name__ == "__main__":
    sys.exit(main())
