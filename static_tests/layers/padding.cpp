#include <headsup/axes/roles.hpp>
#include <headsup/layers/padding.hpp>
#include <headsup/layers/sequence.hpp>

#include <limits>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();

// the values: a key that is not present is hidden from all queries but its own
constexpr tensor<float, heads<2>, tokens<3>, keys<3>> scores{
    {{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, {{10, 11, 12}, {13, 14, 15}, {16, 17, 18}}}};
constexpr tensor<bool, tokens<3>> present{{true, false, true}};
static_assert(mask_padding(scores, present) ==
              tensor<float, heads<2>, tokens<3>, keys<3>>{
                  {{{1, -inf, 3}, {4, 5, 6}, {7, -inf, 9}}, {{10, -inf, 12}, {13, 14, 15}, {16, -inf, 18}}}});
static_assert(mask_padding(scores, view(present)) == mask_padding(scores, present));
static_assert(mask_padding(scores, tensor<bool, keys<3>>{{true, false, true}}) ==
              tensor<float, heads<2>, tokens<3>, keys<3>>{
                  {{{1, -inf, 3}, {4, -inf, 6}, {7, -inf, 9}}, {{10, -inf, 12}, {13, -inf, 15}, {16, -inf, 18}}}});

// what a layer that knows padding takes: x, which tokens are present, a generator
using layer = headsup_rule::padded_layer<"a layer", d_in<5>, d_out<2>, context_length<3>, heads<2>>;
using x = tensor<float, batch<2>, tokens<3>, d_in<5>>;
template <class... Given> constexpr bool takes = layer::rules<x, described<Given>...>::value;
using of_x = tensor<bool, batch<2>, tokens<3>>;
static_assert(takes<> && takes<of_x> && takes<tensor<bool, tokens<3>, batch<2>> const&> && takes<torch_generator&> &&
              takes<of_x, torch_generator&>);
static_assert(!takes<tensor<int, batch<2>, tokens<3>>> && !takes<of_x, of_x> && !takes<torch_generator&, of_x> &&
              !takes<tensor<bool, batch<2>, tokens<5>>> && !takes<tensor<bool, tokens<3>>>);

// the words
template <class... As> using answered = layer::rules<x, tensor<bool, As...>>;
static_assert(says_that<answered<batch<2>, keys<3>>>(
    "HU003 a layer: present says which of (batch<2>, tokens<3>) are no padding, and is over (batch<2>, keys<3>)",
    "fix: rename<keys, tokens>(present) if keys means tokens"));
static_assert(says_that<answered<tokens<3>>>("HU003 a layer: ",
                                             "fix: expand<batch<2>>(present) if all of them are padded alike"));
static_assert(says_that<answered<batch<2>, tokens<5>>>("HU004 a layer: x has tokens<3>, present has tokens<5>",
                                                       "fix: slice<tokens<3>>(present, 0) if the rest is not meant"));
static_assert(says_that<layer::rules<x, x>>("HU037 a layer: present holds float, it takes bool; ",
                                            "fix: cross_attention for another text"));

// what is present may be said, and not the contrary
static_assert(takes<tensor<bool, batch<2>, keeps<tokens<3>>>> && takes<tensor<bool, keeps<batch<2>>, tokens<3>>> &&
              !takes<tensor<bool, batch<2>, hides<tokens<3>>>>);
constexpr tensor<bool, keeps<tokens<2>>> first_alone{true, false};
static_assert(mask_padding(tensor<float, tokens<2>, keys<2>>{}, first_alone) ==
              mask_padding(tensor<float, tokens<2>, keys<2>>{}, tensor<bool, tokens<2>>(first_alone)));
