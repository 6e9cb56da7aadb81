#include <headsup/axes/roles.hpp>
#include <headsup/ops/squeeze.hpp>

using namespace headsup;

using x = tensor<int, batch<1>, tokens<3>, d_out<1>>;

// the type: the axis that is named goes, no other
static_assert(std::is_same_v<decltype(squeeze<d_out>(x{})), tensor<int, batch<1>, tokens<3>>>);
static_assert(std::is_same_v<decltype(squeeze<batch>(x{})), tensor<int, tokens<3>, d_out<1>>>);

// the values
static_assert(squeeze<d_out>(x{{{{1}, {2}, {3}}}}) == tensor<int, batch<1>, tokens<3>>{{{1, 2, 3}}});

// what it refuses
static_assert(can_squeeze<batch, x> && !can_squeeze<tokens, x> && !can_squeeze<keys, x> && !can_squeeze<batch, int>);
