#!/usr/bin/env python3
"""Times causal multi-head attention: headsup and its rivals. scripts/benchmark builds the workers first.

Every rival is a process with one problem, prepared and checked; they are asked in turn, round after round, and only one
works at a time. So are the processor's own limits, the rate of fused multiplications and of reading memory.
"""

import argparse
import csv
import dataclasses
import glob
import os
import pathlib
import statistics
import subprocess
import sys
import time

import charts


@dataclasses.dataclass(frozen=True)
class Configuration:
    name: str
    d: int
    heads: int
    tokens: int
    batch: int = 1
    how: str = "warm"  # decoding is "warm" or "cold"
    decode: bool = False
    part: str = ""  # its name for --only, if different
    variant: str = ""  # window, padded or grouped: only headsup's workers compute these

    @property
    def group(self):
        return self.part or self.name

    @property
    def described(self):
        if self.decode:
            return f"decode {self.how}: d_model {self.d}, {self.heads} heads, one token after {self.tokens - 1}"
        batch = f", batch {self.batch}" if self.batch > 1 else ""
        return f"{self.name}: d_model {self.d}, {self.heads} heads, {self.tokens} tokens{batch}"

    @property
    def words(self):
        how = "decode" if self.decode else self.variant or "forward"
        return [str(self.d), str(self.heads), str(self.batch), str(self.tokens), how]

    @property
    def flops(self):
        """Projections, and attention without what the mask hides, but with padding."""
        if self.decode:
            return 8 * self.d ** 2 + 4 * self.d * self.tokens
        if self.variant == "window":
            seen = sum(min(i + 1, 256) for i in range(self.tokens))
            return self.batch * (8 * self.tokens * self.d ** 2 + 4 * self.d * seen)
        if self.variant == "grouped":  # a third of the keys and values
            projections = (4 + 4 / 3) * self.tokens * self.d ** 2
            return self.batch * (projections + 2 * self.d * self.tokens * (self.tokens + 1))
        return self.batch * (8 * self.tokens * self.d ** 2 + 2 * self.d * self.tokens * (self.tokens + 1))

    @property
    def bytes_read(self):
        """Bytes read in decoding: the weights, the keys and the values, once."""
        return 4 * (4 * self.d ** 2 + 2 * self.d * self.tokens)


main_configurations = [
    Configuration("small", 768, 12, 1024),
    Configuration("medium", 1024, 16, 1024),
    Configuration("large", 1280, 20, 1024),
    Configuration("XL", 1600, 25, 1024),
    Configuration("small, 128 tokens", 768, 12, 128, part="small128"),
    Configuration("decode warm", 768, 12, 1024, how="warm", decode=True, part="decode"),
    Configuration("decode cold", 768, 12, 1024, how="cold", decode=True, part="decode"),
]
variant_configurations = [
    Configuration("small, sliding window of 256", 768, 12, 1024, part="variants", variant="window"),
    Configuration("small, 128 tokens of padding", 768, 12, 1024, part="variants", variant="padded"),
    Configuration("small, 4 heads of keys", 768, 12, 1024, part="variants", variant="grouped"),
]


def growth_configurations(quick):
    tokens = [64, 256, 1024] if quick else [64, 128, 256, 512, 1024, 2048, 4096]
    batches = [2, 8] if quick else [1, 2, 4, 8]
    return ([Configuration(f"{n} tokens", 768, 12, n, part="growth") for n in tokens] +
            [Configuration(f"batch {n}", 768, 12, 256, batch=n, part="batches") for n in batches])


@dataclasses.dataclass(frozen=True)
class Rival:
    name: str
    program: str
    variant: str = ""
    kind: str = "headsup"  # or composition, one call, book
    instruction_set: str = ""
    only: tuple = ()  # the configurations in which it is measured; empty means all
    grows: bool = False  # part of the growth charts


