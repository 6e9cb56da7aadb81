// expect: HU009 transformer_block: d_in<8> is not divisible by heads<3>; fix: heads<2>
// templates between: 1

#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
transformer_block<d_in<8>, context_length<6>, heads<3>> const block{torch_generator{123}};
#else
transformer_block<d_in<8>, context_length<6>, heads<2>> const block{torch_generator{123}};
#endif
auto const y = block(ones<float, tokens<5>, d_in<8>>());
