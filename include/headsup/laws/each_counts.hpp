#pragma once

#include <headsup/laws/compare.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/numbers.hpp>

#include <utility>

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
/// A mask that leaves no query without keys: all is seen; or, if it was, all but the last.
constexpr void see_others(bool* first, bool* end, bool seen) {
  bool changed = false;
  for (bool* each = first; each != end; ++each) {
    changed = changed || *each != seen;
    *each = seen;
  }
  if (!changed) *(end - 1) = !seen;
}
template <class X> constexpr auto all_changed(X const& x) {
  auto other = x.clone();
  auto* const end = other.data() + other.size();
  if constexpr (std::is_same_v<scalar_of<X>, bool>) {
    see_others(other.data(), end, said_by_axes<axes_of<X>> != polarity::hides);
  } else {
    numbers_from others(7);
    renew(other.data(), end, others);
  }
  return other;
}
template <bool Change, class X> constexpr decltype(auto) changed_if(X const& x) {
  if constexpr (Change && Tensor<X>) return all_changed(x);
  else return (x);
}
}  // namespace headsup_detail

namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_each_counts = headsup_calls::law("each_counts", "(layer, x...)");
struct each_counts : law<row_of_each_counts> {};
}  // namespace headsup_rule

/// Each tensor that f is given has an influence on the result: none is forgotten, or given twice in place of another.
///
/// - Errors: HU072, which has none: in the finding
template <class F, class... Xs> requires headsup_detail::Asks<F, Xs...>
constexpr finding each_counts(F const& f, Xs const&... xs) {
  auto const base = f(xs...);
  if constexpr (is_mistake<decltype(base)>) {
    return {};
  } else {
    std::size_t idle = sizeof...(Xs);
    auto const try_one = [&]<std::size_t Which, std::size_t... I>(std::index_sequence<Which>,
                                                                  std::index_sequence<I...>) {
      auto const other = f(headsup_detail::changed_if < I == Which > (xs)...);
      float const most = headsup_detail::most_different(base, other, headsup_detail::everywhere).most;
      if (most <= headsup_detail::of_one_run * headsup_detail::largest(base) && idle > Which) idle = Which;
    };
    auto const try_all = [&]<std::size_t... I>(std::index_sequence<I...> all) {
      ((Tensor<Xs> ? try_one(std::index_sequence<I>{}, all) : void()), ...);
    };
    try_all(std::index_sequence_for<Xs...>{});
    if (idle == sizeof...(Xs)) return {};
    return headsup_detail::sentence("each_counts")
           << "argument " << idle + 1 << " of " << sizeof...(Xs) << " changes nothing";
  }
}
#define HEADSUP_CALL each_counts
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
HEADSUP_OWN_NAMES_END
