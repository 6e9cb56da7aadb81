#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/merged.hpp>
#include <headsup/axes/triangle.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/size_rules.hpp>

// Rules about the axes of a tensor and what it can be made from.

namespace HEADSUP_NAMESPACE {
template <class Scalar, class... As> class tensor;
template <class Scalar, Axis... As> requires(!std::is_class_v<Scalar> && sizeof...(As) <= 8)
class tensor<Scalar, As...>;
template <class Scalar, Axis A, Axis... As> requires(annotated<A> || ... || annotated<As>)
class tensor<Scalar, A, As...>;
template <class Element, Axis... As> class tensor_view;
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation compare{
    .name = "operator==", .form = "(left, right)", .rules = {are_alike, of_one_type}, .is = alike};
inline constexpr operation tensor_type{.name = "tensor",
                                       .form = "<T, axis<N>...>()",
                                       .rules = {names_axes_apart, fits_in_memory.or_else("smaller axes", always, 20)}};
/// What only refers to numbers, or grows.
template <fixed_string Name>
inline constexpr operation in_memory{
    .name = Name.chars, .form = tensor_type.form, .rules = {names_axes_apart, fits_in_memory.or_else("smaller axes")}};
}  // namespace headsup_calls::op

template <class Element, class... As> inline constexpr bool is_view<tensor_view<Element, As...>> = true;
}  // namespace HEADSUP_NAMESPACE

namespace HEADSUP_NAMESPACE::rule {
/// HU041 or HU042: a tensor is given the type of its numbers, then at most eight axes. Says why these are not.
template <class Scalar, class... As> struct is_made_of {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    if constexpr (Axis<Scalar>) {
      w << "HU041 tensor: the type of its numbers comes first; fix: tensor<float";
      auto one = [&]<class A>(std::type_identity<A>) {
        if constexpr (Axis<A>) w << ", " << words_of<A>;
      };
      one(std::type_identity<Scalar>{});
      (one(std::type_identity<As>{}), ...);
      return w << ">";
    } else if constexpr (std::is_same_v<Scalar, bfloat16>) {
      return w << "HU041 tensor: bfloat16 stores numbers and does not compute; fix: float, and pack<bfloat16>(layer)";
    } else if constexpr (std::is_class_v<Scalar>) {
      return w << "HU041 tensor: holds numbers, not objects; fix: float, double, int or bool";
    } else if constexpr ((Axis<As> && ...)) {
      return w << "HU042 tensor: has more than 8 axes; fix: merge some that are always used together";
    } else {
      std::size_t before = 0;
      bool found = false;
      ((found = found || !Axis<As>, before += found ? 0 : 1), ...);
      return w << "HU041 tensor: argument " << before + 2
               << " is not an axis; fix: derive it from headsup::axis, as tokens is";
    }
  }
};

/// HU002 and HU069: no role occurs twice, and memory can hold as many numbers as the sizes that the type knows multiply to.
template <headsup_calls::operation const& Op, class Scalar, class List> struct has_such_axes {
  static constexpr std::size_t most = dynamic / 2 / sizeof(Scalar);
  static constexpr bool value = distinct<List> && List::known <= most;
  static constexpr words say() {
    using names = headsup_calls::making<Scalar, headsup_calls::naming<headsup_calls::roles<>, List>>;
    return headsup_calls::refused<Op, names>::say();
  }
};

/// HU052: an axis has the size that it is given, and not one that its declaration states.
template <class A> inline constexpr bool keeps_size = has_other_sizes<A>;
template <template <std::size_t> class Role, std::size_t N>
inline constexpr bool keeps_size<Role<N>> = Role<N>::size == N;
template <class A> inline constexpr std::size_t size_given = 0;
template <template <std::size_t> class Role, std::size_t N> inline constexpr std::size_t size_given<Role<N>> = N;
template <class A> struct has_its_size {
  static constexpr bool value = keeps_size<A>;
  static constexpr words say() {
    char const* const role = A::role::name.chars;
    words w;
    w << "HU052 tensor: " << role;
    if (size_given<A> == 0) w << " is an axis of one size, which no operation can name";
    else w << "<" << size_given<A> << "> is an axis of size " << A::size << ", because its declaration states a size";
    return w << "; fix: template <std::size_t N> struct " << role << " : headsup::axis<\"" << role << "\", N> {}";
  }
};

