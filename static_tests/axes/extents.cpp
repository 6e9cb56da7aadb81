#include <headsup/axes/extents.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using fixed = axes<batch<2>, tokens<5>, d_in<3>>;
using some = axes<batch<2>, tokens<dynamic>, d_in<3>>;

// the type: fixed sizes take no space
static_assert(std::is_empty_v<extents<fixed>> && !std::is_empty_v<extents<some>>);
static_assert(std::is_same_v<decltype(sized<tokens>(5)), axis_size<tokens<1>::role>>);

// the values: sizes and strides by role, 0 for a role that is not there
static_assert(extents<fixed>::count() == 30 && extents<axes<>>::count() == 1);
static_assert(extents<fixed>::of<tokens<1>>() == 5 && extents<fixed>::of<keys<1>>() == 0);
static_assert(extents<fixed>::stride_of<batch<1>>() == 15 && extents<fixed>::stride_of<keys<1>>() == 0);
static_assert(extents<fixed>::data()[1] == 5);
constexpr extents<some> five{{2, 5, 3}};
static_assert(five.count() == 30 && five.of<tokens<1>>() == 5 && five.of<keys<1>>() == 0);
static_assert(five.stride_of<batch<1>>() == 15 && five.stride_of<tokens<1>>() == 3 && five.stride_of<keys<1>>() == 0);
static_assert(five.data()[1] == 5);

// sizes beyond memory do not wrap around
static_assert(extents<axes<tokens<dynamic>, d_in<4>>>{{dynamic / 2, 4}}.count() == dynamic);

// sizes are gathered by role, from the first list that has it, or taken over in order
static_assert(sizes_from<axes<d_in<3>, tokens<dynamic>>>(five).of<tokens<1>>() == 5);
static_assert(sizes_from<axes<keys<dynamic>, tokens<dynamic>>>(five, extents<axes<keys<7>, tokens<9>>>{}).data()[0] ==
              7);
static_assert(sizes_from<axes<keys<dynamic>, tokens<dynamic>>>(five, extents<axes<keys<7>, tokens<9>>>{}).data()[1] ==
              5);
static_assert(std::is_empty_v<decltype(sizes_from<fixed>(five))>);
static_assert(in_places<axes<batch<2>, keys<dynamic>, d_in<3>>>(five).of<keys<1>>() == 5);
static_assert(std::is_empty_v<decltype(in_places<axes<batch<2>, keys<5>, d_in<3>>>(five))>);

// what it refuses: no element at all
static_assert(sized<tokens>(5).size == 5 && sized<tokens>(std::size_t{1}).size == 1);
static_assert(!Constant<[] { return sized<tokens>(0).size; }> && !Constant<[] { return sized<tokens>(-1).size; }>);

// sizes by role, one for each dynamic axis
static_assert(all_sized<some, axis_size<named_role<"tokens">>> && all_sized<axes<>>);
static_assert(!all_sized<some> && !all_sized<some, axis_size<named_role<"keys">>> && !all_sized<some, int>);
static_assert(!all_sized<some, axis_size<named_role<"tokens">>, axis_size<named_role<"tokens">>>);
static_assert(extents_from<some>(sized<tokens>(5)).count() == 30);

// strides
using all = axes<batch<2>, heads<3>, tokens<5>, head_dim<7>>;

// the values: row-major, the last axis contiguous
static_assert(stride<head_dim<7>, all> == 1 && stride<tokens<5>, all> == 7);
static_assert(stride<heads<3>, all> == 35 && stride<batch<2>, all> == 105);

// by role: neither the given size nor what the list knows about sums matters
static_assert(stride<tokens<1>, all> == 7);
static_assert(stride<keys<5>, axes<normalized<keys<5>>, d_in<2>>> == 2);

// a missing axis has stride 0, whatever comes after its place
static_assert(stride<keys<5>, all> == 0 && stride<keys<5>, axes<>> == 0);
static_assert(stride<batch<1>, axes<batch<1>, tokens<1>>> == 1);

// every element of a list is reached once
static_assert([] {
  int reached[2 * 3 * 5 * 7]{};
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t h = 0; h < 3; ++h)
      for (std::size_t t = 0; t < 5; ++t)
        for (std::size_t d = 0; d < 7; ++d)
          ++reached[b * stride<batch<2>, all> + h * stride<heads<3>, all> + t * stride<tokens<5>, all> +
                    d * stride<head_dim<7>, all>];
  for (int times : reached)
    if (times != 1) return false;
  return true;
}());

static_assert(sizes_of<all>::value[0] == 2 && sizes_of<all>::value[1] == 3);
static_assert(sizes_of<all>::value[2] == 5 && sizes_of<all>::value[3] == 7);
static_assert(sizes_of<axes<tokens<6>>>::value[0] == 6);
static_assert(sizeof sizes_of<axes<>>::value > 0);  // an array, although of no axis
