// expect: HU010 reshape: (layers<2>, batch<2>, head_dim<4>) cannot be read as (batch<2>, all_heads<8>): an axis stays as it is, is split, or is merged with its neighbours; fix: merge<all_heads, layers, head_dim>(transpose<layers, batch>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct layers : headsup::axis<"layers", N> {};

constexpr auto last_states = zeros<float, layers<2>, batch<2>, head_dim<4>>();

#ifdef REFUSED
auto features = reshape<batch<2>, all_heads<8>>(last_states);
#else
auto features = merge<all_heads, layers, head_dim>(transpose<layers, batch>(last_states));
#endif
