#pragma once

#include <headsup/by_place/rows.hpp>
#include <headsup/ops/activation.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/ops/map.hpp>
#include <headsup/ops/reduce.hpp>

// What makes one number of many: sum, mean, max; over all axes if the call names none. And what is done to each number.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_by_place {
template <class Call> concept Reduces = requires(float const* x) { Call{}(x, std::size_t{}, std::size_t{}); };
/// PyTorch has no mean of whole numbers, and no sum of other things than numbers.
template <class Call, class X> concept Reduced = Reduces<Call> && Tensor<X> && axes_of<X>::rank != 0 &&
                                                 !std::is_same_v<scalar_of<X>, bool> &&
                                                 (FloatTensor<X> || !std::is_same_v<Call, headsup_rule::mean>);

template <class Call> requires Reduces<Call>
struct reading<Call, roles<>, types<>, numbers<>> {
  template <class X> requires Reduced<Call, X>
  static constexpr auto of(X const& x) {
    auto result = unwritten<decltype(Call{}(x.data(), std::size_t{}, std::size_t{}))>(extents<axes<>>{});
    result.data()[0] = Call{}(x.data(), 1, x.size());
    return result;
  }
};
template <class Call, template <std::size_t> class Role> requires Reduces<Call>
struct reading<Call, roles<Role>, types<>, numbers<>> {
  template <class X> requires Reduced<Call, X>
  static constexpr auto of(X const& x) {
    return reduced<place_of<Role, axes_of<X>>()>(x, Call{});
  }
};

/// Functions of each number, which PyTorch makes a float first.
#define HEADSUP_EACH(name)                                                              \
  template <> struct reading<headsup_rule::name, roles<>, types<>, numbers<>> {         \
    template <Tensor X> requires(!std::is_same_v<scalar_of<X>, double>)                 \
    static constexpr auto of(X const& x) {                                              \
      return headsup::name(map(x, [](auto each) { return static_cast<float>(each); })); \
    }                                                                                   \
  };
HEADSUP_EACH(exp)
HEADSUP_EACH(log)
HEADSUP_EACH(sqrt)
HEADSUP_EACH(sin)
HEADSUP_EACH(cos)
HEADSUP_EACH(tanh)
HEADSUP_EACH(erf)
HEADSUP_EACH(sigmoid)
#undef HEADSUP_EACH
template <> struct reading<headsup_rule::relu, roles<>, types<>, numbers<>> {
  template <Tensor X> static constexpr auto of(X const& x) {
    return map(x, [](auto each) { return each < 0 ? decltype(each){} : each; });
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
HEADSUP_EXACT_END
