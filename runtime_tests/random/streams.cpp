#include "catch.hpp"

#include <headsup/random/bernoulli.hpp>
#include <headsup/random/normal.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/random/uniform.hpp>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <vector>

using namespace headsup;
using headsup_random::normal_form;
using headsup_random::rounding;

namespace {

// FNV-1a with 64 bits over the bytes of the floats, the low byte of each first.
std::uint64_t hash(std::vector<float> const& numbers) {
  std::uint64_t result = 0xcbf29ce484222325u;
  for (float number : numbers) {
    auto const bits = std::bit_cast<std::uint32_t>(number);
    for (int shift = 0; shift < 32; shift += 8) result = (result ^ ((bits >> shift) & 0xff)) * 0x100000001b3u;
  }
  return result;
}

// A seed unknown to the compiler, so that what follows is computed at run time.
std::uint64_t seed_123() {
  std::uint64_t volatile seed = 123;
  return seed;
}

template <class Call> std::string refusal(Call call) {
  try {
    call();
  } catch (argument_error const& error) {
    return error.what();
  }
  return "";
}

struct initial_weights {
  std::size_t size;
  std::array<std::uint64_t, 5> hashes;
  std::array<std::array<float, 8>, 5> ends;
  float next;
};

// PyTorch 1.13.1, ATEN_CPU_CAPABILITY=avx2: torch.manual_seed(123); three of nn.Linear(size, size, bias=False), then
// nn.Linear(size, size): the hash of each tensor, its first four numbers and its last four; then torch.rand(1).
initial_weights const gpt2[] = {
    {768,
     {0xdb42d639cd34898f, 0x42659ec6f5c56d55, 0x362ade8aa9989ee0, 0xc5b0a1acfbfb17aa, 0xb043d2702500fa97},
     {{{-0.0147143528f, 0.00119527976f, -0.017921621f, 0.0136079136f, 0.0105125895f, 0.0334980674f, 0.0352249816f,
        0.0215428453f},
       {0.0151426587f, -0.0159845278f, 0.0273847431f, 0.0168087184f, -0.035468027f, 0.0354593024f, -0.0249646492f,
        0.035387069f},
       {0.0143437916f, -0.0341312736f, -0.0157583449f, -0.0298027992f, 0.0301758032f, 0.00142194377f, -0.0177231338f,
        -0.0271463916f},
       {0.0148252351f, -0.018582128f, -0.016898388f, 0.0129707269f, 0.0176490135f, 0.0210417788f, -0.00413081283f,
        0.0299506262f},
       {0.0282921735f, -0.0345425345f, -0.0179959442f, -0.0239259675f, 0.00866097305f, 0.0290636551f, -0.0310064796f,
        0.0355794132f}}},
     0.347464025f},
    {1024,
     {0x527ea60bd5dbeee0, 0x5cdf20b38d069adf, 0x2be23548a3dd43b3, 0xcf88fbd5ba51fdc1, 0x5f921f0447471fcd},
     {{{-0.0127430037f, 0.00103514269f, -0.0155205801f, 0.0117847994f, 0.00304039195f, -0.00874707475f, 0.0122396052f,
        0.020254422f},
       {0.00269977748f, -0.0158621781f, -0.0300437622f, 0.00272437185f, 0.0200128779f, 0.0259288363f, -0.0294923894f,
        -0.0132004805f},
       {-0.0180939101f, -0.00537062064f, -0.0234249011f, -0.0236184038f, -0.0240719318f, -0.00830643252f, 0.0220306925f,
        0.0108984746f},
       {-0.0136515014f, 0.019972343f, 0.00682885945f, -0.00108071789f, 0.010236185f, -0.00770017132f, -0.0108195022f,
        0.00379194319f},
       {0.00775688887f, -0.0285574459f, -0.0112786405f, -0.0310109369f, 0.00321058929f, -0.0165487193f, 0.0245107114f,
        -0.0187898055f}}},
     0.837918162f},
    {1280,
     {0xf4b16bc99d927bdd, 0x7a7d353236b7685c, 0x890a7c8c8991cb78, 0x4a6a2673e44b933d, 0xf60c9de0e5a927da},
     {{{-0.0113976886f, 0.000925859786f, -0.0138820289f, 0.0105406446f, 0.014983655f, 0.0246000867f, 0.0182124805f,
        -0.0251737535f},
       {0.00561058288f, -0.0235845055f, 0.0248910226f, -0.0170855913f, 0.0203048829f, 0.0236804765f, -0.0252846815f,
        0.0249472335f},
       {0.00299825426f, 0.0056441864f, 0.0195705313f, -0.0188260153f, 0.019688176f, 0.00466815988f, 0.00127124833f,
        -0.0219930988f},
       {-0.000300040003f, -0.0203370843f, 0.0173037704f, 0.00853823218f, 0.0109209558f, -0.0273695793f, -0.0171308927f,
        -0.00219621509f},
       {-0.0273100063f, -0.0198537242f, -0.00550676789f, 0.0220752116f, 0.02675502f, -0.027853908f, 0.0216781702f,
        -0.0148203401f}}},
     0.483556688f},
    {1600,
     {0xafb1f35c7cd22d29, 0x94553f0766a44ea7, 0x4e15db576d95ee0d, 0xf369a85282aff648, 0x19d22939a263cc7d},
     {{{-0.0101944031f, 0.000828114164f, -0.0124164643f, 0.00942783989f, 0.0160131138f, -0.0164655298f, -0.00467643142f,
        -0.00344386115f},
       {0.0170430876f, 0.0234716963f, -0.0100291697f, 0.0241410192f, -0.0136692887f, 0.0219818503f, 0.00824415404f,
        0.0165868644f},
       {-0.0137125673f, -0.0183332898f, 0.0113976868f, -0.0192673244f, 0.024391843f, 0.00462502241f, -0.0212945472f,
        0.000664225256f},
       {0.007272908f, -0.00172747381f, -0.016061062f, -0.0155524081f, 0.0152631551f, -0.0208030529f, -0.0193824302f,
        0.00343358214f},
       {0.0144233704f, -0.00406338274f, -0.0151956594f, -0.00819619279f, 0.00572718401f, -0.00890248735f, 0.0193722229f,
        0.00347425649f}}},
     0.222897708f}};

}  // namespace

