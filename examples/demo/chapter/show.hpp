#ifndef HEADSUP_DEMO_CHAPTER_SHOW_HPP
#define HEADSUP_DEMO_CHAPTER_SHOW_HPP

#include "given.hpp"
#include "page.hpp"

#include <headsup/headsup.hpp>

#include <type_traits>

/// A statement that is compiled, and shown on the page exactly as in the source.
#define SHOW(page, ...) \
  __VA_ARGS__;          \
  (page).code(#__VA_ARGS__ ";")

// LET(to, scores, matmul(x, y)) is, and shows, constexpr auto scores = matmul(x, y). ASSERT is a static_assert, and
// SHOW_ASSERT shows it. CONSTANT is constexpr. Where the chapter is alive, they compute and check the same at run time, and
// TELL the page of each variable.

#define LET(page, name, ...)        \
  CONSTANT auto name = __VA_ARGS__; \
  TELL(page, name);                 \
  (page).code("constexpr auto " #name " = " #__VA_ARGS__ ";", #name)

#define SHOW_ASSERT(page, ...) \
  ASSERT(__VA_ARGS__);         \
  (page).code("static_assert(" #__VA_ARGS__ ");")

#ifdef HEADSUP_CHAPTER_LIVE
#define CONSTANT
#define TELL(page, name) demo::tell(page, #name, name)
#define ASSERT(...) demo::must_hold(__VA_ARGS__, #__VA_ARGS__)
#define GIVEN_SEED(page, name, initial) auto const name = demo::chosen_seed(page, #name, #initial)
#define GIVEN_NUMBER(page, name, initial, min, max, step) \
  auto const name = demo::chosen_number(page, #name, #initial, #min, #max, #step)
#else
#define CONSTANT constexpr
#define TELL(page, name) static_cast<void>(0)
#define ASSERT(...) static_assert(__VA_ARGS__)
/// constexpr auto name = initial, of which a reader may make another seed.
#define GIVEN_SEED(page, name, initial) \
  constexpr auto name = initial;        \
  demo::show_seed(page, #name, #initial, #initial)
/// The same of a number from min to max.
#define GIVEN_NUMBER(page, name, initial, min, max, step) \
  constexpr auto name = initial;                          \
  demo::show_number(page, #name, #initial, #initial, #min, #max, #step)
#endif

/// The shapes of the result and of the inputs, in this order.
#define SHAPES(page, ...) demo::show_shapes(page, #__VA_ARGS__, {}, __VA_ARGS__)
/// The same where the names of the axes do not say how the result was made.
#define SHAPES_BY(page, how, ...) demo::show_shapes(page, #__VA_ARGS__, how, __VA_ARGS__)
/// The numbers as PyTorch prints them.
#define RESULT(page, ...) (page).result(demo::shown(#__VA_ARGS__, __VA_ARGS__))
#define HEAT_MAP(page, weights, rows, columns) demo::show_heat_map(page, #weights, weights, rows, columns)

namespace demo {

namespace detail {

template <class A> struct axis_memory {
  static constexpr std::string_view sums = "";
  static constexpr std::span<char const* const> made_of = {};
};
template <class A> struct axis_memory<headsup::normalized<A>> : axis_memory<A> {
  static constexpr std::string_view sums = "one";
};
template <class A> struct axis_memory<headsup::normalized_on_average<A>> : axis_memory<A> {
  static constexpr std::string_view sums = "on average";
};
template <class A, class... Fs> struct axis_memory<headsup::merged<A, Fs...>> : axis_memory<A> {
  static constexpr char const* factors[] = {Fs::role::name.chars...};
  static constexpr std::span<char const* const> made_of = factors;
};
template <class A, class... Lost> struct axis_memory<headsup::pooled<A, Lost...>> : axis_memory<A> {};

template <class List> inline constexpr std::span<shown_axis const> shown_axes;
template <class... As>
inline constexpr shown_axis table_of_axes[] = {
    {As::role::name.chars, As::size, axis_memory<As>::sums, axis_memory<As>::made_of}...};
template <class A, class... As>
inline constexpr std::span<shown_axis const> shown_axes<headsup::axes<A, As...>> = table_of_axes<A, As...>;

}  // namespace detail

template <headsup::Tensor X> shown_tensor shown(std::string_view name, X const& x) {
  static_assert(std::is_same_v<headsup::scalar_of<X>, float> && headsup::axes_of<X>::fixed);
  return {name, x.data(), detail::shown_axes<headsup::axes_of<X>>};
}

template <headsup::Tensor... Xs>
void show_shapes(page& to, std::string_view names, making const& how, Xs const&... xs) {
  std::vector<std::string_view> const each = arguments_in(names);
  auto name = each.begin();
  shown_tensor const all[] = {shown(*name++, xs)...};
  to.shapes(all[0], std::span(all).subspan(1), how);
}

/// Labels of missing rows are left out.
template <headsup::Tensor X>
void show_heat_map(page& to, std::string_view name, X const& weights, labels rows, labels columns) {
  static_assert(X::rank == 1 || X::rank == 2, "a heat map has one or two axes");
  to.heat_map(shown(name, weights), rows.first(weights.size() / columns.size()), columns);
}

/// Tells the page of a tensor that was made; of layers it hears when they are called.
template <class X> void tell(page& to, std::string_view name, X& x) {
  if constexpr (headsup::Tensor<X>) to.made(shown(name, x), x.data());
}

}  // namespace demo

#endif
