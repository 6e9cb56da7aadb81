#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/tensor/tensor.hpp>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using x3 = tensor<float, batch<2>, tokens<3>, d_in<5>>;
using large = tensor<float, tokens<128>, d_in<64>>;

// the type
static_assert(std::is_same_v<x3::scalar, float> && std::is_same_v<x3::axes, axes<batch<2>, tokens<3>, d_in<5>>>);
static_assert(x3::rank == 3 && x3::size() == 30 && tensor<float>::rank == 0 && tensor<float>::size() == 1);

static_assert(std::is_trivially_copyable_v<x3> && sizeof(x3) == 30 * sizeof(float));

// of two overloads, that for its own axes is chosen
constexpr char const* overloaded(tensor<float, tokens<6>> const&) { return "tokens"; }
constexpr char const* overloaded(tensor<float, keys<6>> const&) { return "keys"; }
static_assert(overloaded(tensor<float, keys<6>>{})[0] == 'k');

// a large one moves, and is copied only by clone()
static_assert(std::is_nothrow_move_constructible_v<large> && std::is_nothrow_move_assignable_v<large>);
static_assert(!std::is_copy_constructible_v<large> && !std::is_copy_assignable_v<large>);
static_assert(std::is_nothrow_move_constructible_v<large> && sizeof(large) == sizeof(float*));
static_assert(std::is_same_v<decltype(std::declval<large const&>().clone()), large>);

// the values: zeros at first
static_assert(x3{}(1, 2, 4) == 0 && tensor<int>{}() == 0);

// literals of every depth, row-major
constexpr tensor<float> scalar = 3;
constexpr tensor<float, d_in<3>> vector{{1, 2, 3}};
constexpr tensor<float, tokens<2>, d_in<3>> matrix{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> cube{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};
constexpr tensor<double, batch<1>, heads<2>, tokens<3>, keys<1>> deep{{{{{1}, {2}, {3}}, {{4}, {5}, {6}}}}};
static_assert(scalar() == 3 && scalar == 3);
static_assert(vector(0) == 1 && vector(2) == 3);
static_assert(matrix(0, 2) == 3 && matrix(1, 0) == 4 && matrix.data()[5] == 6);
static_assert(cube(0, 2, 1) == 6 && cube(1, 0, 0) == 7 && cube(1, 2, 1) == 12 && cube.data()[9] == 10);
static_assert(deep(0, 0, 2, 0) == 3 && deep(0, 1, 1, 0) == 5);

// one number is braced like several
constexpr tensor<float, tokens<1>> one{{7}};
constexpr tensor<float, tokens<1>, d_in<1>> one_by_one{{{7}}};
static_assert(one(0) == 7 && one_by_one(0, 0) == 7);

// arrays are read like braces
constexpr float an_array[] = {1, 2, 3};
constexpr float array_of_rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
static_assert(tensor<float, d_in<3>>(an_array) == vector && tensor<float, tokens<2>, d_in<3>>(array_of_rows) == matrix);
static_assert(tensor<float, tokens<dynamic>, d_in<3>>(array_of_rows).size() == 6);

// positions of any integer type, and places that can be written to
static_assert([] {
  x3 x;
  x(1, 2u, std::size_t{4}) = 7;
  tensor<int> total;
  total() = 5;
  return x.data()[29] == 7 && x(1L, 2, 4) == 7 && total == 5;
}());

// copies are independent
static_assert([] {
  x3 x;
  x3 const copy = x;
  x3 const clone = x.clone();
  x(0, 1, 0) = 3;
  return copy(0, 1, 0) == 0 && clone(0, 1, 0) == 0 && copy != x;
}());

// what was known about sums can be forgotten, and is not part of equality
constexpr tensor<float, tokens<2>, normalized<keys<2>>> weights{{{0.25f, 0.75f}, {1, 0}}};
constexpr tensor<float, tokens<2>, keys<2>> forgotten = weights;
static_assert(forgotten(0, 1) == 0.75f && forgotten == weights);

// beyond what fits in an object, memory moves, and lives as long as the constant expression
constexpr float sum_of_many() {
  large x;
  for (std::size_t i = 0; i < large::size(); ++i) x.data()[i] = static_cast<float>(i % 3);
  float const* const first = x.data();
  large const moved = static_cast<large&&>(x);
  large const clone = moved.clone();
  if (moved.data() != first || clone.data() == first || moved != clone || x.data() != nullptr) return -1;
  float total = 0;
  for (std::size_t i = 0; i < large::size(); ++i) total += clone.data()[i];
  return total;
}
static_assert(sum_of_many() == 8191);
static_assert([] {
  tensor<float, tokens<128>, normalized<d_in<64>>> known;
  known(127, 63) = 3;
  float const* const first = known.data();
  large const plain = static_cast<decltype(known)&&>(known);
  return plain(127, 63) == 3 && plain.data() == first;
}());

// what it refuses: a hidden copy, another shape, another number of positions, numbers out of nowhere
static_assert(!std::is_copy_constructible_v<large> && !std::is_copy_assignable_v<large>);
static_assert(!can_hold<axes<tokens<3>, batch<2>, d_in<5>>, x3::axes> && can_hold<x3::axes, x3::axes>);
static_assert(!can_hold<axes<tokens<2>, normalized<keys<2>>>, axes<tokens<2>, keys<2>>> &&
              can_hold<axes<tokens<2>, keys<2>>, axes<tokens<2>, normalized<keys<2>>>>);
static_assert(!same_axes<axes<tokens<2>, keys<3>>, axes<keys<3>, tokens<2>>> &&
              same_axes<axes<tokens<2>, keys<3>>, axes<tokens<2>, normalized<keys<3>>>>);
static_assert(!std::is_constructible_v<x3, float>);
static_assert(std::is_convertible_v<tensor<float>, float> && std::is_convertible_v<float, tensor<float>>);

// the numbers as a range, in their order in memory; a subscript where there is one axis
constexpr float total(auto const& all) {
  float sum = 0;
  for (float each : all) sum += each;
  return sum;
}
static_assert(total(matrix) == total(matrix.clone()) && total(tensor<float, d_in<3>>{1, 2, 5}) == 8);
static_assert(tensor<float, d_in<3>>{1, 2, 5}[-1] == 5 && matrix.end() - matrix.begin() == 6);

// a number of a temporary is constant: what is written to it would be lost
template <class X> concept can_write = requires(X&& x) { static_cast<X&&>(x)(1, 2) = 5; };
template <class X> concept can_write_row = requires(X&& x) { static_cast<X&&>(x)[2] = 5; };
static_assert(can_write<tensor<float, tokens<2>, d_in<3>>&> && !can_write<tensor<float, tokens<2>, d_in<3>>> &&
              !can_write<tensor<float, tokens<2>, d_in<3>> const&>);
static_assert(can_write_row<tensor<float, d_in<3>>&> && !can_write_row<tensor<float, d_in<3>>>);

// one position for each axis, from the start or from the end
static_assert(matrix(-1, -3) == matrix(1, 0) && matrix(-2, 2) == matrix(0, 2));
static_assert(headsup_rule::has_a_position_per_axis<x3::axes, int, int, int>::value &&
              !headsup_rule::has_a_position_per_axis<x3::axes, int, int>::value);

// a position outside is not a constant expression
static_assert(Constant<[] { return matrix(1, 2); }>);
static_assert(!Constant<[] { return matrix(2, 0); }>);
static_assert(!Constant<[] { return matrix(0, 3); }>);
static_assert(!Constant<[] { return matrix(0, -4); }>);
