#pragma once

#include <headsup/tensor/described.hpp>
#include <headsup/tensor/view.hpp>

#include <concepts>
#include <cstdint>

namespace HEADSUP_NAMESPACE::laws {
namespace headsup_detail {
/// Numbers from -1 to 1 without a pattern, cheap to compute in a constant.
struct numbers_from {
  std::uint32_t state;

  constexpr explicit numbers_from(std::uint32_t seed) : state(seed * 2654435761u + 12345u) {}
  constexpr float operator()() {
    state = state * 1664525u + 1013904223u;
    return static_cast<float>(static_cast<std::int32_t>(state >> 8) - (1 << 23)) * 0x1p-23f;
  }
};

template <class... As> constexpr tensor<float, As...> numbers_over(axes<As...>*, std::uint32_t seed) {
  tensor<float, As...> x;
  numbers_from next(seed);
  for (float& each : x) each = next();
  return x;
}

/// Where the positions of one axis lie: `before` times `count` of them, each of `apart` numbers.
struct positions {
  std::size_t before, count, apart;
};
template <template <std::size_t> class Role, Tensor X> constexpr positions along(X const& x) {
  std::size_t const count = x.sizes().template of<Role<1>>(), apart = x.sizes().template stride_of<Role<1>>();
  return {x.size() / (count * apart), count, apart};
}

/// The size of Role among inputs, from the first that has it; dynamic if that is known only at run time, 0 if none has
/// it.
template <template <std::size_t> class Role, class X> inline constexpr std::size_t size_in = 0;
template <template <std::size_t> class Role, Tensor X>
inline constexpr std::size_t size_in<Role, X> = size_of<Role, axes_of<X>>;
template <template <std::size_t> class Role, class... Xs> constexpr std::size_t size_among() {
  std::size_t found = 0;
  ((found = found != 0 ? found : size_in<Role, Xs>), ...);
  return found;
}

/// Puts another number in the place of each from `first` to `end`. An id becomes one of its neighbours.
template <class Scalar> constexpr void renew(Scalar* first, Scalar* end, numbers_from& others) {
  for (; first != end; ++first)
    if constexpr (std::is_same_v<Scalar, bool>) *first = !*first;
    else if constexpr (std::integral<Scalar>) *first = static_cast<Scalar>(*first == 0 ? 1 : *first - 1);
    else
      for (Scalar const before = *first; *first == before;) *first = static_cast<Scalar>(others());
}

/// x with other numbers at one position of Role. What has no Role, is no tensor or a mask stays.
template <template <std::size_t> class Role, class X>
constexpr decltype(auto) changed(X const& x, [[maybe_unused]] std::size_t position) {
  if constexpr (!Tensor<X>) {
    return (x);
  } else if constexpr (!headsup::headsup_detail::has<Role, axes_of<X>> || std::is_same_v<scalar_of<X>, bool>) {
    return (x);
  } else {
    auto other = x.clone();
    numbers_from others(static_cast<std::uint32_t>(position) + 7);
    auto const [before, count, apart] = along<Role>(x);
    for (std::size_t i = 0; i < before; ++i) {
      auto* const first = other.data() + (i * count + position) * apart;
      renew(first, first + apart, others);
    }
    return other;
  }
}

/// x in the opposite order along Role. What has no Role stays.
template <template <std::size_t> class Role, class X> constexpr decltype(auto) backwards(X const& x) {
  if constexpr (!Tensor<X>) {
    return (x);
  } else if constexpr (!headsup::headsup_detail::has<Role, axes_of<X>>) {
    return (x);
  } else {
    auto turned = x.clone();
    auto const [before, count, apart] = along<Role>(x);
    for (std::size_t i = 0; i < before; ++i)
      for (std::size_t p = 0; p < count; ++p)
        for (std::size_t k = 0; k < apart; ++k)
          turned.data()[(i * count + p) * apart + k] = x.data()[(i * count + count - 1 - p) * apart + k];
    return turned;
  }
}
}  // namespace headsup_detail

/// A tensor of numbers from -1 to 1 to ask a law with: laws::numbers<batch<2>, tokens<5>, d_in<11>>(1), or of a list
/// axes<…>. Sizes that all differ find most; small ones are quick to compile.
///
/// - Shapes: -> [A...]
template <class List> requires(Axis<List> || headsup_rule::AxisList<List>)
constexpr auto numbers(std::uint32_t seed = 1) {
  if constexpr (Axis<List>) return headsup_detail::numbers_over(static_cast<axes<List>*>(nullptr), seed);
  else return headsup_detail::numbers_over(static_cast<List*>(nullptr), seed);
}
template <Axis First, Axis Second, Axis... More> constexpr auto numbers(std::uint32_t seed = 1) {
  return numbers<axes<First, Second, More...>>(seed);
}
namespace headsup_detail {
template <class... Xs> constexpr auto of_no_axes() {
  using named = headsup_rule::call<"numbers", "<batch<2>, tokens<5>, d_in<11>>()", "laws::numbers">;
  static_assert(!HEADSUP_MISTAKE(headsup::headsup_detail::broken_by<named, Xs...>));
  return shape_mistake{};
}
}  // namespace headsup_detail
/// Refuses what names no axes with their sizes: roles alone or first, and numbers.
template <template <std::size_t> class... Roles, class... Xs> constexpr auto numbers(Xs const&...) {
  return headsup_detail::of_no_axes<Xs...>();
}
template <template <std::size_t> class Role, class Next, class... More> constexpr auto numbers(auto const&... xs) {
  return headsup_detail::of_no_axes<decltype(xs)...>();
}
template <auto First, auto... More> constexpr auto numbers(auto const&... xs) {
  return headsup_detail::of_no_axes<decltype(xs)...>();
}
}  // namespace HEADSUP_NAMESPACE::laws
