// expect: HU033 has_shape: X is (tokens<6>, heads<2>, keys<5>), you wrote (heads<2>, tokens<6>, keys<5>); fix: transpose<tokens, heads>(x), or has_shape<X, tokens<6>, heads<2>, keys<5>>
// templates between: 1
// at: queries in contract<head_dim>(queries, key_vectors)
// advice: has_shape<X, tokens<6>, heads<2>, keys<5>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries = zeros<float, tokens<6>, heads<2>, head_dim<3>>();
constexpr auto key_vectors = zeros<float, keys<5>, heads<2>, head_dim<3>>();

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(queries, key_vectors);
#else
constexpr auto scores = contract<head_dim>(transpose<tokens, heads>(queries), key_vectors);
#endif
static_assert(has_shape<decltype(scores), heads<2>, tokens<6>, keys<5>>);
