#include <headsup/random/normal.hpp>

#include <array>
#include <limits>
#include <type_traits>

using namespace headsup;
using headsup_random::normal_form;

// The numbers below have nine digits, which identify a float. All are PyTorch 1.13.1's, after
// torch.manual_seed(123).

template <std::size_t N>
constexpr std::array<float, N> normal(torch_generator& generator, double mean = 0, double deviation = 1,
                                      normal_form form = normal_form::avx2) {
  std::array<float, N> out{};
  headsup_random::normal(generator, out.data(), N, mean, deviation, form);
  return out;
}

template <std::size_t N>
constexpr std::array<float, N> normal_123(double mean = 0, double deviation = 1, normal_form form = normal_form::avx2) {
  torch_generator generator{123};
  return normal<N>(generator, mean, deviation, form);
}

// The number of torch.rand(1) that follows N normal ones.
template <std::size_t N> constexpr float rand_after() {
  torch_generator generator{123};
  normal<N>(generator);
  return generator.unit24();
}

template <std::size_t N> constexpr std::array<float, N> first(auto const& numbers) {
  std::array<float, N> out{};
  for (std::size_t i = 0; i < N; ++i) out[i] = numbers[i];
  return out;
}

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

// what it computes: torch.empty(15).normal_(), by pairs
constexpr std::array fifteen{-0.111467116f, 0.120362945f,  -0.369634509f, -0.240417972f, -1.19692433f,
                             0.20926936f,   -0.972355008f, -0.755045474f, 0.323902756f,  -0.108522631f,
                             0.210331157f,  -0.390842825f, 0.234973416f,  0.665260434f,  0.352820754f};
static_assert(normal_123<15>() == fifteen);
static_assert(normal_123<15>(0, 1, normal_form::scalar) == fifteen);
static_assert(rand_after<15>() == 0.717883527f);
static_assert(normal_123<5>(0.5, 2) ==
              std::array{0.277065754f, 0.740725875f, -0.239269018f, 0.0191640463f, -1.89384878f});

// Twice five numbers are ten: the sixth waited in the generator, …
static_assert([] {
  torch_generator generator{123};
  bool const begins = normal<5>(generator) == first<5>(fifteen);
  auto const next = normal<5>(generator);
  return begins && next == std::array{fifteen[5], fifteen[6], fifteen[7], fifteen[8], fifteen[9]};
}());

// … during a call for many numbers too, which leaves it there, …
static_assert([] {
  torch_generator generator{123};
  normal<5>(generator);
  normal<16>(generator);
  return normal<1>(generator)[0];
}() == fifteen[5]);

// … but not beyond a new seed.
static_assert([] {
  torch_generator generator{123};
  normal<5>(generator);
  generator.seed(123);
  return normal<15>(generator);
}() == fifteen);

// torch.empty(16).normal_() and normal_(0.25, 0.02), by blocks
constexpr std::array sixteen{0.337370187f,  -0.177777216f, -0.303527594f, -0.588011861f, 0.348605186f, 0.660340965f,
                             -0.219637617f, -0.379169822f, 0.767107069f,  -1.19250202f,  0.69835192f,  -1.40972292f,
                             0.179379612f,  1.89514804f,   0.495446384f,  0.269198567f};
static_assert(normal_123<16>() == sixteen);
static_assert(rand_after<16>() == 0.118568301f);
static_assert(normal_123<16>(0.25, 0.02) == std::array{0.256747395f, 0.246444449f, 0.243929446f, 0.238239765f,
                                                       0.256972104f, 0.26320681f, 0.245607242f, 0.242416605f,
                                                       0.265342146f, 0.226149961f, 0.263967037f, 0.221805543f,
                                                       0.253587604f, 0.287902951f, 0.259908915f, 0.255383968f});

// torch.empty(17).normal_(): all but the first number are drawn anew.
static_assert(normal_123<17>() == std::array{0.337370187f, -1.02047193f, -0.16895628f, 0.917764604f, 1.58096957f,
                                             1.30103993f, 1.27530122f, -0.200953096f, -0.160563782f, -1.57230425f,
                                             0.966571569f, -1.14814401f, -1.15886784f, 0.325471014f, -0.63150537f,
                                             -2.83999395f, -0.784853339f});
