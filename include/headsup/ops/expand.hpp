#pragma once

#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/size_rules.hpp>
#include <headsup/ops/copied.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU003: x is a tensor; a number cannot be repeated, but the fix shows how to fill a tensor with it.
template <class New, class X> struct is_no_number {
  static constexpr bool value = !std::is_same_v<typename X::axes, no_tensor>;
  static constexpr words say() {
    return words{} << "HU003 expand: x is not a tensor; fix: full<float, " << last_axis(New{}) << ">(x) instead";
  }
};

/// HU007: no role occurs twice among the new axes and those of x.
template <class New, class X> struct keeps_roles_apart {
  using list = typename X::axes;
  static constexpr bool value = distinct<New> && shared<New, list>::rank == 0;
  static constexpr words say() {
    words w;
    w << "HU007 expand: ";
    if (!distinct<New>) return w << New{} << " has one role twice; fix: expand<" << last_axis(New{}) << ">(x)";
    constexpr axis_words twice = last_axis(shared<New, list>{});
    return w << "the result would have " << twice.role << " twice " << list{} << "; fix: rename<" << twice.role
             << (kin(twice.role, "tokens") ? ", keys>(x)" : ", another_role>(x)");
  }
};

/// HU051: a call names the new axis, which has a role and a size.
template <class X, std::size_t N> struct names_the_new_axis {
  static constexpr bool value = false;
  static constexpr words say() {
    axis_words const named{of_role(typename X::axes{}, "batch").size == 0 ? "batch" : "another_role", N};
    return words{} << "HU051 expand<" << N << ">: a new axis has a role and a size; fix: expand<" << named << ">(x)";
  }
};

struct expand : call<"expand"> {
  static constexpr bool takes_numbers = true;

  static constexpr words& example(words& w, axis_words) { return w << "another_role<N>"; }

  template <class New, class X> struct rules_of_axes : all<is_no_number<New, X>, keeps_roles_apart<New, X>> {};

  template <class New, class X, class... Sizes> struct rules;
  template <AxisList New, class X, class... Sizes>
  struct rules<New, X, Sizes...>
      : all<rules_of_axes<New, X>, is_given_sizes<"expand", "expand<...>(x, ", New, typename Sizes::scalar...>> {};
  template <class X, auto N>
  struct rules<X, number<N>> : all<are_tensors<expand, X>, names_the_new_axis<X, static_cast<std::size_t>(N)>> {};
};
}  // namespace rule

/// Whether X has none of the axes New yet.
template <class X, class... New> concept can_expand = rule::expand::rules_of_axes<axes<New...>, described<X>>::value;

/// Repeats x along new axes, which come first.
///
/// - Shapes: [A...] -> [New..., A...]
/// - Errors: a role already present: at compile time
template <Axis... New, class X, class... Roles>
requires rule::expand::rules<axes<New...>, described<X>, described<axis_size<Roles>>...>::value
constexpr auto expand(X const& x, axis_size<Roles>... new_sizes) {
  using shape = keep_lost<joined_axes<axes<New...>, axes_of<X>>, axes_of<X>>;
  return copied(x, sizes_from<shape>(extents_from<axes<New...>>(new_sizes...), x.shape()));
}
#define HEADSUP_CALL expand
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
