#include <headsup/random/uniform.hpp>

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

using namespace headsup;
using headsup_random::rounding;

// The numbers below have nine digits, which identify a float. All are PyTorch 1.13.1's.

template <std::size_t N> constexpr std::array<float, N> rand(torch_generator generator) {
  std::array<float, N> out{};
  headsup_random::rand(generator, out.data(), N);
  return out;
}

template <std::size_t N> constexpr std::array<float, N> uniform(double lo, double hi, rounding how = rounding::fused) {
  torch_generator generator{123};
  std::array<float, N> out{};
  headsup_random::uniform(generator, out.data(), N, lo, hi, how);
  return out;
}

// Count weights of 3 -> 2 linear layers, one after the other, as the bits of their floats.
template <std::size_t Count>
constexpr std::array<std::array<std::uint32_t, 6>, Count> linear_3_2(torch_generator generator) {
  auto const bound = static_cast<double>(headsup_random::linear_bound(3));
  std::array<std::array<std::uint32_t, 6>, Count> bits{};
  for (auto& weight : bits) {
    std::array<float, 6> out{};
    headsup_random::uniform(generator, out.data(), 6, -bound, bound);
    weight = std::bit_cast<std::array<std::uint32_t, 6>>(out);
  }
  return bits;
}
template <std::size_t Count> using weights = std::array<std::array<std::uint32_t, 6>, Count>;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

// what it is
static_assert(std::is_same_v<decltype(headsup_random::linear_bound(768)), float>);

// what it computes: torch.manual_seed(…); torch.rand(…)
static_assert(rand<8>(torch_generator{123}) == std::array{0.296111941f, 0.516562283f, 0.251670718f, 0.68855679f,
                                                          0.0739724636f, 0.866521955f, 0.136579871f, 0.102479041f});
static_assert(rand<4>(torch_generator{789}) == std::array{0.773715198f, 0.895607829f, 0.943261981f, 0.354260564f});

// The numbers 620 … 639 of torch.rand(640), about the place where the 624 words of the state are used up.
static_assert([] {
  torch_generator generator{123};
  for (int i = 0; i < 620; ++i) generator.u32();
  return rand<20>(generator);
}() == std::array{0.469572842f, 0.0428855419f, 0.203660607f, 0.0771321058f, 0.350822151f, 0.844699681f, 0.168474615f,
                  0.371325731f, 0.990765512f,  0.843523443f, 0.681770205f,  0.817642689f, 0.398400903f, 0.231567264f,
                  0.752606392f, 0.634842038f,  0.344897687f, 0.885752916f,  0.143722713f, 0.489458501f});

// torch.manual_seed(123); torch.empty(8).uniform_(-0.3, 0.7): a range of 1 leaves nothing to round twice.
constexpr std::array from_a_unit_range{-0.00388807058f, 0.216562271f, -0.0483292937f, 0.388556778f,
                                       -0.226027548f,   0.566521943f, -0.163420141f,  -0.197520971f};
static_assert(uniform<8>(-0.3, 0.7) == from_a_unit_range);
static_assert(uniform<8>(-0.3, 0.7, rounding::twice) == from_a_unit_range);

// uniform_(-0.1, 0.2), with ATEN_CPU_CAPABILITY=avx2 and default
static_assert(uniform<8>(-0.1, 0.2) == std::array{-0.0111664152f, 0.0549686886f, -0.0244987831f, 0.106567048f,
                                                  -0.0778082609f, 0.159956589f, -0.0590260401f, -0.0692562908f});
static_assert(uniform<8>(-0.1, 0.2, rounding::twice) == std::array{-0.0111664161f, 0.0549686924f, -0.0244987831f,
                                                                   0.106567048f, -0.0778082609f, 0.159956604f,
                                                                   -0.0590260401f, -0.0692562908f});

// The interval of nn.Linear(3, …), with ATEN_CPU_CAPABILITY=avx2 and default
constexpr auto bound_of_3 = static_cast<double>(headsup_random::linear_bound(3));
static_assert(uniform<6>(-bound_of_3, bound_of_3) ==
              std::array{-0.235429645f, 0.0191244762f, -0.286745936f, 0.217726618f, -0.49193421f, 0.423223078f});
static_assert(uniform<6>(-bound_of_3, bound_of_3, rounding::twice) ==
              std::array{-0.235429645f, 0.0191244483f, -0.286745936f, 0.217726648f, -0.49193421f, 0.423223138f});