headsup = Rival("headsup", "headsup_worker", "packed", grows=True)
clang = Rival("headsup, other compiler", "headsup_second_worker", "packed")
native = Rival("headsup, -march=native", "headsup_native_worker", "packed")
avx2 = Rival("headsup, AVX2", "headsup_worker", "packed", instruction_set="avx2")
baseline = Rival("headsup, SSE2", "headsup_worker", "packed", instruction_set="baseline", only=("small",))
plain = Rival("headsup, weights not packed", "headsup_worker", "plain")
rivals = [
    headsup, clang, native, avx2, baseline, plain,
    Rival("oneDNN, by blocks", "onednn_worker", kind="composition", grows=True),
    Rival("OpenBLAS, by blocks", "openblas_worker", kind="composition", grows=True),
    Rival("Eigen, by blocks", "eigen_worker", kind="other composition"),
    Rival("PyTorch, one call", "torch_worker", "attention", kind="one call", grows=True),
    Rival("PyTorch, the book's code", "torch_worker", "book", kind="book"),
]
packages = {"openblas_worker": "libopenblas-dev", "onednn_worker": "libdnnl-dev", "eigen_worker": "libeigen3-dev",
            "torch_worker": "libtorch-dev", "headsup_second_worker": "g++ or clang-19, as the second compiler"}


def cores():
    """One processor of each core that this process may use."""
    chosen, seen = [], set()
    for cpu in sorted(os.sched_getaffinity(0)):
        path = pathlib.Path(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list")
        siblings = path.read_text().strip() if path.exists() else str(cpu)
        if siblings not in seen:
            seen.add(siblings)
            chosen.append(cpu)
    return chosen


def processor_seconds():
    """Since boot: all work, the time stolen by the host, and our own share of it, once a process has ended."""
    fields = pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    ticks = [int(field) / os.sysconf("SC_CLK_TCK") for field in fields]
    return sum(ticks[:3]), ticks[7], sum(os.times()[:4])


class Worker:
    """A process that waits for requests."""

    def __init__(self, command, threads, cpus, environment=None):
        self.threads = threads
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            env={**os.environ, **(environment or {})}, preexec_fn=lambda: os.sched_setaffinity(0, cpus[-threads:]))
        self.answer = self.process.stdout.readline().strip()
        self.ready = self.answer.startswith("ready")
        if not self.ready:
            self.close()

    def ask(self, what):
        self.process.stdin.write(what + "\n")
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.process.args} ended")
        return float(answer)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def start(build, rival, configuration, threads, cpus, reference):
    """Compositions have their own threads; PyTorch uses OpenMP, and its products those of an OpenMP BLAS."""
    team = str(threads) if rival.program == "torch_worker" else "1"
    environment = {"OMP_NUM_THREADS": team, "OPENBLAS_NUM_THREADS": team}
    if rival.program == "torch_worker":
        environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
        environment["GOMP_SPINCOUNT"] = "20000"  # 100 us: longer than between two steps, but idle soon after the last
        if folders := glob.glob("/usr/lib/*/openblas-openmp"):
            environment["LD_LIBRARY_PATH"] = ":".join(folders + [os.environ.get("LD_LIBRARY_PATH", "")]).rstrip(":")
    if rival.instruction_set:
        environment["HEADSUP_INSTRUCTION_SET"] = rival.instruction_set
    command = [build / rival.program, *configuration.words, str(threads), reference, rival.variant]
    return Worker(command, threads, cpus, environment)


@dataclasses.dataclass
class Row:
    configuration: Configuration
    threads: int
    rival: Rival
    notes: str
    memory: float
    error: float
    samples: list = dataclasses.field(default_factory=list)
    fmas: list = dataclasses.field(default_factory=list)  # the limits in the same rounds
    reads: list = dataclasses.field(default_factory=list)

    @property
    def seconds(self):
        return statistics.median(self.samples)

    @property
    def quartiles(self):
        if len(self.samples) < 2:
            return self.seconds, self.seconds
        first, _, third = statistics.quantiles(self.samples, n=4, method="inclusive")
        return first, third

    @property
    def rate(self):
        return self.configuration.flops / self.seconds

    @property
    def fma(self):
        return statistics.median(self.fmas)

    @property
    def read(self):
        return statistics.median(self.reads)

    @property
    def bounds(self):
        """The lower bound in each round: the time for the multiplications, or in decoding for reading memory."""
        if self.configuration.decode:
            return [self.configuration.bytes_read / read for read in self.reads]
        return [self.configuration.flops / fma for fma in self.fmas]

    @property
    def share(self):
        return ratio(self.bounds, self.samples)

    def times(self, other):
        """This one's time as a multiple of the other's."""
        return ratio(self.samples, other.samples)


