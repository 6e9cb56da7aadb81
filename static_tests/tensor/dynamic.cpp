#include <headsup/axes/roles.hpp>
#include <headsup/tensor/tensor.hpp>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using some = tensor<float, batch<2>, tokens<dynamic>, d_in<3>>;

// the type: it is made from its sizes, moves, and is copied by clone() only
static_assert(std::is_same_v<some::scalar, float> && some::rank == 3);
static_assert(std::is_same_v<some::axes, axes<batch<2>, tokens<dynamic>, d_in<3>>>);
static_assert(std::is_same_v<headsup_detail::tensor_over<float, some::axes>, some>);
static_assert(std::is_nothrow_move_constructible_v<some> && std::is_nothrow_move_assignable_v<some>);
static_assert(!std::is_copy_constructible_v<some> && !std::is_copy_assignable_v<some>);
static_assert(std::is_same_v<decltype(std::declval<some const&>().clone()), some>);

// fixed sizes cost nothing at run time
static_assert(std::is_trivially_copyable_v<tensor<float, tokens<2>, d_in<3>>> &&
              sizeof(tensor<float, tokens<2>, d_in<3>>) == 6 * sizeof(float));
static_assert(sizeof(tensor<float, tokens<4096>, d_in<64>>) == sizeof(float*));

// the values: zeros at first, then what is written
static_assert([] {
  some x(sized<tokens>(4));
  bool zeros = x.size() == 24;
  for (std::size_t i = 0; i < x.size(); ++i) zeros = zeros && x.data()[i] == 0;
  x(1, 3, 2) = 7;
  return zeros && x.data()[23] == 7;
}());

// literals of every depth, whose sizes are those of the braces
static_assert([] {
  tensor<int, tokens<dynamic>> const row{{1, 2, 3}};
  tensor<int, tokens<dynamic>, d_in<2>> const matrix{{{1, 2}, {3, 4}, {5, 6}}};
  tensor<int, batch<2>, tokens<dynamic>, d_in<dynamic>> const cube{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}};
  tensor<int, batch<1>, heads<dynamic>, tokens<1>, d_in<2>> const deep{{{{{1, 2}}, {{3, 4}}}}};
  return row.size() == 3 && row(2) == 3 && matrix(2, 1) == 6 && cube(1, 0, 1) == 6 && deep(0, 1, 0, 0) == 3;
}());

// moved, cloned, compared
static_assert([] {
  tensor<int, tokens<dynamic>> x{{1, 2, 3}};
  auto copy = x.clone();
  copy(0) = 9;
  tensor<int, tokens<dynamic>> moved = static_cast<tensor<int, tokens<dynamic>>&&>(x);
  tensor<int, tokens<dynamic>> assigned(sized<tokens>(7));
  assigned = static_cast<tensor<int, tokens<dynamic>>&&>(copy);
  return x.data() == nullptr && moved(0) == 1 && assigned(0) == 9 && assigned.size() == 3 && assigned != moved;
}());
static_assert([] {
  tensor<int, tokens<3>> const fixed{{1, 2, 3}};
  tensor<int, tokens<dynamic>> const x(fixed);
  return x == fixed && fixed == x;
}());

// what it refuses: a position outside, and another number of elements, which only the run time can know
static_assert(!Constant<[] {
  some x(sized<tokens>(4));
  return x(0, 4, 0);
}>);
static_assert(
    !Constant<[] { return tensor<int, tokens<dynamic>>{{1, 2}} == tensor<int, tokens<dynamic>>{{1, 2, 3}}; }>);
