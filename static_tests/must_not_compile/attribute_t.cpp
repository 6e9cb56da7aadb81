// expect: HU054 T: is no member here, but a function, which finds axes by role; fix: transpose(x), or transpose<role, other_role>(x)
// templates between: 2
// advice: transpose<role, other_role>(x)
// advice: transpose(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<6>, head_dim<2>> queries{};
constexpr tensor<float, keys<6>, head_dim<2>> key_vectors{};

#ifdef REFUSED
constexpr auto scores = matmul(queries, key_vectors.T);
#else
constexpr auto scores = matmul(queries, transpose(key_vectors));
#endif
