#!/usr/bin/env python3
"""Times causal multi-head attention: headsup and its rivals. scripts/benchmark builds the workers first.

Every rival is a process with one problem, prepared and checked; they are asked in turn, round after round, and only one
works at a time. So are the processor's own limits, the rate of fused multiplications and of reading memory.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import time

import charts
import configurations
import report
import rivals
import targets
from results import Results, Row
from rivals import Setting


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


class Worker:
    """A process that waits for requests."""

    def __init__(self, command, threads, cpus, environment):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1,
            env={**rivals.inherited(), **environment}, preexec_fn=lambda: os.sched_setaffinity(0, cpus[-threads:]))
        # Libraries may write something of their own first.
        self.answer = ""
        for line in self.process.stdout:
            self.answer = line.strip()
            if self.answer.split(" ")[0] in ("ready", "unavailable", "failed"):
                break
        self.ready = self.answer.startswith("ready")
        if not self.ready:
            self.close()

    def ask(self, what):
        try:
            self.process.stdin.write(what + "\n")
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            sys.exit(f"{self.process.args} ended, perhaps for lack of memory")
        return float(answer)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Benchmark:
    def __init__(self, options):
        self.options = options
        self.build = options.build
        self.cpus = cores()
        if max(options.threads) > len(self.cpus):
            sys.exit(f"scripts/benchmark: {max(options.threads)} threads are more than the {len(self.cpus)} cores")
        self.expected = set((self.build / "workers").read_text().split())
        self.widest = self.version("limits")
        there = {"baseline": ["baseline"], "avx2": ["avx2"], "avx512": ["avx2", "avx512"]}[self.widest]
        wanted = options.instruction_sets or there
        if not set(wanted) <= set(there):
            sys.exit(f"scripts/benchmark: --instruction-sets takes {', '.join(there)} on this machine")
        self.settings = [Setting(threads, each) for each in wanted for threads in options.threads]
        self.results = Results(self.settings)
        self.missing = {}  # by rival and reason, the configurations that were not measured

    def narrow(self, setting):
        return setting.instruction_set if setting.instruction_set != self.widest else ""

    def version(self, program, narrow=""):
        path = self.build / program
        if program not in self.expected or not path.exists():
            return None
        environment = {**rivals.inherited(), **rivals.narrowed.get(narrow, {})}
        ran = subprocess.run([path, "--version"], capture_output=True, text=True, env=environment)
        lines = ran.stdout.strip().splitlines()
        return lines[-1] if lines else None

    def why_not(self, program, package):
        """Why a worker is not there."""
        if program not in self.expected:
            return f"is not there ({package})"
        said = self.build / f"{program}.error"
        return "does not compile: " + (said.read_text().strip() if said.exists() else "see the log of the build")

    def reference(self, configuration, words):
        program = "model_reference" if configuration.model else "reference"
        file = self.options.output / program / "_".join(words)
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            partial = file.with_suffix(".partial")
            subprocess.run([self.build / program, *words, partial], check=True, env=rivals.inherited())
            partial.rename(file)
        return file

    def start(self, rival, configuration, setting):
        """A worker and its row, or nothing."""
        program = rival.program(self.narrow(setting))
        if program not in self.expected or not (self.build / program).exists():
            self.miss(rival, "everything", self.why_not(program, rivals.packages.get(rival.source, "")))
            return []
        words = configuration.sizes(rival.part)
        command = [self.build / program, *words, str(setting.threads), self.reference(configuration, words), rival.variant]
        worker = Worker(command, setting.threads, self.cpus, rival.environment(setting, self.narrow(setting)))
        if not worker.ready:
            self.miss(rival, configuration.name, worker.answer.removeprefix("unavailable ") or "it ended without a word")
            return []
        facts, _, notes = worker.answer.removeprefix("ready ").partition(" notes=")
        facts, _, kernels = facts.partition(" kernels=")
        facts = dict(fact.split("=") for fact in facts.split())
        return [(worker, Row(configuration, setting, rival, notes, float(facts["memory"]), float(facts["error"]),
                             kernels, facts["set"]))]

    def miss(self, rival, what, why):
        self.missing.setdefault((rival.name, why), {})[what] = None

    def measure(self, configuration, chosen):
        """All rivals on one problem, in turn. Many layers in memory, for decoding or a model: one setting after another."""
        many = configuration.decode or configuration.model
        groups = [[setting] for setting in self.settings] if many else [self.settings]
        rows = [row for settings in groups for row in self.rounds(configuration, chosen, settings)]
        self.results.rows += rows
        return rows

    def rounds(self, configuration, chosen, settings):
        limits = {each: Worker([self.build / "limits", str(each.threads)], each.threads, self.cpus,
                               {"HEADSUP_INSTRUCTION_SET": each.instruction_set}) for each in settings}
        running = []
        for setting in settings:
            for rival in chosen:
                if rival is not rivals.sse2 or setting.instruction_set == self.widest:
                    running += self.start(rival, configuration, setting)
        read = f"read {4 * configuration.numbers_read}" if configuration.reads_again else "read"
        rates = {setting: ([], []) for setting in settings}
        for turn in range(self.options.rounds):
            for setting, worker in limits.items():
                rates[setting][0].append(worker.ask("fma"))
                rates[setting][1].append(worker.ask(read))
            first = turn * len(running) // self.options.rounds
            for worker, row in running[first:] + running[:first]:
                row.samples.append(worker.ask(configuration.how))
        for worker in [worker for worker, _ in running] + list(limits.values()):
            worker.close()
        for _, row in running:
            row.fmas, row.reads = rates[row.setting]
        return [row for _, row in running]

    def run(self, only):
        began, before = time.monotonic(), report.processor_seconds()
        folder = self.options.output / report.processor()
        folder.mkdir(parents=True, exist_ok=True)
        say = report.Report(folder, self.results)
        say.machine(self)

        def wanted(those):
            return [each for each in those if not only or each.group.lower() in only]

        compared = wanted(configurations.passes)
        for configuration in compared:
            sse2 = [rivals.sse2] if configuration.name == "small" else []
            say.table(configuration, self.measure(configuration, rivals.everyone + [rivals.products] + sse2))
        for configuration in wanted(configurations.decoding + configurations.sequences):
            say.table(configuration, self.measure(configuration, rivals.everyone + [rivals.half]))
        for configuration in wanted(configurations.narrow):
            say.table(configuration, self.measure(configuration, rivals.narrow))
        for configuration in wanted(configurations.models):
            say.table(configuration, self.measure(configuration, rivals.models))
        for configuration in wanted(configurations.variants):
            say.table(configuration, self.measure(configuration, rivals.own + rivals.one_calls))
        grown = configurations.growth(self.options.quick) if not only or "growth" in only else []
        for configuration in grown:
            say.table(configuration, self.measure(configuration, [each for each in rivals.everyone if each.grows]))
        say.disturbances(before, time.monotonic() - began)
        tables = say.tables()
        say.targets(targets.lines(self.results, self.version("headsup_worker"), self.version("headsup_second_worker")))
        say.unfair()
        say.missing(self.missing)
        say.csv()
        say.written(tables + charts.write(folder, self.results.rows, compared, grown, self.settings))


def main():
    parser = argparse.ArgumentParser(prog="scripts/benchmark", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, metavar="N", help="time each one N times (15; 3 with --quick)")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, fewer points in the growth charts")
    parser.add_argument("--readme", action="store_true", help="what the README's tables need, in five rounds")
    parser.add_argument("--only", metavar="NAME[,NAME]", help=f"only these of {', '.join(configurations.names)}")
    parser.add_argument("--threads", metavar="N[,N]", help="numbers of threads (1,2, up to the number of cores)")
    parser.add_argument("--instruction-sets", metavar="SET[,SET]", help="avx2, avx512, or both in the same rounds")
    parser.add_argument("--output", type=pathlib.Path, metavar="DIR", help="the output directory (build/benchmark)")
    parser.add_argument("--build", type=pathlib.Path, help=argparse.SUPPRESS)
    options = parser.parse_args()

    only = {name.lower() for name in options.only.split(",")} if options.only else set()
    if not only <= set(configurations.names):
        parser.error(f"--only takes {', '.join(configurations.names)}")
    if options.readme:
        only = only or {each.group.lower() for each in configurations.of_readme}
    options.rounds = options.rounds or (5 if options.readme else 3 if options.quick else 15)
    options.threads = ([int(n) for n in options.threads.split(",")] if options.threads else [1, 2][:len(cores())])
    options.instruction_sets = options.instruction_sets.split(",") if options.instruction_sets else None
    options.output = (options.output or pathlib.Path("build/benchmark")).resolve()
    options.build = (options.build or options.output).resolve()
    options.output.mkdir(parents=True, exist_ok=True)
    Benchmark(options).run(only)


if __name__ == "__main__":
    main()
