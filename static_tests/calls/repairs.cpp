#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

#include "made.hpp"

// What each repair makes of an operand is what the operation returns.

using namespace headsup;
using namespace headsup::headsup_detail;
using namespace headsup_calls;
namespace ops = headsup_calls::op;

template <std::size_t N> struct frames : axis<"frames", N>, of_separate_things {};

using scores = tensor<float, batch<2>, heads<4>, tokens<6>, keys<5>>;
using weights = decltype(softmax<keys>(std::declval<scores>()));
using features = tensor<float, batch<2>, tokens<6>, heads<4>, head_dim<3>>;
using merged_heads = decltype(merge<all_heads, heads, head_dim>(std::declval<features>()));
using square = tensor<float, batch<2>, tokens<6>, keys<6>>;
using below = decltype(tril<tokens, keys>(std::declval<square>()));
using above = decltype(triu<tokens, keys>(std::declval<square>()));
using hidden = decltype(std::declval<square>() * std::declval<tensor<float, headsup::keeps<keys<6>>>>());
using pooled_tokens = decltype(mean<tokens>(std::declval<features>()));
using pooled_both = decltype(mean<batch>(std::declval<pooled_tokens>()));
using words_of_text = tensor<int, batch<2>, ids_of<vocab<50>, tokens<6>>>;
using merged_weights = tensor<float, tokens<6>, normalized<merged<all_heads<12>, heads<4>, head_dim<3>>>>;
using unsized_weights =
    tensor<float, batch<2>, normalized<tokens<dynamic>>, lower_triangle<keys<dynamic>, tokens<dynamic>, 0>>;

template <class X, template <std::size_t> class Role>
constexpr axis_value of = value_of_axis<axis_of<axes_of<X>, Role>>();
constexpr step on(operation const& by, axis_value const& a = no_axis, axis_value const& b = no_axis) {
  return {.is = change::operand, .by = &by, .a = a, .b = b};
}
template <class X> X some();

// rename: elements are things of their own, or no longer; sums and factors stay, zeros and ids go; what was lost may be
// there again
template <class X, template <std::size_t> class From, template <std::size_t> class To>
constexpr bool renames =
    is_made<X, decltype(rename<From, To>(some<X>()))>(on(ops::rename, of<X, From>, value_of_axis<To<2>>()));
static_assert(renames<features, tokens, keys> && renames<scores, keys, frames> && renames<scores, heads, kv_heads>);
static_assert(renames<weights, keys, vocab> && renames<weights, tokens, frames> &&
              renames<weights, keys, context_length>);
static_assert(renames<merged_heads, all_heads, d_out> && renames<merged_heads, tokens, keys>);
static_assert(renames<merged_weights, all_heads, d_in> && renames<merged_weights, tokens, keys>);
static_assert(renames<hidden, keys, frames> && renames<hidden, tokens, frames>);
static_assert(renames<below, keys, frames> && renames<below, tokens, frames> && renames<above, keys, vocab>);
static_assert(renames<words_of_text, tokens, keys> && renames<words_of_text, batch, frames>);
static_assert(renames<pooled_tokens, batch, keys> && renames<pooled_tokens, heads, tokens> &&
              renames<pooled_both, heads, batch>);
// a call names a role, and not that its elements are things of their own
static_assert(is_made<scores, decltype(rename<keys, context_length>(some<scores>()))>(
    on(ops::rename, of<scores, keys>, as_axis(headsup_calls::role::context_length))));

// transpose and reorder: facts stay with their axes; a list of three or more plain axes has none
template <class X, template <std::size_t> class P, template <std::size_t> class Q>
constexpr bool transposes = is_made<X, decltype(transpose<P, Q>(some<X>()))>(on(ops::transpose, of<X, P>, of<X, Q>));
static_assert(transposes<weights, heads, keys> && transposes<below, keys, tokens> &&
              transposes<merged_heads, batch, all_heads>);
