// See HEADSUP_OTHER_CALLS.

template <template <std::size_t> class... Roles, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<Roles...>, rule::types<>, rule::numbers<>, Xs...>();
}
template <class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
#if defined(HEADSUP_CALL_MIXES)
template <template <std::size_t> class Role, class First, class... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<Role>, rule::types<First, More...>, rule::numbers<>, Xs...>();
}
template <template <std::size_t> class Role, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<Role>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
template <template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<P, Q>, rule::types<>, rule::numbers<First, More...>, Xs...>();
}
template <class Type, auto First, auto... More, class... Xs>
constexpr auto HEADSUP_CALL(Xs const&...) {
  return refuse_call<rule::HEADSUP_CALL, rule::roles<>, rule::types<Type>, rule::numbers<First, More...>, Xs...>();
}
#endif

#undef HEADSUP_CALL
#undef HEADSUP_CALL_MIXES
