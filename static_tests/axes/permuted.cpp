#include <headsup/axes/normalized.hpp>
#include <headsup/axes/permuted.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using x = axes<batch<2>, heads<3>, tokens<5>, head_dim<7>>;

// the type
static_assert(std::is_same_v<last_of<x>, head_dim<7>> && std::is_same_v<second_last_of<x>, tokens<5>>);
static_assert(std::is_same_v<last_of<axes<d_in<3>, d_out<2>>>, d_out<2>>);
static_assert(std::is_same_v<second_last_of<axes<d_in<3>, d_out<2>>>, d_in<3>>);
static_assert(std::is_same_v<last_of<axes<d_in<3>>>, d_in<3>>);

static_assert(std::is_same_v<swapped<x, heads, tokens>, axes<batch<2>, tokens<5>, heads<3>, head_dim<7>>>);
static_assert(std::is_same_v<swapped<x, tokens, heads>, swapped<x, heads, tokens>>);
static_assert(std::is_same_v<swapped<x, batch, head_dim>, axes<head_dim<7>, heads<3>, tokens<5>, batch<2>>>);
static_assert(std::is_same_v<swapped<swapped<x, batch, tokens>, batch, tokens>, x>);
static_assert(std::is_same_v<swapped<x, tokens, tokens>, x>);

// an axis takes along what it remembers
static_assert(std::is_same_v<swapped<axes<tokens<3>, normalized<keys<5>>>, tokens, keys>,  //
                             axes<normalized<keys<5>>, tokens<3>>>);

// some axes in the order of others; axes in the place of others, where the last of them stands
using four = axes<batch<2>, heads<3>, tokens<4>, head_dim<5>>;
static_assert(std::is_same_v<in_order_of<four, axes<tokens<1>, keys<1>, batch<1>>>, axes<tokens<4>, batch<2>>>);
static_assert(std::is_same_v<in_order_of<four, axes<>>, axes<>>);
static_assert(std::is_same_v<substituted<four, axes<heads<1>, head_dim<1>>, axes<all_heads<15>>>,
                             axes<batch<2>, tokens<4>, all_heads<15>>>);
static_assert(std::is_same_v<substituted<four, axes<head_dim<1>, heads<1>>, axes<heads<3>, head_dim<5>>>,
                             axes<batch<2>, tokens<4>, heads<3>, head_dim<5>>>);

// what it refuses
template <class List> concept has_last = requires { typename last_of<List>; };
template <class List> concept has_second_last = requires { typename second_last_of<List>; };
static_assert(has_last<axes<d_in<3>>> && !has_last<axes<>>);
static_assert(has_second_last<x> && !has_second_last<axes<d_in<3>>> && !has_second_last<axes<>>);
