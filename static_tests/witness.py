"""scripts/witness shows what a refused program would have made in PyTorch, and says why where it cannot."""

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

constexpr tensor<float, batch<3>, d_out<1>> predicted{{1}, {2}, {3}};
constexpr tensor<float, tokens<3>> wanted{{1, 2, 3}};
"""


class Witness(unittest.TestCase):
    def shown(self, text, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "program.cpp"
            file.write_text(beginning + text)
            ran = subprocess.run([root / "scripts/witness", file, "--compiler", " ".join(compiler), *arguments],
                                 capture_output=True, text=True)
        return ran.returncode, " ".join((ran.stdout + ran.stderr).split())

    def test_what_a_program_prints(self):
        status, said = self.shown("int main() { auto const off = predicted - wanted; print(sum<batch>(off * off)); }\n")
        self.assertEqual(status, 0, said)
        self.assertRegex(said, r"program\.cpp:7: HU008 operator-: .*; fix: rename<tokens, batch>\(right\)")
        self.assertIn("PyTorch would have made: headsup makes, with rename<tokens, batch>(right)", said)
        self.assertIn("tensor([5., 2., 5.]) tensor([0.])", said)

    def test_the_variable_of_the_refused_line_and_no_assertions(self):
        status, said = self.shown("constexpr auto off = predicted - wanted;\nstatic_assert(off.size() ==\n 3);\n")
        self.assertEqual(status, 0, said)
        self.assertIn("tensor([[ 0., -1., -2.], tensor([[0.], [ 1., 0., -1.], [0.], [ 2., 1., 0.]]) [0.]])", said)

    def test_where_pytorch_stops(self):
        status, said = self.shown("auto off = wanted + slice<tokens<2>>(wanted, 0);\n")
        self.assertEqual(status, 0, said)
        self.assertIn("PyTorch would have stopped: The size of tensor a (3) must match the size of tensor b (2) at "
                      "non-singleton dimension 0 headsup makes, with slice<tokens<2>>(left, 0)", said)

    def test_numbers_instead_of_zeros(self):
        text = "constexpr auto x = zeros<float, tokens<2>>();\nauto y = x - zeros<float, keys<2>>();\n"
        self.assertIn("tensor([0., 0.]) tensor([[0., 0.], [0., 0.]])", self.shown(text)[1])
        self.assertNotIn("tensor([0., 0.])", self.shown(text, "--numbers")[1])

    def test_the_same_by_place(self):
        _, said = self.shown("auto y = contract<d_in>(predicted, ones<float, keys<2>, d_out<1>>());\n")
        self.assertIn("These are the same: the names are wrong, and the places are not.", said)

    def test_the_same_where_the_fix_supposes_something(self):
        _, said = self.shown("auto y = predicted - mean<batch>(predicted);\n")
        self.assertIn("These are the same: the fix says what is meant.", said)

    def test_zeros_are_no_witness(self):
        text = "auto y = contract<d_in>(zeros<float, batch<2>, d_in<3>>(), zeros<float, keys<2>, d_out<3>>());\n"
        self.assertIn("All of it is zero, which tells nothing apart", self.shown(text)[1])
        self.assertIn("These are the same", self.shown(text, "--numbers")[1])

    def test_why_there_is_nothing_to_show(self):
        for text, arguments, why in (
                ("auto y = wanted;\n", [], "program.cpp is accepted: there is nothing to witness"),
                ("auto y = unknown;\n", [], "does not compile, and it is not headsup that refuses it"),
                ("auto y = topk<keys, 2>(wanted);\n", [], "not known: its result is two tensors, whose axes have no names"),
                ("", ["--compiler", "no-such-compiler"], "there is no compiler no-such-compiler")):
            status, said = self.shown(text, *arguments)
            self.assertEqual(status, 1, said)
            self.assertIn("scripts/witness: ", said)
            self.assertIn(why, said)

    def test_files_and_help(self):
        ran = subprocess.run([root / "scripts/witness", "/nowhere.cpp"], capture_output=True, text=True)
        self.assertEqual((ran.returncode, ran.stderr),
                         (1, "scripts/witness: /nowhere.cpp cannot be read: No such file or directory\n"))
        self.assertIn("beside what the fix makes", subprocess.run([root / "scripts/witness", "--help"],
                                                                  capture_output=True, text=True).stdout)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        compiler = read_before(compiler, folder, "-DHEADSUP_AS_PYTORCH")
        unittest.main(argv=sys.argv[:1])
