// expect: HU002 embedding: the ids (d_in<3>) and the rows of the table (vocab<3>, d_in<3>) share a role; fix: rename<d_in, tokens>(ids) if d_in means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr embedding<vocab<3>, d_in<3>> layer{};
constexpr tensor<int, d_in<3>> ids{};

#ifdef REFUSED
constexpr auto y = layer(ids);
#else
constexpr auto y = layer(rename<d_in, tokens>(ids));
#endif
