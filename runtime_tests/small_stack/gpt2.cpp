// The attention of GPT-2 small, and a linear layer of the width of GPT-2 XL, where the stack is half a megabyte. The
// scores alone are 50 megabytes.

#include <headsup/headsup.hpp>

#include <cmath>
#include <cstddef>
#include <cstdio>

using namespace headsup;

namespace {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HEADSUP_SANITIZED
#endif
#endif

// No token sees a later one: the first of them come out the same without the rest, and sanitizers are slow.
#if defined(__SANITIZE_ADDRESS__) || defined(HEADSUP_SANITIZED)
constexpr std::size_t length = 128;
#else
constexpr std::size_t length = 1024;
#endif

struct recorded {
  std::size_t token, feature;
  float number;
};

int mistakes = 0;

void check(char const* what, double got, double expected, double tolerance) {
  if (std::fabs(got - expected) <= tolerance) return;
  std::printf("%s: %.9g, and not %.9g\n", what, got, expected);
  ++mistakes;
}

template <class Y, std::size_t N>
void check(char const* what, Y const& y, recorded const (&all)[N], double tolerance, double mean, double first_mean) {
  for (auto const& [token, feature, number] : all)
    if (token < length) check(what, static_cast<double>(y(0, token, feature)), static_cast<double>(number), tolerance);
  double sum = 0;
  for (std::size_t i = 0; i < y.size(); ++i) sum += static_cast<double>(y.data()[i]);
  check(what, sum / static_cast<double>(y.size()), length == 1024 ? mean : first_mean, 1e-7);
}

// All that is expected was computed by PyTorch 1.13.1, which is off by up to 9e-7 and 3.5e-6 itself.

// torch.manual_seed(123); mha = MultiHeadAttention(768, 768, 1024, 0.0, num_heads=12); mha(torch.rand(1, 1024, 768))
void gpt2_small() {
  torch_generator generator{123};
  auto const mha = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>{generator};
  auto const x = rand<batch<1>, tokens<length>, d_in<768>>(generator);
  constexpr recorded all[] = {{0, 0, 0.240990832f},     {0, 767, -0.0161334015f},   {1, 300, 0.0412856378f},
                              {7, 64, -0.0272573903f},  {31, 511, 0.145501778f},    {63, 1, 0.0161626637f},
                              {64, 640, 0.0757174715f}, {127, 128, -0.0353000462f}, {255, 5, 0.10533531f},
                              {511, 383, 0.141621813f}, {777, 700, -0.219158083f},  {1023, 766, 0.127888724f}};
  check("multi_head_attention", mha(x), all, 2e-6, -0.00184178138, -0.00190789891);
}

// torch.manual_seed(123); layer = nn.Linear(1600, 1600); layer(torch.rand(1, 1024, 1600))
void wide_linear() {
  torch_generator generator{123};
  auto const layer = linear<d_in<1600>, d_out<1600>>{generator};
  auto const x = rand<batch<1>, tokens<length>, d_in<1600>>(generator);
  constexpr recorded all[] = {{0, 0, 0.0894795209f},   {1, 1599, -0.237613693f},   {63, 800, -0.294071615f},
                              {127, 16, 0.125475302f}, {512, 1001, 0.0621463507f}, {1023, 1598, -0.132282108f}};
  check("linear", layer(x), all, 1e-5, 0.0101521285, 0.00960009218);
}

}  // namespace

int main() {
  gpt2_small();
  wide_linear();
  return mistakes == 0 ? 0 : 1;
}
