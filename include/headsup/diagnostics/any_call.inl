// Calls of HEADSUP_CALL that no other function takes, with whatever arguments. Included after it. These are taken by
// conversion, so that HEADSUP_CALL itself and a function of the user are better matches.

template <class Call = headsup_rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(shape_mistake const&, headsup_rule::anything = {}, headsup_rule::anything = {}) {
  return typename Call::refused{};
}
template <class... Types, class Call = headsup_rule::HEADSUP_CALL> constexpr auto HEADSUP_CALL() {
  static_assert(!HEADSUP_MISTAKE(broken_call<Call, headsup_rule::with_types<Types...>>));
  return typename Call::refused{};
}
template <class... Types, class Call = headsup_rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(headsup_rule::anything, headsup_rule::anything = {}, headsup_rule::anything = {},
                            headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(broken_call<Call, headsup_rule::with_types<Types...>, headsup_rule::anything>));
  return typename Call::refused{};
}
#undef HEADSUP_CALL
