#ifndef HEADSUP_OPS_EXPAND_HPP
#define HEADSUP_OPS_EXPAND_HPP

#include <headsup/diagnostics/product_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// Repeats x along new axes, which come first.
///
/// Shapes  [A...] -> [New..., A...]
/// Errors  a role that is there already: at compile time
template <Axis... New, class X>
constexpr auto expand(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (shared<axes<New...>, axes_of<X>>::rank != 0) {
    return diagnostics::refuse<diagnostics::result_role_twice<
        "expand", typename detail::front<shared<axes<New...>, axes_of<X>>>::type, axes_of<X>, "x">>();
  } else {
    using shape = decltype(axes<New...>{} + axes_of<X>{});
    tensor_over<scalar_of<X>, shape> result(uninitialized);
    kernels::map(result.data(), x.data(), nest_over<shape, shape, axes_of<X>>, [](auto number) { return number; });
    return result;
  }
}

}  // namespace headsup

#endif
