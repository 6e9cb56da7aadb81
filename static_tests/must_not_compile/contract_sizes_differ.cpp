// expect: HU004 contract: left has head_dim<5>, right has head_dim<7>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<6>, head_dim<5>>();
constexpr auto longer = zeros<float, keys<6>, head_dim<7>>();
constexpr auto fitting = zeros<float, keys<6>, head_dim<5>>();

#ifdef REFUSED
auto scores = contract<head_dim>(queries, longer);
auto unused = fitting;
#else
auto scores = contract<head_dim>(queries, fitting);
auto unused = longer;
#endif