static_assert(transposes<pooled_tokens, batch, heads> && transposes<pooled_both, heads, head_dim>);
template <class X> constexpr bool turns = is_made<X, decltype(transpose(some<X>()))>(on(ops::transpose_matrix));
static_assert(turns<merged_weights> && turns<pooled_both> && turns<words_of_text>);
template <class X, class... To>
constexpr bool reorders = is_made<X, decltype(reorder<axes<To...>>(some<X>())), tensor<float, To...>>(on(ops::reorder));
static_assert(reorders<weights, keys<5>, batch<2>, heads<4>, tokens<6>> &&
              reorders<pooled_tokens, head_dim<3>, batch<2>, heads<4>>);
static_assert(reorders<merged_heads, tokens<6>, all_heads<12>, batch<2>> &&
              reorders<below, keys<6>, batch<2>, tokens<6>>);
using grouped_heads = tensor<float, batch<2>, merged<heads<6>, kv_heads<2>, copies<3>>, tokens<5>, head_dim<4>>;
template <class X, class Y>
constexpr bool reorders_two = is_made<X, decltype(transpose<heads, tokens>(some<X>())), Y>(on(ops::reorder));
static_assert(reorders_two<weights, tensor<float, batch<2>, tokens<6>, heads<4>, keys<5>>>);
static_assert(reorders_two<grouped_heads, tensor<float, batch<2>, tokens<5>, heads<6>, head_dim<4>>>);
// copies are not in a plain list, and other axes are in none
static_assert(
    !can_reorder<axes<head_dim<4>, batch<2>, heads<6>, tokens<5>>, grouped_heads> &&
    is_made<grouped_heads, grouped_heads, tensor<float, head_dim<4>, batch<2>, heads<6>, tokens<5>>>(on(ops::reorder)));
static_assert(is_made<below, below, scores>(on(ops::reorder)) &&
              is_made<square, square, tensor<float, batch<2>, keys<6>, d_in<3>>>(on(ops::reorder)));
// a third operand goes by the first
constexpr step on_third = [] {
  step s = on(ops::reorder);
  s.on = 2;
  return s;
}();
static_assert(is_made<square, square, scores, decltype(transpose<tokens, keys>(some<square>()))>(on_third));

// slice, take and expand
template <class X, class To>
constexpr bool slices = is_made<X, decltype(slice<To>(some<X>(), 0))>(on(ops::slice, value_of_axis<To>(), no_axis));
static_assert(slices<features, tokens<4>> && slices<weights, keys<3>> && slices<weights, tokens<3>> &&
              slices<below, tokens<2>>);
static_assert(slices<merged_heads, all_heads<8>> && slices<pooled_tokens, batch<1>> &&
              slices<words_of_text, tokens<3>>);
template <class X, template <std::size_t> class Role>
constexpr bool takes = is_made<X, decltype(take<Role>(some<X>(), 0))>(on(ops::take, of<X, Role>));
static_assert(takes<features, tokens> && takes<features, heads> && takes<weights, batch> && takes<weights, keys> &&
              takes<below, tokens>);
static_assert(takes<pooled_tokens, batch> && takes<pooled_tokens, heads> && takes<pooled_both, heads> &&
              takes<words_of_text, batch> && takes<words_of_text, tokens>);
using words_of_one = decltype(take<batch>(some<words_of_text>(), 0));
static_assert(takes<words_of_one, tokens> && takes<tensor<int, heads<4>, ids_of<vocab<50>, tokens<6>>>, tokens> &&
              takes<tensor<int, normalized<heads<4>>, ids_of<vocab<50>, tokens<6>>>, tokens>);
static_assert(takes<decltype(take<heads>(some<pooled_both>(), 0)), head_dim> &&
              takes<tensor<float, tokens<4>>, tokens>);
template <class X, template <std::size_t> class Role>
constexpr bool sums_up = is_made<X, decltype(sum<Role>(some<X>()))>(on(ops::sum, of<X, Role>));
static_assert(sums_up<features, tokens> && sums_up<weights, keys> && sums_up<below, keys> &&
              sums_up<pooled_both, heads> && sums_up<merged_heads, all_heads> &&
              sums_up<tensor<float, tokens<4>>, tokens>);
// argmax: of what they are ids it does not know
template <class X, template <std::size_t> class Role>
constexpr bool finds =
    is_made<X, decltype(relabel<claims_of<axes_of<decltype(argmax<Role>(some<X>()))>>>(argmax<Role>(some<X>())))>(
        on(ops::argmax, of<X, Role>));
