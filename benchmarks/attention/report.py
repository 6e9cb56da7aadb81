"""Tables and targets, on the screen and in report.txt; results.csv."""

import csv
import glob
import os
import pathlib
import re
import statistics

import configurations
import rivals


def processor_seconds():
    """Since boot: all work, the time stolen by the host, and our own share of it, once a process has ended."""
    fields = pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    ticks = [int(field) / os.sysconf("SC_CLK_TCK") for field in fields]
    return sum(ticks[:3]), ticks[7], sum(os.times()[:4])


def facts_of_processor():
    first = pathlib.Path("/proc/cpuinfo").read_text().split("\n\n")[0]
    return dict([part.strip() for part in line.split(":", 1)] for line in first.splitlines() if ":" in line)


def processor():
    """Its name, family and model, as the name of a folder: results of two processors are not mixed."""
    facts = facts_of_processor()
    words = " ".join(facts.get(each, "") for each in ("model name", "cpu family", "model"))
    return re.sub(r"[^a-z0-9]+", "_", words.lower()).strip("_") or "unknown"


def parts_of_readme():
    """The tables of benchmarks/README.md: a title, the rows, and the columns."""
    compared = [rivals.headsup] + [each for each in rivals.everyone if each.kind in ("composition", "one call", "book")]
    return [("Causal multi-head attention", configurations.passes + configurations.decoding, compared),
            ("Products in bfloat16", configurations.narrow, rivals.narrow),
            ("The whole of GPT-2", configurations.models, rivals.models),
            ("Other masks", configurations.variants, [rivals.headsup] + rivals.one_calls),
            ("Several sequences", configurations.sequences, [rivals.headsup, rivals.half] + compared[1:])]


