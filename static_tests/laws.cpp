// All laws, as docs/laws.md shows them.

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

namespace {

template <class... Options>
using attention_of = multi_head_attention<d_in<3>, d_out<8>, context_length<7>, heads<2>, Options...>;
constexpr attention_of<> layer{torch_generator{1}};
constexpr attention_of<sliding_window<3>> local{torch_generator{2}};
constexpr attention_of<bidirectional> encoder{torch_generator{3}};
using cache = attention_of<>::cache<batch<2>>;

constexpr tensor<bool, batch<2>, tokens<5>> present{{true, true, true, false, false}, {true, true, true, true, false}};
constexpr auto may = [](std::size_t i, std::size_t p) { return p <= i; };
constexpr auto plain = [](auto const& inputs) { return encoder(inputs); };

constexpr auto queries = laws::numbers<tokens<5>, head_dim<3>>(1);
constexpr auto key_vectors = laws::numbers<keys<5>, head_dim<3>>(2);
constexpr auto values = laws::numbers<keys<5>, d_out<4>>(3);
constexpr auto attention = [](auto const& from, auto const& to, auto const& mixed) {
  return attend(softmax<keys>(scaled_scores<head_dim>(from, to)), mixed);
};
constexpr auto moved = [](auto const& inputs, std::size_t first) {
  auto const after = static_cast<float>(first);
  auto const positions = cumsum<tokens>(ones<float, tokens<5>>()) + after;
  auto const distances = expand<tokens<5>>(rename<tokens, keys>(positions)) - positions;
  auto const as_keys = rename<tokens, keys>(inputs);
  return attend(softmax<keys>(scaled_scores<d_in>(inputs, as_keys) + distances), as_keys);
};

// Laws, each a function that is true or says why not.
constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::causal(layer, x)>);                  // no token sees a later one
static_assert(laws::hold<laws::apart<batch>(layer, x)>);            // of any role
static_assert(laws::hold<laws::window<3>(local, x)>);               // itself and two before, no others
static_assert(laws::hold<laws::sees_only<tokens>(layer, may, x)>);  // no others than those: may(i, p)
static_assert(laws::hold<laws::padding_unseen(encoder, x, present)>);
static_assert(laws::hold<laws::cache_is_pass<3>(layer, x, cache{})>);  // three tokens, then one by one
static_assert(laws::hold<laws::alike(encoder, plain, x)>);             // two forms of one thing
static_assert(laws::hold<laws::shift_free<3>(moved, x)>);              // moved(x, first) knows only distances
static_assert(laws::hold<laws::order_is_free<tokens>(encoder, x)>);
static_assert(laws::hold<laws::scaled_once<head_dim>(attention, queries, key_vectors, values)>);
static_assert(laws::hold<laws::weights_sum_to_one(attention, queries, key_vectors, values)>);
static_assert(laws::hold<laws::each_counts(encoder, x, present)>);  // no argument is forgotten

}  // namespace
