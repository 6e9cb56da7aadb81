// expect: HU068 tensor: (tokens<6>, keys<5>) on the left of = is a temporary, and what is written to it is lost; fix: write to the tensor that it was made from, as in x(0, 0) = 1
// advice: write to the tensor that it was made from, as in x(0, 0) = 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<5>>();

#ifdef REFUSED
void use() { softmax<keys>(scores) = softmax<keys>(scores * 2); }
#else
void use() {
  auto weights = softmax<keys>(scores);
  weights = softmax<keys>(scores * 2);
}
#endif
