"""scripts/fix types the fix of a sentence into the refused program, after a question, and says why where it cannot."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

from read_before import read_before

root = pathlib.Path(__file__).resolve().parents[1]
compiler = sys.argv[1:] or ["g++"]

beginning = """#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<2>> x{{1, 2}, {3, 4}, {5, 6}};
constexpr auto scores = contract<d_in>(x, rename<tokens, keys>(x));
"""


class Fix(unittest.TestCase):
    def ran(self, text, *arguments, answer="", newline="\n"):
        """Its status, what it said, and the program below the beginning as it is then."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "program.cpp"
            file.write_bytes((beginning + text).replace("\n", newline).encode())
            ran = subprocess.run([root / "scripts/fix", file, "--compiler", " ".join(compiler), *arguments],
                                 input=answer, capture_output=True, text=True)
            after = file.read_bytes().decode()
        start = beginning.replace("\n", newline)
        self.assertTrue(after.startswith(start), after)
        return ran.returncode, ran.stdout + ran.stderr, after.removeprefix(start)

    def test_the_difference_and_the_question(self):
        wrong = "auto y = contract<d_out>(x, rename<tokens, keys>(x));\n"
        right = wrong.replace("d_out", "d_in")
        for answer, status, after in (("y\n", 0, right), ("n\n", 1, wrong), ("", 1, wrong)):
            was, said, program = self.ran(wrong, answer=answer)
            self.assertEqual((was, program), (status, after), said)
            self.assertRegex(said, r"program\.cpp:7: HU003 contract<d_out>: .*; fix: contract<d_in>\(left, right\)")
            self.assertIn(f"\n-{wrong}+{right}It compiles.\n", said)
            self.assertIn("Write it? [y/n]", said)

    def test_without_a_question_and_with_the_line_ends_of_the_file(self):
        status, said, program = self.ran("auto y = matmul(x, x);\n// behind\n", "--yes", newline="\r\n")
        self.assertEqual(status, 0, said)
        self.assertEqual(program, "auto y = matmul(x, rename<tokens, keys>(transpose(x)));\r\n// behind\r\n")

    def test_weights_are_mended_where_they_are_made(self):
        text = "constexpr auto weights = softmax<tokens>(scores);\nauto y = attend(weights, rename<tokens, keys>(x));\n"
        status, said, program = self.ran(text, "--yes")
        self.assertEqual((status, program), (0, text.replace("softmax<tokens>", "softmax<keys>")), said)

    def test_one_of_two_ways(self):
        status, said, program = self.ran("auto y = mean(x);\n", answer="2\n")
        self.assertEqual((status, program), (0, "auto y = mean<tokens, d_in>(x);\n"), said)
        self.assertIn("1: mean<d_in>(x)", said)
        self.assertIn("Write it? [1/2/n]", said)

    def test_why_nothing_is_written(self):
        for text, arguments, why in (
                ("", [], "program.cpp is accepted: there is nothing to fix"),
                ("auto y = unknown;\n", [], "does not compile, and it is not headsup that refuses it"),
                ("auto y = stack<another>(x);\n", [], "it is not headsup that refuses it"),
                ("auto y = full<float, tokens<6>>();\n", [], "no fix of it is code for this place"),
                ("", ["--compiler", "no-such-compiler"], "there is no compiler no-such-compiler")):
            status, said, program = self.ran(text, "--yes", *arguments)
            self.assertEqual((status, program), (1, text), said)
            self.assertIn("scripts/fix: ", said)
            self.assertIn(why, said)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        compiler = read_before(compiler, folder)
        unittest.main(argv=sys.argv[:1])
