// Calls of HEADSUP_CALL, whose arguments can be nothing but the sizes of axes, with numbers. Included before
// ops/unnamed_sizes.inl, which has the calls without axes; not by it, as messages show each file that includes another.

template <class Scalar, auto Size, auto... More, class... Xs> requires(sizeof...(Xs) == 0)
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<headsup_rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
template <auto Size, auto... More, class... Xs, class Call = headsup_rule::HEADSUP_CALL>
requires(std::integral<decltype(Size)> && sizeof...(Xs) == 0)
constexpr auto HEADSUP_CALL(Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<Call, typename Call::scalar>));
  return shape_mistake{};
}
template <class Scalar>
constexpr auto HEADSUP_CALL(headsup_rule::bare_size, headsup_rule::anything = {}, headsup_rule::anything = {},
                            headsup_rule::anything = {}, headsup_rule::anything = {}, headsup_rule::anything = {},
                            headsup_rule::anything = {}, headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<headsup_rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
template <class Scalar, Axis A, class... As, class Size, class... More>
requires(std::integral<Size> || !headsup_detail::is_size<Size>)
constexpr auto HEADSUP_CALL(Size const&, More const&...) {
  if constexpr ((Axis<As> && ...) && ((A::size == dynamic) || ... || (As::size == dynamic))) {
    using mistake = headsup_rule::refused_by<headsup_rule::is_given_sizes<
        headsup_calls::op::sized_by_role<headsup_rule::HEADSUP_CALL::op, "{call}<...>({each_size})">, axes<A, As...>>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
  } else {
    static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<headsup_rule::HEADSUP_CALL, Scalar>));
  }
  return shape_mistake{};
}
template <class Scalar, Axis A, class... As, std::integral Size, class... More>
constexpr auto HEADSUP_CALL(std::initializer_list<Size>, More const&...) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::names_its_axes<headsup_rule::HEADSUP_CALL, Scalar>));
  return shape_mistake{};
}
