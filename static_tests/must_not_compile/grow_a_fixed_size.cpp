// expect: HU033 tensor: (tokens<5>, d_in<3>) cannot be given (tokens<6>, d_in<3>); fix: auto, or auto x = forget_size<tokens>(first) for a tensor that grows
// advice: auto
// advice: auto x = forget_size<tokens>(first) for a tensor that grows

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto first = ones<float, tokens<5>, d_in<3>>();
constexpr auto next = zeros<float, tokens<1>, d_in<3>>();

inline std::size_t length() {
#ifdef REFUSED
  auto x = first;
#else
  auto x = forget_size<tokens>(first);
#endif
  x = concat<tokens>(x, next);
  return extent<tokens>(x);
}
