// See tensor/described.hpp.

#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place/other_calls.inl>
#else
template <template <std::size_t> class Role, template <std::size_t> class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_roles<Role, More...>, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class... Xs>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_none, X, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class First, class X, class... Xs>
requires(!headsup_detail::begins_with_operand<First>)
constexpr auto HEADSUP_CALL(First const&, headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_none, First, X, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class... Xs>
requires headsup_detail::of_headsup_later<Xs...>
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_none, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <class First, class... More, class... Xs> requires(headsup_detail::names_axes<First> || (OfHeadsup<Xs> || ...))
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_types<First, More...>, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <auto First, auto... More, class... Xs> requires(OfHeadsup<Xs> || ...)
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_numbers<First, More...>, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<>, headsup_rule::numbers<First, More...>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <auto First, template <std::size_t> class Role, template <std::size_t> class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::types<>,
                                        headsup_rule::number_first<First>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
#if defined(HEADSUP_CALL_MIXES)
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<First, More...>, headsup_rule::numbers<>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class P, template <std::size_t> class Q, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<P, Q>, headsup_rule::types<First, More...>, headsup_rule::numbers<>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<P, Q>, headsup_rule::types<>, headsup_rule::numbers<First, More...>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <class Type, auto First, auto... More, class... Xs> requires(Axis<Type> || (OfHeadsup<Xs> || ...))
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<>, headsup_rule::types<Type>, headsup_rule::numbers<First, More...>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <Axis First, template <std::size_t> class Role, template <std::size_t> class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::axis_first<First>,
                                        headsup_rule::numbers<>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <auto First, class Second, class... More, class... Xs>
requires(headsup_detail::names_axes<Second> || (OfHeadsup<Xs> || ...))
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::written<headsup_rule::roles<>, headsup_rule::types<Second, More...>,
                                        headsup_rule::number_first<First>>;
  static_assert(!HEADSUP_BROKEN(written, Xs...));
  return headsup_rule::HEADSUP_CALL::refused{};
}
#endif
#endif
#undef HEADSUP_CALL
#undef HEADSUP_CALL_MIXES
#undef HEADSUP_CALL_FORWARDS
