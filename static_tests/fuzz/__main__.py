"""Thousands of calls, most of them wrong: each must be correct code or be refused with one sentence.

    python3 static_tests/fuzz [--calls N] [--seed N] [--only NAMES] [compiler and options...]
"""
import argparse
import collections
import os
import re
import sys
import tempfile
from pathlib import Path

import calls
import outcomes

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--calls", type=int, default=3000, help="how many calls, as evenly as possible over operations (3000)")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--only", metavar="NAMES", help="only these operations, separated by commas")
parser.add_argument("--show", type=int, default=3, help="how many failures of each kind to show (3)")
parser.add_argument("--jobs", type=int, default=os.cpu_count())
parser.add_argument("--work", help="a folder that keeps what was compiled")
options, command = parser.parse_known_args()
command = [each for each in command if each != "--"] or ["g++", "-std=c++20"]

include = Path(__file__).parents[2] / "include"
chosen = calls.sample(include, options.calls, options.seed, options.only.split(",") if options.only else ())

with tempfile.TemporaryDirectory() as temporary:
    compiler = outcomes.Compiler(command, include, Path(options.work or temporary))
    answers = compiler.outcomes(chosen, options.jobs, 200)

kinds = ["sentence", "correct", "no library", "raw", "several", "internal", "empty", "too long"]
rows = collections.defaultdict(collections.Counter)
failures = collections.defaultdict(list)
for call, answer in zip(chosen, answers):
    kind = answer.kind
    if kind not in ("sentence", "correct"):
        if kind == "raw" and any(re.search(pattern, call.code) for pattern in calls.beyond_the_library):
            kind = "no library"
        else:
            failures[kind, re.sub(r"['\u2018].*?['\u2019]", "...", answer.words)[:90]].append((call, answer))
    rows[call.of][kind] += 1
    rows["all"][kind] += 1

print(f"{'':32}" + "".join(f"{kind:>10}" for kind in kinds))
for name, row in rows.items():
    print(f"{name:32}" + "".join(f"{row[kind] or '':>10}" for kind in kinds))
for (kind, words), group in sorted(failures.items(), key=lambda each: -len(each[1])):
    print(f"\n{len(group)} {kind}: {words}")
    for call, answer in group[: options.show]:
        print(f"    {call.code}\n        {answer.words[:300]}")
sys.exit(1 if failures else 0)
