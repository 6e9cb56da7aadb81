#include <headsup/axes/roles.hpp>
#include <headsup/ops/dot.hpp>
#include <headsup/ops/prints_as.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

constexpr tensor<float, d_in<3>> x{{1, 2, 3}};
constexpr tensor<float, d_in<3>> y{{4, -5, 6}};
constexpr tensor<float, tokens<2>, d_in<3>> rows{{{1, 2, 2}, {0, 3, 4}}};
constexpr tensor<float, keys<3>, d_in<3>> others{{{2, 0, 0}, {1, 1, 1}, {0, 0, 0}}};

// the type
static_assert(std::is_same_v<decltype(dot(tensor<int, d_in<3>>{}, tensor<int, d_in<3>>{})), tensor<int>>);
static_assert(std::is_same_v<decltype(cosine<d_in>(rows, others)), tensor<float, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<decltype(cosine<d_in>(x, y)), tensor<float>>);
static_assert(std::is_same_v<decltype(cosine<d_in>(rows, rows)), tensor<float, tokens<2>>>);

// the values
static_assert(dot(x, y) == 12 && dot(y, x) == 12 && dot(view(x), x) == 14);
static_assert(dot(tensor<int, keys<1>>{{3}}, tensor<int, keys<1>>{{5}}) == 15);

// torch.nn.functional.normalize(rows) @ normalize(others).T prints; a vector of zeros is orthogonal to all
static_assert(prints_as(cosine<d_in>(rows, others), {{0.33333334, 0.96225047, 0}, {0, 0.80829036, 0}}, 6));
static_assert(prints_as(cosine<d_in>(rows, rows), {1, 1}, 6) && prints_as(cosine<d_in>(x, -x), -1, 6));
static_assert(cosine<d_in>(view(rows), others) == cosine<d_in>(rows, view(others)));

// the words: operands that are not two vectors over one axis
template <class Left, class Right>
using dotting = headsup_calls::refused<headsup_calls::op::dot, headsup_calls::no_names, headsup_diagnostics::operand<Left, float>, headsup_diagnostics::operand<Right, float>>;
static_assert(says_that<dotting<axes<tokens<2>, d_in<3>>, axes<d_in<3>>>>(
    "HU006 dot: takes two vectors over one axis, got left (tokens<2>, d_in<3>) and right (d_in<3>); ",
    "fix: contract<d_in>(left, right)"));
static_assert(says_that<dotting<axes<d_in<3>>, axes<d_out<3>>>>(
    "HU006 dot: takes two vectors over one axis, got left (d_in<3>) and right (d_out<3>); ",
    "fix: rename<d_out, d_in>(right) if d_out means d_in"));
static_assert(says_that<dotting<axes<d_in<3>>, axes<d_out<4>>>>(
    "HU006 dot: takes two vectors over one axis, got left (d_in<3>) and right (d_out<4>); ",
    "fix: right with axes that fit left"));
static_assert(says_that<dotting<axes<d_in<3>>, headsup_diagnostics::no_tensor>>(
    "HU006 dot: takes two vectors over one axis, got left (d_in<3>) and right no tensor; ",
    "fix: tensors, as in dot(left, right)"));
static_assert(
    says_that<headsup_calls::refused<headsup_calls::op::dot, headsup_calls::no_names, headsup_diagnostics::operand<axes<d_in<3>>, float>, headsup_diagnostics::operand<axes<d_in<3>>, int>>>(
        "HU037 dot: left holds float, right holds int; ", "fix: to<float>(right)"));
static_assert(says_that<headsup_calls::refused<headsup_calls::op::cosine, headsup_calls::along<keys>, headsup_diagnostics::operand<axes<d_in<3>>, float>,
                                            headsup_diagnostics::operand<axes<d_in<3>>, float>>>(
    "HU003 cosine<keys>: left has no keys (d_in<3>); ", "fix: cosine<d_in>(left, right)"));
static_assert(can_dot<tensor<int, d_in<3>>, tensor<int, d_in<3>>> &&
              !can_dot<tensor<bool, d_in<3>>, tensor<bool, d_in<3>>>);
static_assert(can_compare_angles<d_in, tensor<double, d_in<3>>, tensor<double, d_in<3>>> &&
              !can_compare_angles<d_in, tensor<int, d_in<3>>, tensor<int, d_in<3>>> &&
              !can_compare_angles<d_in, tensor<bool, d_in<3>>, tensor<bool, d_in<3>>>);
