"""The map: the axes of multi-head attention as coloured lines, from the input to the context vectors."""

from pages import Complaint

pill_width, pill_height, gap = 62, 36, 3
left, middle, right = 147, 420, 693  # where the columns have their centres
width, height = 840, 1188

# Lines differ in their dashes too, so that they can be told apart in print without colours.
dashes = {"batch": "", "tokens": "", "keys": "12 4", "heads": "2 4", "head_dim": "8 3 2 3", "d_in": "6 3", "d_out": "16 3",
          "all_heads": "2 4"}
thick = {"tokens": 6, "keys": 6}

# Each tensor: the name of its step, the centre of its boxes, the top of its boxes, what is said of it, where that is.
tensors = [
    ("x", middle, 120, "the embedded tokens", "above"),
    ("queries", left, 262, "d_in is summed away, d_out is born", "above"),
    ("key vectors", middle, 262, "the same; tokens is renamed to keys", "above"),
    ("values", right, 262, "the same; tokens is renamed to keys", "above"),
    ("queries, split", left, 384, "d_out is split", "above"),
    ("queries, by head", left, 506, "tokens and heads are transposed", "above"),
    ("key vectors, by head", middle, 506, "split and transposed", "above"),
    ("values, by head", right, 506, "split and transposed", "above"),
    ("attention scores", middle, 622, "A product of queries and key vectors:|head_dim is summed away,|tokens meet keys.",
     "left"),
    ("attention weights", middle, 710, "The mask hides later keys. Softmax|along keys: for each token, they|sum to one.", "left"),
    ("context vectors, by head", middle, 820, "A product of weights and values:|keys is summed away. Each token has|"
     "one vector in each head.", "left"),
    ("context vectors, by token", middle, 906, "heads and tokens are transposed back.", "left"),
    ("context vectors, merged", middle, 992, "heads and head_dim are merged|into all_heads.", "left"),
    ("output", middle, 1092, "The output projection: all_heads is|summed away, d_out is born.", "left"),
]

# From one tensor to the next, and which axes become which: all others stay or end.
ways = [
    ("x", "queries", {}),
    ("x", "key vectors", {"tokens": ["keys"]}),
    ("x", "values", {"tokens": ["keys"]}),
    ("queries", "queries, split", {"d_out": ["heads", "head_dim"]}),
    ("queries, split", "queries, by head", {}),
    ("key vectors", "key vectors, by head", {"d_out": ["heads", "head_dim"]}),
    ("values", "values, by head", {"d_out": ["heads", "head_dim"]}),
    ("queries, by head", "attention scores", {}),
    ("key vectors, by head", "attention scores", {}),
    ("attention scores", "attention weights", {}),
    ("attention weights", "context vectors, by head", {}),
    ("values, by head", "context vectors, by head", {}),
    ("context vectors, by head", "context vectors, by token", {}),
    ("context vectors, by token", "context vectors, merged", {"heads": ["all_heads"], "head_dim": ["all_heads"]}),
    ("context vectors, merged", "output", {}),
]

meanings = [
    ("batch", "texts; no step mixes them"),
    ("tokens", "the tokens that look"),
    ("keys", "the tokens that are looked at"),
    ("d_in", "the features of the input"),
    ("d_out", "the features of a projection"),
    ("heads", "each has weights of its own"),
    ("head_dim", "the features of one head"),
    ("all_heads", "all heads side by side again"),
]


