"""The worksheet of shapes to fill in, and its solution: two pages of A4 each."""

import html
import re

places = 4  # boxes for each shape: how many are needed is part of the question

style = """
@page { size: A4; margin: 0; }
* { box-sizing: border-box; }
body { margin: 0; font-family: "DejaVu Sans", Verdana, sans-serif; font-size: 9pt; color: #111; }
.page { width: 210mm; height: 296.5mm; padding: 11mm 13mm 8mm 13mm; overflow: hidden; page-break-after: always; }
.page:last-child { page-break-after: auto; }
h1 { font-size: 14pt; margin: 0 0 1.5mm 0; }
h2 { font-size: 10.5pt; margin: 3.5mm 0 0.8mm 0; }
p { margin: 0 0 1.5mm 0; line-height: 1.3; }
.step { display: flex; justify-content: space-between; align-items: center; border-top: 0.2mm solid #bbb; }
.said { width: 92mm; line-height: 1.25; }
.said code { display: block; font-size: 7pt; color: #333; }
code { font-family: "DejaVu Sans Mono", monospace; }
.boxes { display: flex; gap: 1.5mm; }
.box { width: 20.5mm; border: 0.4mm solid #111; border-radius: 1mm; text-align: center; }
.box b, .box span { display: block; height: 4.9mm; line-height: 4.9mm; font-size: 8.5pt; }
.box span { border-top: 0.2mm dotted #777; }
.circled { box-shadow: 0 0 0 0.7mm #fff, 0 0 0 1.2mm #111; }
.name { float: right; font-size: 9pt; font-weight: normal; }
.unused { border: 0.2mm dashed #bbb; }
.unused span { border: 0; }
.offset { display: inline-block; min-width: 8mm; height: 4.6mm; line-height: 4.4mm; border: 0.3mm solid #111; text-align: center;
          vertical-align: middle; font-weight: bold; }
table { border-collapse: collapse; margin-top: 1mm; }
td, th { width: 15mm; height: 5.6mm; border: 0.3mm solid #111; text-align: center; font-size: 8pt; }
th { border: 0; font-weight: normal; }
"""


def box(axis, shown, circled, colours):
    if not shown:
        return '<div class="box"><b></b><span></span></div>'
    if axis is None:
        return '<div class="box unused"><b></b><span></span></div>'
    role, size = axis
    colour, more = colours[role], " circled" if role == circled else ""
    return f'<div class="box{more}" style="border-color: {colour}; color: {colour}"><b>{role}</b><span>{size}</span></div>'


def step_row(step, solved, colours, height):
    shown = solved or step.given
    axes = step.axes + [None] * (places - len(step.axes))
    boxes = "".join(box(axis, shown, step.normalized, colours) for axis in axes)
    answer = r'<span class="offset">\1</span>' if solved else '<span class="offset"></span>'
    sentence = re.sub(r"\{(\d+)\}", answer, html.escape(step.sentence))
    code = "" if step.given or not solved else f"<code>{html.escape(step.code)}</code>"
    return (f'<div class="step" style="height: {height}mm"><div class="said"><strong>{step.name}</strong>: {sentence}'
            f'{code}</div><div class="boxes">{boxes}</div></div>\n')


def grid(rows, offset, solved):
    keys = "".join(f"<th>key {key}</th>" for key in range(len(rows[0])))
    lines = [f"<tr><th></th>{keys}</tr>"]
    for query, row in enumerate(rows):
        cells = "".join(f"<td>{('hidden' if hidden else 'seen') if solved else ''}</td>" for hidden in row)
        place = offset + query if solved else "__"
        lines.append(f"<tr><th>query {query}<br>at {place}</th>{cells}</tr>")
    return "<table>" + "\n".join(lines) + "</table>\n"


def sheet(parts, rows, colours, solved):
    attention, broadcasting, cache = parts
    title = "Shapes of attention" + (": solution" if solved else "")
    roles = []
    for part in parts:
        for step in part.steps:
            roles += [role for role, size in step.axes if role not in roles]
    names = ", ".join(f'<strong style="color: {colours[role]}">{role}</strong>' for role in roles)
    task = ("One box is one axis: its name above, its size below. " +
            ("Dashed boxes are not needed. " if solved else "Some boxes stay empty. ") +
            f"The names: {names}. Tokens look, keys are looked at.")
    offset = int(re.search(r"\{(\d+)\}", cache.steps[-1].sentence)[1])
    queries, keys = len(rows), len(rows[0])
    name = "" if solved else '<span class="name">Name: ______________________________</span>'
    pages = [
        [f"<h1>{name}{title}</h1>\n<p>{task}</p>\n<h2>{attention.title}</h2>\n"] +
        [step_row(step, solved, colours, 17.3) for step in attention.steps],
        [f"<h2 style=\"margin-top: 0\">{broadcasting.title}</h2>\n"] +
        [step_row(step, solved, colours, 14.2) for step in broadcasting.steps] +
        [f"<h2>{cache.title}</h2>\n"] +
        [step_row(step, solved, colours, 14.2) for step in cache.steps] +
        [f"<h2>The mask of step 3: which of the {keys} keys does each of the {queries} queries see?</h2>\n"
         "<p>A query at place p sees the keys 0 to p. Its place is its number plus the offset. " +
         ("" if solved else "Write <em>seen</em> or <em>hidden</em>.") + "</p>\n", grid(rows, offset, solved)],
    ]
    body = "".join('<div class="page">\n' + "".join(page) + "</div>\n" for page in pages)
    return ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            "<!-- Written by scripts/teaching from static_tests/teaching/worksheet.cpp. Change that, not this. -->\n"
            f"<title>headsup: {title}</title>\n<style>{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n")