static_assert(rand_after<17>() == 0.705837429f);

static_assert(normal_123<40>() ==
              std::array{0.337370187f,  -0.177777216f, -0.303527594f, -0.588011861f, 0.348605186f,   0.660340965f,
                         -0.219637617f, -0.379169822f, 0.767107069f,  -1.19250202f,  0.69835192f,    -1.40972292f,
                         0.179379612f,  1.89514804f,   0.495446384f,  0.269198567f,  -0.0770202354f, -1.02047193f,
                         -0.16895628f,  0.917764604f,  1.58096957f,   1.30103993f,   1.27530122f,    -0.200953096f,
                         0.962421f,     0.249208495f,  -0.484502077f, -2.09291434f,  -0.81990993f,   -0.421038121f,
                         -0.961998045f, 1.28247535f,   -0.343037993f, -0.682147384f, -0.988689423f,  -1.70183039f,
                         -0.749802351f, -1.12851727f,  0.413510233f,  0.289169282f});
static_assert(rand_after<40>() == 0.190794051f);

// The same with ATEN_CPU_CAPABILITY=default
static_assert(normal_123<40>(0, 1, normal_form::scalar) ==
              std::array{0.337370157f,  -0.177777216f, -0.303527534f, -0.588012457f, 0.348605186f,   0.660340965f,
                         -0.219637573f, -0.379169762f, 0.767107069f,  -1.19250202f,  0.698351979f,   -1.40972257f,
                         0.179379612f,  1.89514804f,   0.495446384f,  0.269198656f,  -0.0770202354f, -1.02047253f,
                         -0.168956161f, 0.917764008f,  1.5809691f,    1.30103993f,   1.27530122f,    -0.200953096f,
                         0.962420881f,  0.249208197f,  -0.484502047f, -2.09291458f,  -0.81990993f,   -0.421038091f,
                         -0.961998045f, 1.28247547f,   -0.343037963f, -0.682147563f, -0.988689423f,  -1.70182991f,
                         -0.749802411f, -1.12851727f,  0.413510233f,  0.289169282f});
static_assert(normal_123<16>(0.25, 0.02, normal_form::scalar) ==
              std::array{0.256747395f, 0.246444449f, 0.243929446f, 0.23823975f, 0.256972104f, 0.26320681f, 0.245607242f,
                         0.242416605f, 0.265342146f, 0.226149961f, 0.263967037f, 0.221805543f, 0.253587604f,
                         0.287902951f, 0.259908915f, 0.255383968f});

// nn.Embedding(9, 3).weight and nn.Embedding(2, 3).weight
static_assert(normal_123<27>() == std::array{0.337370187f, -0.177777216f, -0.303527594f, -0.588011861f, 0.348605186f,
                                             0.660340965f, -0.219637617f, -0.379169822f, 0.767107069f,  -1.19250202f,
                                             0.69835192f,  -1.80605268f,  1.89596736f,   -0.175040901f, 1.36890817f,
                                             -1.60327017f, -1.32495737f,  0.178428441f,  -2.13375306f,  0.795326114f,
                                             0.998542488f, 0.221249357f,  1.8318938f,    -0.337838799f, 0.880544305f,
                                             1.55415857f,  0.626616061f});
static_assert(normal_123<6>() == first<6>(fifteen));

// A deviation of 0 leaves the mean.
static_assert(normal_123<2>(0.5, 0) == std::array{0.5f, 0.5f});
static_assert(normal_123<20>(0.5, 0)[19] == 0.5f);

// what it refuses
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
static_assert(Constant<[] { normal_123<1>(0, 1); }>);
static_assert(!Constant<[] { normal_123<1>(0, -1); }>);
static_assert(!Constant<[] { normal_123<1>(0, infinite); }>);
static_assert(!Constant<[] { normal_123<1>(0, not_a_number); }>);
static_assert(!Constant<[] { normal_123<1>(infinite, 1); }>);
static_assert(!Constant<[] { normal_123<1>(not_a_number, 1); }>);
