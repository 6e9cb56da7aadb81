// The calls that diagnostics/mixed_calls.inl takes, each read by place.

#define HEADSUP_HEAD template <std::size_t> class Role, class First, class... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<Role>, headsup_rule::types<First, More...>, headsup_rule::numbers<>>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD template <std::size_t> class P, template <std::size_t> class Q, class First, class... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<P, Q>, headsup_rule::types<First, More...>, headsup_rule::numbers<>>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD template <std::size_t> class P, template <std::size_t> class Q, auto First, auto... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<P, Q>, headsup_rule::types<>, headsup_rule::numbers<First, More...>>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD class Type, auto First, auto... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<>, headsup_rule::types<Type>, headsup_rule::numbers<First, More...>>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD Axis First, template <std::size_t> class Role, template <std::size_t> class... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<Role, More...>, headsup_rule::axis_first<First>, headsup_rule::numbers<>>
#include <headsup/by_place/calls_at.inl>
#define HEADSUP_HEAD auto First, class Second, class... More
#define HEADSUP_NAMES \
  headsup_rule::written<headsup_rule::roles<>, headsup_rule::types<Second, More...>, headsup_rule::number_first<First>>
#include <headsup/by_place/calls_at.inl>
