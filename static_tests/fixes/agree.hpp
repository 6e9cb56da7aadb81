#include <headsup/headsup.hpp>

#include <cmath>
#include <cstdio>

// What the test of the fixes asks of two programs: whether their results have the same axes and the same numbers.

/// A role that a message leaves to the user.
template <std::size_t N> struct another_role : headsup::axis<"another_role", N> {};

namespace fixes {
using namespace headsup;
using namespace headsup::headsup_detail;

/// Pairwise different numbers, in place of the zeros of a case, whose mix-ups nobody would see.
template <class Tensor> constexpr void count(Tensor& x, std::size_t seed) {
  using scalar = scalar_of<Tensor>;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if constexpr (std::is_same_v<scalar, bool>) x.data()[i] = (i + seed) % 3 == 0;
    else if constexpr (std::is_integral_v<scalar>) x.data()[i] = static_cast<scalar>((i + seed) % 2);
    else x.data()[i] = static_cast<scalar>(((i + seed) * 37 % 101) / 64.0 - 0.5);
  }
}
template <std::size_t Seed, class Scalar, Axis... As, class... Sizes> constexpr auto counted(Sizes... sizes) {
  auto x = zeros<Scalar, As...>(sizes...);
  count(x, Seed);
  return x;
}
template <std::size_t Seed, class Tensor> constexpr Tensor counted_as() {
  Tensor x{};
  count(x, Seed);
  return x;
}
template <std::size_t Seed, class Layer> constexpr Layer counted_layer() {
  Layer layer{};
  for_each_parameter(layer, [](auto const&, auto& parameter) { count(parameter, Seed); });
  return layer;
}

/// Whether two axes have one role, size and knowledge about their numbers. Roles are compared by name, because each
/// program declares its own.
template <class A, class B> constexpr bool same_kind();
template <class... As, class... Bs> constexpr bool same_kinds(axes<As...>, axes<Bs...>) {
  if constexpr (sizeof...(As) == sizeof...(Bs)) return (same_kind<As, Bs>() && ...);
  else return false;
}
template <class A, class B> constexpr bool same_kind() {
  return same_text(A::role::name.c_str(), B::role::name.c_str()) && A::size == B::size &&
         sums_to_one<A> == sums_to_one<B> && is_lower_triangle<A> == is_lower_triangle<B> &&
         is_upper_triangle<A> == is_upper_triangle<B> && same_kinds(factors_of<A>{}, factors_of<B>{}) &&
         same_kinds(headsup::headsup_detail::summands_of<A>{}, headsup::headsup_detail::summands_of<B>{});
}
template <class X> concept has_axes = requires {
  typename X::axes;
  X::axes::rank;
};

inline bool near(double a, double b) {
  return a == b || std::abs(a - b) <= 1e-5 * (1 + std::abs(a)) || (std::isnan(a) && std::isnan(b));
}

/// Says what differs between the result of a program with the fix and the one intended; returns whether they agree.
template <class X, class Y> bool agree(char const* what, X const& fixed, Y const& intended) {
  if constexpr (has_axes<X> && has_axes<Y>) {
    bool const same = same_kinds(typename X::axes{}, typename Y::axes{});
    if (!same || !std::is_same_v<typename X::scalar, typename Y::scalar>) {
      std::printf("%s: %s instead of %s\n", what, shape_text(fixed).c_str(), shape_text(intended).c_str());
      return false;
    }
    if constexpr (requires { fixed.data()[0]; }) {
      for (std::size_t i = 0; i < intended.size(); ++i) {
        if (fixed.size() == intended.size() && near(double(fixed.data()[i]), double(intended.data()[i]))) continue;
        std::printf("%s: %g instead of %g at %zu\n", what, double(fixed.data()[i]), double(intended.data()[i]), i);
        return false;
      }
    }
    return true;
  } else if constexpr (requires { same_text(fixed.c_str(), intended.c_str()); }) {
    bool const same = same_text(fixed.c_str(), intended.c_str());
    if (!same) std::printf("%s: another text than intended\n", what);
    return same;
  } else if constexpr (std::is_arithmetic_v<X> && std::is_arithmetic_v<Y>) {
    if (!near(double(fixed), double(intended))) std::printf("%s: %g, not %g\n", what, double(fixed), double(intended));
    return near(double(fixed), double(intended));
  } else {
    bool const same = std::is_same_v<X, Y>;
    if (!same) std::printf("%s: another type than intended\n", what);
    return same;
  }
}

/// The same for axes that a case states.
template <class Axes, class X> bool has_just(char const* what, X const& fixed) {
  bool const same = same_kinds(typename X::axes{}, Axes{});
  if (!same) std::printf("%s: %s, which is not what the case states\n", what, shape_text(fixed).c_str());
  return same;
}
}  // namespace fixes
