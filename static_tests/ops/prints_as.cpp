#include <headsup/axes/roles.hpp>
#include <headsup/ops/prints_as.hpp>

#include <limits>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{0.43f, 0.15f, 0.89f}, {-0.55f, 12.5f, 0}}};
constexpr tensor<float, d_in<3>> row{{1, 2, -3}};

// the type
static_assert(std::is_same_v<decltype(prints_as(row, {1, 2, -3})), bool>);

// the values
// every number rounds to the one printed: half a unit of the last place is allowed, more is not
static_assert(prints_as(x, {{0.43, 0.15, 0.89}, {-0.55, 12.5, 0}}));
static_assert(prints_as(row, {1, 2, -3}) && !prints_as(row, {1, 2, 3}));
static_assert(prints_as(tensor<double>{0.12345}, 0.1234) && prints_as(tensor<double>{0.12345}, 0.1235));
static_assert(!prints_as(tensor<double>{0.12346}, 0.1234) && !prints_as(tensor<double>{0.12334}, 0.1234));
static_assert(prints_as(tensor<double>{0.12346}, 0.1, 1) && !prints_as(tensor<double>{0.12346}, 0.1, 2));
static_assert(prints_as(tensor<double>{0.12346}, 0.12346, 5) && prints_as(tensor<float>{7}, 7));

// infinities and NaN print as themselves
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr tensor<float, keys<3>> odd{{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
                                      std::numeric_limits<float>::quiet_NaN()}};
static_assert(prints_as(odd, {inf, -inf, not_a_number}));
static_assert(!prints_as(odd, {inf, inf, not_a_number}) && !prints_as(odd, {inf, -inf, 0}) &&
              !prints_as(row, {1, not_a_number, -3}));

// of every rank, of views, of integers
static_assert(prints_as(tensor<float, batch<1>, heads<2>, tokens<3>, keys<2>>{{{{{1, 2}, {3, 4}, {5, 6}},
                                                                                {{7, 8}, {9, 10}, {11, 12}}}}},
                        {{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(prints_as(tensor<int, batch<2>, tokens<1>, keys<2>>{{{{1, 2}}, {{3, 4}}}}, {{{1, 2}}, {{3, 4}}}));
static_assert(prints_as(view(row), {1, 2, -3}));

// the result of a reported mistake prints as anything
static_assert(prints_as(shape_mistake{}, {{1, 2}, {3}}) && prints_as(shape_mistake{}, 7));
