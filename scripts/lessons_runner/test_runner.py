"""Drives the runner of the lessons in a pseudo-terminal, as a student would.

The lessons are made here, so that the real ones can change. Takes --compiler CMD, then unittest's arguments.
"""

import csv
import errno
import fcntl
import json
import os
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import textwrap
import time
import unittest
from pathlib import Path

import compiler
import workspace
from screen import axis_colours

HERE = Path(__file__).resolve().parent
RUNNER = [sys.executable, "-B", str(HERE)]
PATIENCE = 60  # seconds; machines that run tests are slow and loaded at times
COMPILER = []
PLAIN = []  # the same, where headsup.hpp is not read before the program

ESCAPES = re.compile(r"\033\[[0-9;?]*[A-Za-z]|\033\]8;;[^\033]*\033\\")

# The lessons that are made here, and what students write in them; the page in a browser is tested with them too.
CASES = json.loads((HERE / "cases.json").read_text(encoding="utf-8"))


def written(name, *answers):
    """The program of that lesson with these answers in its open places."""
    text = "".join(f"{line}\n" for line in CASES["lessons"][name]["program"])
    for answer in answers:
        text = text.replace("{}", answer, 1)
    return text


EXPECT = {"01_roles": "HU003 contract<head_dim>:\nright has no head_dim", "02_count": "Your journey has six words",
          "03_ends": "expected"}
# What the runner says before each kind of finding.
HEADINGS = {
    "refused": "says:",
    "asserted": "says: a static_assert does not hold.",
    "value": "says: this constant cannot be computed.",
    "open": "Before the compiler answers, it is your turn:",
}
ABOUT = {
    "01_roles": "kind: repair\nminutes: 2\ndifficulty: 1\ntracks: 30, cpp",
    "02_count": "kind: count\nminutes: 1\ndifficulty: 1\ntracks:",
    "03_ends": "kind: repair\nminutes: 1\ndifficulty: 1\ntracks:",
    "04_shapes": "kind: predict\nminutes: 4\ndifficulty: 2\ntracks: 30\ncore: yes",
    "05_numbers": "kind: count\nminutes: 1\ndifficulty: 1\ntracks:",
    "06_turned": "kind: predict\nminutes: 1\ndifficulty: 1\ntracks:",
    "07_own_shape": "kind: predict\nminutes: 1\ndifficulty: 1\ntracks:",
}
COURSE = ("01_roles", "02_count", "03_ends", "04_shapes")
WRONG = "# wrong\n\n`tokens<6>> lengths` as `d_in<3>> lengths`\ntold: HU033 tensor: (d_in<3>) cannot be given (tokens<6>)\n" \
        "ask: What is summed?\n\n"
HINTS = "The first hint\ngoes on here.\n---\nThe second hint.\n---\nThe third hint."


def write_lessons(folder, names=COURSE):
    for part in ("finish", "answers", "notes"):
        (folder / part).mkdir(parents=True)
    for name in names:
        lesson, expect = CASES["lessons"][name], EXPECT.get(name, "")
        (folder / f"{name}.cpp").write_text(written(name, *lesson["original"]))
        (folder / "answers" / f"{name}.cpp").write_text(written(name, *lesson["answer"]))
        (folder / "finish" / f"{name}.hpp").write_text("\n".join(["#pragma once", "", *lesson["finish"], ""]))
        (folder / "notes" / f"{name}.md").write_text(
            f"# about\n\n{ABOUT[name]}\n\n# expect\n\n{expect}\n\n{'' if expect else WRONG}# hints\n\n{HINTS}\n\n"
            f"# learned\n\nWhat {name} teaches.\n")
    expected = workspace.ROOT / "examples" / "lessons" / "finish" / "expect.hpp"
    shutil.copyfile(expected, folder / "finish" / "expect.hpp")


def flat(done):
    """The output in one line: how it is wrapped does not matter."""
    return " ".join(done.stdout.split())


class Terminal:
    """The runner in a terminal of its own."""

    def __init__(self, arguments, environment, columns=80):
        self.raw, self.at = "", 0
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
            os.execve(RUNNER[0], [*RUNNER, *arguments], environment)
        self.modes = termios.tcgetattr(self.end)
        self.status = None

    @property
    def text(self):
        return ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    def _read(self, seconds):
        """False at the end."""
        ready, _, _ = select.select([self.end], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.end, 65536)
        except OSError:  # Linux reports the end of a pseudo-terminal as an input error
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def _wait(self, pattern, what):
        deadline = time.monotonic() + PATIENCE
        going = True
        while not (found := re.compile(pattern).search(self.text, self.at)):
            if not going or time.monotonic() > deadline:
                raise AssertionError(f"never seen: {what}\n--- after ---\n{self.text[self.at:]}")
            going = self._read(0.5)
        self.at = found.end()

    def see(self, *texts):
        """Waits for these texts, one after the other; how lines are wrapped does not matter."""
        for text in texts:
            self._wait(r"\s+".join(map(re.escape, text.split())), text)

    def prompt(self):
        self._wait(r"\n> \Z", "the prompt")

    def type(self, line):
        os.write(self.end, f"{line}\n".encode())

    def leave(self):
        """The exit status, after all has been read."""
        deadline = time.monotonic() + PATIENCE
        while self._read(0.5) and time.monotonic() < deadline:
            pass
        self.close()
        return self.status

    def close(self):
        if self.status is not None:
            return
        deadline = time.monotonic() + PATIENCE
        while (done := os.waitpid(self.pid, os.WNOHANG))[0] == 0:
            if time.monotonic() > deadline:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(0.02)
        self.status = os.waitstatus_to_exitcode(done[1])
        os.close(self.end)


