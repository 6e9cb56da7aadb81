// The operator HEADSUP_OPERATOR, whose rules and function are headsup_rule::HEADSUP_CALL. Included for each operator.

/// Number by number; the operand with fewer axes is repeated along those it lacks.
///
/// - Shapes: [A...], [B...] -> the longer of the two lists, in its order; comparisons and && make bools
/// - Errors: neither list of axes holds the other, a shared axis differs, or only one side holds integers: at compile
///           time
template <Operand X, Operand Y> requires headsup_detail::can_operate<headsup_rule::HEADSUP_CALL, X, Y>
constexpr auto operator HEADSUP_OPERATOR(X const& x, Y const& y) {
  headsup_calls::must_hold<headsup_rule::HEADSUP_CALL::op>(x, y);
  return headsup_detail::combined_by<headsup_rule::HEADSUP_CALL>(x, y, headsup_rule::HEADSUP_CALL{});
}
template <class X, class Y> requires(Operand<X> || Operand<Y>)
#if defined(HEADSUP_AS_PYTORCH)
constexpr auto operator HEADSUP_OPERATOR(X const& x, Y const& y) {
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<>, headsup_rule::numbers<>
  return HEADSUP_READ(X, Y)({}, x, y);
#undef HEADSUP_NAMES
}
#else
constexpr auto operator HEADSUP_OPERATOR(X const&, Y const&) {
  static_assert(!HEADSUP_BROKEN(headsup_rule::with_none, X, Y));
  return shape_mistake{};
}
#endif

/// Every number with one plain number, which is first converted to the tensor's type, as PyTorch does; whole numbers
/// beside a floating-point one become float, and bools beside a whole one become whole numbers.
template <Operand X, Number N> constexpr auto operator HEADSUP_OPERATOR(X const& x, N const& number) {
  return map(x, headsup_detail::number_on_right<headsup_rule::HEADSUP_CALL, N>{number});
}
template <Number N, Operand X> constexpr auto operator HEADSUP_OPERATOR(N const& number, X const& x) {
  return map(x, headsup_detail::number_on_left<headsup_rule::HEADSUP_CALL, N>{number});
}

#if defined(HEADSUP_ASSIGNMENT)
/// The operator's result, written into the left operand.
///
/// - Errors: also a result with other axes or another type of numbers than x, or of which less is known: at compile
///           time
template <Operand X, class Y>
constexpr std::remove_reference_t<X>& operator HEADSUP_ASSIGNMENT(X && left, Y const& right) {
#if defined(HEADSUP_AS_PYTORCH)
  auto const result = left HEADSUP_OPERATOR right;
  using mistake =
      typename headsup_rule::assignment<headsup_rule::HEADSUP_CALL, X, std::remove_const_t<decltype(result)>>::type;
  headsup_by_place::write_back<mistake>(left, result);
#else
  using impossible = typename headsup_detail::impossible_in_place<headsup_rule::HEADSUP_CALL::in_place,
                                                                  std::remove_cvref_t<X>, Y>::type;
  static_assert(!HEADSUP_MISTAKE(impossible));
  if constexpr (std::is_same_v<impossible, headsup_diagnostics::reported>) {
    auto const result = left HEADSUP_OPERATOR right;
    using mistake =
        typename headsup_rule::assignment<headsup_rule::HEADSUP_CALL, X, std::remove_const_t<decltype(result)>>::type;
    static_assert(!HEADSUP_MISTAKE(mistake));
    if constexpr (std::is_same_v<mistake, headsup_diagnostics::reported> && !is_mistake<X, decltype(result)>)
      for (std::size_t i = 0; i < result.size(); ++i) left.data()[i] = result.data()[i];
  }
#endif
  return static_cast<std::remove_reference_t<X>&>(left);
}
#undef HEADSUP_ASSIGNMENT
#endif

#undef HEADSUP_OPERATOR
#undef HEADSUP_CALL
