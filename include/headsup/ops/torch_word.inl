// A call of HEADSUP_WORD, a function of PyTorch: see ops/torch_words.hpp, which includes this for each word.

template <template <std::size_t> class... Roles, class... Xs> requires((Tensor<Xs> || is_mistake<Xs>) || ...)
constexpr auto HEADSUP_WORD(Xs const&...) {
#if defined(__clang__)
  using mistake = typename torch_call<rule::row_of<Xs...>(HEADSUP_TEXT_OF(HEADSUP_WORD)), Xs...>::type;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
#else
  return refuse_word<rule::row_of<Xs...>(HEADSUP_TEXT_OF(HEADSUP_WORD)), Xs...>();
#endif
}

#undef HEADSUP_WORD
