"""Fails when headsup costs more to compile than was recorded, by counts that are the same on every machine.

The compiler is asked how many headers and lines a program reads, and how many classes and functions it instantiates;
g++ also how often it compares template arguments in vain before it finds the ones it looks for. That number stays where
it is as a program grows, unless many types have the same hash: then each look-up takes longer, and all of them the
square of the time. So different calls are counted too, and twice as many, which may cost at most 2.2 times as much.
Instructions are counted of a function whose tensors are made of constants: they are to be computed when it runs.
Seconds are measured by benchmarks/compile_time.
"""

import argparse
import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
tolerance = 0.05
most_of_twice = 2.2
# Comparisons in vain also depend on how full g++'s tables happen to be.
tolerance_of_collisions = 0.5
programs = {
    "headsup.hpp": here / "umbrella.cpp",
    "01_attention": root / "examples/01_attention.cpp",
    "13_multi_head_attention": root / "examples/13_multi_head_attention.cpp",
}
meaning = {
    "headers": "headers are read",
    "lines": "lines are left after preprocessing",
    "classes": "classes are instantiated",
    "functions": "functions and variables are instantiated",
    "class_collisions": "comparisons in vain for 1000 look-ups of a class",
    "function_collisions": "comparisons in vain for 1000 look-ups of a function or variable",
    "instructions": "instructions are made",
}


def calls(n):
    """A program of n calls of ten operations, all over different sizes."""
    text = ["#include <headsup/headsup.hpp>", "using namespace headsup;", "template <class T> T const& make();"]
    for i in range(n // 10):
        rows, features, more = f"batch<{i % 7 + 1}>, tokens<{i + 2}>", f"{i % 11 + 3}", f"{i + 5}"
        x = f"make<tensor<float, {rows}, d_in<{features}>>>()"
        columns = f"batch<{i % 7 + 1}>, keys<{more}>"
        queries, keys = (f"make<tensor<float, {axes}, d_out<{features}>>>()" for axes in (rows, columns))
        scores = f"make<tensor<float, {rows}, keys<{i + 2}>>>()"
        parts = f"make<tensor<float, {rows}, heads<{features}>, head_dim<{more}>>>()"
        longer = f"make<tensor<float, batch<{i % 7 + 1}>, tokens<{more}>, d_in<{features}>>>()"
        for call in (f"matmul({x}, make<tensor<float, d_in<{features}>, d_out<{more}>>>())",
                     f"softmax<keys>({scores})",
                     f"contract<d_out>({queries}, {keys})",
                     f"attend(make<tensor<float, {rows}, normalized<keys<{more}>>>>(), {keys})",
                     f"transpose<tokens, heads>({parts})",
                     f"merge<all_heads, heads, head_dim>({parts})",
                     f"residual({x}, make<tensor<float, {rows}, d_out<{features}>>>())",
                     f"sum<tokens>({x})",
                     f"concat<tokens>({x}, {longer})",
                     f"mask_future<tokens, keys>({scores})"):
            text.append(f"static_assert(sizeof(decltype({call})));")
    return "\n".join([*text, ""])


def ran(compiler, *options):
    done = subprocess.run([*compiler, "-std=c++20", *options], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, done.args))}\n{done.stderr[:2000]}")
    return done


def instantiated(program, compiler):
    if "__clang_major__" not in versions(compiler):
        told = ran(compiler, "-fsyntax-only", "-fmem-report", program).stderr
        found = {table: (int(count), round(1000 * float(vain))) for table, count, vain in re.findall(
            r"^(type|decl)_specializations: size \d+, (\d+) elements, ([\d.]+) collisions", told, re.MULTILINE)}
        return {"classes": found["type"][0], "functions": found["decl"][0],
                "class_collisions": found["type"][1], "function_collisions": found["decl"][1]}
    with tempfile.TemporaryDirectory() as folder:
        trace = pathlib.Path(folder) / "trace.json"
        ran(compiler, "-c", "-o", trace.with_suffix(".o"), "-ftime-trace-granularity=0", f"-ftime-trace={trace}",
            program)
        events = [event["name"] for event in json.loads(trace.read_text())["traceEvents"] if event.get("ph") == "X"]
    return {"classes": events.count("InstantiateClass"), "functions": events.count("InstantiateFunction")}


