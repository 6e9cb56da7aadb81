#pragma once

#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup::headsup_by_place;

// What the tests of readings share.

/// How a call with such roles is read.
template <class Call, template <std::size_t> class... Roles>
using read_along = reading<Call, roles<Roles...>, types<>, numbers<>>;

/// 1, 2, 3, … over the axes.
template <class Scalar, class... As> constexpr auto counted() {
  tensor<Scalar, As...> x;
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = static_cast<Scalar>(i + 1);
  return x;
}

/// Whether a result has these axes and these numbers, to four digits.
template <class... As, class X> constexpr bool holds(X const& x, std::initializer_list<double> wanted) {
  if (!std::is_same_v<axes_of<X>, axes<As...>> || wanted.size() != x.size()) return false;
  for (std::size_t i = 0; i < x.size(); ++i) {
    auto const made = static_cast<double>(x.data()[i]), right = wanted.begin()[i];
    if (made != right && !(made - right < 5e-5 && right - made < 5e-5)) return false;
  }
  return true;
}
/// Whether there is a reading of an operation that names no axis, of a tensor X.
template <class Call, class X> concept IsRead = requires(X const& x) { read_along<Call>::of(x); };
/// Whether PyTorch stops with these words.
template <class Why> constexpr bool stops_with(stopped<Why> const&, char const* words) {
  return Why::result.stops == words;
}
