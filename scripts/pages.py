"""What the scripts that write pages share: text in fences, and programs in PyTorch beside their output.

A folder of programs holds NAME.py, NAME.txt with what it prints, and version.txt, the PyTorch that printed it.
"""

import difflib
import pathlib
import subprocess
import sys
import tempfile


root = pathlib.Path(__file__).resolve().parent.parent


class Complaint(Exception):
    """Something in the sources that the author must fix."""


def fenced(language, text):
    return f"```{language}\n{text.rstrip()}\n```\n"


def first_difference(name, stored, fresh):
    lines = difflib.unified_diff(stored.splitlines(), fresh.splitlines(), f"{name}, stored", f"{name}, expected",
                                 lineterm="", n=0)
    return "\n".join(list(lines)[:12])


# PyTorch

run_all = r"""
import contextlib, io, os, pathlib, sys, torch
for name in sys.argv[2:]:
    if os.fork() == 0:  # each program starts with a fresh PyTorch
        program, out = pathlib.Path(name), io.StringIO()
        with contextlib.redirect_stdout(out):
            try:
                exec(compile(program.read_text(), program.name, "exec"), {"__name__": "__main__", "__file__": name})
            except Exception as error:
                print(f"{type(error).__name__}: {error}")
        (pathlib.Path(sys.argv[1]) / program.with_suffix(".txt").name).write_text(out.getvalue())
        os._exit(0)
    os.wait()
"""


def torch_version():
    """The version of PyTorch in this Python, or None."""
    ran = subprocess.run([sys.executable, "-c", "import torch; print(torch.__version__)"], capture_output=True,
                         text=True)
    return ran.stdout.strip() if ran.returncode == 0 else None


def run_pytorch(programs, folder):
    """Runs each of the programs in the one folder and writes its output into the other."""
    paths = sorted(programs.glob("*.py"))
    command = [sys.executable, "-W", "ignore", "-c", run_all, folder, *paths]
    ran = subprocess.run(command, capture_output=True, text=True)
    for program in paths:
        if not (pathlib.Path(folder) / program.with_suffix(".txt").name).exists():
            raise Complaint(f"{program.name} does not run:\n{ran.stderr[:2000]}")


def store_pytorch(programs):
    """Runs each program and stores its output beside it."""
    version = torch_version()
    if version is None:
        raise Complaint("this Python has no PyTorch (Debian: python3-torch, for /usr/bin/python3)")
    run_pytorch(programs, programs)
    (programs / "version.txt").write_text(version + "\n")


def stale_pytorch(programs):
    """How many stored outputs their programs no longer print; each is reported."""
    version = torch_version()
    if version is None or version != (programs / "version.txt").read_text().strip():
        print("the PyTorch programs were not run: this Python lacks the version of PyTorch that produced their output")
        return 0
    stale = 0
    with tempfile.TemporaryDirectory() as folder:
        run_pytorch(programs, folder)
        for path in sorted(pathlib.Path(folder).iterdir()):
            stored = programs / path.name
            text = stored.read_text() if stored.exists() else ""
            if text != path.read_text():
                stale += 1
                print(f"{stored.relative_to(root)} differs from the output of its program\n"
                      f"{first_difference(path.name, text, path.read_text())}\n", file=sys.stderr)
    return stale
