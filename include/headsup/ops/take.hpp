#ifndef HEADSUP_OPS_TAKE_HPP
#define HEADSUP_OPS_TAKE_HPP

#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// Whether X has an axis Role to take one position of.
template <template <std::size_t> class Role, class X>
concept can_take = Tensor<X> && has<Role, axes_of<X>>;

/// The part of x at one position of Role, as x[1] does.
///
/// Shapes  [A..., Role] -> [A...]
/// Errors  no axis of that role: at compile time; a position outside: argument_error, in a constant a compile error
template <template <std::size_t> class Role, class X>
constexpr auto take(X const& x, std::size_t position) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_take<Role, X>) {
    using mistake = diagnostics::no_such_axis<"take", Role, "x", typename described<X>::axes, void,
                                              diagnostics::call::at_a_position>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using along = axis_of<axes_of<X>, Role>;
    using shape = without<axes_of<X>, Role>;
    constexpr char const* role = along::role::name.chars;
    if (position >= along::size)
      reject("take<", role, ">: position ", position, " is outside ", role, "<", along::size, ">");
    tensor_over<scalar_of<X>, shape> result(uninitialized);
    kernels::map(result.data(), x.data() + position * stride<along, axes_of<X>>, nest_over<shape, shape, axes_of<X>>,
                 [](auto number) { return number; });
    return result;
  }
}

}  // namespace headsup

#endif
