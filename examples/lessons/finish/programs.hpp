#pragma once

#include "expect.hpp"

// What the ends of the lessons check in which several programs compile and one is right: which one was chosen, and for
// which input the results of all are the same.

namespace lesson {
namespace detail {
template <headsup::fixed_string Why, bool Holds> struct holds_rule {
  static constexpr bool value = Holds;
  static constexpr words say() { return words{} << "lesson: " << Why.c_str(); }
};

inline constexpr char const* names_of_programs[] = {"first", "second", "third"};

template <headsup::fixed_string Name, auto const& First, auto const&... Others> struct agree_rule {
  static constexpr bool value =
      headsup::is_mistake<std::remove_cvref_t<decltype(First)>> || (same(First, Others) && ...);
  static constexpr words say() {
    words w = begin(Name.c_str());
    std::size_t at = 0;
    while ((near(number_at(First, at), number_at(Others, at)) && ...)) ++at;
    say_place(w << "at ", headsup::axes_of<std::remove_cvref_t<decltype(First)>>{}, at);
    std::size_t i = 0;
    auto const one = [&](double number) {
      say_number(w << (i == 0 ? " " : ", ") << names_of_programs[i] << " gives ", number);
      ++i;
    };
    one(number_at(First, at));
    (one(number_at(Others, at)), ...);
    return w;
  }
};

template <headsup::fixed_string Name, auto const& First, auto const& Second> struct differ_rule {
  static constexpr bool value = headsup::is_mistake<std::remove_cvref_t<decltype(First)>> || !same(First, Second);
  static constexpr words say() {
    words w = begin(Name.c_str());
    for (std::size_t i = 0; i < count_of(First); ++i)
      say_number(w << (i == 0 ? "both programs give " : ", "), number_at(First, i));
    return w;
  }
};
}  // namespace detail

/// A static_assert whose words are shown alone: its condition would say which program is right.
template <headsup::fixed_string Why, bool Holds>
inline constexpr bool holds = detail::check<detail::holds_rule<Why, Holds>>();

/// Whether a variable of type Chosen is one of these programs.
template <class Chosen, class... Programs>
inline constexpr bool is_one_of = (std::is_same_v<Chosen, Programs const> || ...);

/// Whether the variables, what each program made of the same input, are the same to four digits; if not, the error says
/// where they differ first, and what each program gives there.
template <headsup::fixed_string Name, auto const& First, auto const&... Others>
inline constexpr bool agree = detail::check<detail::agree_rule<Name, First, Others...>>();

/// Whether they are not the same; if they are, the error says which numbers both programs give.
template <headsup::fixed_string Name, auto const& First, auto const& Second>
inline constexpr bool differ = detail::check<detail::differ_rule<Name, First, Second>>();

/// Whether the numbers of x are not all the same: an input for which too many programs agree.
template <class X> constexpr bool has_different_numbers(X const& x) {
  for (std::size_t i = 1; i < x.size(); ++i)
    if (x.data()[i] != x.data()[0]) return true;
  return false;
}
}  // namespace lesson
