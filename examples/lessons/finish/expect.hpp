#pragma once

#include <headsup/headsup.hpp>

#include <limits>

// What the ends of the lessons check. A check that fails is an error in words: what was made, and what was wanted. What an
// operation returns after headsup reported a mistake passes every check, so that one mistake is one error.

namespace lesson {
using headsup::headsup_diagnostics::words;

/// Whether two lists have the same roles and sizes in the same order, regardless of what else their axes remember.
template <class List, class Other> inline constexpr bool same_shape = false;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool same_shape<headsup::axes<As...>, headsup::axes<Bs...>> =
    ((headsup::same_role<As, Bs> && As::size == Bs::size) && ...);

namespace detail {
constexpr words begin(char const* name) { return words{} << "lesson: " << name << ": "; }

/// A number with four decimals, as PyTorch prints it.
constexpr words& say_number(words& w, double number) {
  char text[400]{};
  headsup::headsup_text::sink to(text);
  headsup::headsup_text::put_fixed(to, number, 4);
  return w << static_cast<char const*>(text);
}

constexpr bool near(double made, double wanted) {
  if (made == wanted || (made != made && wanted != wanted)) return true;  // infinities too, whose difference is NaN
  constexpr double most = std::numeric_limits<double>::max();
  if (!(-most <= made && made <= most && -most <= wanted && wanted <= most)) return false;
  double const size = wanted < 0 ? -wanted : wanted;
  return made - wanted <= 1e-4 * (1 + size) && wanted - made <= 1e-4 * (1 + size);
}

/// The position of that number in x: "tokens 1, keys 2".
template <class... As> constexpr words& say_place(words& w, headsup::axes<As...>, std::size_t at) {
  std::size_t left = (std::size_t{1} * ... * As::size);
  char const* before = "";
  auto one = [&](char const* role, std::size_t size) {
    left /= size;
    w << before << role << " " << at / left % size;
    before = ", ";
  };
  (one(As::role::name.c_str(), As::size), ...);
  return w;
}

template <headsup::fixed_string Name, class X, class Wanted> struct shape_rule {
  static constexpr bool value = headsup::is_mistake<X>;
  static constexpr words say() { return begin(Name.c_str()) << "you made no tensor; wanted " << Wanted{}; }
};
template <headsup::fixed_string Name, headsup::Tensor X, class Wanted> struct shape_rule<Name, X, Wanted> {
  using made = headsup::axes_of<std::remove_cvref_t<X>>;
  static constexpr bool value = same_shape<made, Wanted>;
  static constexpr words say() { return begin(Name.c_str()) << "you made " << made{} << "; wanted " << Wanted{}; }
};

/// What two lists of numbers have in common: how many, and which.
template <class X> constexpr std::size_t count_of(X const& x) {
  if constexpr (headsup::Tensor<X>) return x.size();
  else if constexpr (std::is_array_v<X>) return std::extent_v<X>;
  else return 1;
}
template <class X> constexpr double number_at(X const& x, [[maybe_unused]] std::size_t i) {
  if constexpr (headsup::Tensor<X>) return static_cast<double>(x.data()[i]);
  else if constexpr (std::is_array_v<X>) return static_cast<double>(x[i]);
  else return static_cast<double>(x);
}

/// The position of the first number that differs; the count of those wanted if none does.
template <class Made, class Wanted> constexpr std::size_t first_wrong(Made const& made, Wanted const& wanted) {
  std::size_t i = 0;
  while (i < count_of(wanted) && near(number_at(made, i), number_at(wanted, i))) ++i;
  return i;
}

template <headsup::fixed_string Name, auto const& Made, auto const& Wanted> struct numbers_rule {
  using made = std::remove_cvref_t<decltype(Made)>;
  using wanted = std::remove_cvref_t<decltype(Wanted)>;

  static constexpr bool fits() {
    if constexpr (!headsup::Tensor<wanted>) return count_of(Made) == count_of(Wanted);
    else if constexpr (headsup::Tensor<made>) return same_shape<headsup::axes_of<made>, headsup::axes_of<wanted>>;
    else return false;
  }
  static constexpr bool holds() {
    if constexpr (headsup::is_mistake<made>) return true;
    else return fits() && first_wrong(Made, Wanted) == count_of(Wanted);
  }
  static constexpr bool value = holds();

  static constexpr words say() {
    if constexpr (headsup::Tensor<wanted>)
      if (!fits()) return shape_rule<Name, made, headsup::axes_of<wanted>>::say();
    words w = begin(Name.c_str());
    if (!fits()) return w << "you made " << count_of(Made) << " numbers; wanted " << count_of(Wanted);
    std::size_t const at = first_wrong(Made, Wanted);
    if constexpr (headsup::Tensor<made>)
      if (count_of(Made) > 1) say_place(w << "at ", headsup::axes_of<made>{}, at) << " ";
    say_number(w << "you made ", number_at(Made, at));
    return say_number(w << "; wanted ", number_at(Wanted, at));
  }
};

template <headsup::fixed_string Name, auto Said, auto Wanted, class... Mistaken> struct count_rule {
  static constexpr bool value = headsup::is_mistake<decltype(Said)> || Said == Wanted;
  static constexpr words say() {
    words w = begin(Name.c_str()) << "you said " << static_cast<std::size_t>(Said)
                                  << (Said < Wanted ? ", which is too few" : ", which is too many");
    bool known = false;
    auto const one = [&](bool is_this, char const* why) {
      if (is_this && !known) w << ": " << why;
      known = known || is_this;
    };
    (one(Said == Mistaken::number, Mistaken::why.c_str()), ...);
    return w;
  }
};

template <headsup::fixed_string Name, auto const& Said, auto const& Wanted> struct worked_out_rule {
  using said = std::remove_cvref_t<decltype(Said)>;

  static constexpr bool holds() {
    if constexpr (headsup::is_mistake<said>) return true;
    else return first_wrong(Said, Wanted) == count_of(Wanted);
  }
  static constexpr bool value = holds();

  static constexpr words say() {
    std::size_t const at = first_wrong(Said, Wanted);
    words w = begin(Name.c_str());
    if constexpr (headsup::Tensor<said>) say_place(w << "at ", headsup::axes_of<said>{}, at) << " ";
    say_number(w << "you said ", number_at(Said, at));
    return w << (number_at(Said, at) < number_at(Wanted, at) ? ", which is too small" : ", which is too large");
  }
};

template <class Rule> constexpr bool check() {
#if defined(HEADSUP_AS_PYTORCH)
  return headsup::headsup_diagnostics::check_always<Rule>();
#else
  static_cast<void>(headsup::headsup_diagnostics::check<Rule>());
  return true;
#endif
}
}  // namespace detail

/// Whether X has these axes in this order; if not, the error says which it has.
template <headsup::fixed_string Name, class X, headsup::Axis... As>
inline constexpr bool shape = detail::check<detail::shape_rule<Name, std::remove_cvref_t<X>, headsup::axes<As...>>>();

/// Whether the variable Made holds the numbers of Wanted, a tensor, an array in the order of memory, or one number, to four
/// digits; if not, the error says which is the first that differs. A tensor has to have the axes of Wanted too.
template <headsup::fixed_string Name, auto const& Made, auto const& Wanted>
inline constexpr bool numbers = detail::check<detail::numbers_rule<Name, Made, Wanted>>();

/// A wrong count that is likely, and what was forgotten by whoever says it: "that is without the biases".
template <auto Number, headsup::fixed_string Why> struct mistaken {
  static constexpr auto number = Number;
  static constexpr auto why = Why;
};

/// Whether a count that was worked out is right; if not, the error says whether it is too large, and not the right one.
/// Of a number that is one of those Mistaken, it says too what was forgotten.
template <headsup::fixed_string Name, auto Said, auto Wanted, class... Mistaken>
inline constexpr bool count = detail::check<detail::count_rule<Name, Said, Wanted, Mistaken...>>();

/// The same for numbers that are no counts: the variable Said, a number or a tensor, holds those of Wanted to four
/// digits.
template <headsup::fixed_string Name, auto const& Said, auto const& Wanted>
inline constexpr bool worked_out = detail::check<detail::worked_out_rule<Name, Said, Wanted>>();

/// Whether the type of x says that its numbers sum to one over Role, exactly or on average.
template <template <std::size_t> class Role, class X> constexpr bool sums_to_one_over(X const&) {
  if constexpr (headsup::is_mistake<X>) return true;
  else if constexpr (!headsup::Tensor<X>) return false;
  else if constexpr (headsup::size_of<Role, headsup::axes_of<X>> == 0) return false;
  else return headsup::sums_to_one<headsup::axis_of<headsup::axes_of<X>, Role>>;
}

/// Whether X comes from a mistake, or else the condition holds.
template <class X> constexpr bool is_mistake_or(bool holds) { return headsup::is_mistake<X> || holds; }

/// Whether two tensors have the same axes and numbers, to four digits: for what several answers have in common.
template <class X, class Other> constexpr bool same(X const& x, Other const& other) {
  if constexpr (headsup::is_mistake<X, Other>) {
    return true;
  } else if constexpr (!headsup::Tensor<X> || !headsup::Tensor<Other>) {
    return false;
  } else if constexpr (!same_shape<headsup::axes_of<X>, headsup::axes_of<Other>>) {
    return false;
  } else {
    for (std::size_t i = 0; i < x.size(); ++i)
      if (!detail::near(detail::number_at(x, i), detail::number_at(other, i))) return false;
    return true;
  }
}
}  // namespace lesson
