// expect: HU010 chunk: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: all_parts<fused>(x) instead

#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

using namespace headsup;

template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct query_dim : headsup::axis<"query_dim", N> {};
template <std::size_t N> struct key_dim : headsup::axis<"key_dim", N> {};
template <std::size_t N> struct value_dim : headsup::axis<"value_dim", N> {};

using all_three = made_of<fused<12>, query_dim<4>, key_dim<4>, value_dim<4>>;
constexpr linear<d_in<3>, all_three> project{torch_generator{1}};
constexpr auto x = project(rand<tokens<5>, d_in<3>>(torch_generator{2}));

constexpr auto exchanged_later = [] {
#ifdef REFUSED
  auto const [q, v, k] = chunk<fused, 3>(x);
#else
  auto const [q, k, v] = all_parts<fused>(x);
#endif
  return 0 * (q(0, 0) + k(0, 0) + v(0, 0));
}();
