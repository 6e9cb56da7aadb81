#pragma once

#include <headsup/diagnostics/rule.hpp>

// Rules about the axes of one operand, which many operations share.

namespace HEADSUP_NAMESPACE::rule {
/// The axes of a list along which an operation's own rules hold for these operands; all, where a call says more than one
/// role and its operands.
template <class Call, class List, class... Xs> struct accepted;
template <class Call, class... As, class... Xs> struct accepted<Call, axes<As...>, Xs...> {
  template <class A> static constexpr bool holds() {
    using role = role_of<plain_axis<A>>;
    if constexpr (Call::takes_numbers || !has_other_sizes<plain_axis<A>>) return true;
    else if constexpr (requires { Call::template rules<role::template type, Xs...>::value; })
      return Call::template rules<role::template type, Xs...>::value;
    else return true;
  }
  using type = joined_axes<headsup::headsup_detail::only_if<holds<As>(), As>...>;
};

/// HU003: an operand has the axis that an operation works along. Beside is the list of the other operand, if there is
/// one: its axis of that role says which axis was probably meant. None of Taken was.
template <class Call, template <std::size_t> class Role, class X, fixed_string Operand = "x", class Beside = void,
          class Taken = axes<>>
struct has_axis {
  using list = typename X::axes;
  static constexpr bool value = has<Role, list>;
  static constexpr words say() {
    constexpr bool is_tensor = !std::is_same_v<list, no_tensor>;
    constexpr bool two = !std::is_void_v<Beside>;
    using other = std::conditional_t<two, Beside, axes<>>;
    constexpr axis_words wanted{role_words<Role>, size_of<Role, other>};
    words w;
    w << "HU003 " << Call::name << "<" << wanted.role << ">: ";
    if (wanted.size != 0) w << (same_text(Operand.c_str(), "right") ? "left has " : "right has ") << wanted << ", ";
    if constexpr (!is_tensor) {
      return w << Operand.c_str() << " is not a tensor; fix: a tensor with an axis " << wanted.role;
    } else {
      w << Operand.c_str() << " has no " << wanted.role << " " << list{} << "; fix: ";
      // Another role is named only if the operation accepts it.
      using beside = operand<other, typename X::scalar>;
      using possible = typename std::conditional_t<
          !two, accepted<Call, list, X>,
          std::conditional_t<same_text(Operand.c_str(), "left"), accepted<Call, list, X, beside>,
                             accepted<Call, list, beside, X>>>::type;
      axis_words const near = nearly_named(possible{}, wanted.role);
      axis_words const another = meant_for(possible{}, joined_axes<other, Taken>{}, wanted);
      axis_words const meant = meant_for(list{}, joined_axes<other, Taken>{}, wanted);
      // Weights of (tokens, keys) meet vectors that are still named by their tokens: those are the keys.
      axis_words const vectors = same_text(wanted.role, "keys") ? of_role(list{}, "tokens") : none;
      axis_words const common = meant_for(shared<possible, other>{}, axes<>{}, {wanted.role, 0});
      auto name = [&](axis_words a) { Call::example(w << Call::name << "<", a) << ">" << Call::arguments; };
      auto rename = [&](axis_words a) {
        w << "rename<" << a.role << ", " << wanted.role << ">(" << Operand.c_str() << ")";
        if (!nearly_same_text(a.role, wanted.role)) say_if_one(w, a, wanted.role);
      };
      // The values have the axis of the keys too, but no scores are made from them.
      bool const may_be_values = same_text(wanted.role, "head_dim") && of_role(list{}, "keys").size != 0;
      if (near.size != 0 && Call::template any_role<Role>) name(near);
      else if (wanted.size != 0 && meant.size != 0 && may_be_values) w << "keys instead of values, or ", rename(meant);
      else if (wanted.size != 0 && meant.size != 0) rename(meant), w << ", or another tensor with " << wanted;
      else if (wanted.size != 0 && vectors.size == wanted.size) rename(vectors);
      else if (two && common.size != 0) name(common);
      else if (!two && Call::template any_role<Role> && another.size != 0) name(another);
      else if (meant.size != 0 && (two || !Call::template any_role<Role>)) rename(meant);
      else w << "a tensor with an axis " << wanted.role;
      return w;
    }
  }
};

/// HU003: all operands are tensors.
template <class Call, class... Xs> struct are_tensors {
  static constexpr bool value = !(std::is_same_v<typename Xs::axes, no_tensor> || ...);
  static constexpr words say() {
    words w;
    w << "HU003 " << Call::name << ": ";
    if (sizeof...(Xs) == 1) return w << "x is not a tensor; fix: a tensor";
    return w << "takes tensors, got something else; fix: tensors, as in " << Call::name << Call::arguments;
  }
};

/// HU003, for an operation that is given an axis and not only its role.
template <class Call, class A, class X> struct has_axis_like {
  using list = typename X::axes;
  static constexpr bool value = count_role<A, list> != 0;
  static constexpr words say() {
    words w;
    w << "HU003 " << Call::name << "<" << words_of<A> << ">: x ";
    if (std::is_same_v<list, no_tensor>) w << "is not a tensor";
    else w << "has no " << A::role::name.chars << " " << list{};
    w << "; fix: ";
    if constexpr (list::rank == 0) {
      return w << "a tensor with an axis " << A::role::name.chars;
    } else {
      // If no axis is of that kind, the first one, probably rows, is likelier meant than the features.
      axis_words meant = meant_for(list{}, axes<>{}, {A::role::name.chars, 0});
      if (!kin(meant.role, A::role::name.chars)) meant = words_of<first_of<list>>;
      return w << Call::name << "<" << axis_words{meant.role, meant.size < A::size ? meant.size : A::size}
               << ">(x, first)";
    }
  }
};

/// HU051: a call names the position that it takes. Sized: the call names an axis, not only its role.
template <class Call, class A, class Position, bool Sized = false> struct names_a_position {
  static constexpr bool value = !std::is_void_v<Position>;
  static constexpr words say() {
    words axis;
    if (Sized) axis << words_of<A>;
    else axis << A::role::name.chars;
    return words{} << "HU051 " << Call::name << "<" << axis.data() << ">: names no position; fix: " << Call::name << "<"
                   << axis.data() << ">(x, 0)";
  }
};

/// HU029: an operation over Role does not mix examples, or earlier and later tokens: Role is none of Apart.
template <class Call, template <std::size_t> class Role, class X, template <std::size_t> class... Apart>
struct keeps_apart {
  using list = typename X::axes;
  static constexpr bool value = !(same_role<Role<1>, Apart<1>> || ...);
  static constexpr words say() {
    words w;
    w << "HU029 " << Call::name << "<" << role_words<Role> << ">: over " << words_of<axis_of<list, Role>> << " of "
      << list{}
      << (same_text(role_words<Role>, "batch") ? " each example would depend on the others"
          : kin(role_words<Role>, "heads")     ? " each head would depend on the others"
                                               : " each token would see the later ones")
      << "; fix: ";
    axis_words const features = last_axis(without<list, Role>{});
    if (features.size == 0)
      return w << Call::name << "<d_in>(rename<" << role_words<Role> << ", d_in>(x)) if these are features";
    return w << Call::name << "<" << features.role << ">" << Call::arguments;
  }
};

/// HU047: the message for an axis whose size is known only at run time; words for the fix follow.
constexpr words needs_the_size(char const* call, axis_words axis) {
  return words{} << "HU047 " << call << ": needs the size of " << axis
                 << " at compile time, but it is known only at run time; fix: ";
}

/// HU047: axes that are written in the code have fixed sizes.
template <class Call, class List> struct size_written {
  static constexpr bool value = List::fixed;
  static constexpr words say() {
    constexpr axis_words unknown = first_dynamic(List{});
    return needs_the_size(Call::name, unknown) << unknown.role << "<N> with a number";
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
