#ifndef HEADSUP_OPS_TAKE_HPP
#define HEADSUP_OPS_TAKE_HPP

#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X has an axis Role to take one position of, and that position if it is given.
template <template <std::size_t> class Role, class X, std::size_t Position = 0>
concept can_take = Tensor<X> && has<Role, axes_of<X>> && Position < size_of<Role, axes_of<X>>;

/// The part of x at one position of Role, as x[1] does.
///
/// Shapes  [A..., Role] -> [A...]
/// Errors  no axis of that role: at compile time; a position outside: argument_error, in a constant a compile error
template <template <std::size_t> class Role, class X>
constexpr auto take(X const& x, std::size_t position) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_take<Role, X>) {
    using mistake = diagnostics::cannot_take<Role, 0, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using along = axis_of<axes_of<X>, Role>;
    using shape = without<axes_of<X>, Role>;
    constexpr char const* role = along::role::name.chars;
    std::size_t const size = x.shape().template of<along>();
    if (position >= size) reject("take<", role, ">: position ", position, " is outside ", role, "<", size, ">");
    auto const sizes = gather<shape>(x.shape());
    auto result = detail::unwritten<scalar_of<X>, shape>(sizes);
    kernels::map(result.data(), x.data() + position * x.shape().template stride_of<along>(),
                 nest_for(sizes, sizes, x.shape()), [](auto number) { return number; });
    return result;
  }
}

/// The same for a position that is known when the program is compiled: take<tokens, 1>(x).
///
/// Errors  no axis of that role, a position outside: at compile time
template <template <std::size_t> class Role, std::size_t Position, class X>
constexpr auto take(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_take<Role, X, Position>) {
    using mistake = diagnostics::cannot_take<Role, Position, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return take<Role>(x, Position);
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
