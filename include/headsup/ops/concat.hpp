#ifndef HEADSUP_OPS_CONCAT_HPP
#define HEADSUP_OPS_CONCAT_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {

/// The sum of sizes, which is not known if one of them is not.
template <class... Sizes>
constexpr std::size_t joined_size(Sizes... sizes) {
  return ((sizes == dynamic) || ...) ? dynamic : (sizes + ...);
}

}  // namespace detail

/// Whether tensors can be joined along Role: they have it, and elsewhere the same axes in the same order.
template <template <std::size_t> class Role, class X, class... Xs>
concept can_concat =
    Tensor<X> && has<Role, axes_of<X>> &&
    ((Tensor<Xs> && has<Role, axes_of<Xs>> && same_axes<axes_of<X>, with<axes_of<Xs>, axis_of<axes_of<X>, Role>>> &&
      std::is_same_v<scalar_of<X>, scalar_of<Xs>>) &&
     ...);

/// Joins tensors along an axis they have, as torch.cat does; elsewhere they have the same axes in the same order.
///
/// Shapes  [A..., Role<n>], [A..., Role<m>], … -> [A..., Role<n + m + …>]
/// Errors  no axis of that role, shapes that differ elsewhere, numbers of two types: at compile time
template <template <std::size_t> class Role, class X, class... Xs>
constexpr auto concat(X const& first, Xs const&... others) {
  if constexpr (is_mistake<X, Xs...>) {
    return shape_mistake{};
  } else if constexpr (!can_concat<Role, X, Xs...>) {
    using mistake = diagnostics::cannot_concat<Role, described<X>, described<Xs>...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using joined = Role<detail::joined_size(size_of<Role, axes_of<X>>, size_of<Role, axes_of<Xs>>...)>;
    using shape = forget_sums<with<with_sizes_of<axes_of<X>, axes_of<Xs>...>, joined>>;
    (diagnostics::must_be_alike<"concat", joined>(first.shape(), others.shape()), ...);
    std::size_t const count = (first.shape().template of<joined>() + ... + others.shape().template of<joined>());
    auto const sizes =
        gather<shape>(extents_from<axes<joined>>(axis_size<typename joined::role>{count}), first.shape());
    auto result = detail::unwritten<scalar_of<X>, shape>(sizes);
    std::size_t at = 0;
    auto append = [&]<class Part>(Part const& part) {
      kernels::map(result.data() + at * sizes.template stride_of<joined>(), part.data(),
                   nest_for(part.shape(), sizes, part.shape()), [](auto number) { return number; });
      at += part.shape().template of<joined>();
    };
    append(first);
    (append(others), ...);
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
