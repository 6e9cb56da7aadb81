#ifndef HEADSUP_OPS_SOFTMAX_HPP
#define HEADSUP_OPS_SOFTMAX_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/kernels/softmax.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/reduce.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether numbers of X along Role can become weights that sum to one: Role is not the batch, whose examples must not
/// depend on each other, and not of size one, whose only weight is always 1; a single key is the first token's.
template <template <std::size_t> class Role, class X>
concept can_softmax = FloatTensor<X> && has<Role, axes_of<X>> && !same_role<Role<1>, batch<1>> &&
                      (size_of<Role, axes_of<X>> != 1 || same_role<Role<1>, keys<1>>);

namespace detail {
/// Stops if the run time finds one element, other than a key, to choose from; HU028.
template <fixed_string Op, class Along, class List>
constexpr void must_be_a_choice(extents<List> const& sizes) {
  if constexpr (!same_role<Along, keys<1>>) diagnostics::must_be_a_choice<Op, Along>(sizes);
}
}  // namespace detail

/// Exponentiates and divides by the sum along Role, so that the numbers along it are positive and sum to one.
///
/// The largest number of each row is subtracted first, so that nothing overflows. A row that holds +inf or not-a-number,
/// or nothing but -inf, has no softmax: all of it becomes not-a-number, as in PyTorch. A single -inf becomes 0.
///
/// Shapes    [A..., Role] -> [A..., normalized<Role>]
/// Max error 4 ulp of each weight for rows of up to 8 numbers, n/2 ulp for rows of n; run time takes another way for 4096
///           numbers or more, within 8 ulp and the same
/// Errors    no axis of that role or none named, the batch, an axis of size 1 that is not keys: at compile time
/// Source    Raschka, Build a Large Language Model (From Scratch), section 3.3.1
template <template <std::size_t> class Role, class X>
constexpr auto softmax(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_softmax<Role, X>) {
    using mistake = diagnostics::cannot_softmax<"softmax", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using along = axis_of<axes_of<X>, Role>;
    using rows = without<axes_of<X>, Role>;
    using shape = normalize_along<axes_of<X>, Role>;
    detail::must_be_a_choice<"softmax", along>(x.shape());
    auto result = detail::unwritten<scalar_of<X>, shape>(in_places<shape>(x.shape()));
    constexpr bool may_be_large = !axes_of<X>::fixed || axes_of<X>::size >= kernels::many_powers;
    std::size_t const step = x.shape().template stride_of<along>();
    std::size_t const count = x.shape().template of<along>();
    auto const nest = nest_for(gather<rows>(x.shape()), x.shape(), x.shape());
    kernels::loop const& inner = nest.inner();
    for_each_row(nest, [&](std::size_t first, std::size_t, std::size_t) {
      kernels::softmax_rows<may_be_large>(result.data() + first, x.data() + first, inner, step, count);
    });
    return result;
  }
}

template <class X>
constexpr auto softmax(X const&) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_axis<"softmax", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// The logarithm of softmax, without the detour that would lose small weights.
///
/// Shapes    [A..., Role] -> [A..., Role]
/// Rounding  x less the largest number, less the logarithm of the sum: each rounded once
/// Errors    as softmax
template <template <std::size_t> class Role, class X>
constexpr auto log_softmax(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_softmax<Role, X>) {
    using mistake = diagnostics::cannot_softmax<"log_softmax", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    detail::must_be_a_choice<"log_softmax", axis_of<axes_of<X>, Role>>(x.shape());
    auto const below = x - max<Role>(x);
    return below - log(sum<Role>(exp(below)));
  }
}
template <class X>
constexpr auto log_softmax(X const&) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_axis<"log_softmax", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

namespace detail {
/// The same numbers over axes that know more or less of them.
template <class Axes, Tensor X>
constexpr auto as_known(X const& x) {
  static_assert(Axes::size == axes_of<X>::size);
  auto result = unwritten<scalar_of<X>, Axes>(in_places<Axes>(x.shape()));
  for (std::size_t i = 0; i < x.size(); ++i) result.data()[i] = x.data()[i];
  return result;
}
}  // namespace detail

/// exp(x) / sum of exp(x) with nothing subtracted: the softmax that the chapter warns about. It overflows to
/// not-a-number above x = 88.7, which in a constant is a compile error, and loses everything below x = -103; use softmax.
///
/// Shapes  [A..., Role] -> [A..., normalized<Role>]
template <template <std::size_t> class Role, class X>
constexpr auto naive_softmax(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_softmax<Role, X>) {
    using mistake = diagnostics::cannot_softmax<"naive_softmax", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    detail::must_be_a_choice<"naive_softmax", axis_of<axes_of<X>, Role>>(x.shape());
    auto const powers = exp(x);
    return detail::as_known<normalize_along<axes_of<X>, Role>>(powers / sum<Role>(powers));
  }
}

/// Divides by the sum along Role: gives back to masked weights what the mask took, as chapter section 3.5.1 does.
///
/// Shapes  [A..., Role] -> [A..., normalized<Role>]
/// Errors  as softmax; a row that sums to 0 becomes not-a-number
template <template <std::size_t> class Role, class X>
constexpr auto renormalize(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_softmax<Role, X>) {
    using mistake = diagnostics::cannot_softmax<"renormalize", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    detail::must_be_a_choice<"renormalize", axis_of<axes_of<X>, Role>>(x.shape());
    return detail::as_known<normalize_along<axes_of<X>, Role>>(x / sum<Role>(x));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
