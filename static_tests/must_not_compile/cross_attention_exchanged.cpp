// expect: HU003 cross_attention: x has no tokens (keys<5>, d_in<6>); fix: layer(second, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr cross_attention<d_in<6>, d_in<6>, d_out<6>, heads<2>> layer{};
constexpr auto question = zeros<float, tokens<2>, d_in<6>>();
constexpr auto text_vectors = zeros<float, keys<5>, d_in<6>>();

#ifdef REFUSED
auto y = layer(text_vectors, question);
#else
auto y = layer(question, text_vectors);
#endif
