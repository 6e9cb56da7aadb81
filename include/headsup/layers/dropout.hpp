#pragma once

#include <headsup/ops/dropout.hpp>
#include <headsup/ops/rename.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct dropout : call<"dropout", "(x, generator) after torch_generator generator{123}", "layer"> {};
}  // namespace headsup_rule

/// Dropout with a fixed rate, as torch.nn.Dropout: dropout{0.5}(x, generator) trains, dropout{0.5}(x) infers.
///
/// - Shapes: [A...] -> [A...]
/// - Errors: a rate outside 0 to 1: argument_error, in a constant a compile error
class dropout {
 public:
  constexpr explicit dropout(double rate = 0, dropout_stream stream = dropout_stream::torch)
      : rate_(rate), stream_(stream) {
    if (!(rate >= 0 && rate <= 1)) headsup_diagnostics::reject("dropout: the rate must be from 0 to 1");
  }

  /// A layer is made before it is called, and from a number.
  template <class X, class... More>
  requires(!std::is_base_of_v<dropout, X> && (Tensor<X> || !std::is_convertible_v<X const&, double> ||
                                              sizeof...(More) > 1 || !(std::is_same_v<More, dropout_stream> && ...)))
  constexpr explicit dropout(X const&, More const&...)
      HEADSUP_DELETED("HU051 dropout: is made with its rate and then called", "dropout{rate}(x, generator)");

  constexpr double rate() const { return rate_; }
  constexpr dropout_stream stream() const { return stream_; }

  /// Training: see apply_dropout.
  template <class X> constexpr auto operator()(X const& x, torch_generator& generator) const {
    return apply_dropout(x, rate_, generator, stream_);
  }
  template <class X> constexpr auto operator()(X const& x, torch_generator&& generator) const {
    return (*this)(x, generator);
  }

  /// Inference: nothing is dropped, nothing is drawn; a temporary is moved, anything else copied.
  template <class X> constexpr auto operator()(X&& x) const {
    if constexpr (is_mistake<X>) return shape_mistake{};
    else return relabel<axes_of<X>>(static_cast<X&&>(x));
  }

  /// Too few operands, or too many.
  template <class... Xs> requires(sizeof...(Xs) != 1)
  constexpr auto operator()(Xs const&...) const {
    static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<headsup_rule::dropout, Xs...>));
    return shape_mistake{};
  }

 private:
  double rate_;
  dropout_stream stream_;
};
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