static_assert(finds<features, tokens> && finds<features, heads> && finds<weights, keys> && finds<weights, batch> &&
              finds<tensor<float, tokens<4>>, tokens>);
template <class X, class A>
constexpr bool expands = is_made<X, decltype(expand<A>(some<X>()))>(on(ops::expand, value_of_axis<A>()));
static_assert(expands<square, heads<4>> && expands<weights, kv_heads<7>> && expands<below, frames<4>> &&
              expands<words_of_text, keys<3>> && expands<tensor<int, ids_of<vocab<50>>>, tokens<3>>);
static_assert(expands<pooled_tokens, tokens<5>> && expands<pooled_tokens, keys<5>> && expands<pooled_both, batch<9>>);

// convert: zeros and factors stay
template <class X, class Number>
constexpr bool converts = is_made<X, decltype(to<Number>(some<X>()))>(
    {.is = change::operand, .by = &ops::convert, .type = value_of_number<Number>});
static_assert(converts<weights, double> && converts<weights, int> && converts<below, bool> &&
              converts<merged_heads, int>);
static_assert(converts<words_of_text, float> && converts<pooled_both, double>);
// other integers are written as int; bfloat16 is no type that it takes
static_assert(is_made<weights, decltype(to<int>(some<weights>()))>(
    {.is = change::operand, .by = &ops::convert, .type = number::integers}));
static_assert(is_made<weights, weights>({.is = change::operand, .by = &ops::convert, .type = number::bfloat16}));

// softmax and renormalize
template <class X, template <std::size_t> class Role>
constexpr bool softmaxes = is_made<X, decltype(softmax<Role>(some<X>()))>(on(ops::softmax, of<X, Role>));
static_assert(softmaxes<scores, keys> && softmaxes<scores, tokens> && softmaxes<features, head_dim> &&
              softmaxes<pooled_tokens, heads>);
static_assert(softmaxes<merged_heads, tokens> && softmaxes<below, tokens>);
template <class X, template <std::size_t> class Role>
constexpr bool renormalizes = is_made<X, decltype(renormalize<Role>(some<X>()))>(on(ops::renormalize, of<X, Role>));
static_assert(renormalizes<below, keys> && renormalizes<weights, tokens> && renormalizes<pooled_both, heads>);

// factors: claimed, forgotten, and merged again in another order, which forgets what is known of the numbers
template <class X, class Y, template <std::size_t> class Role> constexpr step to_factors_of(operation const& by) {
  return on(by, of<X, Role>, of<Y, Role>);
}
using grouped = tensor<float, batch<2>, merged<heads<6>, kv_heads<2>, copies<3>>, tokens<5>, head_dim<4>>;
using many_heads = tensor<float, batch<2>, heads<6>, tokens<5>, normalized<head_dim<4>>>;
static_assert(is_made<many_heads, decltype(assume_factors<heads, kv_heads<2>, copies<3>>(some<many_heads>()))>(
    to_factors_of<many_heads, grouped, heads>(ops::assume_factors)));
static_assert(is_made<tensor<float, normalized<heads<6>>>, decltype(assume_factors<heads, kv_heads<2>, copies<3>>(
                                                               some<tensor<float, normalized<heads<6>>>>()))>(
    to_factors_of<tensor<float, normalized<heads<6>>>, grouped, heads>(ops::assume_factors)));
template <class X, template <std::size_t> class Role>
constexpr bool forgets = is_made<X, decltype(forget_factors<Role>(some<X>()))>(on(ops::forget_factors, of<X, Role>));
static_assert(forgets<grouped, heads> && forgets<merged_heads, all_heads> && forgets<merged_weights, all_heads>);
using turned = tensor<float, normalized<tokens<6>>, merged<all_heads<12>, d_in<3>, heads<4>>>;
using wanted = tensor<float, tokens<6>, merged<all_heads<12>, heads<4>, d_in<3>>>;
static_assert(is_made<turned, decltype(merge<all_heads, heads, d_in>(
                                  transpose<heads, d_in>(split<all_heads, d_in<3>, heads<4>>(some<turned>()))))>(
    to_factors_of<turned, wanted, all_heads>(ops::merge_again)));
