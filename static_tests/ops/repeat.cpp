#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/ops/repeat.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;
using headsup_diagnostics::operand;

using kv = tensor<int, tokens<2>, kv_heads<2>>;

// the type: the new axis knows what was repeated, how often and in which order
static_assert(std::is_same_v<decltype(repeat_interleave<kv_heads, heads<6>>(kv{})),
                             tensor<int, tokens<2>, merged<heads<6>, kv_heads<2>, copies<3>>>>);
static_assert(std::is_same_v<decltype(repeat<kv_heads, heads<6>>(kv{})),
                             tensor<int, tokens<2>, merged<heads<6>, copies<3>, kv_heads<2>>>>);
static_assert(std::is_same_v<decltype(repeat<tokens, tokens<4>>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, merged<tokens<4>, copies<2>, tokens<2>>, normalized<keys<3>>>>);

// the values: each several times in a row, or all again and again, as torch.repeat_interleave and torch.repeat
constexpr kv x{{{1, 2}, {3, 4}}};
static_assert(forget_factors<heads>(repeat_interleave<kv_heads, heads<6>>(x)) ==
              tensor<int, tokens<2>, heads<6>>{{{1, 1, 1, 2, 2, 2}, {3, 3, 3, 4, 4, 4}}});
static_assert(forget_factors<heads>(repeat<kv_heads, heads<6>>(x)) ==
              tensor<int, tokens<2>, heads<6>>{{{1, 2, 1, 2, 1, 2}, {3, 4, 3, 4, 3, 4}}});
static_assert(forget_factors<keys>(repeat_interleave<tokens, keys<4>>(x)) ==
              tensor<int, keys<4>, kv_heads<2>>{{{1, 2}, {1, 2}, {3, 4}, {3, 4}}});

// grouped-query attention: queries that say which heads share match keys repeated that way, and no others
using queries = tensor<float, heads<6>, tokens<3>, head_dim<5>>;
using key_vectors = tensor<float, kv_heads<2>, keys<7>, head_dim<5>>;
using grouped = decltype(assume_factors<heads, kv_heads<2>, copies<3>>(queries{}));
static_assert(can_contract<head_dim, grouped, decltype(repeat_interleave<kv_heads, heads<6>>(key_vectors{}))>);
static_assert(!can_contract<head_dim, grouped, decltype(repeat<kv_heads, heads<6>>(key_vectors{}))>);
static_assert(!can_contract<head_dim, queries, decltype(repeat_interleave<kv_heads, heads<6>>(key_vectors{}))>);

// the same without repeating: by name, each kv head meets the queries of its group
constexpr auto grouped_scores = [] {
  tensor<float, heads<4>, tokens<1>, head_dim<2>> q;
  for (std::size_t i = 0; i < q.size(); ++i) q.data()[i] = static_cast<float>(i);
  constexpr tensor<float, kv_heads<2>, keys<3>, head_dim<2>> k{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}};
  auto const known = assume_factors<heads, kv_heads<2>, copies<2>>(q);
  auto const repeated = contract<head_dim>(known, repeat_interleave<kv_heads, heads<4>>(k));
  auto const by_name = contract<head_dim>(split<heads, kv_heads<2>, copies<2>>(q), k);
  return split<heads, kv_heads<2>, copies<2>>(repeated) == by_name;
};
static_assert(grouped_scores());

// what was pooled is still lost
using pooled_vectors = decltype(mean<tokens>(tensor<float, kv_heads<2>, tokens<7>, head_dim<5>>{}));
static_assert(is_pooled<axes_of<pooled_vectors>> &&
              std::is_same_v<lost_by<axes_of<decltype(repeat_interleave<kv_heads, heads<6>>(pooled_vectors{}))>>,
                             lost_by<axes_of<pooled_vectors>>> &&
              !is_pooled<axes_of<decltype(repeat<kv_heads, tokens<6>>(pooled_vectors{}))>>);

// what it refuses
static_assert(can_repeat<kv_heads, kv, heads<4>> && !can_repeat<kv_heads, kv, heads<5>> &&
              !can_repeat<keys, kv, heads<4>> && !can_repeat<kv_heads, kv, tokens<4>> &&
              !can_repeat<kv_heads, int, heads<4>>);

// what it says
using kv_of_float = operand<axes<kv_heads<2>, keys<3>>, float>;
template <headsup_calls::operation const& Op, template <std::size_t> class Role, class To>
using repeating = headsup_calls::refused<Op, headsup_calls::naming<headsup_calls::roles<Role>, axes<To>>, kv_of_float>;
namespace ops = headsup_calls::op;
static_assert(says_that<repeating<ops::repeat, kv_heads, heads<5>>>(
    "HU009 repeat: heads<5> is not a multiple of kv_heads<2>; ", "fix: repeat<kv_heads, heads<4>>(x), or x with kv_heads<5>"));
static_assert(says_that<repeating<ops::repeat_interleave, kv_heads, heads<1>>>(
    "HU009 repeat_interleave: heads<1> is not a multiple of kv_heads<2>; ",
    "fix: repeat_interleave<kv_heads, heads<2>>(x), or x with kv_heads<1>"));
static_assert(says_that<repeating<ops::repeat, kv_heads, keys<4>>>(
    "HU002 repeat: (kv_heads<2>, keys<3>) already has an axis keys; ",
    "fix: x without keys<3>, or rename<keys, another_role>(x) first"));
static_assert(says_that<repeating<ops::repeat, tokens, heads<4>>>(
    "HU003 repeat<tokens>: x has no tokens (kv_heads<2>, keys<3>); ", "fix: repeat<kv_heads, heads<4>>(x)"));
static_assert(says_that<repeating<ops::repeat, kv_heads, heads<dynamic>>>(
    "HU047 repeat: needs the size of heads<dynamic>", "fix: heads<N> with a number"));
