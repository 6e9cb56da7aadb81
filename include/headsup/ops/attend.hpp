#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation scaled_scores{
    .name = "scaled_scores",
    .form = "<role>(left, right)",
    .rules = {has_axis_of_products, of_one_type, agree, agree_in_order, shares_heads, sums_no_weights, of_numbers,
              meets_other_tokens},
    .is = tokens_meet | keeps_both,
    .seldom = {role::batch, role::heads}};
inline constexpr operation attend{
    .name = "attend",
    .form = "(weights, values)",
    .rules = {are_tensors, of_one_type, agree, agree_in_order,
              is_normalized.or_else("values with {known}, from where the keys come", always, 15), shares_heads, of_numbers},
    .is = tokens_meet | weighs};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// The axes that the values have and along which the weights are known to sum to one.
template <class Weights, class Values> struct attended {
  using type = axes<>;
};
template <class... As, class Values> struct attended<axes<As...>, Values> {
  using type = joined_axes<only_if<sums_to_one<As> && count_role<As, Values> != 0, As>...>;
};
}  // namespace headsup_detail

namespace rule {
/// Whether zeros along A leave each query the key at its own place.
template <class A> inline constexpr bool keeps_the_diagonal = false;
template <class A> requires is_lower_triangle<A>
inline constexpr bool keeps_the_diagonal<A> = A::diagonal >= 0;
template <class A> requires is_upper_triangle<A>
inline constexpr bool keeps_the_diagonal<A> = A::diagonal <= 0 && may_equal(A::size, A::query::size);

/// HU015: the weights are known to sum to one over one axis of the values.
template <class Weights, class Values> struct is_normalized {
  using weights = typename Weights::axes;
  using values = typename Values::axes;
  static constexpr bool value = headsup::headsup_detail::attended<weights, values>::type::rank == 1;
  static constexpr words say() {
    words w;
    if (headsup::headsup_detail::attended<values, weights>::type::rank == 1 && !has<tokens, weights>)
      return w << "HU015 attend: takes the weights first, and what sums to one, " << values{}
               << ", is second; fix: attend(second, first)";
    w << "HU015 attend: the weights " << weights{};
    []<class... As>(axes<As...>, words& out) {
      axis_words known{"", 0};
      axis_words common{"keys", 0};
      ((sums_to_one<As> ? (void)(known = words_of<As>) : (void)0), ...);
      bool found_keys = false;
      ((count_role<As, values> != 0 && !found_keys ? (void)(common = words_of<As>, found_keys = same_role<As, keys<1>>)
                                                   : (void)0),
       ...);
      if (known.size == 0) {
        out << " are not known to sum to one over an axis of the values " << values{} << "; fix: ";
        // Zeros of a triangle hide nothing from softmax, and leave each query its own key. Other zeros may leave it none,
        // and divided by their sum they would be NaN.
        if ((keeps_the_diagonal<As> || ...)) {
          out << "renormalize<" << common.role << ">(weights)";
        } else {
          out << "softmax<" << common.role << ">(scores), with any mask ";
          if (has<heads, weights>) out << "of " << common.role << " in the scores and of heads on the result";
          else out << "in the scores";
        }
      } else {
        axis_words const meant = meant_for(values{}, axes<>{}, known);
        out << " sum to one over " << known << ", which the values " << values{} << " do not have; fix: ";
        // Weights over keys are right, so it is the values that still have their old role.
        bool const over_keys = (... || (sums_to_one<As> && same_role<As, keys<1>>));
        if (common.size != 0 && !over_keys) {
          out << "softmax<" << common.role << ">(scores)";
        } else if (meant.size != 0 && kin(meant.role, known.role)) {
          out << "rename<" << meant.role << ", " << known.role << ">(values)";
          // Without queries these may be the weights of one, or scores of each token for itself.
          if (of_role(weights{}, "tokens").size == 0)
            out << " if the weights are of one query, or rename<tokens, keys>(k) before the scores of k";
          else out << " if they come with the keys";
        } else {
          out << "values with " << known << ", from where the keys come";
        }
      }
    }(weights{}, w);
    return w;
  }
};

struct scaled_scores : product<"scaled_scores"> {
  template <template <std::size_t> class Role, class X, class Y>
  struct rules : all<product::rules<Role, X, Y>, meets_other_tokens<scaled_scores, Role, X, Y>> {};
};

struct attend : call<"attend", "(weights, values)", fix::no_role> {
  template <class Weights, class Values>
  struct rules
      : all<are_tensors<attend, Weights, Values>, of_one_type<attend, Weights, Values>,
            agree_on_axes<attend, typename Weights::axes, typename Values::axes>, is_normalized<Weights, Values>,
            shares_heads<attend, typename Weights::axes, typename Values::axes>,
            both_hold<
                attend, Weights, of_numbers<attend, Weights>, contract,
                typename headsup::headsup_detail::attended<typename Weights::axes, typename Values::axes>::type>> {};
};
}  // namespace rule

/// Whether weights are known to sum to one over an axis that the values have, and axes they share are the same.
template <class Weights, class Values> concept can_attend =
    rule::attend::rules<described<Weights>, described<Values>>::value;

/// Whether queries and keys can be contracted over Role, and every query meets other tokens than its own.
template <template <std::size_t> class Role, class Queries, class Keys> concept can_score =
    rule::scaled_scores::rules<Role, described<Queries>, described<Keys>>::value;

/// Scores of every query for every key: contract over Role, divided by the square root of its size. The scale follows
/// from the axis, so it cannot be that of another one.
///
/// - Shapes: [A..., tokens, Role], [A..., keys, Role] -> [A..., tokens, keys]
/// - Errors: as contract
/// - Source: Vaswani et al., Attention Is All You Need, section 3.2.1
template <template <std::size_t> class Role, class Queries, class Keys> requires can_score<Role, Queries, Keys>
constexpr auto scaled_scores(Queries const& queries, Keys const& keys) {
  using along = axis_of<axes_of<Queries>, Role>;
  return contract_along<rule::scaled_scores, along>(queries, keys) /
         headsup_math::sqrt(static_cast<double>(queries.shape().template of<along>()));
}
#define HEADSUP_CALL scaled_scores
#include HEADSUP_OTHER_CALLS

/// Context vectors: the values, mixed by weights that sum to one over the axis they are mixed along.
///
/// - Shapes: [A..., tokens, normalized<keys>], [A..., keys, B...] -> [A..., tokens, B...]
/// - Errors: weights that do not come from softmax, renormalize or their dropout: at compile time; otherwise as
///           contract
/// - Source: chapter sections 3.3.1 and 3.4.1: attn_weights @ values
template <class Weights, class Values> requires can_attend<Weights, Values>
constexpr auto attend(Weights const& weights, Values const& values) {
  return contract_along<rule::attend,
                        first_of<typename headsup_detail::attended<axes_of<Weights>, axes_of<Values>>::type>>(weights,
                                                                                                              values);
}
#define HEADSUP_CALL attend
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
