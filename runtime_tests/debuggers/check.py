"""Compares what gdb or lldb prints of the tensors in a program with what the program prints of them itself.

The program says a name, a type, and the text of headsup::print, for each of its tensors, and then calls `stop`.
"""

import argparse
import pathlib
import re
import subprocess
import sys

printers = pathlib.Path(__file__).resolve().parents[2] / "debuggers/headsup.py"
arguments = ["by_reference", "by_rvalue"]  # of the function that calls stop; all others are variables of main


def gdb_command(debugger, program, names):
    words = [debugger, "-nx", "-batch", "-ex", "set width 0", "-ex", f"source {printers}", "-ex", "break stop",
             "-ex", "run > /dev/null", "-ex", "backtrace 2"]
    for name in names:
        words += ["-ex", f"echo \\n@{name}\\n", "-ex", name if name == "up" else f"print {name}"]
    return [*words, program]


def lldb_command(debugger, program, names):
    words = [debugger, "--no-lldbinit", "--batch", "-o", f"command script import {printers}",
             "-o", "settings set target.disable-aslr false", "-o", "breakpoint set --name stop",
             "-o", "process launch --stdout /dev/null"]
    for name in names:
        words += ["-o", f"script print('@{name}')", "-o", name if name == "up" else f"print {name}"]
    return [*words, program]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("debugger", metavar="DEBUGGER", help="gdb or lldb, or a path to one")
    parser.add_argument("program", metavar="PROGRAM")
    options = parser.parse_args()

    # Names stand after an empty line; a tensor of more than two axes has empty lines in its text, but no names.
    said = subprocess.run([options.program], capture_output=True, text=True, check=True).stdout
    expected = dict(block.split("\n", 1) for block in re.split(r"\n\n(?=\w+\n)", said.strip()))
    names = ["up", *arguments, "up", *(name for name in expected if name not in arguments)]

    is_lldb = "lldb" in pathlib.Path(options.debugger).name
    command = (lldb_command if is_lldb else gdb_command)(options.debugger, options.program, names)
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    before, *blocks = re.split(r"^@(?=\w+$)", ran.stdout, flags=re.MULTILINE)

    # "$1 = tensor<...>" in gdb, "(headsup::tensor<...>) tensor<...>" in lldb, which repeats each command.
    printed = {}
    for block in blocks:
        name, text = block.split("\n", 1)
        printed[name] = re.sub(r"^\(lldb\) .*\n", "", text, flags=re.MULTILINE).strip()
    bad = [name for name, text in expected.items() if not printed.get(name, "").endswith(" " + text)]
    reason = re.search(r".*(ptrace|[Nn]ot permitted|Python scripting is not supported).*", before)
    if len(bad) == len(expected) and reason:
        print(f"skipped: {reason[0].strip()}")
        return 77
    for name in bad:
        print(f"{name} is\n{expected[name]}\nand was printed as\n{printed.get(name, before)}\n")
    print(f"{len(expected) - len(bad)} of {len(expected)} tensors are printed as the program prints them")
    if not is_lldb and f"by_reference={expected['by_reference'].splitlines()[0]}, " not in before:
        print(f"a backtrace does not show axes alone:\n{before}")
        return 1
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
