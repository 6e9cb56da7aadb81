#include <headsup/axes/roles.hpp>
#include <headsup/layers/embedding.hpp>
#include <headsup/ops/prints_as.hpp>

#include "../diagnostics/says_that.hpp"

#include <cstdint>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using small = embedding<vocab<5>, d_in<3>>;

template <class L, class Ids> using looked_up = decltype(std::declval<L const&>()(std::declval<Ids const&>()));

// the type: a row for each id
static_assert(std::is_same_v<decltype(small::weight), tensor<float, vocab<5>, d_in<3>>>);
static_assert(std::is_same_v<looked_up<small, tensor<std::int64_t, tokens<2>>>, tensor<float, tokens<2>, d_in<3>>>);
static_assert(
    std::is_same_v<looked_up<small, tensor<int, batch<7>, tokens<2>>>, tensor<float, batch<7>, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<looked_up<embedding<context_length<4>, d_out<2>>, tensor<int, tokens<3>>>,
                             tensor<float, tokens<3>, d_out<2>>>);
static_assert(Layer<small> && count_parameters<small>() == 15);
static_assert(count_parameters<embedding<vocab<50257>, d_in<768>>>() == 50257 * 768);

// the values: zeros, or what torch.manual_seed(123); torch.nn.Embedding(5, 3) begins with
static_assert(small{}.weight == tensor<float, vocab<5>, d_in<3>>{});
constexpr small layer = [] {
  torch_generator generator{123};
  return small{generator};
}();
static_assert(prints_as(layer.weight,
                        {{-0.11146712, 0.12036294, -0.36963451},
                         {-0.24041797, -1.19692433, 0.20926936},
                         {-0.97235501, -0.75504547, 0.32390276},
                         {-0.10852263, 0.21033116, -0.39084283},
                         {0.23497342, 0.66526043, 0.35282075}},
                        7));
static_assert(small(torch_generator{123}).weight == layer.weight);
constexpr tensor<std::int64_t, tokens<2>> ids{{4, 0}};
static_assert(prints_as(layer(ids), {{0.2350, 0.6653, 0.3528}, {-0.1115, 0.1204, -0.3696}}));
static_assert(layer(view(ids)) == layer(ids));

// a number for each head, as a bias of distances has it
static_assert(std::is_same_v<decltype(embedding<vocab<5>, heads<3>>{}(ids)), tensor<float, tokens<2>, heads<3>>>);

// the tied head: how well each row fits, with the same numbers
static_assert(std::is_same_v<decltype(layer.logits(layer(ids))), tensor<float, tokens<2>, vocab<5>>>);
static_assert(layer.logits(layer(ids)) == contract<d_in>(layer(ids), layer.weight));
static_assert(prints_as(layer.logits(tensor<float, d_in<3>>{1, -1, 0.5f}),
                        {-0.4166, 1.0611, -0.0554, -0.5143, -0.2539}));
template <class List, class Scalar = float>
using fitting = headsup_rule::logits<vocab<5>, d_in<3>>::rules<headsup_diagnostics::operand<List, Scalar>>;
static_assert(says_that<fitting<axes<tokens<2>, d_out<3>>>>("HU003 logits: takes d_in<3>, x is (tokens<2>, d_out<3>); ",
                                                            "fix: rename<d_out, d_in>(x) if d_out means d_in"));
static_assert(says_that<fitting<axes<vocab<5>, d_in<3>>>>("HU002 logits: the result would have vocab twice", ""));
static_assert(says_that<fitting<axes<tokens<2>>, int>>("HU003 logits: takes d_in<3>, x is (tokens<2>) of int; ",
                                                       "fix: layer.logits(layer(x)) if these are ids"));

// what it refuses: an id that has no row
static_assert(Constant<[] { return layer(tensor<int>{4})(0); }> && !Constant<[] { return layer(tensor<int>{5})(0); }>);
