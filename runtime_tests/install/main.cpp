#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = tensor<float, tokens<2>, d_in<2>>{{{3, 4}, {4, 3}}};
constexpr auto scores = matmul(x, transpose(rename<tokens, keys>(x)));  // tokens<2>, keys<2>
static_assert(scores(0, 1) == 24);

int main() { return scores(1, 1) == 25 ? 0 : 1; }
