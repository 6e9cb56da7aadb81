#ifndef HEADSUP_OPS_SLICE_HPP
#define HEADSUP_OPS_SLICE_HPP

#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/nest_over.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// Whether X has as many positions of To's role as To, from First on.
template <class X, class To, std::size_t First = 0>
concept can_slice = Tensor<X> && count_role<To, axes_of<X>> != 0 &&
                    detail::front<shared<axes_of<X>, axes<To>>>::type::size >= First + To::size;

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
    using from = typename detail::front<shared<axes_of<X>, axes<To>>>::type;
    constexpr char const* role = To::role::name.chars;
    if (first > from::size - To::size)
      reject("slice: ", role, " ", first, " to ", first + To::size - 1, " are outside ", role, "<", from::size, ">");
    using shape = with<axes_of<X>, To>;
    tensor_over<scalar_of<X>, shape> result(uninitialized);
    kernels::map(result.data(), x.data() + first * stride<To, axes_of<X>>, nest_over<shape, shape, axes_of<X>>,
                 [](auto number) { return number; });
    return result;
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

}  // namespace headsup

#endif