class Report:
    # As a share of one processor: beyond it, numbers depend on what else ran.
    quiet = 0.1

    def __init__(self, folder, results):
        self.folder = folder
        self.results = results
        self.is_quiet = True
        self.file = open(folder / "report.txt", "w")

    def say(self, line=""):
        print(line, flush=True)
        self.file.write(line + "\n")
        self.file.flush()

    def machine(self, benchmark):
        model = facts_of_processor().get("model name", "unknown")
        memory = pathlib.Path("/proc/meminfo").read_text().split()[1]
        release = pathlib.Path("/etc/os-release")
        system = dict(line.split("=", 1) for line in release.read_text().splitlines() if "=" in line) if release.exists() else {}
        sets = " and ".join(dict.fromkeys(rivals.shown[each.instruction_set] for each in self.results.settings))
        self.say(f"machine    {model}, {len(benchmark.cpus)} cores, {int(memory) / 2 ** 20:.0f} GiB, up to "
                 f"{rivals.shown[benchmark.widest]}; measured with {sets}")
        self.say(f"system     {system.get('PRETTY_NAME', 'unknown').strip(chr(34))}")
        other = benchmark.version(rivals.second.program("")) or "none"
        self.say(f"headsup    {benchmark.version(rivals.headsup.program(''))}; other compiler {other}")
        for source, package in rivals.libraries.items():
            said = []
            for narrow in map(benchmark.narrow, self.results.settings):
                program = f"{source}_{narrow or 'native'}_worker"
                said.append(benchmark.version(program, narrow) or f"{program} {benchmark.why_not(program, package)}")
            for each in dict.fromkeys(said):
                self.say(f"rival      {each}")
        if not glob.glob("/usr/lib/*/openblas-openmp"):
            self.say("           PyTorch without an OpenMP BLAS: libopenblas0-openmp is not there")
        self.say(f"rounds     {benchmark.options.rounds}; times are medians; shares and ratios are medians of those "
                 "within a round")

    def table(self, configuration, rows):
        limit = "reading" if configuration.reads_again else "DRAM" if configuration.decode else "peak"
        for setting in self.results.settings:
            mine = [row for row in rows if row.setting == setting and not row.rival.part]
            if not mine:
                continue
            main = self.results.find(configuration, setting, rivals.gpt2 if configuration.model else rivals.headsup)
            row = mine[0]
            self.say()
            self.say(f"{configuration.described}; {setting.described}; "
                     f"bound {statistics.median(row.bounds) * 1e3:.2f} ms "
                     f"({row.fma / 1e9:.0f} GFLOP/s, {row.read / 1e9:.1f} GB/s)")
            self.say(f"  {'who':<28}{'ms':>9}  {'quartiles':<17}{'GFLOP/s':>8}{limit:>8}{'ratio':>8}"
                     f"{'memory MB':>11}{'max error':>11}  notes")
            for row in sorted(mine, key=lambda row: row.seconds):
                low, high = row.quartiles
                times = f"{row.times(main):.2f}" if main else "-"
                self.say(f"  {row.rival.name:<28}{row.seconds * 1e3:>9.3f}  "
                         f"{f'{low * 1e3:.3f}–{high * 1e3:.3f}':<17}{row.rate / 1e9:>8.1f}{row.share:>8.0%}{times:>8}"
                         f"{row.memory / 1e6:>11.1f}{row.error:>11.1e}  {row.notes}".rstrip())
            self.kernels(mine)
            products = self.results.find(configuration, setting, rivals.products)
            if products and (alone := self.results.attention_alone(configuration, setting)):
                self.say(f"  headsup's four products take {products.seconds * 1e3:.3f} ms, {products.share:.0%} of the "
                         f"peak, when called as linear layers; the rest, attention alone, {alone[0] * 1e3:.3f} ms, "
                         f"{alone[1]:.0%}")

    def kernels(self, rows):
        """Which kernels each really used, and a warning if a rival's are of another instruction set."""
        who = {}
        for row in rows:
            set_of = rivals.shown[row.instruction_set]
            used = set_of if row.kernels == row.instruction_set else f"{row.kernels} ({set_of})"
            who.setdefault((row.rival.source.partition("_")[0], used), []).append(row.rival.name)
        for (_, used), names in who.items():
            self.say(f"  kernels of {'; '.join(names)}: {used}")
        for row in rows:
            if row.held_otherwise:
                self.say(f"  WARNING: {self.otherwise(row)}")

    @staticmethod
    def otherwise(row):
        return (f"{row.rival.name} uses {rivals.shown[row.instruction_set]} where headsup uses "
                f"{rivals.shown[row.setting.instruction_set]}")

    def unfair(self):
        those = dict.fromkeys(f"{row.setting.described}: {self.otherwise(row)}" for row in self.results.rows
                              if row.held_otherwise)
        if those:
            self.say()
            self.say("not a fair comparison, as rivals are not held to the same instructions")
            for each in those:
                self.say(f"  {each}")

    def targets(self, lines):
        self.say()
        self.say("targets, each in its worst configuration first")
        last = None
        for setting, words, goal, sense, values in lines:
            measured = sorted(((name, value) for name, value in values if value), key=lambda each: each[1],
                              reverse=sense == "most")
            if setting != last:
                self.say(f" {setting}")
                last = setting
            shown = (lambda v: f"{v:.0%}") if goal < 1 else (lambda v: f"{v:.2f}")
            if not measured:
                verdict = "-"
            else:
                met = all(value >= goal if sense == "least" else value <= goal for _, value in measured)
                verdict = "yes" if met else "no"
            each = ", ".join(f"{name.replace(', 128 tokens', ' 128')} {shown(value)}" for name, value in measured)
            self.say(f"  {verdict:<5}{words:<43}{'at ' + sense:<9}{shown(goal):>5}   {each or 'not measured'}")

    def missing(self, missing):
        if not missing:
            return
        self.say()
        self.say("not measured")
        for (who, why), what in missing.items():
            self.say(f"  {who}: {why} ({'; '.join(what)})")

    def csv(self):
        with open(self.folder / "results.csv", "w", newline="") as file:
            out = csv.writer(file)
            out.writerow("configuration d_model heads batch tokens mode threads instruction_set who ms "
                         "first_quartile_ms third_quartile_ms gflops share_of_bound fma_gflops read_gbs "
                         "working_memory_bytes max_error kernels kernels_instruction_set notes".split())
            for row in self.results.rows:
                c, (low, high) = row.configuration, row.quartiles
                mode = f"decode {c.how}" if c.decode else c.variant or "forward"
                mode += ", whole model" if c.model else ""
                out.writerow([c.name, c.d, c.heads, c.batch, c.tokens, mode, row.setting.threads,
                              row.setting.instruction_set, row.rival.name,
                              *(f"{t * 1e3:.6g}" for t in (row.seconds, low, high)), f"{row.rate / 1e9:.5g}",
                              f"{row.share:.4f}", f"{row.fma / 1e9:.5g}", f"{row.read / 1e9:.4g}", f"{row.memory:.0f}",
                              f"{row.error:.3g}", row.kernels, row.instruction_set, row.notes])

    def disturbances(self, before, elapsed):
        """What other processes did meanwhile: the less, the more reliable the numbers."""
        busy, stolen, ours = (after - start for after, start in zip(processor_seconds(), before))
        others, stolen = max(0.0, busy - ours) / elapsed, stolen / elapsed
        self.is_quiet = others + stolen <= self.quiet
        self.say()
        self.say(f"in {elapsed:.0f} s other processes used {others:.0%} of one processor, and the host took {stolen:.0%} "
                 "of one" + ("" if self.is_quiet else "; that is too much for reliable numbers"))

    def tables(self):
        """The tables of benchmarks/README.md, with the milliseconds of each number of threads; none of a machine that
        did something else meanwhile."""
        path = self.folder / "tables.md"
        path.unlink(missing_ok=True)
        if not self.is_quiet:
            self.say("no tables for benchmarks/README.md: the machine was not quiet")
            return []
        text = ""
        for instruction_set in dict.fromkeys(each.instruction_set for each in self.results.settings):
            settings = [each for each in self.results.settings if each.instruction_set == instruction_set]
            for title, rows, who in parts_of_readme():
                cells = {(c, r): " / ".join(f"{row.seconds * 1e3:#.3g}".rstrip(".") for each in settings
                                            if (row := self.results.find(c, each, r)))
                         for c in rows for r in who}
                columns = [r for r in who if any(cells[c, r] for c in rows)]
                lines = [c for c in rows if any(cells[c, r] for r in columns)]
                if lines:
                    text += f"\n{title}, {rivals.shown[instruction_set]}:\n\n"
                    text += "| | " + " | ".join(r.name for r in columns) + " |\n|" + "---|" * (len(columns) + 1) + "\n"
                    for c in lines:
                        text += f"| {c.described} | " + " | ".join(cells[c, r] or "–" for r in columns) + " |\n"
        path.write_text(text.lstrip("\n"))
        return [path]

    def written(self, charts):
        self.say()
        files = [self.folder / "report.txt", self.folder / "results.csv", *charts]
        self.say("written: " + ", ".join(os.path.relpath(path) for path in files))
