#include <headsup/axes/roles.hpp>
#include <headsup/layers/hana.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/layers/multi_head_attention.hpp>

#include <boost/hana/equal.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/members.hpp>
#include <boost/hana/size.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/tuple.hpp>

#include <initializer_list>

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

// what Hana declares does not list its parameters, and its members are found all the same
static_assert(!headsup_detail::lists_parameters<of_hana> && !headsup_detail::lists_parameters<hana_in_derived>);
template <class L> constexpr bool members_are(std::initializer_list<char const*> names) {
  std::size_t i = 0;
  bool right = true;
  headsup_detail::for_each_member<L>([&](char const* name, auto const&) {
    right = right && i < names.size() && same_text(names.begin()[i], name);
    ++i;
  });
  return right && i == names.size();
}
static_assert(members_are<of_hana>({"a", "b"}) && members_are<hana_in_derived>({"c", "d", "e"}));

// what lists its parameters is a Hana struct, the same as if Hana had declared it
static_assert(hana::Struct<listed>::value && hana::Struct<derived>::value && !hana::Struct<other_parameters>::value);
static_assert(decltype(hana::keys(listed{}) ==
                       hana::make_tuple(hana::string_c<'a'>, hana::string_c<'s', 'e', 'c', 'o', 'n', 'd'>))::value);
static_assert(hana::second(hana::accessors<listed>()[hana::size_c<0>])(listed{}) == 2);

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>>;
static_assert(hana::Struct<mha>::value && hana::Struct<linear<d_in<2>, d_out<3>>>::value);
static_assert(decltype(hana::size(hana::accessors<mha>()))::value == 4);
