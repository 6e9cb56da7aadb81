#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/chunk.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/ops/reshape.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/ops/transpose.hpp>
#include <headsup/parts/part.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
namespace detail = headsup::headsup_detail;

namespace {
template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct query_dim : headsup::axis<"query_dim", N> {};
template <std::size_t N> struct key_dim : headsup::axis<"key_dim", N> {};
template <std::size_t N> struct value_dim : headsup::axis<"value_dim", N> {};
template <std::size_t N> struct key_dims : headsup::axis<"key_dims", N> {};

using qkv = made_of<fused<7>, merged<query_dim<2>, heads<2>, head_dim<1>>, key_dim<2>, value_dim<3>>;
using x = tensor<float, batch<2>, tokens<5>, qkv>;
constexpr auto all = rand<batch<2>, tokens<5>, qkv>(torch_generator{1});
static_assert(std::is_same_v<decltype(all), x const>);
}  // namespace

// the type: the part, with what it knows, where the whole was
static_assert(std::is_same_v<decltype(part<key_dim>(all)), tensor<float, batch<2>, tokens<5>, key_dim<2>>>);
static_assert(std::is_same_v<decltype(part<query_dim>(all)),
                             tensor<float, batch<2>, tokens<5>, merged<query_dim<2>, heads<2>, head_dim<1>>>>);
static_assert(std::is_same_v<decltype(part<value_dim>(transpose<batch, fused>(all))),
                             tensor<float, value_dim<3>, tokens<5>, batch<2>>>);
static_assert(std::is_same_v<decltype(part<key_dim>(std::declval<tensor<float, tokens<dynamic>, qkv>>())),
                             tensor<float, tokens<dynamic>, key_dim<2>>>);
static_assert(detail::is_pooled<axes_of<decltype(part<key_dim>(mean<batch>(all)))>>);

// what keeps it, and what forgets it
static_assert(std::is_same_v<decltype(all + all), x> && std::is_same_v<decltype(2 * all), x> &&
              std::is_same_v<decltype(concat<tokens>(all, all)), tensor<float, batch<2>, tokens<10>, qkv>> &&
              std::is_same_v<decltype(softmax<tokens>(all)), tensor<float, batch<2>, normalized<tokens<5>>, qkv>>);
static_assert(std::is_same_v<axis_of<axes_of<decltype(rename<fused, d_out>(all))>, d_out>,
                             made_of<d_out<7>, merged<query_dim<2>, heads<2>, head_dim<1>>, key_dim<2>, value_dim<3>>>);
static_assert(std::is_same_v<decltype(forget_factors<fused>(all)), tensor<float, batch<2>, tokens<5>, fused<7>>> &&
              std::is_same_v<decltype(concat<fused>(all, all)), tensor<float, batch<2>, tokens<5>, fused<14>>>);

// the values: in any place, of a view, taken apart
static_assert([] {
  auto const [q, k, v] = all_parts<fused>(all);
  auto [first, second, third] = all_parts<fused>(view(all));
  first(0, 0, 0) = 100;
  bool same = k == second && v == third && k == part<key_dim>(all);
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t t = 0; t < 5; ++t)
      same = same && q(b, t, 1) == all(b, t, 1) && k(b, t, 0) == all(b, t, 2) && v(b, t, 2) == all(b, t, 6);
  auto const turned = part<value_dim>(transpose<batch, fused>(all));
  return same && turned(2, 4, 1) == all(1, 4, 6) && q(0, 0, 0) != 100;
}());
// what it refuses: what has no such part, or has it beside
static_assert(can_part<key_dim, x> && !can_part<heads, x> && !can_part<fused, x> && !can_part<key_dim, float> &&
              !can_part<key_dim, tensor<float, key_dim<3>, qkv>> && !can_part<key_dim, tensor<float, fused<7>>>);
static_assert(can_part_all<fused, x> && !can_part_all<tokens, x> && !can_part_all<fused, tensor<float, fused<7>>>);

// and no longer as something else
static_assert(!can_chunk<fused, x, 7> && !can_slice<x, fused<2>> && !can_slice_some<fused, x> &&
              !can_split<fused, x, heads<7>, head_dim<1>> && !can_reshape<x, batch<2>, tokens<5>, heads<7>, d_in<1>>);
static_assert(can_chunk<tokens, x, 5> && can_slice<x, tokens<2>> && can_reshape<x, all_heads<10>, fused<7>>);

// the words
static_assert(says_that<headsup_calls::refused<headsup_calls::op::part, headsup_calls::along<heads>, x>>(
    "HU003 part<heads>: ", "fix: part<query_dim>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::part, headsup_calls::along<key_dims>, x>>(
    "HU003 part<key_dims>: ", "fix: part<key_dim>(x)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::all_parts, headsup_calls::along<tokens>, x>>(
    "HU003 all_parts<tokens>: tokens<5> is not known to be made of other axes; ", "fix: all_parts<fused>(x)"));
