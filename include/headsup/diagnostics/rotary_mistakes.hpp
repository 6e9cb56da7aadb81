#ifndef HEADSUP_DIAGNOSTICS_ROTARY_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_ROTARY_MISTAKES_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU003, HU034 or HU037: features that cannot be turned, because it is not said which two are a pair.
template <fixed_string Op, template <std::size_t> class Role, class X>
struct cannot_rotate {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Role, list>) {
      return no_such_axis<Op, Role, "x", list>::say();
    } else if constexpr (!std::is_floating_point_v<typename X::scalar>) {
      return wrong_numbers<Op, typename X::scalar, float, "x">::say();
    } else {
      words w;
      using along = axis_of<list, Role>;
      w << "HU034 " << Op.c_str() << ": " << words_of<along>;
      if constexpr (factors_of<along>::rank != 0) w << ", merged from " << factors_of<along>{} << ",";
      w << " does not say which features are a pair; fix: assume_factors<" << role_words<Role> << ", ";
      if (along::size % 2 != 0) return w << "halves<2>, pairs<...>> of an even number of features";
      if (factors_of<along>::rank != 0) w << "...>(forget_factors<" << role_words<Role> << ">(x)), halves<2> and ";
      else w << "halves<2>, ";
      w << axis_words{"pairs", along::size / 2};
      return w << (factors_of<along>::rank != 0 ? " in the order of the model" : ">(x)");
    }
  }
};

/// HU003, HU004, HU008, HU034 or HU037: features that cannot be turned by these angles.
template <template <std::size_t> class Role, class X, class Angles>
struct cannot_rotate_by {
  static constexpr words say() {
    using list = typename X::axes;
    using angles = typename Angles::axes;
    if constexpr (!has<Role, list>) {
      return no_such_axis<"rotary", Role, "x", list, void, call::by_role_of_two>::say();
    } else if constexpr (!rotates<axis_of<list, Role>> || !std::is_floating_point_v<typename X::scalar>) {
      return cannot_rotate<"rotary", Role, X>::say();
    } else if constexpr (!has<pairs_role, angles>) {
      return no_such_axis<"rotary", pairs_role, "angles", angles, void, call::by_other>::say();
    } else if constexpr (!std::is_floating_point_v<typename Angles::scalar>) {
      return wrong_numbers<"rotary", typename Angles::scalar, float, "angles">::say();
    } else {
      using apart = decltype(without<list, Role>{} + factors_of<axis_of<list, Role>>{});
      if constexpr (!agree<apart, angles>) return disagree<"rotary", apart, angles, "x", "angles">::say();
      else return no_subset<"rotary", apart, angles, "x", "angles">::say();
    }
  }

 private:
  template <std::size_t N>
  struct pairs_role : axis<"pairs", N> {};
  template <std::size_t N>
  struct halves_role : axis<"halves", N> {};

  template <class A>
  static constexpr bool rotates = has<pairs_role, factors_of<A>> && has<halves_role, factors_of<A>>;
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