TEST_CASE("random: the initial weights of the four sizes of GPT-2 are PyTorch's", "[random]") {
  for (auto const& [size, hashes, ends, next] : gpt2) {
    INFO("d_in = d_out = " << size);
    torch_generator generator{seed_123()};
    auto const bound = static_cast<double>(headsup_random::linear_bound(size));
    std::vector<float> tensor(size * size);
    for (std::size_t i = 0; i < 5; ++i) {
      INFO("tensor " << i);
      if (i == 4) tensor.resize(size);
      headsup_random::uniform(generator, tensor.data(), tensor.size(), -bound, bound);
      auto const last = tensor.size() - 4;
      CHECK(ends[i] == std::array{tensor[0], tensor[1], tensor[2], tensor[3], tensor[last], tensor[last + 1],
                                  tensor[last + 2], tensor[last + 3]});
      CHECK(hash(tensor) == hashes[i]);
    }
    CHECK(generator.unit24() == next);
  }
}

TEST_CASE("random: without FMA, PyTorch's initial weights of GPT-2 small are those rounded twice", "[random]") {
  // The same with ATEN_CPU_CAPABILITY=default
  torch_generator generator{seed_123()};
  auto const bound = static_cast<double>(headsup_random::linear_bound(768));
  std::vector<float> tensor(768 * 768);
  for (std::uint64_t expected : {0xe2fb608fc3dc5e1au, 0x50b0fec0cfe5cac9u, 0x8784d005a22e3884u, 0xd4dbfde8ea5e89a3u}) {
    headsup_random::uniform(generator, tensor.data(), tensor.size(), -bound, bound, rounding::twice);
    CHECK(hash(tensor) == expected);
  }
  tensor.resize(768);
  headsup_random::uniform(generator, tensor.data(), tensor.size(), -bound, bound, rounding::twice);
  CHECK(hash(tensor) == 0x0e58d1b21554cbc1u);
}

