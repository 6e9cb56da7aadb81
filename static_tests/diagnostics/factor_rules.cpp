#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/factor_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct split : rule::call<"split", "(x)", rule::fix::rename> {};

template <Axis A, Axis... Into> using cut = multiply_to<split, A, axes<Into...>>;

// the values: the product of the sizes
static_assert(cut<d_out<6>, heads<2>, head_dim<3>>::value && cut<d_out<6>, head_dim<6>>::value &&
              !cut<d_out<6>, heads<2>, head_dim<4>>::value && !cut<d_out<6>, heads<2>>::value);

// the words: the first factor that divides keeps its size, otherwise the nearest sizes that are divided
static_assert(says_that<cut<d_out<12>, heads<5>, head_dim<4>>>(
    "HU009 split: d_out<12> is not (heads<5>, head_dim<4>), which has 20 elements; ",
    "fix: split<d_out, heads<3>, head_dim<4>>(x)"));
static_assert(says_that<cut<d_out<12>, heads<3>, head_dim<5>>>("HU009 split: ",
                                                               "fix: split<d_out, heads<3>, head_dim<4>>(x)"));
// what PyTorch's split takes would be two parts of 4: heads are none
static_assert(says_that<cut<d_out<8>, heads<4>, head_dim<4>>>(
    "HU009 split: ", "has 16 elements; fix: split<d_out, heads<4>, head_dim<2>>(x)"));
static_assert(says_that<cut<d_out<7>, heads<2>, head_dim<3>>>("HU009 split: ", "fix: d_out<6> or d_out<12>"));
static_assert(says_that<cut<d_out<5>, heads<2>, head_dim<3>>>("HU009 split: ", "fix: d_out<6>"));
static_assert(says_that<cut<d_out<7>, head_dim<3>>>("HU009 split: ", "fix: split<d_out, head_dim<7>>(x)"));
static_assert(says_that<cut<d_out<7>, batch<2>, heads<2>, head_dim<2>>>("HU009 split: ", "fix: d_out<8>"));

// where the call says the size too
static_assert(says_that<multiply_to<split, d_out<12>, axes<heads<5>, head_dim<4>>, true>>(
    "HU009 split: ", "fix: split<..., d_out<12>, heads<3>, head_dim<4>>(x)"));