using repeated_pairs = decltype(repeat<pairs, head_dim<6>>(some<tensor<float, tokens<5>, pairs<3>>>()));
using interleaved_pairs = decltype(repeat_interleave<pairs, head_dim<6>>(some<tensor<float, tokens<5>, pairs<3>>>()));
static_assert(is_made<repeated_pairs, interleaved_pairs>(
    to_factors_of<repeated_pairs, interleaved_pairs, head_dim>(ops::merge_again)));
// copies may stand for the pairs' other axis, and then what the value says is that axis
using halved = tensor<float, merged<head_dim<6>, pairs<3>, halves<2>>>;
static_assert(is_made<repeated_pairs, tensor<float, tokens<5>, merged<head_dim<6>, pairs<3>, halves<2>>>>(
    to_factors_of<repeated_pairs, halved, head_dim>(ops::merge_again)));
static_assert(is_made<interleaved_pairs, interleaved_pairs>(
    to_factors_of<interleaved_pairs, halved, head_dim>(ops::merge_again)));
// not of other factors, of another size, or dealt out to the heads
template <class To>
constexpr bool stays = is_made<turned, turned>(to_factors_of<turned, tensor<float, To>, all_heads>(ops::merge_again));
static_assert(stays<merged<all_heads<12>, heads<6>, d_in<2>>> && stays<merged<all_heads<12>, kv_heads<4>, d_in<3>>> &&
              stays<merged<all_heads<12>, heads<4>, d_in<dynamic>>>);
static_assert(is_made<merged_heads, merged_heads>(
    to_factors_of<merged_heads, tensor<float, merged<all_heads<12>, head_dim<3>, heads<4>>>, all_heads>(
        ops::merge_again)));

// part: of what lies side by side, with what is known of it; and joined again in another order
using laid_out =
    tensor<float, batch<2>, tokens<6>, made_of<d_out<9>, merged<all_heads<6>, heads<2>, head_dim<3>>, d_in<3>>>;
using laid_first = tensor<float, made_of<d_out<9>, all_heads<6>, d_in<3>>, normalized<keys<5>>>;
using pooled_layout = decltype(mean<batch>(some<laid_out>()));
template <class X, template <std::size_t> class Role>
constexpr bool parts_with = is_made<X, decltype(part<Role>(some<X>()))>(
    on(ops::part, value_of_axis<axis_of<summands_of<axis_of<axes_of<X>, d_out>>, Role>>(), of<X, d_out>));
static_assert(parts_with<laid_out, all_heads> && parts_with<laid_out, d_in> && parts_with<laid_first, d_in> &&
              parts_with<pooled_layout, all_heads>);
using laid_again = tensor<float, made_of<d_out<9>, d_in<3>, all_heads<6>>, keys<5>>;
static_assert(
    is_made<laid_first,
            decltype(join<d_out, d_in, all_heads>(part<d_in>(some<laid_first>()), part<all_heads>(some<laid_first>()))),
            laid_again>(to_factors_of<laid_first, laid_again, d_out>(ops::join_again)));
static_assert(is_made<laid_first, laid_first>(
    to_factors_of<laid_first, tensor<float, made_of<d_out<9>, d_in<2>, all_heads<7>>>, d_out>(ops::join_again)));
// it is cut in no other way
static_assert(is_made<laid_out, laid_out>(on(ops::slice, value_of_axis<d_out<4>>())) &&
              is_made<laid_out, laid_out>(on(ops::split_heads, of<laid_out, d_out>, value_of_axis<heads<3>>())));

// heads, merged: what they were merged from is known, with sizes if what they are to fit says them
template <class X, class To>
constexpr bool merges_heads = is_made<X, decltype(merge<all_heads, heads, head_dim>(some<X>()))>(
    on(ops::merge_heads, value_of_axis<To>(), value_of_axis<head_dim<3>>()));
using weighed_features =
    tensor<float, normalized<batch<2>>, lower_triangle<tokens<6>, batch<2>, 0>, heads<4>, head_dim<3>>;
static_assert(merges_heads<features, all_heads<12>> && merges_heads<pooled_tokens, all_heads<12>> &&
              merges_heads<pooled_both, all_heads<12>> && merges_heads<weighed_features, all_heads<12>> &&
              merges_heads<features, merged<all_heads<12>, heads<4>, head_dim<3>>>);
