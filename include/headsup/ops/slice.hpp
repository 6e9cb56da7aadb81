#ifndef HEADSUP_OPS_SLICE_HPP
#define HEADSUP_OPS_SLICE_HPP

#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X has as many positions of To's role as To, from First on, as far as is known at compile time.
template <class X, class To, std::size_t First = 0>
concept can_slice = Tensor<X> && count_role<To, axes_of<X>> != 0 && To::size != dynamic &&
                    detail::front<shared<axes_of<X>, axes<To>>>::type::size >= First + To::size;

/// Whether X has an axis of the role, of which a number of positions can be chosen at run time.
template <class X, template <std::size_t> class Role>
concept can_slice_some = Tensor<X> && has<Role, axes_of<X>>;

namespace detail {

/// `count` positions of To's role from `first` on.
template <class To, Tensor X>
constexpr auto sliced(X const& x, std::size_t first, std::size_t count) {
  constexpr char const* role = To::role::name.chars;
  std::size_t const size = x.shape().template of<To>();
  if (count > size || first > size - count)
    reject("slice: ", role, " ", first, " to ", first + count - 1, " are outside ", role, "<", size, ">");
  using shape = with<axes_of<X>, To>;
  auto const sizes = gather<shape>(extents_from<axes<To>>(axis_size<typename To::role>{count}), x.shape());
  auto result = unwritten<scalar_of<X>, shape>(sizes);
  kernels::map(result.data(), x.data() + first * x.shape().template stride_of<To>(), nest_for(sizes, sizes, x.shape()),
               [](auto number) { return number; });
  return result;
}

}  // namespace detail

/// As many neighbouring positions as To has, beginning at `first`: slice<tokens<4>>(x, 2) is x[2:6].
///
/// Shapes  [A..., tokens<6>] -> slice<tokens<4>> -> [A..., tokens<4>]
/// Errors  no axis of To's role, or To is longer: at compile time; an end outside: argument_error
template <Axis To, class X>
constexpr auto slice(X const& x, std::size_t first) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_slice<X, To>) {
    using mistake = diagnostics::cannot_slice<To, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return detail::sliced<To>(x, first, To::size);
  }
}

/// The same for a number that is known at run time only: slice<tokens>(x, 2, n) is x[2:2+n].
///
/// Shapes  [A..., Role] -> [A..., Role<dynamic>]
/// Errors  no axis of that role: at compile time; no position at all: size_error; an end outside: argument_error
template <template <std::size_t> class Role, class X>
constexpr auto slice(X const& x, std::size_t first, std::size_t count) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_slice_some<X, Role>) {
    using mistake =
        diagnostics::no_such_axis<"slice", Role, "x", typename described<X>::axes, void, diagnostics::call::of_a_run>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return detail::sliced<Role<dynamic>>(x, first, checked_size<typename Role<1>::role>(count, "slice").size);
  }
}

/// The same for a beginning that is known when the program is compiled: slice<tokens<4>, 2>(x).
///
/// Errors  no axis of To's role, an end outside: at compile time
template <Axis To, std::size_t First, class X>
constexpr auto slice(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_slice<X, To, First>) {
    using mistake = diagnostics::cannot_slice<To, described<X>, First>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return slice<To>(x, First);
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
