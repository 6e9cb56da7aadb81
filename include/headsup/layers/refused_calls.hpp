#pragma once

#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
/// Refuses every call that a layer does not accept, in the words of the rule of Call that it breaks. A layer derives
/// from it and says `using refused_calls<Call>::operator();`.
template <class Call> struct refused_calls {
  template <class... Xs> constexpr auto operator()(Xs const&...) const {
    using mistake = broken_by<Call, Xs...>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
};
}  // namespace HEADSUP_NAMESPACE