template <class To>
constexpr bool merges_none =
    is_made<features, features>(on(ops::merge_heads, value_of_axis<To>(), value_of_axis<head_dim<3>>()));
static_assert(merges_none<merged<all_heads<12>, heads<6>, head_dim<2>>> &&
              merges_none<merged<all_heads<12>, head_dim<3>, heads<4>>> &&
              merges_none<merged<all_heads<12>, kv_heads<4>, head_dim<3>>> &&
              merges_none<merged<all_heads<12>, heads<2>, head_dim<3>, copies<2>>>);

// repeat_interleave: what is known of the numbers goes, and the heads of the other operand say which share one
using shared_heads = tensor<float, batch<2>, kv_heads<2>, keys<7>, normalized<head_dim<4>>>;
using queries = tensor<float, heads<6>, tokens<5>, normalized<head_dim<4>>>;
constexpr step for_heads(std::size_t on, long long n) {
  return {.is = change::operand,
          .on = on,
          .by = &ops::repeat_interleave,
          .a = as_axis(headsup_calls::role::kv_heads, 2),
          .b = value_of_axis<heads<6>>(),
          .n = n};
}
static_assert(is_made<shared_heads, decltype(repeat_interleave<kv_heads, heads<6>>(some<shared_heads>())), queries>(
    for_heads(0, 0)));
static_assert(is_made<queries, decltype(repeat_interleave<kv_heads, heads<6>>(some<shared_heads>())), shared_heads>(
    for_heads(1, 0)));
using pooled_heads = decltype(mean<tokens>(some<tensor<float, tokens<7>, kv_heads<2>, normalized<head_dim<4>>>>()));
static_assert(is_made<pooled_heads, decltype(repeat_interleave<kv_heads, heads<6>>(some<pooled_heads>())), queries>(
    for_heads(0, 0)));
using few_heads = decltype(rename<kv_heads, heads>(some<shared_heads>()));
static_assert(
    is_made<few_heads, decltype(repeat_interleave<kv_heads, heads<6>>(rename<heads, kv_heads>(some<few_heads>()))),
            queries>(for_heads(0, 1)));
using others = decltype(assume_factors<heads, kv_heads<2>, copies<3>>(some<queries>()));
static_assert(is_made_beside<queries, others, shared_heads>(for_heads(1, 0)));
// heads that were merged of others stay so
using other_groups = tensor<float, merged<heads<6>, copies<3>, kv_heads<2>>, tokens<5>>;
static_assert(is_made_beside<other_groups, other_groups, shared_heads>(for_heads(1, 0)));

// masks are turned, converted, and keep what they say under other names and in other places
using may_be_seen = tensor<bool, batch<2>, headsup::keeps<tokens<6>>>;
using is_hidden = tensor<float, batch<2>, tokens<6>, hides<keys<6>>>;
static_assert(is_made<may_be_seen, decltype(!some<may_be_seen>())>(on(ops::negate, of<may_be_seen, tokens>)));
static_assert(is_made<is_hidden, decltype(!some<is_hidden>())>(on(ops::negate, of<is_hidden, keys>)));
static_assert(converts<may_be_seen, float> && converts<is_hidden, bool> && expands<may_be_seen, heads<4>>);
static_assert(renames<may_be_seen, tokens, keys> && renames<is_hidden, tokens, frames> &&
              transposes<is_hidden, tokens, keys>);
static_assert(softmaxes<is_hidden, tokens> && softmaxes<is_hidden, keys>);
// and after moves that take, cut, split or merge the axis that says it
static_assert(takes<is_hidden, keys> && takes<is_hidden, batch> && slices<is_hidden, keys<4>> &&
              slices<may_be_seen, tokens<2>> && expands<is_hidden, heads<4>>);
using kept_features = tensor<bool, tokens<5>, headsup::keeps<d_out<6>>>;
static_assert(is_made<kept_features, decltype(split<d_out, heads<2>, head_dim<3>>(some<kept_features>()))>(
    on(ops::split_heads, of<kept_features, d_out>, value_of_axis<heads<2>>())));
