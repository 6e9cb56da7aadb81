#ifndef HEADSUP_OPS_SQUEEZE_HPP
#define HEADSUP_OPS_SQUEEZE_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X has an axis Role of one element.
template <class X, template <std::size_t> class Role>
concept can_squeeze = Tensor<X> && size_of<Role, axes_of<X>> == 1;

/// Drops an axis of one element, as x.squeeze(dim); it is always named, because a batch of one is a batch.
///
/// Shapes  [A..., Role<1>] -> [A...]
/// Errors  no axis of that role, one of more elements, or none named: at compile time
template <template <std::size_t> class Role, class X>
constexpr auto squeeze(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_squeeze<X, Role>) {
    using mistake = diagnostics::cannot_squeeze<Role, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return relabel<without<axes_of<X>, Role>>(static_cast<X&&>(x));
  }
}
template <class X>
constexpr auto squeeze(X const&) {
  if constexpr (is_mistake<X>) return shape_mistake{};
  else {
    using mistake = diagnostics::unnamed_squeeze<typename described<X>::axes>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
