#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/mask.hpp>

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();

constexpr tensor<float, tokens<3>, keys<3>> x{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
constexpr tensor<float, tokens<2>, keys<5>> wide{{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}};

// the type: the axes as they were, without what was known of sums; a triangle knows where its zeros are
using weights = tensor<float, heads<2>, tokens<3>, normalized<keys<3>>>;
using scores = tensor<float, heads<2>, tokens<3>, keys<3>>;
static_assert(std::is_same_v<decltype(mask_future<tokens, keys>(weights{})), scores>);
static_assert(std::is_same_v<decltype(tril<tokens, keys>(weights{})),
                             tensor<float, heads<2>, tokens<3>, lower_triangle<keys<3>, tokens<3>, 0>>>);
static_assert(std::is_same_v<decltype(triu<tokens, keys, 1>(weights{})),
                             tensor<float, heads<2>, tokens<3>, upper_triangle<keys<3>, tokens<3>, 1>>>);
static_assert(std::is_same_v<decltype(tril<tokens, keys>(weights{}) * 2.0f), scores>);
static_assert(std::is_same_v<decltype(masked_fill(weights{}, tensor<bool, keys<3>>{}, 0)), scores>);
static_assert(std::is_same_v<decltype(tril<tokens, keys>(tensor<int, keys<5>, batch<2>, tokens<3>>{})),
                             tensor<int, lower_triangle<keys<5>, tokens<3>, 0>, batch<2>, tokens<3>>>);
static_assert(std::is_same_v<decltype(future_mask<tokens<2>, keys<5>, 3>::hidden()), tensor<bool, tokens<2>, keys<5>>>);
static_assert(future_mask<tokens<2>, keys<5>, 3>::offset == 3 && future_mask<tokens<5>, keys<5>>::offset == 0);

// the values: above the diagonal
static_assert(mask_future<tokens, keys>(x) ==
              tensor<float, tokens<3>, keys<3>>{{{1, -inf, -inf}, {4, 5, -inf}, {7, 8, 9}}});
static_assert(tril<tokens, keys>(x) == tensor<float, tokens<3>, keys<3>>{{{1, 0, 0}, {4, 5, 0}, {7, 8, 9}}});
static_assert(triu<tokens, keys>(x) == tensor<float, tokens<3>, keys<3>>{{{1, 2, 3}, {0, 5, 6}, {0, 0, 9}}});

// the diagonal moved to either side, as torch.tril(diagonal=…); of wide ones too
static_assert(tril<tokens, keys, 1>(wide) == tensor<float, tokens<2>, keys<5>>{{{1, 2, 0, 0, 0}, {6, 7, 8, 0, 0}}});
static_assert(tril<tokens, keys, -1>(wide) == tensor<float, tokens<2>, keys<5>>{{{0, 0, 0, 0, 0}, {6, 0, 0, 0, 0}}});
static_assert(triu<tokens, keys, 1>(wide) == tensor<float, tokens<2>, keys<5>>{{{0, 2, 3, 4, 5}, {0, 0, 8, 9, 10}}});
static_assert(triu<tokens, keys, -1>(wide) == wide && tril<tokens, keys, 4>(wide) == wide);
static_assert(tril<tokens, keys>(wide) + triu<tokens, keys, 1>(wide) == wide);

// with three cached keys before the first query
static_assert(mask_future<tokens, keys, 3>(wide) ==
              tensor<float, tokens<2>, keys<5>>{{{1, 2, 3, 4, -inf}, {6, 7, 8, 9, 10}}});
static_assert(mask_future<tokens, keys, 0>(wide) ==
              tensor<float, tokens<2>, keys<5>>{{{1, -inf, -inf, -inf, -inf}, {6, 7, -inf, -inf, -inf}}});

// the roles, not the positions, say which is which
constexpr tensor<float, keys<3>, tokens<3>> turned{{{1, 4, 7}, {2, 5, 8}, {3, 6, 9}}};
static_assert(mask_future<tokens, keys>(turned) ==
              tensor<float, keys<3>, tokens<3>>{{{1, 4, 7}, {-inf, 5, 8}, {-inf, -inf, 9}}});
static_assert(tril<keys, tokens>(x) == triu<tokens, keys>(x));

// in every sequence and every head, even where those axes are in between or last
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

// the mask as numbers, and as a predicate
using cached = future_mask<tokens<2>, keys<5>, 3>;
static_assert(cached::hidden() == tensor<bool, tokens<2>, keys<5>>{
                                      {{false, false, false, false, true}, {false, false, false, false, false}}});
static_assert(!cached::hides(0, 3) && cached::hides(0, 4) && !cached::hides(1, 4));

// fill what a mask marks: a mask of all axes, in another order, of fewer axes
static_assert(masked_fill(wide, cached::hidden(), -inf) == mask_future<tokens, keys, 3>(wide));
constexpr tensor<bool, keys<3>, tokens<3>> below{{{false, true, true}, {false, false, true}, {false, false, false}}};
static_assert(masked_fill(x, below, 0) == triu<tokens, keys>(x));
constexpr tensor<bool, keys<5>> padding{{false, false, false, true, true}};
static_assert(masked_fill(wide, padding, -1) ==
              tensor<float, tokens<2>, keys<5>>{{{1, 2, 3, -1, -1}, {6, 7, 8, -1, -1}}});
static_assert(masked_fill(filled(tensor<int, d_in<3>>{}), tensor<bool>{true}, 7) == tensor<int, d_in<3>>{{7, 7, 7}});

// views
static_assert(mask_future<tokens, keys>(view(x)) == mask_future<tokens, keys>(x));
static_assert(masked_fill(view(wide), view(padding), -1) == masked_fill(wide, padding, -1));
