#include <headsup/axes/roles.hpp>
#include <headsup/ops/round.hpp>

using namespace headsup;

// the type: as it was
static_assert(std::is_same_v<decltype(round(tensor<float, tokens<2>, d_in<3>>{})), tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(round(tensor<double>{}, 2)), tensor<double>>);

// the values: torch.round prints; ties to even
static_assert(round(tensor<float, d_in<8>>{{0.5f, 1.5f, 2.5f, -0.5f, -1.5f, 0.12345f, 2.675f, 1234.5678f}}) ==
              tensor<float, d_in<8>>{{0, 2, 2, 0, -2, 0, 3, 1235}});

// torch.round(decimals=2): the nearest float of what is printed
static_assert(round(tensor<float, d_in<5>>{{0.12345f, 2.675f, 1234.5678f, -0.125f, 0.375f}}, 2) ==
              tensor<float, d_in<5>>{{0.12f, 2.68f, 1234.57f, -0.12f, 0.38f}});
static_assert(round(tensor<double>{2.34567}, 4) == 2.3457 && round(tensor<double>{-0.00005}, 3) == 0);

// numbers that have no decimals are left alone
static_assert(round(tensor<double>{0x1p51}) == 0x1p51 && round(tensor<double>{-0x1.8p60}, 4) == -0x1.8p60);
constexpr tensor<float> one_and_a_half{1.5f};
static_assert(round(view(one_and_a_half)) == 2);
