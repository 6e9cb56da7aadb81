#include <headsup/axes/roles.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/tril.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> x{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
constexpr tensor<float, tokens<2>, keys<5>> wide{{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}};

// the type: the axes as they were, without what was known of sums; a triangle knows where its zeros are
using weights = tensor<float, heads<2>, tokens<3>, normalized<keys<3>>>;
using scores = tensor<float, heads<2>, tokens<3>, keys<3>>;
static_assert(std::is_same_v<decltype(tril<tokens, keys>(weights{})),
                             tensor<float, heads<2>, tokens<3>, lower_triangle<keys<3>, tokens<3>, 0>>>);
static_assert(std::is_same_v<decltype(triu<tokens, keys, 1>(weights{})),
                             tensor<float, heads<2>, tokens<3>, upper_triangle<keys<3>, tokens<3>, 1>>>);
static_assert(std::is_same_v<decltype(tril<tokens, keys>(weights{}) + 2.0f), scores>);
static_assert(std::is_same_v<decltype(tril<tokens, keys>(tensor<int, keys<5>, batch<2>, tokens<3>>{})),
                             tensor<int, lower_triangle<keys<5>, tokens<3>, 0>, batch<2>, tokens<3>>>);

// the values: what is above or below the diagonal
static_assert(tril<tokens, keys>(x) == tensor<float, tokens<3>, keys<3>>{{{1, 0, 0}, {4, 5, 0}, {7, 8, 9}}});
static_assert(triu<tokens, keys>(x) == tensor<float, tokens<3>, keys<3>>{{{1, 2, 3}, {0, 5, 6}, {0, 0, 9}}});

// the diagonal moved to either side, as torch.tril(diagonal=…); of wide ones too
static_assert(tril<tokens, keys, 1>(wide) == tensor<float, tokens<2>, keys<5>>{{{1, 2, 0, 0, 0}, {6, 7, 8, 0, 0}}});
static_assert(tril<tokens, keys, -1>(wide) == tensor<float, tokens<2>, keys<5>>{{{0, 0, 0, 0, 0}, {6, 0, 0, 0, 0}}});
static_assert(triu<tokens, keys, 1>(wide) == tensor<float, tokens<2>, keys<5>>{{{0, 2, 3, 4, 5}, {0, 0, 8, 9, 10}}});
static_assert(triu<tokens, keys, -1>(wide) == wide && tril<tokens, keys, 4>(wide) == wide);
static_assert(tril<tokens, keys>(wide) + triu<tokens, keys, 1>(wide) == wide);

// the roles say which is which, not the places
static_assert(tril<keys, tokens>(x) == triu<tokens, keys>(x));
static_assert(std::is_same_v<decltype(tril<keys, tokens>(x)), decltype(triu<tokens, keys>(x))>);
static_assert(std::is_same_v<decltype(triu<keys, tokens, 1>(scores{})),
                             tensor<float, heads<2>, tokens<3>, lower_triangle<keys<3>, tokens<3>, -1>>>);
static_assert(triu<keys, tokens, 1>(x) == tril<tokens, keys, -1>(x));

// in every sequence and every head, also where those stand between or after
constexpr auto filled = [](auto numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers.data()[i] = static_cast<int>(i) + 1;
  return numbers;
};
static_assert([] {
  auto const between = filled(tensor<int, tokens<3>, batch<2>, keys<5>, heads<2>>{});
  auto const lower = tril<tokens, keys>(between);
  for (std::size_t t = 0; t < 3; ++t)
    for (std::size_t b = 0; b < 2; ++b)
      for (std::size_t k = 0; k < 5; ++k)
        for (std::size_t h = 0; h < 2; ++h)
          if (lower(t, b, k, h) != (k <= t ? between(t, b, k, h) : 0)) return false;
  return true;
}());

// what it refuses
static_assert(headsup_detail::has_triangle<keys, tokens, decltype(x)> &&
              !headsup_detail::has_triangle<tokens, d_in, decltype(x)>);
