#pragma once

#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place/notice.hpp>
#endif
#include <headsup/core/says.hpp>
#include <headsup/diagnostics/words.hpp>

#include <initializer_list>
#include <utility>

namespace HEADSUP_NAMESPACE {
/// Naming this template with computed text makes a C++20 compiler print the text: Clang in a failed assertion, others
/// because the template is not defined. In C++26 an assertion can have computed text itself.
#if defined(__clang__)
template <auto... Text> struct shape_error {
  static constexpr bool found = sizeof...(Text) != 0;
};
#else
template <auto... Text> struct shape_error;
template <> struct shape_error<> {};
#endif

template <class> struct mistaken_truth;

namespace headsup_detail {
/// A base of every tensor, view and mistake X. A function that takes its argument so is a worse match than any that
/// takes X itself, be that a user's template that takes everything.
template <class X> struct last_choice {};
}  // namespace headsup_detail

namespace headsup_rule {
/// Arguments of calls that name no axis: conversions too, as anything is.
struct bare_size {
  template <std::integral Size> constexpr bare_size(Size) {}
};
struct bare_sizes : bare_size {
  using bare_size::bare_size;
  template <std::integral Size> constexpr bare_sizes(std::initializer_list<Size>) : bare_size(0) {}
};
}  // namespace headsup_rule

/// What an operation returns after its mistake was reported. It is accepted wherever a tensor, a number or a text is,
/// and what is made of it is a reported mistake too, so that one mistake is one error.
struct shape_mistake : headsup_detail::last_choice<shape_mistake> {
  using axes = shape_mistake;
  using scalar = float;
  static constexpr std::size_t rank = 0;

  constexpr shape_mistake operator()(auto const&...) const { return {}; }
  constexpr shape_mistake clone() const { return {}; }
  constexpr shape_mistake sizes() const { return {}; }
  template <class> static constexpr std::size_t of() { return 1; }
  template <class> static constexpr std::size_t stride_of() { return 1; }
  static constexpr std::size_t count() { return 0; }
  /// No numbers: a loop over them ends at once.
  static constexpr std::size_t size() { return 0; }
  static constexpr float* data() { return nullptr; }
  static constexpr float* begin() { return nullptr; }
  static constexpr float* end() { return nullptr; }
  static constexpr char const* c_str() { return ""; }
  constexpr shape_mistake operator[](auto const&) const { return {}; }
#define HEADSUP_MEMBER(name, fix) \
  constexpr shape_mistake name(auto const&...) const { return {}; }
#include <headsup/diagnostics/torch_members.inl>
#define HEADSUP_MEMBER(name, fix) static shape_mistake const name;
#include <headsup/diagnostics/torch_attributes.inl>

  constexpr shape_mistake const& operator=(auto const&) const { return *this; }
  constexpr operator float() const { return 0; }
  /// Among the numbers of a literal, where a float would be narrowed.
  template <std::integral T> requires(!std::is_same_v<T, bool>)
  constexpr operator T() const {
    return 0;
  }
  template <class T> requires requires { T::axes::fixed; }
  constexpr operator T() const {
    if constexpr (T::axes::fixed && std::is_default_constructible_v<T>) {
      return T();
    } else if constexpr (!requires(T const& view) { T(view.data(), view.sizes()); }) {
      return never<T>();
    } else {
      using sizes = std::remove_cvref_t<decltype(std::declval<T const&>().sizes())>;
      if constexpr (!T::axes::fixed) return T(nullptr, sizes{});
      else if constexpr (requires { T(zeros<typename T::scalar, T::axes::size>, sizes{}); })
        return T(zeros<typename T::scalar, T::axes::size>, sizes{});
      else return never<T>();
    }
  }

#define HEADSUP_EACH(sign)                                                                 \
  template <class T> friend constexpr auto operator sign(shape_mistake const&, T const&) { \
    return mistaken_truth<T>{};                                                            \
  }                                                                                        \
  template <class T> requires(!std::is_base_of_v<shape_mistake, T>)                        \
  friend constexpr auto operator sign(T const&, shape_mistake const&) {                    \
    return mistaken_truth<T>{};                                                            \
  }
  HEADSUP_EACH(==)
  HEADSUP_EACH(!=)
  HEADSUP_EACH(<)
  HEADSUP_EACH(>)
  HEADSUP_EACH(<=)
  HEADSUP_EACH(>=)
#undef HEADSUP_EACH

