// A call of HEADSUP_WORD, a function of PyTorch: see ops/torch_words.hpp, which includes this for each word. The tensor
// is its first argument or, after a text or a number, its second.

template <template <std::size_t> class... Roles, class X, class... Xs>
constexpr auto HEADSUP_WORD(last_choice<X> const&, Xs const&...) {
#if defined(__clang__)
  using mistake = typename torch_call<rule::row_of<X>(HEADSUP_TEXT_OF(HEADSUP_WORD)), X, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
#else
  return refuse_word<rule::row_of<X>(HEADSUP_TEXT_OF(HEADSUP_WORD)), X, Xs...>();
#endif
}
template <template <std::size_t> class... Roles, class First, class X, class... Xs> requires(!Operand<First>)
constexpr auto HEADSUP_WORD(First const&, last_choice<X> const&, Xs const&...) {
#if defined(__clang__)
  using mistake = typename torch_call<rule::row_of<X>(HEADSUP_TEXT_OF(HEADSUP_WORD)), X, Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
#else
  return refuse_word<rule::row_of<X>(HEADSUP_TEXT_OF(HEADSUP_WORD)), X, Xs...>();
#endif
}

#undef HEADSUP_WORD
