"""program.py CHAPTER CONSTANTS DEMO: the live chapter as who starts it sees it.

With nothing given it says what the constants say, letter for letter; what it writes is of the form that events.ts
describes; it refuses bad values with a sentence. And the demo's HTML is well-formed.
"""

import html.parser
import json
import os
import subprocess
import sys
import tempfile

chapter, constants, demo = sys.argv[1:]
failures = []


def run(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def expect(is_true, *what):
    if not is_true:
        failures.append(" ".join(map(str, what)))


def shown(section, *given):
    status, out, err = run(chapter, "--section", section, *(part for each in given for part in ("--given", each)))
    expect(status == 0 and err == "", section, given, status, out[:200], err)
    sections = json.loads(out)["sections"]
    expect([each["id"] for each in sections] == [section], section, "is not the only section")
    return sections[0]["events"]


# The same as what the compiler computed.
status, all_text, _ = run(chapter)
expect(status == 0, "it fails with status", status)
expect(all_text == run(constants)[1], "it does not say what the constants say")
sections = json.loads(all_text)["sections"]
expect(json.loads(run(chapter, "--list")[1]) == [each["id"] for each in sections], "--list is another list")

# The form of every event: the names of its members and their types, those in events.ts.
text, truth, number, texts, any_list, any_object = str, bool, int, [str], list, dict
forms = {
    "say": {"text": text, "begins": truth},
    "formula": {"text": text, "tex": text},
    "code": {"text": text, "makes": text},
    "given": {"name": text, "code": text, "kind": text, "value": texts, "initial": texts, "scope": text,
              "choices": texts, "min": text, "max": text, "step": text, "longest": number},
    "pytorch": {"text": text},
    "refusal": {"text": text},
    "labelled": {"label": text, "text": text},
    "shapes": {"from": any_list, "to": "tensor", "made": "made"},
    "result": {"of": "tensor or nothing", "text": text},
    "heat_map": {"of": "tensor", "rows": texts, "columns": texts},
    "moves": {"before": "tensor", "after": "tensor", "cells": any_list, "how": text, "right": truth},
}


def is_tensor(x):
    size = 1
    for axis in x["axes"]:
        expect(set(axis) - {"sums", "made_of"} == {"role", "size"}, "an axis with", axis)
        size *= axis["size"]
    numbers = [float(each) for each in x["cells"]]
    expect(set(x) == {"name", "axes", "cells", "printed"} and len(numbers) == size, "a tensor with", x)
    at = 0
    for cell in x["cells"]:  # each is found in what is printed, one after another
        at = x["printed"].find(cell, at) + len(cell)
        expect(at >= len(cell), cell, "is not in", x["printed"])


def check_form(event):
    form = forms[event["type"]]
    expect(set(event) == set(form) | {"type"}, "an event with", list(event))
    for name, kind in form.items():
        value = event[name]
        if kind == "tensor" or (kind == "tensor or nothing" and value is not None):
            is_tensor(value)
        elif kind == "made":
            expect(value is None or set(value) == {"mixes", "renamed", "parted", "merged", "selects", "stacked"}, value)
        elif kind == texts:
            expect(all(type(each) is str for each in value), name, value)
        elif type(kind) is type:
            expect(type(value) is kind, name, value)
    if event["type"] == "shapes":
        for each in event["from"]:
            is_tensor(each)
    if event["type"] == "moves":
        before, after = event["before"]["cells"], event["after"]["cells"]
        expect([after[place] for place in event["cells"]] == before, "numbers do not move as is said:", event)


found = set()
for section in sections:
    begun = False
    for event in section["events"]:
        found.add(event["type"])
        begun = begun or event.get("begins", False)
        expect(begun, section["id"], "says something before its first step")
        check_form(event)
expect(found == set(forms), "nothing is shown of", set(forms) - found)

moves = [event for section in sections for event in section["events"] if event["type"] == "moves"]
expect([event["right"] for event in moves] == [True, False, True, False], "moves are right and wrong in turn")
expect([event["cells"] == list(range(12)) for event in moves] == [False, True, False, True],
       "what is wrong moves nothing, and what is right does")

# What is given shows in all that is said.
events = shown("3.3.1", 'words=Zwei "drei" \\vier fünf 六 🙂')
given = {event["name"]: event for event in events if event["type"] == "given"}
words = ["Zwei", '"drei"', "\\vier", "fünf", "六", "🙂"]
expect(given["words"]["value"] == words and given["words"]["initial"][0] == "Your", given["words"])
expect([event["columns"] for event in events if event["type"] == "heat_map"] == [words], "words on the heat map")
said = " ".join(event["text"] for event in events if event["type"] == "say")
expect('""drei"" looks at' in said and "journey" not in said, "the words in the sentences:", said)
expect(given["words"]["scope"] == given["inputs"]["scope"] == "chapter", "words and inputs are for all sections")
temperature, = (event for event in shown("3.3.2", "temperature=2") if event["type"] == "given")
expect(temperature["value"] == ["2.0"] and temperature["code"] == "constexpr auto temperature = 2.0;", temperature)
expect(temperature["scope"] == "section", temperature)
n_heads = next(event for event in shown("3.6.1", "n_heads=4") if event.get("name") == "n_heads")
expect(n_heads["choices"] == list("1234") and n_heads["value"] == ["4"] and n_heads["initial"] == ["2"], n_heads)
expect(shown("3.4.1", "seed=1", "seed=123") == shown("3.4.1"), "the last of two choices counts")
for section, choices in {"3.3.2": ["temperature=0.05", "temperature=20", "temperature=1e0"],
                         "3.4.1": ["seed=0", "seed=4294967295", "seed=0123"],
                         "3.5.1": [f"window={n}" for n in range(1, 7)],
                         "3.5.2": ["p=0", "p=0.95"], "3.6.2": [f"n_heads={n}" for n in range(1, 5)],
                         "3.3.1": ["inputs=" + ",".join(["-100"] * 18), "words=" + " ".join(["ü" * 24] * 6)]}.items():
    for choice in choices:
        for event in shown(section, choice):
            check_form(event)

# What is not as it should be is refused: an object with a sentence that says what is wanted and what came.
bad = {
    "3.3.2": ["temperature=nan", "temperature=inf", "temperature=0", "temperature=-1", "temperature=", "temperature=1x",
              "temperature= 1", "temperature=0x1", "temperature=1e999", "temperature=1,5", "temperature=21"],
    "3.4.1": ["seed=-1", "seed=4294967296", "seed=99999999999999999999", "seed=1.5", "seed=", "seed=+1", "seed=one"],
    "3.5.1": ["window=0", "window=7", "window=01", "window="],
    "3.5.2": ["p=1", "p=-0.1", "p=nan", "p=1e-999999999999"][:3],
    "3.6.2": ["n_heads=7", "n_heads=0", "n_heads=2.0"],
    "3.3.1": ["inputs=1,2", "inputs=" + ",".join(["101"] * 18), "inputs=" + ",".join(["nan"] * 18), "inputs=",
              "inputs=" + ",".join(["1"] * 19), "words=a b c d e", "words=a b c d e f g", "words=",
              "words=a b c d e " + "f" * 25, "words=a b c d e \x7f", "words=a b c d e\nf g", b"words=a b c d e \xff",
              b"words=a b c d e \xc0\x80", b"words=a b c d e \xed\xa0\x80", b"words=a b c d e \xf0\x9f"],
}
for section, choices in bad.items():
    for choice in choices:
        status, out, err = run(chapter, "--section", section, "--given", choice)
        refusal = json.loads(out)
        name = (choice.decode(errors="replace") if type(choice) is bytes else choice).split("=")[0]
        expect(status == 2 and err == "" and set(refusal) == {"error", "given"}, choice, status, out, err)
        expect(("want" in refusal["error"] and refusal["given"] == name) or "UTF-8" in refusal["error"]
               or "control" in refusal["error"], choice, refusal)
for arguments in (["--given", "seed=1", "--section", "3.3.2"], ["--given", "seed"], ["--given", "=1"], ["--given"],
                  ["--section"], ["--section", "3.9"], ["--section", ""], ["--nonsense"], ["3.3.1"]):
    status, out, err = run(chapter, *arguments)
    expect(status == 2 and err == "" and set(json.loads(out)) == {"error", "given"}, arguments, status, out, err)


class well_formed(html.parser.HTMLParser):
    """Every element that is not void is closed in its turn, and ids are different."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.pictures, self.text = [], set(), 0, []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                expect(value not in self.ids, "two elements with the id", value)
                self.ids.add(value)
            expect(name not in ("src", "href"), "the page needs another file:", value)
        self.pictures += tag == "svg"
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        expect(self.open and self.open[-1] == tag, tag, "is closed within", self.open)
        self.open = self.open[:-1]

    def handle_data(self, data):
        self.text.append(data)


with tempfile.TemporaryDirectory() as folder:
    page = os.path.join(folder, "chapter.html")
    arguments = [argument for each in sections if each["events"] for argument in ("--section", each["id"])]
    status, out, err = run(demo, "--html", page, *arguments)
    expect((status, out, err) == (0, "", ""), "--html:", status, out, err)
    with open(page, encoding="utf-8") as file:
        parser = well_formed()
        parser.feed(file.read())
    expect(parser.open == [], "never closed:", parser.open)
    expect(parser.ids >= {each["id"] for each in sections}, "sections are missing")
    maps = [event for section in sections for event in section["events"] if event["type"] == "heat_map"]
    expect(parser.pictures == len(maps), parser.pictures, "pictures of", len(maps))
    everything = "".join(parser.text)
    for section in sections:
        for event in section["events"]:
            if event["type"] in ("say", "refusal", "pytorch", "result", "code"):
                expect(event["text"] in everything, "not in the page of HTML:", event["text"])
    for arguments, status in ((["--html", folder], 1), (["--html", ""], 2), (["--html"], 2)):
        expect(run(demo, *arguments)[0] == status, arguments)

for each in failures[:20]:
    print(each)
sys.exit(len(failures) != 0)
