#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/laws/compare.hpp>
#include <headsup/laws/law.hpp>
#include <headsup/laws/numbers.hpp>
#include <headsup/ops/extent.hpp>
#include <headsup/ops/slice.hpp>

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::laws {
namespace headsup_rule {
inline constexpr headsup_calls::operation row_of_cache_is_pass =
    headsup_calls::law("cache_is_pass", "<N>(layer, x, cache, another-)");
struct cache_is_pass : law<row_of_cache_is_pass> {
  template <class F, class... Xs> static constexpr bool asks = (headsup_detail::Asks<F, Xs> || ...);
};
}  // namespace headsup_rule

/// A text read in steps, the first First tokens at once and then one by one, gives what one pass gives: pass(x) and
/// step(part, cache), of an empty cache.
///
/// - Errors: HU072, where they differ most, and both numbers, or that no step is left: in the finding
template <std::size_t First, class Pass, class Step, class X, class Cache> requires headsup_detail::Asks<Pass, X>
constexpr finding cache_is_pass(Pass const& pass, Step const& step, X const& x, Cache&& cache) {
  auto const whole = pass(x);
  if constexpr (is_mistake<decltype(whole)>) {
    return {};
  } else if constexpr (!headsup::headsup_detail::has<tokens, axes_of<decltype(whole)>>) {
    return headsup_detail::lacks<tokens, decltype(whole)>("cache_is_pass", "the result");
  } else {
    using step_type = decltype(step(slice<tokens<First>>(x, 0), cache));
    if constexpr (!is_mistake<step_type>)
      if constexpr (!headsup::headsup_detail::has<tokens, axes_of<step_type>>)
        return headsup_detail::lacks<tokens, step_type>("cache_is_pass", "the result of a step");
    if (First >= extent<tokens>(x))
      return headsup_detail::sentence("cache_is_pass")
             << "of " << extent<tokens>(x) << " tokens, " << First << " at first leave no step";
    auto steps = whole.clone();
    auto const [before, count, apart] = headsup_detail::along<tokens>(whole);
    auto const put = [&, all = count, size = apart, times = before](auto const& part, std::size_t at) {
      if constexpr (!is_mistake<decltype(part)>)
        for (std::size_t i = 0, from = 0, n = part.size() / times; i < times; ++i)
          for (std::size_t k = 0; k < n; ++k, ++from) steps.data()[(i * all + at) * size + k] = part.data()[from];
    };
    put(step(slice<tokens<First>>(x, 0), cache), 0);
    for (std::size_t at = First; at < headsup_detail::along<tokens>(x).count; ++at)
      put(step(slice<tokens<1>>(x, at), cache), at);
    return headsup_detail::same("cache_is_pass", whole, " at once", steps, " in steps");
  }
}

/// The same for a layer, with layer(x) and layer.step(part, cache).
///
/// - Errors: as with two functions
template <std::size_t First, class Layer, class X, class Cache> requires headsup_detail::Asks<Layer, X>
constexpr finding cache_is_pass(Layer const& layer, X const& x, Cache&& cache) {
  return cache_is_pass<First>(layer, [&](auto const& part, auto& into) { return layer.step(part, into); }, x, cache);
}
#define HEADSUP_CALL cache_is_pass
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE::laws
HEADSUP_OWN_NAMES_END
