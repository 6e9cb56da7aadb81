// expect: HU072 scaled_once: scores are multiplied by 0.250, and 1 / sqrt(head_dim<4>) is 0.500: they are scaled twice
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr auto attention = [](auto const& q, auto const& k, auto const& v) {
  auto const scores = scaled_scores<head_dim>(q, k);
#ifdef REFUSED
  return attend(softmax<keys>(scores / 2.0f), v);
#else
  return attend(softmax<keys>(scores), v);
#endif
};

constexpr auto q = laws::numbers<tokens<5>, head_dim<4>>(1);
constexpr auto k = laws::numbers<keys<5>, head_dim<4>>(2);
constexpr auto v = laws::numbers<keys<5>, d_out<3>>(3);
static_assert(laws::hold<laws::scaled_once<head_dim>(attention, q, k, v)>);
