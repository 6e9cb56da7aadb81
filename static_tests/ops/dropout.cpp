#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/dropout.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

template <class X> using dropped = decltype(apply_dropout(std::declval<X>(), 0.5, std::declval<torch_generator&>()));

template <class X> constexpr auto drop(X const& x, double rate, dropout_stream stream = dropout_stream::torch) {
  torch_generator generator{123};
  return apply_dropout(x, rate, generator, stream);
}

// the type: sums of one become sums of one on average
static_assert(std::is_same_v<dropped<tensor<float, tokens<2>, keys<3>>>, tensor<float, tokens<2>, keys<3>>>);
static_assert(std::is_same_v<dropped<tensor<float, tokens<2>, normalized<keys<3>>>>,
                             tensor<float, tokens<2>, normalized_on_average<keys<3>>>>);
static_assert(std::is_same_v<dropped<dropped<tensor<float, tokens<2>, normalized<keys<3>>>>>,
                             tensor<float, tokens<2>, normalized_on_average<keys<3>>>>);
static_assert(std::is_same_v<dropped<tensor_view<double const, merged<d_out<6>, heads<2>, head_dim<3>>>>,
                             tensor<double, merged<d_out<6>, heads<2>, head_dim<3>>>>);

// the values: after torch.manual_seed(123), dropout(torch.ones(2, 6), 0.5) prints, without MKL and with it
constexpr tensor<float, tokens<2>, keys<6>> ones{{{1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1}}};
static_assert(drop(ones, 0.5) == tensor<float, tokens<2>, keys<6>>{{{2, 2, 0, 2, 2, 0}, {0, 0, 0, 2, 0, 2}}});
static_assert(drop(ones, 0.5, dropout_stream::mkl) ==
              tensor<float, tokens<2>, keys<6>>{{{2, 2, 2, 2, 2, 2}, {0, 2, 0, 0, 0, 0}}});

// the numbers that are kept grow, so that the mean stays
constexpr tensor<float, keys<6>> x{{1, 2, 3, 4, 5, 6}};
static_assert([] {
  auto const y = drop(x, 0.75);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < 6; ++i) {
    if (y(i) != 0 && y(i) != 4 * x(i)) return false;
    kept += y(i) != 0;
  }
  return kept < 6;
}());
static_assert(drop(view(x), 0.5) == drop(x, 0.5));

// a rate of 0 keeps all, a rate of 1 none, and neither draws
static_assert(drop(x, 0) == x && drop(x, 1) == tensor<float, keys<6>>{});
static_assert([] {
  torch_generator generator{123}, untouched{123};
  (void)apply_dropout(x, 0, generator);
  (void)apply_dropout(x, 1, generator);
  return generator.u32() == untouched.u32();
}());

// otherwise two draws for every number, or one in total for MKL's stream
static_assert([] {
  torch_generator generator{123}, twelve{123};
  (void)apply_dropout(x, 0.5, generator);
  for (int i = 0; i < 12; ++i) twelve.u32();
  return generator.u32() == twelve.u32();
}());
static_assert([] {
  torch_generator generator{123}, one{123};
  (void)apply_dropout(x, 0.5, generator, dropout_stream::mkl);
  one.u32();
  return generator.u32() == one.u32();
}());

// what it refuses: a rate that is not a probability
static_assert(Constant<[] { return drop(x, 0.5)(0); }>);
static_assert(!Constant<[] { return drop(x, 1.5)(0); }>);
static_assert(!Constant<[] { return drop(x, -0.5)(0); }>);

// what it refuses: whole numbers, and what is no tensor
static_assert(can_drop_out<tensor<float, d_in<3>>> && !can_drop_out<tensor<int, d_in<3>>> && !can_drop_out<float>);
static_assert(says_that<headsup_calls::refused<headsup_calls::op::apply_dropout, headsup_calls::no_names,
                                               headsup_diagnostics::operand<axes<d_in<3>>, int>>>(
    "HU037 apply_dropout: x holds int, it takes float; ", "fix: to<float>(x)"));
