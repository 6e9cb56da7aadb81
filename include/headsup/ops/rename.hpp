#ifndef HEADSUP_OPS_RENAME_HPP
#define HEADSUP_OPS_RENAME_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {
template <class To, class X>
constexpr auto relabel_as(X&& x, [[maybe_unused]] extents<To> const& sizes) {
  if constexpr (To::fixed) return tensor_over<scalar_of<X>, To>(relabeled, static_cast<X&&>(x));
  else return tensor_over<scalar_of<X>, To>(relabeled, static_cast<X&&>(x), sizes);
}
}  // namespace detail

/// The numbers of x over other axes of the same sizes in total: what renaming, splitting and merging have in common.
/// A temporary hands its memory on; anything else is copied.
///
/// Shapes  [A...] -> To, as many elements
template <class To, class X>
  requires(Tensor<X> && To::size == axes_of<X>::size)
constexpr auto relabel(X&& x) {
  if constexpr (To::fixed) return tensor_over<scalar_of<X>, To>(detail::relabeled, static_cast<X&&>(x));
  else return detail::relabel_as<To>(static_cast<X&&>(x), gather<To>(x.shape()));
}

namespace detail {
template <template <std::size_t> class To, class A>
struct renamed {
  using type = To<A::size>;
};
template <template <std::size_t> class To, class A, class... Fs>
struct renamed<To, merged<A, Fs...>> {
  using type = merged<To<A::size>, Fs...>;
};
template <template <std::size_t> class To, class A>
struct renamed<To, normalized<A>> {
  using type = normalized<typename renamed<To, A>::type>;
};
template <template <std::size_t> class To, class A>
struct renamed<To, normalized_on_average<A>> {
  using type = normalized_on_average<typename renamed<To, A>::type>;
};
}  // namespace detail

/// Whether X has an axis From and none of role To.
template <class X, template <std::size_t> class From, template <std::size_t> class To>
concept can_rename = Tensor<X> && has<From, axes_of<X>> && !has<To, axes_of<X>>;

/// Gives the axis From the role To: in self-attention the tokens that are looked at are keys.
///
/// Shapes  [A..., From] -> [A..., To], all else as it was
/// Errors  no axis From, or To is there already: at compile time
template <template <std::size_t> class From, template <std::size_t> class To, class X>
constexpr auto rename(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_rename<X, From, To>) {
    using mistake = diagnostics::cannot_rename<From, To, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using by = axes<typename detail::renamed<To, axis_of<axes_of<X>, From>>::type>;
    using shape = replace<axes_of<X>, From, by>;
    return detail::relabel_as<shape>(static_cast<X&&>(x), in_places<shape>(x.shape()));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
