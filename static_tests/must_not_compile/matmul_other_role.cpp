// expect: HU006 matmul
// expect: keys<3> is not context<3>
// expect: fix: rename<context, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> weights{};
constexpr tensor<float, headsup::context<3>, d_out<3>> values{};

#ifdef REFUSED
constexpr auto y = matmul(weights, values);
#else
constexpr auto y = matmul(weights, rename<headsup::context, keys>(values));
#endif
