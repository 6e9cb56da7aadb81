"""The charts, as SVG: attention relative to the machine's bound, and how it grows."""

import math

import rivals

paper, ink, faint, grid = "#fbfaf7", "#22262b", "#7b8088", "#e3e0d9"
ours = "#c2410c"
kinds = {"headsup": ours, "composition": "#5b7a99", "one call": "#8a8f98", "book": "#b3b7bd"}
font = "Inter, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Picture:
    def __init__(self, width, height, title, subtitle):
        self.width, self.height, self.parts = width, height, []
        self.text(28, 38, title, size=19, weight=600)
        self.text(28, 59, subtitle, size=12.5, fill=faint)

    def add(self, part):
        self.parts.append(part)

    def text(self, x, y, words, size=12, fill=ink, anchor="start", weight=400, after=""):
        """The text, which interrupts the lines under it; then more text, fainter."""
        then = f'<tspan dx="6" font-size="{size - 0.5}" font-weight="400" fill="{faint}">{escaped(after)}</tspan>'
        self.add(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" '
                 f'font-weight="{weight}" stroke="{paper}" stroke-width="3" paint-order="stroke">'
                 f'{escaped(words)}{then if after else ""}</text>')

    def line(self, points, stroke, width=1, dash=""):
        joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self.add(f'<polyline points="{joined}" fill="none" stroke="{stroke}" stroke-width="{width}" '
                 f'stroke-linejoin="round"{dashed}/>')

    def write(self, path):
        path.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height:.0f}" '
            f'viewBox="0 0 {self.width} {self.height:.0f}" font-family="{font}">\n'
            f'<rect width="100%" height="100%" rx="10" fill="{paper}"/>\n' + "\n".join(self.parts) + "\n</svg>\n")
        return path


def milliseconds(seconds):
    ms = seconds * 1e3
    return f"{ms:.0f} ms" if ms >= 100 else f"{ms:.1f} ms" if ms >= 10 else f"{ms:.2f} ms"


def said(threads):
    return {1: "one thread", 2: "two threads"}.get(threads, f"{threads} threads")


