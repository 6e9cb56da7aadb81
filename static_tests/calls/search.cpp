#include <headsup/calls/search.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
template <std::size_t N> struct key : axis<"key", N> {};
constexpr operation along_one{.name = "op", .form = "<role>(x)", .rules = {has_axis}};
constexpr operation alone{.name = "op", .form = "<role>(x, mask-)", .rules = {is_alone, has_axis}};
constexpr operation adds{.name = "op", .form = "(left, right)", .rules = {are_tensors, agree, one_holds_other}};
constexpr operation hints{.name = "op", .form = "<role>(x)", .rules = {has_axis.or_else("{call}<{role}>", always, 2)}};

using search_for = search<call_value>;
template <operation const& Op, class Names, class... Xs>
inline constexpr search_for found{given_call<Op, Names, Xs...>::value};
constexpr search_for const& other_role = found<along_one, along<d_out>, floats<tokens<2>, d_in<3>, vocab<9>>>;
constexpr search_for const& misspelt = found<along_one, along<key>, floats<tokens<2>, keys<3>, d_in<4>>>;
constexpr search_for const& two_changes = found<alone, along<key>, floats<tokens<2>, keys<5>>, bools<keys<5>>>;
constexpr search_for const& other_size = found<adds, no_names, floats<tokens<2>, d_in<5>>, floats<d_in<3>>>;
constexpr search_for const& others = found<adds, no_names, floats<tokens<6>, d_in<5>>, floats<keys<6>, d_in<5>>>;
constexpr search_for const& hinted = found<hints, along<d_out>, floats<tokens<2>, d_in<3>>>;
constexpr search_for const& no_tensor_there = found<along_one, along<d_out>, plainly<int>>;

// the cheapest first, nothing that was hardly meant, and few are tried
constexpr bool in_order(search_for const& s) {
  for (std::size_t i = 0; i < search_for::kept; ++i) {
    if (i != 0 && s.best[i - 1].cost > s.best[i].cost) return false;
    if (s.best[i].count != 0 && s.best[i].cost > price::dearest) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (s.best[i].count != 0 && same_path(s.best[i], s.best[j])) return false;
  }
  return s.tried <= search_for::most_tried;
}
static_assert(in_order(other_role) && in_order(misspelt) && in_order(two_changes) && in_order(other_size) &&
              in_order(others) && in_order(hinted) && in_order(no_tensor_there));

// after it, all rules hold
template <operation const& Op, class Names, class... Xs> constexpr bool mends() {
  for (path const& each : found<Op, Names, Xs...>.best) {
    draft d(given_call<Op, Names, Xs...>::value);
    for (std::size_t i = 0; i < each.count; ++i) apply(d, each.steps[i]);
    if (each.count != 0 && each.steps[0].is != change::hint && !keeps(d.call())) return false;
  }
  return !keeps(given_call<Op, Names, Xs...>::value) && found<Op, Names, Xs...>.best[0].count != 0;
}
static_assert(mends<along_one, along<d_out>, floats<tokens<2>, d_in<3>, vocab<9>>>());
static_assert(mends<alone, along<key>, floats<tokens<2>, keys<5>>, bools<keys<5>>>());
static_assert(mends<adds, no_names, floats<tokens<2>, d_in<5>>, floats<d_in<3>>>());
static_assert(mends<adds, no_names, floats<tokens<6>, d_in<5>>, floats<keys<6>, d_in<5>>>());

// features for features, keys for key, a part for the whole, and two changes where one is not enough
static_assert(other_role.best[0].steps[0].is == change::role && other_role.best[0].steps[0].a.is(role::d_in));
static_assert(misspelt.best[0].steps[0].a.is(role::keys) && misspelt.best[0].cost < misspelt.best[1].cost);
static_assert(other_size.best[0].steps[0].is == change::declared && other_size.given_but(1, true).steps[0].on == 0);
static_assert(others.best[0].steps[0].is == change::operand && others.tried > 2);
static_assert(two_changes.best[0].count == 2 && two_changes.best[0].steps[0].is == change::drop &&
              two_changes.best[0].steps[1].a.is(role::keys));
// a hint is not tried; what nothing mends has no fix, and what does not fit a draft is not looked at
static_assert(hinted.best[0].steps[0].is == change::hint && hinted.best[0].cost == 2);
static_assert(no_tensor_there.best[0].count == 0 && no_tensor_there.tried == 0);
constexpr search_for const& too_large = found<along_one, along<key>,
                                          floats<batch<2>, heads<3>, tokens<4>, keys<5>, d_in<6>, d_out<7>, vocab<8>,
                                                 head_dim<9>, copies<10>, pairs<11>, halves<12>, kv_heads<13>>>;
static_assert(too_large.best[0].count == 0 && too_large.tried == 0);
}  // namespace headsup::headsup_calls
