#include <headsup/layers/sequence.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

// the type: tokens and the features, in any order, with any other axes, as tensor or view
static_assert(SequenceOf<tensor<float, tokens<5>, d_in<3>>, d_in<3>>);
static_assert(SequenceOf<tensor<float, d_in<3>, batch<2>, tokens<5>> const&, d_in<3>>);
static_assert(SequenceOf<tensor_view<float const, batch<2>, tokens<1>, head_dim<7>>, head_dim<7>>);

// what it refuses: no tokens, features of another role or size, something that is not a tensor
static_assert(!SequenceOf<tensor<float, batch<5>, d_in<3>>, d_in<3>>);
static_assert(!SequenceOf<tensor<float, keys<5>, d_in<3>>, d_in<3>>);
static_assert(!SequenceOf<tensor<float, tokens<5>, d_out<3>>, d_in<3>>);
static_assert(!SequenceOf<tensor<float, tokens<5>, d_in<2>>, d_in<3>>);
static_assert(!SequenceOf<float, d_in<3>> && !SequenceOf<shape_mistake, d_in<3>>);

// no more tokens than the context
static_assert(SequenceWithin<tensor<float, tokens<5>, d_in<3>>, d_in<3>, context_length<5>> &&
              !SequenceWithin<tensor<float, tokens<5>, d_in<3>>, d_in<3>, context_length<4>>);

// the words: more tokens than a layer supports
using layer = headsup_rule::sequence_layer<"causal_attention", d_in<3>, context_length<5>>;
template <class List, class... Generator> using taking = layer::rules<headsup_diagnostics::operand<List, float>, Generator...>;
template <class T> using given = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, T>;
static_assert(taking<axes<tokens<5>, d_in<3>>>::value &&
              taking<axes<tokens<5>, d_in<3>>, given<torch_generator&>>::value);
static_assert(says_that<taking<axes<tokens<7>, d_in<3>>>>(
    "HU021 causal_attention: the input has tokens<7>, the layer supports context_length<5>; ",
    "fix: slice<tokens<5>>(x, 0), or a layer with context_length<7>"));

// no tokens, no features, other numbers, no tensor
static_assert(says_that<taking<axes<keys<5>, d_in<3>>>>("HU003 causal_attention: x has no tokens (keys<5>, d_in<3>); ",
                                                        "fix: rename<keys, tokens>(x) if keys means tokens"));
static_assert(says_that<taking<axes<d_in<3>>>>("HU003 causal_attention: x has no tokens (d_in<3>); ",
                                               "fix: expand<tokens<1>>(x) if it is a single token"));
static_assert(says_that<taking<axes<tokens<5>, d_in<2>>>>(
    "HU003 causal_attention: takes d_in<3>, x is (tokens<5>, d_in<2>); ", "fix: causal_attention made for d_in<2>, or x with d_in<3>"));
static_assert(says_that<taking<axes<tokens<5>, head_dim<3>>>>("HU003 causal_attention: ",
                                                              "fix: rename<head_dim, d_in>(x) if head_dim means d_in"));
static_assert(says_that<taking<headsup_diagnostics::no_tensor>>("HU003 causal_attention: takes d_in<3>, x is ",
                                                        "fix: a tensor with d_in<3>"));
static_assert(says_that<layer::rules<headsup_diagnostics::operand<axes<tokens<5>, d_in<3>>, double>>>(
    "HU037 causal_attention: x holds double, it takes float; ", "fix: to<float>(x)"));

// a generator that does not live on, a number for one, two, and one for a layer that draws nothing
using fitting = axes<tokens<5>, d_in<3>>;
static_assert(says_that<taking<fitting, given<torch_generator>>>(
    "HU046 causal_attention: ", "fix: layer(x, generator) after torch_generator generator{123}"));
static_assert(says_that<taking<fitting, given<int>>>(
    "HU046 causal_attention: takes a tensor, and in training a torch_generator that it draws from, got a number; ",
    "fix: layer(x, generator) after torch_generator generator{123}"));
static_assert(says_that<taking<fitting, given<torch_generator&>, given<torch_generator&>>>(
    "HU046 causal_attention: takes a tensor, and in training a torch_generator that it draws from, got 2 extra "
    "arguments; ",
    "fix: layer(x, generator) after torch_generator generator{123}"));
static_assert(
    says_that<headsup_rule::sequence_layer<"self_attention", d_in<3>>::rules<tensor<float, tokens<5>, d_in<3>>, given<int>>>(
        "HU046 self_attention: takes a tensor and nothing else, it has no dropout; ", "fix: layer(x)"));
static_assert(says_that<taking<fitting, given<tensor<float, tokens<5>>*>>>(
    "HU046 causal_attention: takes a tensor, and in training a torch_generator that it draws from, got a pointer or an "
    "optional; ",
    "fix: layer(x)"));

// sizes that the run time must compare: no error where they are right
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
using some = tensor<float, tokens<dynamic>, d_in<dynamic>>;
static_assert(Constant<[] { layer::must_hold(some{sized<tokens>(5u), sized<d_in>(3u)}); }>);
static_assert(!Constant<[] { layer::must_hold(some{sized<tokens>(5u), sized<d_in>(4u)}); }>);
static_assert(!Constant<[] { layer::must_hold(some{sized<tokens>(6u), sized<d_in>(3u)}); }>);