class Lessons(unittest.TestCase):
    def setUp(self):
        self.home = Path(tempfile.mkdtemp(prefix="headsup_test_"))
        self.addCleanup(shutil.rmtree, self.home)
        self.source, self.mine = self.home / "lessons", self.home / "mine"
        write_lessons(self.source)
        self.environment = {**os.environ, "TERM": "xterm", "HEADSUP_LESSONS_DIR": str(self.mine),
                            "HEADSUP_LESSONS_SOURCE": str(self.source)}
        for name in ("CXX", "NO_COLOR", "COLUMNS"):
            self.environment.pop(name, None)

    def start(self, *arguments, columns=80, **environment):
        terminal = Terminal([*COMPILER, *arguments], {**self.environment, **environment}, columns)
        self.addCleanup(self.stop, terminal)
        return terminal

    @staticmethod
    def stop(terminal):
        if terminal.status is None:
            os.kill(terminal.pid, signal.SIGTERM)
            terminal.close()

    def run_once(self, *arguments, compiler=None, **environment):
        return subprocess.run([*RUNNER, *(COMPILER if compiler is None else compiler), *arguments],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              timeout=5 * PATIENCE, env={**self.environment, **environment})

    def save(self, name, text):
        (self.mine / f"{name}.cpp").write_text(text)

    def solve(self, name):
        self.save(name, written(name, *CASES["lessons"][name]["answer"]))


