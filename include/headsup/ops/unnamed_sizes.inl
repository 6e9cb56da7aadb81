// Calls of HEADSUP_CALL, which makes a tensor, with sizes as numbers or with roles that have none. Included after it.

template <class Scalar, class... As, class Size, class... More> requires(std::integral<Size> || !is_size<Size>)
constexpr auto HEADSUP_CALL(Size const&, More const&...) {
  using mistake = rule::names_its_axes<rule::HEADSUP_CALL, Scalar>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}
template <class Scalar, auto Size, auto... More, class... Xs> constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::names_its_axes<rule::HEADSUP_CALL, Scalar>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}
template <class Scalar, template <std::size_t> class Role, template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  using mistake = rule::names_its_axes<rule::HEADSUP_CALL, Scalar>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}

// The first argument keeps calls with template arguments away.
template <std::nullptr_t = nullptr, std::integral Size, class... More>
constexpr auto HEADSUP_CALL(Size const&, More const&...) {
  using mistake = rule::names_its_axes<rule::HEADSUP_CALL, std::conditional_t<std::integral<Size>, float, Size>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}

#undef HEADSUP_CALL
