#ifndef HEADSUP_RUNTIME_TESTS_CHECK_ATTENTION_HPP
#define HEADSUP_RUNTIME_TESTS_CHECK_ATTENTION_HPP

#include "catch.hpp"
#include "machine.hpp"
#include "reference_attention.hpp"

#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <cstddef>
#include <cstring>
#include <random>
#include <vector>

/// Inputs of variance 1 and PyTorch's initial weights give outputs below 2, whose sums of some hundred products each
/// lose at most 2e-6 in all.
inline constexpr double attention_tolerance = 2e-6;

template <class In>
using sequences =
    headsup::tensor_view<float const, headsup::batch<headsup::dynamic>, headsup::tokens<headsup::dynamic>, In>;

template <class In> sequences<In> sequences_of(float const* first, std::size_t examples, std::size_t tokens) {
  return sequences<In>(first, headsup::sized<headsup::batch>(examples), headsup::sized<headsup::tokens>(tokens));
}

/// A view of memory in the shape of a tensor.
template <headsup::Axis... As>
headsup::tensor_view<float, As...> shaped_like(headsup::tensor<float, As...> const& other, float* first) {
  return headsup::tensor_view<float, As...>(first, other.sizes());
}

inline bool same_bits(float const* a, std::vector<float> const& b) {
  return std::memcmp(a, b.data(), b.size() * sizeof(float)) == 0;
}

/// A layer at run time against loops in double: plain and packed, with each instruction set, any number of threads, and
/// any alignment of its input.
template <class Layer> void check_attention(Layer const& layer) {
  using namespace headsup;
  using in = typename Layer::features;
  reference::attention const exact = reference::describe(layer);
  std::vector<packed<Layer>> packs;
  for (instruction_set which : instruction_sets()) packs.push_back(pack(layer, which));

  unsigned seed = 0;
  for (std::size_t examples : {1u, 3u})
    for (std::size_t count : {1u, 2u, 3u, 7u, 13u, 63u, 64u, 65u, 127u}) {
      if (!fast && examples * count > 70) continue;
      std::size_t const size = examples * count * in::size;
      auto const numbers = reference::normal_numbers(size + 1, ++seed);
      std::vector<float> moved(numbers);
      std::memmove(moved.data() + 1, numbers.data(), size * sizeof(float));
      auto const x = sequences_of<in>(numbers.data(), examples, count);
      auto const unaligned = sequences_of<in>(moved.data() + 1, examples, count);
      auto const expected = reference::attend(exact, numbers.data(), examples, count);

      for (std::size_t s = 0; s < packs.size(); ++s) {
        using_instruction_set const now(instruction_sets()[s]);
        std::vector<float> plain_alone, packed_alone;
        for (std::size_t threads : {1u, 2u, 3u, 5u}) {
          worker_threads const team(threads, oversubscribe::yes);
          CAPTURE(s, examples, count, threads);
          auto const plain = layer(x);
          constexpr float untouched = 7.25f;
          std::vector<float> memory(expected.size() + 2, untouched);
          packs[s].into(shaped_like(plain, memory.data() + 1), unaligned);
          CHECK((memory.front() == untouched && memory.back() == untouched));
          if (threads == 1) {
            plain_alone.assign(plain.data(), plain.data() + plain.size());
            packed_alone.assign(memory.begin() + 1, memory.end() - 1);
            REQUIRE(plain.size() == expected.size());
            CHECK(reference::distance(plain.data(), expected.data(), expected.size()) <= attention_tolerance);
            CHECK(reference::distance(packed_alone.data(), expected.data(), expected.size()) <= attention_tolerance);
            auto const again = packs[s](x);
            CHECK(same_bits(again.data(), packed_alone));
            CHECK(same_bits(layer(unaligned).data(), plain_alone));
          } else {
            CHECK(same_bits(plain.data(), plain_alone));
            CHECK(same_bits(memory.data() + 1, packed_alone));
          }
        }
      }
    }
}

/// The same where some tokens are padding, before or after the others: which are present is drawn at random.
template <class Layer> void check_padded_attention(Layer const& layer) {
  using namespace headsup;
  using in = typename Layer::features;
  reference::attention const exact = reference::describe(layer);
  std::mt19937 random(1);
  for (std::size_t examples : {1u, 3u})
    for (std::size_t count : {1u, 2u, 3u, 7u, 13u, 65u, 127u}) {
      if (!fast && examples * count > 70) continue;
      auto const numbers = reference::normal_numbers(examples * count * in::size, static_cast<unsigned>(count));
      auto const x = sequences_of<in>(numbers.data(), examples, count);
      tensor<bool, batch<dynamic>, tokens<dynamic>> present(sized<batch>(examples), sized<tokens>(count));
      for (std::size_t e = 0; e < examples; ++e) {
        std::size_t const first = random() % count, last = first + random() % (count - first) + 1;
        for (std::size_t i = 0; i < count; ++i) present.data()[e * count + i] = i >= first && i < last;
      }
      auto const expected = reference::attend(exact, numbers.data(), examples, count, present.data());
      for (instruction_set which : instruction_sets()) {
        using_instruction_set const now(which);
        for (std::size_t threads : {1u, 2u}) {
          worker_threads const team(threads, oversubscribe::yes);
          CAPTURE(static_cast<int>(which), examples, count, threads);
          auto const y = layer(x, present);
          CHECK(reference::distance(y.data(), expected.data(), expected.size()) <= attention_tolerance);
          auto const fast_y = pack(layer, which)(x, transpose<batch, tokens>(present));
          CHECK(reference::distance(fast_y.data(), expected.data(), expected.size()) <= attention_tolerance);
        }
      }
    }
}

#endif