// one that is a triangle too, or was merged, stays: no constant knows both
using merged_mask = tensor<bool, tokens<6>, headsup::keeps<merged<keys<6>, heads<2>, d_in<3>>>>;
static_assert(is_made<merged_mask, merged_mask>(on(ops::negate, of<merged_mask, keys>)));
using later_keys_hidden = decltype(triu<tokens, keys, 1>(some<tensor<bool, tokens<6>, keys<6>>>()));
static_assert(!converts<later_keys_hidden, float> &&
              is_made<later_keys_hidden, later_keys_hidden>(
                  {.is = change::operand, .by = &ops::convert, .type = number::float_}));

// the triangle that hides later keys, with any number of queries; another than that of diagonal 1 is never proposed
using mask = decltype(tril<tokens, keys>(some<tensor<bool, batch<2>, tokens<6>, keys<6>>>()));
static_assert(is_made<mask, decltype(!some<mask>())>(on(ops::negate, of<mask, keys>)));
static_assert(is_made<below, decltype(!some<below>())>(on(ops::negate, of<below, keys>)));
static_assert(is_made<above, decltype(triu<tokens, keys, 1>(some<above>()))>(on(ops::triu, of<above, keys>)));
using pooled_above = decltype(triu<tokens, keys>(mean<batch>(some<square>())));
static_assert(is_made<pooled_above, decltype(triu<tokens, keys, 1>(some<pooled_above>()))>(on(ops::triu,
                                                                                              of<pooled_above, keys>)));
// one that does not line up stays
using wide_above = decltype(triu<tokens, keys>(some<tensor<float, tokens<3>, keys<6>>>()));
static_assert(is_made<wide_above, wide_above>(on(ops::triu, of<wide_above, keys>)));
// tril and triu: any triangle that is claimed, but of an axis that was merged
template <class X, class Y, class... Others> constexpr bool claims_of_keys(operation const& by) {
  return is_made<X, Y>(on(by, of<X, keys>, of<Y, keys>));
}
static_assert(claims_of_keys<square, below>(ops::tril) &&
              claims_of_keys<weights, decltype(tril<tokens, keys, -2>(some<weights>()))>(ops::tril));
static_assert(claims_of_keys<square, above>(ops::triu) &&
              claims_of_keys<below, decltype(triu<tokens, keys, 2>(some<below>()))>(ops::triu));
static_assert(is_made<tensor<float, tokens<5>, keys<6>>, tensor<float, tokens<5>, keys<6>>>(
    on(ops::tril, value_of_axis<keys<6>>(),
       value_of_axis<lower_triangle<merged<keys<6>, heads<2>, d_in<3>>, tokens<5>, 0>>())));

// assume_normalized: that alone is known
template <class X, template <std::size_t> class Role>
constexpr bool assumes =
    is_made<X, decltype(assume_normalized<Role>(some<X>()))>(on(ops::assume_normalized, of<X, Role>));
static_assert(assumes<scores, keys> && assumes<below, tokens> && assumes<weights, tokens> &&
              assumes<pooled_both, heads>);

// forget_size: sums stay; where the first operand leaves sizes open, and no others
template <class X, class Y, class To> constexpr bool forgets_sizes(step s) {
  s.on = 1;
  operand_value const xs[] = {value_of_operand<To>(), value_of_operand<X>()};
  draft d({s.by, {&no_axis, 0}, 0, nullptr, 0, xs, 2});
  apply(d, s);
  return same_value(d.x[1], value_of_operand<Y>());
}
using dropped = tensor_over<float, sums_after_dropout<axes_of<weights>>>;
using open_keys = tensor<float, tokens<6>, keys<dynamic>>;
static_assert(forgets_sizes<weights, decltype(forget_size<keys>(some<weights>())), open_keys>(on(ops::forget_size)));
static_assert(forgets_sizes<dropped, decltype(forget_size<keys>(some<dropped>())), open_keys>(on(ops::forget_size)));
static_assert(forgets_sizes<below, decltype(forget_size<keys>(forget_size<tokens>(some<below>()))),
                            tensor<float, keys<dynamic>, tokens<dynamic>>>(on(ops::forget_size)));
