// Calls of the operation HEADSUP_CALL that the operation does not accept, by their template arguments: roles or none,
// types, or numbers; and, if HEADSUP_CALL_MIXES is defined, roles with axes or numbers, or an axis with numbers. Included
// after each operation. A macro that expanded to this would add three lines to each of Clang's messages.
//
// Clang needs the assertion in the body of the refused call; g++ parses that twenty times as slowly as a function call.

#if defined(__clang__)

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
#if defined(HEADSUP_CALL_MIXES)
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<P, Q>, rule::types<>, rule::numbers<First, More...>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = broken_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, Xs...>;
  using said = typename mistake::said;
  static_assert(said::none HEADSUP_WORDS_OF(mistake));
  return mistake::refused();
}
#endif

#else

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, Xs...>();
}
template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
#if defined(HEADSUP_CALL_MIXES)
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<P, Q>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, Xs...>();
}
#endif

#endif

#undef HEADSUP_CALL
#undef HEADSUP_CALL_MIXES
