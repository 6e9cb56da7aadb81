#include "asked.hpp"

using namespace headsup;

namespace {

constexpr auto const& causal_layer = attention<>;
constexpr auto const& open_layer = attention<bidirectional>;
constexpr auto const& local_layer = attention<sliding_window<3>>;

// The same findings as at once.
static_assert(laws::causal<causal_layer, sample>());
static_assert(laws::apart<batch, causal_layer, sample>());
static_assert(laws::window<3, local_layer, sample>());
static_assert(same_text(laws::causal<open_layer, sample>().c_str(), laws::causal(open_layer, sample).c_str()));
static_assert(same_text(laws::apart<tokens, open_layer, sample>().c_str(),
                        laws::apart<tokens>(open_layer, sample).c_str()));
static_assert(same_text(laws::window<2, local_layer, sample>().c_str(), laws::window<2>(local_layer, sample).c_str()));
constexpr auto earlier = [](std::size_t i, std::size_t p) { return p <= i; };
static_assert(laws::sees_only<tokens, causal_layer, earlier, sample>());
static_assert(same_text(laws::sees_only<tokens, open_layer, earlier, sample>().c_str(),
                        laws::sees_only<tokens>(open_layer, earlier, sample).c_str()));

// A size at which all runs together are more than compilers take for one constant.
constexpr multi_head_attention<d_in<29>, d_out<39>, context_length<7>, heads<3>> wide{torch_generator{1}};
constexpr auto long_text = laws::numbers<batch<2>, tokens<7>, d_in<29>>(1);
static_assert(laws::hold<laws::causal<wide, long_text>()>);

}  // namespace
