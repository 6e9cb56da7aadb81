// The calls that diagnostics/other_calls.inl takes, each read by place.

#define HEADSUP_FIRST(X) X
#define HEADSUP_HEAD template <std::size_t> class Role, template <std::size_t> class... More
#define HEADSUP_NAMES headsup_rule::roles<Role, More...>, headsup_rule::types<>, headsup_rule::numbers<>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>

#define HEADSUP_HEAD \
  headsup_detail::no_arguments = headsup_detail::no_arguments {}
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<>, headsup_rule::numbers<>
#define HEADSUP_IF(...) headsup_detail::of_headsup_later<__VA_ARGS__>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD class First, class... More
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<First, More...>, headsup_rule::numbers<>
#define HEADSUP_IF(...) headsup_detail::names_axes<First> || headsup_detail::has_of_headsup<__VA_ARGS__>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD auto First, auto... More
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<>, headsup_rule::numbers<First, More...>
#define HEADSUP_IF(...) headsup_detail::has_of_headsup<__VA_ARGS__>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD template <std::size_t> class Role, auto First, auto... More
#define HEADSUP_NAMES headsup_rule::roles<Role>, headsup_rule::types<>, headsup_rule::numbers<First, More...>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD auto First, template <std::size_t> class Role, template <std::size_t> class... More
#define HEADSUP_NAMES headsup_rule::roles<Role, More...>, headsup_rule::types<>, headsup_rule::number_first<First>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#if defined(HEADSUP_CALL_MIXES)
#define HEADSUP_HEAD template <std::size_t> class Role, class First, class... More
#define HEADSUP_NAMES headsup_rule::roles<Role>, headsup_rule::types<First, More...>, headsup_rule::numbers<>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD template <std::size_t> class P, template <std::size_t> class Q, class First, class... More
#define HEADSUP_NAMES headsup_rule::roles<P, Q>, headsup_rule::types<First, More...>, headsup_rule::numbers<>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More
#define HEADSUP_NAMES headsup_rule::roles<P, Q>, headsup_rule::types<>, headsup_rule::numbers<First, More...>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD class Type, auto First, auto... More
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<Type>, headsup_rule::numbers<First, More...>
#define HEADSUP_IF(...) Axis<Type> || headsup_detail::has_of_headsup<__VA_ARGS__>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD Axis First, template <std::size_t> class Role, template <std::size_t> class... More
#define HEADSUP_NAMES headsup_rule::roles<Role, More...>, headsup_rule::axis_first<First>, headsup_rule::numbers<>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD auto First, class Second, class... More
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<Second, More...>, headsup_rule::number_first<First>
#define HEADSUP_IF(...) headsup_detail::names_axes<Second> || headsup_detail::has_of_headsup<__VA_ARGS__>
#include <headsup/by_place/calls_at.inl>
#endif
#undef HEADSUP_FIRST

// Without names, a user's function is the better match: see there.
#define HEADSUP_UNNAMED
#define HEADSUP_FIRST(X) headsup_detail::last_choice<X>
#define HEADSUP_HEAD \
  headsup_detail::no_arguments = headsup_detail::no_arguments {}
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<>, headsup_rule::numbers<>
#define HEADSUP_IF(...) true
#include <headsup/by_place/calls_at.inl>
#undef HEADSUP_FIRST
#undef HEADSUP_UNNAMED
#define HEADSUP_NAMES headsup_rule::roles<>, headsup_rule::types<>, headsup_rule::numbers<>
template <headsup_detail::no_arguments = headsup_detail::no_arguments{}, class First, class X, class... Xs>
requires(!headsup_detail::begins_with_operand<First>)
constexpr auto HEADSUP_CALL(First const& first, headsup_detail::last_choice<X> const& x, Xs const&... xs) {
  return HEADSUP_READ(First, X, Xs...)({}, first, static_cast<X const&>(x), xs...);
}
#undef HEADSUP_NAMES
