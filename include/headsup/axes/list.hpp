#pragma once

#include <headsup/axes/axis.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// More numbers than any memory holds: what products of sizes stop at, so that none comes out small.
inline constexpr std::size_t beyond_memory = dynamic - 1;
}  // namespace headsup_detail

/// A size in a product.
struct factor {
  std::size_t size;

  constexpr factor operator*(factor other) const {
    return {size != 0 && other.size > headsup_detail::beyond_memory / size ? headsup_detail::beyond_memory
                                                                           : size * other.size};
  }
};

namespace headsup_detail {
/// The product of those that are known.
template <std::size_t N> constexpr std::size_t known_product(std::size_t const (&sizes)[N]) {
  factor product{1};
  for (std::size_t const size : sizes)
    if (size != dynamic) product = product * factor{size};
  return product.size;
}
}  // namespace headsup_detail

/// An ordered list of axes: the shape of a tensor. The last one is contiguous in memory.
template <Axis... As> struct axes {
  static constexpr std::size_t rank = sizeof...(As);
  /// The product of the sizes that are known at compile time, or beyond_memory.
  static constexpr std::size_t known = headsup_detail::known_product({1, As::size...});
  /// Whether all are known; then size is their product.
  static constexpr bool fixed = ((As::size != dynamic) && ...);
  static constexpr std::size_t size = fixed ? known : dynamic;
};

namespace headsup_detail {
/// Whether a template argument of a call is an axis, or a list of them.
template <class T> inline constexpr bool names_axes = Axis<T>;
template <class... As> inline constexpr bool names_axes<axes<As...>> = true;

/// Whether an axis counts repetitions of one number.
template <class A> inline constexpr bool counts_copies = std::is_same_v<typename A::role, named_role<"copies">>;

/// Whether A counts copies where B is another axis, whose role no axis in Beside has.
template <class A, class B, class... Beside>
inline constexpr bool stands_for = counts_copies<A> && !(same_role<Beside, B> || ...);

template <class A>
inline constexpr bool counts_tokens =
    std::is_same_v<typename A::role, named_role<"tokens">> || std::is_same_v<typename A::role, named_role<"keys">>;

/// Whether two axes of the same role and size can hold the same numbers in the same order, as far as is known. A plain
/// axis matches any order, except one with copies, where it matters which numbers are copies of each other. Tokens may
/// have become keys before they were merged.
template <class Fs, class Gs> inline constexpr bool same_order = false;
template <> inline constexpr bool same_order<void, void> = true;
template <class... Fs> inline constexpr bool same_order<axes<Fs...>, void> = !(counts_copies<Fs> || ...);
template <class... Gs> inline constexpr bool same_order<void, axes<Gs...>> = !(counts_copies<Gs> || ...);
template <class... Fs, class... Gs> requires(sizeof...(Fs) == sizeof...(Gs))
inline constexpr bool same_order<axes<Fs...>, axes<Gs...>> =
    ((may_equal(Fs::size, Gs::size) && (same_role<Fs, Gs> || (counts_tokens<Fs> && counts_tokens<Gs>) ||
                                        stands_for<Fs, Gs, Fs...> || stands_for<Gs, Fs, Gs...>)) &&
     ...);
}  // namespace headsup_detail

namespace headsup_detail {
/// Whether two axes can hold the same parts side by side; a plain axis can hold any.
template <class Ps, class Qs> inline constexpr bool same_summands = std::is_void_v<Ps> || std::is_void_v<Qs>;
template <class... Ps, class... Qs> requires(sizeof...(Ps) == sizeof...(Qs))
inline constexpr bool same_summands<axes<Ps...>, axes<Qs...>> =
    ((same_role<Ps, Qs> && may_equal(Ps::size, Qs::size)) && ...);

template <class Summands> struct list_of_summands {
  using type = Summands;
};
template <> struct list_of_summands<void> {
  using type = axes<>;
};

/// The axes that lie in A side by side, or an empty list.
template <class A> using summands_of = typename list_of_summands<typename A::summands>::type;
}  // namespace headsup_detail

/// Whether two axes have the same role and, as far as types know, the same size, and were not merged or put together
/// differently.
template <class A, class B>
inline constexpr bool same_axis = same_role<A, B> && headsup_detail::may_equal(A::size, B::size) &&
                                  headsup_detail::same_order<typename A::factors, typename B::factors> &&
                                  headsup_detail::same_summands<typename A::summands, typename B::summands>;

namespace headsup_detail {
template <class... Lists> struct join_of {
  using type = axes<>;
};
template <class List> struct join_of<List> {
  using type = List;
};
template <class... As, class... Bs> struct join_of<axes<As...>, axes<Bs...>> {
  using type = axes<As..., Bs...>;
};
template <class... As, class... Bs, class... Cs, class... Lists>
struct join_of<axes<As...>, axes<Bs...>, axes<Cs...>, Lists...> : join_of<axes<As..., Bs..., Cs...>, Lists...> {};

/// The axes of all lists, one list after another.
template <class... Lists> using joined_axes = typename join_of<Lists...>::type;

/// Whether List has an axis of role Role.
template <template <std::size_t> class Role, class List> inline constexpr bool has = false;
template <template <std::size_t> class Role, class... As>
inline constexpr bool has<Role, axes<As...>> = (has_role<As, Role> || ...);
}  // namespace headsup_detail

/// The size of List's axis of role Role, or 0 if List has none.
template <template <std::size_t> class Role, class List> inline constexpr std::size_t size_of = 0;
template <template <std::size_t> class Role, class... As>
inline constexpr std::size_t size_of<Role, axes<As...>> =
    (std::size_t{0} + ... + (headsup_detail::has_role<As, Role> ? As::size : std::size_t{0}));

