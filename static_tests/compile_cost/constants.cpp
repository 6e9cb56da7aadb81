// What a function makes of constants is computed when it runs: nothing here is stored number by number.
#include <headsup/headsup.hpp>

using namespace headsup;

void take_all(float const*, int const*, bool const*, float const*, float const*);

void run() {
  auto const ones_of_features = ones<float, d_in<768>>() * 2.0f;
  auto const positions = arange<int, tokens<1024>>();
  auto const present = tril<tokens, keys>(ones<bool, tokens<60>, keys<64>>());
  layer_normalization<d_in<760>> const norm;
  linear<d_in<32>, d_out<64>> const projection{torch_generator{123}};
  take_all(ones_of_features.data(), positions.data(), present.data(), norm.weight.data(), projection.weight.data());
}
