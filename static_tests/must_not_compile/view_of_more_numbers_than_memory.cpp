// expect: HU001 tensor_view: (tokens<dynamic>, d_in<4294967296>, d_out<4294967296>) has more numbers than memory can hold; fix: smaller axes
// templates between: 1
// advice: smaller axes

#include <headsup/headsup.hpp>

using namespace headsup;

float numbers[4];

// The fixed sizes multiply to 0 in 64 bits.
#ifdef REFUSED
tensor_view<float, tokens<dynamic>, d_in<1ull << 32>, d_out<1ull << 32>> x(numbers, sized<tokens>(1));
#else
tensor_view<float, tokens<dynamic>, d_in<1ull << 32>, d_out<1ull << 8>> x(numbers, sized<tokens>(1));
#endif
