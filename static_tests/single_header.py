"""Tests the file that scripts/single_header writes, with the compiler and the flags after --.

  * The same sources give the same bytes, from any folder, in any locale.
  * It holds every header, and includes none of them.
  * It gives no warning: included, pasted above a program, after separate headers, and in several files of a program.
  * Examples compile with it, and mistakes are refused in the same words and as few lines: a few of each, or --all.
"""

import argparse
import concurrent.futures
import importlib.machinery
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parent.parent
script = root / "scripts/single_header"
loader = importlib.machinery.SourceFileLoader("single_header", str(script))
single_header = importlib.util.module_from_spec(importlib.util.spec_from_loader("single_header", loader))
loader.exec_module(single_header)

strict = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror".split()

with_everything = """\
#define HEADSUP_WORKER_THREADS
#include <headsup.hpp>
#define HEADSUP_HANA
#include <headsup.hpp>
#define HEADSUP_BYTE_PAIRS
#include <headsup.hpp>

headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> pasted();
headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> separate();

constexpr headsup::axes<headsup::tokens<2>, headsup::keys<3>> shape{};
static_assert(decltype(boost::hana::length(shape))::value == 2);
static_assert(headsup::byte_pairs::end_of_text == 50256);
static_assert(headsup::byte_pair_tokenizer<"a b">::encode<"ab">().size() == 1);
static_assert(headsup::colour_of<headsup::batch<2>>().on_light != 0);

int main() {
  headsup::worker_threads const two{2};
  return pasted() == separate() && pasted()(1, 1) == pasted()(1, 2) ? 0 : 1;
}
"""
function = """\
headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> {0}();
headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> {0}() {{
  headsup::tensor<float, headsup::tokens<2>, headsup::keys<3>> x{{{{{{0, 1, 2}}, {{2, 0, 0}}}}}};
  return {1}(x);
}}
"""


class Failed(Exception):
    pass


def run(command, **options):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **options)


def succeeds(command, silent=True):
    done = run(command)
    if done.returncode != 0 or (silent and done.stdout):
        raise Failed(f"{' '.join(str(word) for word in command)}\n{done.stdout[:3000]}")


def fails(command, words):
    done = run(command)
    if done.returncode == 0 or not re.search(words, done.stdout):
        raise Failed(f"{' '.join(str(word) for word in command)}\nmust fail and say: {words}\n{done.stdout[:3000]}")


