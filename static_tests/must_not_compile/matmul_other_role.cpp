// expect: HU006 matmul
// expect: keys<3> is not context_length<3>
// expect: fix: rename<context_length, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> weights{};
constexpr tensor<float, context_length<3>, d_out<3>> values{};

#ifdef REFUSED
constexpr auto y = matmul(weights, values);
#else
constexpr auto y = matmul(weights, rename<context_length, keys>(values));
#endif
