#include <headsup/axes/roles.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/parameter_members.hpp>

#include <initializer_list>

using namespace headsup;

struct listed {
  int a = 2;
  long b[3]{3, 5, 7};
  char not_listed = 'x';

  static constexpr parameter_members<&listed::a, &listed::b> parameters{"a", "second"};
};
struct derived : listed {};
struct other_parameters {
  static constexpr int parameters = 3;
};

// what lists its parameters
static_assert(headsup_detail::lists_parameters<listed> && headsup_detail::lists_parameters<derived>);
static_assert(!headsup_detail::lists_parameters<other_parameters> && !headsup_detail::lists_parameters<int>);

// the members, in order, with their names
template <class L> constexpr bool members_are(std::initializer_list<char const*> names) {
  std::size_t i = 0;
  bool right = true;
  headsup_detail::for_each_member<L>([&](char const* name, auto const&) {
    right = right && i < names.size() && same_text(names.begin()[i], name);
    ++i;
  });
  return right && i == names.size();
}
static_assert(members_are<listed>({"a", "second"}) && members_are<derived>({"a", "second"}));
static_assert([] {
  listed layer;
  long sum = 0;
  headsup_detail::for_each_member<listed>([&](char const*, auto const& find) {
    auto& member = find(layer);
    if constexpr (std::is_array_v<std::remove_reference_t<decltype(member)>>) member[1] += 100;
    else sum = ++member;
  });
  return sum == 3 && layer.a == 3 && layer.b[1] == 105 && layer.b[2] == 7;
}());

using mha = multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>>;
static_assert(members_are<mha>({"W_query", "W_key", "W_value", "out_proj"}));
