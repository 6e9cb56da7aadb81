// The operator HEADSUP_OPERATOR, which writes what headsup_rule::HEADSUP_CALL computes. Included for each.

/// The operator's result, written into the left operand.
///
/// - Errors: also a result with other axes or another type of numbers than x, or of which less is known: at compile
///           time
template <Operand X, class Y>
constexpr std::remove_reference_t<X>& operator HEADSUP_OPERATOR(X && left, Y const& right) {
#if defined(HEADSUP_AS_PYTORCH)
  auto const result = headsup_rule::HEADSUP_CALL{}(left, right);
  using mistake =
      typename headsup_rule::assignment<headsup_rule::HEADSUP_CALL, X, std::remove_const_t<decltype(result)>>::type;
  headsup_by_place::write_back<mistake>(left, result);
#else
  using impossible = typename headsup_detail::impossible_in_place<headsup_rule::HEADSUP_CALL::in_place,
                                                                  std::remove_cvref_t<X>, Y>::type;
  static_assert(!HEADSUP_MISTAKE(impossible));
  if constexpr (std::is_same_v<impossible, headsup_diagnostics::reported>) {
    auto const result = headsup_rule::HEADSUP_CALL{}(left, right);
    using mistake =
        typename headsup_rule::assignment<headsup_rule::HEADSUP_CALL, X, std::remove_const_t<decltype(result)>>::type;
    static_assert(!HEADSUP_MISTAKE(mistake));
    if constexpr (std::is_same_v<mistake, headsup_diagnostics::reported> && !is_mistake<X, decltype(result)>)
      for (std::size_t i = 0; i < result.size(); ++i) left.data()[i] = result.data()[i];
  }
#endif
  return static_cast<std::remove_reference_t<X>&>(left);
}

#undef HEADSUP_OPERATOR
#undef HEADSUP_CALL
