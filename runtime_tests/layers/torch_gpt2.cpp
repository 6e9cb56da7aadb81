#include "torch_gpt2.hpp"

#include "check_attention.hpp"

using namespace headsup;

// torch.manual_seed(123); mha = MultiHeadAttention(768, 768, 1024, 0.0, 12); mha(torch.rand(1, 1024, 768))
TEST_CASE("PyTorch: the attention of GPT-2 small on 1024 tokens", "[layers]") {
  if (!fast) return;  // two minutes without optimisation, and nothing that smaller tests do not execute
  torch_generator generator{123};
  multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>> const layer(generator);
  auto const x = rand<batch<1>, tokens<1024>, d_in<768>>(generator);

  std::vector<std::size_t> rows;
  for (auto const& each : torch_gpt2::outputs) rows.push_back(static_cast<std::size_t>(each.row));
  auto const exact = reference::attend<double>(reference::describe(layer), x.data(), 1024, rows,
                                               [](std::size_t, std::size_t, std::size_t) { return 1.0f; });

  for (instruction_set which : instruction_sets())
    for (bool const packing : {false, true}) {
      using_instruction_set const now(which);
      auto const y = packing ? pack(layer)(x) : layer(x);
      double from_torch = 0, from_exact = 0;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        auto const& expected = torch_gpt2::outputs[i];
        float const* const got = y.data() + rows[i] * 768;
        for (int j = 0; j < torch_gpt2::columns; ++j)
          from_torch = std::max(
              from_torch, reference::distance(got + torch_gpt2::column(expected.row, j), expected.numbers + j, 1));
        from_exact = std::max(from_exact, reference::distance(got, exact.data() + i * 768, 768));
      }
      CAPTURE(static_cast<int>(which), packing);
      CHECK(from_torch <= attention_tolerance);
      CHECK(from_exact <= 2 * torch_gpt2::error);
    }
}
