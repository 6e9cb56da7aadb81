#ifndef HEADSUP_DEMO_SHOW_HPP
#define HEADSUP_DEMO_SHOW_HPP

#include "page.hpp"

#include <headsup/headsup.hpp>

#include <string>

/// A statement that is compiled, and shown on the page exactly as in the source.
#define SHOW(page, ...) \
  __VA_ARGS__;          \
  (page).code(#__VA_ARGS__ ";")

namespace demo {

namespace detail {

/// What an axis remembers besides its role and size.
template <class A> std::string memory(A) { return ""; }
template <class A> std::string memory(headsup::normalized<A>) {
  return std::string("; along ") + A::role::name.chars + " they sum to 1";
}
template <class A> std::string memory(headsup::normalized_on_average<A>) {
  return std::string("; along ") + A::role::name.chars + " they sum to 1 on average";
}
template <class A, class F, class... Fs> std::string memory(headsup::merged<A, F, Fs...>) {
  std::string factors = F::role::name.chars;
  ((factors += std::string(", ") + Fs::role::name.chars), ...);
  return std::string("; ") + A::role::name.chars + " is made of " + factors;
}
template <class A, class... Lost> std::string memory(headsup::pooled<A, Lost...>) { return memory(A{}); }

template <class... As> std::string memories(headsup::axes<As...>) { return (std::string() + ... + memory(As{})); }

}  // namespace detail

/// The shape of a tensor in words, read from its type.
template <headsup::Tensor X> std::string shape_of(X const& x) {
  if constexpr (X::rank == 0) return "one number";
  else return headsup::shape_text(x).c_str() + detail::memories(headsup::axes_of<X>{});
}

/// The shapes of the inputs and of the result.
template <headsup::Tensor Out, headsup::Tensor In, headsup::Tensor... Ins>
void show_shapes(page& to, Out const& out, In const& in, Ins const&... others) {
  to.shapes({headsup::shape_text(in).c_str(), headsup::shape_text(others).c_str()...}, shape_of(out));
}

/// The numbers as PyTorch prints them.
template <headsup::Tensor X> void show_result(page& to, X const& x) { to.result(headsup::to_text(x).c_str()); }

}  // namespace demo

#endif
