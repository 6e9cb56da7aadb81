#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>

using namespace headsup;
using namespace headsup::diagnostics;

/// Whether the text of a mistake begins so, ends so, and was not cut off.
template <class Mistake, std::size_t N, std::size_t M>
constexpr bool says_that(char const (&beginning)[N], char const (&end)[M]) {
  constexpr words text = Mistake::say();
  if (text.size() < N - 1 + M - 1 || text.size() >= 500) return false;
  for (std::size_t i = 0; i < N - 1; ++i)
    if (text.data()[i] != beginning[i]) return false;
  for (std::size_t i = 0; i < M - 1; ++i)
    if (text.data()[text.size() - (M - 1) + i] != end[i]) return false;
  return true;
}

// the values: shapes that do not go together
static_assert(says_that<no_subset<"operator+", axes<batch<2>, tokens<3>>, axes<tokens<3>, d_in<5>>>>(
    "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<3>), right "
    "(tokens<3>, "
    "d_in<5>); fix: ",
    ""));
static_assert(says_that<shapes_differ<"stack", axes<tokens<3>>, axes<tokens<3>>, axes<keys<3>>>>(
    "HU014 stack: the first tensor is (tokens<3>), another is (keys<3>); fix: ", ""));
static_assert(says_that<shapes_overlap<"lookup", axes<d_in<2>>, axes<vocab<5>, d_in<3>>>>(
    "HU023 lookup: the ids (d_in<2>) and the rows of the table (vocab<5>, d_in<3>) share a role; fix: ", ""));
static_assert(says_that<transpose_which<axes<batch<2>, tokens<3>, d_in<5>>>>(
    "HU020 transpose: (batch<2>, tokens<3>, d_in<5>) has not just two axes; fix: ", ""));

// a split into another product: of two parts, the one that divides the size is kept
static_assert(says_that<split_product<d_out<12>, axes<heads<5>, head_dim<4>>>>(
    "HU009 split: d_out<12> is not (heads<5>, head_dim<4>), which has 20 elements; ", "fix: heads<3>, head_dim<4>"));
static_assert(says_that<split_product<d_out<12>, axes<heads<3>, head_dim<5>>>>("HU009 split: ",
                                                                               "fix: heads<3>, head_dim<4>"));
static_assert(says_that<split_product<d_out<7>, axes<heads<2>, head_dim<3>>>>("HU009 split: ",
                                                                              "fix: d_out<6> or d_out<12>"));
static_assert(says_that<split_product<d_out<5>, axes<heads<2>, head_dim<3>>>>("HU009 split: ", "fix: d_out<6>"));
static_assert(says_that<split_product<d_out<7>, axes<head_dim<3>>>>("HU009 split: ", "fix: head_dim<7>"));
static_assert(says_that<split_product<d_out<7>, axes<batch<2>, heads<2>, head_dim<2>>>>("HU009 split: ",
                                                                                        "fix: d_out<8>"));

// a merged axis split in another way, also where more is known of it
using joined = merged<all_heads<6>, heads<2>, head_dim<3>>;
static_assert(says_that<split_order<joined, axes<head_dim<3>, heads<2>>>>(
    "HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), not from (head_dim<3>, heads<2>); fix: ", ""));
static_assert(says_that<split_order<normalized<joined>, axes<head_dim<3>, heads<2>>>>(
    "HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), ", ""));

// axes apart
static_assert(says_that<not_adjacent<axes<heads<1>, head_dim<1>>, axes<heads<2>, tokens<3>, head_dim<5>>>>(
    "HU011 merge: heads, head_dim do not stand side by side in that order in (heads<2>, tokens<3>, head_dim<5>); ",
    "fix: transpose<heads, tokens>(x) first"));
static_assert(says_that<not_adjacent<axes<head_dim<1>, heads<1>>, axes<tokens<3>, heads<2>, head_dim<5>>>>(
    "HU011 merge: head_dim, heads do not stand side by side in that order in (tokens<3>, heads<2>, head_dim<5>); fix: ",
    ""));