/// x(0, 0), the first element of a tensor of that many axes.
constexpr words& say_element(words& w, std::size_t rank) {
  w << "x(";
  for (std::size_t i = 0; i < rank; ++i) w << (i == 0 ? "0" : ", 0");
  return w << ")";
}

/// HU051: an element is named by one position for each axis, and positions are integers.
template <class List, std::size_t Given, class... Positions> struct has_a_position_per_axis {
  static constexpr bool value = Given == List::rank;
  static constexpr words say() {
    words w;
    w << "HU051 tensor: x(...) takes a position for each of " << List{};
    if constexpr (Given == 1 && (requires { typename Positions::axes; } && ...))
      return w << ", got a tensor; fix: matmul(y, x) of x(y), if x is a weight";
    if (Given == List::rank) w << ", got something else; fix: ";
    else w << ", got " << Given << "; fix: ";
    say_element(w, List::rank);
    if constexpr (Given == 1 && List::rank > 1)
      w << " for a number, or take<" << words_of<first_of<List>>.role << ">(x, position) instead";
    return w;
  }
};

/// HU051: a position alone does not say along which axis.
template <class List> struct names_the_axis {
  static constexpr bool value = List::rank <= 1;
  static constexpr words say() {
    words w;
    w << "HU051 tensor: x[position] does not say along which of " << List{} << "; fix: ";
    for (axis_words const& each : axis_list(List{})) w << "take<" << each.role << ">(x, position), or ";
    return say_element(w, List::rank) << " for a number";
  }
};

/// HU065: a number, or a truth, is given a tensor of many. Integers may be ids, of which no mean or sum is meant.
template <class Scalar, class List, bool Truth> struct is_one_number {
  static constexpr bool value = List::rank == 0;
  static constexpr words say() {
    words w;
    w << "HU065 tensor: " << List{} << " is not one " << (Truth ? "truth" : "number") << "; fix: ";
    if (Truth) w << "where(mask, x, y) for each number, or ";
    say_element(w, List::rank) << " for one of them";
    if (Truth || !std::is_floating_point_v<Scalar>) return w;
    return ((w << ", or mean<").roles(List{}) << ">(x), or sum<").roles(List{}) << ">(x)";
  }
};

/// HU005: an array that a view refers to holds at least as many numbers as its axes, as far as those are known.
template <class List, std::size_t Count> struct is_large_enough {
  static constexpr bool value = !List::fixed || List::size <= Count;
  static constexpr words say() {
    return words{} << "HU005 tensor_view: " << List{} << " takes " << List::size << " numbers, the array holds "
                   << Count << "; fix: an array of " << List::size;
  }
};

/// HU038: the numbers outlive the view of them.
template <class List, bool Outlive = false> struct outlives_its_views {
  static constexpr bool value = Outlive;
  static constexpr words say() {
    return words{} << "HU038 view: the numbers of " << List{}
                   << " belong to a temporary and are destroyed with it; fix: give it a name first, and view that";
  }
};

// HU065: one number fills no tensor, and one in a single pair of braces is read as itself. HU067: what lives on the heap is copied only where the code says so. HU033: a view
// that could write refers to numbers that can be written.
#define HEADSUP_NO_NUMBER \
  "HU065 tensor: one number is not a tensor; fix: all its numbers in braces, or ones<...>() * number to fill it"
#define HEADSUP_NO_SINGLE_NUMBER \
  "HU065 tensor: one number is not a tensor; fix: {{number}}, with one more pair of braces for each further axis"
#define HEADSUP_CONSTANT_NUMBERS \
  "HU033 tensor_view: the numbers are constant; fix: float const instead of float in the view"
#define HEADSUP_COPIED_BY_CLONE "HU067 tensor: a large one is copied only by clone(); fix: x.clone()"

/// HU068: what is written to has a name, or is a view of what has one.
template <class Tensor, class...> struct is_no_temporary {
  static constexpr bool value = false;
  static constexpr words say() {
    return words{} << "HU068 tensor: " << typename Tensor::axes{}
                   << " on the left of = is a temporary, and what is written "
                   << "to it is lost; fix: write to the tensor that it was made from, as in x(0, 0) = 1";
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
