#include <headsup/random/torch_generator.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

using headsup::torch_generator;

template <class Seed> constexpr std::array<std::uint32_t, 5> words_after(Seed seed) {
  torch_generator generator{seed};
  return {generator.u32(), generator.u32(), generator.u32(), generator.u32(), generator.u32()};
}

constexpr std::uint32_t word(std::size_t which, torch_generator generator) {
  for (std::size_t i = 1; i < which; ++i) generator.u32();
  return generator.u32();
}

// what it is
static_assert(std::is_trivially_copyable_v<torch_generator>);
static_assert(std::is_constructible_v<torch_generator, int>);
static_assert(std::is_constructible_v<torch_generator, unsigned char>);
static_assert(std::is_nothrow_constructible_v<torch_generator, std::uint64_t>);

// what it computes: PyTorch 1.13.1, torch.manual_seed(seed); torch.empty(5, dtype=torch.int64).random_(0, 2**32 - 1)
using words = std::array<std::uint32_t, 5>;
static_assert(words_after(0) == words{2357136044, 2546248239, 3071714933, 3626093760, 2588848963});
static_assert(words_after(123) == words{2991312382, 3062119789, 1228959102, 1840268610, 974319580});
static_assert(words_after(789) == words{1388712499, 568673934, 988903838, 89829586, 3409254273});
static_assert(words_after(-1) == words{419326371, 479346978, 3918654476, 2416749639, 3388880820});
static_assert(words_after((std::int64_t{1} << 32) + 123) == words_after(123));
static_assert(words_after((std::uint64_t{1} << 32) - 1) == words_after(-1));
static_assert(words_after(static_cast<signed char>(-1)) == words_after(-1));

// The C++ standard asks the same number of std::mt19937: [rand.predef].
static_assert(word(10000, torch_generator{5489}) == 4123659995);

static_assert(torch_generator{123}.u64() == (std::uint64_t{2991312382} << 32 | 3062119789));
static_assert(torch_generator{123}.u24() == 2991312382 % (1 << 24));
static_assert(torch_generator{123}.unit24() == 0.296111941f);

// torch.manual_seed(123); torch.rand(3, dtype=torch.float64)
static_assert([] {
  torch_generator generator{123};
  return std::array{generator.unit53(), generator.unit53(), generator.unit53()};
}() == std::array{0.36889587066427298, 0.013365949855291825, 0.59178003830187387});

// A copy continues from the same state and leaves the original unchanged.
static_assert([] {
  torch_generator generator{123};
  for (int i = 0; i < 700; ++i) generator.u32();
  torch_generator copy = generator;
  std::uint32_t const next = copy.u32();
  copy.u32();
  return generator.u32() == next && generator.u32() != next;
}());

// Seeding again restarts the stream, even in the middle of a cycle of 624 words.
static_assert([] {
  torch_generator generator{5};
  for (int i = 0; i < 700; ++i) generator.u32();
  generator.keep_spare_normal(1);
  generator.seed(123);
  return generator.u32() == 2991312382 && word(1000, generator) == word(1001, torch_generator{123}) &&
         !generator.has_spare_normal();
}());

static_assert([] {
  torch_generator generator{5};
  bool const empty = !generator.has_spare_normal();
  generator.keep_spare_normal(0.25);
  bool const kept = generator.has_spare_normal();
  return empty && kept && generator.take_spare_normal() == 0.25 && !generator.has_spare_normal();
}());

// what it refuses
static_assert(!std::is_default_constructible_v<torch_generator>);
static_assert(!std::is_convertible_v<int, torch_generator>);
static_assert(!std::is_constructible_v<torch_generator, double>);
static_assert(!std::is_constructible_v<torch_generator, char const*>);
