// expect: HU023 embedding: the ids (d_in<3>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr embedding<vocab<3>, d_in<3>> layer{};
constexpr tensor<int, d_in<3>> ids{};

#ifdef REFUSED
constexpr auto y = layer(ids);
#else
constexpr auto y = layer(rename<d_in, tokens>(ids));
#endif
