// expect: HU004 contract: left has batch<2>, right has batch<3>; fix: right with batch<2>, or rename<batch, another_role>(right)
// advice: right with batch<2>
// where: another_role = heads

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, batch<2>, tokens<6>, head_dim<5>>();
constexpr auto key_vectors = zeros<float, batch<3>, keys<6>, head_dim<5>>();

#ifdef REFUSED
auto scores = contract<head_dim>(queries, key_vectors);
#else
auto scores = contract<head_dim>(queries, rename<batch, heads>(key_vectors));
#endif
