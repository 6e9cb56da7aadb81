#include "check_attention.hpp"

using namespace headsup;

// The kernel takes a few heads or a few sequences at a time, so that its memory besides input and output stays
// small. Here they do not fit at once, and heads do not end where panels of their weights do.

namespace {

template <class Layer> void check_waves(Layer const& layer, std::size_t examples, std::size_t count, bool decoding) {
  using in = typename Layer::features;
  auto const exact = reference::describe(layer);
  std::size_t const out = exact.out();
  auto const numbers = reference::normal_numbers(examples * count * in::size, 1);
  auto const x = sequences_of<in>(numbers.data(), examples, count);
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < 12; ++i) rows.push_back(i * (count - 1) / 11);
  std::vector<std::vector<double>> expected;
  for (std::size_t e = 0; e < examples; ++e)
    expected.push_back(reference::attend<double>(exact, numbers.data() + e * count * in::size, count, rows,
                                                 [](std::size_t, std::size_t, std::size_t) { return 1.0f; }));
  auto const check = [&](auto const& y) {
    double error = 0;
    for (std::size_t e = 0; e < examples; ++e)
      for (std::size_t i = 0; i < rows.size(); ++i)
        error = std::max(
            error, reference::distance(y.data() + (e * count + rows[i]) * out, expected[e].data() + i * out, out));
    CHECK(error <= attention_tolerance);
  };

  auto const sets = fast ? instruction_sets() : std::vector{widest_instruction_set()};
  for (instruction_set which : sets) {
    using_instruction_set const now(which);
    auto const packs = pack(layer);
    std::vector<float> alone;
    for (std::size_t threads : {1u, 3u}) {
      CAPTURE(static_cast<int>(which), threads);
      worker_threads const team(threads, oversubscribe::yes);
      auto const y = packs(x);
      check(y);
      if (threads == 1) alone.assign(y.data(), y.data() + y.size());
      CHECK(same_bits(y.data(), alone));
      if (!fast) break;
      check(layer(x));
      if constexpr (requires { typename Layer::template cache<batch<5>>; })
        if (decoding) {
          typename Layer::template cache<batch<5>> cache;
          check(packs.step(x, cache));
        }
    }
  }
}

}  // namespace

TEST_CASE("attention at run time: heads of 80 features that do not fit at once", "[layers]") {
  using layer = multi_head_attention<d_in<24>, d_out<800>, context_length<1024>, heads<10>>;
  check_waves(layer{torch_generator{1}}, 1, fast ? 1024 : 600, false);
}

TEST_CASE("attention at run time: heads of 40 features that do not fit at once", "[layers]") {
  using layer = multi_head_attention<d_in<24>, d_out<800>, context_length<1021>, heads<20>, qkv_bias::yes>;
  check_waves(layer{torch_generator{2}}, 1, fast ? 1021 : 450, false);
}

TEST_CASE("attention at run time: sequences that do not fit at once", "[layers]") {
  using layer = multi_head_attention<d_in<24>, d_out<768>, context_length<300>, heads<12>>;
  check_waves(layer{torch_generator{3}}, 5, fast ? 300 : 90, true);
}
