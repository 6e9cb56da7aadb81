// Lesson 19: The square root of what?
//
// In PyTorch: scores = queries @ keys.transpose(2, 3) / d**0.5, and with the width of all heads for d, instead of one
// head's, it runs without complaint. In headsup scaled_scores<role> divides by the root of the axis that it sums over.

#include <headsup/headsup.hpp>

using namespace headsup;

// Two heads of three words each, four numbers per head, from section 3.6.2; all heads together are 8 wide.
constexpr tensor<float, heads<2>, tokens<3>, head_dim<4>> queries{
    {{{0.2745f, 0.6584f, 0.2775f, 0.8573f}, {0.8993f, 0.0390f, 0.9268f, 0.7388f}, {0.7179f, 0.7058f, 0.9156f, 0.4340f}},
     {{0.0772f, 0.3565f, 0.1479f, 0.5331f},
      {0.4066f, 0.2318f, 0.4545f, 0.9737f},
      {0.4606f, 0.5159f, 0.4220f, 0.5786f}}}};
constexpr auto looked_at = rename<tokens, keys>(queries);

// What PyTorch would compute with the root of 8: scores that are all too small.
constexpr auto too_small = contract<head_dim>(queries, looked_at) / math::sqrt(8.0);
static_assert(prints_as(take<heads>(too_small, 0),
                        {{0.4670, 0.4112, 0.4553}, {0.4112, 0.7831, 0.6514}, {0.4553, 0.6514, 0.7213}}));

// The scores of every head, scaled.
constexpr auto scores_of(auto const& q, auto const& k) { return scaled_scores<head_dim>(q, k); }

constexpr auto scores = scores_of(queries, looked_at);

#include "finish/19_scale.hpp"
