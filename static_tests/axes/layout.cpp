#include <headsup/axes/layout.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;

using x = axes<batch<2>, heads<3>, tokens<5>, head_dim<7>>;

// the values: row-major, the last axis contiguous
static_assert(stride<head_dim<7>, x> == 1 && stride<tokens<5>, x> == 7);
static_assert(stride<heads<3>, x> == 35 && stride<batch<2>, x> == 105);

// by role: neither the given size nor what the list knows about sums matters
static_assert(stride<tokens<1>, x> == 7);
static_assert(stride<keys<5>, axes<normalized<keys<5>>, d_in<2>>> == 2);

// a missing axis has stride 0, whatever comes after its place
static_assert(stride<keys<5>, x> == 0 && stride<keys<5>, axes<>> == 0);
static_assert(stride<batch<1>, axes<batch<1>, tokens<1>>> == 1);

// every element of a list is reached once
static_assert([] {
  int reached[2 * 3 * 5 * 7]{};
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t h = 0; h < 3; ++h)
      for (std::size_t t = 0; t < 5; ++t)
        for (std::size_t d = 0; d < 7; ++d)
          ++reached[b * stride<batch<2>, x> + h * stride<heads<3>, x> + t * stride<tokens<5>, x> +
                    d * stride<head_dim<7>, x>];
  for (int times : reached)
    if (times != 1) return false;
  return true;
}());

static_assert(sizes_of<x>::value[0] == 2 && sizes_of<x>::value[1] == 3);
static_assert(sizes_of<x>::value[2] == 5 && sizes_of<x>::value[3] == 7);
static_assert(sizes_of<axes<tokens<6>>>::value[0] == 6);
static_assert(sizeof sizes_of<axes<>>::value > 0);  // an array, although of no axis
