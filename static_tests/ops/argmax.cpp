#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/argmax.hpp>

#include <limits>

using namespace headsup;

constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

// the type: ints, without the axis
using logits = tensor<double, batch<2>, tokens<3>, vocab<5>>;
static_assert(std::is_same_v<decltype(argmax<vocab>(logits{})), tensor<int, ids_of<vocab<5>, batch<2>>, tokens<3>>>);
static_assert(std::is_same_v<decltype(argmin<tokens>(logits{})),
                             tensor<int, pooled<ids_of<tokens<3>, batch<2>>, tokens<3>>, vocab<5>>>);
static_assert(std::is_same_v<decltype(argmax<keys>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<int, ids_of<keys<3>, tokens<2>>>>);
static_assert(std::is_same_v<decltype(argmax<tokens>(tensor<float, tokens<2>, normalized<keys<3>>>{})),
                             tensor<int, pooled<ids_of<tokens<2>, keys<3>>, tokens<2>>>>);
static_assert(std::is_same_v<decltype(argmin<vocab>(tensor<float, vocab<3>>{})), tensor<int, ids_of<vocab<3>>>>);
static_assert(
    std::is_same_v<decltype(argmax<tokens>(tensor<float, tokens<2>, merged<d_out<6>, heads<2>, head_dim<3>>>{})),
                   tensor<int, pooled<merged<d_out<6>, heads<2>, head_dim<3>>, tokens<2>>>>);

// the values: those that the documentation of torch.argmax and torch.argmin prints
constexpr tensor<float, tokens<4>, vocab<4>> most{{{1.3398f, 0.2663f, -0.2686f, 0.2450f},
                                                   {-0.7401f, -0.8805f, -0.3402f, -1.1936f},
                                                   {0.4907f, -1.3948f, -1.0691f, -0.3132f},
                                                   {-1.6092f, 0.5419f, -0.2993f, 0.3195f}}};
static_assert(argmax<vocab>(most) == tensor<int, tokens<4>>{{0, 2, 0, 1}});
constexpr tensor<float, tokens<4>, vocab<4>> least{{{0.1139f, 0.2254f, -0.1381f, 0.3687f},
                                                    {1.0100f, -1.1975f, -0.0102f, -0.4732f},
                                                    {-0.9240f, 0.1207f, -0.7506f, -1.0213f},
                                                    {1.7809f, -1.2960f, 0.9384f, 0.1438f}}};
static_assert(argmin<vocab>(least) == tensor<int, tokens<4>>{{2, 1, 3, 1}});

// along the first axis and a middle one; a view; one axis, of one element
constexpr tensor<int, batch<2>, tokens<3>, d_in<2>> deep{{{{1, 9}, {7, 8}, {5, 9}}, {{0, 2}, {-1, 4}, {6, 3}}}};
static_assert(argmax<tokens>(deep) == tensor<int, batch<2>, d_in<2>>{{{1, 0}, {2, 1}}});
static_assert(argmin<tokens>(deep) == tensor<int, batch<2>, d_in<2>>{{{0, 1}, {1, 0}}});
static_assert(argmax<batch>(deep) == tensor<int, tokens<3>, d_in<2>>{{{0, 0}, {0, 0}, {1, 0}}});
static_assert(argmax<tokens>(view(deep)) == argmax<tokens>(deep));
static_assert(argmax<vocab>(tensor<double, vocab<3>>{{1, 3, 2}}) == 1);
static_assert(argmin<vocab>(tensor<float, vocab<1>>{{5}}) == 0);

// of equals the first, of several NaN the first
static_assert(argmax<vocab>(tensor<bool, vocab<3>>{{false, true, true}}) == 1);
static_assert(argmax<vocab>(tensor<float, vocab<4>>{{1, not_a_number, 3, not_a_number}}) == 1);
static_assert(argmin<vocab>(tensor<float, vocab<4>>{{1, not_a_number, 3, not_a_number}}) == 1);
