// The calls that diagnostics/other_calls.inl takes, each read by place.

#define HEADSUP_HEAD template <std::size_t> class Role, template <std::size_t> class... More
#define HEADSUP_NAMES headsup_rule::with_roles<Role, More...>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD \
  headsup_detail::no_arguments = headsup_detail::no_arguments {}
#define HEADSUP_NAMES headsup_rule::with_none
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD class First, class... More
#define HEADSUP_NAMES headsup_rule::with_types<First, More...>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD auto First, auto... More
#define HEADSUP_NAMES headsup_rule::with_numbers<First, More...>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD template <std::size_t> class Role, auto First, auto... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<>, headsup_rule::numbers<First, More...>>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD auto First, template <std::size_t> class Role, template <std::size_t> class... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::types<>, headsup_rule::number_first<First>>
#include <headsup/by_place/calls_at.inl>

// Without names, a user's function is the better match: see there.
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class... None, class... Nor>
requires headsup_by_place::is_placed<headsup_rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const& x, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, headsup_rule::with_none>(at, static_cast<X const&>(x));
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class Y, class... None, class... Nor>
requires headsup_by_place::is_placed<headsup_rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const& x, Y const& y, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, headsup_rule::with_none>(at, static_cast<X const&>(x), y);
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class Y, class Z, class... None,
          class... Nor>
requires headsup_by_place::is_placed<headsup_rule::HEADSUP_CALL>
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const& x, Y const& y, Z const& z, None const&...,
                            headsup_by_place::called_at at = headsup_by_place::called_at::here(), Nor const&...) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, headsup_rule::with_none>(at, static_cast<X const&>(x), y,
                                                                                     z);
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class X, class... Xs>
requires(headsup_by_place::are_more<headsup_rule::HEADSUP_CALL>(1 + sizeof...(Xs)))
constexpr auto HEADSUP_CALL(headsup_detail::last_choice<X> const& x, Xs const&... xs) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, headsup_rule::with_none>({}, static_cast<X const&>(x),
                                                                                     xs...);
}
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class First, class X, class... Xs>
requires(headsup_by_place::is_read<headsup_rule::HEADSUP_CALL> && !headsup_detail::begins_with_operand<First>)
constexpr auto HEADSUP_CALL(First const& first, headsup_detail::last_choice<X> const& x, Xs const&... xs) {
  return headsup_by_place::read<headsup_rule::HEADSUP_CALL, headsup_rule::with_none>({}, first,
                                                                                     static_cast<X const&>(x), xs...);
}
