"""Fails when headsup costs more to compile than was recorded, by counts that are the same on every machine.

Clang is asked how many headers and lines a program reads, and how many classes and functions it instantiates. Seconds
are measured by benchmarks/compile_time.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
tolerance = 0.05
programs = {
    "headsup.hpp": here / "umbrella.cpp",
    "01_attention": root / "examples/01_attention.cpp",
    "13_multi_head_attention": root / "examples/13_multi_head_attention.cpp",
}
meaning = {
    "headers": "headers are read",
    "lines": "lines are left after preprocessing",
    "classes": "classes are instantiated (InstantiateClass)",
    "functions": "functions are instantiated (InstantiateFunction)",
}


def asked(compiler, *options):
    ran = subprocess.run([*compiler, "-std=c++20", *options], capture_output=True, text=True)
    if ran.returncode != 0:
        sys.exit(f"{' '.join(map(str, ran.args))}\n{ran.stderr[:2000]}")
    return ran.stdout


def cost_of(program, compiler):
    text = asked(compiler, "-E", program)
    with tempfile.TemporaryDirectory() as folder:
        trace = pathlib.Path(folder) / "trace.json"
        asked(compiler, "-c", "-o", trace.with_suffix(".o"), "-ftime-trace-granularity=0", f"-ftime-trace={trace}", program)
        events = [event["name"] for event in json.loads(trace.read_text())["traceEvents"] if event.get("ph") == "X"]
    return {
        "headers": len(re.findall(r'^# \d+ "[^"]*" 1\b', text, re.MULTILINE)),
        "lines": sum(1 for line in text.splitlines() if line.strip() and not line.startswith("#")),
        "classes": events.count("InstantiateClass"),
        "functions": events.count("InstantiateFunction"),
    }


def versions(compiler):
    """Those of the compiler and of its library: with others the counts are others."""
    macros = asked(compiler, "-E", "-dM", here / "umbrella.cpp")
    found = dict(re.findall(r"^#define (__clang_major__|_GLIBCXX_RELEASE|_LIBCPP_VERSION) (\d+)", macros, re.MULTILINE))
    return ", ".join(f"{name.strip('_')} {number}" for name, number in sorted(found.items()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write what is counted now to recorded.txt")
    parser.add_argument("--compiler", default="clang++-19", metavar="COMMAND", help="Clang and its flags (clang++-19)")
    parser.add_argument("--recorded", type=pathlib.Path, default=here / "recorded.txt", metavar="FILE",
                        help="the counts to compare with (recorded.txt)")
    options = parser.parse_args()
    compiler = [*options.compiler.split(), f"-I{root / 'include'}"]
    with_these = versions(compiler)
    counted = {name: cost_of(program, compiler) for name, program in programs.items()}

    if options.record:
        lines = [f"{name} {what} {count}" for name, costs in counted.items() for what, count in costs.items()]
        options.recorded.write_text("\n".join([f"# {with_these}", *lines, ""]))
        print(f"{len(lines)} counts recorded with {with_these}")
        return 0

    first, *lines = options.recorded.read_text().splitlines()
    if first != f"# {with_these}":
        print(f"skipped: the counts were recorded with {first[2:]}, here is {with_these}")
        return 77
    recorded = {(name, what): int(count) for name, what, count in (line.split() for line in lines)}
    grown = 0
    for name, costs in counted.items():
        for what, count in costs.items():
            before = recorded.get((name, what), 0)
            more = count > before * (1 + tolerance)
            grown += more
            change = f"{count / before - 1:+.1%}" if before else "not recorded"
            print(f"{name}: {count} {meaning[what]}, recorded were {before} ({change})"
                  + (f": more than {tolerance:.0%} above, which is too much" if more else ""))
    if grown:
        print(f"{grown} of {len(programs) * len(meaning)} counts have grown. If what was added is worth it, record them anew:\n"
              f"  python3 {pathlib.Path(__file__).relative_to(root)} --record")
        return 1
    print(f"{len(programs) * len(meaning)} of {len(programs) * len(meaning)} counts are at most {tolerance:.0%} above what was recorded")
    return 0


if __name__ == "__main__":
    sys.exit(main())
