#pragma once

#include <headsup/axes/triangle.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/math/erf.hpp>
#include <headsup/math/exp.hpp>
#include <headsup/math/log.hpp>
#include <headsup/math/sincos.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/math/tanh.hpp>
#include <headsup/tensor/by_size.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation map{.name = "map", .form = "(x, f)", .rules = {are_tensors}, .tensors = 1};
/// The same with what f makes of a number in the place of f.
inline constexpr operation map_by{
    .name = "map",
    .form = "(x, f)",
    .rules = {makes_a_number.or_else("map(x, [](auto number) { return number * number; }), for example")}};
/// To a type that is named.
inline constexpr operation convert_to{
    .name = "to<bfloat16>", .form = "(x)", .rules = {computes.or_else("to<float>(x), and pack<bfloat16>(layer)")}};

/// A function of every number, for floating-point numbers.
constexpr operation calculation(char const* name) {
  return {.name = name, .form = "(x)", .rules = {are_tensors, of_floats}};
}
inline constexpr operation exp = calculation("exp"), log = calculation("log"), sqrt = calculation("sqrt"),
                           sin = calculation("sin"), cos = calculation("cos"), tanh = calculation("tanh"),
                           erf = calculation("erf");
}  // namespace headsup_calls::op

namespace headsup_detail {
/// Whether F makes 0 of 0.
template <class F> inline constexpr bool keeps_zeros = false;

/// The axes of what F makes of numbers over List.
template <class F, class List> struct mapped {
  using type = forget_numbers<List>;
};
template <class F, class List> requires keeps_zeros<F>
struct mapped<F, List> : zeros_of_list<List> {};
}  // namespace headsup_detail

namespace headsup_rule {
/// Whether F makes a number of a Scalar.
template <class F, class Scalar> concept MapsNumber =
    requires(F f, Scalar const& number) { requires std::is_arithmetic_v<std::remove_cvref_t<decltype(f(number))>>; };

struct map : row<headsup_calls::op::map> {
  template <class X, class F> using made = std::conditional_t<MapsNumber<F, typename X::scalar>, float, F>;
  template <class X, class F>
  struct rules : headsup_calls::refused<headsup_calls::op::map_by, headsup_calls::no_names, X,
                                        operand<no_tensor, made<X, typename F::scalar>>> {};
};

struct to : row<headsup_calls::op::convert> {
  template <class Scalar, class X>
  struct rules : headsup_calls::refused<headsup_calls::op::convert_to,
                                        headsup_calls::making<Scalar, headsup_calls::no_names>, X> {};
};

struct exp : row<headsup_calls::op::exp> {};
struct log : row<headsup_calls::op::log> {};
struct sqrt : row<headsup_calls::op::sqrt> {};
struct sin : row<headsup_calls::op::sin> {};
struct cos : row<headsup_calls::op::cos> {};
struct tanh : row<headsup_calls::op::tanh> {};
struct erf : row<headsup_calls::op::erf> {};
}  // namespace headsup_rule

/// f of every number separately.
///
/// - Shapes: [A...] -> [A...], of f's type; knowledge about sums is forgotten, and of zeros unless f is a factor
template <Tensor X, class F> requires(!Tensor<F> && headsup_rule::MapsNumber<F, scalar_of<X>>)
constexpr auto map(X const& x, F f) {
  using shape = typename headsup_detail::mapped<F, axes_of<X>>::type;
  auto const sizes = headsup_detail::in_places<shape>(x.sizes());
  auto result = headsup_detail::unwritten<decltype(f(*x.data()))>(sizes);
  headsup_kernels::map(result.data(), x.data(), headsup_detail::nest_for(sizes, sizes, sizes), f);
  return result;
}
#define HEADSUP_CALL map
#include <headsup/diagnostics/other_calls.inl>

