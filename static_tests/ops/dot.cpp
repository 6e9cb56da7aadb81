#include <headsup/axes/roles.hpp>
#include <headsup/ops/dot.hpp>
#include <headsup/ops/prints_as.hpp>

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
