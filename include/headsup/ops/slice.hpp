#pragma once

#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/ops/copied.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU047: if the number of positions is known only at run time, the call names the role alone.
template <class To> struct counts_its_positions {
  static constexpr bool value = To::size != dynamic;
  static constexpr words say() {
    return needs_the_size("slice", words_of<To>) << "slice<" << To::role::name.chars << ">(x, first, count)";
  }
};

/// HU021: the axis has as many positions as To, from First on if that is known at compile time.
template <class To, class X, class First> struct has_positions : has_positions<To, X, number<0>> {};
template <class To, class X, auto N> struct has_positions<To, X, number<N>> {
  static constexpr auto first = static_cast<std::size_t>(N);
  static constexpr std::size_t size = first_of<shared<typename X::axes, axes<To>>>::size;
  static constexpr bool value = To::size <= size && first <= size - To::size;
  static constexpr words say() {
    constexpr char const* role = To::role::name.chars;
    return beyond_the_end("slice", {role, size}, first, first + To::size - 1)
           << "; fix: slice<" << axis_words{role, To::size < size ? To::size : size} << ">(x, "
           << (To::size < size ? size - To::size : 0) << ")";
  }
};

struct slice : call<"slice", "(x, first, count)"> {
  static constexpr bool takes_numbers = true;

  template <class To, class X, class First = void> struct rules;
  template <Axis To, class X, class First>
  struct rules<axes<To>, X, First> : all<has_axis_like<slice, To, X>, counts_its_positions<To>,
                                         names_a_position<slice, To, First, true>, has_positions<To, X, First>> {};

  struct by_role {
    template <template <std::size_t> class Role, class X, class First = void, class Count = void>
    struct rules : has_axis<slice, Role, X> {};
  };
};
}  // namespace rule

/// Whether X has as many positions of To's role as To, from First on, as far as is known at compile time.
template <class X, class To, std::size_t First = 0> concept can_slice =
    rule::slice::rules<axes<To>, described<X>, rule::number<First>>::value;

/// Whether X has an axis of the role, from which a run-time number of positions can be taken.
template <template <std::size_t> class Role, class X> concept can_slice_some =
    rule::slice::by_role::rules<Role, described<X>>::value;

namespace headsup_detail {
/// Refuses positions outside an axis, in the words that those known at compile time get; HU021. Counted: the call names
/// the role, and gives the count as an argument.
template <bool Counted>
[[noreturn]] HEADSUP_SELDOM constexpr void refuse_slice(diagnostics::axis_words axis, std::size_t first,
                                                        std::size_t count) {
  auto const from = static_cast<std::ptrdiff_t>(first), to = static_cast<std::ptrdiff_t>(first + count - 1);
  std::size_t const most = count < axis.size ? count : axis.size;
  diagnostics::words w = diagnostics::beyond_the_end("slice", axis, from, to) << "; fix: slice<" << axis.role;
  if (Counted) w << ">(x, " << axis.size - most << ", " << most << ")";
  else w << "<" << most << ">>(x, " << axis.size - most << ")";
  diagnostics::refuse_sizes<argument_error>(w);
}

/// `count` positions of To's role from `first` on.
template <class To, Tensor X> constexpr auto sliced(X const& x, std::size_t first, std::size_t count) {
  std::size_t const size = x.shape().template of<To>();
  if (count > size || first > size - count)
    refuse_slice<To::size == dynamic>({To::role::name.chars, size}, first, count);
  using shape = keep_lost<with<axes_of<X>, To>, axes_of<X>>;
  auto const sizes = sizes_from<shape>(extents_from<axes<To>>(axis_size<typename To::role>{count}), x.shape());
  return copied(x, sizes, first * x.shape().template stride_of<To>());
}
}  // namespace headsup_detail

/// To's size of consecutive positions, beginning at `first`: slice<tokens<4>>(x, 2) is x[2:6].
///
/// - Shapes: [A..., tokens<6>] -> slice<tokens<4>> -> [A..., tokens<4>]
/// - Errors: no axis of To's role, or To is longer: at compile time; an end outside: argument_error
template <Axis To, class X, std::integral First> requires can_slice<X, To>
constexpr auto slice(X const& x, First first) {
  return headsup_detail::sliced<To>(x, static_cast<std::size_t>(first), To::size);
}

/// The same for a count known only at run time: slice<tokens>(x, 2, n) is x[2:2+n].
///
/// - Shapes: [A..., Role] -> [A..., Role<dynamic>]
/// - Errors: no axis of that role: at compile time; zero positions: size_error; an end outside: argument_error
template <template <std::size_t> class Role, class X, std::integral First, std::integral Count>
requires can_slice_some<Role, X>
constexpr auto slice(X const& x, First first, Count count) {
  auto const checked = checked_size<typename Role<1>::role>(static_cast<std::size_t>(count), "slice");
  return headsup_detail::sliced<Role<dynamic>>(x, static_cast<std::size_t>(first), checked.size);
}

/// The same for a beginning known at compile time: slice<tokens<4>, 2>(x).
///
/// - Errors: no axis of To's role, an end outside: at compile time
template <Axis To, std::size_t First, class X> requires can_slice<X, To, First>
constexpr auto slice(X const& x) {
  return slice<To>(x, First);
}
#define HEADSUP_CALL slice
#define HEADSUP_CALL_MIXES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
