#ifndef HEADSUP_OPS_STACK_HPP
#define HEADSUP_OPS_STACK_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether tensors are alike, and lack the axis Role along which they would be put side by side.
template <template <std::size_t> class Role, class X, class... Xs>
concept can_stack =
    Tensor<X> && !has<Role, axes_of<X>> &&
    ((Tensor<Xs> && same_axes<axes_of<X>, axes_of<Xs>> && std::is_same_v<scalar_of<X>, scalar_of<Xs>>) && ...);

/// Puts tensors of one shape side by side along a new first axis, as torch.stack does.
///
/// Shapes  n times [A...] -> [Role<n>, A...]
/// Errors  shapes or types of numbers that differ, a role that is there already: at compile time
template <template <std::size_t> class Role, class X, class... Xs>
constexpr auto stack(X const& first, Xs const&... others) {
  if constexpr (is_mistake<X, Xs...>) {
    return shape_mistake{};
  } else if constexpr (!can_stack<Role, X, Xs...>) {
    using mistake = diagnostics::cannot_stack<Role, described<X>, described<Xs>...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using kept = std::conditional_t<(std::is_same_v<axes_of<X>, axes_of<Xs>> && ...), axes_of<X>,
                                    forget_sums<with_sizes_of<axes_of<X>, axes_of<Xs>...>>>;
    (diagnostics::must_be_alike<"stack">(first.shape(), others.shape()), ...);
    using shape = decltype(axes<Role<1 + sizeof...(Xs)>>{} + kept{});
    auto result = detail::unwritten<scalar_of<X>, shape>(gather<shape>(first.shape()));
    scalar_of<X>* to = result.data();
    auto append = [&](auto const& part) {
      for (std::size_t i = 0; i < part.size(); ++i) *to++ = part.data()[i];
    };
    append(first);
    (append(others), ...);
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
