#pragma once

#include <headsup/axes/list.hpp>
#include <headsup/core/argument_error.hpp>
#include <headsup/core/says.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
template <class A, class... Bs> constexpr std::size_t stride_in(axes<Bs...>) {
  std::size_t distance = 0;
  ((distance = same_role<A, Bs> ? 1 : distance * Bs::size), ...);
  return distance;
}
}  // namespace headsup_detail

/// The stride of A's role in a row-major tensor over List; 0 if List lacks it.
template <class A, class List> inline constexpr std::size_t stride = headsup_detail::stride_in<A>(List{});

/// The sizes of List's axes, in order: what PyTorch's .shape prints.
template <class List> struct sizes_of;
template <class... As> struct sizes_of<axes<As...>> {
  /// One element more than axes, so that the list of no axes has an array too.
  HEADSUP_HIDDEN static constexpr std::size_t value[sizeof...(As) + 1] = {As::size...};
};

/// The size of the axis of one role, given at run time.
template <class Role> struct axis_size {
  using role = Role;

  std::size_t size;
};

namespace headsup_detail {
/// The same after a check; 'by' is the operation that needs the size.
template <class Role, std::integral N> constexpr axis_size<Role> checked_size(N n, char const* by) {
  if (!(n > 0))
    headsup_diagnostics::reject<size_error>("HU001 ", by, "<", Role::name.chars,
                                            ">: an axis has a size of at least 1, not ", n == 0 ? "" : "-",
                                            std::size_t{0} - static_cast<std::size_t>(n),
                                            ": no tensor is without elements; fix: look first whether there are any");
  return {static_cast<std::size_t>(n)};
}
}  // namespace headsup_detail

/// A size known only at run time: sized<tokens>(n), wherever tensors with tokens<dynamic> are constructed.
///
/// - Errors: no elements: size_error
template <template <std::size_t> class Role, std::integral N> constexpr axis_size<typename Role<1>::role> sized(N n) {
  return headsup_detail::checked_size<typename Role<1>::role>(n, "sized");
}

/// The sizes of a tensor's axes. If all are fixed, they take no space.
template <class List> struct extents;

template <class... As> requires axes<As...>::fixed
struct extents<axes<As...>> {
  static constexpr std::size_t count() { return axes<As...>::size; }
  /// In order, and one element more.
  static constexpr std::size_t const* data() { return sizes_of<axes<As...>>::value; }

  /// The size of the axis that plays A's role, and its stride; 0 if there is none.
  template <class A> static constexpr std::size_t of() {
    return (std::size_t{0} + ... + (same_role<A, As> ? As::size : std::size_t{0}));
  }
  template <class A> static constexpr std::size_t stride_of() { return stride<A, axes<As...>>; }

  template <class Number>
  constexpr std::size_t operator[](Number) const
      HEADSUP_DELETED("HU054 size: an axis is named by its role, not by a number", "extent<role>(x)");
};

template <class... As> struct extents<axes<As...>> {
  std::size_t sizes[sizeof...(As)];

  constexpr std::size_t count() const {
    std::size_t n = 1;
    for (std::size_t each : sizes) n = n != 0 && each > dynamic / n ? dynamic : n * each;  // saturates beyond memory
    return n;
  }
  constexpr std::size_t const* data() const { return sizes; }

  template <class A> constexpr std::size_t of() const {
    std::size_t found = 0;
    std::size_t i = 0;
    ((found = same_role<A, As> ? sizes[i] : found, ++i), ...);
    return found;
  }
  template <class A> constexpr std::size_t stride_of() const {
    std::size_t distance = 0;
    std::size_t i = 0;
    ((distance = same_role<A, As> ? 1 : distance * sizes[i], ++i), ...);
    return distance;
  }

  template <class Number>
  constexpr std::size_t operator[](Number) const
      HEADSUP_DELETED("HU054 size: an axis is named by its role, not by a number", "extent<role>(x)");
};

namespace headsup_detail {
template <class A, class... From> constexpr std::size_t first_size(extents<From> const&... from) {
  std::size_t found = 0;
  ((found = found != 0 ? found : from.template of<A>()), ...);
  return found;
}

/// The sizes of To's axes; dynamic ones come from the first list that has the role.
template <class To, class... From> constexpr extents<To> sizes_from(extents<From> const&... from) {
  if constexpr (To::fixed) return {};
  else
    return [&]<class... As>(axes<As...>) {
      return extents<To>{{(As::size != dynamic ? As::size : first_size<As>(from...))...}};
    }(To{});
}

/// The same sizes in the same order, for as many axes of other roles; fixed ones are not stored.
template <class To, class From> constexpr extents<To> in_places(extents<From> const& from) {
  static_assert(To::rank == From::rank);
  if constexpr (To::fixed) {
    return {};
  } else {
    extents<To> result{};
    for (std::size_t i = 0; i < To::rank; ++i) result.sizes[i] = from.data()[i];
    return result;
  }
}

/// Whether sizes are given for every dynamic axis of List, one each, and for no other.
template <class List, class... Given> inline constexpr bool all_sized = false;
template <class... As, class... Roles>
inline constexpr bool all_sized<axes<As...>, axis_size<Roles>...> = [] {
  std::size_t wanted = 0;
  bool each_once = true;
  [[maybe_unused]] auto one = [&]<class A>(A*) {
    if (A::size != dynamic) return;
    ++wanted;
    std::size_t given = 0;
    ((given += std::is_same_v<typename A::role, Roles> ? 1 : 0), ...);
    each_once = each_once && given == 1;
  };
  (one(static_cast<As*>(nullptr)), ...);
  return each_once && wanted == sizeof...(Roles);
}();

/// Sizes given by role as extents of List; those of other roles do not count.
template <class List, class... Roles> constexpr extents<List> extents_from([[maybe_unused]] axis_size<Roles>... sizes) {
  if constexpr (List::fixed) {
    return {};
  } else {
    return [&]<class... As>(axes<As...>) {
      [[maybe_unused]] auto one = [&]<class A>(A*) {
        std::size_t found = A::size;
        ((found = std::is_same_v<typename A::role, Roles> ? sizes.size : found), ...);
        return found;
      };
      return extents<List>{{one(static_cast<As*>(nullptr))...}};
    }(List{});
  }
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
