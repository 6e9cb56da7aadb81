// expect: HU047 tensor_view: (tokens<dynamic>, keys<dynamic>) takes one size for each dynamic axis, by role; fix: x(numbers, sized<tokens>(n), sized<keys>(n))
// where: sized<tokens>(n) = sized<tokens>(4); sized<keys>(n) = sized<keys>(3)

#include <headsup/headsup.hpp>

using namespace headsup;

float const numbers[12] = {};

#ifdef REFUSED
tensor_view<float const, tokens<dynamic>, keys<dynamic>> x(numbers, sized<keys>(3));
#else
tensor_view<float const, tokens<dynamic>, keys<dynamic>> x(numbers, sized<keys>(3), sized<tokens>(4));
#endif
