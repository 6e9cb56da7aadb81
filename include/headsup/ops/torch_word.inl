// A call of HEADSUP_CALL, a function of PyTorch: see ops/torch_words.hpp, which includes this for each word. The tensor
// is its first argument or, after a text or a number, its second. These are two overloads, since a pack before the
// tensor cannot be deduced. The third takes numbers of axes between < and >, the fourth tensors in braces.

template <template <std::size_t> class... Roles, class X, class... Xs>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(
      !HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::HEADSUP_CALL, X, Xs...>::type));
  return shape_mistake{};
}
template <template <std::size_t> class... Roles, class First, class X, class... Xs> requires(!Operand<First>)
constexpr auto HEADSUP_CALL(First const&, headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(
      !HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::HEADSUP_CALL, X, Xs...>::type));
  return shape_mistake{};
}
template <auto First, auto... More, class X, class... Xs>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const&, Xs const&...) {
  static_assert(
      !HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::HEADSUP_CALL, X, Xs...>::type));
  return shape_mistake{};
}
template <template <std::size_t> class... Roles, Tensor X, std::size_t N, class... Xs>
constexpr auto HEADSUP_CALL(X const (&)[N], Xs const&...) {
  static_assert(!HEADSUP_MISTAKE(typename headsup_detail::torch_call<headsup_rule::torch::HEADSUP_CALL, X, X>::type));
  return shape_mistake{};
}

#undef HEADSUP_CALL
