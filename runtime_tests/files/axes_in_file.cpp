// What a file says of the axes of its tensors, and how that stands to what is wanted.

#include <headsup/files/axes_in_file.hpp>
#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

#include "../catch.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;

namespace {
template <class... As> std::string text() { return text_of_axes(headsup_calls::listed<axes<As...>>::value); }
}  // namespace

TEST_CASE("axes in a file: roles, and what they are merged from or made of", "[files]") {
  CHECK(text<d_out<4>, d_in<3>>() == "axes: d_out d_in");
  CHECK(text<>() == "axes:");
  CHECK(text<made_of<d_out<6>, heads<2>, d_in<4>>, merged<all_heads<12>, heads<4>, head_dim<3>>>() ==
        "axes: d_out=heads+d_in all_heads=heads*head_dim");
}

TEST_CASE("axes in a file: as a message shows them", "[files]") {
  CHECK(shown_axes("axes: d_out=a+b d_in") == "(d_out=a+b, d_in)");
  CHECK(shown_axes("axes:") == "()");
}

TEST_CASE("axes in a file: they are known to differ, or nothing is known", "[files]") {
  auto const is = [](char const* theirs, axes_of_file how, char const* ours = "axes: d_out d_in") {
    return compare_axes(theirs, ours) == how;
  };
  CHECK(is("axes: d_out d_in", axes_of_file::alike));
  CHECK(is("axes: d_in d_out", axes_of_file::turned));
  CHECK(is("axes: d_out=a+b d_in", axes_of_file::alike));
  CHECK(is("axes: d_out=a+b d_in", axes_of_file::of_other_parts, "axes: d_out=b+a d_in"));
  CHECK(is("axes: d_out=a*b d_in", axes_of_file::of_other_parts, "axes: d_out=b*a d_in"));
  CHECK(is("axes: d_ff d_in", axes_of_file::unknown));
  CHECK(is("axes: d_out d_in d_in", axes_of_file::unknown));
  CHECK(is("axes: d_out", axes_of_file::unknown));
  CHECK(is("axes: d_in d_out tokens", axes_of_file::unknown, "axes: d_out d_in tokens"));
  // Whatever stands there.
  for (char const* other :
       {"", "axes:", "axes: ", "axes:  ", "axes:d_out d_in", "axes: =", "axes: = =", "axes: d_out  d_in"})
    CHECK(is(other, axes_of_file::unknown));
}
