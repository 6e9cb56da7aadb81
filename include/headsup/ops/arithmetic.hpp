#ifndef HEADSUP_OPS_ARITHMETIC_HPP
#define HEADSUP_OPS_ARITHMETIC_HPP

#include <headsup/axes/triangle.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/ops/map.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {

/// The axes that an operation on two tensors works over: those of the operand that has all axes of the other.
template <class A, class B>
using wider = with_sizes_of<std::conditional_t<subset<B, A>, A, B>, A, B>;

/// The type in which a tensor's number meets a plain number.
template <class Each, class N>
using beside = std::conditional_t<std::integral<Each> && std::floating_point<N>, float, Each>;

struct plus {
  constexpr auto operator()(auto x, auto y) const { return x + y; }
};
struct less {
  constexpr auto operator()(auto x, auto y) const { return x - y; }
};
struct times {
  constexpr auto operator()(auto x, auto y) const { return x * y; }
};
struct over {
  constexpr auto operator()(auto x, auto y) const { return x / y; }
};

}  // namespace detail

/// Whether two tensors can be combined number by number: the axes of one, by role and size, are all axes of the other.
template <class X, class Y>
concept can_combine = Tensor<X> && Tensor<Y> && (subset<axes_of<X>, axes_of<Y>> || subset<axes_of<Y>, axes_of<X>>);

/// Whether two tensors can be added, subtracted, multiplied and divided number by number: whole numbers meet whole
/// numbers, and broken ones broken ones.
template <class X, class Y>
concept can_calculate =
    can_combine<X, Y> && std::is_floating_point_v<scalar_of<X>> == std::is_floating_point_v<scalar_of<Y>>;

/// f of every pair of numbers at the same place; the operand with fewer axes is repeated along those it lacks.
///
/// Shapes  [A...], [B...] -> the longer of the two lists, in its order; what was known of sums is forgotten
/// Errors  as the operation that calls it has checked: can_combine; sizes that differ at run time: size_error
template <fixed_string Op = "combine", fixed_string Left = "left", fixed_string Right = "right", class X, class Y,
          class F>
  requires(is_mistake<X, Y> || can_combine<X, Y>)
constexpr auto combine(X const& x, Y const& y, F f) {
  if constexpr (is_mistake<X, Y>) {
    return shape_mistake{};
  } else {
    using shape = forget_sums<detail::wider<axes_of<X>, axes_of<Y>>>;
    diagnostics::must_agree<Op, Left, Right>(x.shape(), y.shape());
    auto const sizes = gather<shape>(x.shape(), y.shape());
    auto result = detail::unwritten<decltype(f(*x.data(), *y.data())), shape>(sizes);
    kernels::zip(result.data(), x.data(), y.data(), nest_for(sizes, sizes, x.shape(), y.shape()), f);
    return result;
  }
}

/// What arithmetic is defined for: a tensor or view, or the result of a mistake that was reported.
template <class T>
concept Operand = Tensor<T> || is_mistake<T>;

/// A plain number beside a tensor.
template <class T>
concept Number = std::integral<T> || std::floating_point<T>;

/// Number by number; see combine for shapes.
///
/// Errors  neither list of axes holds the other, a shared axis differs, or only one side is whole numbers: at compile
///         time
template <Operand X, Operand Y>
constexpr auto operator+(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y> || can_calculate<X, Y>) return combine<"operator+">(x, y, detail::plus{});
  else {
    using mistake = diagnostics::cannot_combine<"operator+", described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}
template <Operand X, Operand Y>
constexpr auto operator-(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y> || can_calculate<X, Y>) return combine<"operator-">(x, y, detail::less{});
  else {
    using mistake = diagnostics::cannot_combine<"operator-", described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}
template <Operand X, Operand Y>
constexpr auto operator*(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y> || can_calculate<X, Y>) return combine<"operator*">(x, y, detail::times{});
  else {
    using mistake = diagnostics::cannot_combine<"operator*", described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}
template <Operand X, Operand Y>
constexpr auto operator/(X const& x, Y const& y) {
  if constexpr (is_mistake<X, Y> || can_calculate<X, Y>) return combine<"operator/">(x, y, detail::over{});
  else {
    using mistake = diagnostics::cannot_combine<"operator/", described<X>, described<Y>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  }
}

/// Every number with one plain number, which is first converted to the tensor's type, as PyTorch does; whole numbers
/// beside a broken one become float.
template <Operand X, Number N>
constexpr auto operator+(X const& x, N number) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(each) +
           static_cast<detail::beside<decltype(each), N>>(number);
  });
}
template <Operand X, Number N>
constexpr auto operator-(X const& x, N number) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(each) -
           static_cast<detail::beside<decltype(each), N>>(number);
  });
}
template <Operand X, Number N>
constexpr auto operator*(X const& x, N number) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(each) *
           static_cast<detail::beside<decltype(each), N>>(number);
  });
}
template <Operand X, Number N>
constexpr auto operator/(X const& x, N number) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(each) /
           static_cast<detail::beside<decltype(each), N>>(number);
  });
}
template <Number N, Operand X>
constexpr auto operator+(N number, X const& x) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(number) +
           static_cast<detail::beside<decltype(each), N>>(each);
  });
}
template <Number N, Operand X>
constexpr auto operator-(N number, X const& x) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(number) -
           static_cast<detail::beside<decltype(each), N>>(each);
  });
}
template <Number N, Operand X>
constexpr auto operator*(N number, X const& x) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(number) *
           static_cast<detail::beside<decltype(each), N>>(each);
  });
}
template <Number N, Operand X>
constexpr auto operator/(N number, X const& x) {
  return map(x, [number](auto each) {
    return static_cast<detail::beside<decltype(each), N>>(number) /
           static_cast<detail::beside<decltype(each), N>>(each);
  });
}
template <Operand X>
constexpr auto operator-(X const& x) {
  return map(x, [](auto each) { return -each; });
}

/// True where x is false: what a mask hides becomes what it shows. The opposite of a triangle is the other triangle.
///
/// Shapes  [A...] -> [A...]
template <Operand X>
constexpr auto operator!(X const& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else {
    using shape = opposite_triangles<axes_of<X>>;
    auto result = detail::unwritten<bool, shape>(in_places<shape>(x.shape()));
    for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = !x.data()[i];
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
