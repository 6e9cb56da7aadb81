// expect: HU006 matmul: sums over the last axis of left (heads<3>, tokens<3>, head_dim<3>) and the second-to-last of right (heads<3>, keys<3>, head_dim<3>), but head_dim<3> is not keys<3>; fix: matmul(left, transpose<keys, head_dim>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, heads<3>, tokens<3>, head_dim<3>> queries{};
constexpr tensor<float, heads<3>, keys<3>, head_dim<3>> key_vectors{};

#ifdef REFUSED
constexpr auto scores = matmul(queries, key_vectors);
#else
constexpr auto scores = matmul(queries, transpose<keys, head_dim>(key_vectors));
#endif
