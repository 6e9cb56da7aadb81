// See tensor/described.hpp.

#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place/other_calls.inl>
#else
template <template <std::size_t> class Role, template <std::size_t> class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::with_roles<Role, More...>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class... Xs>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, headsup_rule::with_none, X, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class First, class X, class... Xs>
requires(!headsup_detail::begins_with_operand<First>)
constexpr auto HEADSUP_CALL(First const&, headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, headsup_rule::with_none, First, X, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class... Xs>
requires headsup_detail::of_headsup_later<Xs...>
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, headsup_rule::with_none, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <class First, class... More, class... Xs>
requires(headsup_detail::names_axes<First> || (OfHeadsup<Xs> || ...) || headsup_detail::one_truth<Xs...>)
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::with_types<First, More...>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <auto First, auto... More, class... Xs> requires(OfHeadsup<Xs> || ...)
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::with_numbers<First, More...>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<>, headsup_rule::numbers<First, More...>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <auto First, template <std::size_t> class Role, template <std::size_t> class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::types<>,
                                        headsup_rule::number_first<First>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
#endif
#undef HEADSUP_CALL