 private:
  /// What a view of constants shows, so that a constant can be computed from it.
  template <class Scalar, std::size_t Count> static constexpr Scalar zeros[Count]{};
  template <class T> static T never();
};

#define HEADSUP_MEMBER(name, fix) inline constexpr shape_mistake shape_mistake::name{};
#include <headsup/diagnostics/torch_attributes.inl>

/// What a comparison of a mistake gives: a mask that comes from a mistake, and true where a truth value is needed.
template <class Other> struct mistaken_truth : shape_mistake {
  constexpr operator bool() const { return true; }

  friend constexpr mistaken_truth operator!(mistaken_truth const& x) { return x; }
  friend constexpr mistaken_truth operator&&(mistaken_truth const& x, auto const&) { return x; }
  friend constexpr mistaken_truth operator||(mistaken_truth const& x, auto const&) { return x; }
  template <class T> requires(!std::is_base_of_v<shape_mistake, T>)
  friend constexpr mistaken_truth operator&&(T const&, mistaken_truth const& x) {
    return x;
  }
  template <class T> requires(!std::is_base_of_v<shape_mistake, T>)
  friend constexpr mistaken_truth operator||(T const&, mistaken_truth const& x) {
    return x;
  }
};

/// Whether one of Ts comes from a mistake that was reported already.
template <class... Ts>
inline constexpr bool is_mistake = (std::is_base_of_v<shape_mistake, std::remove_cvref_t<Ts>> || ...);

namespace headsup_diagnostics {
// Clang cuts texts of more than 36 characters in template arguments.
#if defined(__clang__)
inline constexpr std::size_t longest_piece = 36;
#else
inline constexpr std::size_t longest_piece = 600;
#endif

/// Where the piece that begins at `from` ends: after a space if possible, so that words stay whole.
constexpr std::size_t end_of_piece(words const& all, std::size_t from) {
  if (all.size() - from <= longest_piece) return all.size();
  std::size_t end = from + longest_piece;
  while (end > from && all.data()[end - 1] != ' ') --end;
  return end > from ? end : from + longest_piece;
}

template <class Mistake> struct pieces {
  static constexpr words all = Mistake::say();

  static constexpr std::size_t count = [] {
    std::size_t n = 0;
    for (std::size_t at = 0; at < all.size(); at = end_of_piece(all, at)) ++n;
    return n;
  }();
  static constexpr std::size_t start(std::size_t piece) {
    std::size_t at = 0;
    for (; piece > 0; --piece) at = end_of_piece(all, at);
    return at;
  }
  template <std::size_t I> static constexpr auto get() {
    constexpr std::size_t first = start(I);
    constexpr std::size_t n = end_of_piece(all, first) - first;
    says<n> piece{};
    // Clang prints letters only where the closing NUL was written too, not merely initialised.
    for (std::size_t i = 0; i <= n; ++i) piece.chars[i] = i < n ? all.data()[first + i] : '\0';
    return piece;
  }
};

/// A mistake that was already reported: it adds no error.
struct reported {
  static constexpr words say() { return {}; }
};

// An error must not invalidate its surroundings, or every later constant that depends on them is an error too. With
// Clang it stands in the body of the refusing operation, where it does no harm and calls in between would add notes;
// with others it stands in a class, which that body names. For both, an operation writes
//
//     static_assert(!HEADSUP_MISTAKE(mistake));
//     return shape_mistake{};
//
// with the ! outside, because Clang adds a note to an error that begins within a macro, and on one line, because it
// prints them all. A class names the type
// decltype(headsup_diagnostics::check<mistake, good>()). If good is true, the text is never computed, so there are no
// pieces.
#if !defined(__clang__)

template <class Mistake, class = std::make_index_sequence<pieces<Mistake>::count>> struct stop;
template <class Mistake, std::size_t... I> struct stop<Mistake, std::index_sequence<I...>> {
  enum { error = sizeof(shape_error<pieces<Mistake>::template get<I>()...>) };
};
/// A function, because g++ looks up class templates in time that grows with the square of their uses in other
/// templates.
template <class Mistake> constexpr bool found() { return sizeof(stop<Mistake>) == 0; }
#define HEADSUP_MISTAKE(...) headsup_diagnostics::found<__VA_ARGS__>()

// Clang 22 has computed words in every standard, with a warning before C++26.
#elif defined(__cpp_static_assert) && __cpp_static_assert >= 202306L && __cplusplus > 202302L

template <class Mistake> inline constexpr words said = Mistake::say();
template <class Mistake> using error_of = std::conditional_t<said<Mistake>.size() == 0, shape_error<>, shape_error<0>>;
#define HEADSUP_MISTAKE(...) headsup_diagnostics::error_of<__VA_ARGS__>::found, headsup_diagnostics::said<__VA_ARGS__>

#else

#if __clang_major__ >= 15
template <class Mistake, class> struct error_in_pieces;
template <class Mistake, std::size_t... I> struct error_in_pieces<Mistake, std::index_sequence<I...>> {
  using type = shape_error<pieces<Mistake>::template get<I>()...>;
};
/// Of one parameter: each of hundreds of assertions would be read with another's default.
template <class Mistake>
struct find_error : error_in_pieces<Mistake, std::make_index_sequence<pieces<Mistake>::count>> {};
#else  // Clang 14 prints the letters of a text as numbers, and only ten; one letter alone it prints as such
template <class Mistake, class = std::make_index_sequence<pieces<Mistake>::all.size()>> struct find_error;
template <class Mistake, std::size_t... I> struct find_error<Mistake, std::index_sequence<I...>> {
  using type = shape_error<pieces<Mistake>::all.data()[I]...>;
};
#endif
template <class Mistake> using error_of = typename find_error<Mistake>::type;
#define HEADSUP_MISTAKE(...) headsup_diagnostics::error_of<__VA_ARGS__>::found

#endif

#if defined(HEADSUP_AS_PYTORCH)
/// What a program asserts itself, as laws and lessons do, is an error at any rate.
template <class Mistake> constexpr bool check_always() {
  if constexpr (!Mistake::value) static_assert(!HEADSUP_MISTAKE(Mistake));
  return true;
}
#undef HEADSUP_MISTAKE
#define HEADSUP_MISTAKE(...) headsup_by_place::remarked<__VA_ARGS__>()
#endif

/// Stops the compilation with the text of Mistake::say() unless Good. A class names the type of the result, because an
/// assertion in the class itself would invalidate the class for every constant. In parentheses, because macOS has a
/// macro check(x).
template <class Mistake, bool Good = Mistake::value> constexpr auto(check)() {
  if constexpr (!Good) static_assert(!HEADSUP_MISTAKE(Mistake));
  return shape_mistake{};
}

/// A constructor takes the size of this in its exception specification, which is instantiated where the constructor is
/// called; g++ instantiates the body, with its assertion, later, when a constant needs it.
#if defined(__clang__) || defined(HEADSUP_AS_PYTORCH)
template <class Mistake> using refusal = shape_mistake;
#else
template <class Mistake> using refusal = stop<Mistake>;
#endif
}  // namespace headsup_diagnostics
}  // namespace HEADSUP_NAMESPACE
