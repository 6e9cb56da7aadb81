// As other_calls.inl, for an operation HEADSUP_CALL that takes a role with axes, or roles or an axis with numbers.

#if defined(__clang__)

template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<P, Q>, rule::types<>, rule::numbers<First, More...>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}
template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}

#else

template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<P, Q>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, Xs...>();
}

#endif
