// A program of multi-head attention at GPT-2's sizes, for compile_time: only small, or all four (-DALL).

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t Features, std::size_t Heads> float first_number() {
  torch_generator generator{123};
  multi_head_attention<d_in<Features>, d_out<Features>, context_length<1024>, heads<Heads>> const mha(generator);
  auto const x = uniform<batch<1>, tokens<1024>, d_in<Features>>(generator, 0.0, 1.0);
  return mha(x).data()[0];
}

int main() {
  float sum = first_number<768, 12>();
#ifdef ALL
  sum += first_number<1024, 16>() + first_number<1280, 20>() + first_number<1600, 25>();
#endif
  return sum > 0 ? 0 : 1;
}
