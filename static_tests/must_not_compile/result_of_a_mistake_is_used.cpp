// expect: HU003 softmax<keys>: x has no keys (tokens<6>, d_in<3>); fix: softmax<d_in>(x), or rename<tokens, keys>(k) before the scores of k
// advice: rename<tokens, keys>(k) before the scores of k

#include <headsup/headsup.hpp>

using namespace headsup;

auto const x = zeros<float, tokens<6>, d_in<3>>();
float first(tensor<float, tokens<6>, d_in<3>> const& weights) { return weights(0, 0); }

inline float use() {
#ifdef REFUSED
  auto y = softmax<keys>(x);
#else
  auto y = softmax<d_in>(x);
#endif
  tensor<float, tokens<6>, d_in<3>> kept = y;
  kept = kept + y;
  kept *= y;
  print(y);
  float sum = y(0, 0) + first(y);
  for (std::size_t i = 0; i < y.size(); ++i) sum += y.data()[i];
  std::puts(shape_text(y).c_str());
  return kept == y ? sum : y(1, 2);
}
