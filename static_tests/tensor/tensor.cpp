#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/tensor/view.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using x3 = tensor<float, batch<2>, tokens<3>, d_in<5>>;
using weights = tensor<float, tokens<2>, normalized<keys<3>>>;

// the type: tensors, plain or annotated, fixed or dynamic, and views, by value or by reference
static_assert(Tensor<x3> && Tensor<x3 const&> && Tensor<weights> && Tensor<tensor<int>>);
static_assert(Tensor<tensor<float, tokens<dynamic>, d_in<5>>> && Tensor<tensor_view<float const, tokens<2>, keys<3>>>);
static_assert(!Tensor<float> && !Tensor<axes<tokens<3>>> && !Tensor<tensor<x3, tokens<3>>>);
static_assert(std::is_same_v<axes_of<weights const&>, axes<tokens<2>, normalized<keys<3>>>>);
static_assert(std::is_same_v<scalar_of<tensor_view<int const, tokens<2>>>, int>);

static_assert(std::is_same_v<tensor_over<float, axes<batch<2>, tokens<3>, d_in<5>>>, x3>);
static_assert(std::is_same_v<tensor_over<float, axes<tokens<2>, normalized<keys<3>>>>, weights>);
static_assert(std::is_same_v<tensor_over<int, axes<>>, tensor<int>>);

// the values: equality compares every number
constexpr tensor<float, tokens<2>, d_in<3>> matrix{{{1, 2, 3}, {4, 5, 6}}};
static_assert(matrix == tensor<float, tokens<2>, d_in<3>>{{{1, 2, 3}, {4, 5, 6}}});
static_assert(matrix != tensor<float, tokens<2>, d_in<3>>{{{1, 2, 3}, {4, 5, 7}}});
static_assert(tensor<float>{2} == tensor<float>{2} && tensor<float>{2} < tensor<float>{3});

// sizes given by role are those of the tensor
static_assert(
    unwritten_of<headsup_calls::op::tensor_type, "x({each_size})", float, tokens<dynamic>, d_in<3>>(sized<tokens>(5))
        .size() == 15);

// ids of two axes are not compared; those of one are, without axes as numbers
using word = tensor<int, ids_of<vocab<7>>>;
using place = tensor<int, ids_of<tokens<7>>>;
static_assert(Tensor<word> && !compared<word, word> && !compared<word, tensor<int>> && compared<word, place> &&
              !compared<place, tensor<int, ids_of<keys<3>>>> && compared<word, tensor<int, ids_of<vocab<3>>>>);
static_assert(word{2} == word{2} && word{2} != tensor<int>{3});

// what is chosen from ids are ids of the same axis: without axes the type says so; with others, the first one
template <class List, class... Xs> using chosen = decltype(unwritten_from<Xs...>(extents<List>{}));
using words = tensor<int, batch<2>, ids_of<vocab<7>, tokens<3>>>;
static_assert(std::is_same_v<chosen<axes<>, words>, word> && std::is_same_v<chosen<axes<>, words, word>, word>);
static_assert(std::is_same_v<chosen<axes<keys<2>>, word>, tensor<int, ids_of<vocab<7>, keys<2>>>> &&
              std::is_same_v<chosen<axes<batch<2>, ids_of<vocab<7>, tokens<3>>>, words>, words>);
static_assert(std::is_same_v<chosen<axes<>, words, place>, tensor<int>> &&
              std::is_same_v<chosen<axes<>, tensor<int>, word>, tensor<int>> &&
              std::is_same_v<chosen<axes<tokens<3>>, x3>, tensor<float, tokens<3>>>);
