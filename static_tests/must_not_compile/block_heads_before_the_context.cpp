// expect: HU043 transformer_block: heads<2> is in the place of context_length, context_length<6> in that of heads; fix: transformer_block<d_in<6>, context_length<6>, heads<2>>
// templates between: 1

#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
transformer_block<d_in<6>, heads<2>, context_length<6>> const block{torch_generator{123}};
#else
transformer_block<d_in<6>, context_length<6>, heads<2>> const block{torch_generator{123}};
#endif
auto const y = block(ones<float, tokens<5>, d_in<6>>());
