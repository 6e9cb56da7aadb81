#ifndef HEADSUP_OPS_ATTEND_HPP
#define HEADSUP_OPS_ATTEND_HPP

#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {
template <class Weights, class Values>
struct attended;
template <class... As, class Values>
struct attended<axes<As...>, Values> {
  using type = decltype((axes<>{} + ... + only_if < sums_to_one<As> && count_role<As, Values> != 0, As > {}));
};
}  // namespace detail

/// Whether weights are known to sum to one over an axis that the values have, and axes they share are the same.
template <class Weights, class Values>
concept can_attend =
    Tensor<Weights> && Tensor<Values> && std::is_same_v<scalar_of<Weights>, scalar_of<Values>> &&
    agree<axes_of<Weights>, axes_of<Values>> && detail::attended<axes_of<Weights>, axes_of<Values>>::type::rank == 1;

/// Scores of every query for every key: contract over Role, divided by the square root of its size. The scale follows
/// from the axis, so that it cannot be that of another one.
///
/// Shapes  [A..., tokens, Role], [A..., keys, Role] -> [A..., tokens, keys]
/// Errors  as contract
/// Source  Vaswani et al., Attention Is All You Need, section 3.2.1
template <template <std::size_t> class Role, class Queries, class Keys>
constexpr auto scaled_scores(Queries const& queries, Keys const& keys) {
  if constexpr (is_mistake<Queries, Keys>) {
    return shape_mistake{};
  } else if constexpr (!can_contract<Role, Queries, Keys>) {
    using mistake = diagnostics::cannot_contract<"scaled_scores", Role, described<Queries>, described<Keys>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using along = axis_of<axes_of<Queries>, Role>;
    return contract_along<along, "scaled_scores">(queries, keys) /
           math::sqrt(static_cast<double>(queries.shape().template of<along>()));
  }
}

/// Context vectors: the values, mixed by weights that sum to one over the axis they are mixed along.
///
/// Shapes  [A..., tokens, normalized<keys>], [A..., keys, B...] -> [A..., tokens, B...]
/// Errors  weights that no softmax, renormalize or dropout of such vouches for: at compile time; otherwise as contract
/// Source  chapter sections 3.3.1 and 3.4.1: attn_weights @ values
template <class Weights, class Values>
constexpr auto attend(Weights const& weights, Values const& values) {
  if constexpr (is_mistake<Weights, Values>) {
    return shape_mistake{};
  } else if constexpr (!can_attend<Weights, Values>) {
    using mistake = diagnostics::cannot_attend<described<Weights>, described<Values>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using along = typename detail::front<typename detail::attended<axes_of<Weights>, axes_of<Values>>::type>::type;
    return contract_along<along, "attend">(weights, values);
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