namespace headsup_detail {
/// The cost of one number of a function, in multiplications: 1024 numbers are large work.
inline constexpr std::size_t function_work = 32;

/// f of every number: for many floats in the machine's kernel of F, which computes the same bits.
template <headsup_kernels::function F, Tensor X, class Of> constexpr auto calculated(X const& x, Of f) {
  if constexpr (std::is_same_v<scalar_of<X>, float>)
    return headsup_run_time::by_library<function_work>(x, [&] { return map(x, f); }, [&](auto* out) {
      headsup_kernels::calculate<F>(instruction_set_in_use(), out, x.data(), x.sizes().count());
    });
  else return map(x, f);
}
}  // namespace headsup_detail

/// A tensor of floating-point numbers.
template <class X> concept FloatTensor =
    headsup_calls::accepts<headsup_calls::op::exp, headsup_calls::no_names, described<X>>;

/// Every number as a Scalar, as x.to(dtype) does; zeros stay zeros, so that a triangle stays one, and a mask.
///
/// - Shapes: [A...] -> [A...], of the type Scalar
template <class Scalar, Tensor X> requires std::is_arithmetic_v<Scalar>
[[nodiscard]] constexpr auto to(X const& x) {
  using kept = headsup_detail::only_triangles<axes_of<X>>;
  using shape =
      std::conditional_t<std::is_same_v<scalar_of<X>, bool>,
                         typename headsup_detail::said<kept, headsup_detail::polarity_of_mask<kept>>::type, kept>;
  auto result = headsup_detail::unwritten<Scalar>(headsup_detail::in_places<shape>(x.sizes()));
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = static_cast<Scalar>(x.data()[i]);
  return result;
}
#define HEADSUP_CALL to
#include <headsup/diagnostics/other_calls.inl>

/// e to the power of every number.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::exp
/// - Errors:    integers: at compile time
template <FloatTensor X> [[nodiscard]] constexpr auto exp(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::exp>(
      x, [](auto number) { return headsup_math::exp(number); });
}
#define HEADSUP_CALL exp
#include <headsup/diagnostics/other_calls.inl>

/// The natural logarithm of every number.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::log
/// - Errors:    as exp
template <FloatTensor X> [[nodiscard]] constexpr auto log(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::log>(
      x, [](auto number) { return headsup_math::log(number); });
}
#define HEADSUP_CALL log
#include <headsup/diagnostics/other_calls.inl>

/// The square root of every number, correctly rounded.
///
/// - Shapes: [A...] -> [A...]
/// - Errors: as exp
template <FloatTensor X> [[nodiscard]] constexpr auto sqrt(X const& x) {
  return map(x, [](auto number) { return headsup_math::sqrt(number); });
}
#define HEADSUP_CALL sqrt
#include <headsup/diagnostics/other_calls.inl>

/// The sine of every number, an angle of up to 1024 radians.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::sin
/// - Errors:    as exp
template <FloatTensor X> [[nodiscard]] constexpr auto sin(X const& x) {
  return map(x,
             [](auto number) { return static_cast<decltype(number)>(headsup_math::sin(static_cast<double>(number))); });
}
#define HEADSUP_CALL sin
#include <headsup/diagnostics/other_calls.inl>

/// The cosine of every number, an angle of up to 1024 radians.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::cos
/// - Errors:    as exp
template <FloatTensor X> [[nodiscard]] constexpr auto cos(X const& x) {
  return map(x,
             [](auto number) { return static_cast<decltype(number)>(headsup_math::cos(static_cast<double>(number))); });
}
#define HEADSUP_CALL cos
#include <headsup/diagnostics/other_calls.inl>

/// The hyperbolic tangent of every number.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::tanh
/// - Errors:    as exp
template <FloatTensor X> [[nodiscard]] constexpr auto tanh(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::tanh>(
      x, [](auto number) { return headsup_math::tanh(number); });
}
#define HEADSUP_CALL tanh
#include <headsup/diagnostics/other_calls.inl>

/// The error function of every number.
///
/// - Shapes:    [A...] -> [A...]
/// - Max error: as headsup_math::erf
/// - Errors:    as exp
template <FloatTensor X> [[nodiscard]] constexpr auto erf(X const& x) {
  return headsup_detail::calculated<headsup_kernels::function::erf>(
      x, [](auto number) { return headsup_math::erf(number); });
}
#define HEADSUP_CALL erf
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
