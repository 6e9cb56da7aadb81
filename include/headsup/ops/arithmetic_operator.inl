// The operator HEADSUP_OPERATOR, whose rules and function are headsup_rule::HEADSUP_CALL. Included for each operator.

/// Number by number; the operand with fewer axes is repeated along those it lacks.
///
/// - Shapes: [A...], [B...] -> the longer of the two lists, in its order; comparisons and && make bools
/// - Errors: neither list of axes holds the other, a shared axis differs, or only one side holds integers: at compile
///           time
template <Operand X, Operand Y> requires(headsup_detail::Operands<headsup_rule::HEADSUP_CALL, X, Y> &&
                                         headsup_detail::can_operate<headsup_rule::HEADSUP_CALL, X, Y>)
[[nodiscard]] constexpr auto operator HEADSUP_OPERATOR(X const& x, Y const& y) {
  headsup_calls::must_hold<headsup_rule::HEADSUP_CALL::op>(x, y);
  return headsup_detail::combined_by<headsup_rule::HEADSUP_CALL>(x, y, headsup_rule::HEADSUP_CALL{});
}
template <class X, class Y> requires headsup_detail::Operands<headsup_rule::HEADSUP_CALL, X, Y>
#if defined(HEADSUP_AS_PYTORCH)
constexpr auto operator HEADSUP_OPERATOR(X const& x, Y const& y) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, headsup_rule::with_none>({}, x, y);
}
#else
constexpr auto operator HEADSUP_OPERATOR(X const&, Y const&) {
  static_assert(!HEADSUP_MISTAKE(broken_call<headsup_rule::HEADSUP_CALL, headsup_rule::with_none, X, Y>));
  return shape_mistake{};
}
#endif

/// Every number with one plain number, which is first converted to the tensor's type, as PyTorch does; whole numbers
/// beside a floating-point one become float, and bools beside a whole one become whole numbers.
template <Operand X, Number N> requires(headsup_detail::Operands<headsup_rule::HEADSUP_CALL, X, N> &&
                                        !headsup_detail::OneTruth<headsup_rule::HEADSUP_CALL, N>)
[[nodiscard]] constexpr auto operator HEADSUP_OPERATOR(X const& x, N const& number) {
  return map(x, headsup_detail::number_on_right<headsup_rule::HEADSUP_CALL, N>{number});
}
template <Number N, Operand X> requires(headsup_detail::Operands<headsup_rule::HEADSUP_CALL, N, X> &&
                                        !headsup_detail::OneTruth<headsup_rule::HEADSUP_CALL, N>)
[[nodiscard]] constexpr auto operator HEADSUP_OPERATOR(N const& number, X const& x) {
  return map(x, headsup_detail::number_on_left<headsup_rule::HEADSUP_CALL, N>{number});
}

#undef HEADSUP_OPERATOR
#undef HEADSUP_CALL