namespace headsup_detail {
/// The number of List's axes that play the role of A.
template <class A, class List> inline constexpr std::size_t count_role = 0;
template <class A, class... Bs>
inline constexpr std::size_t count_role<A, axes<Bs...>> = (std::size_t{0} + ... + (same_role<A, Bs> ? 1 : 0));

// For roles, not axes, so that it is instantiated once for all sizes.
template <class Role, class... Roles>
inline constexpr std::size_t occurrences = (std::size_t{0} + ... + (std::is_same_v<Role, Roles> ? 1 : 0));
template <class... Roles> inline constexpr bool distinct_roles = ((occurrences<Roles, Roles...> == 1) && ...);

/// Whether no role occurs twice in List.
template <class List> inline constexpr bool distinct = false;
template <class... As> inline constexpr bool distinct<axes<As...>> = distinct_roles<typename As::role...>;

/// Whether List has an axis of A's role and size.
template <class A, class List> inline constexpr bool contains = false;
template <class A, class... Bs> inline constexpr bool contains<A, axes<Bs...>> = (same_axis<A, Bs> || ...);

/// Whether every axis of List is among Within's, by role and size, in any order.
template <class List, class Within> inline constexpr bool subset = false;
template <class... As, class Within> inline constexpr bool subset<axes<As...>, Within> = (contains<As, Within> && ...);
}  // namespace headsup_detail

/// Whether two lists have the same roles and sizes in the same order.
template <class List, class Other> inline constexpr bool same_axes = false;
template <class... As, class... Bs> requires(sizeof...(As) == sizeof...(Bs))
inline constexpr bool same_axes<axes<As...>, axes<Bs...>> = (same_axis<As, Bs> && ...);

namespace headsup_detail {
/// Whether axes of the same role in both lists have the same size.
template <class List, class Other> inline constexpr bool agree = false;
template <class... As, class Other>
inline constexpr bool agree<axes<As...>, Other> = ((count_role<As, Other> == 0 || contains<As, Other>) && ...);

template <bool Keep, class A> using only_if = std::conditional_t<Keep, axes<A>, axes<>>;

// Class templates, and not alias templates that are members of a class template over the list: of such a member each
// list leaves a type that still depends on the other parameters. g++ gives all of these the same hash and compares them
// one by one at each look-up, so that time would grow with the square of the lists.

// What is no list has none of the axes.
template <class List, class Other> struct minus_of {
  using type = axes<>;
};
template <class... As, class Other> struct minus_of<axes<As...>, Other> {
  using type = joined_axes<only_if<count_role<As, Other> == 0, As>...>;
};

template <class List, class Other> struct shared_of {
  using type = axes<>;
};
template <class... As, class Other> struct shared_of<axes<As...>, Other> {
  using type = joined_axes<only_if<count_role<As, Other> != 0, As>...>;
};

template <class List, template <std::size_t> class Role> struct without_of;
template <class... As, template <std::size_t> class Role> struct without_of<axes<As...>, Role> {
  using type = joined_axes<only_if<!has_role<As, Role>, As>...>;
};

template <class List, template <std::size_t> class Role, class By> struct replace_of;
template <class... As, template <std::size_t> class Role, class By> struct replace_of<axes<As...>, Role, By> {
  using type = joined_axes<std::conditional_t<has_role<As, Role>, By, axes<As>>...>;
};

template <class List, class By> struct with_of;
template <class... As, class By> struct with_of<axes<As...>, By> {
  using type = axes<std::conditional_t<same_role<As, By>, By, As>...>;
};

template <class List> struct front;
template <class A, class... As> struct front<axes<A, As...>> {
  using type = A;
};

template <class List, template <std::size_t> class Role> struct axis_of_role;
template <class... As, template <std::size_t> class Role>
struct axis_of_role<axes<As...>, Role> : front<joined_axes<only_if<has_role<As, Role>, As>...>> {};

/// The first axis of a list.
template <class List> using first_of = typename front<List>::type;

/// List without its axis of role Role.
template <class List, template <std::size_t> class Role> using without = typename without_of<List, Role>::type;

/// The axes of List whose roles Other lacks, in List's order.
template <class List, class Other> using minus = typename minus_of<List, Other>::type;

/// The axes of List whose roles Other has too, in List's order.
template <class List, class Other> using shared = typename shared_of<List, Other>::type;

/// List with its axis of role Role replaced by the axes of By.
template <class List, template <std::size_t> class Role, class By>
using replace = typename replace_of<List, Role, By>::type;

/// List with its axis of By's role replaced by By.
template <class List, class By> using with = typename with_of<List, By>::type;
}  // namespace headsup_detail

/// The axis of role Role in List, with all it remembers.
template <class List, template <std::size_t> class Role>
using axis_of = typename headsup_detail::axis_of_role<List, Role>::type;

namespace headsup_detail {
template <class A, class... Others> struct known_axis {
  using type = A;
};
template <class A, class B, class... Others> requires(A::size == dynamic && std::is_void_v<typename A::factors>)
struct known_axis<A, B, Others...> {
  using type =
      typename std::conditional_t<same_role<A, B> && B::size != dynamic, known_axis<B>, known_axis<A, Others...>>::type;
};

template <class List, class Other> struct known_list;
template <class... As, class... Bs> struct known_list<axes<As...>, axes<Bs...>> {
  using type = axes<typename known_axis<As, Bs...>::type...>;
};
}  // namespace headsup_detail

/// List with its dynamic sizes replaced by fixed ones from Others, where they have them.
template <class List, class... Others>
using with_sizes_of =
    typename std::conditional_t<List::fixed, std::type_identity<List>,
                                headsup_detail::known_list<List, headsup_detail::joined_axes<Others...>>>::type;
}  // namespace HEADSUP_NAMESPACE
