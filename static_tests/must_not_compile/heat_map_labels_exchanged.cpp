// expect: HU071 heat_map: (tokens<2>, keys<3>) has tokens<2> as rows, got 3 labels for them, and 2 for the columns; fix: heat_map(x, columns, rows)

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<2>, keys<3>>();
constexpr char const* words[3] = {"Your", "journey", "starts"};
constexpr char const* queries[2] = {"with", "one"};

#ifdef REFUSED
auto picture = heat_map(x, words, queries);
#else
auto picture = heat_map(x, queries, words);
#endif
