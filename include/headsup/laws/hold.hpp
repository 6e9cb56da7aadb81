#pragma once

#include <headsup/diagnostics/refuse.hpp>
#include <headsup/laws/finding.hpp>

namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
template <finding Found> struct broken_law {
  static constexpr bool value = static_cast<bool>(Found);
  static constexpr headsup_diagnostics::words say() { return headsup_diagnostics::words{} << Found.text; }
};
}  // namespace headsup_detail

/// static_assert(laws::hold<laws::causal(layer, x)>): a law that does not hold is an error with its sentence.
/// Several may stand between < and >.
///
/// - Errors: HU072, a layer that breaks the law: at compile time
#if defined(HEADSUP_AS_PYTORCH)
template <finding... Found>
inline constexpr bool hold = (headsup_diagnostics::check_always<headsup_detail::broken_law<Found>>() && ...);
#else
template <finding... Found>
inline constexpr bool hold =
    (static_cast<void>(headsup_diagnostics::check<headsup_detail::broken_law<Found>>()), ..., true);
#endif
}  // namespace HEADSUP_NAMESPACE::laws
