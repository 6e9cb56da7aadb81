// expect: HU001 tensor: (tokens<9223372036854775810>, keys<2>) has more numbers than memory can hold; fix: tensor<float, tokens<1152921504606846975>, keys<2>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

// The sizes multiply to 4 in 64 bits.
#ifdef REFUSED
constexpr std::size_t numbers = tensor<float, tokens<9223372036854775810u>, keys<2>>::size();
#else
constexpr std::size_t numbers = tensor<float, tokens<1152921504606846975>, keys<2>>::size();
#endif