class AStudent(Lessons):
    def test_goes_from_the_first_lesson_to_the_second_and_comes_back(self):
        before = {path: path.read_bytes() for path in self.source.rglob("*.*")}
        terminal = self.start()
        terminal.see("Your lessons are now in", "0/4", "Lesson 01: Names before numbers",
                     "Both tensors fit by their sizes. They do not by their names, and names",
                     "Repair this program, then save the file:", "01_roles.cpp:11",
                     "constexpr auto scores = contract<head_dim>(queries, key_vectors);",
                     "HU003 contract<head_dim>: left has head_dim<4>, right has no head_dim (keys<6>, d_out<4>)")
        terminal.prompt()
        self.assertNotIn("fix:", terminal.text)
        self.assertNotIn("shape_error", terminal.text)

        for level, words in enumerate(("The first hint goes on here.", "The second hint.", "The third hint."), 1):
            terminal.type("hint")
            terminal.see(f"Hint {level} of 3", words)
            terminal.prompt()
        terminal.type("hint")
        terminal.see("The fix that headsup names", "keys instead of values, or rename<d_out, head_dim>(right)")
        terminal.prompt()
        terminal.type("h")
        terminal.see("There are no more hints", "The first hint", "The third hint", "The fix that headsup names")
        terminal.prompt()
        terminal.type("full")
        terminal.see("shape_error")
        terminal.prompt()
        terminal.type("strange")
        terminal.see("There is no command strange")
        terminal.prompt()

        self.save("01_roles", written("01_roles", "rename<d_out, head_dim>(key_vectors"))
        terminal.see("01_roles.cpp:11", "expected ')'", "Hint 3 of 3")
        terminal.prompt()
        self.save("01_roles", written("01_roles", "rename<d_out, head_dim>(zeros<float, keys<5>, d_out<4>>())"))
        terminal.see("Your file compiles, but the lesson asks for something else",
                     "each of the six tokens has six scores")
        terminal.prompt()
        self.assertNotIn("answers/01_roles.cpp", terminal.text)

        self.solve("01_roles")
        terminal.see("1/4", "Solved:", "What 01_roles teaches.", "answers/01_roles.cpp", "Enter goes on")
        terminal.prompt()
        terminal.type("next")
        terminal.see("Lesson 02: As many as there are", "Your file compiles, but", "Your journey has six words")
        terminal.prompt()
        terminal.type("list")
        terminal.see("[x] 01 Names before numbers (repair, 2 min)", "> [ ] 02 As many as there are", "[ ] 03 Where a line ends", "1/4")
        terminal.prompt()

        self.save("02_count", written("02_count", "7"))
        terminal.see("Your journey has six words")
        terminal.prompt()
        terminal.type("reset")
        terminal.see("02_count.cpp is as it was at first", "02_count.cpp.old", "Lesson 02")
        terminal.prompt()
        self.assertEqual((self.mine / "02_count.cpp").read_text(), written("02_count", "5"))
        self.assertEqual((self.mine / "02_count.cpp.old").read_text(), written("02_count", "7"))
        terminal.type("hint")
        terminal.see("Hint 1 of 3")
        terminal.prompt()
        terminal.type("quit")
        terminal.see("1 of 4 solved")
        self.assertEqual(terminal.leave(), 0)

        again = self.start()
        again.see("1/4", "Lesson 02: As many as there are", "Hint 1 of 3")
        again.prompt()
        self.assertNotIn("Your lessons are now in", again.text)
        again.type("1")
        again.see("Lesson 02 stays unsolved", "Lesson 01", "Solved:")
        again.prompt()
        again.type("")
        again.see("Lesson 02")
        again.prompt()
        os.write(again.end, b"\x04")
        self.assertEqual(again.leave(), 0)
        self.assertEqual(before, {path: path.read_bytes() for path in self.source.rglob("*.*")})

    def test_solves_everything(self):
        terminal = self.start("--from", "2")
        terminal.see("Lesson 02")
        terminal.prompt()
        self.solve("02_count")
        terminal.see("Solved:")
        terminal.prompt()
        terminal.type("")
        terminal.see("Lesson 03", "03_ends.cpp:", "expected")
        terminal.prompt()
        # As editors save: another file takes the name.
        new = self.mine / "03_ends.cpp.new"
        new.write_text(written("03_ends", ";"))
        new.replace(self.mine / "03_ends.cpp")
        terminal.see("2/4", "Solved:")
        terminal.prompt()
        terminal.type("next")
        terminal.see("Lesson 04", "4 minutes", "04_shapes.cpp:8", "2 answers are still open")
        terminal.prompt()
        self.solve("04_shapes")
        terminal.see("3/4", "Solved:")
        terminal.prompt()
        terminal.type("next")
        terminal.see("Lesson 01")
        terminal.prompt()
        terminal.type("next")
        terminal.see("This is the only lesson still unsolved.")
        terminal.prompt()
        (self.mine / "01_roles.cpp").unlink()
        terminal.type("check")
        terminal.see("01_roles.cpp was gone", "HU003")
        terminal.prompt()
        self.solve("01_roles")
        terminal.see("4/4", "Solved:")
        terminal.prompt()
        terminal.type("next")
        terminal.see("All 4 lessons are solved")
        self.assertEqual(terminal.leave(), 0)
        again = self.run_once()
        self.assertEqual((again.returncode, "All 4 lessons are solved" in again.stdout), (0, True))

    def test_predicts(self):
        terminal = self.start("--lesson", "4")
        terminal.see("Predict", "Write what you expect in the place of each ?", "Before the compiler answers",
                     "2 answers are still open")
        terminal.prompt()
        # An answer before the open one is judged already.
        self.save("04_shapes", written("04_shapes", "d_in<3>", "?"))
        terminal.see("04_shapes.cpp:8", "HU033 tensor: you wrote (d_in<3>); none of its axes is right")
        terminal.prompt()
        self.assertNotIn("(tokens<6>)", terminal.text)
        self.save("04_shapes", written("04_shapes", "tokens<3>", "?"))
        terminal.see("you wrote (tokens<3>); these are the names of its axes, but a size is another")
        terminal.prompt()
        self.save("04_shapes", written("04_shapes", "tokens<6>, d_in<3>", "?"))
        terminal.see("you wrote (tokens<6>, d_in<3>); it has 1 axis")
        terminal.prompt()
        self.save("04_shapes", written("04_shapes", "tokens<6>", "?"))
        terminal.see("One answer is still open")
        terminal.prompt()
        self.save("04_shapes", written("04_shapes", "tokens<6>", "d_in<3>").replace("tensor<float, d_in<3>> features", "auto features"))
        terminal.see("Only what stands in the place of a ? is yours",
                     "constexpr tensor<float, ?> features = sum<tokens>(words);")
        terminal.prompt()
        self.save("04_shapes", written("04_shapes", "tokens<6>", "\n    // the three features\n    d_in<3>"))
        terminal.see("Solved:")
        terminal.prompt()
        terminal.type("quit")
        self.assertEqual(terminal.leave(), 0)
        done = self.run_once("--report")
        # How many minutes it takes is the machine's affair.
        self.assertRegex(flat(done), r"\[x\] 04 Say it first \(predict\): 6 attempts, 0 hints, \d+\.\d")
        self.assertIn("1 solved, 6 attempts, 0 hints", flat(done))
        with (self.mine / "report.csv").open() as file:
            rows = list(csv.DictReader(file))
        self.assertEqual([(row["lesson"], row["kind"], row["solved"], row["attempts"]) for row in rows],
                         [("04", "predict", "yes", "6")])

    def test_is_shown_fixes_if_that_is_wanted(self):
        terminal = self.start("--lesson", "1")
        terminal.prompt()
        terminal.type("fixes")
        terminal.see("Each message is shown with its fix now", "fix: keys instead of values, or")
        terminal.prompt()
        terminal.type("fixes")
        terminal.see("`hint` gives them last")
        terminal.prompt()
        self.assertEqual(terminal.text.count("\nfix:"), 1)
        self.assertIn("\nfix: ", self.run_once("--lesson", "1", "--fixes", "show").stdout)
        self.assertIn("\nfix: ", self.run_once("--lesson", "1").stdout)
        self.assertNotIn("\nfix: ", self.run_once("--lesson", "1", "--fixes", "hide").stdout)

    def test_takes_a_track(self):
        terminal = self.start("--track", "30")
        terminal.see("0/2 (30 minutes)", "Lesson 01")
        terminal.prompt()
        terminal.type("back")
        terminal.see("This is the first lesson", "Lesson 01")
        terminal.prompt()
        terminal.type("skip")
        terminal.see("Lesson 01 stays unsolved", "Lesson 04")
        terminal.prompt()
        terminal.type("b")
        terminal.see("Lesson 04 stays unsolved", "Lesson 01")
        terminal.prompt()
        terminal.type("2")
        terminal.see("Lesson 02")
        terminal.prompt()
        for name in ("01_roles", "04_shapes"):
            self.solve(name)
            terminal.type(name)
            terminal.see("Solved:")
            terminal.prompt()
        terminal.type("2")
        terminal.see("Lesson 02")
        terminal.prompt()
        terminal.type("skip")
        terminal.see('All lessons of the track "30 minutes" are solved, and this one is not among them', "Lesson 02")
        terminal.prompt()
        terminal.type("quit")
        self.assertEqual(terminal.leave(), 0)
        listed = self.run_once("--list").stdout
        self.assertNotIn("02 As many", listed)
        self.assertIn("All 2 lessons are solved", self.run_once().stdout)
        self.assertIn("2 more lessons: scripts/lessons --track all", flat(self.run_once()))
        self.assertIn("Lesson 02", self.run_once("--track", "all").stdout)

    def test_leaves_with_control_c(self):
        terminal = self.start()
        terminal.prompt()
        modes = termios.tcgetattr(terminal.end)
        self.assertEqual(modes, terminal.modes)
        os.write(terminal.end, b"\x03")
        self.assertEqual(terminal.leave(), 130)
        self.assertNotIn("Traceback", terminal.text)

    def test_the_second_hint_says_what_pytorch_would_have_done(self):
        terminal = self.start()
        terminal.prompt()
        self.save("01_roles", written("01_roles", "zeros<float, keys<5>, d_out<3>>()"))
        terminal.see("right has no head_dim (keys<5>, d_out<3>)")
        terminal.prompt()
        terminal.type("hint")
        terminal.see("The first hint")
        terminal.prompt()
        self.assertNotIn("PyTorch would have", terminal.text)
        terminal.type("hint")
        terminal.see("The second hint.", "PyTorch would have stopped here too: mat1 and mat2 shapes cannot be multiplied",
                     "(6x4 and 3x5).")
        terminal.prompt()


