#include <headsup/axes/roles.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/parameter_members.hpp>

#include <boost/hana/equal.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/members.hpp>
#include <boost/hana/size.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

namespace hana = boost::hana;
using namespace headsup;

struct listed {
  int a = 2;
  long b[3]{3, 5, 7};
  char not_listed = 'x';

  static constexpr parameter_members<&listed::a, &listed::b> parameters{"a", "second"};
};
struct derived : listed {};
struct of_hana {
  BOOST_HANA_DEFINE_STRUCT(of_hana, (int, a), (char, b));
};
struct hana_in_derived : listed {
  BOOST_HANA_DEFINE_STRUCT(hana_in_derived, (int, c), (int, d), (int, e));
};
struct other_parameters {
  static constexpr int parameters = 3;
};

// what lists its parameters
static_assert(detail::lists_parameters<listed> && detail::lists_parameters<derived>);
static_assert(!detail::lists_parameters<of_hana> && !detail::lists_parameters<hana_in_derived>);
static_assert(!detail::lists_parameters<other_parameters> && !detail::lists_parameters<int>);

// the members, in order, with their names
template <class L> constexpr bool members_are(std::initializer_list<char const*> names) {
  std::size_t i = 0;
  bool right = true;
  detail::for_each_member<L>([&](char const* name, auto const&) {
    right = right && i < names.size() && same_text(names.begin()[i], name);
    ++i;
  });
  return right && i == names.size();
}
static_assert(members_are<listed>({"a", "second"}) && members_are<derived>({"a", "second"}));
static_assert(members_are<of_hana>({"a", "b"}) && members_are<hana_in_derived>({"c", "d", "e"}));
static_assert([] {
  listed layer;
  long sum = 0;
  detail::for_each_member<listed>([&](char const*, auto const& find) {
    auto& member = find(layer);
    if constexpr (std::is_array_v<std::remove_reference_t<decltype(member)>>) member[1] += 100;
    else sum = ++member;
  });
  return sum == 3 && layer.a == 3 && layer.b[1] == 105 && layer.b[2] == 7;
}());

// they are Hana structs, the same as if Hana had declared them
static_assert(hana::Struct<listed>::value && hana::Struct<derived>::value && !hana::Struct<other_parameters>::value);
static_assert(decltype(hana::keys(listed{}) ==
                       hana::make_tuple(hana::string_c<'a'>, hana::string_c<'s', 'e', 'c', 'o', 'n', 'd'>))::value);
static_assert(hana::second(hana::accessors<listed>()[hana::size_c<0>])(listed{}) == 2);

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>>;
static_assert(hana::Struct<mha>::value && hana::Struct<linear<d_in<2>, d_out<3>>>::value);
static_assert(decltype(hana::size(hana::accessors<mha>()))::value == 4);
static_assert(members_are<mha>({"W_query", "W_key", "W_value", "out_proj"}));
