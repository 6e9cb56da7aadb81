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
static_assert(all_sized<some, axis_size<role<"tokens">>> && all_sized<axes<>>);
static_assert(!all_sized<some> && !all_sized<some, axis_size<role<"keys">>> && !all_sized<some, int>);
static_assert(!all_sized<some, axis_size<role<"tokens">>, axis_size<role<"tokens">>>);
static_assert(extents_from<some>(sized<tokens>(5)).count() == 30);
