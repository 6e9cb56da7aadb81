// expect: HU037 embedding: ids holds float, it takes integers; fix: to<int>(ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr embedding<vocab<5>, d_in<3>> layer;
constexpr tensor<float, tokens<2>> ids{{1, 4}};

#ifdef REFUSED
auto rows = layer(ids);
#else
auto rows = layer(to<int>(ids));
#endif