TEST_CASE("random: an interval that is not about zero is PyTorch's in both roundings", "[random]") {
  // torch.manual_seed(123); torch.empty(100000).uniform_(-0.1, 0.2), with ATEN_CPU_CAPABILITY=avx2 and default
  std::vector<float> numbers(100000);
  torch_generator generator{seed_123()};
  headsup_random::uniform(generator, numbers.data(), numbers.size(), -0.1, 0.2);
  CHECK(hash(numbers) == 0xc6c142014e0a6e6eu);
  generator.seed(123);
  headsup_random::uniform(generator, numbers.data(), numbers.size(), -0.1, 0.2, rounding::twice);
  CHECK(hash(numbers) == 0x6d086c608fb67ae2u);
}

TEST_CASE("random: PyTorch's two formulas for a linear layer's bound give the same float", "[random]") {
  double const root_5 = std::sqrt(5.0), gain = std::sqrt(2 / (1 + root_5 * root_5));
  bool same = true;
  for (std::size_t d_in = 1; d_in <= 8192; ++d_in) {
    double const root = std::sqrt(static_cast<double>(d_in));
    same = same && headsup_random::linear_bound(d_in) == static_cast<float>(std::sqrt(3.0) * (gain / root)) &&
           headsup_random::linear_bound(d_in) == static_cast<float>(1 / root);
  }
  CHECK(same);
}

TEST_CASE("random: normal numbers are PyTorch's", "[random]") {
  auto const normal = [](std::size_t n, double deviation) {
    std::vector<float> numbers(n);
    torch_generator generator{seed_123()};
    headsup_random::normal(generator, numbers.data(), n, 0, deviation);
    return hash(numbers);
  };
  // torch.manual_seed(123); torch.empty(n).normal_(0, 0.02); nn.Embedding(1000, 768).weight
  CHECK(normal(1000, 0.02) == 0x60cea1801c4e960fu);
  CHECK(normal(100003, 0.02) == 0xf461d9c9fb70fda1u);
  CHECK(normal(1000 * 768, 1) == 0x13889844dcaed61cu);

  // torch.cat([torch.empty(15).normal_(0, 0.02) for _ in range(1000)])
  std::vector<float> numbers(15000);
  torch_generator generator{seed_123()};
  for (std::size_t i = 0; i < numbers.size(); i += 15) headsup_random::normal(generator, &numbers[i], 15, 0, 0.02);
  CHECK(hash(numbers) == 0xfc1073f8c3888ee1u);
}

TEST_CASE("random: the two forms of normal numbers are close", "[random]") {
  std::vector<float> one(10007), other(10007);
  torch_generator generator{seed_123()}, same{seed_123()};
  headsup_random::normal(generator, one.data(), one.size(), 0.25, 2, normal_form::avx2);
  headsup_random::normal(same, other.data(), other.size(), 0.25, 2, normal_form::scalar);
  std::size_t far = 0, equal = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    far += std::abs(one[i] - other[i]) > 1e-5f;
    equal += one[i] == other[i];
  }
  CHECK(far == 0);
  CHECK(equal < one.size());
  CHECK(generator.u32() == same.u32());
}

TEST_CASE("random: bernoulli numbers are PyTorch's", "[random]") {
  // torch.manual_seed(123); torch.empty(100000).bernoulli_(0.9)
  std::vector<float> numbers(100000);
  torch_generator generator{seed_123()};
  headsup_random::bernoulli(generator, numbers.data(), numbers.size(), 0.9);
  CHECK(hash(numbers) == 0xe5b5c954fce7b4b8u);
}

TEST_CASE("random: MKL's stream keeps about as many as it was told to", "[random]") {
  double const keep = GENERATE(0.1, 0.5, 0.9);
  std::vector<float> numbers(100000);
  torch_generator generator{seed_123()};
  headsup_random::bernoulli(generator, numbers.data(), numbers.size(), keep, dropout_stream::mkl);
  double kept = 0;
  for (float number : numbers) kept += static_cast<double>(number);
  CHECK(std::abs(kept / 100000 - keep) < 0.01);
}

