#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/chunk.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

// the type: parts of one size; what is known of other axes stays
using x = tensor<float, batch<2>, tokens<5>, d_out<6>>;
static_assert(std::is_same_v<decltype(chunk<d_out, 3>(x{})), chunks<tensor<float, batch<2>, tokens<5>, d_out<2>>, 3>>);
static_assert(std::is_same_v<decltype(chunk<tokens, 5>(x{})), chunks<tensor<float, batch<2>, tokens<1>, d_out<6>>, 5>>);
static_assert(std::is_same_v<decltype(chunk<tokens, 2>(tensor<float, tokens<4>, normalized<keys<3>>>{})),
                             chunks<tensor<float, tokens<2>, normalized<keys<3>>>, 2>>);
static_assert(std::is_same_v<decltype(chunk<keys, 3>(tensor<float, tokens<4>, normalized<keys<3>>>{})),
                             chunks<tensor<float, tokens<4>, keys<1>>, 3>>);
static_assert(std::is_same_v<decltype(chunk<d_out, 2>(tensor<float, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                             chunks<tensor<float, d_out<3>>, 2>>);

// the values: those that the documentation of torch.chunk prints
constexpr tensor<int, tokens<12>> twelve{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}};
constexpr auto six = chunk<tokens, 6>(twelve);
static_assert(six[0] == tensor<int, tokens<2>>{{0, 1}} && six[1] == tensor<int, tokens<2>>{{2, 3}} &&
              six[2] == tensor<int, tokens<2>>{{4, 5}} && six[3] == tensor<int, tokens<2>>{{6, 7}} &&
              six[4] == tensor<int, tokens<2>>{{8, 9}} && six[5] == tensor<int, tokens<2>>{{10, 11}});

// along the last axis, the first, a middle one; taken apart, in a loop, of a view
constexpr tensor<int, batch<2>, tokens<2>, d_out<3>> deep{{{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}}};
static_assert([] {
  auto const [q, k, v] = chunk<d_out, 3>(deep);
  auto [first, second] = chunk<tokens, 2>(view(deep));
  first(0, 0, 0) = 100;
  return q == tensor<int, batch<2>, tokens<2>, d_out<1>>{{{{1}, {4}}, {{7}, {10}}}} && k(1, 0, 0) == 8 &&
         v(1, 1, 0) == 12 && first == tensor<int, batch<2>, tokens<1>, d_out<3>>{{{{100, 2, 3}}, {{7, 8, 9}}}} &&
         second == tensor<int, batch<2>, tokens<1>, d_out<3>>{{{{4, 5, 6}}, {{10, 11, 12}}}};
}());
static_assert([] {
  int sum = 0;
  for (auto const& example : chunk<batch, 2>(deep)) sum = 10 * sum + example(0, 1, 2);
  return sum == 72 && chunk<batch, 2>(deep).size() == 2 && chunk<batch, 1>(deep)[0] == deep;
}());

// what it refuses
static_assert(can_chunk<d_out, x, 6> && !can_chunk<d_out, x, 4> && !can_chunk<d_out, x, 12> &&
              !can_chunk<d_out, x, 0> && !can_chunk<d_out, x, -2> && !can_chunk<keys, x, 2> &&
              !can_chunk<d_out, float, 2> && can_chunk<tokens, tensor<int, tokens<dynamic>>, 4>);

// the words: too many parts, none
static_assert(says_that<headsup_calls::refused<headsup_calls::op::chunk,
                                               headsup_calls::naming<headsup_calls::roles<d_out>, axes<>, 7>, x>>(
    "HU009 chunk<d_out>: d_out<6> does not divide into 7 equal parts; ", "fix: chunk<d_out, 6>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::chunk,
                                               headsup_calls::naming<headsup_calls::roles<d_out>, axes<>, -2>, x>>(
    "HU009 chunk<d_out>: d_out<6> does not divide into -2 equal parts; ", "fix: chunk<d_out, 1>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::chunk, headsup_calls::along<d_out>, x>>(
    "HU051 chunk<d_out>: ", "fix: chunk<d_out, 2>(x)"));
