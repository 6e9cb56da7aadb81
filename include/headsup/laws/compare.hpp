#pragma once

#include <headsup/diagnostics/words.hpp>
#include <headsup/laws/finding.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/tensor/tensor.hpp>

namespace HEADSUP_NAMESPACE::laws::headsup_detail {
/// How much two numbers differ: not at all if both are one infinity, or NaN. (What makes a NaN is no constant.)
constexpr float change(float a, float b) {
  if (a == b || (a != a && b != b)) return 0;
  if (a != a || b != b) return headsup_math::nan<float>;
  return a < b ? b - a : a - b;
}

constexpr float size_of_number(float x) { return x < 0 ? -x : x; }

/// The largest number that is finite, as what other numbers count by.
template <Tensor Y> constexpr float largest(Y const& y) {
  float most = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    float const size = size_of_number(static_cast<float>(y.data()[i]));
    if (size > most && size < headsup_math::infinity<float>) most = size;
  }
  return most;
}

/// The first number that is NaN, or y.size().
template <Tensor Y> constexpr std::size_t first_nan(Y const& y) {
  std::size_t i = 0;
  while (i < y.size() && static_cast<float>(y.data()[i]) == static_cast<float>(y.data()[i])) ++i;
  return i;
}
template <Tensor Y> constexpr finding is_nan(char const* law, Y const& y, std::size_t at) {
  return sentence(law).place(y.sizes(), at) << " of the result is nan";
}

/// The axes of a result: "(batch<2>, tokens<5>)".
template <Tensor Y>
HEADSUP_HIDDEN inline constexpr headsup_diagnostics::words words_of_axes = headsup_diagnostics::words{} << axes_of<Y>{};
template <Tensor Y> HEADSUP_HIDDEN inline constexpr char const* axes_in_words = words_of_axes<Y>.data();

/// What cannot be asked: without an axis, no law holds.
template <template <std::size_t> class Role, Tensor X> constexpr finding lacks(char const* law, char const* what) {
  return sentence(law) << what << " has no " << headsup_diagnostics::role_words<Role> << " " << axes_in_words<X>;
}
template <template <std::size_t> class Role> constexpr finding none_has(char const* law) {
  return sentence(law) << "what is given has no " << headsup_diagnostics::role_words<Role>;
}

/// Where two results differ most, of the numbers that count, and how much; a NaN in one of them is most.
struct difference {
  float most = 0;
  std::size_t at = 0;
};
template <Tensor Y, Tensor Z, class Counts> constexpr difference most_different(Y const& a, Z const& b, Counts counts) {
  difference found;
  for (std::size_t i = 0; i < a.size() && found.most == found.most; ++i)
    if (counts(i))
      if (float const by = change(static_cast<float>(a.data()[i]), static_cast<float>(b.data()[i]));
          !(by <= found.most))
        found = {by, i};
  return found;
}
constexpr bool everywhere(std::size_t) { return true; }

/// The share of the largest number of a result below which a law takes a change for rounding.
inline constexpr float of_one_run = 1e-5f, of_two_ways = 2e-5f;

/// Two results that should be one: "(batch 0, tokens 3, d_out 10) is 2.05 at once and -7.00 in steps".
template <class Y, class Z>
constexpr finding same(char const* law, Y const& a, char const* of_a, Z const& b, char const* of_b) {
  if constexpr (is_mistake<Y, Z>) {
    return {};
  } else if constexpr (!same_axes<axes_of<Y>, axes_of<Z>>) {
    return sentence(law) << "it is over " << axes_in_words<Y> << of_a << " and over " << axes_in_words<Z> << of_b;
  } else {
    if (a.size() != b.size())
      return sentence(law) << "it has " << a.size() << " numbers" << of_a << " and " << b.size() << of_b;
    if (std::size_t const at = first_nan(a); at < a.size()) return is_nan(law, a, at);
    auto const [most, at] = most_different(a, b, everywhere);
    if (most <= of_two_ways * largest(a)) return {};
    sentence no(law);
    no.place(a.sizes(), at) << " is ";
    no.number(static_cast<float>(a.data()[at])) << of_a << " and ";
    return no.number(static_cast<float>(b.data()[at])) << of_b;
  }
}
}  // namespace HEADSUP_NAMESPACE::laws::headsup_detail