def is_reproducible(work, header):
    other = work / "another folder"
    shutil.copytree(root / "include", other / "include")
    for name in ("CMakeLists.txt", "LICENSE", "scripts/single_header"):
        (other / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(root / name, other / name)
    here = dict(os.environ, LC_ALL="C.UTF-8", PYTHONHASHSEED="1", TZ="UTC")
    there = dict(os.environ, LC_ALL="C", PYTHONHASHSEED="2", TZ="Asia/Tokyo", PYTHONUTF8="0")
    if done := run([sys.executable, "-B", script, header], env=here).returncode:
        raise Failed(f"scripts/single_header exits with status {done}")
    again = subprocess.run([sys.executable, "-B", "scripts/single_header", "-"], env=there, cwd=other,
                           stdout=subprocess.PIPE, check=True).stdout
    if again != header.read_bytes():
        raise Failed("another folder and locale give other bytes")
    fails([sys.executable, "-B", script, work], "cannot be written: ")


def is_complete(text):
    version = re.search(r"^project\(headsup VERSION (\S+)", (root / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
    if not text.startswith(f"// headsup {version}: "):
        raise Failed("the first line does not say the version")
    for line in (root / "LICENSE").read_text().splitlines():
        if f"\n// {line}".rstrip() + "\n" not in text:
            raise Failed(f"the licence lacks a line: {line}")
    _, _, whole = text.partition("\n#else\n")
    headers = [path.relative_to(root / "include").as_posix() for path in (root / "include").rglob("*.hpp")]
    for name in headers:
        left_out = name == single_header.umbrella or name.startswith("headsup/by_place")  # see single_header.never
        if f"\n// <{name}>\n" not in whole and not left_out:
            raise Failed(f"<{name}> is not in the file")
    if strays := re.findall(r"^#pragma once|^#\s*include\s*(?:\"|<headsup|HEADSUP).*", whole, re.MULTILINE):
        raise Failed(f"these lines stand in the file: {strays[:3]}")


def makes_one_program(work, compiler, header):
    included = "#include <headsup/ops/softmax.hpp>\n#include <headsup.hpp>\n#include <headsup/headsup.hpp>\n\n"
    sources = {
        "main": with_everything,
        "pasted": header.read_text() + function.format("pasted", "headsup::softmax<headsup::keys>"),
        "separate": included + function.format("separate", "headsup::softmax<headsup::keys>"),
    }
    objects = []
    for name, text in sources.items():
        source = work / f"{name}.cpp"
        source.write_text(text)
        objects.append(work / f"{name}.o")
        succeeds([*compiler, *strict, "-pthread", "-I", header.parent, "-I", root / "include", "-c", source,
                  "-o", objects[-1]])
    succeeds([*compiler, "-pthread", *objects, "-o", work / "program"])
    succeeds([work / "program"])

    late = work / "late.cpp"
    late.write_text("#include <headsup.hpp>\n#include <headsup/headsup.hpp>\n#include <headsup/ops/softmax.hpp>\n")
    fails([*compiler, "-fsyntax-only", "-I", header.parent, "-I", root / "include", late],
          "error: .*headsup.hpp, which holds all of headsup, is included already")


def read_before(compiler, header):
    """Options with which the compiler does not read the header again for each of many files."""
    clang = "clang" in run([compiler[0], "--version"]).stdout
    result = header.with_name("headsup.hpp.pch" if clang else "headsup.hpp.gch")
    succeeds([*compiler, "-x", "c++-header", header, "-o", result])
    return [*(["-include-pch", result] if clang else []), "-I", header.parent]


def with_the_single_header(path, work):
    """A copy of the program that includes the one file."""
    macro_of = {name: macro for macro, names in single_header.optional.items() for name in names}

    def instead(include):
        macro = macro_of.get(include[1])
        return (f"#define {macro}\n" if macro else "") + "#include <headsup.hpp>"

    folder = work / path.parent.name
    folder.mkdir(exist_ok=True)
    copy = folder / path.name
    copy.write_text(re.sub(r"#include <(headsup/\S+)>", instead, path.read_text()))
    return copy


def some(paths, count):
    return paths[::max(1, len(paths) // count)][:count]


def main():
    description, _, epilog = __doc__.partition("\n\n")
    parser = argparse.ArgumentParser(description=description, epilog=epilog,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="all examples and all mistakes, in some minutes")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="parallel compilations (1)")
    parser.add_argument("compiler", nargs="+", metavar="COMPILER FLAG", help="such as -- g++ -std=c++20")
    options = parser.parse_args()

    examples = sorted((root / "examples").glob("[0-9]*.cpp"))
    cases = sorted((root / "static_tests/must_not_compile").rglob("*.cpp"))
    if not options.all:
        examples = [*some(examples, 2), *(each for each in examples if "worker_threads.hpp" in each.read_text())]
        cases = [*some(cases, 5), *(each for each in cases if each.name in ("readme.cpp", "count_a_number.cpp"))]

    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(max_workers=options.jobs) as pool:
        work = pathlib.Path(folder)
        header = work / "single/headsup.hpp"
        compiler = options.compiler

        def compiles(example):
            succeeds([*compiler, *before, *strict, "-ffp-contract=off", "-fsyntax-only",
                      with_the_single_header(example, work)])

        def is_refused(case):
            copy = with_the_single_header(case, work)
            succeeds(["cmake", f"-DCASE={copy}", "-P", root / "static_tests/refused.cmake", "--",
                      *compiler, *before, "-I", root / "static_tests"])

        try:
            is_reproducible(work, header)
            is_complete(header.read_text())
            makes_one_program(work, compiler, header)
            before = read_before(compiler, header)
            for shared in (root / "examples").glob("*.hpp"):
                with_the_single_header(shared, work)
            list(pool.map(compiles, examples))
            list(pool.map(is_refused, cases))
        except Failed as failed:
            print(f"the single header: {failed}", file=sys.stderr)
            return 1
        print(f"the single header, {header.stat().st_size / 1000:,.0f} kB: {len(examples)} examples compile, "
              f"{len(cases)} mistakes are refused")
        return 0


if __name__ == "__main__":
    sys.exit(main())
