#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/calls/repairs.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/kernels/softmax.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation log_softmax{
    .name = "log_softmax",
    .form = "<role>(x)",
    .rules = {softmax.rules[0], keeps_apart, chooses_words, of_floats, has_a_choice, are_no_weights.or_else("log(x)"),
              softmax.rules[6]},
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads}};
inline constexpr operation naive_softmax{
    .name = "naive_softmax",
    .form = "<role>(x)",
    .rules = {softmax.rules[0], keeps_apart, chooses_words, of_floats, has_a_choice, softmax.rules[5], softmax.rules[6]},
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads}};
}  // namespace headsup_calls::op

namespace rule {
/// The message for weights along an axis of one element: another axis was probably meant; HU028.
template <class Call> constexpr words weight_of_one(char const* role, axis_list all) {
  axis_words longer = none;
  for (axis_words const& each : all)
    if (each.size > 1 && !same_text(each.role, "batch")) longer = each;
  words w;
  w << "HU028 " << Call::name << "<" << role << ">: " << axis_words{role, 1} << " of " << all
    << " has one element, whose weight is always 1; fix: ";
  return longer.size != 0 ? w << Call::name << "<" << longer.role << ">(x)" : w << "leave it out";
}

/// HU028: weights choose among several elements; a single key is the first token's.
template <class Call, template <std::size_t> class Role, class X> struct has_a_choice {
  using list = typename X::axes;
  static constexpr bool value = size_of<Role, list> != 1 || same_role<Role<1>, keys<1>>;
  static constexpr words say() { return weight_of_one<Call>(role_words<Role>, list{}); }
};

/// HU055: the numbers along Role do not sum to one already.
template <class Call, template <std::size_t> class Role, class X> struct are_no_weights {
  using along = axis_of<typename X::axes, Role>;
  static constexpr bool value = !sums_to_one<along>;
  static constexpr words say() {
    words w;
    w << "HU055 " << Call::name << "<" << role_words<Role> << ">: the numbers along "
      << words_of<along> << " sum to one already; fix: ";
    return same_text(Call::name, "log_softmax") ? w << "log(x)" : w << "leave it out";
  }
};

/// HU056: no number is zero in order to be hidden: e to the power 0 is 1, and not 0.
template <class Call, template <std::size_t> class Role, class X> struct are_not_hidden_by_zeros {
  using along = axis_of<typename X::axes, Role>;
  static constexpr bool value = !is_lower_triangle<along> && !is_upper_triangle<along>;
  static constexpr words say() {
    words w;
    w << "HU056 " << Call::name << "<" << role_words<Role> << ">: the zeros of a triangle along "
      << words_of<along> << " hide nothing, because e to the power 0 is 1; fix: ";
    if constexpr (value) return w;
    else
      return w << Call::name << "<" << role_words<Role> << ">(mask_future<" << along::query::role::name.chars << ", "
               << role_words<Role> << ">(scores))";
  }
};

/// HU029: each token chooses one of the words.
template <class Call, template <std::size_t> class Role, class X>
struct chooses_a_word
    : std::conditional_t<has<vocab, typename X::axes>, keeps_apart<Call, Role, X, tokens, heads>, all<>> {};

/// Stops if the axis, unless it is keys, has one element at run time; HU028.
template <class Call, template <std::size_t> class Role, class... As>
constexpr void must_have_a_choice(extents<axes<As...>> const& sizes) {
  if constexpr (size_of<Role, axes<As...>> == dynamic && !same_role<Role<1>, keys<1>>) {
    if (sizes.template of<Role<1>>() != 1) return;
    axis_words const all[] = {words_at<As>(sizes)...};
    refuse_sizes(weight_of_one<Call>(role_words<Role>, axis_list(all, sizeof...(As))));
  }
}

/// HU003: x has the axis Role. Scores that have tokens but no keys are those of each token for itself: the keys were not
/// renamed before the scores were computed, and to rename the scores would hide that.
template <class Call, template <std::size_t> class Role, class X> struct has_axis_to_weigh : has_axis<Call, Role, X> {
  using list = typename X::axes;
  static constexpr words say() {
    if constexpr (!same_role<Role<1>, keys<1>> || !has<tokens, list>) {
      return has_axis<Call, Role, X>::say();
    } else {
      axis_words const features = last_feature(without<list, heads>{});
      words w;
      w << "HU003 " << Call::name << "<keys>: x has no keys " << list{} << "; fix: ";
      if (features.size != 0) w << Call::name << "<" << features.role << ">(x), or ";
      return w << "rename<tokens, keys>(k) before the scores of k";
    }
  }
};

/// Operations that turn numbers along Role into weights. Not along the batch: examples must not depend on each other.
template <fixed_string Name> struct weighing : call<Name> {
  // Scores without keys are not made right by another axis.
  template <template <std::size_t> class Role> static constexpr bool any_role = !same_role<Role<1>, keys<1>>;

  template <template <std::size_t> class Role, class X>
  struct rules : all<has_axis_to_weigh<weighing, Role, X>, keeps_apart<weighing, Role, X, batch>,
                     chooses_a_word<weighing, Role, X>, of_floats<weighing, X>, has_a_choice<weighing, Role, X>> {};
};

/// HU051: what is hidden is filled first.
template <class Call, template <std::size_t> class Role, class... More> struct takes_no_mask {
  static constexpr bool value = sizeof...(More) != 1 || (... || !std::is_same_v<typename More::scalar, bool>);
  static constexpr words say() {
    words w;
    w << "HU051 " << Call::name << "<" << role_words<Role> << ">: takes no mask; fix: ";
    w << Call::name << "<" << role_words<Role> << ">(masked_fill(x, y, -infinity)) if true hides, or ";
    return w << Call::name << "<" << role_words<Role> << ">(masked_fill(x, !y, -infinity)) if true shows";
  }
};

/// Weighing by powers of e.
template <fixed_string Name> struct powering : weighing<Name> {
  template <template <std::size_t> class Role, class X, class... More>
  struct rules : all<typename weighing<Name>::template rules<Role, X>, are_no_weights<powering, Role, X>,
                     are_not_hidden_by_zeros<powering, Role, X>, takes_no_mask<powering, Role, More...>> {};
};

struct softmax : powering<"softmax"> {};
struct log_softmax : powering<"log_softmax"> {};
struct naive_softmax : powering<"naive_softmax"> {};
struct renormalize : weighing<"renormalize"> {};
}  // namespace rule

