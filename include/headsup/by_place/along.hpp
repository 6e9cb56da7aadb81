#pragma once

#include <headsup/by_place/rows.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/ops/cumsum.hpp>
#include <headsup/ops/map.hpp>
#include <headsup/ops/norm.hpp>
#include <headsup/ops/normalize.hpp>
#include <headsup/ops/softmax.hpp>

// What works along one axis: that of the role, or where PyTorch looks if none is given.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_by_place {
/// What x.softmax(dim) and the like make of a row.
template <class Call> struct of_row;
template <> struct of_row<headsup_rule::softmax> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n) {
    T const largest = headsup_kernels::max(x, step, n);
    for (std::size_t i = 0; i < n; ++i) to[i * step] = headsup_math::exp(x[i * step] - largest);
    T const sum = headsup_kernels::sum(to, step, n);
    for (std::size_t i = 0; i < n; ++i) to[i * step] /= sum;
  }
};
template <> struct of_row<headsup_rule::log_softmax> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n) {
    T const largest = headsup_kernels::max(x, step, n);
    T sum{};
    for (std::size_t i = 0; i < n; ++i) sum += headsup_math::exp(x[i * step] - largest);
    for (std::size_t i = 0; i < n; ++i) to[i * step] = x[i * step] - largest - headsup_math::log(sum);
  }
};
template <> struct of_row<headsup_rule::naive_softmax> : of_row<headsup_rule::softmax> {};
template <> struct of_row<headsup_rule::renormalize> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n) {
    T const sum = headsup_kernels::sum(x, step, n);
    for (std::size_t i = 0; i < n; ++i) to[i * step] = x[i * step] / sum;
  }
};
template <class T> constexpr T squares(T const* x, std::size_t step, std::size_t n, T mean = {}) {
  T sum{};
  for (std::size_t i = 0; i < n; ++i) sum += (x[i * step] - mean) * (x[i * step] - mean);
  return sum;
}
template <> struct of_row<headsup_rule::normalize> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n) {
    T const length = headsup_math::sqrt(squares(x, step, n)), least = static_cast<T>(1e-12);
    for (std::size_t i = 0; i < n; ++i) to[i * step] = x[i * step] / (length < least ? least : length);
  }
};
template <> struct of_row<headsup_rule::rms_norm> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n, T mean = {}) {
    T const variance = squares(x, step, n, mean) / static_cast<T>(n);
    T const scale = headsup_math::sqrt(variance + static_cast<T>(1e-5));
    for (std::size_t i = 0; i < n; ++i) to[i * step] = (x[i * step] - mean) / scale;
  }
};
template <> struct of_row<headsup_rule::layer_norm> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n) {
    T const mean = headsup_kernels::sum(x, step, n) / static_cast<T>(n);
    of_row<headsup_rule::rms_norm>::write(x, to, step, n, mean);
  }
};
template <> struct of_row<headsup_rule::cumsum> {
  template <class T> static constexpr void write(T const* x, T* to, std::size_t step, std::size_t n) {
    T sum{};
    for (std::size_t i = 0; i < n; ++i) to[i * step] = sum += x[i * step];
  }
};

template <class Call, class X> constexpr auto rows_of(X const& x, std::size_t place, std::size_t axes = 1) {
  return each_row(x, place, [](auto... row) { of_row<Call>::write(row...); }, axes);
}
template <class Call, class X> concept HasRows =
    FloatTensor<X> && axes_of<X>::rank != 0 &&
    requires(float const* x, float* to) { of_row<Call>::write(x, to, std::size_t{}, std::size_t{}); };

template <class Call, template <std::size_t> class Role> requires requires { of_row<Call>{}; }
struct reading<Call, roles<Role>, types<>, numbers<>> {
  template <class X> requires HasRows<Call, X>
  static constexpr auto of(X const& x) {
    return rows_of<Call>(x, place_of<Role, axes_of<X>>());
  }
};

/// Where softmax(x) without dim looks, with a warning.
constexpr std::size_t implicit_place(std::size_t rank) { return rank == 2 || rank > 3 ? 1 : 0; }
template <class Call> requires requires { of_row<Call>{}; }
struct reading<Call, roles<>, types<>, numbers<>> {
  template <class X> requires HasRows<Call, X>
  static constexpr auto of(X const& x) {
    return rows_of<Call>(x, implicit_place(axes_of<X>::rank));
  }
};
/// normalize(x) is normalize(x, dim=1).
template <> struct reading<headsup_rule::normalize, roles<>, types<>, numbers<>> {
  template <FloatTensor X> requires(axes_of<X>::rank > 1)
  static constexpr auto of(X const& x) {
    return rows_of<headsup_rule::normalize>(x, 1);
  }
};

/// layer_norm(x, sizes) is over the last axes, which have these sizes.
template <class List, std::size_t... Sizes> struct normalized_over {
  static constexpr outcome result = [] {
    sizes const wanted{sizeof...(Sizes), {Sizes...}}, all = sizes_in<List>;
    outcome made;
    bool fits = wanted.count <= all.count;
    for (std::size_t i = 0; i < wanted.count; ++i) fits = fits && wanted.from_right(i) == all.from_right(i);
    if (fits) return made;
    made.stops << "Given normalized_shape=" << wanted << ", expected input with shape [*";
    for (std::size_t i = 0; i < wanted.count; ++i) made.stops << ", " << wanted[i];
    made.stops << "], but got input of size" << all;
    return made;
  }();
};
template <template <std::size_t> class... Roles>
struct reading<headsup_rule::layer_norm, roles<Roles...>, types<>, numbers<>> {
  template <FloatTensor X> requires(sizeof...(Roles) != 0 && (headsup_detail::has<Roles, axes_of<X>> && ...))
  static constexpr auto of(X const& x) {
    using over = normalized_over<axes_of<X>, size_of<Roles, axes_of<X>>...>;
    if constexpr (!over::result.runs()) return stopped<over>{};
    else return rows_of<headsup_rule::layer_norm>(x, axes_of<X>::rank - sizeof...(Roles), sizeof...(Roles));
  }
};
template <template <std::size_t> class Role> struct reading<headsup_rule::layer_norm, roles<Role>, types<>, numbers<>> {
  template <FloatTensor X> requires headsup_detail::has<Role, axes_of<X>>
  static constexpr auto of(X const& x) {
    using over = normalized_over<axes_of<X>, size_of<Role, axes_of<X>>>;
    if constexpr (!over::result.runs()) return stopped<over>{};
    else return rows_of<headsup_rule::layer_norm>(x, axes_of<X>::rank - 1);
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
HEADSUP_EXACT_END
