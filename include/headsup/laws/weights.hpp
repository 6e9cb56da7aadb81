#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/laws/compare.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/numbers.hpp>
#include <headsup/math/ieee.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sqrt.hpp>

#include <initializer_list>

// Laws of attention(queries, keys, values), the part of a layer between its projections.

namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
template <Tensor X> constexpr auto all_of(X const& x, float number) {
  auto result = x.clone();
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = number;
  return result;
}

/// x with zeros at all positions of Role but one.
template <template <std::size_t> class Role, Tensor X> constexpr X only(X x, std::size_t position) {
  auto const [before, count, apart] = along<Role>(x);
  for (std::size_t i = 0; i < x.size(); ++i)
    if (i / apart % count != position) x.data()[i] = 0;
  return x;
}

/// Whether number i belongs to the newest token; the last one does where there are no tokens.
template <Tensor X> constexpr bool is_newest(X const& x, std::size_t i) {
  if constexpr (headsup::headsup_detail::has<tokens, axes_of<X>>) {
    auto const [before, count, apart] = along<tokens>(x);
    return i / apart % count == count - 1;
  } else return i + 1 == x.size();
}

/// The weight of one key, beside those of all others together: the logarithm of the ratio, or NaN if one of them is
/// nothing.
constexpr float log_odds(float of_one) {
  double const weight = static_cast<double>(of_one);
  if (!(weight > 0 && weight < 1)) return headsup_math::nan<float>;
  return static_cast<float>(headsup_math::log(weight / (1 - weight)));
}

constexpr bool nearly(float a, float b) { return size_of_number(a - b) <= 1e-3f * size_of_number(b); }

/// By what scores are multiplied, where it is another number than the root of so many features says.
constexpr finding says_scale(sentence no, char const* role, std::size_t features, float scale) {
  float const wanted = static_cast<float>(1 / headsup_math::sqrt(static_cast<double>(features)));
  (no << "scores are multiplied by ").number(scale) << ", and 1 / sqrt(" << role << "<" << features << ">) is ";
  no.number(wanted);
  float const width = 1 / (scale * scale);
  auto const whole = static_cast<std::size_t>(width < 1e6f ? width + 0.5f : 0.0f);
  if (nearly(scale, 1)) return no << ": they are not scaled";
  if (nearly(scale, wanted * wanted)) return no << ": they are scaled twice";
  if (scale > 0 && nearly(width, static_cast<float>(whole))) no << ", as for an axis of " << whole;
  return no;
}
}  // namespace headsup_detail

namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_weights_sum_to_one =
    headsup_calls::law("weights_sum_to_one", "(attention, queries, keys, values)");
struct weights_sum_to_one : law<row_of_weights_sum_to_one> {};
inline constexpr headsup_calls::operation row_of_scaled_once =
    headsup_calls::law("scaled_once", "<role>(attention, queries, keys, values)");
struct scaled_once : law<row_of_scaled_once> {};
}  // namespace headsup_rule

/// Values are mixed with weights that sum to one: values of 1 give 1.
///
/// - Errors: HU072, where they do not, and the number there: in the finding
template <class F, class Q, class K, class V> requires headsup_detail::Asks<F, Q, K, V>
constexpr finding weights_sum_to_one(F const& f, Q const& q, K const& k, V const& v) {
  auto const mixed = f(q, k, headsup_detail::all_of(v, 1));
  if constexpr (is_mistake<decltype(mixed)>) return {};
  else
    return headsup_detail::same("weights_sum_to_one", mixed, " where all values are 1,",
                                headsup_detail::all_of(mixed, 1), " if the weights sum to one");
}
#define HEADSUP_CALL weights_sum_to_one
#include <headsup/diagnostics/other_calls.inl>

/// Scores are divided by the square root of Role's size, once. It is measured: the newest query and the newest key
/// share one feature or none, the values say how much of that key is seen, and the difference of the logarithms is the
/// scale, whatever is masked or added to the scores; in every head, and once more for the first key if that is seen. The
/// newest query must see two keys or more, the newest among them.
///
/// - Shapes: [..., Role, ...], [..., keys, ..., Role, ...], [..., keys, ...] -> attention
/// - Errors: HU072, by what they are multiplied in place of that: in the finding
template <template <std::size_t> class Role, class F, Tensor Q, Tensor K, Tensor V>
requires headsup_detail::Asks<F, Q, K, V>
constexpr finding scaled_once(F const& attention, Q const& q, K const& k, V const& v) {
  using namespace headsup_detail;
  sentence no("scaled_once");
  char const* const role = headsup_diagnostics::role_words<Role>;
  if constexpr (!headsup::headsup_detail::has<Role, axes_of<Q>> || !headsup::headsup_detail::has<Role, axes_of<K>> ||
                !headsup::headsup_detail::has<keys, axes_of<K>> || !headsup::headsup_detail::has<keys, axes_of<V>>) {
    return no << "takes queries with " << role << ", keys with keys and " << role << ", and values with keys";
  } else {
    std::size_t const newest = along<keys>(k).count - 1, features = along<Role>(q).count;
    float const wanted = static_cast<float>(1 / headsup_math::sqrt(static_cast<double>(features)));
    for (std::size_t const place : {newest, std::size_t{0}}) {
      auto const key = only<keys>(only<Role>(all_of(k, 1), 0), place);
      auto const seen_key = only<keys>(all_of(v, 1), place);
      auto const without = attention(all_of(q, 0), key, seen_key);
      if constexpr (is_mistake<decltype(without)>) {
        return {};
      } else {
        auto const with = attention(only<Role>(all_of(q, 1), 0), key, seen_key);
        for (std::size_t i = 0; i < with.size(); ++i) {
          if (!is_newest(with, i)) continue;
          float const alike = log_odds(with.data()[i]), unlike = log_odds(without.data()[i]);
          bool const shows = alike == alike && unlike == unlike;
          if (!shows && place == newest)
            return no << "the newest query sees all of the newest key or nothing, which shows no scale";
          if (shows && !nearly(alike - unlike, wanted)) return says_scale(no, role, features, alike - unlike);
        }
      }
    }
    return {};
  }
}
#define HEADSUP_CALL scaled_once
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
