#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/repeat.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using diagnostics::operand;

using kv = tensor<int, tokens<2>, kv_heads<2>>;

// the type: the new axis knows what was repeated, how often and in which order
static_assert(std::is_same_v<decltype(repeat_interleave<kv_heads, heads<6>>(kv{})),
                             tensor<int, tokens<2>, merged<heads<6>, kv_heads<2>, copies<3>>>>);
static_assert(std::is_same_v<decltype(repeat<kv_heads, heads<6>>(kv{})),
                             tensor<int, tokens<2>, merged<heads<6>, copies<3>, kv_heads<2>>>>);
static_assert(std::is_same_v<decltype(repeat<tokens, tokens<4>>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, merged<tokens<4>, copies<2>, tokens<2>>, keys<3>>>);

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

// what it refuses
static_assert(can_repeat<kv_heads, kv, heads<4>> && !can_repeat<kv_heads, kv, heads<5>> &&
              !can_repeat<keys, kv, heads<4>> && !can_repeat<kv_heads, kv, tokens<4>> &&
              !can_repeat<kv_heads, int, heads<4>>);

// what it says
using kv_of_float = operand<axes<kv_heads<2>, keys<3>>, float>;
static_assert(says_that<rule::repeat::rules<kv_heads, axes<heads<5>>, kv_of_float>>(
    "HU040 repeat: heads<5> is not a multiple of kv_heads<2>; ", "fix: heads<4> or heads<6>"));
static_assert(says_that<rule::repeat_interleave::rules<kv_heads, axes<heads<1>>, kv_of_float>>(
    "HU040 repeat_interleave: heads<1> is not a multiple of kv_heads<2>; ", "fix: heads<2>"));
static_assert(says_that<rule::repeat::rules<kv_heads, axes<keys<4>>, kv_of_float>>(
    "HU012 repeat: (kv_heads<2>, keys<3>) already has an axis keys; ", "fix: rename<keys, another_role>(x) first"));
static_assert(says_that<rule::repeat::rules<tokens, axes<heads<4>>, kv_of_float>>("HU003 repeat<tokens>: ", "fix: rename<keys, tokens>(x) if keys means tokens"));
