// Calls of HEADSUP_CALL, which draws numbers over axes, with a generator that is a temporary, and with none. Included
// after it.

template <class... As, class... Roles>
constexpr auto HEADSUP_CALL(torch_generator&& generator, axis_size<Roles>... sizes) {
  return HEADSUP_CALL<As...>(generator, sizes...);
}
template <class... As, class... Arguments>
requires((headsup_detail::names_axes<As> || ...) ||
         (!headsup_detail::begins_with_operand<Arguments...> && (OfHeadsup<Arguments> || ...)))
constexpr auto HEADSUP_CALL(Arguments const&...) {
  using mistake = typename headsup_detail::misdrawn<headsup_calls::op::HEADSUP_CALL, headsup_detail::sizes_drawn,
                                                    headsup_detail::floats_over<As...>, Arguments...>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class... Arguments>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const&, Arguments const&...) {
  using mistake = typename headsup_detail::misdrawn<headsup_calls::op::HEADSUP_CALL, headsup_detail::sizes_drawn,
                                                    headsup_detail::floats_over<>, X, Arguments...>::type;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
template <template <std::size_t> class Role, template <std::size_t> class... More, class... Arguments>
constexpr auto HEADSUP_CALL(Arguments const&...) {
  using mistake = headsup_detail::drawn_over<headsup_calls::op::HEADSUP_CALL, headsup_rule::roles<Role, More...>,
                                             headsup_rule::numbers<>, Arguments...>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
template <auto First, auto... More, class... Arguments> requires(OfHeadsup<Arguments> || ...)
constexpr auto HEADSUP_CALL(Arguments const&...) {
  using mistake = headsup_detail::drawn_over<headsup_calls::op::HEADSUP_CALL, headsup_rule::roles<>,
                                             headsup_rule::numbers<First, More...>, Arguments...>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return shape_mistake{};
}
// Such arguments are taken by conversion, so that a function of the user is the better match; and the list makes the
// mistake one of the call, and not of this text.
template <std::nullptr_t = nullptr, class List = axes<>>
constexpr auto HEADSUP_CALL(headsup_rule::bare_sizes, headsup_rule::anything = {}, headsup_rule::anything = {},
                            headsup_rule::anything = {}) {
  static_assert(!HEADSUP_MISTAKE(typename headsup_detail::draws_from<headsup_calls::op::HEADSUP_CALL, List>::type));
  return shape_mistake{};
}

#undef HEADSUP_CALL
