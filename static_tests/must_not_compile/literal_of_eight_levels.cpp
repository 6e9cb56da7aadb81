// expect: HU005 tensor literal: vocab<1> takes 1 entry, the braces hold 2; fix: remove 1, or vocab<2>
// then 2: axes<batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>
// advice: remove 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>> x{
    {{{{{{{1, 2}}}}}}}, {{{{{{{3, 4}}}}}}}};
auto y = x;
#else
constexpr tensor<float, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>> x{
    {{{{{{{1}}}}}}}, {{{{{{{3}}}}}}}};
auto y = x;
#endif