def bars(path, rows, configurations, threads, instructions):
    """Time relative to the bound: one group of bars for each configuration, one panel for each number of threads."""
    threads = [n for n in threads if any(row.threads == n for row in rows)]
    names = 190
    panel = 440 if len(threads) > 1 else 640
    width = 28 + names + len(threads) * panel
    thickness, gap, between = 13, 4, 34
    largest = max(1 / row.share for row in rows)
    end = min(largest, 5.0)
    end = math.ceil(end * 2) / 2
    groups = []
    for configuration in configurations:
        mine = [row for row in rows if row.configuration == configuration]
        order = {}
        for row in mine:
            order.setdefault(row.rival.name, 1 / row.share)
        if order:
            groups.append((configuration, sorted(order, key=order.get)))
    height = 128 + sum(between + len(order) * (thickness + gap) for _, order in groups) + 20
    picture = Picture(width, height, f"Causal multi-head attention, one forward pass, {instructions}",
                      "Time relative to the bound: the least time in which this machine can do the multiplications. "
                      "Shorter is better.")
    room = panel - 130

    def place(left, value):
        return left + min(value, end) / end * room

    tops, y = [], 128
    for configuration, order in groups:
        tops.append(y)
        y += between + len(order) * (thickness + gap)
    for number, n in enumerate(threads):
        left = 28 + names + number * panel
        rate = sorted(row.fma for row in rows if row.threads == n)[sum(row.threads == n for row in rows) // 2]
        picture.text(left, 92, said(n), size=13.5, weight=600, after=f"bound: {rate / 1e9:.0f} GFLOP/s")
        for tick in range(0, int(end) + 1):
            x = place(left, tick)
            picture.line([(x, 112), (x, height - 26)], ink if tick == 1 else grid, 1, "3 3" if tick == 1 else "")
            picture.text(x, 108, "bound" if tick == 1 else f"{tick}×" if tick else "0", size=10.5, fill=faint,
                         anchor="middle")
    for (configuration, order), top in zip(groups, tops):
        c = configuration
        batch = f", batch {c.batch}" if c.batch > 1 else ""
        picture.text(28, top + 14, c.name.partition(",")[0], size=13.5, weight=600,
                     after=f"{c.d}/{c.heads}, {c.tokens} tokens{batch}")
        for at, name in enumerate(order):
            y = top + 22 + at * (thickness + gap)
            main = name == "headsup"
            picture.text(28 + names - 10, y + 10.5, name, size=11.5, anchor="end", fill=ours if main else ink,
                         weight=600 if main else 400)
            for number, n in enumerate(threads):
                left = 28 + names + number * panel
                row = next((row for row in rows if row.configuration == c and row.threads == n and
                            row.rival.name == name), None)
                if not row:
                    picture.text(left + 4, y + 10.5, "not measured", size=10.5, fill=faint)
                    continue
                value = 1 / row.share
                x = place(left, value)
                picture.add(f'<rect x="{left:.1f}" y="{y:.1f}" width="{x - left:.1f}" height="{thickness}" '
                            f'rx="2" fill="{kinds[row.rival.kind]}"/>')
                if value > end:  # the bar continues beyond the end
                    for shift in (14, 9):
                        picture.line([(x - shift - 3, y + thickness + 1), (x - shift + 3, y - 1)], paper, 2.5)
                if value > 1:
                    picture.line([(place(left, 1), y), (place(left, 1), y + thickness)], paper, 1, "3 3")
                picture.text(x + 6, y + 10.5, f"{value:.2f}×", size=11, fill=ours if main else ink,
                             weight=600 if main else 400, after=milliseconds(row.seconds))
    return picture.write(path)


def spread(places, least):
    """Moves overlapping labels apart, as little as possible."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    for _ in range(200):
        for a, b in zip(order, order[1:]):
            if (lack := least - (moved[b] - moved[a])) > 0:
                moved[a] -= lack / 2
                moved[b] += lack / 2
    return moved


def log_panel(picture, left, top, width, height, series, xs, title, unit, guides=()):
    """series: name, colour, weight of the line, [(x, y)]; guides: name, exponent."""
    values = [y for _, _, _, points in series for _, y in points]
    low, high = min(values), max(values)
    low, high = math.log10(low) - 0.15, math.log10(high) + 0.15
    first, last = math.log2(xs[0]), math.log2(xs[-1])

    def at(x, y):
        return (left + (math.log2(x) - first) / (last - first) * width,
                top + height - (math.log10(y) - low) / (high - low) * height)

    picture.text(left, top - 16, title, size=13.5, weight=600)
    steps = (1, 2, 5) if high - low < 2 else (1,)
    marks = [step * 10.0 ** decade for decade in range(math.floor(low), math.ceil(high) + 1) for step in steps]
    for mark in (mark for mark in marks if low <= math.log10(mark) <= high):
        _, y = at(xs[0], mark)
        picture.line([(left, y), (left + width, y)], grid)
        picture.text(left - 8, y + 4, unit(mark), size=10.5, fill=faint, anchor="end")
    for x in xs:
        px, _ = at(x, 10 ** low)
        picture.line([(px, top + height), (px, top + height + 4)], faint)
        picture.text(px, top + height + 18, str(x), size=10.5, fill=faint, anchor="middle")
    labels = []
    for name, exponent in guides:
        lowest = min(points[0][1] for _, _, _, points in series if points)
        start = lowest * 0.80
        reached = min(xs[-1], xs[0] * (10 ** high / start) ** (1 / exponent))
        end = start * (reached / xs[0]) ** exponent
        picture.line([at(xs[0], start), at(reached, end)], faint, 1, "2 4")
        px, py = at(reached, end)
        if reached < xs[-1]:
            picture.text(px - 14, py + 6, name, size=11, fill=faint, anchor="end")
        else:
            labels.append((name, faint, 400, py))
    for name, stroke, thick, points in sorted(series, key=lambda each: each[2]):
        picture.line([at(x, y) for x, y in points], stroke, thick)
        for x, y in points:
            px, py = at(x, y)
            picture.add(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{thick + 0.8:.1f}" fill="{stroke}"/>')
        labels.append((name, stroke, 600 if thick > 2 else 400, at(*points[-1])[1]))
    for (name, fill, weight, _), y in zip(labels, spread([label[3] for label in labels], 15)):
        picture.text(left + width + 10, y + 4, name, size=11.5, fill=fill, weight=weight)


def series_of(rows, along, value):
    palette = {"composition": ["#2f5d8a", "#6f9bc4"], "one call": ["#6b7280"], "book": ["#a1a6ad"]}
    made = []
    for name in dict.fromkeys(row.rival.name for row in rows):
        mine = sorted((row for row in rows if row.rival.name == name), key=along)
        kind = mine[0].rival.kind
        stroke = ours if kind == "headsup" else palette[kind].pop(0)
        made.append((name, stroke, 2.6 if kind == "headsup" else 1.6, [(along(row), value(row)) for row in mine]))
    return made


def bytes_unit(value):
    for size, name in ((1e9, "GB"), (1e6, "MB"), (1e3, "kB")):
        if value >= size:
            return f"{value / size:g} {name}"
    return f"{value:g} B"


def growth(path, rows, threads, instructions):
    """Time and working memory over the number of tokens, and time over the batch."""
    rows = [row for row in rows if row.threads == threads[0]]
    over_tokens = [row for row in rows if row.configuration.part == "growth"]
    over_batch = [row for row in rows if row.configuration.part == "batches"]
    if len({row.configuration.tokens for row in over_tokens}) < 2:
        return None
    panels = 2 if len({row.configuration.batch for row in over_batch}) < 2 else 3
    panel_width, step = 300, 500
    picture = Picture(28 + panels * step + 20, 470, "How it grows",
                      f"d_model 768, 12 heads, {said(threads[0])}, {instructions}. Both axes logarithmic.")

    def tokens(row):
        return row.configuration.tokens

    def seconds_unit(value):
        return f"{value:g} s" if value >= 1 else f"{value * 1e3:g} ms"

    xs = sorted({tokens(row) for row in over_tokens})
    log_panel(picture, 80, 120, panel_width, 290, series_of(over_tokens, tokens, lambda row: row.seconds), xs,
              "Time over tokens", seconds_unit, (("T", 1), ("T²", 2)))
    log_panel(picture, 80 + step, 120, panel_width, 290,
              series_of(over_tokens, tokens, lambda row: max(row.memory, 1e5)), xs,
              "Working memory over tokens, without the output", bytes_unit, (("T", 1), ("T²", 2)))
    if panels == 3:
        xs = sorted({row.configuration.batch for row in over_batch})
        log_panel(picture, 80 + 2 * step, 120, panel_width, 290,
                  series_of(over_batch, lambda row: row.configuration.batch, lambda row: row.seconds), xs,
                  "Time over the batch, 256 tokens each", seconds_unit)
    return picture.write(path)


def write(folder, rows, configurations, grown, settings):
    """One chart of each kind for the widest instruction set; those of narrower ones have its name."""
    written = []
    sets = list(dict.fromkeys(setting.instruction_set for setting in settings))
    for each in sets:
        suffix = "" if each == sets[-1] else f"_{each}"
        threads = [setting.threads for setting in settings if setting.instruction_set == each]
        mine = [row for row in rows if row.setting.instruction_set == each]
        compared = [row for row in mine if row.configuration in configurations and
                    (row.rival == rivals.headsup or row.rival.kind in ("composition", "one call", "book"))]
        if compared:
            written.append(bars(folder / f"attention{suffix}.svg", compared, configurations, threads, rivals.shown[each]))
        over = [row for row in mine if row.configuration in grown]
        if over and (path := growth(folder / f"growth{suffix}.svg", over, threads, rivals.shown[each])):
            written.append(path)
    return written
