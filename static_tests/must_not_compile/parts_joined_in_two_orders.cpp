// expect: HU010 contract: features<6> is (content<4>, position<2>) side by side in left, (position<2>, content<4>) in right: the same numbers in another order; fix: join<features, content, position>(part<content>(right), part<position>(right))

#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

using namespace headsup;

template <std::size_t N> struct features : headsup::axis<"features", N> {};
template <std::size_t N> struct content : headsup::axis<"content", N> {};
template <std::size_t N> struct position : headsup::axis<"position", N> {};

constexpr auto what = zeros<float, tokens<5>, content<4>>();
constexpr auto where_it_is = zeros<float, tokens<5>, position<2>>();
constexpr auto queries = join<features, content, position>(what, where_it_is);

#ifdef REFUSED
constexpr auto key_vectors = rename<tokens, keys>(join<features, position, content>(where_it_is, what));
#else
constexpr auto key_vectors = rename<tokens, keys>(join<features, content, position>(what, where_it_is));
#endif
auto scores = contract<features>(queries, key_vectors);
