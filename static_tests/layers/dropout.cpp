#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/layers/dropout.hpp>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

using weights = tensor<float, tokens<2>, normalized<keys<6>>>;

// the type: training keeps sums only on average, inference keeps them
static_assert(std::is_same_v<decltype(dropout{0.5}(std::declval<weights>(), std::declval<torch_generator&>())),
                             tensor<float, tokens<2>, normalized_on_average<keys<6>>>>);
static_assert(std::is_same_v<decltype(dropout{0.5}(std::declval<weights>())), weights>);
static_assert(std::is_same_v<decltype(dropout{0.5}(std::declval<weights const&>())), weights>);
static_assert(std::is_trivially_copyable_v<dropout>);

// the values
static_assert(dropout{}.rate() == 0 && dropout{0.5}.rate() == 0.5);

constexpr tensor<float, tokens<2>, keys<6>> x{{{1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}}};
static_assert(dropout{0.5}(x) == x);
static_assert([] {
  torch_generator generator{123};
  return dropout{0.5}(x, generator) == tensor<float, tokens<2>, keys<6>>{{{2, 2, 0, 2, 2, 0}, {0, 0, 0, 2, 0, 2}}};
}());
static_assert([] {
  torch_generator generator{123};
  return dropout{0.5, dropout_stream::mkl}(x, generator) ==
         tensor<float, tokens<2>, keys<6>>{{{2, 2, 2, 2, 2, 2}, {0, 2, 0, 0, 0, 0}}};
}());

// a second mask continues where the first ended
static_assert([] {
  torch_generator generator{123}, again{123};
  auto const first = dropout{0.5}(x, generator);
  auto const second = dropout{0.5}(x, generator);
  return first != second && dropout{0.5}(x, again) == first && dropout{0.5}(x, again) == second;
}());

// a temporary passes through inference without a copy
static_assert([] {
  tensor<float, tokens<64>, keys<96>> large;
  large(63, 95) = 7;
  float const* const first = large.data();
  auto const same = dropout{0.5}(static_cast<decltype(large)&&>(large));
  return same.data() == first && same(63, 95) == 7;
}());

// what it refuses: a rate that is not a probability, a constant generator
static_assert(Constant<[] { return dropout{1}.rate(); }> && Constant<[] { return dropout{0}.rate(); }>);
static_assert(!Constant<[] { return dropout{1.5}.rate(); }> && !Constant<[] { return dropout{-0.5}.rate(); }>);
static_assert(Constant<[] { return dropout{0.5}(x, torch_generator{1}); }>);
static_assert(!std::is_convertible_v<double, dropout>);
