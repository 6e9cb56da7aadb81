"""A fix that leads elsewhere than its case says is noticed, whatever it is that differs."""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

here = pathlib.Path(__file__).resolve().parent

operands = """
#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<2>, d_in<3>>();
constexpr auto y = zeros<float, tokens<2>, d_out<3>>();
"""


def case(refused, twin, notes=""):
    return f"// expect: HU\n{notes}{operands}\n#ifdef REFUSED\nauto z = {refused};\n#else\nauto z = {twin};\n#endif\n"


cases = {
    "right": case("x - y", "x - rename<d_out, d_in>(y)"),
    "other_numbers": case("x - y", "rename<d_out, d_in>(y) - x"),
    "other_axes": case("x - y", "rename<d_in, d_out>(x) - y"),
    "other_factors": case("x - y", "assume_factors<d_in, heads<1>, head_dim<3>>(x - rename<d_out, d_in>(y))"),
    "stated_otherwise": case("x - y", "x - rename<d_out, d_in>(y)", "// then: axes<d_in<3>, tokens<2>>\n"),
    "stated_for_none": case("x - y", "x - rename<d_out, d_in>(y)", "// then 2: x\n"),
    "advice": case("softmax<keys>(softmax<keys>(rename<tokens, keys>(x)))", "softmax<keys>(rename<tokens, keys>(x))"),
    "advice_that_none_gives": case("x - y", "x - rename<d_out, d_in>(y)", "// advice: leave it out\n"),
    "placed_nowhere": case("x - y", "x - rename<d_out, d_in>(y)", "// at: q in q * k\n"),
    "not_refused": case("x - x", "x - x"),
}


class Fixes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in cases.items():
                (pathlib.Path(folder) / f"{name}.cpp").write_text(text)
            ran = subprocess.run([sys.executable, "-B", here, "--cases", folder], capture_output=True, text=True)
        cls.status, cls.said = ran.returncode, ran.stdout + ran.stderr

    def test_all_but_the_right_one_are_complaints(self):
        self.assertEqual(self.status, 1, self.said)
        for name in cases:
            lines = [line for line in self.said.splitlines() if re.match(rf"{name}(,|:|$)", line)]
            self.assertEqual(len(lines), 0 if name == "right" else 1, self.said)

    def test_each_for_its_reason(self):
        for words in ("other_numbers, fix 1: rename<d_out, d_in>(right) if d_out means d_in: ", "tokens<2>, d_in<3> instead of tokens<2>, d_out<3>", "which is not what the case states",
                      "then 2", "the case does not call it advice", "the message does not give it", "does not stand in",
                      "no sentence"):
            self.assertIn(words, self.said)

    def test_those_that_hold_are_counted(self):
        self.assertRegex(self.said, r"\n\d of \d fixes hold \(10 cases, ")


if __name__ == "__main__":
    unittest.main()
