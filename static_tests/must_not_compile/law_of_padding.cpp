// expect: HU072 padding_unseen: (batch 1, tokens 1, d_out 1), which is present, changes by 0.211 with what is absent, where the largest number is 0.680
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, bidirectional> layer{torch_generator{1}};
constexpr tensor<bool, batch<2>, tokens<5>> present{{true, true, true, false, false}, {true, true, true, true, false}};

constexpr auto encoder = [](auto const& x, auto const& present) {
#ifdef REFUSED
  return layer(x, !present);
#else
  return layer(x, present);
#endif
};

constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::padding_unseen(encoder, x, present)>);
