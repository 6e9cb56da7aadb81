// expect: HU051 tensor: x[position] does not say along which of (batch<2>, tokens<3>, d_in<5>); fix: take<batch>(x, position), or take<tokens>(x, position), or take<d_in>(x, position), or x(0, 0, 0) for a number
// templates between: 1
// advice: take<batch>(x, position)
// advice: take<tokens>(x, position)
// advice: take<d_in>(x, position)
// advice: x(0, 0, 0) for a number

#include <headsup/headsup.hpp>

using namespace headsup;

auto second_word(tensor_view<float const, batch<2>, tokens<3>, d_in<5>> words) {
#ifdef REFUSED
  return words[1];
#else
  return take<tokens>(words, 1);
#endif
}
