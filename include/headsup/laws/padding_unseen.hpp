#pragma once

#include <headsup/laws/compare.hpp>
#include <headsup/laws/numbers.hpp>

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
/// Whether the element number `at` of x belongs to what is present, or to what has no place among it.
template <Tensor X, class... Ps>
constexpr bool is_present(X const& x, std::size_t at, tensor<bool, Ps...> const& present) {
  if constexpr (!headsup::headsup_detail::subset<axes<Ps...>, axes_of<X>>) {
    return true;
  } else {
    auto const in_x = x.shape();
    auto const there = present.shape();
    return present
        .data()[(std::size_t{0} + ... +
                 (at / in_x.template stride_of<Ps>() % in_x.template of<Ps>() * there.template stride_of<Ps>()))];
  }
}
}  // namespace headsup_detail

/// What is absent is seen by nothing that is present: f(x, present), where `present` is true for what is no padding.
///
/// - Shapes: [A..., tokens, ...], present is [A..., tokens] of bool
/// - Errors: HU072, what changes with the absent, where and how much: in the finding
template <class F, Tensor X, Tensor Present>
constexpr finding padding_unseen(F const& f, X const& x, Present const& present) {
  auto const base = f(x, present);
  if constexpr (is_mistake<decltype(base)>) {
    return {};
  } else {
    headsup_detail::sentence no("padding_unseen");
    auto const is_there = [&](auto const& y) {
      return [&](std::size_t at) { return headsup_detail::is_present(y, at, present); };
    };
    auto other = x.clone();
    headsup_detail::numbers_from others(7);
    std::size_t absent = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
      if (!is_there(x)(i)) headsup_detail::renew(other.data() + i, other.data() + i + 1, others), ++absent;
    if (absent == 0) return no << "all of present is true, so nothing is padding";
    auto const again = f(other, present);
    auto const counts = is_there(base);
    for (std::size_t i = 0; i < base.size(); ++i)
      if (counts(i) && (base.data()[i] != base.data()[i] || again.data()[i] != again.data()[i]))
        return no.place(base.shape(), i) << ", which is present, is nan";
    auto const [most, at] = headsup_detail::most_different(base, again, counts);
    float const all = headsup_detail::largest(base);
    if (most <= headsup_detail::of_one_run * all) return {};
    (no.place(base.shape(), at) << ", which is present, changes by ").number(most)
        << " with what is absent, where the largest number is ";
    return no.number(all);
  }
}
}  // namespace HEADSUP_NAMESPACE::laws

#pragma GCC diagnostic pop
