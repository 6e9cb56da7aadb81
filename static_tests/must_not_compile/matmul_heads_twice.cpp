// expect: HU007 matmul: the result would have heads twice (keys<11>, batch<5>, tokens<7>, heads<2>, heads<2>); fix: contract<head_dim>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<5>, tokens<7>, heads<2>, head_dim<3>>();
constexpr auto key_vectors = zeros<float, batch<5>, keys<11>, heads<2>, head_dim<3>>();

#ifdef REFUSED
auto scores = matmul(queries, transpose<heads, head_dim>(key_vectors));
#else
auto scores = contract<head_dim>(queries, key_vectors);
#endif
