// expect: HU006 matmul: sums over the last axis of left (tokens<3>, keys<3>) and the second-to-last of right (context_length<3>, d_out<3>), but keys<3> is not context_length<3>; fix: rename<context_length, keys>(right) if context_length means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> weights{};
constexpr tensor<float, context_length<3>, d_out<3>> values{};

#ifdef REFUSED
constexpr auto y = matmul(weights, values);
#else
constexpr auto y = matmul(weights, rename<context_length, keys>(values));
#endif
