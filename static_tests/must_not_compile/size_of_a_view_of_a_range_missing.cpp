// expect: HU047 tensor_view: (tokens<dynamic>, keys<dynamic>) takes one size for each dynamic axis, by role; fix: x(numbers, sized<tokens>(n), sized<keys>(n))
// where: sized<tokens>(n) = sized<tokens>(3); sized<keys>(n) = sized<keys>(4)

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

std::vector<float> const numbers(12);

#ifdef REFUSED
tensor_view<float const, tokens<dynamic>, keys<dynamic>> x(numbers);
#else
tensor_view<float const, tokens<dynamic>, keys<dynamic>> x(numbers, sized<tokens>(3), sized<keys>(4));
#endif
