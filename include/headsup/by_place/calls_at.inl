// The calls of HEADSUP_CALL that have HEADSUP_NAMES between < and >, with the template parameters HEADSUP_HEAD. Those
// of one, two and three operands have room for where they stand, between two empty packs: without these, Clang and g++
// would find them as good a match as the operation itself. For one that forwards they would be even a better one.

template <HEADSUP_HEAD, class X, class... None, class... Nor>
requires(headsup_by_place::is_taken_at<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES, X>)
constexpr auto HEADSUP_CALL(X const& x, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES>(at, x);
}
template <HEADSUP_HEAD, class X, class Y, class... None, class... Nor>
requires(headsup_by_place::is_taken_at<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES, X, Y>)
constexpr auto HEADSUP_CALL(X const& x, Y const& y, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES>(at, x, y);
}
template <HEADSUP_HEAD, class X, class Y, class Z, class... None, class... Nor>
requires(headsup_by_place::is_taken_at<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES, X, Y, Z>)
constexpr auto HEADSUP_CALL(X const& x, Y const& y, Z const& z, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES>(at, x, y, z);
}
template <HEADSUP_HEAD, class... Xs>
requires(headsup_by_place::is_taken<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES, Xs...>)
constexpr auto HEADSUP_CALL(Xs const&... xs) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, HEADSUP_NAMES>({}, xs...);
}

#undef HEADSUP_HEAD
#undef HEADSUP_NAMES
