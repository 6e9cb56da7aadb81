#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/ops/places.hpp>

#include <type_traits>

using namespace headsup;

constexpr tensor<int, tokens<2>, keys<3>> x{{{1, 2, 3}, {4, 5, 6}}};

// Adds ten times the place of the query, and a hundred times that of the key.
constexpr auto add_places = [](int number, std::size_t query, std::size_t key) {
  return number + 10 * static_cast<int>(query) + 100 * static_cast<int>(key);
};
template <template <std::size_t> class Query, template <std::size_t> class Key, class X>
constexpr auto placed(X const& numbers) {
  return headsup_detail::map_places<Query, Key, axes_of<X>>(numbers, add_places);
}

// the type: the axes that are asked for
static_assert(
    std::is_same_v<decltype(headsup_detail::map_places<
                            tokens, keys, axes<tokens<2>, upper_triangle<keys<3>, tokens<2>, 1>>>(x, add_places)),
                   tensor<int, tokens<2>, upper_triangle<keys<3>, tokens<2>, 1>>>);

// the values: each number with the places of its query and key, whichever role is which
static_assert(placed<tokens, keys>(x) == tensor<int, tokens<2>, keys<3>>{{{1, 102, 203}, {14, 115, 216}}});
static_assert(placed<keys, tokens>(x) == tensor<int, tokens<2>, keys<3>>{{{1, 12, 23}, {104, 115, 126}}});

// wherever the two axes stand, for every sequence; views, and sizes that only the run time knows
constexpr tensor<int, keys<2>, batch<2>, tokens<1>> apart{{{{1}, {2}}, {{3}, {4}}}};
static_assert(placed<tokens, keys>(apart) == tensor<int, keys<2>, batch<2>, tokens<1>>{{{{1}, {2}}, {{103}, {104}}}});
static_assert(placed<tokens, keys>(view(x)) == placed<tokens, keys>(x));