def cost_of(program, compiler):
    text = ran(compiler, "-E", program).stdout
    return {
        "headers": len(re.findall(r'^# \d+ "[^"]*" 1\b', text, re.MULTILINE)),
        "lines": sum(1 for line in text.splitlines() if line.strip() and not line.startswith("#")),
        **instantiated(program, compiler),
    }


def instructions(program, compiler):
    return len(re.findall(r"^\t[a-z]", ran(compiler, "-O2", "-S", "-o", "-", program).stdout, re.MULTILINE))


@functools.cache
def versions_of(*compiler):
    macros = ran(compiler, "-E", "-dM", here / "umbrella.cpp").stdout
    return dict(re.findall(r"^#define (__clang_major__|__GNUC__|_GLIBCXX_RELEASE|_LIBCPP_VERSION) (\d+)", macros,
                           re.MULTILINE))


def versions(compiler):
    """Those of the compiler and of its library: with others the counts are others."""
    found = dict(versions_of(*compiler))
    if "__clang_major__" in found:
        found.pop("__GNUC__")
    return found


def counted_with(compiler):
    counted = {name: cost_of(program, compiler) for name, program in programs.items()}
    counted["constants"] = {"instructions": instructions(here / "constants.cpp", compiler)}
    with tempfile.TemporaryDirectory() as folder:
        for n in (100, 200):
            program = pathlib.Path(folder) / "calls.cpp"
            program.write_text(calls(n))
            counted[f"{n}_calls"] = instantiated(program, compiler)
    return counted


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write what both compilers count now to recorded.txt")
    parser.add_argument("--compiler", action="append", metavar="COMMAND",
                        help="a compiler and its flags; more than once for several (clang++-19 and g++)")
    parser.add_argument("--recorded", type=pathlib.Path, default=here / "recorded.txt", metavar="FILE",
                        help="the counts to compare with (recorded.txt)")
    options = parser.parse_args()
    compilers = [[*command.split(), f"-I{root / 'include'}"] for command in options.compiler or ["clang++-19", "g++"]]
    if options.record:
        lines = []
        for compiler in compilers:
            lines.append(header(compiler))
            lines += [f"{name} {what} {count}" for name, costs in counted_with(compiler).items()
                      for what, count in costs.items()]
        options.recorded.write_text("\n".join([*lines, ""]))
        print(f"{len(lines) - len(compilers)} counts recorded")
        return 0
    return max(check(compiler, options.recorded) for compiler in compilers)


def header(compiler):
    return "# " + ", ".join(f"{name.strip('_')} {number}" for name, number in sorted(versions(compiler).items()))


def check(compiler, file):
    recorded = {}
    with_these = None
    for line in file.read_text().splitlines():
        if line.startswith("#"):
            with_these = line
        elif with_these == header(compiler):
            name, what, count = line.split()
            recorded[name, what] = int(count)
    if not recorded:
        print(f"skipped: nothing was recorded with {header(compiler)[2:]}")
        return 77
    counted = counted_with(compiler)
    grown = 0
    for name, costs in counted.items():
        for what, count in costs.items():
            before = recorded.get((name, what), 0)
            allowed = tolerance_of_collisions if "collisions" in what else tolerance
            more = count > before * (1 + allowed)
            grown += more
            change = f"{count / before - 1:+.1%}" if before else "not recorded"
            print(f"{name}: {count} {meaning[what]}, recorded were {before} ({change})"
                  + (f": more than {allowed:.0%} above, which is too much" if more else ""))
    if grown:
        print(f"{grown} counts have grown. If what was added is worth it, record them anew, with both compilers:\n"
              f"  python3 {pathlib.Path(__file__).relative_to(root)} --record")
    return 1 if grown + grows_with_the_square(counted) else 0


def grows_with_the_square(counted):
    """How many counts of 200 calls are more than a small multiple of those of 100; comparisons are for each look-up."""
    found = 0
    for what, twice in counted["200_calls"].items():
        per_look_up = "collisions" in what
        none = 0 if per_look_up else counted["headsup.hpp"][what]
        most = 1 + tolerance_of_collisions if per_look_up else most_of_twice
        ratio = (twice - none) / (counted["100_calls"][what] - none)
        found += ratio > most
        print(f"200 calls are {ratio:.2f} times 100, at most {most} are allowed: {meaning[what]}"
              + (": this grows with the square" if ratio > most else ""))
    return found


if __name__ == "__main__":
    sys.exit(main())
