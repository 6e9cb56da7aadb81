// Products of bfloat16, with the processor's instructions for them or without: the bits of headsup_math::add_pair for a
// linear layer. Those of attention are printed, to be compared.
#include "../serving/product_of_pairs.hpp"

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <bit>
#include <cstdint>
#include <cstdio>

using namespace headsup;

namespace {

using in_pairs = computed_in<bfloat16>;

// With an odd number of steps, of which there are more than the 256 of a part.
constexpr std::size_t steps = 301;
using layer_type = linear<d_in<steps>, d_out<23>>;

std::size_t wrong_numbers() {
  layer_type const layer{torch_generator{1}};
  auto x = randn<tokens<70>, d_in<steps>>(torch_generator{2});
  x.data()[0] = 0x1p-130f;  // subnormal, and counts as 0
  auto const y = pack<in_pairs>(layer)(x);
  std::size_t wrong = 0;
  for (std::size_t t = 0; t < 70; ++t)
    for (std::size_t o = 0; o < 23; ++o)
      wrong += y.data()[t * 23 + o] !=
               product_of_pairs(x.data() + t * steps, layer.weight.data() + o * steps, steps, layer.bias.data() + o);
  return wrong;
}

}  // namespace

int main() {
  std::size_t const wrong = wrong_numbers();
  std::printf("%zu of %d numbers of a linear layer are others\n", wrong, 70 * 23);
  using attention_type = multi_head_attention<d_in<40>, d_out<48>, context_length<70>, heads<3>>;
  auto const attention = pack<bfloat16, in_pairs>(attention_type{torch_generator{3}});
  auto const y = attention(randn<tokens<70>, d_in<40>>(torch_generator{4}));
  std::uint64_t bits = 0;
  for (float each : y) bits = bits * 1099511628211u + std::bit_cast<std::uint32_t>(each);
  std::printf("attention: %016llx, first %.9g\n", static_cast<unsigned long long>(bits),
              static_cast<double>(y.data()[0]));
  return wrong == 0 ? 0 : 1;
}
