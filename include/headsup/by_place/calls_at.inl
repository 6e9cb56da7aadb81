// The calls of HEADSUP_CALL that have HEADSUP_NAMES between < and >, with the template parameters HEADSUP_HEAD, if
// HEADSUP_IF of the types of the operands. Those of one, two and three operands have room for where they stand, between
// two empty packs: without these, Clang and g++ would find them as good a match as the operation itself. For one that
// takes its operand as X&&, or any number, as HEADSUP_CALL_FORWARDS says, they would be even a better one.
// Clang before 16 lacks the rule.

#if defined(HEADSUP_CALL_FORWARDS) || (defined(__clang__) && __clang_major__ < 16)
#define HEADSUP_LEAST 0
#else
#define HEADSUP_LEAST 4
template <HEADSUP_HEAD, class X, class... None, class... Nor> requires(HEADSUP_IF(X))
constexpr auto HEADSUP_CALL(HEADSUP_FIRST(X) const& x, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return HEADSUP_READ(X)(at, static_cast<X const&>(x));
}
template <HEADSUP_HEAD, class X, class Y, class... None, class... Nor> requires(HEADSUP_IF(X, Y))
constexpr auto HEADSUP_CALL(HEADSUP_FIRST(X) const& x, Y const& y, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return HEADSUP_READ(X, Y)(at, static_cast<X const&>(x), y);
}
template <HEADSUP_HEAD, class X, class Y, class Z, class... None, class... Nor> requires(HEADSUP_IF(X, Y, Z))
constexpr auto HEADSUP_CALL(HEADSUP_FIRST(X) const& x, Y const& y, Z const& z, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return HEADSUP_READ(X, Y, Z)(at, static_cast<X const&>(x), y, z);
}
#endif
#if defined(HEADSUP_UNNAMED)
template <HEADSUP_HEAD, class X, class... Xs> requires(sizeof...(Xs) + 1 >= HEADSUP_LEAST)
constexpr auto HEADSUP_CALL(HEADSUP_FIRST(X) const& x, Xs const&... xs) {
  return HEADSUP_READ(X, Xs...)({}, static_cast<X const&>(x), xs...);
}
#else
template <HEADSUP_HEAD, class... Xs> requires(sizeof...(Xs) >= HEADSUP_LEAST && (HEADSUP_IF(Xs...)))
constexpr auto HEADSUP_CALL(Xs const&... xs) {
  return HEADSUP_READ(Xs...)({}, xs...);
}
#endif

#undef HEADSUP_LEAST
#undef HEADSUP_HEAD
#undef HEADSUP_NAMES
#undef HEADSUP_IF
