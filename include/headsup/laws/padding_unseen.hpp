#pragma once

#include <headsup/laws/compare.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/numbers.hpp>

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
/// Where the element number `at` of x stands in the mask; beyond its end where x lacks axes of that.
template <Tensor X, class... Ps>
constexpr std::size_t place_in(tensor<bool, Ps...> const& present, X const& x, std::size_t at) {
  if constexpr (!headsup::headsup_detail::subset<axes<Ps...>, axes_of<X>>) {
    return present.size();
  } else {
    auto const in_x = x.sizes();
    auto const there = present.sizes();
    return (std::size_t{0} + ... +
            (at / in_x.template stride_of<Ps>() % in_x.template of<Ps>() * there.template stride_of<Ps>()));
  }
}

/// The last that is present after another of its row; beyond the end if there is none.
template <class... Ps> constexpr std::size_t last_after_another(tensor<bool, Ps...> const& present) {
  std::size_t const row = present.sizes().template of<typename headsup::headsup_detail::ends<axes<Ps...>>::last>();
  for (std::size_t i = present.size(); i-- > 0;)
    for (std::size_t j = i; present.data()[i] && j % row != 0;)
      if (present.data()[--j]) return i;
  return present.size();
}
}  // namespace headsup_detail

namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_padding_unseen =
    headsup_calls::law("padding_unseen", "(layer, x, present)");
struct padding_unseen : law<row_of_padding_unseen> {};
}  // namespace headsup_rule

/// What is absent is seen by nothing that is present, and what is present is seen: f(x, present), where `present` is true
/// for what is no padding.
///
/// - Shapes: [A..., tokens, ...], present is [A..., tokens] of bool
/// - Errors: HU072, what changes with the absent, where and how much: in the finding
template <class F, Tensor X, Tensor Present> requires headsup_detail::Asks<F, X, Present>
constexpr finding padding_unseen(F const& f, X const& x, Present const& present) {
  auto const base = f(x, present);
  if constexpr (is_mistake<decltype(base)>) {
    return {};
  } else {
    headsup_detail::sentence no("padding_unseen");
    auto const renewed = [&](auto const& is_other) {
      auto other = x.clone();
      headsup_detail::numbers_from others(7);
      for (std::size_t i = 0; i < x.size(); ++i)
        if (is_other(headsup_detail::place_in(present, x, i)))
          headsup_detail::renew(other.data() + i, other.data() + i + 1, others);
      return f(other, present);
    };
    std::size_t const end = present.size();
    auto const is_present = [&](std::size_t place) { return place == end || present.data()[place]; };
    auto const counts = [&](std::size_t i) { return is_present(headsup_detail::place_in(present, base, i)); };
    std::size_t absent = 0;
    for (bool const each : present) absent += each ? 0 : 1;
    if (absent == 0) return no << "all of present is true, so nothing is padding";
    auto const again = renewed([&](std::size_t place) { return !is_present(place); });
    for (std::size_t i = 0; i < base.size(); ++i)
      if (counts(i) && (base.data()[i] != base.data()[i] || again.data()[i] != again.data()[i]))
        return no.place(base.sizes(), i) << ", which is present, is nan";
    auto const [most, at] = headsup_detail::most_different(base, again, counts);
    float const all = headsup_detail::largest(base);
    if (most <= headsup_detail::of_one_run * all) {
      // Where padding is last, a causal layer sees none of it by a mask that is turned either: nor what is present.
      std::size_t const last = headsup_detail::last_after_another(present);
      if (last == end) return {};
      auto const by_others = renewed([&](std::size_t place) { return place != last && is_present(place); });
      auto const of_last = [&](std::size_t i) {
        std::size_t const place = headsup_detail::place_in(present, base, i);
        return place == last || place == end;
      };
      if (headsup_detail::most_different(base, by_others, of_last).most != 0) return {};
      return no.place(present.sizes(), last) << ", which is present, sees nothing else that is";
    }
    (no.place(base.sizes(), at) << ", which is present, changes by ").number(most)
        << " with what is absent, where the largest number is ";
    return no.number(all);
  }
}
#define HEADSUP_CALL padding_unseen
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
HEADSUP_OWN_NAMES_END
