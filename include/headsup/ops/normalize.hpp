#ifndef HEADSUP_OPS_NORMALIZE_HPP
#define HEADSUP_OPS_NORMALIZE_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/ops/norm.hpp>

namespace HEADSUP_NAMESPACE {

/// Scales vectors along Role to length 1, as torch.nn.functional.normalize over that axis; a length below 1e-12 counts
/// as 1e-12.
///
/// Shapes  [A..., Role] -> [A..., Role]
/// Errors  as layer_norm: at compile time
template <template <std::size_t> class Role, class X>
constexpr auto normalize(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_norm<Role, X>) {
    using mistake = diagnostics::cannot_norm<"normalize", Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return x / map(sqrt(sum<Role>(x * x)), [](auto length) {
             constexpr auto least = static_cast<decltype(length)>(1e-12);
             return length < least ? least : length;
           });
  }
}
template <class X>
constexpr auto normalize(X const&) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_axis<"normalize", typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
