// Includes headsup, beside a file that imports it.

#include <headsup/headsup.hpp>

using namespace headsup;

tensor<float, tokens<2>> sums_of(tensor<float, tokens<2>, keys<3>> const& x);
tensor<float, tokens<2>> sums_of(tensor<float, tokens<2>, keys<3>> const& x) { return sum<keys>(x); }
