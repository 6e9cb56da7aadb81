"""headsup.hpp, read once for all that a compiler is asked, by tests whose programs are compiled by a script."""

import pathlib
import shutil
import subprocess

root = pathlib.Path(__file__).resolve().parents[1]


def read_before(command, folder, *ways):
    """The command with the header precompiled in a folder: as it is, and with each of these flags."""
    header = pathlib.Path(folder) / "headsup/headsup.hpp"
    made = header.with_name("headsup.hpp.gch")  # of several in a folder, compilers take the one that fits
    made.mkdir(parents=True)
    source = root / "include/headsup/headsup.hpp"
    if "clang" in subprocess.run([*command, "--version"], capture_output=True, text=True).stdout:
        before = ["-include", header]
    else:  # g++ looks beside the header that it finds first
        source = shutil.copyfile(source, header)
        before = ["-I", folder]
    for number, flags in enumerate([[], *([way] for way in ways)]):
        subprocess.run([*command, "-std=c++20", "-w", *flags, "-I", root / "include", "-x", "c++-header", source, "-o",
                        made / f"{number}.pch"], check=True)
    return [str(word) for word in [*command, *before]]
