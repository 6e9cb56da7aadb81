// Every call of the operation HEADSUP_CALL that the operation itself does not take, by what stands between < and >.
// Included after each operation. A macro that expands to this would add three lines to each of Clang's messages.
//
// Clang needs the assertion in the body of the refused call; g++ takes twenty times as long to read it as a call.

#if defined(__clang__)

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
}
template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
}
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<P, Q>, rule::types<>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
}
template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return shape_mistake{};
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
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<calls::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, Xs...>();
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

#undef HEADSUP_CALL
