#include "check_attention.hpp"

using namespace headsup;

namespace {

// The attention of a GPT-2: some rows of its output against loops in double, for which all keys and values are needed.
template <std::size_t Features, std::size_t Heads> void check_size(std::vector<std::size_t> const& counts) {
  if (!fast) return;  // minutes without optimisation, and nothing that smaller tests do not execute
  using layer_type = multi_head_attention<d_in<Features>, d_out<Features>, context_length<1024>, heads<Heads>>;
  layer_type const layer{torch_generator{123}};
  auto const exact = reference::describe(layer);
  std::vector<packed<layer_type>> packs;
  for (instruction_set which : instruction_sets()) packs.push_back(pack(layer, which));
  for (std::size_t count : counts) {
    auto const numbers = reference::normal_numbers(count * Features, static_cast<unsigned>(count));
    auto const x = sequences_of<d_in<Features>>(numbers.data(), 1, count);
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < 15; ++i) rows.push_back(i * i * (count - 1) / (14 * 14));
    rows.push_back(count - 2);
    auto const expected = reference::attend<double>(exact, numbers.data(), count, rows,
                                                    [](std::size_t, std::size_t, std::size_t) { return 1.0f; });
    auto const check = [&](auto const& y) {
      double error = 0;
      for (std::size_t i = 0; i < rows.size(); ++i)
        error = std::max(error,
                         reference::distance(y.data() + rows[i] * Features, expected.data() + i * Features, Features));
      CHECK(error <= attention_tolerance);
    };
    for (std::size_t i = 0; i < packs.size(); ++i) {
      CAPTURE(Features, count, i);
      worker_threads const team(1 + i % 2, oversubscribe::yes);
      check(packs[i](x));
      if (i + 1 == packs.size()) check(layer(x));
    }
  }
}

}  // namespace

TEST_CASE("GPT-2: the small one", "[layers]") { check_size<768, 12>({1024, 1023, 1000}); }
TEST_CASE("GPT-2: the medium one", "[layers]") { check_size<1024, 16>({1024}); }
TEST_CASE("GPT-2: the large one", "[layers]") { check_size<1280, 20>({1024}); }
TEST_CASE("GPT-2: the XL one", "[layers]") { check_size<1600, 25>({333}); }
