#pragma once

#include <headsup/laws/compare.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/numbers.hpp>

namespace HEADSUP_NAMESPACE::laws {
namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_alike = headsup_calls::law("alike", "(layer, other, x...)");
struct alike : law<row_of_alike> {
  template <class F, class G, class... Xs>
  static constexpr bool asks = headsup_detail::Asks<F, Xs...> && headsup_detail::Asks<G, Xs...>;
};
inline constexpr headsup_calls::operation row_of_shift_free = headsup_calls::law("shift_free", "<N>(layer, x...)");
struct shift_free : law<row_of_shift_free> {
  template <class F, class... Xs> static constexpr bool asks = headsup_detail::Asks<F, Xs..., std::size_t>;
};
inline constexpr headsup_calls::operation row_of_order_is_free =
    headsup_calls::law("order_is_free", "<role>(layer, x...)");
struct order_is_free : law<row_of_order_is_free> {};
}  // namespace headsup_rule

/// Two forms of one thing: f(x...) and g(x...) are the same but for rounding.
///
/// - Errors: HU072, where they differ most, and both numbers: in the finding
template <class F, class G, class... Xs> requires(headsup_detail::Asks<F, Xs...> && headsup_detail::Asks<G, Xs...>)
constexpr finding alike(F const& f, G const& g, Xs const&... xs) {
  return headsup_detail::same("alike", f(xs...), " in the first form", g(xs...), " in the second");
}
#define HEADSUP_CALL alike
#include <headsup/diagnostics/other_calls.inl>

/// What has positions knows only distances: f(x..., first), where `first` is the position of the first token, is the
/// same for 0 and for By.
///
/// - Errors: as alike
template <std::size_t By, class F, class... Xs> requires headsup_detail::Asks<F, Xs..., std::size_t>
constexpr finding shift_free(F const& f, Xs const&... xs) {
  return headsup_detail::same("shift_free", f(xs..., std::size_t{0}), " at first", f(xs..., By), " where all is moved");
}
#define HEADSUP_CALL shift_free
#include <headsup/diagnostics/other_calls.inl>

/// No order along Role means anything: read backwards, the inputs give the result read backwards, or the same result if
/// it has no Role.
///
/// - Errors: as alike
template <template <std::size_t> class Role, class F, class... Xs> requires headsup_detail::Asks<F, Xs...>
constexpr finding order_is_free(F const& f, Xs const&... xs) {
  if constexpr (headsup_detail::size_among<Role, Xs...>() == 0) return headsup_detail::none_has<Role>("order_is_free");
  else
    return headsup_detail::same("order_is_free", headsup_detail::backwards<Role>(f(xs...)), " in this order",
                                f(headsup_detail::backwards<Role>(xs)...), " in the opposite one");
}
#define HEADSUP_CALL order_is_free
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
