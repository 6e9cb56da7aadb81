#pragma once

#include <headsup/layers/parameters.hpp>

// Where the compiler has C++26's reflection: g++ 16 or newer with -std=c++26 -freflection. Elsewhere there is nothing
// here.

#if defined(__cpp_impl_reflection)
#include <boost/hana/pair.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>
#include <meta>
#include <vector>

namespace HEADSUP_NAMESPACE {
/// The parameters of a layer without a list of them: all members that are tensors, layers, or arrays or vectors of
/// such, in the order in which they are declared, by their own names.
///
///     struct feed_forward {
///       linear<d_in<768>, d_ff<3072>> up;
///       linear<d_ff<3072>, d_in<768>> down;
///       static constexpr headsup::reflected_parameters parameters{};
///     };
struct reflected_parameters {};

namespace headsup_detail {
template <class L> concept reflects_parameters = std::is_same_v<decltype(L::parameters), reflected_parameters const>;

template <class T> inline constexpr bool has_parameters = count<T>() != no_parameter;

/// The members of a layer that hold parameters.
template <class L> consteval auto reflected_members() {
  std::vector<std::meta::info> found;
  for (std::meta::info const each :
       std::meta::nonstatic_data_members_of(^^L, std::meta::access_context::unprivileged()))
    if (std::meta::extract<bool>(std::meta::substitute(^^has_parameters, {std::meta::type_of(each)})))
      found.push_back(each);
  return std::define_static_array(found);
}

template <std::meta::info Member> struct find_reflected {
  constexpr decltype(auto) operator()(auto&& layer) const { return (static_cast<decltype(layer)>(layer).[:Member:]); }
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace boost::hana {
template <class L> struct accessors_impl<L, when<headsup::headsup_detail::reflects_parameters<L>>> {
  static constexpr auto apply() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return make_tuple(make_pair(name<I>(), headsup::headsup_detail::find_reflected<members[I]>{})...);
    }(std::make_index_sequence<members.size()>{});
  }

 private:
  static constexpr auto members = headsup::headsup_detail::reflected_members<L>();

  template <std::size_t I> static constexpr auto name() {
    return []<std::size_t... C>(std::index_sequence<C...>) {
      return string_c<std::meta::identifier_of(members[I])[C]...>;
    }(std::make_index_sequence<std::meta::identifier_of(members[I]).size()>{});
  }
};
}  // namespace boost::hana
#endif
