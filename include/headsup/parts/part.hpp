#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/slice.hpp>
#include <headsup/parts/made_of.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls {
/// HU003: the named axis is made of others.
inline constexpr rule has_parts{headsup_codes::missing_axis, names | factors, [](call_value const& c, answer& no) {
  return c.along().known->summand_count != 0 || no.says("{} is not known to be made of other axes", c.along());
}, true};

namespace op {
inline constexpr operation all_parts{
    .name = "all_parts",
    .form = "<role>(x)",
    .rules = {has_axis, has_parts.or_else("made_of<{role}<N>, ...> where its numbers come in", has_no_parts)}};
}  // namespace op
}  // namespace headsup_calls

namespace headsup_rule {
struct part : row<headsup_calls::op::part> {};
struct all_parts : row<headsup_calls::op::all_parts> {};
}  // namespace headsup_rule

/// Whether one axis of X is made of an axis Role and others, and X has no other axis Role.
template <template <std::size_t> class Role, class X> concept can_part =
    headsup_calls::accepts<headsup_calls::op::part, headsup_calls::along<Role>, described<X>>;

/// Whether it is known of which axes the axis Role of X is made.
template <template <std::size_t> class Role, class X> concept can_part_all =
    headsup_calls::accepts<headsup_calls::op::all_parts, headsup_calls::along<Role>, described<X>>;

namespace headsup_detail {
/// The axis of List that is made of an axis Role and others.
template <class List, template <std::size_t> class Role> struct made_with;
template <class... As, template <std::size_t> class Role> struct made_with<axes<As...>, Role> {
  using type = first_of<joined_axes<only_if<has<Role, summands_of<As>>, As>...>>;
};

/// How many elements lie before the axis Role.
template <template <std::size_t> class Role, class... Ps> constexpr std::size_t start_of(axes<Ps...>) {
  std::size_t at = 0;
  bool found = false;
  ((found = found || has_role<Ps, Role>, at += found ? 0 : Ps::size), ...);
  return at;
}

/// Tensors of several types, to be taken apart.
template <std::size_t I, class X> struct one_of_several {
  X x;
};
template <class I, class... Xs> struct several;
template <std::size_t... I, class... Xs> struct several<std::index_sequence<I...>, Xs...> : one_of_several<I, Xs>... {
  template <std::size_t N> constexpr auto const& get() const& { return of<N>(*this); }
  template <std::size_t N> constexpr auto&& get() && {
    return static_cast<std::remove_cvref_t<decltype(of<N>(*this))>&&>(of<N>(*this));
  }

 private:
  template <std::size_t N, class X> static constexpr X& of(one_of_several<N, X>& part) { return part.x; }
  template <std::size_t N, class X> static constexpr X const& of(one_of_several<N, X> const& part) { return part.x; }
};

template <class P> struct role_of_part {
  template <std::size_t N> using type = resized<plain_axis<P>, N>;
};
}  // namespace headsup_detail

/// One of the axes that lie side by side in another, by its name: part<key_dim>(x).
///
/// - Shapes: [A..., made_of<Whole, ..., Role, ...>] -> [A..., Role], with all that the part knows
/// - Errors: no axis that is known to be made of Role and others, or Role already present: at compile time
template <template <std::size_t> class Role, class X> requires can_part<Role, X>
constexpr auto part(X const& x) {
  using whole = typename headsup_detail::made_with<axes_of<X>, Role>::type;
  using parts = headsup_detail::summands_of<whole>;
  using wanted = axis_of<parts, Role>;
  using cut = headsup_detail::resized<headsup_detail::plain_axis<whole>, wanted::size>;
  auto numbers = headsup_detail::sliced<cut>(x, headsup_detail::start_of<Role>(parts{}), wanted::size);
  using list = axes_of<decltype(numbers)>;
  return relabel<headsup_detail::substituted<list, axes<cut>, axes<wanted>>>(static_cast<decltype(numbers)&&>(numbers));
}
#define HEADSUP_CALL part
#include <headsup/diagnostics/other_calls.inl>

/// All axes that lie side by side in another, in their order: auto [q, k, v] = all_parts<fused>(x). Each has a name of
/// its own, so that none is taken for another.
///
/// - Shapes: [A..., made_of<Role, P, Q, ...>] -> [A..., P], [A..., Q], ...
/// - Errors: an axis that is not known to be made of others: at compile time
template <template <std::size_t> class Role, class X> requires can_part_all<Role, X>
constexpr auto all_parts(X const& x) {
  return [&]<class... Ps>(axes<Ps...>) {
    return headsup_detail::several<std::index_sequence_for<Ps...>,
                                   decltype(part<headsup_detail::role_of_part<Ps>::template type>(x))...>{
        {part<headsup_detail::role_of_part<Ps>::template type>(x)}...};
  }(headsup_detail::summands_of<axis_of<axes_of<X>, Role>>{});
}
#define HEADSUP_CALL all_parts
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE

template <class I, class... Xs>
struct std::tuple_size<headsup::headsup_detail::several<I, Xs...>>
    : std::integral_constant<std::size_t, sizeof...(Xs)> {};
template <std::size_t N, class I, class... Xs>
struct std::tuple_element<N, headsup::headsup_detail::several<I, Xs...>> {
  using type = std::remove_cvref_t<
      decltype(std::declval<headsup::headsup_detail::several<I, Xs...> const&>().template get<N>())>;
};