/// Whether numbers of X along Role can become weights that sum to one: Role is not the batch, whose examples must not
/// depend on each other, and not of size one, whose only weight is always 1; a single key is the first token's. The
/// numbers do not sum to one already, and are no triangle, whose zeros would hide nothing.
template <template <std::size_t> class Role, class X> concept can_softmax =
    rule::softmax::rules<Role, described<X>>::value;

/// The same for numbers that may be weights already, or have a triangle of zeros.
template <template <std::size_t> class Role, class X> concept can_renormalize =
    rule::renormalize::rules<Role, described<X>>::value;

/// Exponentiates and divides by the sum along Role, so that the numbers along it are positive and sum to one.
///
/// The largest number of each row is subtracted first, so that nothing overflows. A row with +inf or NaN,
/// or with only -inf, has no softmax: all of it becomes NaN, as in PyTorch. A single -inf becomes 0.
///
/// - Shapes:    [A..., Role] -> [A..., normalized<Role>]
/// - Max error: 4 ulp of each weight (steps from one float to the next) for rows of up to 8 numbers, n/2 ulp for rows of
///              n; run time uses another method for 4096 numbers or more, within 8 ulp or n/2 ulp
/// - Errors:    no axis of that role, or none named; an axis along which weights make no sense (the batch, or one of size
///              1 that is not keys); numbers that are weights already, or a triangle of zeros: at compile time
/// - Source:    Raschka, Build a Large Language Model (From Scratch), section 3.3.1
template <template <std::size_t> class Role, class X> requires can_softmax<Role, X>
constexpr auto softmax(X const& x) {
  using along = axis_of<axes_of<X>, Role>;
  using rows = without<axes_of<X>, Role>;
  using shape = normalize_along<axes_of<X>, Role>;
  rule::must_have_a_choice<rule::softmax, Role>(x.shape());
  auto result = unwritten<scalar_of<X>>(in_places<shape>(x.shape()));
  constexpr bool may_be_large = !axes_of<X>::fixed || axes_of<X>::size >= headsup_kernels::many_powers;
  std::size_t const step = x.shape().template stride_of<along>();
  std::size_t const count = x.shape().template of<along>();
  auto const nest = nest_for(sizes_from<rows>(x.shape()), x.shape(), x.shape());
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
    headsup_kernels::softmax_rows<may_be_large>(result.data() + first, x.data() + first, inner, step, count);
  });
  return result;
}
#define HEADSUP_CALL softmax
#include HEADSUP_OTHER_CALLS

/// The logarithm of softmax, computed directly, because log(softmax(x)) would lose small weights.
///
/// - Shapes:   [A..., Role] -> [A..., Role]
/// - Rounding: x less the largest number, less the logarithm of the sum: each rounded once
/// - Errors:   as softmax
template <template <std::size_t> class Role, class X> requires can_softmax<Role, X>
constexpr auto log_softmax(X const& x) {
  rule::must_have_a_choice<rule::log_softmax, Role>(x.shape());
  auto const below = x - headsup_detail::reduce<Role>(x, rule::max{});
  return below - log(headsup_detail::reduce<Role>(exp(below), rule::sum{}));
}
#define HEADSUP_CALL log_softmax
#include HEADSUP_OTHER_CALLS

namespace headsup_detail {
/// The same numbers over axes that know more or less about them.
template <class Axes, Tensor X> constexpr auto as_known(X const& x) {
  static_assert(Axes::size == axes_of<X>::size);
  auto result = unwritten<scalar_of<X>>(in_places<Axes>(x.shape()));
  for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i];
  return result;
}
}  // namespace headsup_detail

/// exp(x) / sum of exp(x) with nothing subtracted: the softmax that the chapter warns about. It overflows to
/// NaN above x = 88.7, which in a constant is a compile error, and loses everything below x = -103; use softmax.
///
/// - Shapes: [A..., Role] -> [A..., normalized<Role>]
template <template <std::size_t> class Role, class X> requires can_softmax<Role, X>
constexpr auto naive_softmax(X const& x) {
  rule::must_have_a_choice<rule::naive_softmax, Role>(x.shape());
  auto const powers = exp(x);
  return headsup_detail::as_known<normalize_along<axes_of<X>, Role>>(powers /
                                                                     headsup_detail::reduce<Role>(powers, rule::sum{}));
}
#define HEADSUP_CALL naive_softmax
#include HEADSUP_OTHER_CALLS

/// Divides by the sum along Role, so that masked weights sum to one again, as in the chapter's section 3.5.1.
///
/// - Shapes: [A..., Role] -> [A..., normalized<Role>]
/// - Errors: as softmax; a row that sums to 0 becomes NaN
template <template <std::size_t> class Role, class X> requires can_renormalize<Role, X>
constexpr auto renormalize(X const& x) {
  rule::must_have_a_choice<rule::renormalize, Role>(x.shape());
  return headsup_detail::as_known<normalize_along<axes_of<X>, Role>>(x / headsup_detail::reduce<Role>(x, rule::sum{}));
}
#define HEADSUP_CALL renormalize
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