class Map:
    def __init__(self, attention, colours):
        self.colours = colours
        self.places = {}  # of each tensor: its axes, each with the centre of its box, and the top of the boxes
        for name, centre, top, _, _ in tensors:
            axes = attention.step(name).axes
            first = centre - (len(axes) * (pill_width + gap) - gap) / 2 + pill_width / 2
            self.places[name] = ({role: (first + i * (pill_width + gap), size) for i, (role, size) in enumerate(axes)}, top)

    def line(self, x0, y0, x1, y1, role, other=None, straight=0, sign=0):
        """From a box down to another: straight at first, then bent, then straight behind a sign. A line that changes
        its name changes its colour halfway."""
        begin, end = y0 + straight, y1 - sign
        xm, ym = (x0 + x1) / 2, (begin + end) / 2
        halves = [(f"M {x0:.1f} {y0} V {begin} Q {x0:.1f} {ym:.1f} {xm:.1f} {ym:.1f}", role),
                  (f"M {xm:.1f} {ym:.1f} Q {x1:.1f} {ym:.1f} {x1:.1f} {end} V {y1}", other or role)]
        if x0 == x1:
            halves = [(f"M {x0:.1f} {y0} V {ym:.1f}", role), (f"M {x0:.1f} {ym:.1f} V {y1}", other or role)]
        return "".join(
            f'<path d="{path}" fill="none" stroke="{self.colours[each]}" stroke-width="{thick.get(each, 4)}"'
            f' stroke-dasharray="{dashes[each] or "none"}"/>\n' for path, each in halves)

    def born(self, x, top, role):
        return (f'<line x1="{x:.1f}" y1="{top - 11}" x2="{x:.1f}" y2="{top}" stroke="{self.colours[role]}" stroke-width="4"/>'
                f'<circle cx="{x:.1f}" cy="{top - 13}" r="5" fill="white" stroke="{self.colours[role]}"'
                ' stroke-width="3"/>\n')

    def ended(self, x, bottom, role):
        return (f'<line x1="{x:.1f}" y1="{bottom}" x2="{x:.1f}" y2="{bottom + 12}" stroke="{self.colours[role]}"'
                f' stroke-width="4"/><circle cx="{x:.1f}" cy="{bottom + 14}" r="5.5" fill="{self.colours[role]}"/>\n')

    def lines(self):
        signed = {name for name, _, _, _, side in tensors if side == "above"}
        made, ends, arrived = [], set(), {name: set() for name in self.places}
        for start, end, changes in ways:
            (axes, top), (others, below) = self.places[start], self.places[end]
            for role, (x, size) in axes.items():
                becomes = changes.get(role, [role] if role in others else [])
                for other in becomes:
                    if other not in others:
                        raise Complaint(f"the map says that '{end}' has {other}")
                    product = 1
                    for each in becomes:
                        product *= others[each][1]
                    if len(becomes) > 1 and product != size:
                        raise Complaint(f"the map splits {role} of '{start}' into other sizes")
                    arrived[end].add(other)
                    made.append(self.line(x, top + pill_height, others[other][0], below, role, other,
                                          200 if start == "values, by head" else 0, 58 if end in signed else 0))
                if not becomes:
                    ends.add((start, role))
        for start, role in sorted(ends):
            axes, top = self.places[start]
            made.append(self.ended(axes[role][0], top + pill_height, role))
        for name, (axes, top) in self.places.items():
            for role, (x, _) in axes.items():
                if name != "x" and role not in arrived[name]:
                    made.append(self.born(x, top, role))
        return "".join(made)

    def pill(self, x, y, role, size):
        colour, letters = self.colours[role], 11 if len(role) < 8 else 9.5
        number = f'<tspan x="{x:.1f}" dy="14" font-weight="normal">{size}</tspan>' if size else ""
        return (f'<rect x="{x - pill_width / 2:.1f}" y="{y}" width="{pill_width}" height="{pill_height if size else 20}" rx="5"'
                f' fill="white" stroke="{colour}" stroke-width="2.5"/>'
                f'<text x="{x:.1f}" y="{y + 15}" text-anchor="middle" font-size="{letters}" font-weight="bold" fill="{colour}">'
                f"{role}{number}</text>\n")

    def boxes(self):
        return "".join(self.pill(x, top, role, size) for axes, top in self.places.values()
                       for role, (x, size) in axes.items())

    def words(self):
        made = []
        for name, centre, top, said, side in tensors:
            lines = said.split("|")
            if side == "left":
                x, y, anchor = 20, top + 22 - 7 * len(lines), "start"
            else:
                x, y, anchor = centre, top - 42, "middle"
                wide = max(8.6 * len(name), 6.7 * len(said)) + 14
                made.append(f'<rect x="{x - wide / 2:.1f}" y="{y - 15}" width="{wide:.1f}" height="36" rx="3" fill="white"'
                            ' stroke="#AAAAAA"/>\n')
            made.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="13" font-weight="bold">{name}</text>\n')
            made += [f'<text x="{x}" y="{y + 15 + 14 * i}" text-anchor="{anchor}" font-size="11.5">{line}</text>\n'
                     for i, line in enumerate(lines)]
        return "".join(made)

    def legend(self):
        x, y = 572, 812
        made = [f'<text x="{x}" y="{y}" font-size="13" font-weight="bold">The axes</text>\n']
        for i, (role, meaning) in enumerate(meanings):
            at = y + 12 + 25 * i
            made.append(self.pill(x + pill_width / 2, at, role, None))
            made.append(f'<text x="{x + pill_width + 8}" y="{at + 14}" font-size="11.5">{meaning}</text>\n')
        at = y + 240
        made.append(f'<text x="{x}" y="{at}" font-size="13" font-weight="bold">The lines</text>\n')
        for fill, said in (("white", "an axis is born"), ("#111", "an axis is summed away")):
            at += 19
            made.append(f'<circle cx="{x + 8}" cy="{at - 4}" r="5" fill="{fill}" stroke="#111" stroke-width="2.5"/>')
            made.append(f'<text x="{x + 22}" y="{at}" font-size="11.5">{said}</text>\n')
        for said in ("The colour changes: the axis is renamed.", "One line becomes two: a split.",
                     "Two colours become one: a merge.", "Two lines of one colour meet: a match."):
            at += 18
            made.append(f'<text x="{x}" y="{at}" font-size="11.5">{said}</text>\n')
        return "".join(made)

    def svg(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 {width} {height}"'
                ' font-family="DejaVu Sans, Verdana, sans-serif" fill="#111">\n'
                "<!-- Written by scripts/teaching: shapes from static_tests/teaching/worksheet.cpp, colours from\n"
                "     include/headsup/pictures/colour.hpp. Change those, not this. -->\n"
                "<title>The axes of multi-head attention, from the input to the context vectors</title>\n"
                f'<rect width="{width}" height="{height}" fill="white"/>\n'
                '<text x="20" y="36" font-size="20" font-weight="bold">The axes of multi-head attention</text>\n'
                '<text x="20" y="56" font-size="12">Each box is an axis with its name and size. Read from the top: where does '
                "each axis begin, and where does it end?</text>\n" + self.lines() + self.boxes() + self.words() + self.legend() +
                "</svg>\n")
