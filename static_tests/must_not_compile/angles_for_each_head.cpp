// expect: HU034 rotary: the angles (heads<5>, pairs<2>) would turn each head by another angle; fix: angles from arange<float, tokens<5>>()
// advice: angles from arange<float, tokens<5>>()

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries =
    assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, heads<5>, tokens<5>, head_dim<4>>());
constexpr auto frequencies = ones<float, pairs<2>>();

#ifdef REFUSED
auto turned = rotary<head_dim>(queries, contract<copies>(expand<copies<1>>(arange<float, heads<5>>()),
                                                         expand<copies<1>>(frequencies)));
#else
auto turned = rotary<head_dim>(queries, contract<copies>(expand<copies<1>>(arange<float, tokens<5>>()),
                                                         expand<copies<1>>(frequencies)));
#endif
