#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/ops/transpose.hpp>
#include <headsup/parts/join.hpp>
#include <headsup/parts/part.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

namespace {
template <std::size_t N> struct features : headsup::axis<"features", N> {};
template <std::size_t N> struct content : headsup::axis<"content", N> {};
template <std::size_t N> struct position : headsup::axis<"position", N> {};

constexpr auto x = rand<batch<2>, tokens<5>, content<4>>(torch_generator{1});
constexpr auto y = rand<batch<2>, tokens<5>, position<2>>(torch_generator{2});
using c = tensor<float, tokens<5>, content<4>>;
}  // namespace

// the type: the whole, where the part was in the first; other sizes as far as one knows them; what was merged stays so
static_assert(std::is_same_v<decltype(join<features, content, position>(x, y)),
                             tensor<float, batch<2>, tokens<5>, made_of<features<6>, content<4>, position<2>>>>);
static_assert(std::is_same_v<
              decltype(join<features, content, position>(std::declval<tensor<float, tokens<dynamic>, content<4>>>(),
                                                         tensor<float, tokens<5>, position<2>>{})),
              tensor<float, tokens<5>, made_of<features<6>, content<4>, position<2>>>>);
using in_heads = merged<content<4>, heads<2>, head_dim<2>>;
static_assert(
    std::is_same_v<decltype(join<features, position, content>(tensor<float, position<2>>{}, tensor<float, in_heads>{})),
                   tensor<float, made_of<features<6>, position<2>, in_heads>>>);

// the values: as concat, in any place, of views and of more than two
static_assert([] {
  auto const both = join<features, content, position>(x, view(y));
  auto const turned = join<features, position, content>(transpose<batch, position>(y), transpose<batch, content>(x));
  auto const twice = join<features, position, content, head_dim>(y, x, rename<content, head_dim>(x));
  return part<content>(both) == x && part<position>(both) == y && both(1, 4, 3) == x(1, 4, 3) &&
         both(1, 4, 5) == y(1, 4, 1) && turned(1, 4, 1) == y(1, 4, 1) && turned(5, 4, 1) == x(1, 4, 3) &&
         twice(1, 4, 5) == x(1, 4, 3) && twice(1, 4, 9) == x(1, 4, 3);
}());

// what it refuses: fewer tensors, without their part, of two types or other axes, of unknown size, or beside a whole
template <class... Xs> concept can_join =
    headsup_calls::accepts<headsup_calls::op::join, headsup_calls::along<features, content, position>, Xs...>;
static_assert(can_join<c, tensor<float, tokens<5>, position<2>>> &&
              can_join<c, tensor<float, tokens<dynamic>, position<2>>>);
static_assert(!can_join<c> && !can_join<c, c> && !can_join<c, tensor<double, tokens<5>, position<2>>> &&
              !can_join<c, tensor<float, tokens<5>, position<2>, features<2>>> &&
              !can_join<c, tensor<float, tokens<6>, position<2>>> &&
              !can_join<c, tensor<float, position<2>, tokens<5>>> &&
              !can_join<c, tensor<float, tokens<5>, position<dynamic>>> &&
              !can_join<tensor<float, features<5>, content<4>>, tensor<float, features<5>, position<2>>>);

// the words
template <class... Xs>
using refused =
    headsup_calls::refused<headsup_calls::op::join, headsup_calls::along<features, content, position>, Xs...>;
static_assert(says_that<refused<c>>(
    "HU051 join<features, content, position>: takes the whole, and the part that each of 1 tensors is; ",
    "fix: join<whole, part, another_part>(first, second)"));
static_assert(says_that<refused<tensor<float, tokens<5>, position<2>>, c>>(
    "HU003 join<features, content, position>: first has no content (tokens<5>, position<2>); ",
    "fix: join<features, content, position>(second, first)"));
