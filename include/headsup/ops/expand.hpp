#ifndef HEADSUP_OPS_EXPAND_HPP
#define HEADSUP_OPS_EXPAND_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X has none of the axes New yet.
template <class X, class... New>
concept can_expand = Tensor<X> && distinct<axes<New...>> && shared<axes<New...>, axes_of<X>>::rank == 0;

/// Repeats x along new axes, which come first.
///
/// Shapes  [A...] -> [New..., A...]
/// Errors  a role that is there already: at compile time
template <Axis... New, class X, class... Roles>
constexpr auto expand(X const& x, axis_size<Roles>... new_sizes) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_expand<X, New...>) {
    using mistake = diagnostics::cannot_expand<axes<New...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else if constexpr (!diagnostics::all_sized<axes<New...>, axis_size<Roles>...>) {
    using mistake = diagnostics::sizes_missing<"expand", axes<New...>, "expand<...>(x, ">;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using shape = decltype(axes<New...>{} + axes_of<X>{});
    auto const sizes = gather<shape>(extents_from<axes<New...>>(new_sizes...), x.shape());
    auto result = detail::unwritten<scalar_of<X>, shape>(sizes);
    kernels::map(result.data(), x.data(), nest_for(sizes, sizes, x.shape()), [](auto number) { return number; });
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
