#pragma once

#include <headsup/diagnostics/torch_member.hpp>

// Clang warns about a space in Hana, even in a user's build with a plain -I.
#if defined(__clang__)
#pragma clang diagnostic push
#if __has_warning("-Wdeprecated-literal-operator")
#pragma clang diagnostic ignored "-Wdeprecated-literal-operator"
#endif
#endif

#include <boost/hana/accessors.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/fwd/core/make.hpp>
#include <boost/hana/fwd/first.hpp>
#include <boost/hana/fwd/pair.hpp>
#include <boost/hana/fwd/second.hpp>
#include <boost/hana/fwd/string.hpp>
#include <boost/hana/fwd/tuple.hpp>
#include <boost/hana/fwd/unpack.hpp>

#if defined(__clang__)
#pragma clang diagnostic pop
#endif

#include <cstddef>
#include <utility>

// Hana is only declared here, and whoever uses it for layers includes <headsup/layers/hana.hpp>: to compile all of it
// takes a sixth of the time of this whole library.

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
/// HU043: each member has a name.
template <bool Has>
using names_each_member = of_types<headsup_codes::no_layer, "parameter_members", "each member has one name",
                                   "as many names in braces as members", Has>;

namespace member_of_layer {
HEADSUP_HIDDEN inline constexpr torch_member parameters{"parameters", "for_each_parameter(layer, function)"};
}  // namespace member_of_layer
}  // namespace headsup_rule

/// The members of a layer that hold its parameters, and their names. Layers of this library declare, instead of
/// BOOST_HANA_DEFINE_STRUCT, which takes the compiler longer and means the same:
///
///   static constexpr parameter_members<&linear::weight, &linear::bias> parameters{"weight", "bias"};
template <auto... Members> struct parameter_members {
  /// The last one is null.
  char const* names[sizeof...(Members) + 1];

  template <class... Names> constexpr parameter_members(Names... given) : names{} {
    constexpr bool each_has_one = sizeof...(Names) == sizeof...(Members);
    if constexpr (each_has_one) {
      std::size_t i = 0;
      ((names[i++] = given), ...);
    } else {
      static_assert(!HEADSUP_MISTAKE(headsup_rule::names_each_member<each_has_one>));
    }
  }

  /// No list that is called: layer.parameters(), as in PyTorch.
  constexpr auto operator()(auto const&... given) const {
    using mistake = headsup_rule::is_no_member<headsup_rule::member_of_layer::parameters, decltype(given)...>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    return shape_mistake{};
  }
};

namespace headsup_detail {
template <class T> inline constexpr bool are_members = false;
template <auto... Members> inline constexpr bool are_members<parameter_members<Members...> const> = true;

template <class T> concept lists_parameters =
    are_members<decltype(T::parameters)> && !requires { typename T::hana_accessors_impl; };

template <auto Member> struct find_member {
  constexpr decltype(auto) operator()(auto&& layer) const { return static_cast<decltype(layer)>(layer).*Member; }
};

/// Calls each(name, find) for the members that hold the parameters of a layer of type L; find(layer) is the member.
template <class L, class Each> constexpr void for_each_member(Each const& each) {
  if constexpr (lists_parameters<L>) {
    [&]<auto... Members>([[maybe_unused]] parameter_members<Members...> const& list) {
      [[maybe_unused]] std::size_t i = 0;
      (each(list.names[i++], find_member<Members>{}), ...);
    }(L::parameters);
  } else {
    boost::hana::unpack(boost::hana::accessors<L>(), [&](auto const&... members) {
      (each(boost::hana::first(members).c_str(), boost::hana::second(members)), ...);
    });
  }
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE

namespace boost::hana {
/// Layers that list their parameters are Hana structs too.
template <class L> struct accessors_impl<L, when<headsup::headsup_detail::lists_parameters<L>>> {
  static constexpr auto apply() {
    return []<auto... Members, std::size_t... I>(headsup::parameter_members<Members...>, std::index_sequence<I...>) {
      return make_tuple(make_pair(name<I>(), headsup::headsup_detail::find_member<Members>{})...);
    }(L::parameters, std::make_index_sequence<sizeof(L::parameters.names) / sizeof(char const*) - 1>{});
  }

 private:
  template <std::size_t I> static constexpr auto name() {
    constexpr auto letters = __builtin_strlen(L::parameters.names[I]);
    return []<std::size_t... C>(std::index_sequence<C...>) {
      return string_c<L::parameters.names[I][C]...>;
    }(std::make_index_sequence<letters>{});
  }
};
}  // namespace boost::hana
