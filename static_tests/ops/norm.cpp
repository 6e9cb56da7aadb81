#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/norm.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/transpose.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{0.5f, -1, 2}, {3, 0.25f, -0.75f}}};

// the type: unchanged, without what was known about sums
static_assert(std::is_same_v<decltype(layer_norm<d_in>(x)), tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(rms_norm<d_in>(view(x))), tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(layer_norm<keys>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<float, tokens<2>, keys<3>>>);
static_assert(
    std::is_same_v<decltype(rms_norm<d_out>(tensor<double, d_out<2>, d_in<3>>{})), tensor<double, d_out<2>, d_in<3>>>);

// the values: torch.nn.functional.layer_norm(x, (3,)) prints
static_assert(prints_as(layer_norm<d_in>(x), {{0, -1.22474074, 1.22474074}, {1.36652708, -0.36791107, -0.99861586}},
                        6));
static_assert(prints_as(layer_norm<d_in>(transpose(x)),
                        {{0, 1.36652708}, {-1.22474074, -0.36791107}, {1.22474074, -0.99861586}}, 6));

// constant rows have no variance: epsilon prevents division by zero
static_assert(layer_norm<d_in>(tensor<float, d_in<3>>{{7, 7, 7}}) == tensor<float, d_in<3>>{});

// without epsilon, of numbers whose root mean square is a number: 1, 7 and 5 along the other axis
constexpr tensor<double, d_in<2>, tokens<3>> squares{{{1, 7, 5}, {1, 7, 5}}};
static_assert(rms_norm<d_in>(squares, 0) == tensor<double, d_in<2>, tokens<3>>{{{1, 1, 1}, {1, 1, 1}}});
static_assert(rms_norm<d_in>(tensor<double, d_in<2>>{{1, 7}}, 0) == tensor<double, d_in<2>>{{0.2, 1.4}});
static_assert(layer_norm<d_in>(tensor<double, d_in<2>>{{3, 7}}, 0) == tensor<double, d_in<2>>{{-1, 1}});

// the words: several axes at once
template <template <std::size_t> class... Roles>
using over =
    headsup_calls::refused<headsup_calls::op::rms_norm, headsup_calls::along<Roles...>, headsup_diagnostics::operand<axes<tokens<2>, d_in<3>>, float>>;
static_assert(says_that<over<batch, d_in>>("HU029 rms_norm<batch, d_in>: ",
                                                 "the others; fix: rms_norm<d_in>(x)"));
static_assert(says_that<over<tokens, d_in>>("HU029 rms_norm<tokens, d_in>: ",
                                                  "the later ones; fix: rms_norm<d_in>(x)"));
static_assert(says_that<over<heads, d_in>>("HU029 rms_norm<heads, d_in>: ",
                                                 "one scale would serve them all; fix: rms_norm<d_in>(x)"));
