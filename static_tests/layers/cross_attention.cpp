#include <headsup/layers/cross_attention.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/slice.hpp>
#include <headsup/ops/take.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

using layer_type = cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>>;
using grouped = cross_attention<d_in<3>, d_in<7>, d_out<8>, heads<4>, kv_heads<2>, qkv_bias::yes>;

// the type: the tokens of one text, the features of the output; its parameters
using x_type = tensor<float, batch<2>, tokens<5>, d_in<3>>;
using source_type = tensor<float, batch<2>, keys<6>, d_in<7>>;
static_assert(
    std::is_same_v<decltype(layer_type{}(x_type{}, source_type{})), tensor<float, batch<2>, tokens<5>, d_out<4>>>);
static_assert(Layer<layer_type> && count_parameters<layer_type>() == 3 * 4 + 2 * 7 * 4 + 4 * 4 + 4);
static_assert(count_parameters<grouped>() == 3 * 8 + 8 + 2 * (7 * 4 + 4) + 8 * 8 + 8);

constexpr auto x = rand<batch<2>, tokens<5>, d_in<3>>(torch_generator{1});
constexpr auto source = rand<batch<2>, keys<6>, d_in<7>>(torch_generator{2});
constexpr layer_type layer{torch_generator{123}};

// the values: as if written in operations
constexpr auto in_operations(layer_type const& of) {
  auto const heads_of = [](auto const& projected) { return split<all_heads, heads<2>, head_dim<2>>(projected); };
  auto const scores = scaled_scores<head_dim>(heads_of(of.W_query(x)), heads_of(of.W_key(source)));
  auto const mixed = attend(softmax<keys>(scores), heads_of(of.W_value(source)));
  return of.out_proj(merge<all_heads, heads, head_dim>(mixed));
}
static_assert(layer(x, source) == in_operations(layer));

// each token looks alone, each text at its own source; views, and axes in another order
static_assert(slice<tokens<2>>(layer(x, source), 1) == layer(slice<tokens<2>>(x, 1), source));
static_assert(take<batch>(layer(x, source), 1) == layer(take<batch>(x, 1), take<batch>(source, 1)));
static_assert(layer(view(x), view(source)) == layer(x, source) &&
              layer(x, transpose<batch, keys>(source)) == layer(x, source));

// padding of the source
constexpr tensor<bool, batch<2>, keys<6>> present{{{true, true, true, true, true, true}, {0, 1, 1, 1, 0, 0}}};
static_assert(take<batch>(layer(x, source, present), 0) == take<batch>(layer(x, source), 0));
static_assert(take<batch>(layer(x, source, present), 1) ==
              layer(take<batch>(x, 1), slice<keys<3>>(take<batch>(source, 1), 1)));

// training draws from the generator
static_assert([] {
  torch_generator one{5}, other{5};
  layer_type const dropping(torch_generator{123}, 0.5);
  return dropping(x, source, one) == dropping(x, source, ones<bool, batch<2>, keys<6>>(), other) &&
         dropping(x, source) == layer(x, source) && dropping(x, source, one) != layer(x, source);
}());

// what it refuses, and the words
template <class X, class... More>
using called = headsup_rule::cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>>::rules<X, described<More>...>;
static_assert(called<x_type, source_type>::value && called<x_type, source_type, torch_generator&>::value);
static_assert(says_that<called<x_type, tensor<float, batch<2>, tokens<6>, d_in<7>>>>(
    "HU003 cross_attention: source has no keys (batch<2>, tokens<6>, d_in<7>); ",
    "fix: rename<tokens, keys>(source) if tokens means keys"));
static_assert(says_that<called<x_type, int>>("HU003 cross_attention: takes d_in<7>, source is no tensor; ",
                                             "fix: a tensor with d_in<7> for source"));
static_assert(says_that<called<x_type, tensor<float, batch<2>, keys<6>, d_out<7>>>>(
    "HU003 cross_attention: takes d_in<7>, source is (batch<2>, keys<6>, d_out<7>); ",
    "fix: rename<d_out, d_in>(source) if d_out means d_in"));
static_assert(says_that<called<x_type, tensor<float, keys<6>, d_in<7>>>>("HU008 cross_attention: ", "(source)"));
static_assert(says_that<called<x_type, tensor<float, batch<3>, keys<6>, d_in<7>>>>("HU004 cross_attention: x has", ""));
static_assert(says_that<called<x_type, source_type, tensor<bool, batch<2>, tokens<5>>>>(
    "HU003 cross_attention: present says which of (batch<2>, keys<6>) are no padding", ""));
static_assert(says_that<headsup_rule::cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>, sliding_window<3>>::made>(
    "HU043 cross_attention: keys are of another text", "fix: leave out sliding_window<3>"));
