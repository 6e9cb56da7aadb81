#pragma once

#include "expect.hpp"

// For lessons in which the numbers are known from the chapter: they are to be computed and not written down.

namespace lesson {
namespace detail {
template <class Made, class Wanted> struct axes_rule : shape_rule<"", Made, Wanted> {};
template <class Made> struct axes_rule<Made, headsup::axes<>> {
  static constexpr bool value = true;
};

template <headsup::fixed_string Name, auto const& Made, auto const& Wanted, class Axes> struct computed_rule {
  using made = std::remove_cvref_t<decltype(Made)>;
  using shape = axes_rule<made, Axes>;
  using numbers = numbers_rule<Name, Made, Wanted>;

  static constexpr float printed(double number) {
    double const scaled = number * 1e4;
    return static_cast<float>(static_cast<double>(static_cast<long long>(scaled + (scaled < 0 ? -0.5 : 0.5))) / 1e4);
  }
  static constexpr bool written_down() {
    for (std::size_t i = 0; i < count_of(Made); ++i)
      if (static_cast<float>(number_at(Made, i)) != printed(number_at(Made, i))) return false;
    return true;
  }
  static constexpr bool holds() {
    if constexpr (headsup::is_mistake<made>) return true;
    else if constexpr (!shape::value || !numbers::value) return false;
    else return !written_down();
  }
  static constexpr bool value = holds();

  static constexpr words say() {
    if constexpr (!shape::value) return shape_rule<Name, made, Axes>::say();
    else if constexpr (!numbers::value) return numbers::say();
    else return begin(Name.c_str()) << "these are the numbers as they are printed; they are to be computed";
  }
};
}  // namespace detail

/// Whether the variable Made has these axes, if any are named, and holds the numbers of Wanted, as numbers does; and
/// whether they come from a computation, which leaves more than the four decimals that the chapter prints. One error at
/// most.
template <headsup::fixed_string Name, auto const& Made, auto const& Wanted, headsup::Axis... As>
inline constexpr bool computed = detail::check<detail::computed_rule<Name, Made, Wanted, headsup::axes<As...>>>();
}  // namespace lesson
