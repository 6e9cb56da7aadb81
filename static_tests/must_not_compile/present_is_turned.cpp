// expect: HU019 multi_head_attention: present is to be true where something may be seen, and (batch<2>, tokens<5>) is true where it is hidden; fix: !present

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<8>>();
constexpr tensor<int, batch<2>, tokens<5>> ids{{{7, 3, 5, 2, 9}, {4, 8, 6, 0, 0}}};
constexpr tensor<bool, batch<2>, hides<tokens<5>>> padding = ids == 0;

#ifdef REFUSED
auto const y = layer(x, padding);
#else
auto const y = layer(x, !padding);
#endif
