"""Removes the rules of a small library one by one, wherever a list of rules can be."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent)]

from checks import checks_of  # noqa: E402
from compiler import with_switches  # noqa: E402
from rules import rules_of  # noqa: E402


def mutate(*arguments, include=here / "fixture/include", cases=here / "fixture/cases"):
    ran = subprocess.run([sys.executable, "-B", here, "--include", include, "--cases", cases, *arguments],
                         capture_output=True, text=True)
    return ran.returncode, ran.stdout + ran.stderr


def switched(source):
    rules, lists = rules_of("small.hpp", source, [source], set())
    checks = sorted(rules + checks_of("small.hpp", source, {}, set(), lists), key=lambda check: check.at)
    return with_switches(source, enumerate(checks)).replace("::headsup::mutation::", "")


class Switches(unittest.TestCase):
    def test_a_conjunct_asks_a_type_of_its_concept(self):
        self.assertEqual(switched("template <template <std::size_t> class R, class X> concept can_go = a<R> && b<X>;"),
                         "template <template <std::size_t> class R, class X> concept can_go = "
                         "((a<R>) || off<0, X>) && ((b<X>) || off<1, X>);")
        self.assertIn("((a<Xs...>) || off<0, Xs...>)", switched("template <class... Xs> concept can_go = a<Xs...>;"))
        without_types = checks_of("small.hpp", "template <std::size_t N> concept can_go = a<N>;", {}, set(), set())
        self.assertEqual([check.switch for check in without_types], [None])

    def test_a_rule_may_stand_within_a_call(self):
        self.assertEqual(switched("using checked = decltype(headsup_diagnostics::check<all<a<N>, b<As>...>>());"),
                         "using checked = decltype(check<0, all<rule<1, a<N>>, rule<2, b<As>>...>>());")

    def test_a_condition_asks_the_switch_where_it_does_not_hold(self):
        self.assertIn("static_assert(holds<0, (N != 0), sized>(), ",
                      switched('template <int N> struct sized {\n  static_assert(N != 0, "HU001 sized: none");\n};'))
        self.assertIn("check<m, holds<0, (good), m>()>()", switched("using c = headsup_diagnostics::check<m, good>();"))

    def test_a_constructor_refuses_twice(self):
        self.assertEqual(switched("t() noexcept(sizeof(refusal<m<X>>) != 0) { static_assert(!HEADSUP_MISTAKE(m<X>)); }"),
                         "t() noexcept(!found<0, m<X>>()) { static_assert(!found<0, m<X>>()); }")


class Mutation(unittest.TestCase):
    def test_every_rule_is_found(self):
        _, said = mutate("--list")
        rules = [line.split(": rule ")[1] for line in said.splitlines() if ": rule " in line]
        self.assertEqual(rules, [
            "halve::rules: headsup_rule::at_least<Role<N>::size, 2>",
            "halve::rules: headsup_rule::even<halve::name, N>",
            "moving::rules: headsup_rule::at_least<By, 1>",
            "moving::rules: headsup_rule::even<moving::name, By>",
            "between_rules: headsup_rule::at_least<(Ns + ... + 0), 1>",
            "between_rules: headsup_rule::at_most<(Ns + ... + 0), 9>",
            "between_rules: headsup_rule::even<Op, sizeof...(Ns)>",
            "between_rules: headsup_rule::at_most<First, 5>",
            "small: headsup_rule::at_most<N, 3>",
            "tiny_rules: headsup_rule::at_most<N, 2>",
        ])

    def test_the_one_without_a_case_survives(self):
        status, said = mutate("--only", ": rule ")
        survivors = [line for line in said.splitlines() if line.startswith("survivor:")]
        self.assertEqual(len(survivors), 1, said)
        self.assertIn("halve::rules: headsup_rule::even<halve::name, N>", survivors[0])
        self.assertIn("9 of 10 checks guarded", said)
        self.assertEqual(status, 1)

    def test_a_guarded_one_is_no_complaint(self):
        status, said = mutate("--only", "tiny_rules")
        self.assertEqual(status, 0, said)
        self.assertIn("1 of 1 checks guarded", said)

    def test_what_is_recorded_saves_compilations_and_decides_nothing(self):
        with tempfile.TemporaryDirectory() as scratch:
            cases, record = pathlib.Path(scratch, "cases"), pathlib.Path(scratch, "mutation/guards.txt")
            shutil.copytree(here / "fixture/cases", cases)
            record.parent.mkdir()

            def verdict(*arguments):
                _, said = mutate(*arguments, "--only", "between", cases=cases)
                guarded, compilations = re.search(r"(\d+ of \d+) checks guarded \(9 cases, (\d+)", said).groups()
                return guarded, int(compilations)

            guarded, first = verdict("--record")
            self.assertIn("\nbetween_odd guards headsup.hpp: rule between_rules: ", record.read_text())
            self.assertEqual(verdict()[0], guarded)
            self.assertLess(verdict()[1], first)
            record.write_text(record.read_text().replace("between_odd", "tiny_more"))
            self.assertEqual(verdict()[0], guarded)

    def test_cases_that_are_red_are_not_asked_again(self):
        asked = mutate("--only", "tiny_rules")[1]
        self.assertIn("2 compilations", asked)
        self.assertIn("1 compilations", mutate("--only", "tiny_rules", "--cases-are-red")[1])

    def test_a_form_that_is_no_longer_found_fails(self):
        self.assertEqual(mutate("--list", "--require", "rule")[0], 0)
        status, said = mutate("--list", "--require", "constructor")
        self.assertEqual(status, 2)
        self.assertIn("no check of kind constructor found", said)
        with tempfile.TemporaryDirectory() as empty:
            self.assertEqual(mutate("--list", "--require", "rule", include=pathlib.Path(empty))[0], 2)

    def test_a_mutant_that_is_no_program_fails(self):
        source = (here / "fixture/include/headsup/headsup.hpp").read_text()
        with tempfile.TemporaryDirectory() as include:
            changed = pathlib.Path(include) / "headsup/headsup.hpp"
            changed.parent.mkdir()
            changed.write_text(source.replace("\n#endif\n", "\nstatic_assert(headsup::ask<headsup::between_rules<\"\", 1>>());\n\n#endif\n"))
            status, said = mutate("--only", "First, 5", include=pathlib.Path(include))
        self.assertEqual(status, 1)
        self.assertIn("without it the headers", said + "")


if __name__ == "__main__":
    unittest.main(verbosity=2)