// and those that it alone knows are expected
static_assert(forgets_sizes<unsized_weights, decltype(expect_size<keys<6>>(some<unsized_weights>())),
                            tensor<float, tokens<dynamic>, keys<6>>>(on(ops::expect_size)));

// split, merge and squeeze of what is to be read over other axes, and the order of these
constexpr operation reads{.name = "op", .form = "<axis<N>...>(x)"};
template <class X, class Y, class... To> constexpr bool is_read_by(step const& s) {
  operand_value const xs[] = {value_of_operand<X>()};
  draft d(of_axes<To...>::call(reads, xs, 1));
  apply(d, s);
  return same_value(d.x[0], value_of_operand<Y>());
}
using joined = decltype(merge<all_heads, heads, head_dim>(some<features>()));
static_assert(is_read_by<joined, decltype(split<all_heads, heads<4>, head_dim<3>>(some<joined>())), batch<2>, heads<4>,
                         tokens<6>, head_dim<3>>(on(ops::split, of<joined, all_heads>)));
static_assert(is_read_by<merged_weights, decltype(split<all_heads, heads<4>, head_dim<3>>(some<merged_weights>())),
                         head_dim<3>, heads<4>, tokens<6>>(on(ops::split, of<merged_weights, all_heads>)));
static_assert(is_read_by<features, tensor<float, batch<2>, tokens<6>, all_heads<12>>, batch<2>, tokens<6>,
                         all_heads<12>>(on(ops::merge, value_of_axis<all_heads<12>>())));
using summed = tensor<float, d_out<12>, normalized<keys<5>>>;
// and into heads that another operand has
static_assert(is_made<joined, decltype(split<all_heads, heads<4>, head_dim<3>>(some<joined>()))>(
                  on(ops::split_heads, of<joined, all_heads>, value_of_axis<heads<4>>())) &&
              is_made<summed, decltype(split<d_out, heads<4>, head_dim<3>>(some<summed>()))>(
                  on(ops::split_heads, of<summed, d_out>, value_of_axis<heads<4>>())));
static_assert(is_read_by<summed, decltype(split<d_out, heads<4>, head_dim<3>>(some<summed>())), heads<4>, keys<5>,
                         head_dim<3>>(on(ops::split, of<summed, d_out>)));
static_assert(is_read_by<tensor<float, heads<4>, head_dim<3>, normalized<keys<5>>>,
                         tensor<float, all_heads<12>, normalized<keys<5>>>, all_heads<12>, keys<5>>(
    on(ops::merge, value_of_axis<all_heads<12>>())));
using single = tensor<float, batch<1>, tokens<6>, normalized<keys<5>>>;
static_assert(is_read_by<single, decltype(squeeze<batch>(some<single>())), tokens<6>, keys<5>>(on(ops::squeeze,
                                                                                                  of<single, batch>)));
static_assert(is_read_by<weights, decltype(reorder<axes<keys<5>, batch<2>, heads<4>, tokens<6>>>(some<weights>())),
                         keys<5>, batch<2>, heads<4>, tokens<6>>(on(ops::reorder)));
static_assert(is_read_by<features, decltype(transpose<tokens, heads>(some<features>())), batch<2>, heads<4>, tokens<6>,
                         head_dim<3>>(on(ops::reorder)));

// expect_size: sums stay
template <class X, class A>
constexpr bool expects = is_made<X, decltype(expect_size<A>(some<X>()))>(on(ops::expect_size, value_of_axis<A>()));
static_assert(expects<unsized_weights, tokens<6>> && expects<unsized_weights, keys<5>> &&
              expects<unsized_weights, batch<2>>);
using unsized_factors = tensor<float, batch<2>, merged<all_heads<dynamic>, heads<dynamic>, head_dim<3>>>;
static_assert(expects<unsized_factors, all_heads<12>> &&
              expects<decltype(mean<batch>(some<unsized_weights>())), tokens<6>>);
// as many as there are, whatever the number
static_assert(is_made<unsized_weights, decltype(expect_size<tokens<1>>(some<unsized_weights>()))>(
    on(ops::expect_size, as_axis(headsup_calls::role::tokens))));

// What no constant knows is forgotten: factors of an axis along which numbers sum to one, or are converted.
static_assert(!softmaxes<merged_heads, all_heads> && !converts<merged_weights, double>);
