// Calls of HEADSUP_CALL, which makes a tensor, with sizes as numbers or with roles that have none. Included after it.
//
// A call that names neither an axis nor a role may be meant for a function of the user. That is the better match,
// because such arguments are taken here by conversion (headsup_rule::bare_size), or as an empty pack.

template <class Scalar, template <std::size_t> class Role, template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<headsup_rule::HEADSUP_CALL, Scalar, Role, Roles...>));
  return shape_mistake{};
}
template <template <std::size_t> class Role, template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using made = headsup_rule::HEADSUP_CALL;
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<made, made::scalar, Role, Roles...>));
  return shape_mistake{};
}
// The first parameter keeps calls with template arguments away. The last makes the mistake one of the call, and not of
// this text.
template <std::nullptr_t = nullptr, class Call = headsup_rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(headsup_rule::bare_sizes, headsup_rule::anything = {}, headsup_rule::anything = {},
                            headsup_rule::anything = {}, headsup_rule::anything = {}, headsup_rule::anything = {},
                            headsup_rule::anything = {}, headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<Call, typename Call::scalar>));
  return shape_mistake{};
}

#undef HEADSUP_CALL
