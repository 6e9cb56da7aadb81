#pragma once

#include <headsup/axes/pooled.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/rule.hpp>

// Rules about two operands of which the smaller one is repeated along the axes it lacks.

namespace HEADSUP_NAMESPACE::rule {
/// Whether two roles are the two sides of a table of scores.
constexpr bool sides_of_a_table(char const* a, char const* b) {
  return (same_text(a, "tokens") && same_text(b, "keys")) || (same_text(a, "keys") && same_text(b, "tokens"));
}

/// The fix that makes every axis of Right one of Left too: rename an axis of another name, or repeat Left. Of several
/// that have its size, only the user knows which was meant. An operator that changes Left says with its Sign that a
/// repeated one is a new variable.
template <class Left, class Right, bool MayExpand = true, char Sign = '\0'>
constexpr words& say_line_up(words& w, char const* left_name, char const* right_name) {
  using spares = minus<Right, Left>;
  constexpr axis_words spare = last_axis(spares{});
  constexpr axis_words same = meant_for(Left{}, Right{}, spare);
  constexpr axis_words kindred = meant_for(Left{}, Right{}, {spare.role, 0});
  constexpr bool a_table = MayExpand && sides_of_a_table(spare.role, kindred.role);
  auto expand = [&] {
    char const sign[] = {Sign, '\0'};
    if (Sign != '\0') w << "auto result = ";
    (w << "expand<").list(spares{}) << ">(" << left_name << ")";
    if (Sign != '\0') w << " " << sign << " " << right_name;
  };
  if (spares::rank > 1 && same.size != 0)
    return w << "rename those axes of " << right_name << " that are axes of " << left_name;
  if (a_table) expand();
  if (same.size != 0) {
    char const* before = a_table ? ", or " : "";
    for (axis_words const& each : axis_list(minus<Left, Right>{})) {
      if (each.size != spare.size || (kin(same.role, spare.role) && !same_text(each.role, same.role))) continue;
      // Only positions become keys.
      if (same_text(each.role, "keys") && !kin(spare.role, "keys")) continue;
      say_renamed(w << before, spare, each.role, right_name);
      before = ", or ";
    }
    if (*before == '\0') expand();
  } else if (kin(kindred.role, spare.role) && !a_table) {
    if (kindred.size < spare.size)
      return w << "rename<" << spare.role << ", " << kindred.role << ">(slice<" << axis_words{spare.role, kindred.size}
               << ">(" << right_name << ", 0)) if the rest is not meant";
    w << right_name << " with " << kindred << ", or ";
    expand();
    w << " for every pair";
  } else if (!a_table) {
    expand();
  }
  return w;
}

/// Queries of all heads beside keys of the fewer heads that share them: what makes them line up for an operator.
template <class Left, class Right> constexpr words& say_repeated(words& w, char const* sign) {
  constexpr axis_words all{"heads", size_of<heads, Left>};
  constexpr axis_words shared{"kv_heads", size_of<kv_heads, Right>};
  say_in_groups(w, all, shared, "left") << " " << sign << " ";
  return say_repeated_for(w, all, "right");
}

/// How many axes stand behind that of the role.
constexpr std::size_t places_behind(axis_list all, char const* role) {
  std::size_t behind = 0;
  for (axis_words const& each : all) behind = same_text(each.role, role) ? 0 : behind + 1;
  return behind;
}

/// The fix of an operator, which in place makes a new variable. A product of what shares features is one of matrices,
/// and nothing else if PyTorch would not pair the numbers either: the features stand elsewhere, or no axis fits.
template <class Left, class Right, char Operation, bool InPlace> constexpr words& say_paired(words& w) {
  constexpr axis_words summed = meant_for(shared<Left, Right>{}, axes<>{}, {"d_in", 0});
  if constexpr (Operation == '*' && summed.size != 0) {
    constexpr axis_words spare = last_axis(minus<Right, Left>{});
    constexpr axis_words kindred = meant_for(Left{}, Right{}, {spare.role, 0});
    constexpr bool fits = meant_for(Left{}, Right{}, spare).size != 0 || kin(kindred.role, spare.role);
    w << (InPlace ? "auto result = " : "") << "contract<" << summed.role << ">(left, right) for a product of matrices";
    if (!fits || places_behind(Left{}, summed.role) != places_behind(Right{}, summed.role)) return w;
    w << ", or ";
  }
  return say_line_up<Left, Right, true, InPlace ? Operation : '\0'>(w, "left", "right");
}

/// HU008: one operand has all axes of the other; otherwise nothing says how they line up.
template <class Call, class Left, class Right> struct one_holds_other {
  static constexpr bool value = subset<Left, Right> || subset<Right, Left>;
  static constexpr words say() {
    words w;
    w << "HU008 " << Call::name << ": the axes of one side must all be axes of the other, left " << Left{} << ", right "
      << Right{} << "; fix: ";
    if constexpr (Call::calculates && has<heads, Left> && !has<heads, Right> && has<kv_heads, Right>)
      if (size_of<heads, Left> % size_of<kv_heads, Right> == 0) return say_repeated<Left, Right>(w, Call::name + 8);
    return say_paired<Left, Right, same_text(Call::name, "operator*") ? '*' : '\0', false>(w);
  }
};

/// The axes of several elements in To that From has lost.
template <class To, class From> struct given_back;
template <class... As, class From> struct given_back<axes<As...>, From> {
  template <class A> static constexpr bool is_back = A::size != 1 && count_role<A, lost_by<From>> != 0;
  using type = joined_axes<headsup::headsup_detail::only_if<is_back<As>, As>...>;
};

/// HU057: what an operand has lost is not given back to each element of the other: only expand does that.
template <class Call, class Left, class Right, fixed_string LeftName = "left", fixed_string RightName = "right",
          bool Pooled = is_pooled<Left> || is_pooled<Right>>
struct keeps_lost : all<> {};
template <class Call, class Left, class Right, fixed_string LeftName, fixed_string RightName>
struct keeps_lost<Call, Left, Right, LeftName, RightName, true> {
  using back_to_left = typename given_back<Left, Right>::type;
  using back_to_right = typename given_back<Right, Left>::type;
  static constexpr bool value = back_to_left::rank == 0 && back_to_right::rank == 0;
  static constexpr words say() {
    constexpr bool left = back_to_left::rank != 0;
    constexpr axis_words back = last_axis(std::conditional_t<left, back_to_left, back_to_right>{});
    char const* const pooled = left ? RightName.c_str() : LeftName.c_str();
    words w;
    w << "HU057 " << Call::name << ": " << pooled << " " << (left ? axis_list(Right{}) : axis_list(Left{}))
      << " was pooled over " << back.role << ", and would be given to each of " << back << " of "
      << (left ? LeftName.c_str() : RightName.c_str());
    return w << "; fix: expand<" << back << ">(" << pooled << ") if each may depend on the others";
  }
};

/// HU008: the left operand has all axes of the right one.
template <class Call, class Left, class Right, fixed_string LeftName, fixed_string RightName> struct holds_axes_of {
  static constexpr bool value = subset<Right, Left>;
  static constexpr words say() {
    words w;
    w << "HU008 " << Call::name << ": the axes of the " << RightName.c_str() << " must all be axes of "
      << LeftName.c_str() << ", " << LeftName.c_str() << " " << Left{} << ", " << RightName.c_str() << " " << Right{}
      << "; fix: ";
    return say_line_up<Left, Right, false>(w, LeftName.c_str(), RightName.c_str());
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
