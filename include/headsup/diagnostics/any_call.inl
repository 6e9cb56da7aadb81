// Calls of HEADSUP_CALL that no other function takes, with whatever arguments. Included after it; in a class with
// HEADSUP_MEMBER, the call as messages show it. These are taken by conversion, so that HEADSUP_CALL itself and a
// function of the user are better matches.

#if defined(HEADSUP_MEMBER)
#define HEADSUP_HEAD static constexpr auto
#else
#define HEADSUP_HEAD constexpr auto
#define HEADSUP_MEMBER HEADSUP_CALL
#endif
template <class Call = headsup_rule::HEADSUP_MEMBER>
HEADSUP_HEAD HEADSUP_CALL(shape_mistake const&, headsup_rule::anything = {}, headsup_rule::anything = {}) {
  return typename Call::refused{};
}
template <class... Types, class Call = headsup_rule::HEADSUP_MEMBER> HEADSUP_HEAD HEADSUP_CALL() {
  static_assert(!HEADSUP_MISTAKE(broken_call<Call, headsup_rule::with_types<Types...>>));
  return typename Call::refused{};
}
template <class... Types, class Call = headsup_rule::HEADSUP_MEMBER>
HEADSUP_HEAD HEADSUP_CALL(headsup_rule::anything, headsup_rule::anything = {}, headsup_rule::anything = {},
                          headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(broken_call<Call, headsup_rule::with_types<Types...>, headsup_rule::anything>));
  return typename Call::refused{};
}
template <class Type, template <std::size_t> class Role, template <std::size_t> class... More,
          class Call = headsup_rule::HEADSUP_MEMBER>
HEADSUP_HEAD HEADSUP_CALL(headsup_rule::anything = {}, headsup_rule::anything = {}) {
  using written =
      headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::types<Type>, headsup_rule::numbers<>>;
  static_assert(!HEADSUP_MISTAKE(broken_call<Call, written, headsup_rule::anything>));
  return typename Call::refused{};
}
#undef HEADSUP_MEMBER
#undef HEADSUP_HEAD
#undef HEADSUP_CALL