TEST_CASE("random: the words are those of std::mt19937", "[random]") {
  std::uint32_t const seed = GENERATE(0u, 1u, 123u, 789u, 5489u, 0x80000000u, 0xffffffffu);
  torch_generator generator{seed};
  std::mt19937 standard{seed};
  bool same = true;
  for (int i = 0; i < 5000; ++i) same = same && generator.u32() == standard();
  CHECK(same);
}

TEST_CASE("random: compile time and run time give the same bits", "[random]") {
  constexpr auto everything = [](auto seed) {
    torch_generator generator{seed};
    std::array<float, 210> out{};
    headsup_random::rand(generator, out.data(), 20);
    headsup_random::uniform(generator, out.data() + 20, 20, -0.7, 0.7);
    headsup_random::uniform(generator, out.data() + 40, 20, -0.1, 0.3);
    headsup_random::uniform(generator, out.data() + 60, 20, -0.1, 0.3, rounding::twice);
    headsup_random::normal(generator, out.data() + 80, 15, 0.3, 1.7);
    headsup_random::normal(generator, out.data() + 95, 40, 0.3, 1.7);
    headsup_random::normal(generator, out.data() + 135, 35, 0.3, 1.7, normal_form::scalar);
    headsup_random::bernoulli(generator, out.data() + 170, 20, 0.3);
    headsup_random::bernoulli(generator, out.data() + 190, 20, 0.3, dropout_stream::mkl);
    return std::bit_cast<std::array<std::uint32_t, 210>>(out);
  };
  constexpr auto at_compile_time = everything(std::uint64_t{123});
  CHECK(everything(seed_123()) == at_compile_time);
}

TEST_CASE("random: bad arguments are refused by name, and nothing is drawn", "[random]") {
  constexpr double largest = static_cast<double>(std::numeric_limits<float>::max());
  constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
  torch_generator generator{seed_123()};
  float out[20];
  auto const uniform = [&](double lo, double hi) {
    return refusal([&] { headsup_random::uniform(generator, out, 20, lo, hi); });
  };
  auto const normal = [&](double mean, double deviation) {
    return refusal([&] { headsup_random::normal(generator, out, 20, mean, deviation); });
  };
  auto const bernoulli = [&](double keep, dropout_stream stream) {
    return refusal([&] { headsup_random::bernoulli(generator, out, 20, keep, stream); });
  };

  std::string const bounds = "headsup_random::uniform: lo and hi must be finite as floats, and lo not above hi";
  CHECK(uniform(1, 0) == bounds);
  CHECK(uniform(not_a_number, 0) == bounds);
  CHECK(uniform(0, not_a_number) == bounds);
  CHECK(uniform(0, 2 * largest) == bounds);
  CHECK(uniform(-largest, largest) == "headsup_random::uniform: hi - lo must be finite as a float");
  CHECK(refusal([] { headsup_random::linear_bound(0); }) == "headsup_random::linear_bound: d_in must be positive");

  CHECK(normal(not_a_number, 1) == "headsup_random::normal: mean must be finite as a float");
  CHECK(normal(2 * largest, 1) == "headsup_random::normal: mean must be finite as a float");
  std::string const deviations = "headsup_random::normal: deviation must be finite as a float and not negative";
  CHECK(normal(0, -1) == deviations);
  CHECK(normal(0, not_a_number) == deviations);

  for (auto stream : {dropout_stream::torch, dropout_stream::mkl}) {
    std::string const probability = "headsup_random::bernoulli: keep_probability must be from 0 to 1";
    CHECK(bernoulli(-0.1, stream) == probability);
    CHECK(bernoulli(1.1, stream) == probability);
    CHECK(bernoulli(not_a_number, stream) == probability);
  }

  CHECK(generator.u32() == 2991312382);
}
