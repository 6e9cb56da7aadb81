#include <headsup/axes/roles.hpp>
#include <headsup/layers/attention_options.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;

// the values: what a layer does without options, and each of them, in any order
using none = attention_options<>;
static_assert(none::causal && !none::bias && none::window == 0 && none::kv_heads == 0);
static_assert(attention_options<qkv_bias::yes>::bias && !attention_options<qkv_bias::no>::bias);
using all = attention_options<sliding_window<3>, qkv_bias::yes, kv_heads<2>, bidirectional>;
static_assert(!all::causal && all::bias && all::window == 3 && all::kv_heads == 2);

// the type: the projections
static_assert(std::is_same_v<qkv_projection<d_in<2>, d_out<3>, bidirectional>, linear<d_in<2>, d_out<3>, bias::no>> &&
              std::is_same_v<qkv_projection<d_in<2>, d_out<3>, qkv_bias::yes>, linear<d_in<2>, d_out<3>>>);

static_assert(std::is_same_v<key_value_heads<heads<6>, bidirectional>, heads<6>> &&
              std::is_same_v<key_value_heads<heads<6>, bidirectional, kv_heads<2>>, kv_heads<2>>);

// what they refuse, and the words
inline constexpr headsup_calls::operation layer{.name = "a layer", .form = "<d_in<N>>()"};
template <class... Options> using known = headsup_rule::is_named_so<headsup_rule::knows_options, layer, Options...>;
static_assert(known<>::value && known<bidirectional, qkv_bias::no, kv_heads<3>, sliding_window<5>>::value);
static_assert(says_that<known<bidirectional, heads<2>>>("HU043 a layer: takes options after its axes, heads<2> is ",
                                                        "bidirectional or sliding_window<256>"));
static_assert(says_that<known<sliding_window<0>>>("HU043 a layer: takes options after its axes, sliding_window<0> ",
                                                  "or sliding_window<256>"));
static_assert(says_that<known<int>>("HU043 a layer: takes options after its axes, something else is ", ""));
static_assert(says_that<known<sliding_window<2>, sliding_window<3>>>("HU043 a layer: takes options after its axes, ",
                                                                     "each only once; fix: leave one out"));
static_assert(!known<kv_heads<2>, kv_heads<2>>::value);
