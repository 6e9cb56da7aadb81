#pragma once

#include <headsup/by_place/rows.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/combine.hpp>
#include <headsup/ops/compare.hpp>
#include <headsup/ops/masked_fill.hpp>
#include <headsup/ops/residual.hpp>
#include <headsup/ops/where.hpp>

// Number by number. Where the names fit and only facts differ, by name: who pools an axis in PyTorch keeps its place by
// hand. Otherwise from the right.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_by_place {
template <class X, class Y, class F> constexpr auto lined_up_by(X const& x, Y const& y, F f) {
  using both = lined_up<axes_of<X>, axes_of<Y>>;
  if constexpr (!both::result.runs()) {
    return stopped<both>{};
  } else {
    auto result = unwritten<decltype(f(*x.data(), *y.data()))>(extents<named<typename both::list>>{});
    for (std::size_t i = 0; i < result.size(); ++i)
      result.data()[i] = f(x.data()[place_in(sizes_in<axes_of<X>>, both::result.made, i)],
                           y.data()[place_in(sizes_in<axes_of<Y>>, both::result.made, i)]);
    return result;
  }
}
template <class X, class Y, class F> constexpr auto pairwise(X const& x, Y const& y, F f) {
  if constexpr (names_fit<axes_of<X>, axes_of<Y>>)
    return headsup_detail::combined_by<headsup_rule::combine>(unknown(x), unknown(y), f);
  else return lined_up_by(x, y, f);
}

/// PyTorch makes float of whole numbers beside it.
template <class Call> struct of_common {
  template <class A, class B> constexpr auto operator()(A a, B b) const {
    using common = std::common_type_t<A, B>;
    return Call{}(static_cast<common>(a), static_cast<common>(b));
  }
};

template <class Call> requires requires { Call{}(1.0f, 1.0f); }
struct reading<Call, roles<>, types<>, numbers<>> {
  template <Tensor X, Tensor Y> static constexpr auto of(X const& x, Y const& y) {
    return pairwise(x, y, of_common<Call>{});
  }
};
template <> struct reading<headsup_rule::residual, roles<>, types<>, numbers<>> {
  template <Tensor X, Tensor Y> static constexpr auto of(X const& x, Y const& y) {
    return pairwise(x, y, of_common<headsup_rule::plus>{});
  }
};
template <> struct reading<headsup_rule::combine, roles<>, types<>, numbers<>> {
  template <Tensor X, Tensor Y, class F> static constexpr auto of(X const& x, Y const& y, F f) {
    return pairwise(x, y, f);
  }
};
template <> struct reading<headsup_rule::masked_fill, roles<>, types<>, numbers<>> {
  template <Tensor X, MaskTensor Mask, Number N> static constexpr auto of(X const& x, Mask const& mask, N number) {
    auto const filler = static_cast<scalar_of<X>>(number);
    return pairwise(x, mask, [filler](auto each, bool fills) { return fills ? filler : each; });
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
HEADSUP_EXACT_END
