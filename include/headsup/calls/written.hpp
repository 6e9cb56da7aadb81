#pragma once

#include <headsup/calls/answer.hpp>
#include <headsup/calls/of_types.hpp>
#include <headsup/diagnostics/other_calls.hpp>

// A call as it is written: what stands between < and >, in its order, and the operands.

namespace HEADSUP_NAMESPACE::headsup_calls {
enum class written : unsigned char { role, axis, number, list, type };

/// What a call names between < and >.
struct name_value {
  written is;
  axis_value axis = no_axis;
  long long n = 0;
  axes_value list{&no_axis, 0};
  number type = number::other;
};

/// A call as it is written.
struct written_call {
  operation const* op;
  name_value const* names;
  std::size_t count;
  operand_value const* x;
  std::size_t operands;
  bool in_braces = false;
};

HEADSUP_SELDOM constexpr words& show(words& w, name_value const& name) {
  switch (name.is) {
    case written::role:
    case written::axis:
      return show(w, name.axis);
    case written::number:
      return show(w, name.n);
    case written::list:
      return show(w << "axes<", bare{name.list}) << ">";
    default:
      return w << (name.type == number::other ? "..." : name_of(name.type));
  }
}

template <template <std::size_t> class Role> constexpr name_value written_role() {
  return {.is = written::role, .axis = value_named<Role<1>>()};
}
template <class T> constexpr name_value written_type() {
  if constexpr (Axis<T>) return {.is = written::axis, .axis = value_of_axis<T>()};
  else if constexpr (requires { T::fixed; }) return {.is = written::list, .list = listed<T>::value};
  else return {.is = written::type, .type = value_of_number<T>};
}
template <auto N> constexpr name_value written_number() {
  using type = std::remove_cv_t<decltype(N)>;
  if constexpr (std::is_integral_v<type> || std::is_enum_v<type>)
    return {.is = written::number, .n = static_cast<long long>(N)};
  else return {.is = written::type};
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

namespace HEADSUP_NAMESPACE::headsup_rule {
/// By its name in a class that is not known yet, Clang leaves sentences alone until one is needed.
struct of_written {
  using call = headsup_calls::written_call;
};

/// The template arguments of a call, in their order.
template <class Roles, class Types, class Numbers> struct written_names;
template <template <std::size_t> class... Roles, class... Types, auto... Numbers>
struct written_names<roles<Roles...>, types<Types...>, numbers<Numbers...>> : of_written {
  static constexpr std::size_t count = sizeof...(Roles) + sizeof...(Types) + sizeof...(Numbers);
  HEADSUP_HIDDEN static constexpr headsup_calls::name_value all[] = {headsup_calls::written_role<Roles>()...,
                                                                     headsup_calls::written_type<Types>()...,
                                                                     headsup_calls::written_number<Numbers>()...,
                                                                     {headsup_calls::written::type}};
};
template <class A, template <std::size_t> class... Roles>
struct written_names<roles<Roles...>, axis_first<A>, numbers<>> : of_written {
  static constexpr std::size_t count = 1 + sizeof...(Roles);
  HEADSUP_HIDDEN static constexpr headsup_calls::name_value all[] = {headsup_calls::written_type<A>(),
                                                                     headsup_calls::written_role<Roles>()...};
};
template <auto N, template <std::size_t> class... Roles, class... Types>
struct written_names<roles<Roles...>, types<Types...>, number_first<N>> : of_written {
  static constexpr std::size_t count = 1 + sizeof...(Roles) + sizeof...(Types);
  HEADSUP_HIDDEN static constexpr headsup_calls::name_value all[] = {headsup_calls::written_number<N>(),
                                                                     headsup_calls::written_role<Roles>()...,
                                                                     headsup_calls::written_type<Types>()...};
};
}  // namespace HEADSUP_NAMESPACE::headsup_rule
