// expect: HU008 rotary: the axes of the angles must all be axes of x, x (tokens<3>, halves<2>, pairs<2>), angles (context_length<3>, pairs<2>); fix: rename<context_length, tokens>(angles) if context_length means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, tokens<3>, head_dim<4>>());
constexpr auto angles = zeros<float, context_length<3>, pairs<2>>();

#ifdef REFUSED
auto y = rotary<head_dim>(queries, angles);
#else
auto y = rotary<head_dim>(queries, rename<context_length, tokens>(angles));
#endif
