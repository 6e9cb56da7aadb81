#ifndef HEADSUP_OPS_CONCAT_HPP
#define HEADSUP_OPS_CONCAT_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

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
    using joined = Role<(size_of<Role, axes_of<X>> + ... + size_of<Role, axes_of<Xs>>)>;
    using shape = forget_sums<with<axes_of<X>, joined>>;
    tensor_over<scalar_of<X>, shape> result(uninitialized);
    std::size_t at = 0;
    auto append = [&]<class Part>(Part const& part) {
      kernels::map(result.data() + at * stride<joined, shape>, part.data(),
                   nest_over<axes_of<Part>, shape, axes_of<Part>>, [](auto number) { return number; });
      at += size_of<Role, axes_of<Part>>;
    };
    append(first);
    (append(others), ...);
    return result;
  }
}

}  // namespace headsup

#endif
