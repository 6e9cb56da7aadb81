// expect: HU003 softmax<d_out>: x has no d_out (tokens<3>, keys<4>); fix: softmax<keys>(x), or x with d_out
// templates between: 1
// advice: x with d_out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float total(tensor_view<float const, tokens<dynamic>, keys<4>> const& x) {
  float sum = 0;
  for (float each : x) sum += each;
  return sum;
}
constexpr float first(tensor_view<float const, tokens<3>, keys<4>> const& x) { return x(0, 0); }

template <class X> constexpr float both(X const& scores) {
#ifdef REFUSED
  auto const weights = softmax<d_out>(scores);
#else
  auto const weights = softmax<keys>(scores);
#endif
  return total(weights) + first(weights);
}

static_assert(both(zeros<float, tokens<3>, keys<4>>()) >= 0);
