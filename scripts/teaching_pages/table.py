"""The static test that compares each line of docs/teaching/pytorch_and_einops.md with what PyTorch printed for it."""

import json
import re
import textwrap

from pages import Complaint

head = """// Written by scripts/teaching from docs/teaching/pytorch_and_einops.md and what PyTorch printed for its lines. Change
// the page, not this.

#include <headsup/headsup.hpp>

using namespace headsup;

namespace {

{tensors}
constexpr double inf = headsup_math::infinity<double>;

constexpr bool near(double a, double b) {
  return a == b || (a < b ? b - a : a - b) <= 2e-6 * (1 + (b < 0 ? -b : b));
}

// Whether the result has that shape, and the numbers that PyTorch computed.
template <Tensor X, std::size_t Rank, std::size_t Count>
constexpr bool same(X const& result, std::size_t const (&shape)[Rank], double const (&numbers)[Count]) {
  bool so = axes_of<X>::rank == Rank && result.size() == Count;
  for (std::size_t i = 0; so && i < Rank; ++i) so = result.sizes().data()[i] == shape[i];
  for (std::size_t i = 0; so && i < Count; ++i) so = near(static_cast<double>(result.data()[i]), numbers[i]);
  return so;
}
constexpr bool same(auto result, double number) { return near(static_cast<double>(result), number); }
"""


def rows(page):
    """The lines of the page's tables: the code in PyTorch and in headsup."""
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0].startswith("`"):
            yield cells[0].strip("`"), cells[2].strip("`")


def wrapped(text, indent):
    return "\n".join(textwrap.wrap(text, 120 - indent, initial_indent=" " * indent, subsequent_indent=" " * indent,
                                   break_long_words=False, break_on_hyphens=False))


def static_test(page, printed):
    tensors = re.search(r"```cpp\n(.+?)```", page, re.DOTALL)[1]
    parts = [head.replace("{tensors}", tensors)]
    lines, outputs = list(rows(page)), printed.splitlines()
    if len(lines) != len(outputs):
        raise Complaint("docs/teaching/pytorch/pytorch_and_einops.txt is not of the lines of the page; fix: "
                        "scripts/teaching --run-pytorch\n" + "\n".join(outputs[-1:]))
    for (pytorch, code), output in zip(lines, outputs):
        result = json.loads(output)
        if result["pytorch"] != pytorch:
            raise Complaint(f"no output of PyTorch is stored for `{pytorch}`; fix: scripts/teaching --run-pytorch")
        numbers = ", ".join(result["numbers"].split())
        if result["shape"]:
            shape = ", ".join(map(str, result["shape"]))
            call = f"static_assert(same({code}, {{{shape}}}, {{"
            parts.append(f"\n// {pytorch}\n{wrapped(call, 0)}\n{wrapped(numbers + '}));', 2)}\n")
        else:
            parts.append(f"\n// {pytorch}\nstatic_assert(same({code}, {numbers}));\n")
    return "".join(parts) + "\n}  // namespace\n"
