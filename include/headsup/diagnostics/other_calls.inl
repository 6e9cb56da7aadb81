// Every call of the operation HEADSUP_CALL that the operation itself does not take, by what stands between < and >.
// Included after each operation. A macro that expands to this would add three lines to each of Clang's messages.

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

template <template <std::size_t> class Role, template <std::size_t> class Second, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<Role, Second>, rule::types<>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::broken<calls::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, described<Xs>...>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake, calls::HEADSUP_CALL::refused>();
}

#undef HEADSUP_CALL
