#include <headsup/random/bernoulli.hpp>

#include <array>
#include <limits>
#include <type_traits>

using namespace headsup;

template <class Mask, std::size_t N>
constexpr std::array<Mask, N> bernoulli(double keep_probability, dropout_stream stream = dropout_stream::torch) {
  torch_generator generator{123};
  std::array<Mask, N> out{};
  headsup_random::bernoulli(generator, out.data(), N, keep_probability, stream);
  return out;
}

// The word that follows a mask of N elements.
template <std::size_t N> constexpr std::uint32_t word_after(dropout_stream stream) {
  torch_generator generator{123};
  std::array<bool, N + 1> out{};
  headsup_random::bernoulli(generator, out.data(), N, 0.5, stream);
  return generator.u32();
}

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

// what it computes: PyTorch 1.13.1, torch.manual_seed(123); nn.Dropout(0.5)(torch.ones(6, 6)) / 2
static_assert(bernoulli<int, 36>(0.5) == std::array{1, 1, 0, 1, 1, 0,  //
                                                    0, 0, 0, 1, 0, 1,  //
                                                    1, 1, 1, 1, 0, 1,  //
                                                    0, 1, 1, 0, 0, 1,  //
                                                    0, 1, 0, 1, 0, 1,  //
                                                    0, 1, 1, 1, 1, 0});

// The same call of a PyTorch with MKL on an Intel processor, as readers of the book report it:
// rasbt/LLMs-from-scratch, #57.
static_assert(bernoulli<int, 36>(0.5, dropout_stream::mkl) == std::array{1, 1, 1, 1, 1, 1,  //
                                                                         0, 1, 0, 0, 0, 0,  //
                                                                         0, 0, 1, 0, 1, 0,  //
                                                                         1, 1, 0, 0, 0, 1,  //
                                                                         1, 0, 0, 0, 0, 1,  //
                                                                         0, 1, 0, 0, 0, 0});

// torch.manual_seed(123); torch.empty(24).bernoulli_(0.75), then 0.1
static_assert(bernoulli<int, 24>(0.75) ==
              std::array{1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
static_assert(bernoulli<int, 24>(0.1) ==
              std::array{0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});

// A mask may be of bool, of float or of any other number.
static_assert(bernoulli<bool, 6>(0.5) == std::array{true, true, false, true, true, false});
static_assert(bernoulli<float, 6>(0.5) == std::array{1.0f, 1.0f, 0.0f, 1.0f, 1.0f, 0.0f});

// 0 and 1 are no special cases.
static_assert(bernoulli<bool, 4>(0) == std::array<bool, 4>{});
static_assert(bernoulli<bool, 4>(1) == std::array{true, true, true, true});
static_assert(bernoulli<bool, 4>(0, dropout_stream::mkl) == std::array<bool, 4>{});
static_assert(bernoulli<bool, 4>(1, dropout_stream::mkl) == std::array{true, true, true, true});

// Draws: two per number, or one per mask; none for an empty mask.
static_assert(word_after<0>(dropout_stream::torch) == 2991312382);
static_assert(word_after<1>(dropout_stream::torch) == 1228959102);
static_assert(word_after<2>(dropout_stream::torch) == 974319580);
static_assert(word_after<0>(dropout_stream::mkl) == 2991312382);
static_assert(word_after<1>(dropout_stream::mkl) == 3062119789);
static_assert(word_after<20>(dropout_stream::mkl) == 3062119789);

// what it refuses
static_assert(Constant<[] { bernoulli<bool, 1>(0.5); }>);
static_assert(!Constant<[] { bernoulli<bool, 1>(-0.1); }>);
static_assert(!Constant<[] { bernoulli<bool, 1>(1.1); }>);
static_assert(!Constant<[] { bernoulli<bool, 0>(1.1); }>);
static_assert(!Constant<[] { bernoulli<bool, 1>(std::numeric_limits<double>::quiet_NaN()); }>);
