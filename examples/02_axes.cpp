// An axis is a role and a size. One line defines your own role; the library has those of attention.
// g++ -std=c++20 -Iinclude examples/02_axes.cpp && ./a.out

#include <headsup/axes/list.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;

template <std::size_t N> struct layers_deep : axis<"layers_deep", N> {};

// Pixels, frames or nodes are things of their own, as tokens are, and not features of one: no norm mixes them.
template <std::size_t N> struct pixels : axis<"pixels", N>, of_separate_things {};

// The size is part of the type, and so is the role: two axes are the same only if both agree.
static_assert(layers_deep<12>::size == 12);
static_assert(same_role<tokens<6>, tokens<7>> && !same_axis<tokens<6>, tokens<7>>);
static_assert(!same_role<tokens<6>, keys<6>>);  // equal sizes do not make equal axes

// A shape is a list of axes, the last one contiguous in memory.
using shape = axes<batch<2>, tokens<6>, d_in<3>>;
static_assert(shape::rank == 3 && shape::size == 36);

// Operations find an axis by its role, at any position.
static_assert(size_of<d_in, shape> == 3 && size_of<keys, shape> == 0);
static_assert(same_axis<axis_of<shape, tokens>, tokens<6>>);
static_assert(!same_axes<shape, axes<tokens<6>, batch<2>, d_in<3>>>);  // the order counts

int main() {}