// Next to the quick form of an interval about zero stands the general one: they agree.
static_assert([] {
  torch_generator generator{789};
  auto const range = 2 * headsup_random::linear_bound(3);
  for (int i = 0; i < 1000; ++i) {
    torch_generator same = generator;
    float quick = 0;
    headsup_random::uniform(generator, &quick, 1, -bound_of_3, bound_of_3);
    if (quick != headsup_random::multiply_add(same.unit24(), range, -range / 2, rounding::fused)) return false;
  }
  return true;
}());

// An empty interval, and the zeros it gives, still draw.
static_assert(uniform<2>(0.5, 0.5) == std::array{0.5f, 0.5f});
static_assert(std::bit_cast<std::uint32_t>(uniform<1>(-0.0, 0.0)[0]) == 0);
static_assert(std::bit_cast<std::uint32_t>(uniform<1>(0.0, 0.0)[0]) == 0);
static_assert([] {
  torch_generator generator{123};
  float out = 0;
  headsup_random::uniform(generator, &out, 1, 0.5, 0.5);
  return generator.u32();
}() == 3062119789);

// torch.manual_seed(789); nn.Linear(3, 2, bias=False), three times: W_query, W_key, W_value of section 3.4.2
static_assert(linear_3_2<3>(torch_generator{789}) ==
              weights<3>{{{0x3ea1d27f, 0x3ee9e2d0, 0x3f03079c, 0xbe2c5302, 0xbeacfe38, 0xbdbbf3f0},
                          {0x3ecfc5c8, 0xbef0daf6, 0x3e727d10, 0x3e5a7b3d, 0xbe85255c, 0xbf02b2f2},
                          {0x3e8150d7, 0xbe10dfae, 0xbe48e3c3, 0x3f04e439, 0xbdae6c57, 0xbe513b1c}}});

// torch.manual_seed(123), the same: section 3.5.3
static_assert(linear_3_2<3>(torch_generator{123}) ==
              weights<3>{{{0xbe711478, 0x3c9caaef, 0xbe92d05d, 0x3e5ef3ba, 0xbefbdecd, 0x3ed8b0b2},
                          {0xbed6db3d, 0xbeeb045d, 0xbebac9b6, 0x3e85e078, 0xbe5a723c, 0x3e5d3cc8},
                          {0xbefae322, 0xbeb3597b, 0xbe5913b2, 0xbde85e18, 0xbee18145, 0x3ec18eef}}});

// … and after these, out_proj of section 3.6.2, 2 -> 2: weight, then bias
static_assert([] {
  torch_generator generator{123};
  for (int i = 0; i < 3 * 6; ++i) generator.u32();
  auto const bound = static_cast<double>(headsup_random::linear_bound(2));
  std::array<float, 6> out{};
  headsup_random::uniform(generator, out.data(), 4, -bound, bound);
  headsup_random::uniform(generator, out.data() + 4, 2, -bound, bound);
  return std::bit_cast<std::array<std::uint32_t, 6>>(out);
}() == std::array<std::uint32_t, 6>{0xbe2ac28e, 0x3e686b80, 0x3f0001b4, 0x3e06e663, 0x3e45ffde, 0x3f2ebb01});

static_assert(headsup_random::linear_bound(1) == 1 && headsup_random::linear_bound(4) == 0.5f &&
              headsup_random::linear_bound(1024) == 0.03125f);
static_assert(headsup_random::linear_bound(768) == 0.0360843912f);

// what it refuses
constexpr double largest = static_cast<double>(std::numeric_limits<float>::max());
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
static_assert(Constant<[] { uniform<1>(0, 1); }>);
static_assert(!Constant<[] { uniform<1>(1, 0); }>);
static_assert(!Constant<[] { uniform<1>(not_a_number, 1); }>);
static_assert(!Constant<[] { uniform<1>(0, not_a_number); }>);
static_assert(Constant<[] { uniform<1>(0, largest); }>);
static_assert(!Constant<[] { uniform<1>(0, 2 * largest); }>);
static_assert(!Constant<[] { uniform<1>(-2 * largest, 0); }>);
static_assert(!Constant<[] { uniform<1>(-largest, largest); }>);
static_assert(Constant<[] { headsup_random::linear_bound(1); }>);
static_assert(!Constant<[] { headsup_random::linear_bound(0); }>);