def ratio(above, below):
    """The median over ratios within the same round, because the machine may behave differently in the next."""
    return statistics.median(a / b for a, b in zip(above, below))


class Benchmark:
    def __init__(self, options):
        self.build = options.build
        self.output = options.output
        self.rounds = options.rounds
        self.quick = options.quick
        self.threads = options.threads
        self.cpus = cores()
        if max(self.threads) > len(self.cpus):
            sys.exit(f"scripts/benchmark: {max(self.threads)} threads are more than the {len(self.cpus)} cores")
        self.rows = []
        self.missing = {}  # by rival and reason, the configurations that were not measured
        self.report = open(self.output / "report.txt", "w")

    def say(self, line=""):
        print(line, flush=True)
        self.report.write(line + "\n")

    def miss(self, rival, what, why):
        self.missing.setdefault((rival.name, why), {})[what] = None

    def reference(self, configuration):
        file = self.output / "reference" / "_".join(configuration.words)
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            partial = file.with_suffix(".partial")
            subprocess.run([self.build / "reference", *configuration.words, partial], check=True)
            partial.rename(file)
        return file

    def measure(self, configuration, chosen):
        """All rivals on one problem, in turn."""
        reference = self.reference(configuration)
        running = []
        limits = {n: Worker([self.build / "limits", str(n)], n, self.cpus) for n in self.threads}
        rates = {threads: ([], []) for threads in self.threads}
        for rival in chosen:
            if rival.only and configuration.name not in rival.only:
                continue
            for threads in self.threads:
                if not (self.build / rival.program).exists():
                    self.miss(rival, "everything", f"not built without {packages[rival.program]}")
                    continue
                worker = start(self.build, rival, configuration, threads, self.cpus, reference)
                if not worker.ready:
                    said = worker.answer.removeprefix("unavailable ") or "it ended without a word"
                    self.miss(rival, configuration.name, said)
                    continue
                facts, _, notes = worker.answer.removeprefix("ready ").partition(" notes=")
                facts = dict(fact.split("=") for fact in facts.split())
                row = Row(configuration, threads, rival, notes, float(facts["memory"]), float(facts["error"]))
                running.append((worker, row))
        for turn in range(self.rounds):
            for threads, worker in limits.items():
                rates[threads][0].append(worker.ask("fma"))
                rates[threads][1].append(worker.ask("read"))
            first = turn * len(running) // self.rounds
            for worker, row in running[first:] + running[:first]:
                row.samples.append(worker.ask(configuration.how))
        for worker in [worker for worker, _ in running] + list(limits.values()):
            worker.close()
        rows = [row for _, row in running]
        for row in rows:
            row.fmas, row.reads = rates[row.threads]
        self.rows += rows
        return rows

    def find(self, configuration, threads, rival):
        return next((row for row in self.rows if row.configuration == configuration and row.threads == threads and
                     row.rival == rival), None)

    def table(self, configuration, rows):
        limit = "DRAM" if configuration.decode else "peak"
        for threads in self.threads:
            mine = [row for row in rows if row.threads == threads]
            if not mine:
                continue
            main = self.find(configuration, threads, headsup)
            self.say()
            plural = "thread" if threads == 1 else "threads"
            row = mine[0]
            self.say(f"{configuration.described}; {threads} {plural}; "
                     f"bound {statistics.median(row.bounds) * 1e3:.2f} ms "
                     f"({row.fma / 1e9:.0f} GFLOP/s, {row.read / 1e9:.1f} GB/s)")
            self.say(f"  {'who':<28}{'ms':>9}  {'quartiles':<17}{'GFLOP/s':>8}{limit:>7}{'ratio':>8}"
                     f"{'memory MB':>11}{'max error':>11}  notes")
            for row in sorted(mine, key=lambda row: row.seconds):
                low, high = row.quartiles
                times = f"{row.times(main):.2f}" if main else "-"
                self.say(f"  {row.rival.name:<28}{row.seconds * 1e3:>9.3f}  "
                         f"{f'{low * 1e3:.3f}–{high * 1e3:.3f}':<17}{row.rate / 1e9:>8.1f}{row.share:>7.0%}{times:>8}"
                         f"{row.memory / 1e6:>11.1f}{row.error:>11.1e}  {row.notes}".rstrip())

    def machine(self):
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")
        memory = pathlib.Path("/proc/meminfo").read_text().split()[1]

        def version(program):
            path = self.build / program
            if not path.exists():
                return None
            ran = subprocess.run([path, "--version"], capture_output=True, text=True)
            return ran.stdout.strip() or None

        self.say(f"machine    {model}, {len(self.cpus)} cores, {int(memory) / 2 ** 20:.0f} GiB, {version('limits')}")
        self.say(f"headsup    {version('headsup_worker')}"
                 + (f"; other compiler {other}" if (other := version("headsup_second_worker")) else ""))
        for program in ("onednn_worker", "openblas_worker", "eigen_worker", "torch_worker"):
            self.say(f"rival      {version(program) or f'none: {packages[program]} is not installed'}")
        if (self.build / "torch_worker").exists() and not glob.glob("/usr/lib/*/openblas-openmp"):
            self.say("           PyTorch without an OpenMP BLAS: libopenblas0-openmp is not installed")
        self.say(f"rounds     {self.rounds}; times are medians; shares and ratios are medians of those within a round")

    def targets(self):
        """Each target with its worst configuration."""
        passes = [c for c in main_configurations if not c.decode]
        warm, cold = main_configurations[-2:]
        one, two = 1, 2

        def ratio_to_best(configuration, threads, kinds):
            main = self.find(configuration, threads, headsup)
            others = [row for row in self.rows if row.configuration == configuration and row.threads == threads and
                      row.rival.kind in kinds]
            return main and min((other.times(main) for other in others), default=None)

        def ratio_of(configuration, threads, above, below):
            above, below = self.find(configuration, threads, above), self.find(configuration, threads, below)
            return above and below and above.times(below)

        def share(configuration, threads, of_one=False):
            row = self.find(configuration, threads, headsup)
            if not row or not of_one:
                return row and row.share
            alone = self.find(configuration, one, headsup)
            return alone and ratio([bound / 2 for bound in alone.bounds], row.samples)

        def scaling(configuration):
            alone, both = self.find(configuration, one, headsup), self.find(configuration, two, headsup)
            return alone and both and alone.times(both)

        everyone = ("composition", "other composition", "one call", "book")
        lines = [
            ("share of peak, 1 thread", 0.94, "least", [(c.name, share(c, one)) for c in passes]),
            ("share of twice the peak, 2 threads", 0.92, "least", [(c.name, share(c, two, True)) for c in passes]),
        ]
        for words, kinds, goal in (("best attention in one call", ("one call",), 1.25),
                                   ("best composition, oneDNN or OpenBLAS", ("composition",), 1.12),
                                   ("the book's code in PyTorch", ("book",), 1.6)):
            lines += [(f"{words}, {n} thread{'s' * (n > 1)}", goal, "least",
                       [(c.name, ratio_to_best(c, n, kinds)) for c in passes]) for n in self.threads]
        lines += [(f"decoding, warm: best rival, {n} thread{'s' * (n > 1)}", 1.15, "least",
                   [(warm.name, ratio_to_best(warm, n, everyone))]) for n in self.threads]
        lines += [(f"decoding, cold: share of DRAM rate, {n} thread{'s' * (n > 1)}", 0.90, "least",
                   [(cold.name, share(cold, n))]) for n in self.threads]
        lines += [
            ("AVX2 against AVX-512", 1.06, "most", [(c.name, ratio_of(c, one, avx2, headsup)) for c in passes]),
            ("default flags against -march=native", 1.02, "most",
             [(c.name, ratio_of(c, one, headsup, native)) for c in passes]),
            ("one compiler against the other", 1.03, "most",
             [(c.name, (r := ratio_of(c, one, headsup, clang)) and max(r, 1 / r)) for c in passes]),
            ("two threads against one", 1.85, "least", [(c.name, scaling(c)) for c in passes]),
        ]
        self.say()
        self.say("targets")
        for words, goal, sense, values in lines:
            measured = [(name, value) for name, value in values if value]
            shown = (lambda v: f"{v:.0%}") if goal < 1 else (lambda v: f"{v:.2f}")
            if not measured:
                verdict = "not measured"
            else:
                met = all(value >= goal if sense == "least" else value <= goal for _, value in measured)
                verdict = "met" if met else "not met"
            each = ", ".join(f"{name.replace(', 128 tokens', ' 128')} {shown(value)}" for name, value in measured)
            self.say(f"  {verdict:<13}{words:<48}{'at ' + sense:<9}{shown(goal):>5}   {each}".rstrip())

    def write_csv(self):
        with open(self.output / "results.csv", "w", newline="") as file:
            out = csv.writer(file)
            out.writerow("configuration d_model heads batch tokens mode threads who ms first_quartile_ms "
                         "third_quartile_ms gflops share_of_bound fma_gflops read_gbs working_memory_bytes max_error "
                         "notes".split())
            for row in self.rows:
                c, (low, high) = row.configuration, row.quartiles
                out.writerow([c.name, c.d, c.heads, c.batch, c.tokens, f"decode {c.how}" if c.decode else c.variant or "forward",
                              row.threads, row.rival.name, *(f"{t * 1e3:.6g}" for t in (row.seconds, low, high)),
                              f"{row.rate / 1e9:.5g}", f"{row.share:.4f}", f"{row.fma / 1e9:.5g}",
                              f"{row.read / 1e9:.4g}", f"{row.memory:.0f}", f"{row.error:.3g}", row.notes])

    def disturbances(self, before, elapsed):
        """What other processes did meanwhile: the less, the more reliable the numbers."""
        busy, stolen, ours = (after - start for after, start in zip(processor_seconds(), before))
        others, stolen = max(0.0, busy - ours) / elapsed, stolen / elapsed
        self.say()
        self.say(f"in {elapsed:.0f} s other processes used {others:.0%} of one processor, and the host took {stolen:.0%} "
                 "of one" + ("; that is too much for reliable numbers" if others + stolen > 0.1 else ""))

    def run(self, only):
        began, before = time.monotonic(), processor_seconds()
        self.machine()
        wanted = [c for c in main_configurations if not only or c.group.lower() in only]
        for configuration in wanted:
            self.table(configuration, self.measure(configuration, rivals))
        for configuration in variant_configurations:
            if not only or configuration.group in only:
                own = [rival for rival in rivals if rival.kind == "headsup" and not rival.only]
                self.table(configuration, self.measure(configuration, own))
        growth = [c for c in growth_configurations(self.quick) if not only or "growth" in only]
        for configuration in growth:
            self.table(configuration, self.measure(configuration, [rival for rival in rivals if rival.grows]))
        self.disturbances(before, time.monotonic() - began)
        self.targets()
        if self.missing:
            self.say()
            self.say("not measured")
            for (who, why), what in self.missing.items():
                self.say(f"  {who}: {why} ({'; '.join(what)})")
        self.write_csv()
        written = charts.write(self.output, self.rows, [c for c in wanted if not c.decode], growth, self.threads)
        self.say()
        self.say("written: " + ", ".join(os.path.relpath(path) for path in
                                         [self.output / "report.txt", self.output / "results.csv", *written]))


def main():
    names = sorted({c.group.lower() for c in main_configurations} | {"growth", "variants"})
    parser = argparse.ArgumentParser(prog="scripts/benchmark", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, metavar="N", help="time each one N times (15; 3 with --quick)")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, fewer points in the growth charts")
    parser.add_argument("--only", metavar="NAME[,NAME]", help=f"only these of {', '.join(names)}")
    parser.add_argument("--threads", metavar="N[,N]", help="numbers of threads (1,2, up to the number of cores)")
    parser.add_argument("--output", type=pathlib.Path, metavar="DIR", help="the output directory (build/benchmark)")
    parser.add_argument("--build", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()

    only = {name.lower() for name in options.only.split(",")} if options.only else set()
    if not only <= set(names):
        parser.error(f"--only takes {', '.join(names)}")
    options.rounds = options.rounds or (3 if options.quick else 15)
    options.threads = ([int(n) for n in options.threads.split(",")] if options.threads else [1, 2][:len(cores())])
    options.output = (options.output or pathlib.Path("build/benchmark")).resolve()
    options.build = (options.build or options.output).resolve()
    options.output.mkdir(parents=True, exist_ok=True)
    Benchmark(options).run(only)


if __name__ == "__main__":
    main()
