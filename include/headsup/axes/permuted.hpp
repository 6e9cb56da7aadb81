#pragma once

#include <headsup/axes/list.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class List> struct ends;
template <class A> struct ends<axes<A>> {
  using last = A;
};
template <class A, class B> struct ends<axes<A, B>> {
  using second_last = A;
  using last = B;
};
template <class A, class B, class C, class... Rest> struct ends<axes<A, B, C, Rest...>> : ends<axes<B, C, Rest...>> {};

template <class List, template <std::size_t> class P, template <std::size_t> class Q> struct swap;
template <class... As, template <std::size_t> class P, template <std::size_t> class Q> struct swap<axes<As...>, P, Q> {
  using p = axis_of<axes<As...>, P>;
  using q = axis_of<axes<As...>, Q>;
  using type = axes<std::conditional_t<has_role<As, P>, q, std::conditional_t<has_role<As, Q>, p, As>>...>;
};

template <class List, class Roles> struct order;
template <class List, class... Rs> struct order<List, axes<Rs...>> {
  using type = joined_axes<shared<List, axes<Rs>>...>;
};

template <class List, class Out, class In> struct substitute;
template <class... As, class Out, class In> struct substitute<axes<As...>, Out, In> {
  using last = typename ends<shared<axes<As...>, Out>>::last;
  using type = joined_axes<std::conditional_t<same_role<As, last>, In, minus<axes<As>, Out>>...>;
};

/// The last and the second-last axis of a list.
template <class List> using last_of = typename ends<List>::last;
template <class List> using second_last_of = typename ends<List>::second_last;

/// List with two roles swapped.
template <class List, template <std::size_t> class P, template <std::size_t> class Q>
using swapped = typename swap<List, P, Q>::type;

/// The axes of List whose roles Roles has too, in the order of Roles.
template <class List, class Roles> using in_order_of = typename order<List, Roles>::type;

/// List without the axes Out, and with the axes In where the last of Out was.
template <class List, class Out, class In> using substituted = typename substitute<List, Out, In>::type;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
