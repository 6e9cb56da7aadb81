// expect: HU072 causal: tokens 0 of the result sees tokens 0 1 2 3 4; with tokens 1, (batch 1, tokens 0, d_out 0) changes by 0.269, where the largest number is 0.282
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr linear<d_in<3>, d_out<4>, bias::no> W_query{torch_generator{1}}, W_key{torch_generator{2}};
constexpr linear<d_in<3>, d_out<4>, bias::no> W_value{torch_generator{3}};

constexpr auto attention = [](auto const& x) {
  auto const scores = scaled_scores<d_out>(W_query(x), rename<tokens, keys>(W_key(x)));
#ifdef REFUSED
  auto const weights = softmax<keys>(scores);
#else
  auto const weights = softmax<keys>(mask_future<tokens, keys>(scores));
#endif
  return attend(weights, rename<tokens, keys>(W_value(x)));
};

constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::causal(attention, x)>);
