// For operations that mix roles, types and numbers: all other mixtures of these are refused too. Included before
// other_calls.inl, and not by it, which would add a line to messages. See tensor/described.hpp.

#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place/mixed_calls.inl>
#else
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<First, More...>, headsup_rule::numbers<>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class P, template <std::size_t> class Q, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<P, Q>, headsup_rule::types<First, More...>, headsup_rule::numbers<>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<P, Q>, headsup_rule::types<>, headsup_rule::numbers<First, More...>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <class Type, auto First, auto... More, class... Xs> requires(Axis<Type> || (OfHeadsup<Xs> || ...))
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written =
      headsup_rule::written<headsup_rule::roles<>, headsup_rule::types<Type>, headsup_rule::numbers<First, More...>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <Axis First, template <std::size_t> class Role, template <std::size_t> class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::axis_first<First>,
                                        headsup_rule::numbers<>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
template <auto First, class Second, class... More, class... Xs>
requires(headsup_detail::names_axes<Second> || (OfHeadsup<Xs> || ...))
constexpr auto HEADSUP_CALL(Xs const&...) {
  using written = headsup_rule::written<headsup_rule::roles<>, headsup_rule::types<Second, More...>,
                                        headsup_rule::number_first<First>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, written, Xs...>));
  return headsup_rule::HEADSUP_CALL::refused{};
}
#endif
