// Calls of the operation HEADSUP_CALL that the operation does not accept, by their template arguments: roles or none,
// types, or numbers. Included after each operation; one that takes roles with axes or numbers includes
// other_mixed_calls.inl instead. A macro that expanded to this would add three lines to each of Clang's messages.
//
// Clang needs the assertion in the body of the refused call; g++ parses that twenty times as slowly as a function call.

#if defined(__clang__)

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}
template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = typename broken_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return typename calls::HEADSUP_CALL::refused{};
}

#else

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, Xs...>();
}
template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}

#endif

#undef HEADSUP_CALL
