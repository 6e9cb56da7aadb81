// Calls of HEADSUP_CALL, which makes a tensor, with sizes as numbers or with roles that have none. Included after it.
// With HEADSUP_CALL_OF_SIZES, its arguments can be nothing but the sizes of axes.
//
// A call that names neither an axis nor a role may be meant for a function of the user. That is the better match,
// because such arguments are taken here by conversion (rule::bare_size), or as an empty pack.

template <class Scalar, template <std::size_t> class Role, template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<rule::HEADSUP_CALL, Scalar, Role, Roles...>));
  return shape_mistake{};
}
template <template <std::size_t> class Role, template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using made = rule::HEADSUP_CALL;
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<made, made::scalar, Role, Roles...>));
  return shape_mistake{};
}
// The first parameter keeps calls with template arguments away. The last makes the mistake one of the call, and not of
// this text.
template <std::nullptr_t = nullptr, class Call = rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(rule::bare_sizes, rule::anything = {}, rule::anything = {}, rule::anything = {},
                            rule::anything = {}, rule::anything = {}, rule::anything = {}, rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<Call, typename Call::scalar>));
  return shape_mistake{};
}

#if defined(HEADSUP_CALL_OF_SIZES)
template <class Scalar, auto Size, auto... More, class... Xs> requires(sizeof...(Xs) == 0)
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
template <auto Size, auto... More, class... Xs, class Call = rule::HEADSUP_CALL>
requires(std::integral<decltype(Size)> && sizeof...(Xs) == 0)
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<Call, typename Call::scalar>));
  return shape_mistake{};
}
template <class Scalar>
constexpr auto HEADSUP_CALL(rule::bare_size, rule::anything = {}, rule::anything = {}, rule::anything = {},
                            rule::anything = {}, rule::anything = {}, rule::anything = {}, rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
template <class Scalar, Axis A, class... As, class Size, class... More> requires(std::integral<Size> || !is_size<Size>)
constexpr auto HEADSUP_CALL(Size const&, More const&...) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
template <class Scalar, Axis A, class... As, std::integral Size, class... More>
constexpr auto HEADSUP_CALL(std::initializer_list<Size>, More const&...) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
#else
template <class Scalar, auto Size, auto... More> constexpr auto HEADSUP_CALL(rule::anything, rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
template <auto Size, auto... More, class Call = rule::HEADSUP_CALL> requires std::integral<decltype(Size)>
constexpr auto HEADSUP_CALL(rule::anything, rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(rule::names_its_axes<Call, typename Call::scalar>));
  return shape_mistake{};
}
#endif

#undef HEADSUP_CALL
#undef HEADSUP_CALL_OF_SIZES