class AScreen(Lessons):
    def lines(self, terminal):
        return [line for line in terminal.text.split("\n") if str(self.home) not in line]

    def test_of_40_columns(self):
        terminal = self.start(columns=40)
        terminal.prompt()
        terminal.type("hint")
        terminal.prompt()
        terminal.type("list")
        terminal.prompt()
        terminal.type("help")
        terminal.see("continue here")
        terminal.prompt()
        self.assertEqual([line for line in self.lines(terminal) if len(line) > 40], [])

    def test_of_200_columns(self):
        terminal = self.start(columns=200)
        terminal.prompt()
        longest = max(map(len, self.lines(terminal)))
        self.assertTrue(80 < longest <= 100, longest)

    def test_in_colour_with_links(self):
        terminal = self.start()
        terminal.prompt()
        self.assertIn("\033[1;31mHU003", terminal.raw)
        # Each axis in its colour, and then on in the message's.
        on_light, on_dark = (tuple(bytes.fromhex(colour)) for colour in axis_colours()["keys"])
        of_256 = int(re.search(r"\033\[38;5;(\d+)mkeys<6>\033\[0m\033\[1;31m", terminal.raw).group(1)) - 16
        levels = (0, 95, 135, 175, 215, 255)
        for part, wanted in zip((of_256 // 36, of_256 // 6 % 6, of_256 % 6), on_dark, strict=True):
            self.assertLessEqual(abs(levels[part] - wanted), 48)
        terminal = self.start(COLORTERM="truecolor")
        terminal.prompt()
        self.assertIn("\033[38;2;{};{};{}mkeys<6>".format(*on_dark), terminal.raw)
        terminal = self.start(COLORTERM="truecolor", COLORFGBG="0;15")
        terminal.prompt()
        self.assertIn("\033[38;2;{};{};{}mkeys<6>".format(*on_light), terminal.raw)
        self.assertIn(f"\033]8;;file://{self.mine}/01_roles.cpp\033\\", terminal.raw)
        self.assertIn(f"{self.mine}/01_roles.cpp:11", terminal.text)

    def test_without_colour(self):
        terminal = self.start(NO_COLOR="1")
        terminal.prompt()
        self.assertIsNone(re.search(r"\033\[[0-9;]*m", terminal.raw))

    def test_of_a_terminal_that_can_nothing(self):
        terminal = self.start(TERM="dumb")
        terminal.prompt()
        self.assertNotIn("\033", terminal.raw)


class NoTerminal(Lessons):
    def test_checks_once(self):
        done = self.run_once()
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("HU003 contract<head_dim>", done.stdout)
        self.assertNotIn("\033", done.stdout)
        self.solve("01_roles")
        done = self.run_once("--lesson", "roles")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("What 01_roles teaches.", done.stdout)
        done = self.run_once()
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("Lesson 02", done.stdout)
        done = self.run_once("--list")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("[x] 01", done.stdout)

    def test_keeps_what_the_student_wrote(self):
        self.run_once("--lesson", "2")
        self.save("02_count", written("02_count", "8"))
        (self.mine / "progress.json").write_text("{ half a")
        done = self.run_once("--lesson", "2")
        self.assertIn("progress.json could not be read", done.stdout)
        self.assertEqual((self.mine / "02_count.cpp").read_text(), written("02_count", "8"))
        self.assertEqual((self.mine / "progress.json.old").read_text(), "{ half a")
        self.assertEqual(json.loads((self.mine / "progress.json").read_text())["current"], "02_count")

    def test_says_what_became_of_progress(self):
        self.run_once("--lesson", "2")
        self.solve("02_count")
        self.run_once("--lesson", "2")
        state = self.mine / "progress.json"
        whole = state.read_text()

        state.write_text(whole.replace("[", "{").replace("]", "}"))
        done = self.run_once("--list")
        self.assertIn("progress.json could not be read", flat(done))
        self.assertIn("[ ] 02", done.stdout)
        for damaged in ('{"solved": "02_count", "current": null, "hints": {}}', "[]", '{"solved": []}'):
            with self.subTest(damaged):
                state.write_text(damaged)
                self.assertIn("progress.json could not be read", flat(self.run_once("--list")))

        state.unlink(missing_ok=True)
        done = self.run_once("--lesson", "1")
        self.assertIn("progress.json was gone, so the count of solved lessons starts at zero", flat(done))

        state.write_text(whole.replace('"02_count"\n', '"02_count", "77_lost"\n'))
        done = self.run_once("--list")
        self.assertIn("77_lost: solved, but no lesson any more", flat(done))
        self.assertIn("[x] 02", done.stdout)

    def test_says_which_file_was_gone(self):
        self.run_once("--lesson", "2")
        self.solve("02_count")
        self.assertIn("1/4", self.run_once("--lesson", "2").stdout)
        (self.mine / "02_count.cpp").unlink()
        done = self.run_once("--lesson", "1")
        self.assertRegex(flat(done), "02_count.cpp was gone from .*; it is back as it was at first, and unsolved")
        self.assertIn("0/4", done.stdout)
        self.assertEqual((self.mine / "02_count.cpp").read_text(), written("02_count", "5"))
        self.assertNotIn("gone", self.run_once("--lesson", "1").stdout)
        for name in ("01_roles", "03_ends"):
            (self.mine / f"{name}.cpp").unlink()
        self.assertIn("01_roles.cpp, 03_ends.cpp were gone", flat(self.run_once("--lesson", "2")))

    def test_says_how_a_file_is_damaged(self):
        self.run_once("--lesson", "2")
        file = self.mine / "02_count.cpp"
        file.write_bytes(b"\x7fELF\0\0")
        self.assertIn("02_count.cpp is damaged", flat(self.run_once("--lesson", "2")))
        file.write_text("\n")
        self.assertIn("02_count.cpp is empty. `reset` puts the original back.", flat(self.run_once("--lesson", "2")))
        file.unlink()
        file.mkdir()
        done = self.run_once("--lesson", "2")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("02_count.cpp is no file", flat(done))

    def test_says_that_a_finish_is_missing(self):
        (self.source / "finish" / "02_count.hpp").unlink()
        done = self.run_once("--lesson", "2")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertRegex(done.stdout, "finish/02_count.hpp is missing, which checks lesson 02. To get it back: git checkout ")
        self.assertNotIn("unfinished", done.stdout)

    def test_says_why_it_cannot_write(self):
        self.mine.write_text("no folder")
        done = self.run_once("--lesson", "2")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("mine is in the way: it is a file", done.stdout)
        self.mine.unlink()
        if os.geteuid() != 0:  # root may write anywhere
            self.mine.mkdir(mode=0o500)
            done = self.run_once("--lesson", "2")
            self.assertIn("cannot be read or written", done.stdout)
            self.assertIn("HEADSUP_LESSONS_DIR", done.stdout)
        words = {errno.EACCES: "chmod -R u+rwX", errno.EROFS: "its disk is read-only", errno.ENOSPC: "the disk is full",
                 errno.EIO: "went wrong"}
        for number, expected in words.items():
            said = workspace.advice(OSError(number, "went wrong", "/mine/progress.json.new"))
            self.assertIn(expected, said)

    def test_reads_the_letters_of_clang_14(self):
        said = "HU003 sum<keys>: x has no keys; fix: x's"
        letters = ", ".join({"'": "'\\''"}.get(each, f"'{each}'") for each in said)
        line = f"error: static_assert failed due to requirement '!shape_error<{letters}>::found'"
        finding = compiler.in_words(line[len("error: "):], compiler.literals(line), [line])
        self.assertEqual((finding.kind, finding.code, finding.fix), ("refused", "HU003", "x's"))
        line = "static_assert failed due to requirement 'words == 6' \"six words\""
        self.assertEqual(compiler.in_words(line, compiler.literals(line), [line]).text, "six words")

    @unittest.skipUnless(shutil.which("clang++-14"), "clang++-14 is not installed")
    def test_shows_the_words_of_clang_14(self):
        done = self.run_once("--lesson", "1", compiler=["--compiler", "clang++-14"])
        self.assertIn("HU003 contract<head_dim>: left has head_dim<4>, right has no head_dim", done.stdout)
        done = self.run_once("--lesson", "2", compiler=["--compiler", "clang++-14"])
        self.assertIn("Your journey has six words", done.stdout)

    @unittest.skipUnless(shutil.which("clang++-19"), "clang++-19 is not installed")
    def test_shows_the_text_of_a_constant_with_clang(self):
        self.mine.mkdir()
        self.save("02_count", "#include <headsup/headsup.hpp>\nusing namespace headsup;\n"
                  "constexpr auto newest = slice<tokens<4>>(zeros<float, tokens<6>>(), -4);\n")
        done = self.run_once("--lesson", "2", compiler=["--compiler", "clang++-19"])
        self.assertIn("HU021 slice: tokens<6> has elements 0 to 5, asked for -4 to -1", done.stdout)

    def test_says_that_a_constant_is_too_large(self):
        for compiler in "g++", "clang++-19":
            with self.subTest(compiler):
                self.mine.mkdir(exist_ok=True)
                self.save("02_count", "#include <headsup/headsup.hpp>\nusing namespace headsup;\n"
                          "constexpr auto x = ones<float, tokens<6>, d_in<768>>();\n")
                done = self.run_once("--lesson", "2", compiler=["--compiler", compiler])
                self.assertIn("HU038 tensor: over 16 KiB or dynamic, it is no constant", done.stdout)

    def test_says_which_arguments_are_wrong(self):
        wrong = ["--wrong"], ["--lesson", "9"], ["--from", "nine"], ["--lesson"], ["--lesson", "1", "--list"]
        for arguments in wrong:
            with self.subTest(arguments):
                done = self.run_once(*arguments)
                self.assertEqual(done.returncode, 2, done.stdout)
                self.assertIn("scripts/lessons: error:", done.stdout)
        self.assertFalse(self.mine.exists())
        self.assertEqual(self.run_once("--help").returncode, 0)

    def test_says_what_is_missing(self):
        done = self.run_once(compiler=[], PATH="/nonexistent")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("No compiler found", done.stdout)
        self.assertIn("apt-get install g++ libboost-dev", done.stdout)
        done = self.run_once(compiler=["--compiler", "no_such_compiler -O2"])
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("no_such_compiler", done.stdout)
        done = self.run_once(compiler=[], CXX="no_such_compiler")
        self.assertIn("CXX names a compiler that is not there", done.stdout)

        fake = self.home / "g++"
        fake.write_text(textwrap.dedent("""\
            #!/bin/sh
            case $1 in
              --version) echo "g++ (GNU)" ;;
              -dumpversion) echo "$FAKE_VERSION" ;;
              *) echo "a.hpp:3:10: fatal error: boost/hana/adapt_struct.hpp: No such file or directory"; exit 1 ;;
            esac
            """))
        fake.chmod(0o755)
        done = self.run_once(compiler=["--compiler", str(fake)], FAKE_VERSION="12")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("Boost's headers are missing: boost/hana/adapt_struct.hpp", done.stdout)
        done = self.run_once(compiler=["--compiler", str(fake)], FAKE_VERSION="11")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("is version 11. headsup needs g++ 12 or newer", done.stdout)

    def test_is_started_by_its_script(self):
        if not shutil.which("python3"):
            self.skipTest("no python3 in the PATH")
        script = HERE.parent / "lessons"
        done = subprocess.run(["sh", script, "--list"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              env=self.environment, cwd="/")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("[ ] 02 As many as there are", done.stdout)


class WhatAStudentWrites(Lessons):
    def setUp(self):
        super().setUp()
        shutil.rmtree(self.source)
        write_lessons(self.source, CASES["lessons"])
        self.mine.mkdir()

    def test_is_answered(self):
        for case in CASES["cases"]:
            name = case["lesson"]
            text = "".join(f"{line}\n" for line in case["program"]) if "program" in case else written(name, *case["answers"])
            if "replace" in case:
                self.assertIn(case["replace"][0], text)
                text = text.replace(*case["replace"])
            self.save(name, text)
            with self.subTest(case["about"]):
                asks_for_it = "#include <headsup/headsup.hpp>" in text
                done = self.run_once("--lesson", name, "--fixes", "show" if "fix" in case else "hide",
                                     compiler=COMPILER if asks_for_it else PLAIN)
                said = flat(done)
                passes = case.get("passes", False)
                self.assertEqual((done.returncode, "Solved:" in said, "Traceback" in said), (0 if passes else 1, passes, False), said)
                for words in [HEADINGS.get(case.get("kind"), ""), *case.get("words", []), case.get("fix", "")]:
                    self.assertIn(words, said)
                if "either" in case:
                    self.assertTrue(any(words in said for words in case["either"]), said)
                for words in case.get("without", []):
                    self.assertNotIn(words, said)
                for line in case.get("lines", []):
                    self.assertIn(f"{name}.cpp:{line}\n", done.stdout)
                self.assertEqual("called from" in said, len(case.get("lines", [])) > 1, said)

    def test_counts_as_attempts(self):
        for answers in (("tokens<12 // 2>", "d_in<3>"), ("tokens<6>", "d_in<True>"), ("tokens<6>", "?")):
            self.save("04_shapes", written("04_shapes", *answers))
            self.run_once("--lesson", "4")
        self.assertIn("04 Say it first (predict): 3 attempts", flat(self.run_once("--report")))


class AnAuthor(Lessons):
    def test_is_told_that_all_hold(self):
        done = self.run_once("--check-all")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("01_roles: holds, and falls to its fix\n", done.stdout)
        self.assertIn("02_count: holds\n", done.stdout)
        self.assertIn("04_shapes: holds\n", done.stdout)
        self.assertTrue(done.stdout.endswith("4 of 4 lessons hold\n1 of 4 fall to the fix of their message alone\n"),
                        done.stdout)
        self.assertFalse(self.mine.exists())

    def test_is_told_that_answers_pass(self):
        done = self.run_once("--check-answers")
        self.assertEqual((done.returncode, done.stdout.splitlines()[-1]), (0, "4 of 4 lessons hold"), done.stdout)
        (self.source / "answers" / "02_count.cpp").write_text(written("02_count", "7"))
        done = self.run_once("--check-answers")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("02_count: its answer fails: Your journey has six words", done.stdout)

    def test_is_told_what_does_not_hold(self):
        (self.source / "03_ends.cpp").write_text(written("03_ends", ";"))
        (self.source / "answers" / "02_count.cpp").write_text(written("02_count", "7"))
        notes = self.source / "notes" / "01_roles.md"
        notes.write_text(notes.read_text().replace("HU003", "HU999"))
        done = self.run_once("--check-all")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("01_roles: unsolved, the compiler does not say: HU999 contract<head_dim>:", done.stdout)
        self.assertIn("02_count: its answer fails: Your journey has six words", done.stdout)
        self.assertIn("03_ends: it passes unsolved", done.stdout)
        self.assertIn("1 of 4 lessons hold", done.stdout)

        (self.source / "finish" / "02_count.hpp").write_text("#pragma once\n")
        (self.source / "answers" / "03_ends.cpp").unlink()
        notes.write_text("# about\nkind: guess\n# hints\nOnly one.\n")
        shapes = self.source / "notes" / "04_shapes.md"
        shapes.write_text(shapes.read_text().replace("told: HU033", "told: HU999"))
        done = self.run_once("--check-all")
        self.assertIn("01_roles: there is no kind of lesson called guess; its notes do not say its kind, minutes and "
                      "difficulty; its notes expect no words; it has 1 hints, not 3; its notes do not say what was learned",
                      done.stdout)
        self.assertIn("04_shapes: with d_in<3>> lengths, it says: HU033 tensor: (d_in<3>) cannot be given (tokens<6>)",
                      done.stdout)
        self.assertIn("and not: HU999", done.stdout)
        self.assertIn("it passes when all is deleted", done.stdout)
        self.assertRegex(done.stdout, r"03_ends: \S*answers/03_ends.cpp is missing")

    def test_is_told_of_answers_that_are_not_wrong(self):
        notes = self.source / "notes" / "04_shapes.md"
        told = notes.read_text()
        notes.write_text(told.replace("as `d_in<3>> lengths`", "as `tokens<5 + 1>> lengths`"))
        self.assertIn("04_shapes: it passes with tokens<5 + 1>> lengths", self.run_once("--check-all").stdout)
        notes.write_text(told.replace("`tokens<6>> lengths` as", "`tokens<7>> lengths` as"))
        self.assertIn("04_shapes: its answer does not hold, once, tokens<7>> lengths", self.run_once("--check-all").stdout)

    def test_is_told_of_right_answers_that_are_accused(self):
        finish = self.source / "finish" / "04_shapes.hpp"
        # g++ leaves out the statement with the name that is missing, and says what is wrong with the rest.
        finish.write_text('''#pragma once
#include "expect.hpp"
constexpr std::size_t counted() { std::size_t n = 0; n = features.size(); return n; }
static_assert(lesson::count<"features", counted(), std::size_t{3}>);
''')
        self.assertIn("04_shapes: with 1 open and right answers, it says: features: you said 0, which is too few",
                      self.run_once("--check-answers").stdout)

    def test_is_told_what_falls_to_its_fix(self):
        (self.source / "03_ends.cpp").unlink()  # one of three is too many
        notes = self.source / "notes" / "01_roles.md"
        notes.write_text(notes.read_text().replace("tracks: 30, cpp", "tracks: 30, cpp\ncore: yes"))
        done = self.run_once("--check-all")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("01_roles: the fix of its message solves it, and it is about shapes at its core", done.stdout)
        self.assertIn("1 of 3 fall to the fix of their message alone, more than 25%", done.stdout)
        notes.write_text(notes.read_text().replace("minutes: 2", "minutes: 15"))
        count = self.source / "notes" / "02_count.md"
        count.write_text(count.read_text().replace("minutes: 1", "minutes: 12").replace("tracks:", "tracks: 30"))
        self.assertIn("the lessons for 30 minutes take 31", self.run_once("--check-all").stdout)

    def test_is_told_of_sections_that_the_book_lacks(self):
        notes = self.source / "notes" / "02_count.md"
        told = notes.read_text()
        notes.write_text(told.replace("tracks:", "tracks: gpt2"))
        self.assertIn("02_count: it is on the track gpt2, and its notes name no section", self.run_once("--check-answers").stdout)
        notes.write_text(told.replace("tracks:", "tracks: gpt2\nsections: 4.2, 4.9"))
        self.assertIn("02_count: there is no section called 4.2, 4.9", self.run_once("--check-answers").stdout)
        notes.write_text(told.replace("tracks:", "tracks: gpt2\nsections: 4.2, 4.6"))
        self.assertIn("02_count: holds", self.run_once("--check-answers").stdout)
        self.assertIn("section 4.2 and 4.6 of the book", flat(self.run_once("--teacher")))

    def test_prints_wrong_answers_for_teachers(self):
        done = self.run_once("--teacher")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("Lesson 04: Say it first Predict", flat(done))
        self.assertIn("A student writes d_in<3>> lengths and not tokens<6>> lengths. Told: HU033 tensor: (d_in<3>) cannot "
                      "be given (tokens<6>) Ask: What is summed?", flat(done))

    def test_is_told_how_long_it_takes(self):
        done = self.run_once("--timings")
        self.assertEqual(done.returncode, 0, done.stdout)
        for words in ("01_roles ", "median ", "maximum ", "under 2 s"):
            self.assertIn(words, done.stdout)


def with_headers_read_before(command, folder):
    """The command with headsup.hpp precompiled. Tests that name a compiler of their own read it as a student's does."""
    used = compiler.chosen(command, "--compiler")
    return shlex.join(map(str, [*shlex.split(command), *used.precompile(folder)]))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="headsup_test_") as precompiled:
        if sys.argv[1:2] == ["--compiler"]:
            PLAIN = sys.argv[1:3]
            COMPILER = ["--compiler", with_headers_read_before(sys.argv[2], Path(precompiled))]
            del sys.argv[1:3]
        unittest.main(verbosity=2)
